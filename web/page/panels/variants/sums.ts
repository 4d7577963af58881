/** The sums of cages: typing them, and their possible range. */
import { valuesOf } from '../../../board/layout';
import { type Puzzle } from './puzzle';

/** The largest sum that can be typed. */
export const LARGEST_SUM = 9999;

export interface SumRange {
  readonly least: number;
  readonly most: number;
}

const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

/** The range of the sum of `count` different values; null if there are fewer values. */
export function sumRange(puzzle: Puzzle, count: number): SumRange | null {
  const values = valuesOf(puzzle);
  if (count > values.length) return null;
  return {
    least: total(values.slice(0, count)),
    most: total(values.slice(values.length - count)),
  };
}

/** The index of the first cage whose sum no values add up to; null for none. */
export function impossibleCage(puzzle: Puzzle): number | null {
  const cage = puzzle.cages.findIndex(({ sum, cells }) => {
    const range = sumRange(puzzle, cells.length);
    return sum !== null && range !== null && (sum < range.least || sum > range.most);
  });
  return cage < 0 ? null : cage;
}

export function setSum(puzzle: Puzzle, cage: number, sum: number | null): Puzzle {
  if (puzzle.cages[cage]!.sum === sum) return puzzle;
  const cages = puzzle.cages.map((old, index) => (index === cage ? { ...old, sum } : old));
  return { ...puzzle, cages };
}

/** Appends a digit to a sum, unless the sum becomes too large. */
export function typeSum(puzzle: Puzzle, cage: number, digit: number): Puzzle {
  const { sum } = puzzle.cages[cage]!;
  const longer = (sum ?? 0) * 10 + digit;
  return longer > LARGEST_SUM ? puzzle : setSum(puzzle, cage, longer);
}

/** Removes the last digit of a sum. */
export function shortenSum(puzzle: Puzzle, cage: number): Puzzle {
  const shorter = Math.floor((puzzle.cages[cage]!.sum ?? 0) / 10);
  return setSum(puzzle, cage, shorter === 0 ? null : shorter);
}
