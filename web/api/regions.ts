/** Puzzles of any shape: grids with regions, cages and extra rules. */
import type { CallOptions, LongCallOptions } from './call';
import type { RegionRule } from './rules';
import type { Solutions } from './sudoku';

/** A cage: cells whose values are all different and add up to `sum`. */
export interface Cage {
  sum: number;
  cells: ArrayLike<number>;
}

/**
 * A puzzle of any shape: a grid of cells, and regions in which no value occurs twice. Cells are
 * numbered in row-major order, from 0.
 */
export interface RegionsInput {
  /** The size of the grid, each 1..36. */
  rows: number;
  cols: number;
  /** The lowest value, at least 0; 1 by default. */
  low?: number | undefined;
  /**
   * The highest value. There are at most 36 values, and by default as many as rows or columns,
   * whichever is more: 1..9 for 9×9.
   */
  high?: number | undefined;
  /**
   * One entry per cell: a value, null for an open cell, or -1 for a void cell, which is not part of
   * the puzzle. All cells are open by default.
   */
  cells?: ArrayLike<number | null> | undefined;
  /**
   * Lists of cells, none of them void; no regions by default, not even rows and columns. A region
   * with as many cells as there are values holds each value once; a smaller one holds each at most
   * once. Regions may overlap.
   */
  regions?: ArrayLike<ArrayLike<number>> | undefined;
  /** The cages; none by default. */
  cages?: ArrayLike<Cage> | undefined;
  /**
   * Whether both diagonals are regions too; only for square grids. This and the rules below are off
   * by default.
   */
  diagonals?: boolean | undefined;
  /** Whether cells a knight's move apart hold different values. */
  antiKnight?: boolean | undefined;
  /** Whether cells that touch, even if only at a corner, hold different values. */
  antiKing?: boolean | undefined;
  /** Whether cells that share a side never hold consecutive values. */
  nonConsecutive?: boolean | undefined;
  /** Rules of lines, dots, outside clues and others; none by default. */
  rules?: ArrayLike<RegionRule> | undefined;
}

/** A complete puzzle of any shape as plain data, with a hint on how to draw its regions. */
export interface RegionsPuzzle {
  rows: number;
  cols: number;
  low: number;
  high: number;
  /** One entry per cell: a value, null for an open cell, or -1 for a void cell. */
  cells: (number | null)[];
  regions: number[][];
  cages: { sum: number; cells: number[] }[];
  diagonals: boolean;
  antiKnight: boolean;
  antiKing: boolean;
  nonConsecutive: boolean;
  rules: RegionRule[];
  /**
   * The indices (from 0) of the regions to draw with thick borders: boxes, or pieces of a jigsaw.
   * They do not overlap.
   */
  areas: number[];
  /** The indices of the regions to shade: windows and similar regions, which overlap the areas. */
  extras: number[];
}

export interface SolveRegionsOptions extends RegionsInput, CallOptions {
  /**
   * The search stops at this many solutions: a whole number of at least 1, or Infinity; 2 by
   * default.
   */
  limit?: number | undefined;
}

/** The figures that `solveRegions` returns besides the solutions. */
export interface SolveRegionsFigures {
  /** The number of solutions found, at most `limit`. */
  count: number;
  /** Whether there are more solutions than `count`. */
  capped: boolean;
  /** Cells of givens that violate a rule by themselves, ascending. */
  conflicts: number[];
  /** Rules, by their place in `rules`, that can never hold, ascending. */
  conflictingRules: number[];
  /** The number of times the search tried a value; for a classic sudoku, of boards it visited after the first. */
  nodes: number;
  /** The time of the search, in microseconds. */
  micros: number;
}

/** The result of `solveRegions`. A solution has one value per cell, -1 for void cells. */
export type SolveRegionsResult = Solutions<number[]> & SolveRegionsFigures;

/** How far a question about all solutions of a puzzle is. */
export interface RegionProgress {
  /** The part of the question that is answered, 0..1; it never decreases. */
  done: number;
}

export type RegionQuestionOptions = LongCallOptions<RegionProgress>;

/** The differences between the solutions of a puzzle of any shape. */
export interface RegionDifference {
  /** Two solutions, one value per cell, -1 for void cells. */
  first: number[];
  second: number[];
  /** The cells that do not have the same value in all solutions, ascending. */
  differing: number[];
}

/** What is enough for a puzzle of any shape to have no solution. */
export interface RegionContradiction {
  /** Cells of givens, ascending. */
  givens: number[];
  /** Regions, cages and rules by their places in the lists of the puzzle, ascending. */
  regions: number[];
  cages: number[];
  rules: number[];
  /** Which of these rules of the puzzle belong to it. */
  diagonals: boolean;
  antiKnight: boolean;
  antiKing: boolean;
  nonConsecutive: boolean;
  /**
   * Whether the others have a solution without any one of these. Where the proof takes too long, some may
   * not be needed.
   */
  minimal: boolean;
}

/** The names that `regionPreset` takes. */
export const REGION_PRESETS = [
  '4x4',
  '6x6',
  '8x8',
  '9x9',
  '10x10',
  '12x12',
  '16x16',
  '25x25',
  'x',
  'windoku',
  'jigsaw',
  'toroidal',
  'disjoint',
  'anti-knight',
  'anti-king',
  'non-consecutive',
  'killer',
] as const;

export type RegionPresetName = (typeof REGION_PRESETS)[number];
