/** The constraints that values break in cells that are all filled, which is what a board marks at once. */
import { cellsIn, type Constraint, type RuleKind } from '../../board/constraints';
import { valuesOf, type Cells, type Layout } from '../../board/layout';
import type { Broken } from '../../board/shapes/figures';
import type { Values } from '../../board/values';
import type { Rule } from '../rule';
import { ruleOf, RULES } from '../rules';

type Numbers = readonly number[];

/** What all rules of a kind hold. */
const HOLDS: ReadonlyMap<RuleKind, Rule['holds']> = new Map(
  Object.values(RULES).flatMap(({ of, holds }) => (holds ? [[of, holds] as const] : [])),
);

/** Whether filled cells keep a constraint; `at` gives the values of cells. */
export const isKept = (
  constraint: Constraint,
  at: (cells: Cells) => Numbers,
  layout: Layout,
): boolean => {
  const values = 'cells' in constraint ? at(constraint.cells) : [];
  return HOLDS.get(constraint.kind)?.(constraint, values, at, layout) ?? true;
};

/** The constraints whose cells are all filled, with values of the layout, and that are broken. */
export function brokenIn(layout: Layout, values: Values): readonly Broken[] {
  const range = new Set(valuesOf(layout));
  const isFilled = (cell: number): boolean => range.has(values[cell] ?? Number.NaN);
  const at = (cells: Cells): Numbers => cells.map((cell) => values[cell]!);
  return layout.constraints.flatMap((constraint): readonly Broken[] => {
    const { breaks } = ruleOf(constraint, layout);
    if (breaks !== undefined) {
      return breaks(constraint, layout, values).map((cells) => ({ constraint, cells }));
    }
    const cells = [...new Set(cellsIn(constraint))];
    return !cells.every(isFilled) || isKept(constraint, at, layout) ? [] : [{ constraint, cells }];
  });
}
