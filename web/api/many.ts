/** Solving files of puzzles: input, options, progress and results. */
import type { CallOptions } from './call';
import type { JiugongError } from './error';

/**
 * The output for an input line `5…9 comment`. The solution is the first of several; if there is
 * none, the puzzle itself is written in its place (in `'csv'` nothing, in `'json'` null).
 *
 * - `'solution'`: `483…257 comment`. A bad line is copied.
 * - `'status'`: `483…257 unique comment`, or `multiple`, `none`. A bad line is copied with `bad`
 *   after its first word.
 * - `'count'`: `unique 1 comment`, or `bad 0 comment`.
 * - `'csv'`: a table with the columns `puzzle,status,count,solution,guesses`, without comments. A
 *   bad line is `"the line",bad,,,`.
 * - `'json'`: one object per line, with these members and, if there is one, `comment`. A bad line
 *   is an object with the line as `puzzle`, `status` (`'bad'`), `code`, `column`, `found` and
 *   `expected`.
 *
 * Blank lines and lines that begin with `#` are copied; `'csv'` and `'json'` omit them.
 */
export type ManyFormat = 'solution' | 'status' | 'count' | 'csv' | 'json';

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
}

export interface ManyProgress extends ManyCounts {
  /** Bytes of the input that are done. */
  done: number;
  /** Bytes of the whole input; null for a stream. */
  total: number | null;
  /** Puzzles per second, on average and without pauses. */
  perSecond: number;
  /** The first bad lines so far, as in `ManyResult`. */
  errors: JiugongError[];
}

export interface ManyOptions extends CallOptions {
  /** `'solution'` by default. */
  format?: ManyFormat | undefined;
  /** The limit for counting the solutions of each puzzle; 2 by default. */
  limit?: number | undefined;
  /**
   * The maximum number of workers that share the work, each with its own module: at most 64, by
   * default the number of processors. Without workers (in Node, or if a page's policy forbids them)
   * the calling thread does all the work.
   */
  workers?: number | undefined;
  /**
   * Receives the output in order; the run waits for the promise it returns. Without it the output
   * is collected in `bytes`.
   */
  write?: ((bytes: Uint8Array) => unknown) | undefined;
  /**
   * Whether the buffer passed to `write` may be reused as soon as `write` returns or its promise
   * settles. This is a tenth faster, for callers that do not keep the bytes.
   */
  reuse?: boolean | undefined;
  /**
   * Whether aborting resolves the promise with the results so far (`complete` is then false); by
   * default it rejects.
   */
  keep?: boolean | undefined;
  /**
   * Receives the progress at most about ten times a second, and at the end. An exception that it
   * throws ends the run.
   */
  onProgress?: ((progress: ManyProgress) => void) | undefined;
}

export interface ManyResult extends ManyCounts {
  /** The output; empty if it went to `write`. */
  bytes: Uint8Array;
  /** The first bad lines, at most 20, with their `line` and `column`. */
  errors: JiugongError[];
  /** Whether the whole input is done; false after an abort with `keep`. */
  complete: boolean;
  /** Bytes of the input that are solved, always whole lines; the rest of the input begins there. */
  read: number;
}

export interface ManyRun extends Promise<ManyResult> {
  /**
   * Stops starting new work until `resume()` is called. Work that has started ends within moments.
   */
  pause(): void;
  resume(): void;
}
