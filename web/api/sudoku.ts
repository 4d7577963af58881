/** Puzzles of nine rows, columns and boxes: questions and answers. */
import type { CallOptions } from './call';

/** How many solutions a puzzle has, as far as the search went. */
export type Status = 'unique' | 'multiple' | 'none';

/**
 * A puzzle: text that holds exactly one puzzle in any format the engine reads,
 * 81 numbers, or nine rows of nine numbers (0 or null for a blank cell) or characters.
 */
export type PuzzleInput =
  string | ArrayLike<number | null> | ArrayLike<ArrayLike<number | string | null>>;

export interface SolveOptions extends CallOptions {
  /** Stop searching at this many solutions: a whole number of at least 1, or Infinity; 2 by default. */
  limit?: number | undefined;
}

export interface CountOptions extends CallOptions {
  /**
   * Stop counting at this many solutions: a whole number of at least 1, or
   * Infinity; 1,000,000 by default. Where there may be many, hand over a `signal`
   * as well: a blank board has more than can be counted.
   */
  limit?: number | undefined;
}

/** The status tells which solutions there are: the first one, and a second that differs from it. */
export type Solutions<Solution> =
  | { status: 'unique'; solution: Solution; second: null }
  | { status: 'multiple'; solution: Solution; second: Solution }
  | { status: 'none'; solution: null; second: null };

/** What `solve` tells besides solutions. */
export interface SolveFigures {
  /** Solutions found, at most `limit`. */
  count: number;
  /** Whether there are more than `count`. */
  capped: boolean;
  /** Cells of givens that clash: the same digit twice in a row, column or box. */
  conflicts: number[];
  /** How often the search had to try a digit, since logic alone did not go on. */
  guesses: number;
  /** Time spent on the search, in microseconds. */
  micros: number;
}

/**
 * What `solve` finds.
 *
 * @example
 * if (result.status === 'unique') print(result.solution); // a string: only 'none' has null
 */
export type SolveResult = Solutions<string> & SolveFigures;

export interface CountResult {
  /** Solutions found, at most the limit. */
  count: number;
  /** Whether there are more than `count`. */
  capped: boolean;
}

/** Where the solutions of a puzzle differ. */
export interface Difference {
  /** A solution. */
  first: string;
  /** One that differs from it in many cells. */
  second: string;
  /** The cells that do not hold the same digit in every solution, ascending. */
  differing: number[];
}

/**
 * Under what the pattern of givens looks the same: turned by half or by a
 * quarter, left and right exchanged (`'horizontal'`), top and bottom exchanged
 * (`'vertical'`), or mirrored at the diagonal from the top left (`'diagonal'`)
 * or from the top right (`'antidiagonal'`).
 */
export type Symmetry =
  'none' | 'rotate180' | 'rotate90' | 'horizontal' | 'vertical' | 'diagonal' | 'antidiagonal';

export interface GenerateOptions extends CallOptions {
  /**
   * What the puzzle is drawn from: the same seed with the same other options
   * gives the same puzzle in every browser and in Node. A whole number up to
   * 2^53 - 1, or up to 2^64 - 1 a bigint or a string of decimal digits. Without
   * it every call draws its own.
   */
  seed?: number | bigint | string | undefined;
  /** How many givens the puzzle shall have, 17..81; without it as few as it comes, about 24. */
  clues?: number | undefined;
  /** The symmetry of the pattern of givens, `'none'` by default. */
  symmetry?: Symmetry | undefined;
  /**
   * Whether no given may be left that could be dropped (with a symmetry: none
   * together with those it is carried into), even if that means another number
   * of clues. False by default; without `clues` a puzzle is always minimal.
   */
  minimal?: boolean | undefined;
  /**
   * How many puzzles may be made in search of the wished number of clues: a whole
   * number of at least 1, or Infinity to go on until one is found or the call is
   * aborted; 1,000 by default, which take some 0.2 s. A count and not a time,
   * so that a seed gives the same puzzle on a slow machine.
   */
  attempts?: number | undefined;
}

export interface GeneratedPuzzle {
  /** A puzzle with exactly one solution. */
  puzzle: string;
  solution: string;
  /** How many givens the puzzle has. */
  clues: number;
  /** The seed in decimal: handed to `generate` again with the same options, it gives this puzzle again. */
  seed: string;
  /** Whether the puzzle has as many clues as wished; always where no number was. */
  reached: boolean;
}
