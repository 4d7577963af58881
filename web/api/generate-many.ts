/** Generating many puzzles: options, progress and results. */
import type { Run, RunOptions, RunProgress, RunResult } from './run';
import type { GenerateOptions } from './sudoku';

/**
 * The output for each puzzle:
 *
 * - `'puzzle'`: its 81 characters.
 * - `'csv'`: a row of a table with the columns `puzzle,solution,clues,seed`.
 * - `'json'`: an object with these members.
 */
export type GenerateManyFormat = 'puzzle' | 'csv' | 'json';

/** The totals of the puzzles that are done. */
export interface GenerateManyCounts {
  puzzles: number;
  /** Those that do not have the wanted number of clues. */
  missed: number;
  /** How many puzzles have each number of clues, such as `{ 24: 70, 25: 30 }`. */
  clues: Record<number, number>;
}

export interface GenerateManyProgress extends GenerateManyCounts, RunProgress {}

export interface GenerateManyOptions extends GenerateOptions, RunOptions<GenerateManyProgress> {
  /** The number of puzzles: at least 1; Infinity goes on until the run is aborted. */
  amount: number;
  /** `'puzzle'` by default. */
  format?: GenerateManyFormat | undefined;
  /**
   * The seed of the list, in the forms that `generate` takes; a random one by default. A longer list
   * with the same seed begins with the shorter one.
   */
  seed?: number | bigint | string | undefined;
}

export interface GenerateManyResult extends GenerateManyCounts, RunResult {
  /** The seed of the list, in decimal. */
  seed: string;
}

export type GenerateManyRun = Run<GenerateManyResult>;
