/** Generating many puzzles: options, progress and results. */
import type { Difficulty } from './generate-rated';
import type { Run, RunOptions, RunProgress, RunResult } from './run';
import type { GenerateOptions } from './sudoku';
import type { Level } from './teach';

/**
 * The output for each puzzle:
 *
 * - `'puzzle'`: its 81 characters.
 * - `'csv'`: a row of a table with the columns `puzzle,solution,givens,seed`, and with a difficulty also
 *   `er,ep,ed,level,hardest`; what is unknown is empty.
 * - `'json'`: an object with these members; what is unknown is null.
 */
export type GenerateManyFormat = 'puzzle' | 'csv' | 'json';

/** The totals of the puzzles that are done. */
export interface GenerateManyCounts {
  puzzles: number;
  /** Those that are not as wanted: of another number of givens, or of another difficulty. */
  missed: number;
  /** How many puzzles have each number of givens, such as `{ 24: 70, 25: 30 }`. */
  givens: Record<number, number>;
  /** How many puzzles have each level, such as `{ easy: 100 }`; empty where no difficulty is asked for. */
  levels: Partial<Record<Level, number>>;
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
  /** The wanted difficulty, as in `generate`: one of `level`, `er` and `technique`, the latter with a `style`. */
  level?: Level | undefined;
  er?: Difficulty['er'];
  technique?: Difficulty['technique'];
  style?: Difficulty['style'];
  /** How long to search for each puzzle of a difficulty, as in `generate`, in place of `attempts`. */
  effort?: number | undefined;
}

export interface GenerateManyResult extends GenerateManyCounts, RunResult {
  /** The seed of the list, in decimal. */
  seed: string;
}

export type GenerateManyRun = Run<GenerateManyResult>;
