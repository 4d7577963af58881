/** The values of cells, and their signs: digits, then letters, as in the engine's text formats. */
import { CLASSIC, forCells, type Layout, type Range } from './layout';

/** One entry per cell of a layout; null is a blank cell. */
export type Values = readonly (number | null)[];

/**
 * The largest value with a one-character sign, Z; on boards with larger values all are written as
 * numbers.
 */
export const LAST_SIGN = 35;

/** The sign of a value on a board whose highest value is `high`. */
export const signOf = (value: number, high: number): string =>
  high > LAST_SIGN ? String(value) : value.toString(36).toUpperCase();

/** The value of a key: 0 to 9, then A to Z for 10 to 35; null for other keys. */
export const valueOfKey = (key: string): number | null =>
  /^[0-9a-z]$/i.test(key) ? parseInt(key, 36) : null;

export const isValue = (value: number | null, { low, high }: Range): value is number =>
  value !== null && value >= low && value <= high;

export const blank = (layout: Layout): Values => forCells(layout, null);

export const BLANK: Values = blank(CLASSIC);

export const countValues = (values: Values): number =>
  values.filter((value) => value !== null).length;

/** Whether two lists have the same values. */
export const areSame = (some: Values, others: Values): boolean =>
  some.length === others.length && some.every((value, cell) => value === others[cell]);

/**
 * Parses one character per cell of a classic sudoku, `1`..`9` or a blank (`.`, `0`, `?`, `*`, `_`,
 * `x`, `X`); returns null for any other text.
 */
export function parseValues(text: string): Values | null {
  if (!/^[0-9.?*_xX]{81}$/.test(text)) return null;
  return Array.from(text, (character) => (/[1-9]/.test(character) ? Number(character) : null));
}

/** Formats values as one character per cell, `.` for blank cells. */
export const formatValues = (values: Values): string =>
  values.map((value) => (value === null ? '.' : value.toString(36).toUpperCase())).join('');
