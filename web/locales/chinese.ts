/** What Chinese texts are made with, in either script. */

export const number = (value: number): string => value.toLocaleString('zh-Hans');

export const list = (items: readonly string[]): string => items.join('、');

/** Names the first few and counts the rest, in the words of the language. */
export const listUpTo = (
  shown: number,
  items: readonly string[],
  rest: (first: string, count: number) => string,
): string =>
  items.length <= shown ? list(items) : rest(list(items.slice(0, shown)), items.length);

/** Parts of a sentence that are there, with a comma between them. */
export const clauses = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('，');

/** Words behind others, with the space that stands between characters and Latin letters or digits. */
export const behind = (before: string, words: string): string =>
  /^[A-Za-z0-9]/.test(words) ? `${before} ${words}` : before + words;
