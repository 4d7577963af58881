/** Hints that name a key at their end, in brackets: “Undo (Ctrl+Z)”. */

/** Where there is no mouse and no pad there are no keys either, as on a phone. */
const hasKeys = (): boolean =>
  globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches !== true;

/** A hint without its key where there are no keys. */
export const keyHint = (hint: string): string =>
  hasKeys() ? hint : hint.replace(/ ?[(（][^()（）]*[)）]$/, '');
