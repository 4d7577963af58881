/** The sums of cages: how they are typed, and which ones can be. */
import { valuesOf, type Puzzle } from './puzzle';

/** The largest sum that can be typed. */
export const LARGEST_SUM = 9999;

export interface SumRange {
  readonly least: number;
  readonly most: number;
}

const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

/** What so many different values add up to; null where there are fewer values than that. */
export function sumRange(puzzle: Puzzle, count: number): SumRange | null {
  const values = valuesOf(puzzle);
  if (count > values.length) return null;
  return {
    least: total(values.slice(0, count)),
    most: total(values.slice(values.length - count)),
  };
}

/** The first cage that no values add up to the sum of; null for none. */
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

/** One more digit at the end of a sum, if that is not too long. */
export function typeSum(puzzle: Puzzle, cage: number, digit: number): Puzzle {
  const { sum } = puzzle.cages[cage]!;
  const longer = (sum ?? 0) * 10 + digit;
  return longer > LARGEST_SUM ? puzzle : setSum(puzzle, cage, longer);
}

/** Without its last digit. */
export function shortenSum(puzzle: Puzzle, cage: number): Puzzle {
  const shorter = Math.floor((puzzle.cages[cage]!.sum ?? 0) / 10);
  return setSum(puzzle, cage, shorter === 0 ? null : shorter);
}
