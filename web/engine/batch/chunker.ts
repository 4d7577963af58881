/** Cuts a file, read in pieces of any size, into chunks of whole lines. */

/**
 * Maximum size of a chunk, and so of a line, in bytes. (Half of it costs the calling thread a fifth more time; with twice
 * as much, one worker is busy at the end of a file while the others are idle.)
 */
export const MAX_CHUNK = 2 ** 19;

/** Bytes that are kept of a line that is longer. */
const KEPT = 2 ** 12;

const LF = 10;
const CR = 13;

/** A chunk. */
export interface Lines {
  readonly bytes: Uint8Array;
  /** Position of its end in the file, in bytes. */
  readonly end: number;
}

/** End of the last line that is complete in these bytes; 0 if none is. */
function lastLineEnd(bytes: Uint8Array): number {
  // (The LF of a CR at the very end may follow.)
  let at = bytes.length;
  if (bytes[at - 1] === CR) --at;
  while (at > 0 && bytes[at - 1] !== LF && bytes[at - 1] !== CR) --at;
  return at;
}

/**
 * Yields chunks of `size()` bytes, or more if the first line is longer. A line longer than `most` is cut to its first
 * `beginning` bytes and its line end, so that memory stays bounded and the number of lines stays the same. Buffers that
 * the caller puts into `free` are reused.
 */
export async function* cutChunks(
  pieces: AsyncIterable<Uint8Array>,
  size: () => number,
  free: Uint8Array[] = [],
  most: number = MAX_CHUNK,
  beginning: number = KEPT,
): AsyncGenerator<Lines, void> {
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
  // (An empty file is a chunk, too: a table has a header.)
  if (used !== 0 || end === 0) yield { bytes: chunk.subarray(0, used), end };
}
