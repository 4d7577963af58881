/** Helpers for English texts. */
import { number } from './number';

export { number };

/** A number with its noun in singular or plural. */
export const plural = (count: number, singular: string, many = `${singular}s`): string =>
  `${number(count)} ${count === 1 ? singular : many}`;

/** The cells of a board, say, by its sides. */
export const sized = (rows: number, cols: number, singular: string): string =>
  `${rows} × ${cols} ${rows * cols === 1 ? singular : `${singular}s`}`;

export const list = (items: readonly string[], between = ', '): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(between)} and ${items[items.length - 1]}`;
