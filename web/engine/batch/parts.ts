/** Cuts a file into parts of whole lines, whatever pieces it comes in. */

/**
 * Bytes of a part at most, and of a line: of a longer one the beginning counts. (With half of it, the calling
 * thread has a fifth more to do; with twice as much, a file ends on one worker while the others are done.)
 */
const MOST = 2 ** 19;
/** How much of it. */
const BEGINNING = 2 ** 12;

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
 * A line that does not fit into a part is cut off, so that memory stays bounded; its end is kept, and so
 * the lines are as many as before. What is put into `free`, the whole memory of parts that are done with,
 * serves the next ones.
 */
export async function* cutParts(
  pieces: AsyncIterable<Uint8Array>,
  free: Uint8Array[] = [],
  most: number = MOST,
  beginning: number = BEGINNING,
): AsyncGenerator<Part, void> {
  let part = free.pop() ?? new Uint8Array(most);
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
      const taken = piece.subarray(at, at + most - used);
      part.set(taken, used);
      used += taken.length;
      at += taken.length;
      end += taken.length;
      if (used < most) continue;
      const cut = lastLineEnd(part);
      if (cut === 0) {
        skipping = part[most - 1] !== CR;
        used = beginning;
        if (!skipping) part[used++] = CR;
      } else {
        const rest = part.subarray(cut);
        yield { bytes: part.subarray(0, cut), end: end - rest.length };
        part = free.pop() ?? new Uint8Array(most);
        part.set(rest);
        used = rest.length;
      }
    }
  }
  // (A file without any bytes is a part, too: a table has a header.)
  if (used !== 0 || end === 0) yield { bytes: part.subarray(0, used), end };
}
