/** Limits and places of texts in fields. */

/**
 * The longest text in a field, in characters: browsers take seconds to lay out a longer one, and
 * block the page.
 */
export const LONGEST_DRAFT = 200_000;

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the range of the character at a 1-based line and column, counted in characters: the end
 * of the line for a column beyond it, the end of the text for a line beyond that. A line ends with
 * `\n`, `\r\n` or `\r`.
 */
export function rangeAt(text: string, line: number, column: number): Range {
  const breaks = /\r\n|\n|\r/g;
  let start = 0;
  for (let skipped = 1; skipped < line; ++skipped) {
    if (breaks.exec(text) === null) return { start: text.length, end: text.length };
    start = breaks.lastIndex;
  }
  const end = breaks.exec(text)?.index ?? text.length;
  let at = start;
  for (const character of text.slice(start, end)) {
    if (--column < 1) return { start: at, end: at + character.length };
    at += character.length;
  }
  return { start: end, end };
}

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
