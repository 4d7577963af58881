/**
 * Reads a grid with the candidates of each cell, as people of forums and their programs draw it. A single digit stands in
 * its cell; several are the candidates of a blank one. Any frame will do:
 *
 *     .--------------.---------------.----------------.
 *     | 5   3    24  | 26   7   2468 | 1489 1249 248  |
 *     | 6   247  247 | 1    9    5   | 3478 234  2478 |
 *     …
 *     :--------------+---------------+----------------:
 */
import { NO_MARKS } from '../../../board/marks';
import type { Snapshot } from '../../../board/snapshot';
import { NO_DIGITS } from './link';

/** More characters than the widest drawing has. */
const LONGEST = 4000;

/** The lines of a frame, which have no cells. */
const FRAME = /^[\s|:!+*.',`=_-]*$/;

/** Digits in ascending order, or a blank. */
const CELL = /^(?:1?2?3?4?5?6?7?8?9?|[.0?])$/;

const maskOf = (digits: string): number =>
  Array.from(digits, Number).reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

/** Returns the puzzle with its candidates; null for any other text, one without candidates included. */
export function readPencilGrid(text: string): Snapshot | null {
  if (text.length > LONGEST) return null;
  const rows = text
    .split(/\r\n|\n|\r/)
    .filter((line) => !FRAME.test(line))
    .map((line) => line.split(/[\s|:!]+/).filter((field) => field !== '' && field !== '*'));
  const cells = rows.flat();
  const isGrid = rows.length === 9 && rows.every((row) => row.length === 9);
  if (!isGrid || !cells.every((cell) => CELL.test(cell))) return null;
  if (cells.every((cell) => cell.length === 1)) return null;
  const givens = cells.map((cell) => (/^[1-9]$/.test(cell) ? cell : '.')).join('');
  const candidates = cells.map((cell) => (cell.length > 1 ? maskOf(cell) : 0));
  return { givens, own: NO_DIGITS, corner: NO_MARKS, candidates };
}
