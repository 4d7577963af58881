/** Values as signs: digits, then letters, as the texts of the engine have them. */

/** The largest value that has one sign, Z; where there are larger ones all are written as numbers. */
const LAST_SIGN = 35;

/** How a value is shown on a board whose highest value is `high`. */
export const signOf = (value: number, high: number): string =>
  high > LAST_SIGN ? String(value) : value.toString(36).toUpperCase();

/** The value that a key stands for: 0 to 9, then A to Z for 10 to 35; or null. */
export const valueOfKey = (key: string): number | null =>
  /^[0-9a-z]$/i.test(key) ? parseInt(key, 36) : null;
