/** Helpers for Chinese texts in either script. */

export { number } from './number';

export const list = (items: readonly string[]): string => items.join('、');

/** Lists the first items and counts the others, in the words of the language. */
export const listUpTo = (
  shown: number,
  items: readonly string[],
  rest: (first: string, count: number) => string,
): string =>
  items.length <= shown ? list(items) : rest(list(items.slice(0, shown)), items.length);

/** Joins the non-empty parts of a sentence with commas. */
export const clauses = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('，');

/** Appends words, with the space that separates Chinese characters from Latin letters or digits. */
export const behind = (before: string, words: string): string =>
  /^[A-Za-z0-9]/.test(words) ? `${before} ${words}` : before + words;
