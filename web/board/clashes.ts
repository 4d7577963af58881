/** The rules of a layout that values break. */
import { cellsOf, housesOf, nonConsecutivePairs, type House, type Layout } from './layout';
import type { Constraint } from './constraints';
import { boardRules } from './shapes/figures';
import { isValue, type Values } from './values';

export type Clash =
  /** A value that occurs more than once in a house. */
  | {
      readonly kind: 'twice';
      readonly house: House;
      readonly value: number;
      readonly cells: readonly number[];
    }
  /** Consecutive values side by side, where that is against the rules. */
  | { readonly kind: 'consecutive'; readonly cells: readonly number[] }
  /** A cage whose values do not add up to its sum. */
  | { readonly kind: 'sum'; readonly sum: number; readonly cells: readonly number[] }
  /** A constraint whose cells are all filled. */
  | {
      readonly kind: 'rule';
      readonly constraint: Constraint;
      readonly cells: readonly number[];
    }
  /** A value that is none of the layout's. */
  | { readonly kind: 'outside'; readonly value: number; readonly cells: readonly number[] };

function twice(house: House, values: Values): readonly Clash[] {
  const places = new Map<number, number[]>();
  for (const cell of house.cells) {
    const value = values[cell] ?? null;
    if (value !== null) places.set(value, [...(places.get(value) ?? []), cell]);
  }
  return [...places]
    .filter(([, cells]) => cells.length > 1)
    .sort(([a], [b]) => a - b)
    .map(([value, cells]) => ({ kind: 'twice', house, value, cells }));
}

export const findClashes = (layout: Layout, values: Values): readonly Clash[] => [
  ...cellsOf(layout).flatMap((cell): Clash[] => {
    const value = values[cell] ?? null;
    return value === null || isValue(value, layout)
      ? []
      : [{ kind: 'outside', value, cells: [cell] }];
  }),
  ...housesOf(layout).flatMap((house) => twice(house, values)),
  ...nonConsecutivePairs(layout).flatMap((cells): Clash[] => {
    const [a = null, b = null] = cells.map((cell) => values[cell] ?? null);
    return a !== null && b !== null && Math.abs(a - b) === 1
      ? [{ kind: 'consecutive', cells }]
      : [];
  }),
  ...layout.cages.flatMap(({ sum, cells }): Clash[] => {
    const filled = cells.flatMap((cell) => values[cell] ?? []);
    const total = filled.reduce((sumSoFar, value) => sumSoFar + value, 0);
    const isBroken = sum !== null && filled.length === cells.length && total !== sum;
    return isBroken ? [{ kind: 'sum', sum, cells }] : [];
  }),
  ...(boardRules()?.brokenIn(layout, values) ?? []).map(({ constraint, cells }): Clash => ({
    kind: 'rule',
    constraint,
    cells,
  })),
];

/** Whether only the engine can tell: patterns from outside could take for ever here. */
const isUnchecked = ({ constraints }: Layout): boolean =>
  constraints.some(({ kind }) => kind === 'regex') ||
  (constraints.length > 0 && boardRules() === null);

/** Whether every cell has a value, and they are known to keep all rules. */
export const isSolved = (layout: Layout, values: Values): boolean =>
  cellsOf(layout).every((cell) => values[cell] !== null) &&
  !isUnchecked(layout) &&
  findClashes(layout, values).length === 0;
