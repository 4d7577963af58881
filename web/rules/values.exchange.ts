import { signs } from './common';
import { cellText } from './exchange/cells';
import type { Exchange } from './exchange/exchange';
import { readCell } from './exchange/f-puzzles';
import { GREY } from './exchange/sudokupad';
import { parity } from './values';

const parityCells = (list: 'odd' | 'even', rest: 0 | 1): Exchange<'values'> => ({
  lists: { [list]: readCell((cell, layout) => parity(cell, rest, layout)) },
  write: ({ cells }, layout) => cells.map((cell) => [list, { cell: cellText(cell, layout) }]),
  draw: ({ cells }, on) => {
    for (const cell of cells) {
      on.shape('underlays', on.centre(cell), [0.7, 0.7], {
        rounded: rest === 1,
        border: GREY,
        fill: GREY,
      });
    }
  },
});

export const odd = parityCells('odd', 1);
export const even = parityCells('even', 0);

export const allowed: Exchange<'values'> = {
  // It is no list: the writer of the puzzle has it with the cells.
  write: () => [],
  draw: ({ cells, values }, on) => {
    for (const cell of cells) {
      const [x, y] = on.centre(cell);
      on.text([x, y + 0.36], signs(values, on.layout).join(' '), 0.18);
    }
  },
};
