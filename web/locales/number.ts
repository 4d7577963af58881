/**
 * A whole number as all languages here write it: 1,234,567. (The first call of `toLocaleString` loads the browser's
 * tables, which takes longer than drawing the board.)
 */
export const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
