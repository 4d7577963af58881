/** Puzzle files, and the fixed order in which their puzzles are measured. */

/**
 * The puzzles of a text, one a line: 81 digits and blanks (`.` or `0`), then perhaps a comment.
 * Empty lines and lines that begin with `#` are passed over; any other line throws.
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
 * The items in an order that looks random and is always the same. Files are often sorted, so that
 * neighbours are alike and a processor would guess its branches better than for puzzles as they come.
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
