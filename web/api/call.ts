/** The options that all methods share, and the progress of long calls. */
import type { Move } from './move';

export interface CallOptions {
  /** Aborting rejects the promise at once with the signal's reason and stops the work. */
  signal?: AbortSignal | undefined;
}

/**
 * The progress of a long call. The last report may be far from 1: a search that finds its answer
 * early stops early, and the last answer it finds, which may be much better than all earlier ones,
 * is only in the result.
 */
export interface Progress {
  /** The fraction of the work that is done, 0..1; it never decreases. */
  done: number;
  /** The number of presses of the best answer so far; absent until there is one. */
  best?: number;
  /**
   * The presses of that answer. A caller that may abort keeps them: an aborted call always rejects.
   */
  moves?: Move[];
}

export type OnProgress<Told = Progress> = (progress: Told) => void;

export interface LongCallOptions<Told = Progress> extends CallOptions {
  /**
   * Receives the progress: at most about ten times a second, not at all for a short search, and
   * never after the promise is settled. An exception that it throws rejects the promise and stops
   * the work.
   */
  onProgress?: OnProgress<Told> | undefined;
}
