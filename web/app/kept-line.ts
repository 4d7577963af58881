/** The end of each panel: what becomes of what a person enters. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageMessages } from '../locales/page-messages';
import type { Keeper } from './keeper';

export class KeptLine {
  /** Whether a person is asked if all that is kept shall go. */
  #isAsked = false;
  readonly #keeper: Keeper;
  readonly #redraw: () => void;

  constructor(keeper: Keeper, redraw: () => void) {
    this.#keeper = keeper;
    this.#redraw = redraw;
  }

  view({ page }: PageMessages): TemplateResult {
    const words = page.kept;
    const { kept } = this.#keeper;
    if (kept === 'nowhere') return html`<p class="privacy">${page.privacy} ${words.nowhere}</p>`;
    const isAsked = this.#isAsked && kept === 'something';
    return html`<div class="privacy">
      <p>${page.privacy} ${words.where}</p>
      <button
        type="button"
        class="step"
        aria-disabled=${kept === 'nothing'}
        aria-expanded=${isAsked}
        @click=${() => this.#ask(kept === 'something' && !isAsked)}
      >
        ${words.erase}
      </button>
      ${
        isAsked
          ? html`<p>${words.question}</p>
              <button type="button" @click=${(event: Event) => this.#erase(event)}>
                ${words.eraseAll}
              </button>`
          : nothing
      }
    </div>`;
  }

  #ask(isAsked: boolean): void {
    this.#isAsked = isAsked;
    this.#redraw();
  }

  /** What is on the boards stays there, and is kept again once it changes. */
  #erase(event: Event): void {
    // The button goes, and takes the focus with it.
    const line = (event.target as HTMLElement).closest('.privacy');
    line?.querySelector<HTMLElement>('.step')?.focus();
    this.#keeper.eraseAll();
    this.#ask(false);
  }
}
