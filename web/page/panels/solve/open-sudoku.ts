/**
 * Reads what a player did in the games of a file of OpenSudoku for Android; the engine reads its givens.
 *
 *     <opensudoku version="2"><game data="version: 2
 *     5|0|0|0|5|1|…" /></opensudoku>
 *
 * A cell is its value, its notes, and whether it can be edited. Notes are a list (`1,3,`, version 1) or a number with a bit for
 * each digit; version 4 has two of them, of the corner and of the centre.
 */
import { NO_MARKS, type Masks } from '../../../board/marks';
import type { Snapshot } from '../../../board/snapshot';
import { NO_DIGITS } from './link';

const GAME = /<game\b[^>]*?\sdata=(?:"([^"]*)"|'([^']*)')/g;
const VERSION = /^version:[ \d]*(?:&#\w+;)?\s*/;
const CELLS = 81;

/** The mask of notes; 0 for none, and for what is no note. */
function maskIn(notes: string): number {
  if (!notes.includes(',')) return /^\d{1,3}$/.test(notes) ? Number(notes) & 0x1ff : 0;
  const digits = notes.split(',').filter((digit) => /^[1-9]$/.test(digit));
  return digits.reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
}

/** Whether a cell cannot be edited. */
const isGiven = ([value, ...rest]: readonly string[]): boolean =>
  rest.at(-1) === '0' && value !== '0';

/** The board of a game; null if there are no such cells. */
function boardIn(data: string): Snapshot | null {
  const fields = data.replace(VERSION, '').split('|');
  const last = fields.pop();
  const each = fields.length / CELLS;
  if (last?.trim() !== '' || (each !== 3 && each !== 4)) return null;
  const cells = Array.from({ length: CELLS }, (_, cell) =>
    fields.slice(each * cell, each * (cell + 1)),
  );
  const digits = (given: boolean): string =>
    cells
      .map((cell) => (/^[1-9]$/.test(cell[0]!) && isGiven(cell) === given ? cell[0] : '.'))
      .join('');
  const masks = (at: number): Masks => cells.map((cell) => (isGiven(cell) ? 0 : maskIn(cell[at]!)));
  return {
    givens: digits(true),
    own: digits(false),
    corner: each === 4 ? masks(1) : NO_MARKS,
    candidates: masks(each - 2),
  };
}

const hasWork = ({ own, corner, candidates }: Snapshot): boolean =>
  own !== NO_DIGITS || [...corner, ...candidates].some((mask) => mask !== 0);

/** The boards with a player's work in a file, by their givens; none for any other text. */
export function worksIn(text: string): ReadonlyMap<string, Snapshot> {
  const games = text.includes('<opensudoku') ? [...text.matchAll(GAME)] : [];
  const boards = games.map(([, double, single]) => boardIn(double ?? single ?? ''));
  return new Map(
    boards.flatMap((board) => (board !== null && hasWork(board) ? [[board.givens, board]] : [])),
  );
}
