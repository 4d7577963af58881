/** Cuts a file, read in pieces of any size, into chunks of whole lines, or of other whole records. */

/**
 * Maximum size of a chunk, and so of a line, in bytes. (Half of it costs the calling thread a fifth more time; with twice
 * as much, one worker is busy at the end of a file while the others are idle.)
 */
export const MAX_CHUNK = 2 ** 19;

/** Bytes that are kept of a line that is longer. */
const KEPT = 2 ** 12;

const LF = 10;
const CR = 13;

/** Knows where a file may be cut. */
export interface Cutter {
  /** The bytes that hold whole records: all of them at the end of the file, and 0 if none is known to be whole. */
  cut(bytes: Uint8Array, atEnd: boolean): number | Promise<number>;
  /** The size of the longest record. */
  readonly longest: number;
}

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

/** The lines of these bytes; the last one may have no end. */
export function countLines(bytes: Uint8Array): number {
  const ends = bytes.filter((byte, at) => byte === LF || (byte === CR && bytes[at + 1] !== LF));
  const last = bytes.at(-1);
  return ends.length + (last === undefined || last === LF || last === CR ? 0 : 1);
}

/** What is cut at the end of any line. */
export const LINES: Cutter = {
  cut: (bytes, atEnd) => (atEnd ? bytes.length : lastLineEnd(bytes)),
  longest: MAX_CHUNK,
};

/**
 * Yields chunks of `size()` bytes, or more if the first record is longer. A record longer than the cutter allows is cut
 * to its first `beginning` bytes and the next line end, so that memory stays bounded and the number of lines stays the
 * same. Buffers that the caller puts into `free` are reused.
 */
export async function* cutChunks(
  pieces: AsyncIterable<Uint8Array>,
  size: () => number,
  free: Uint8Array[] = [],
  cutter: Cutter = LINES,
  beginning: number = KEPT,
): AsyncGenerator<Lines, void> {
  /** A buffer with room for `wanted` bytes, which begins with these. */
  const withRoom = (wanted: number, bytes: Uint8Array): Uint8Array => {
    const least = Math.max(wanted, Math.min(MAX_CHUNK, cutter.longest));
    const old = free.pop();
    const buffer = old !== undefined && old.length >= least ? old : new Uint8Array(least);
    buffer.set(bytes);
    return buffer;
  };
  let wanted = size();
  let chunk = withRoom(wanted, new Uint8Array());
  let used = 0;
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
      const cut = await cutter.cut(chunk.subarray(0, used), false);
      const rest = chunk.subarray(cut, used);
      if (cut !== 0) {
        yield { bytes: chunk.subarray(0, cut), end: end - rest.length };
        used = rest.length;
        wanted = Math.max(size(), used + 1);
        chunk = withRoom(wanted, rest);
      } else if (wanted < cutter.longest) {
        wanted = Math.min(2 * wanted, cutter.longest);
        if (chunk.length < wanted) chunk = withRoom(wanted, rest);
      } else {
        skipping = chunk[used - 1] !== CR;
        used = beginning;
        if (!skipping) chunk[used++] = CR;
      }
    }
  }
  // (An empty file is a chunk, too: a table has a header.)
  if (used !== 0 || end === 0) {
    const bytes = chunk.subarray(0, used);
    yield { bytes: bytes.subarray(0, await cutter.cut(bytes, true)), end };
  }
}
