/** Exact cover: which rows of a matrix of zeros and ones together have a single one in every column? */
import type { CallOptions } from './call';
import type { CountResult, Solutions } from './sudoku';

export interface ExactCoverOptions extends CallOptions {
  /**
   * How many columns there are that must be covered exactly once: a whole number of at least 0. They
   * are numbered from 0.
   */
  columns: number;
  /**
   * How many columns may be covered at most once; 0 by default. They are numbered after the others:
   * from `columns` on. There are at most 100,000 columns of both kinds.
   */
  optional?: number | undefined;
  /**
   * For each row the columns that it covers, in any order, none of them twice. A row counts as one
   * entry and each of its columns as another; there are at most 10,000,000 entries.
   */
  rows: ArrayLike<ArrayLike<number>>;
  /** Stop searching at this many solutions: a whole number of at least 1, or Infinity; 2 by default. */
  limit?: number | undefined;
}

/** What `exactCover` finds; a solution is a list of rows, numbered from 0, in ascending order. */
export type ExactCoverResult = Solutions<number[]> & CountResult;
