/**
 * The lines at the end of the page about what stays in the browser and what does not, with a button
 * that erases all kept work.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Language } from '../../locales/languages';
import { pageMessagesFor, type PageMessages } from '../../locales/page-messages';
import { nameOf, type Panel } from '../panel';
import { forgetShared } from '../ui/shared-pictures';
import type { HistoryClient } from '../ui/history/client';
import type { Store } from '../ui/store';
import { sentences } from '../../locales/sentences';

interface Keeping extends Pick<Store, 'kept' | 'unsaved' | 'isDamaged'> {
  readonly hasNoHistory: boolean;
  /** Whether the confirmation to erase all kept work is open. */
  readonly isAsked: boolean;
}

export interface Erasing {
  /** The names of the panels whose work is kept. */
  readonly panels: readonly string[];
  readonly onAsk: () => void;
  readonly onErase: () => void;
}

/** What went wrong with kept work, in words; empty if nothing did. */
function troubleIn(
  { unsaved, isDamaged }: Pick<Store, 'unsaved' | 'isDamaged'>,
  { kept }: PageMessages['page'],
): string {
  const damaged = isDamaged ? kept.damaged : '';
  if (unsaved === null) return damaged;
  const { [unsaved.why]: why, inTab, nowhere } = kept.unsaved;
  return sentences(damaged, why, unsaved.isInTab ? inTab : nowhere);
}

/** The words about kept work, with the button that erases it. */
export function keptNotice(
  keeping: Keeping,
  page: PageMessages['page'],
  { panels, onAsk, onErase }: Erasing,
): TemplateResult {
  const { kept, unsaved, hasNoHistory, isAsked } = keeping;
  const words = page.kept;
  if (kept === 'nowhere') return html`${sentences(page.privacy, words.nowhere)}`;
  const trouble = troubleIn(keeping, page);
  return html`${trouble === '' ? nothing : html`<p class="alarm">${trouble}</p>`}
    <p>
      ${sentences(
        page.privacy,
        unsaved === null ? words.where : '',
        hasNoHistory ? words.noHistory : '',
      )}
    </p>
    <div class="row">
      <button
        type="button"
        class="step"
        aria-disabled=${kept === 'nothing'}
        aria-expanded=${isAsked}
        @click=${onAsk}
      >
        ${words.erase}
      </button>
    </div>
    ${
      isAsked
        ? html`<p>${words.question(panels)}</p>
            <button type="button" @click=${onErase}>${words.eraseAll}</button>`
        : nothing
    }`;
}

export class StorageNotice {
  /** Whether the confirmation to erase all kept work is open. */
  #isAsked = false;
  #panel: Panel | null = null;
  #language: Language = 'en';
  readonly #place: HTMLElement;
  readonly #store: Store;
  readonly #history: HistoryClient;
  readonly #panels: readonly Panel[];
  readonly #say: (words: string) => void;
  /** What has been said, whatever the language. */
  #told = '';

  /** `say` is called with what goes wrong, once. */
  constructor(
    place: HTMLElement,
    store: Store,
    history: HistoryClient,
    panels: readonly Panel[],
    say: (words: string) => void,
  ) {
    this.#place = place;
    this.#store = store;
    this.#history = history;
    this.#panels = panels;
    this.#say = say;
    store.addEventListener('change', () => this.#draw());
    history.addEventListener('change', () => this.#draw());
  }

  show(panel: Panel, language: Language): void {
    this.#isAsked &&= panel === this.#panel;
    this.#panel = panel;
    this.#language = language;
    this.#draw();
  }

  #draw(): void {
    const texts = pageMessagesFor(this.#language);
    render(this.#panel?.keepsWork ? this.#kept(texts) : texts.page.privacy, this.#place);
    this.#tell(texts.page);
  }

  /** Says what is wrong, and when nothing is any longer. */
  #tell(page: PageMessages['page']): void {
    const { kept, unsaved, isDamaged } = this.#store;
    const hasNoHistory = this.#history.isOff && kept !== 'nowhere';
    const trouble = sentences(
      troubleIn(this.#store, page),
      hasNoHistory ? page.kept.noHistory : '',
    );
    const state = trouble === '' ? '' : JSON.stringify({ unsaved, isDamaged, hasNoHistory });
    if (state !== this.#told) this.#say(trouble === '' ? page.kept.where : trouble);
    this.#told = state;
  }

  #kept({ page, language }: PageMessages): TemplateResult {
    const { kept, unsaved, isDamaged } = this.#store;
    const isAsked = this.#isAsked && kept === 'something';
    const keepers = this.#panels.filter(({ keepsWork }) => keepsWork);
    const keeping = { kept, unsaved, isDamaged, hasNoHistory: this.#history.isOff, isAsked };
    return keptNotice(keeping, page, {
      panels: keepers.map((panel) => nameOf(panel, language)),
      onAsk: () => this.#ask(kept === 'something' && !isAsked),
      onErase: () => this.#erase(),
    });
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
