/**
 * Recognizes puzzles of candidates (sukaku), the digits that each cell may hold: 729 characters, nine a cell, each digit at its
 * place, the same as squares in 27 lines, or drawn in any frame and each cell in any order:
 *
 *     .--------------.---------------.----------------.
 *     | 5   3    24  | 26   7   2468 | 1489 1249 248  |
 *     | 6   247  274 | 1    9    5   | 3478 234  2478 |
 *     …
 *     :--------------+---------------+----------------:
 */

/** More characters than the widest drawing has. */
const LONGEST = 4000;

/** The lines of a frame, which have no cells. */
const FRAME = /^[\s|:+*.',`=_-]*$/;

const PACKED = /^[\d.]{729}$/;

const isDrawnCell = (cell: string): boolean =>
  /^(?:[1-9]{1,9}|[.0?])$/.test(cell) && new Set(cell).size === cell.length;

const areInPlace = (packed: string, digitAt: (at: number) => number): boolean =>
  Array.from(packed).every((digit, at) => '.0'.includes(digit) || digit === `${digitAt(at)}`);

/** Where cells are squares in 27 lines. */
const inSquare = (at: number): number => (Math.floor(at / 27) % 3) * 3 + (at % 3) + 1;

/** A text that is one puzzle of candidates, as the engine reads it; null for any other. */
export function candidatesIn(text: string): string | null {
  if (text.length > LONGEST) return null;
  const packed = text.replaceAll(/\s/g, '');
  if (PACKED.test(packed) && /[1-9]/.test(packed)) {
    if (areInPlace(packed, (at) => (at % 9) + 1)) return packed;
    if (areInPlace(packed, inSquare)) return text;
  }
  const rows = text
    .split(/\r\n|\n|\r/)
    .filter((line) => !FRAME.test(line))
    .map((line) => line.split(/[\s|]+/).filter((field) => field !== ''));
  const cells = rows.flat();
  const isGrid = rows.length === 9 && rows.every((row) => row.length === 9);
  return isGrid && cells.every(isDrawnCell) && cells.some((cell) => cell.length > 1) ? text : null;
}
