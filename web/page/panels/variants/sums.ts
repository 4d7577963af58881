/** Typing the sums of cages. */
import { type Puzzle } from './puzzle';

/** The largest sum that can be typed. */
export const LARGEST_SUM = 9999;

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
