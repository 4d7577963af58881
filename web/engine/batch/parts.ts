/** Cuts a file into parts of whole lines, whatever pieces it comes in. */

/**
 * Bytes of a part at most, and of a line: of a longer one the beginning counts. (With half of it, the calling
 * thread has a fifth more to do; with twice as much, a file ends on one worker while the others are done.)
 */
export const MOST = 2 ** 19;
/** How much of it. */
const BEGINNING = 2 ** 12;

/** Bytes of parts when nobody knows yet how long they take: three lines or so. */
const FIRST = 2 ** 8;

/** Milliseconds: parts that take fewer become larger, those that take many times as long smaller. */
const SHORT = 100;
const LONG = 400;

/** How many bytes parts have, which is for who takes them to change. */
export interface Pace {
  readonly first: number;
  /** After `size`, and a part of so many bytes that took so long. */
  next(size: number, bytes: number, milliseconds: number): number;
}

/**
 * Parts so large that they are worth the way, and so small that all workers get some, that progress is seen,
 * and that pauses and aborts lose little, even where each line takes long.
 */
export const PACE: Pace = {
  first: FIRST,
  next(size, bytes, milliseconds) {
    if (milliseconds < SHORT) return Math.max(size, Math.min(2 * bytes, MOST));
    return milliseconds > LONG ? Math.min(size, bytes >> 1) : size;
  },
};

const LF = 10;
const CR = 13;

export interface Part {
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
 * A part has `size()` bytes, or as many more as its first line needs. A line that does not fit into the largest
 * is cut off, so that memory stays bounded; its end is kept, and so the lines are as many as before. What is
 * put into `free`, the whole memory of parts that are done with, serves the next ones.
 */
export async function* cutParts(
  pieces: AsyncIterable<Uint8Array>,
  size: () => number,
  free: Uint8Array[] = [],
  most: number = MOST,
  beginning: number = BEGINNING,
): AsyncGenerator<Part, void> {
  let part = free.pop() ?? new Uint8Array(most);
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
      part.set(taken, used);
      used += taken.length;
      at += taken.length;
      end += taken.length;
      if (used < wanted) continue;
      const cut = lastLineEnd(part.subarray(0, used));
      if (cut !== 0) {
        const rest = part.subarray(cut, used);
        yield { bytes: part.subarray(0, cut), end: end - rest.length };
        part = free.pop() ?? new Uint8Array(most);
        part.set(rest);
        used = rest.length;
        wanted = Math.max(size(), used + 1);
      } else if (wanted < most) {
        wanted = Math.min(2 * wanted, most);
      } else {
        skipping = part[most - 1] !== CR;
        used = beginning;
        if (!skipping) part[used++] = CR;
      }
    }
  }
  // (A file without any bytes is a part, too: a table has a header.)
  if (used !== 0 || end === 0) yield { bytes: part.subarray(0, used), end };
}
