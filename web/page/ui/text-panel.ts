/** The parts of the panels that show a board as text and read one. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageMessages } from '../../locales/page-messages';
import { revealDetails } from './reveal';
import { rangeAt } from './text-field';

export interface Opening {
  /** Whether the page has opened the part; otherwise only the user does. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** A part of the page that opens below the board. */
export function textPanel(
  { page }: PageMessages,
  content: TemplateResult,
  { isOpen = false, onToggle }: Opening = {},
): TemplateResult {
  const toggle = (event: Event): void => {
    const { open } = event.target as HTMLDetailsElement;
    // Only a panel opened by the user scrolls into view, not one opened by the page.
    if (open !== isOpen) revealDetails(event);
    onToggle?.(open);
  };
  return html`<details class="text" ?open=${isOpen} @toggle=${toggle}>
    <summary>${page.text.title}</summary>
    ${content}
  </details>`;
}

export interface PuzzleField {
  readonly id: string;
  readonly label: string;
  readonly rows: number;
  readonly placeholder: string;
  readonly value: string;
  /** Words below the field about the texts that it takes. */
  readonly hint?: string;
  readonly onInput: (text: string) => void;
}

/** A field for the text of a puzzle. */
export function puzzleField(field: PuzzleField): TemplateResult {
  const { id, label, rows, placeholder, value, hint, onInput } = field;
  return html`<label for=${id}>${label}</label>
    <textarea
      id=${id}
      rows=${rows}
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      wrap="off"
      placeholder=${placeholder}
      aria-describedby=${hint === undefined ? nothing : `${id}-hint`}
      .value=${value}
      @input=${(event: Event) => onInput((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    ${hint === undefined ? nothing : html`<p class="hint" id="${id}-hint">${hint}</p>`}`;
}

/** Says whether a text could be copied; null before the first attempt. */
export const copiedLine = (
  copied: boolean | null,
  { page: { text } }: PageMessages,
): TemplateResult =>
  html`<p class="copied" role="status">
    ${copied === null ? nothing : copied ? text.copied : text.notCopied}
  </p>`;

/** Selects a place in a field, such as that of an error; line 0 is no place. */
export function selectPlace(
  field: HTMLTextAreaElement | null,
  { line, column }: { readonly line: number; readonly column: number },
): void {
  if (field === null || line === 0) return;
  const { start, end } = rangeAt(field.value, line, column);
  field.focus();
  field.setSelectionRange(start, end);
}
