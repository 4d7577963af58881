/**
 * The lines at the end of the page about what stays in the browser, with a button that erases all kept
 * work.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Language } from '../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../locales/page-messages';
import type { Panel } from '../panel';
import { forgetShared } from '../ui/shared-pictures';
import type { HistoryDoor } from '../ui/history/door';
import type { Store } from '../ui/store';

export class StorageNotice {
  /** Whether the confirmation to erase all kept work is open. */
  #isAsked = false;
  #panel: Panel | null = null;
  #language: Language = 'en';
  readonly #place: HTMLElement;
  readonly #store: Store;
  readonly #history: HistoryDoor;
  readonly #panels: readonly Panel[];

  constructor(place: HTMLElement, store: Store, history: HistoryDoor, panels: readonly Panel[]) {
    this.#place = place;
    this.#store = store;
    this.#history = history;
    this.#panels = panels;
    store.addEventListener('change', () => this.#draw());
    history.addEventListener('change', () => this.#draw());
  }

  /** Shows the notice for a panel. */
  show(panel: Panel, language: Language): void {
    this.#isAsked &&= panel === this.#panel;
    this.#panel = panel;
    this.#language = language;
    this.#draw();
  }

  #draw(): void {
    const texts = pageMessagesFor(this.#language);
    render(this.#panel?.keepsWork ? this.#kept(texts) : texts.page.privacy, this.#place);
  }

  #kept({ page }: PageMessages): TemplateResult {
    const words = page.kept;
    const { kept } = this.#store;
    if (kept === 'nowhere') return html`${page.privacy} ${words.nowhere}`;
    const isAsked = this.#isAsked && kept === 'something';
    const keepers = this.#panels.filter(({ keepsWork }) => keepsWork);
    const names = keepers.map(({ id }) => page.panelNames[id]);
    return html`<p>
        ${page.privacy} ${words.where} ${this.#history.isOff ? words.noHistory : nothing}
      </p>
      <div class="buttons">
        <button
          type="button"
          class="step"
          aria-disabled=${kept === 'nothing'}
          aria-expanded=${isAsked}
          @click=${() => this.#ask(kept === 'something' && !isAsked)}
        >
          ${words.erase}
        </button>
      </div>
      ${
        isAsked
          ? html`<p>${words.question(names)}</p>
              <button type="button" @click=${() => this.#erase()}>${words.eraseAll}</button>`
          : nothing
      }`;
  }

  #ask(isAsked: boolean): void {
    this.#isAsked = isAsked;
    this.#draw();
  }

  /**
   * Erases all kept work. The boards stay as they are, and are kept again after their next change.
   */
  #erase(): void {
    // The focused button is removed.
    this.#place.querySelector<HTMLElement>('.step')?.focus();
    this.#isAsked = false;
    void this.#history.erase();
    this.#store.eraseAll();
    void forgetShared();
  }
}
