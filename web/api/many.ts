/** The part of the public surface for files of puzzles. */
import type { CallOptions } from './call';
import type { JiugongError } from './error';

/**
 * What is written for a line `5…9 comment`. Of several solutions it is the first;
 * where there is none the puzzle stands in its place, in `'csv'` nothing and in
 * `'json'` null.
 *
 * - `'solution'`: `483…257 comment`. A bad line stands as it is.
 * - `'status'`: `483…257 unique comment`, or `multiple`, `none`; and `bad` behind
 *   the first word of a bad line.
 * - `'count'`: `unique 1 comment`, or `bad 0 comment`.
 * - `'csv'`: a table with the columns `puzzle,status,count,solution,guesses`, without
 *   comments. A bad line is `"the line",bad,,,`.
 * - `'json'`: an object a line, with these members and, if there is one, `comment`;
 *   or with the bad line as `puzzle`, `status` (`'bad'`), `code`, `column`, `found` and
 *   `expected`.
 *
 * Blank lines and lines that begin with `#` pass unchanged, and are left out of
 * `'csv'` and `'json'`.
 */
export type ManyFormat = 'solution' | 'status' | 'count' | 'csv' | 'json';

/**
 * Lines of 81 cells, then perhaps a space, comma or `#` and a comment, with any line ends.
 * Of a line longer than 512 KB the first 4 KB count.
 */
export type ManyInput = Uint8Array | Blob | ReadableStream<Uint8Array> | string;

/** What there was in the lines that are done. */
export interface ManyCounts {
  /** Lines of any kind. */
  lines: number;
  /** Puzzles: `unique + multiple + none`. */
  puzzles: number;
  unique: number;
  multiple: number;
  none: number;
  /** Lines that hold no puzzle, blank ones and comments aside. */
  bad: number;
  /** Of all puzzles together. */
  guesses: number;
  /** How many puzzles took how many guesses: the first entry none, entry n 2^(n-1) to 2^n - 1. */
  histogram: number[];
}

export interface ManyProgress extends ManyCounts {
  /** How many bytes of the input are done. */
  done: number;
  /** How many there are; null for a stream. */
  total: number | null;
  /** Puzzles a second, on average and without pauses. */
  perSecond: number;
  /** The first bad lines so far, as in the result. */
  errors: JiugongError[];
}

export interface ManyOptions extends CallOptions {
  /** `'solution'` by default. */
  format?: ManyFormat | undefined;
  /** Count at most this many solutions of each puzzle; 2 by default. */
  limit?: number | undefined;
  /**
   * How many workers may share the work, each with a module of its own, 64 at most; as
   * many as the machine runs at once by default. Where there are no workers (in Node, or
   * where a page's policy forbids them) the calling thread does it alone.
   */
  workers?: number | undefined;
  /** Takes the answers, in order, and is waited for; without it they are collected in `bytes`. */
  write?: ((bytes: Uint8Array) => unknown) | undefined;
  /**
   * Whether the memory of bytes that `write` was given may be used again as soon as it has
   * returned, or its promise has settled: a tenth faster, for those who do not keep them.
   */
  reuse?: boolean | undefined;
  /**
   * Whether aborting resolves the promise with what is done (`complete` is false
   * then); by default it rejects, as everywhere.
   */
  keep?: boolean | undefined;
  /** Is called at most some ten times a second, and at the end. What it throws ends the work. */
  onProgress?: ((progress: ManyProgress) => void) | undefined;
}

export interface ManyResult extends ManyCounts {
  /** The answers; empty where they went to `write`. */
  bytes: Uint8Array;
  /** The first bad lines, at most 20, with their `line` and `column`. */
  errors: JiugongError[];
  /** Whether this is all; false after an abort with `keep`. */
  complete: boolean;
  /** How many bytes of the input are answered: always whole lines. The rest begins there. */
  read: number;
}

export interface ManyRun extends Promise<ManyResult> {
  /** Begins with nothing more until `resume()` is called. What has begun ends within moments. */
  pause(): void;
  resume(): void;
}
