/** Cuts a file into chunks of whole lines, whatever pieces it comes in. */

/**
 * Bytes of a chunk at most, and of a line: of a longer one the beginning counts. (With half of it, the calling
 * thread has a fifth more to do; with twice as much, a file ends on one worker while the others are done.)
 */
export const MAX_CHUNK = 2 ** 19;
/** How much of it. */
const KEPT = 2 ** 12;

/** Bytes of chunks when nobody knows yet how long they take: three lines or so. */
const FIRST = 2 ** 8;

/** Milliseconds: chunks that take fewer become larger, those that take many times as long smaller. */
const SHORT = 100;
const LONG = 400;

/** How many bytes chunks have, which is for who takes them to change. */
export interface Pace {
  readonly first: number;
  /** After `size`, and a chunk of so many bytes that took so long. */
  next(size: number, bytes: number, milliseconds: number): number;
}

/**
 * Chunks so large that they are worth the way, and so small that all workers get some, that progress is seen,
 * and that pauses and aborts lose little, even where each line takes long.
 */
export const PACE: Pace = {
  first: FIRST,
  next(size, bytes, milliseconds) {
    if (milliseconds < SHORT) return Math.max(size, Math.min(2 * bytes, MAX_CHUNK));
    return milliseconds > LONG ? Math.min(size, bytes >> 1) : size;
  },
};

const LF = 10;
const CR = 13;

export interface Chunk {
  readonly bytes: Uint8Array;
  /** Bytes of the file up to its end. */
  readonly end: number;
}

/** Where the last line that surely ends in these bytes ends; 0 where none does. */
function lastLineEnd(bytes: Uint8Array): number {
  // (Of a CR at the very end the LF may be still to come.)
  let at = bytes.length;
  if (bytes[at - 1] === CR) --at;
  while (at > 0 && bytes[at - 1] !== LF && bytes[at - 1] !== CR) --at;
  return at;
}

/**
 * A chunk has `size()` bytes, or as many more as its first line needs. A line that does not fit into the largest
 * is cut off, so that memory stays bounded; its end is kept, and so the lines are as many as before. What is
 * put into `free`, the whole memory of chunks that are done with, serves the next ones.
 */
export async function* cutChunks(
  pieces: AsyncIterable<Uint8Array>,
  size: () => number,
  free: Uint8Array[] = [],
  most: number = MAX_CHUNK,
  beginning: number = KEPT,
): AsyncGenerator<Chunk, void> {
  let chunk = free.pop() ?? new Uint8Array(most);
  let used = 0;
  let wanted = size();
  let end = 0;
  let skipping = false;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      if (skipping) {
        const from = at;
        while (at < piece.length && piece[at] !== LF && piece[at] !== CR) ++at;
        end += at - from;
        skipping = at === piece.length;
      }
      const taken = piece.subarray(at, at + wanted - used);
      chunk.set(taken, used);
      used += taken.length;
      at += taken.length;
      end += taken.length;
      if (used < wanted) continue;
      const cut = lastLineEnd(chunk.subarray(0, used));
      if (cut !== 0) {
        const rest = chunk.subarray(cut, used);
        yield { bytes: chunk.subarray(0, cut), end: end - rest.length };
        chunk = free.pop() ?? new Uint8Array(most);
        chunk.set(rest);
        used = rest.length;
        wanted = Math.max(size(), used + 1);
      } else if (wanted < most) {
        wanted = Math.min(2 * wanted, most);
      } else {
        skipping = chunk[most - 1] !== CR;
        used = beginning;
        if (!skipping) chunk[used++] = CR;
      }
    }
  }
  // (A file without any bytes is a chunk, too: a table has a header.)
  if (used !== 0 || end === 0) yield { bytes: chunk.subarray(0, used), end };
}
