/** The addresses of the panel, which are known before its code is loaded. */

/** The letter of links, `#r=…`. */
export const LETTER = 'r';

/** Sorting tiles, the nine boxes of a sudoku in the wrong places, or nine of each digit. */
export type Kind = 'sort' | 'boxes' | 'tripods';

/** The puzzles, each with an address of its own. */
export const KINDS: readonly Kind[] = ['sort', 'boxes', 'tripods'];
