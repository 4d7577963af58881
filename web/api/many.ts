/** Solving files of puzzles: input, options, progress and results. */
import type { JiugongError } from './error';
import type { Run, RunOptions, RunProgress, RunResult } from './run';

/**
 * The output for an input line `5…9 comment`. The solution is the first of several; if there is
 * none, the puzzle itself is written in its place (in `'csv'` nothing, in `'json'` null).
 *
 * - `'solution'`: `483…257 comment`. A bad line is copied.
 * - `'status'`: `483…257 unique comment`, or `multiple`, `none`. A bad line is copied, with ` bad`
 *   at its end.
 * - `'count'`: `unique 1 comment`. A bad line is copied behind `bad 0 `.
 * - `'csv'`: a table with the columns `puzzle,status,count,solution,guesses`, without comments. A
 *   bad line is `"the line",bad,,,`.
 * - `'json'`: one object per line, with these members and, if there is one, `comment`. A bad line
 *   is an object with the line as `puzzle`, `status` (`'bad'`), `code`, `column`, `found` and
 *   `expected`.
 * - `'rating'`: `5…9 7.2/1.2/1.2 comment`: ER/EP/ED as `rate` gives them, 20 for a puzzle that no
 *   technique solves; `-` for one that is unknown; the
 *   status in place of them unless the puzzle is unique and not solved already. A bad line as in `'status'`.
 *
 * Blank lines and lines that begin with `#` are copied; `'csv'` and `'json'` omit them.
 */
export type ManyFormat = 'solution' | 'status' | 'count' | 'csv' | 'json' | 'rating';

/**
 * Lines of 81 cells, optionally followed by a space, comma or `#` and a comment, with any line
 * endings. Of a line longer than 512 KB only the first 4 KB are read.
 */
export type ManyInput = Uint8Array | Blob | ReadableStream<Uint8Array> | string;

/** The totals of the lines that are done. */
export interface ManyCounts {
  /** Lines of all kinds. */
  lines: number;
  /** The puzzles: `unique + multiple + none`. */
  puzzles: number;
  unique: number;
  multiple: number;
  none: number;
  /** Lines without a valid puzzle, except blank lines and comments. */
  bad: number;
  /** The guesses of all puzzles. */
  guesses: number;
  /**
   * The puzzles by their guesses: entry 0 counts puzzles without guesses, entry n those with
   * 2^(n-1) to 2^n - 1.
   */
  histogram: number[];
  /**
   * Of rated files, the unique puzzles by their ER: entry n counts those with ER n / 10. Empty where
   * nothing is rated.
   */
  ratings: number[];
}

export interface ManyProgress extends ManyCounts, RunProgress {
  /** The first bad lines so far, as in `ManyResult`. */
  errors: JiugongError[];
}

export interface ManyOptions extends RunOptions<ManyProgress> {
  /** `'solution'` by default. */
  format?: ManyFormat | undefined;
  /** The limit for counting the solutions of each puzzle; 2 by default. */
  limit?: number | undefined;
  /**
   * Whether `'csv'` and `'json'` also have the ratings of each puzzle: columns or members `er`, `ep`
   * and `ed`, which are empty or null unless it is unique. False by default, and always true for
   * `'rating'`.
   */
  rating?: boolean | undefined;
}

export interface ManyResult extends ManyCounts, RunResult {
  /** The first bad lines, at most 20, with their `line` and `column`. */
  errors: JiugongError[];
  /** Bytes of the input that are solved, always whole lines; the rest of the input begins there. */
  read: number;
}

export type ManyRun = Run<ManyResult>;
