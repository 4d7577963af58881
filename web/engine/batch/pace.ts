/** Chooses the sizes of chunks, in the unit of their batch: bytes of a file, or puzzles. */

/**
 * Milliseconds: after a chunk that took less, chunks grow; after one that took more than `LONG`, they shrink. Both are far
 * below the limit at which a chunk is begun again in parts.
 */
const SHORT = 50;
const LONG = 200;

export interface Pace {
  readonly first: number;
  /** The next size, after the size `size` and a chunk of size `done` that took `milliseconds`. */
  next(size: number, done: number, milliseconds: number): number;
}

/**
 * Chunks are so large that messages cost little, and so small that all workers get some, that progress is visible, and
 * that pauses and aborts lose little, even if each line or puzzle takes long.
 */
export const paceOf = (first: number, max: number): Pace => ({
  first,
  next(size, done, milliseconds) {
    if (milliseconds < SHORT) return Math.max(size, Math.min(2 * done, max));
    return milliseconds > LONG ? Math.min(size, Math.max(done >> 1, 1)) : size;
  },
});
