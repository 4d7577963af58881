import type { Constraint } from '../board/constraints';
import type { Exchange, Read } from './exchange/exchange';
import { cellTexts, parseCells } from './exchange/f-puzzles';
import { GREY } from './exchange/sudokupad';

const readClone: Read = ({ cells: names, cloneCells }, layout) => {
  const [cells, clones] = [parseCells(names, layout), parseCells(cloneCells, layout)];
  if (cells === null || clones === null || cells.length !== clones.length) return 'damaged';
  return cells.flatMap((cell, index): readonly Constraint[] =>
    cell === clones[index]! ? [] : [{ kind: 'same-values', groups: [[cell], [clones[index]!]] }],
  );
};

export const sameValues: Exchange<'same-values'> = {
  draw: ({ groups }, on) => {
    for (const cell of groups.flat()) {
      on.shape('underlays', on.centre(cell), [1, 1], { fill: GREY });
    }
  },
};

export const clone: Exchange<'same-values'> = {
  ...sameValues,
  lists: { clone: readClone },
  write: ({ groups: [first = [], ...others] }, layout) =>
    others.map((other) => [
      'clone',
      { cells: cellTexts(first, layout), cloneCells: cellTexts(other, layout) },
    ]),
};
