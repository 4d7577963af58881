/**
 * A number as all languages here write it: 1,234,567. Most are small, and the first call of `toLocaleString` loads the
 * browser's tables, which takes longer than drawing the board.
 */
export const number = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString('en');
