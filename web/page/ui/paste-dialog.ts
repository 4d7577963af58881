/**
 * The dialog to paste: a field for a text that the page may not read from the clipboard, or that could not be read as a
 * puzzle and is to be mended.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { describeError, type Message } from '../../board/words';
import type { JiugongError } from '../../api/engine';
import type { PageMessages } from '../../locales/page-messages';
import { dialog, showDialog } from './dialog';
import { button } from './form';
import { closed, openedWith, typed, type Pasting } from './pasting';
import { LONGEST_DRAFT, selectPlace } from './text-field';

export interface AboutText {
  readonly text?: string;
}

/** Null is for what no person can mend. */
export const aboutText = (text: string | null): AboutText => (text === null ? {} : { text });

/** A mistake in a text; line 0 is no place. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  readonly words: string;
}

/** Why a text could not be read, or not all of it. */
interface Refusal extends AboutText {
  readonly message: Message;
  readonly mistakes: readonly Mistake[];
  /** What may be done about it besides. */
  readonly more?: TemplateResult | typeof nothing;
}

export const mistakesOf = (
  errors: readonly JiugongError[],
  texts: PageMessages,
): readonly Mistake[] =>
  errors
    .filter(({ line }) => line > 0)
    .map((error) => ({
      line: error.line,
      column: error.column,
      words: describeError(error, texts).details[0]!,
    }));

export interface PasteEvents {
  readonly onPasting: (pasting: Pasting) => void;
  readonly onPut: () => void;
}

/** What the texts of a panel are like. */
interface TextWords {
  readonly placeholder: string;
  readonly hint?: string;
}

const SHOWN_MISTAKES = 8;

const fieldIn = (place: Element): HTMLTextAreaElement | null =>
  place.querySelector('.paste textarea');

function refusalView(
  { message, mistakes, more: besides = nothing }: Refusal,
  texts: PageMessages,
): TemplateResult {
  const more = mistakes.length - SHOWN_MISTAKES;
  const show = ({ target }: Event, mistake: Mistake): void =>
    selectPlace(fieldIn((target as Element).closest('dialog')!), mistake);
  return html`<p class="alarm">${message.headline}</p>
    ${
      mistakes.length === 0
        ? message.details.map((detail) => html`<p>${detail}</p>`)
        : html`<ul>
            ${mistakes.slice(0, SHOWN_MISTAKES).map(
              (mistake) =>
                html`<li>
                  <button
                    type="button"
                    class="link"
                    @click=${(event: Event) => show(event, mistake)}
                  >
                    ${mistake.words}
                  </button>
                </li>`,
            )}
            ${more > 0 ? html`<li>${texts.page.paste.more(more)}</li>` : nothing}
          </ul>`
    }
    ${besides}`;
}

/**
 * `refusal` is shown while it is about the text in the field. Buttons come before what an answer makes longer, so that
 * nothing moves under a finger.
 */
export function pasteDialog(
  id: string,
  pasting: Pasting,
  refusal: Refusal,
  { placeholder, hint }: TextWords,
  texts: PageMessages,
  on: PasteEvents,
): TemplateResult {
  const { paste, puzzle } = texts.page;
  const { draft, isOpen } = pasting;
  const content = html`<div class="paste">
    <label for=${`${id}-text`}>${paste.label}</label>
    <textarea
      id=${`${id}-text`}
      rows="10"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      wrap="off"
      placeholder=${placeholder}
      aria-describedby=${hint === undefined ? nothing : `${id}-hint`}
      .value=${draft}
      @input=${({ target }: Event) =>
        on.onPasting(typed(pasting, (target as HTMLTextAreaElement).value))}
    ></textarea>
    ${button(paste.put, on.onPut, { look: 'main' })}
    <div role="status">${refusal.text === draft ? refusalView(refusal, texts) : nothing}</div>
    ${hint === undefined ? nothing : html`<p class="hint" id=${`${id}-hint`}>${hint}</p>`}
  </div>`;
  return dialog(
    id,
    { title: puzzle.paste, close: texts.share.close },
    isOpen ? content : null,
    () => on.onPasting(closed(pasting)),
  );
}

/** Selects the first mistake of the text in the field. */
export const selectMistake = (place: Element): void =>
  place.querySelector<HTMLElement>('.paste .link')?.click();

/** Opens or closes the dialog as it was drawn, with the focus in its field. */
export function showPasting(place: Element, id: string, { isOpen }: Pasting): void {
  const wasOpen = place.querySelector<HTMLDialogElement>(`#${id}`)!.open;
  showDialog(place, id, isOpen);
  if (wasOpen || !isOpen) return;
  fieldIn(place)?.select();
  selectMistake(place);
}

/** Opens the dialog with a text that could not be read; nothing where there is none, or it is too long for a field. */
export function mendButton(
  { text = '' }: AboutText,
  pasting: Pasting,
  { page }: PageMessages,
  { onPasting }: PasteEvents,
): TemplateResult | typeof nothing {
  if (text.length > LONGEST_DRAFT || text.trim() === '') return nothing;
  return button(page.paste.mend, () => onPasting(openedWith(pasting, text)));
}
