import type { Constraint } from '../board/constraints';
import type { Cells } from '../board/layout';
import type { Exchange } from './exchange/exchange';
import { cellTexts, readPairs } from './exchange/f-puzzles';
import { placeOf, type Drawer } from './exchange/sudokupad';

const dot = (cells: Cells, fill: string, ink: string, text: string, on: Drawer): void =>
  on.shape('overlays', placeOf(cells, on), [0.3, 0.3], {
    rounded: true,
    border: '#000000',
    fill,
    ink,
    text,
    letters: 0.25,
  });

export const difference: Exchange<'difference'> = {
  write: (dots, layout) => [
    ['difference', { cells: cellTexts(dots.cells, layout), value: String(dots.difference) }],
  ],
  draw: (dots, on) => dot(dots.cells, '#ffffff', '#000000', String(dots.difference), on),
};

export const whiteDot: Exchange<'difference'> = {
  ...difference,
  lists: {
    difference: readPairs(1, (cells, clue): Constraint => ({
      kind: 'difference',
      cells,
      difference: clue,
    })),
  },
  draw: ({ cells }, on) => dot(cells, '#ffffff', '#000000', '', on),
};

export const ratio: Exchange<'ratio'> = {
  write: (dots, layout) => [
    ['ratio', { cells: cellTexts(dots.cells, layout), value: String(dots.ratio) }],
  ],
  draw: (dots, on) => dot(dots.cells, '#000000', '#ffffff', String(dots.ratio), on),
};

export const blackDot: Exchange<'ratio'> = {
  ...ratio,
  lists: {
    ratio: readPairs(2, (cells, clue): Constraint => ({ kind: 'ratio', cells, ratio: clue })),
  },
  draw: ({ cells }, on) => dot(cells, '#000000', '#ffffff', '', on),
};
