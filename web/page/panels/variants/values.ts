/** Values as characters: digits, then letters, as in the engine's text formats. */

/**
 * The largest value with a one-character sign, Z; on boards with larger values all are written as
 * numbers.
 */
const LAST_SIGN = 35;

/** The sign of a value on a board whose highest value is `high`. */
export const signOf = (value: number, high: number): string =>
  high > LAST_SIGN ? String(value) : value.toString(36).toUpperCase();

/** The value of a key: 0 to 9, then A to Z for 10 to 35; null for other keys. */
export const valueOfKey = (key: string): number | null =>
  /^[0-9a-z]$/i.test(key) ? parseInt(key, 36) : null;
