import type { Constraint } from '../board/constraints';
import type { Cells } from '../board/layout';
import type { Exchange } from './exchange/exchange';
import { readLines, writeLine } from './exchange/f-puzzles';
import { drawEnded, drawNumber } from './exchange/sudokupad';

/** The difference of lines that do not say it. */
const USUAL = 4;

const of = (cells: Cells, difference: number | null): readonly Constraint[] => [
  { kind: 'lockout', cells, difference: difference ?? USUAL },
];

export const lockout: Exchange<'lockout'> = {
  lists: { lockout: readLines((cells, _, clue) => of(cells, clue)) },
  write: ({ cells, difference }, layout) => writeLine('lockout', cells, layout, null, difference),
  draw: ({ cells, difference }, on) => {
    drawEnded(cells, true, '#7fb4ff', on);
    if (difference !== USUAL) drawNumber(cells, difference, on);
  },
  ends: { areDiamonds: true, words: /lockout|锁定|鎖定/i, make: (cells) => of(cells, null) },
};
