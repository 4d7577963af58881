/** What every method of the API takes besides its question. */
import type { Move } from './move';

export interface CallOptions {
  /** Aborting rejects the promise at once with the signal's reason and stops the work. */
  signal?: AbortSignal | undefined;
}

/**
 * How far a long call is. The last report may be far from the end: a search that
 * finds its answer early never comes near 1, and what it finds last, which may be
 * much better than all before, is only in the result.
 */
export interface Progress {
  /** The part of the work that is done, 0..1; it never falls. */
  done: number;
  /** How many presses the best answer so far has, once there is one. */
  best?: number;
  /** These presses, to be kept by whoever may abort the call, which rejects all the same. */
  moves?: Move[];
}

export type OnProgress = (progress: Progress) => void;

export interface LongCallOptions extends CallOptions {
  /**
   * Is called now and then, at most some ten times a second and not at all by a
   * short search, and never after the promise is settled. What it throws rejects
   * the promise and stops the work.
   */
  onProgress?: OnProgress | undefined;
}
