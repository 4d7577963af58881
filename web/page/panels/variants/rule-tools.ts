/** What the tools of the rules (`rules/tools/`) do to a layout. */
import {
  cellsIn,
  constraintOf,
  isSameConstraint,
  moveConstraint,
  type Constraint,
  type RuleKind,
} from '../../../board/constraints';
import { cellsOf, MAX_CONSTRAINTS, type Cells, type Layout } from '../../../board/layout';
import { cellAside, step } from '../../../board/shapes/figures/geometry';
import { ruleOf } from '../../../rules/rules';
import { fitsNeed } from '../../../rules/tools/strokes';
import type { RuleTool } from '../../../rules/tools/tools';

/** Whether a stroke is what a tool needs. */
export const fits = ({ needs }: RuleTool, cells: Cells, layout: Layout): boolean =>
  fitsNeed(needs, cells, layout);

/** A rule that is one constraint however many strokes draw it: cells that are in it already leave it. */
function joined(layout: Layout, of: RuleKind, cells: Cells): readonly Constraint[] {
  const isOf = ({ kind }: Constraint): boolean => kind === of;
  const before = layout.constraints.filter(isOf).flatMap(cellsIn);
  const left = before.filter((cell) => !cells.includes(cell));
  const added = cells.filter((cell) => !before.includes(cell));
  const all = [...left, ...added];
  const others = layout.constraints.filter((constraint) => !isOf(constraint));
  return all.length === 0 ? others : [...others, constraintOf(of, { cells: all })];
}

/**
 * Draws a stroke with a tool; one that is there already is erased. Returns the same layout if the stroke
 * is not what the tool needs.
 */
export function drawRule(layout: Layout, used: RuleTool, cells: Cells, clue: string): Layout {
  if (!fits(used, cells, layout)) return layout;
  if (used.joins) return { ...layout, constraints: joined(layout, used.of, cells) };
  const made = used.make(cells, clue, layout);
  if (made.length === 0) return layout;
  const isThere = (constraint: Constraint): boolean =>
    layout.constraints.some((other) => isSameConstraint(other, constraint));
  const isMade = (constraint: Constraint): boolean =>
    made.some((other) => isSameConstraint(other, constraint));
  const constraints = made.every(isThere)
    ? layout.constraints.filter((constraint) => !isMade(constraint))
    : [...layout.constraints, ...made.filter((constraint) => !isThere(constraint))];
  return constraints.length > MAX_CONSTRAINTS ? layout : { ...layout, constraints };
}

const areSame = (a: Cells, b: Cells): boolean =>
  a.length === b.length && a.every((cell) => b.includes(cell));

/**
 * Draws a rule of two groups; a further group if there is one with the first, and erases it if the second is one
 * of it, too. Returns the same layout if the groups do not fit together.
 */
export function drawGroups(layout: Layout, { of }: RuleTool, first: Cells, second: Cells): Layout {
  const isUneven = of === 'same-values' && first.length !== second.length;
  if (isUneven || areSame(first, second)) return layout;
  const { constraints } = layout;
  const groupsIn = (constraint: Constraint): readonly Cells[] =>
    'groups' in constraint && constraint.kind === of ? constraint.groups : [];
  const has = (constraint: Constraint, group: Cells): boolean =>
    groupsIn(constraint).some((other) => areSame(other, group));
  const known = constraints.find((constraint) => has(constraint, first));
  const others = constraints.filter((constraint) => constraint !== known);
  if (known !== undefined && has(known, second)) return { ...layout, constraints: others };
  if (others.length === MAX_CONSTRAINTS) return layout;
  const all = [...(known === undefined ? [first] : groupsIn(known)), second];
  return { ...layout, constraints: [...others, constraintOf(of, { groups: all })] };
}

/**
 * Moves a constraint as far as one cell is from another; the same layout if it does not fit there, or is there
 * already.
 */
export function shiftRule(layout: Layout, index: number, from: number, to: number): Layout {
  if (from === to) return layout;
  const parts = new Set(cellsOf(layout));
  const by = step(from, to, layout);
  const moved = moveConstraint(layout.constraints[index]!, (cell) => {
    const there = cellAside(cell, by, layout);
    return there !== null && parts.has(there) ? there : null;
  });
  if (moved === null || layout.constraints.some((other) => isSameConstraint(other, moved))) {
    return layout;
  }
  const constraints = layout.constraints.map((old, at) => (at === index ? moved : old));
  return { ...layout, constraints };
}

/** Whether a constraint begins as a stroke does. */
export const beginsAs = (constraint: Constraint, [first, second]: Cells): boolean => {
  const [cell, next] = cellsIn(constraint);
  return cell === first && next === second;
};

/** Whether a constraint is found at a cell; one outside the grid at the first cell of its line. */
export const isAt = (constraint: Constraint, cell: number, layout: Layout): boolean => {
  const cells = cellsIn(constraint);
  const isOutside = ruleOf(constraint, layout).tool?.group === 'outside';
  return isOutside ? cells[0] === cell : cells.includes(cell);
};

/** The index of the last constraint at a cell, of the rule that a tool draws; null for none. */
export function ruleAt(layout: Layout, cell: number, of: RuleKind | null = null): number | null {
  const found = layout.constraints
    .map((constraint) => (of === null || constraint.kind === of) && isAt(constraint, cell, layout))
    .lastIndexOf(true);
  return found < 0 ? null : found;
}

export const eraseRule = (layout: Layout, index: number): Layout => ({
  ...layout,
  constraints: layout.constraints.filter((_, at) => at !== index),
});
