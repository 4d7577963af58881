/** Pencil marks: one mask per cell, in which bit d - 1 stands for digit d. */
import type { Digits } from './digits';
import { arePeers, CELLS } from './geometry';

/** 81 masks. */
export type Masks = readonly number[];

/**
 * The two kinds of pencil marks: corner marks for the places of a digit in a house, candidates for
 * the digits of a cell.
 */
export type MarkKind = 'corner' | 'candidates';

export const NO_MARKS: Masks = CELLS.map(() => 0);

const FULL = 0b111_111_111;

export const bitOf = (digit: number): number => 1 << (digit - 1);

export const ALL_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The digits of a mask, ascending. */
export const digitsIn = (mask: number): readonly number[] =>
  ALL_DIGITS.filter((digit) => (mask & bitOf(digit)) !== 0);

/**
 * Corner marks in two rows, at the top and the bottom of a cell, which keeps them in order and the
 * middle of the cell free.
 */
export function cornerRows(
  mask: number,
): readonly [top: readonly number[], bottom: readonly number[]] {
  const digits = digitsIn(mask);
  const inTop = Math.max(2, Math.ceil(digits.length / 2));
  return [digits.slice(0, inTop), digits.slice(inTop)];
}

/** The only digit of a mask; 0 if it has none or several. */
export const onlyDigit = (mask: number): number => {
  const [digit = 0, ...others] = digitsIn(mask);
  return others.length === 0 ? digit : 0;
};

/** Maps masks; returns the same array if nothing changes. */
export function changeMarks(masks: Masks, change: (mask: number, cell: number) => number): Masks {
  const next = masks.map(change);
  return next.some((mask, cell) => mask !== masks[cell]) ? next : masks;
}

/** Maps the masks of some cells. */
function changeAt(masks: Masks, cells: readonly number[], change: (mask: number) => number): Masks {
  const chosen = new Set(cells);
  return changeMarks(masks, (mask, cell) => (chosen.has(cell) ? change(mask) : mask));
}

/** Adds a digit to the marks of all these cells; removes it if all of them have it. */
export function toggleMark(masks: Masks, cells: readonly number[], digit: number): Masks {
  const bit = bitOf(digit);
  const haveAll = cells.every((cell) => (masks[cell]! & bit) !== 0);
  return changeAt(masks, cells, (mask) => (haveAll ? mask & ~bit : mask | bit));
}

export const eraseMarks = (masks: Masks, cells: readonly number[]): Masks =>
  changeAt(masks, cells, () => 0);

/** Removes a digit from the marks of all peers of these cells. */
export function withoutSeen(masks: Masks, cells: readonly number[], digit: number): Masks {
  const seen = CELLS.filter((cell) => cells.some((other) => arePeers(cell, other)));
  return changeAt(masks, seen, (mask) => mask & ~bitOf(digit));
}

/** The candidates of each blank cell: the digits that none of its peers holds. */
export const candidatesOf = (digits: Digits): Masks =>
  digits.map((digit, cell) => {
    if (digit !== 0) return 0;
    return CELLS.reduce((mask, other) => {
      const seen = digits[other]!;
      return seen !== 0 && arePeers(cell, other) ? mask & ~bitOf(seen) : mask;
    }, FULL);
  });
