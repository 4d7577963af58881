/** A position as the teacher sees it. */
import type { Step } from '../api/engine';
import { CELLS, sees } from './houses';

export interface TaughtPosition {
  /** The digit of each cell, 0 for a blank one. */
  readonly digits: readonly number[];
  /** What each blank cell may hold: bit d - 1 for digit d. */
  readonly candidates: readonly number[];
}

const ALL_DIGITS = 0x1ff;

export const maskOf = (digits: readonly number[]): number =>
  digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

export const hasDigit = (mask: number, digit: number): boolean => (mask & (1 << (digit - 1))) !== 0;

export const digitsIn = (mask: number): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => hasDigit(mask, digit));

const digitAt = (text: string | null | undefined, cell: number): number => {
  const digit = Number(text?.[cell]);
  return digit >= 1 && digit <= 9 ? digit : 0;
};

/** The position of a reader: a cell without marks may hold whatever the digits allow. */
export function taughtPosition({
  givens,
  digits,
  marks,
}: {
  readonly givens: string;
  readonly digits?: string | null | undefined;
  readonly marks?: ArrayLike<number> | null | undefined;
}): TaughtPosition {
  const all = CELLS.map((cell) => digitAt(givens, cell) || digitAt(digits, cell));
  const candidates = CELLS.map((cell) => {
    if (all[cell] !== 0) return 0;
    const seen = CELLS.filter((other) => all[other] !== 0 && sees(cell, other));
    const allowed = ALL_DIGITS & ~maskOf(seen.map((other) => all[other]!));
    return (marks?.[cell] || ALL_DIGITS) & allowed;
  });
  return { digits: all, candidates };
}

export function after(
  { digits, candidates }: TaughtPosition,
  { placement, eliminations }: Step,
): TaughtPosition {
  const left = [...candidates];
  for (const { cell, digits: gone } of eliminations) left[cell]! &= ~maskOf(gone);
  if (placement === null) return { digits, candidates: left };
  const { cell: place, digit } = placement;
  return {
    digits: digits.map((old, cell) => (cell === place ? digit : old)),
    candidates: left.map((mask, cell) => {
      if (cell === place) return 0;
      return sees(cell, place) ? mask & ~maskOf([digit]) : mask;
    }),
  };
}
