/**
 * Rotation puzzles: a press turns a block of 2×2 tiles, and a solver finds presses that lead to the
 * goal.
 */
import type { LongCallOptions } from './call';
import type { Move, Turns } from './move';
import type { PuzzleInput } from './sudoku';

export interface TwistOptions extends LongCallOptions {
  /** The turns that count as one press; `'quarter'` by default. */
  turns?: Turns | undefined;
}

export interface UntwistOptions extends TwistOptions {
  /** The size of the board, each 2..10. */
  rows: number;
  cols: number;
  /** The tiles, row by row: 32-bit whole numbers, which may repeat. */
  tiles: ArrayLike<number>;
  /** The same numbers in the wanted order; ascending by default. */
  goal?: ArrayLike<number> | undefined;
  /**
   * The effort for a short answer, in states that the search expands: a whole number of at least 1;
   * by default 1,200,000 up to 6×6, 1,000,000 up to 8×8 and 800,000 for larger boards, half of that
   * if tiles repeat. It is a count and not a time, so that the same call gives the same answer
   * everywhere. The search never expands more states, except on boards of up to eight tiles. There
   * is no maximum: effort that one search cannot use goes to further searches, so that more effort
   * finds more.
   */
  effort?: number | undefined;
  /**
   * The seed, as for `generate` but 0 by default. The search breaks ties at random, so that other
   * seeds find other answers; the same seed and options give the same answer everywhere.
   */
  seed?: number | bigint | string | undefined;
}

export interface UntwistResult {
  /**
   * Some orders of 2×2 and 2×3 tiles are unreachable; on larger boards every order can be reached.
   */
  status: 'solved' | 'unreachable';
  /** The presses, in order; empty if the goal is unreachable. */
  moves: Move[];
  /** Whether the answer is proven to have the fewest presses. */
  optimal: boolean;
  /** The board after the moves. */
  goal: number[];
  /** The number of states that the search expanded. */
  nodes: number;
}

export interface RotateSudokuOptions extends TwistOptions {
  /** The sudoku with its nine boxes in wrong places, each in its right orientation. */
  puzzle: PuzzleInput;
  /**
   * The count of arrangements stops at this many: a whole number of at least 1; all are counted by
   * default.
   */
  limit?: number | undefined;
}

/**
 * The result of `rotateSudoku`. Boxes and their places are numbered 0..8 in row-major order. The
 * status is `'unique'` if exactly one arrangement of the boxes has a solution (apart from the order
 * of bands and stacks, and of equal boxes), and that sudoku has one solution; it is `'none'` if no
 * arrangement has a solution.
 */
export type RotateSudokuResult = RotateSudokuFigures &
  (
    | {
        status: 'unique' | 'multiple';
        /** The box of the puzzle that belongs in each place. */
        arrangement: number[];
        /** The puzzle after the boxes are arranged. */
        grid: string;
        /** A solution of `grid`. */
        solution: string;
      }
    | { status: 'none'; arrangement: null; grid: null; solution: null }
  );

/** The figures that `rotateSudoku` returns besides the arrangement. */
export interface RotateSudokuFigures {
  /**
   * The presses that arrange the boxes, the fewest for any arrangement with a solution. Each turns
   * a block of 2×2 boxes, so `row` and `col` are 0 or 1. Empty if no arrangement has a solution.
   */
  moves: Move[];
  /**
   * The number of the 362,880 arrangements that have a solution, at most `limit`. They come in
   * groups of 36, since bands can be permuted and so can stacks.
   */
  arrangements: number;
  /** Whether the count stopped early, so that there may be more than `arrangements`. */
  capped: boolean;
  /** Whether `status` is `'unique'`. */
  unique: boolean;
}

export interface NineTripodsOptions extends TwistOptions {
  /** The tiles, nine of each digit. */
  grid: PuzzleInput;
  /**
   * The seed, as for `generate` but 0 by default; the same seed and options give the same answer
   * everywhere.
   */
  seed?: number | bigint | string | undefined;
  /**
   * The number of positions that the search may visit: a whole number of at least 1; 2,500,000 by
   * default, 1,500,000 for `'any'`. Values below 8,000 count as 8,000 and values above 6,000,000 as
   * 6,000,000.
   */
  effort?: number | undefined;
}

export interface NineTripodsResult {
  /** The presses, in order; `row` and `col` are 0..7. */
  moves: Move[];
  /** The grid after the moves: 81 digits, nine different ones in every row and every column. */
  grid: string;
  /** The number of positions that the search visited. */
  nodes: number;
}
