/**
 * The rotation puzzles' part of the public surface: a press turns a block of
 * 2×2 tiles, and the question is always which presses lead to the goal.
 */
import type { LongCallOptions } from './call';
import type { Move, Turns } from './move';
import type { PuzzleInput } from './sudoku';

export interface TwistOptions extends LongCallOptions {
  /** `'quarter'` by default. */
  turns?: Turns | undefined;
}

export interface UntwistOptions extends TwistOptions {
  /** Each 2..10. */
  rows: number;
  cols: number;
  /** The tiles, row by row: whole numbers of 32 bits, of which some may be equal. */
  tiles: ArrayLike<number>;
  /** The same numbers in the wished order; without it in ascending order. */
  goal?: ArrayLike<number> | undefined;
  /**
   * How much may be done for a short answer, in states that are looked at: a
   * whole number of at least 1, by default 1,200,000 up to 6×6, 1,000,000 up to
   * 8×8 and 800,000 beyond, or half of that where tiles are equal. A count, not
   * a time, so that the same call has the same answer everywhere. More is not
   * looked at, but on boards of up to eight tiles. There is no most: what one
   * search cannot use is spent on others, so more effort finds more.
   */
  effort?: number | undefined;
  /**
   * As of `generate`, but 0 by default: the search breaks ties at random, and
   * other seeds find other answers. The same seed and options give the same
   * answer everywhere.
   */
  seed?: number | bigint | string | undefined;
}

export interface UntwistResult {
  /** On boards of 2×2 and 2×3 some orders cannot be reached, and with equal tiles on none else. */
  status: 'solved' | 'unreachable';
  /** The presses, in order; none when the goal is unreachable. */
  moves: Move[];
  /** Whether it is proven that fewer presses do not lead to the goal. */
  optimal: boolean;
  /** What the moves lead to. */
  goal: number[];
  /** How many states were looked at. */
  nodes: number;
}

export interface RotateSudokuOptions extends TwistOptions {
  /** The sudoku with its nine boxes in wrong places, each in its right orientation. */
  puzzle: PuzzleInput;
  /** Stop counting arrangements at this many: a whole number of at least 1; by default all are counted. */
  limit?: number | undefined;
}

/**
 * Boxes, and the places for them, are numbered 0..8 in row-major order. The status is
 * `'unique'` when the boxes can be arranged in one way (but for the order of
 * bands and of stacks, and of boxes that look the same) and the sudoku then
 * has one solution; `'none'` when no arrangement has any.
 */
export type RotateSudokuResult = RotateSudokuFigures &
  (
    | {
        status: 'unique' | 'multiple';
        /** For each place the box of the puzzle that belongs there. */
        arrangement: number[];
        /** The puzzle with its boxes there. */
        grid: string;
        /** A solution of `grid`. */
        solution: string;
      }
    | { status: 'none'; arrangement: null; grid: null; solution: null }
  );

/** What `rotateSudoku` tells besides. */
export interface RotateSudokuFigures {
  /**
   * The presses that bring the boxes there, as few as can be for any arrangement
   * with a solution; each turns a block of 2×2 boxes, so `row` and `col` are 0
   * or 1. None where there is no arrangement.
   */
  moves: Move[];
  /**
   * How many of the 362,880 arrangements have a solution, at most `limit`. They
   * come in groups of 36, since bands, and stacks, may change places.
   */
  arrangements: number;
  /** Whether the count stopped early, so that there may be more than `arrangements`. */
  capped: boolean;
  /** Whether `status` is `'unique'`. */
  unique: boolean;
}

export interface NineTripodsOptions extends TwistOptions {
  /** Nine tiles of each digit. */
  grid: PuzzleInput;
  /** As of `generate`, but 0 by default; the same seed and options give the same answer everywhere. */
  seed?: number | bigint | string | undefined;
  /**
   * How many positions may be visited: a whole number of at least 1, by default
   * 2,500,000, or 1,500,000 for `any`. Less than 8,000 counts as that, and so
   * does more than 6,000,000.
   */
  effort?: number | undefined;
}

export interface NineTripodsResult {
  /** The presses, in order; `row` and `col` are 0..7. */
  moves: Move[];
  /** What they lead to: 81 digits, nine different ones in every row and every column. */
  grid: string;
  /** How many positions were visited. */
  nodes: number;
}
