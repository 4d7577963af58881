/** Returns a whole number that is written as a number or as a text; null for anything else. */
export function wholeNumber(value: unknown): number | null {
  // Deeply nested lists would overflow the stack in a conversion to a string.
  const text = typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';
  return /^[0-9]{1,4}$/.test(text) ? Number(text) : null;
}
