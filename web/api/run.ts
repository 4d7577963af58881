/** What `solveMany` and `generateMany` have in common: options, progress, and control of a run. */
import type { CallOptions } from './call';

export interface RunOptions<Progress> extends CallOptions {
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
   * settles. `solveMany` is then a tenth faster, for callers that do not keep the bytes.
   */
  reuse?: boolean | undefined;
  /**
   * Whether aborting resolves the promise with the results so far (`complete` is then false); by
   * default it rejects.
   */
  keep?: boolean | undefined;
  /**
   * Whether with `keep` also answers are kept that wait for a single puzzle of more than half a second, which is then left out
   * and named in `skipped`. False by default: the output ends before the first puzzle without an answer.
   */
  skip?: boolean | undefined;
  /**
   * Receives the progress about ten times a second at most and once a second at least, and at the end. An exception that
   * it throws ends the run.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
}

export interface RunProgress {
  /** The bytes of the input, or the puzzles, that are done, also where the output waits for an earlier one. */
  done: number;
  /** Those of the whole run; null for a stream. */
  total: number | null;
  /** Puzzles per second, on average and without pauses. */
  perSecond: number;
  /**
   * The puzzle that the output waits for, where this one alone takes more than half a second: its first line in the input, or
   * its number in the list to be made, from 1. Null while there is none. Those behind it go on meanwhile.
   */
  waitsFor: number | null;
}

export interface RunResult {
  /** The output; empty if it went to `write`. */
  bytes: Uint8Array;
  /** Whether everything is done; false after an abort with `keep`. */
  complete: boolean;
  /** The puzzles that are left out, after an abort with `keep` and `skip`, as in `waitsFor`. */
  skipped: number[];
}

export interface Run<Result> extends Promise<Result> {
  /**
   * Stops starting new work until `resume()` is called. Work that has started ends within moments;
   * nothing starts if this is called right after the method.
   */
  pause(): void;
  resume(): void;
}
