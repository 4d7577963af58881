/** Helpers for English texts. */

const one = new Intl.PluralRules('en');

export const number = (value: number): string => value.toLocaleString('en');

/** A number with its noun in singular or plural. */
export const plural = (count: number, singular: string, many = `${singular}s`): string =>
  `${number(count)} ${one.select(count) === 'one' ? singular : many}`;

/** The cells of a board, say, by its sides. */
export const sized = (rows: number, cols: number, singular: string): string =>
  `${rows} × ${cols} ${rows * cols === 1 ? singular : `${singular}s`}`;

export const list = (items: readonly string[], between = ', '): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(between)} and ${items[items.length - 1]}`;
