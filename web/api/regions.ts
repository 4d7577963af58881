/** The part of the public surface for puzzles of any shape. */
import type { CallOptions } from './call';
import type { Solutions } from './sudoku';

/** Cells whose values are all different and add up to `sum`. */
export interface Cage {
  sum: number;
  cells: ArrayLike<number>;
}

/**
 * A puzzle of any shape: a grid of cells, and regions in which no value stands
 * twice. Cells are numbered in row-major order, from 0.
 */
export interface RegionsInput {
  /** Each 1..36. */
  rows: number;
  cols: number;
  /** The lowest value, at least 0; 1 by default. */
  low?: number | undefined;
  /**
   * The highest value; there are at most 36. By default there are as many values
   * as rows or columns, whichever are more: 1..9 for 9×9.
   */
  high?: number | undefined;
  /**
   * One entry a cell: a value, null for an open cell, -1 for a void one, which is
   * not part of the puzzle. By default all are open.
   */
  cells?: ArrayLike<number | null> | undefined;
  /**
   * Lists of cells without void ones; none by default, not even rows and columns.
   * A region with as many cells as there are values holds each value once, a
   * smaller one each at most once. They may overlap.
   */
  regions?: ArrayLike<ArrayLike<number>> | undefined;
  /** None by default. */
  cages?: ArrayLike<Cage> | undefined;
  /** Whether both diagonals are regions too; only in square grids. All such rules are off by default. */
  diagonals?: boolean | undefined;
  /** Whether cells a knight's move apart differ. */
  antiKnight?: boolean | undefined;
  /** Whether cells that touch, if only at a corner, differ. */
  antiKing?: boolean | undefined;
  /** Whether cells side by side do not hold neighbouring values. */
  nonConsecutive?: boolean | undefined;
}

/** A puzzle of any shape in plain data with nothing left out, and how to draw its regions. */
export interface RegionsPuzzle {
  rows: number;
  cols: number;
  low: number;
  high: number;
  /** A value, null for an open cell, -1 for a void one. */
  cells: (number | null)[];
  regions: number[][];
  cages: { sum: number; cells: number[] }[];
  diagonals: boolean;
  antiKnight: boolean;
  antiKing: boolean;
  nonConsecutive: boolean;
  /**
   * Those of the regions (their numbers, from 0) that are to be drawn with thick
   * borders: boxes, pieces of a jigsaw. They do not overlap.
   */
  areas: number[];
  /** Those that are to be shaded: windows and the like, which lie across the areas. */
  extras: number[];
}

export interface SolveRegionsOptions extends RegionsInput, CallOptions {
  /** Stop searching at this many solutions: a whole number of at least 1, or Infinity; 2 by default. */
  limit?: number | undefined;
}

/** What `solveRegions` tells besides solutions. */
export interface SolveRegionsFigures {
  /** Solutions found, at most `limit`. */
  count: number;
  /** Whether there are more than `count`. */
  capped: boolean;
  /** Cells of givens that break a rule by themselves, ascending. */
  conflicts: number[];
  /** How often the search had to try a value. */
  nodes: number;
  /** Time spent on the search, in microseconds. */
  micros: number;
}

/** What `solveRegions` finds; solutions are a value a cell, and -1 for void cells. */
export type SolveRegionsResult = Solutions<number[]> & SolveRegionsFigures;

/** The names of `regionPreset`. */
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
