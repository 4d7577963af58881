/** The line at the end of each panel about stored work, with a button that erases it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageMessages } from '../../locales/page-messages';
import type { Keeper } from '../ui/store';

export class KeptLine {
  /** Whether the confirmation to erase all stored work is open. */
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

  /**
   * Erases all stored work. The boards stay as they are, and are stored again after their next
   * change.
   */
  #erase(event: Event): void {
    // The focused button is removed, so the focus moves to its line.
    const line = (event.target as HTMLElement).closest('.privacy');
    line?.querySelector<HTMLElement>('.step')?.focus();
    this.#keeper.eraseAll();
    this.#ask(false);
  }
}
