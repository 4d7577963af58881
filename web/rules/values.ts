/** Cells that hold some values alone: odd or even ones, or those that are listed. */
import type { Constraint } from '../board/constraints';
import { valuesOf, type Layout } from '../board/layout';
import { allowed as drawn, behind } from '../board/shapes/figures/looks';
import { rule, signs } from './common';
import type { Rule } from './rule';

/** The values of the layout with a remainder of division by two. */
const valuesWith = (rest: 0 | 1, layout: Layout): readonly number[] =>
  valuesOf(layout).filter((value) => value % 2 === rest);

/** A cell of odd (1) or even values (0); none if there are no such values. */
export function parity(cell: number, rest: 0 | 1, layout: Layout): readonly Constraint[] {
  const values = valuesWith(rest, layout);
  return values.length === 0 ? [] : [{ kind: 'values', cells: [cell], values }];
}

const parityRule = (rest: 0 | 1, shape: 'disc' | 'square', words: Pick<Rule, 'name' | 'text'>) =>
  rule('values', {
    ...words,
    fits: ({ values }, layout) => {
      const wanted = valuesWith(rest, layout);
      return (
        wanted.length > 0 &&
        wanted.length === new Set(values).size &&
        wanted.every((value) => values.includes(value))
      );
    },
    look: ({ cells }, layout) => ({ behind: cells.map((cell) => behind(cell, layout, shape)) }),
    tool: {
      group: 'cells',
      needs: 'cells',
      make: (cells, _, layout) => cells.flatMap((cell) => parity(cell, rest, layout)),
    },
  });

export const odd = parityRule(1, 'disc', {
  name: 'odd cell',
  text: 'Cells with a grey circle hold odd values.',
});

export const even = parityRule(0, 'square', {
  name: 'even cell',
  text: 'Cells with a grey square hold even values.',
});

export const allowed = rule('values', {
  name: 'cell with listed values',
  text: 'Cells with small values at the bottom hold one of those.',
  clue: ({ values }, layout) => signs(values, layout).join(' '),
  look: ({ cells, values }, layout) => ({
    behind: cells.map((cell) => drawn(cell, layout, signs(values, layout))),
  }),
  holds: ({ values: listed }, values) => values.every((value) => listed.includes(value)),
  tool: {
    group: 'cells',
    needs: 'cells',
    clue: ['values', '123'],
    make: (cells, typed) => {
      const values = [...new Set(typed.values as readonly number[])].sort((a, b) => a - b);
      return cells.map((cell) => ({ kind: 'values', cells: [cell], values }));
    },
  },
});
