/** Classic 9×9 puzzles: input, options and results. */
import type { CallOptions } from './call';

/** The number of solutions of a puzzle, as far as the search went. */
export type Status = 'unique' | 'multiple' | 'none';

/**
 * A puzzle: text that holds exactly one puzzle in any format the engine reads, 81 numbers, or nine
 * rows of nine numbers or characters. 0 and null are blank cells. `solve`, `count` and the methods of teaching also take a
 * text with candidates, the digits that each cell may hold: 729 characters, nine a cell, or a drawn grid.
 */
export type PuzzleInput =
  string | ArrayLike<number | null> | ArrayLike<ArrayLike<number | string | null>>;

export interface SolveOptions extends CallOptions {
  /**
   * The search stops at this many solutions: a whole number of at least 1, or Infinity; 2 by
   * default.
   */
  limit?: number | undefined;
}

export interface CountOptions extends CallOptions {
  /**
   * The count stops at this many solutions: a whole number of at least 1, or Infinity; 1,000,000 by
   * default. If there may be many, pass a `signal` as well: an empty grid has more solutions than
   * can be counted.
   */
  limit?: number | undefined;
}

/** The status and its solutions: the first one found, and a second that differs from it. */
export type Solutions<Solution> =
  | { status: 'unique'; solution: Solution; second: null }
  | { status: 'multiple'; solution: Solution; second: Solution }
  | { status: 'none'; solution: null; second: null };

/** The figures that `solve` returns besides the solutions. */
export interface SolveFigures {
  /** The number of solutions found, at most `limit`. */
  count: number;
  /** Whether there are more than `count`. */
  capped: boolean;
  /** Cells of givens that clash: the same digit twice in a row, column or box. */
  conflicts: number[];
  /** The number of times the search had to guess a digit because logic alone made no progress. */
  guesses: number;
  /** The time of the search, in microseconds. */
  micros: number;
}

/**
 * The result of `solve`.
 *
 * @example
 * if (result.status === 'unique') print(result.solution); // a string: only 'none' has null
 */
export type SolveResult = Solutions<string> & SolveFigures;

export interface CountResult {
  /** The number of solutions found, at most the limit. */
  count: number;
  /** Whether there are more than `count`. */
  capped: boolean;
}

/** The differences between the solutions of a puzzle. */
export interface Difference {
  /** One solution. */
  first: string;
  /** Another solution, which differs from the first in many cells. */
  second: string;
  /** The cells that do not hold the same digit in all solutions, ascending. */
  differing: number[];
}

/** The symmetries that a puzzle can have. */
export const SYMMETRIES = [
  'none',
  'rotate180',
  'rotate90',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
] as const;

/**
 * The symmetry of the pattern of givens: it stays the same under rotation by 180° or 90°, or under
 * reflection that exchanges left and right (`'horizontal'`) or top and bottom (`'vertical'`), or at
 * the diagonal from the top left (`'diagonal'`) or from the top right (`'antidiagonal'`).
 */
export type Symmetry = (typeof SYMMETRIES)[number];

export interface GenerateOptions extends CallOptions {
  /**
   * The seed of the random numbers: the same seed and the same other options give the same puzzle
   * in every browser and in Node. A whole number up to 2^53 - 1, a bigint up to 2^64 - 1, or any text,
   * such as a date. Decimal digits up to 2^64 - 1 are that number; any other text stands for its 64-bit
   * FNV-1a hash in UTF-8. Without a seed every call uses a random one.
   */
  seed?: number | bigint | string | undefined;
  /**
   * The wanted number of givens, 17..81. Without it the generator removes as many givens as it can,
   * which leaves about 24.
   */
  givens?: number | undefined;
  /** The older name of `givens`. */
  clues?: number | undefined;
  /** The symmetry of the pattern of givens; `'none'` by default. */
  symmetry?: Symmetry | undefined;
  /**
   * Whether the puzzle must be minimal: no given can be removed (with a symmetry: no given together
   * with its images), even if that gives another number of givens. False by default; without `givens`
   * a puzzle is always minimal.
   */
  minimal?: boolean | undefined;
  /**
   * The maximum number of puzzles generated to reach `givens`: a whole number of at least 1, or
   * Infinity to continue until one is found or the call is aborted. 1,000 by default, which takes
   * about 0.2 s. It is a count and not a time, so that a seed gives the same puzzle on a slow
   * machine.
   */
  attempts?: number | undefined;
}

export interface GeneratedPuzzle {
  /** The puzzle, which has exactly one solution. */
  puzzle: string;
  solution: string;
  /** The number of givens. */
  givens: number;
  /** The same by its older name. */
  clues: number;
  /** The seed in decimal. Passed to `generate` with the same options, it gives the same puzzle. */
  seed: string;
  /** Whether the puzzle has the wanted number of givens; always true without `givens`. */
  reached: boolean;
}
