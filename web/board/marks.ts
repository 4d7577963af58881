/**
 * Pencil marks: one mask per cell, in which bit v - `low` stands for value v. There are up to 36
 * values, and bitwise operators take 32: the functions here calculate with powers of two instead.
 */
import {
  cellsOf,
  CLASSIC,
  consecutivePeersOf,
  forCells,
  peersOf,
  valuesOf,
  type Layout,
  type Range,
} from './layout';
import { isValue, type Values } from './values';

/** One mask per cell of a layout. */
export type Masks = readonly number[];

/**
 * The two kinds of pencil marks: corner marks for the places of a value in a house, candidates for
 * the values of a cell.
 */
export type MarkKind = 'corner' | 'candidates';

export const noMarks = (layout: Layout): Masks => forCells(layout, 0);

/** Those of a classic sudoku. */
export const NO_MARKS: Masks = noMarks(CLASSIC);

const bitOf = (value: number, { low }: Range): number => 2 ** (value - low);

export const has = (mask: number, value: number, range: Range): boolean =>
  Math.floor(mask / bitOf(value, range)) % 2 === 1;

export const add = (mask: number, value: number, range: Range): number =>
  has(mask, value, range) ? mask : mask + bitOf(value, range);

export const remove = (mask: number, value: number, range: Range): number =>
  has(mask, value, range) ? mask - bitOf(value, range) : mask;

/** The values of a mask, ascending. */
export const valuesIn = (mask: number, range: Range): readonly number[] =>
  mask === 0 ? [] : valuesOf(range).filter((value) => has(mask, value, range));

/** The only value of a mask; null if it has none or several. */
export const onlyValue = (mask: number, range: Range): number | null => {
  const [value = null, ...others] = valuesIn(mask, range);
  return others.length === 0 ? value : null;
};

/** The mask of the values that only one of two masks has. */
export const difference = (a: number, b: number): number => Number(BigInt(a) ^ BigInt(b));

/** The mask of the values of the first mask that the second has not. */
export const without = (a: number, b: number): number => Number(BigInt(a) & ~BigInt(b));

/**
 * Corner marks in two rows, at the top and the bottom of a cell, which keeps them in order and the
 * middle of the cell free.
 */
export function cornerRows(
  mask: number,
  range: Range,
): readonly [top: readonly number[], bottom: readonly number[]] {
  const values = valuesIn(mask, range);
  const inTop = Math.max(2, Math.ceil(values.length / 2));
  return [values.slice(0, inTop), values.slice(inTop)];
}

/** Maps masks; returns the same array if nothing changes. */
export function changeMarks(masks: Masks, change: (mask: number, cell: number) => number): Masks {
  const next = masks.map(change);
  return next.some((mask, cell) => mask !== masks[cell]) ? next : masks;
}

function changeAt(masks: Masks, cells: Iterable<number>, change: (mask: number) => number): Masks {
  const chosen = new Set(cells);
  return changeMarks(masks, (mask, cell) => (chosen.has(cell) ? change(mask) : mask));
}

/** Adds a value to the masks of all these cells; removes it if all of them have it. */
export function toggleMark(
  range: Range,
  masks: Masks,
  cells: readonly number[],
  value: number,
): Masks {
  const change = cells.every((cell) => has(masks[cell]!, value, range)) ? remove : add;
  return changeAt(masks, cells, (mask) => change(mask, value, range));
}

export const eraseMarks = (masks: Masks, cells: readonly number[]): Masks =>
  changeAt(masks, cells, () => 0);

/** Removes a value from the marks of cells, if it is one of the layout. */
const withoutValue = (
  layout: Layout,
  masks: Masks,
  cells: readonly number[],
  value: number,
): Masks =>
  isValue(value, layout) ? changeAt(masks, cells, (mask) => remove(mask, value, layout)) : masks;

/** Removes from all marks what the rules no longer allow once these cells have a value. */
export function withoutSeen(
  layout: Layout,
  masks: Masks,
  cells: readonly number[],
  value: number,
): Masks {
  const peers = cells.flatMap((cell) => [...peersOf(layout, cell)]);
  const beside = cells.flatMap((cell) => consecutivePeersOf(layout, cell));
  return [-1, 1].reduce(
    (next, by) => withoutValue(layout, next, beside, value + by),
    withoutValue(layout, masks, peers, value),
  );
}

/** The candidates of each blank cell: the values that the rules allow beside the others. */
export function candidatesOf(layout: Layout, values: Values): Masks {
  const masks = [...noMarks(layout)];
  for (const cell of cellsOf(layout)) {
    if (values[cell] !== null) continue;
    const beside = consecutivePeersOf(layout, cell).flatMap((other) => values[other] ?? []);
    const seen = new Set([
      ...[...peersOf(layout, cell)].map((peer) => values[peer]),
      ...beside.flatMap((value) => [value - 1, value + 1]),
    ]);
    const free = valuesOf(layout).filter((value) => !seen.has(value));
    masks[cell] = free.reduce((mask, value) => add(mask, value, layout), 0);
  }
  return masks;
}
