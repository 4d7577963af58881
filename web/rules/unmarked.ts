/** Rules about all neighbours without a mark, which are said once and not drawn. */
import { cellsIn } from '../board/constraints';
import { cellsOf } from '../board/layout';
import { areBeside, isThereAndBack } from '../board/shapes/figures/geometry';
import { rule, sorted } from './common';
import type { Rule } from './rule';

const WHOLE = { groups: () => [], look: () => ({}) } as const satisfies Partial<Rule>;

/** Pairs side by side whose values would need a mark that is not there. */
const pairsWithout =
  (
    marks: readonly string[],
    needsMark: (a: number, b: number) => boolean,
  ): NonNullable<Rule['breaks']> =>
  (_, layout, values) => {
    const marked = new Set(
      layout.constraints
        .filter(({ kind }) => marks.includes(kind))
        .map((constraint) => sorted(cellsIn(constraint)).join()),
    );
    const parts = cellsOf(layout);
    return parts.flatMap((cell) =>
      [cell + 1, cell + layout.cols]
        .filter((other) => parts.includes(other) && areBeside(cell, other, layout))
        .filter((other) => {
          const [a, b] = [values[cell] ?? null, values[other] ?? null];
          return a !== null && b !== null && needsMark(a, b) && !marked.has(`${cell},${other}`);
        })
        .map((other) => [cell, other]),
    );
  };

export const unmarkedDots = rule('unmarked', {
  ...WHOLE,
  fits: ({ of }) => of === 'dots',
  name: 'all dots are shown',
  text: 'All dots are shown: other neighbours are neither consecutive nor in a 1:2 ratio.',
  breaks: pairsWithout(
    ['difference', 'ratio'],
    (a, b) => Math.abs(a - b) === 1 || a === 2 * b || b === 2 * a,
  ),
});

export const unmarkedXv = rule('unmarked', {
  ...WHOLE,
  name: 'all X and V are shown',
  text: 'All X and V are shown: other neighbours add up to neither 5 nor 10.',
  breaks: pairsWithout(['sum'], (a, b) => a + b === 5 || a + b === 10),
});

// Walks along all neighbours without a dot are half of the first one, and nothing that one draws.
export const unmarkedWhite = rule('whisper', {
  ...WHOLE,
  fits: ({ cells, difference }) => difference === 2 && isThereAndBack(cells),
  name: 'all white dots are shown',
  text: 'All white dots are shown: neighbours without a dot are not consecutive.',
});

export const unmarkedBlack = rule('automaton', {
  ...WHOLE,
  fits: ({ cells }) => isThereAndBack(cells),
  name: 'all black dots are shown',
  text: 'All black dots are shown: neighbours without one are not in that ratio (1:2 if no dot has a number).',
});
