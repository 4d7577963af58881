import type { Constraint } from '../board/constraints';
import { cellsOf, type Layout } from '../board/layout';
import { cellAside, type Point } from '../board/shapes/figures/geometry';
import { inequality as drawn } from '../board/shapes/figures/looks';
import { areAside, rule } from './common';
import type { Tool } from './rule';

export const inequality = rule('thermometer', {
  fits: ({ cells, slow }, layout) => slow !== true && areAside(cells, layout),
  name: 'inequality sign',
  text: 'Signs between cells point to the smaller value.',
  told: 'in order',
  look: ({ cells }, layout) => ({ over: [drawn(cells, layout)] }),
  tool: { group: 'dots', needs: 'pair' },
});

const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Signs between a cell, the least or the largest, and all beside it but for those of `others`. */
export function extremes(
  cell: number,
  isLeast: boolean,
  layout: Layout,
  others: ReadonlySet<number | null> = new Set(),
): readonly Constraint[] {
  const parts = new Set(cellsOf(layout));
  return STEPS.flatMap((step): readonly Constraint[] => {
    const other = cellAside(cell, step, layout);
    if (other === null || !parts.has(other) || others.has(other)) return [];
    return [{ kind: 'thermometer', cells: isLeast ? [cell, other] : [other, cell] }];
  });
}

const extreme = (isLeast: boolean): Tool => ({
  group: 'cells',
  needs: 'cells',
  make: (cells, _, layout) => cells.flatMap((cell) => extremes(cell, isLeast, layout)),
});

export const minimum = extreme(true);
export const maximum = extreme(false);
