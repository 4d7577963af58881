/** Sums of cells that need not differ: cages, signs between two cells, diagonals, and the first cells of a line. */
import { edgeSign } from '../board/shapes/figures/looks';
import { isDiagonal, isWhole, outsideOf } from '../board/shapes/figures/outside';
import { areAside, caged, outside, rule, total } from './common';
import type { Tool } from './rule';

export const sum = rule('sum', {
  name: 'sum cage with repeats',
  text: 'Dotted cages add up to their number; values may repeat if other rules allow.',
  clue: (cage) => String(cage.sum),
  look: (cage, layout) => caged(cage.cells, layout, String(cage.sum), 'ink'),
  holds: (cage, values) => total(values) === cage.sum,
  tool: { group: 'cages', needs: 'cells', clue: ['sum', '10'] },
});

const PAIR: Tool = { group: 'dots', needs: 'pair' };

/** A letter between two cells. */
const letter = (name: 'X' | 'V', value: number) =>
  rule('sum', {
    fits: (pair, layout) => pair.sum === value && areAside(pair.cells, layout),
    name,
    text: `Cells joined by ${name} add up to ${value}.`,
    look: ({ cells }, layout) => ({ over: [edgeSign(cells, layout, name)] }),
    tool: { ...PAIR, fields: { sum: value } },
  });

export const x = letter('X', 10);
export const v = letter('V', 5);

export const edgeSum = rule('sum', {
  fits: ({ cells }, layout) => areAside(cells, layout),
  name: 'sum of two cells',
  text: 'Cells joined by a number add up to it.',
  clue: (pair) => String(pair.sum),
  look: (pair, layout) => ({ over: [edgeSign(pair.cells, layout, String(pair.sum))] }),
  tool: { ...PAIR, clue: ['sum', '9'] },
});

export const littleKiller = rule('sum', {
  fits: ({ cells }, layout) => {
    const place = outsideOf(cells, layout);
    return place !== null && isDiagonal(place) && isWhole(cells, place, layout);
  },
  name: 'little killer',
  text: 'Numbers with an arrow are the sum of that diagonal; values may repeat.',
  clue: (diagonal) => String(diagonal.sum),
  look: (diagonal, layout) => outside(diagonal.cells, layout, String(diagonal.sum), ''),
  tool: { group: 'outside', needs: 'diagonal', clue: ['sum', '20'] },
});

export const outsideSum = rule('sum', {
  fits: ({ cells }, layout) => {
    const place = outsideOf(cells, layout);
    return place !== null && !isDiagonal(place);
  },
  name: 'sum from the edge',
  text: 'Numbers outside{} are the sum of the first cells from there.',
  clue: (line) => String(line.sum),
  look: (line, layout) => outside(line.cells, layout, String(line.sum), 'Σ'),
  tool: { group: 'outside', needs: 'start', clue: ['sum', '10'] },
});
