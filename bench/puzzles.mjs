/** Reads puzzle files and puts their puzzles into a fixed order. */

/**
 * Returns the puzzles of a text, one per line: 81 digits and blanks (`.` or `0`), optionally
 * followed by a comment. Skips empty lines and lines that begin with `#`; throws for any other
 * line.
 */
export function readPuzzles(text, name) {
  const puzzles = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const puzzle = /^[0-9.]{81}(?![^\s,;|])/.exec(line)?.[0];
    if (puzzle === undefined) {
      throw new Error(`${name}: line ${index + 1} does not begin with 81 digits and blanks.`);
    }
    puzzles.push(puzzle.replaceAll('0', '.'));
  }
  if (puzzles.length === 0) throw new Error(`${name}: there are no puzzles.`);
  return puzzles;
}

/**
 * Returns the items in a pseudo-random but fixed order. Files are often sorted, and similar
 * neighbours would make branch prediction better than for unsorted puzzles.
 */
export function shuffled(items) {
  const result = [...items];
  let state = 20261120;
  for (let rest = result.length; rest > 1; --rest) {
    // Marsaglia, "Xorshift RNGs" (2003).
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const other = (state >>> 0) % rest;
    [result[rest - 1], result[other]] = [result[other], result[rest - 1]];
  }
  return result;
}
