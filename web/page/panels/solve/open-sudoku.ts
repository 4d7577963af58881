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
import { puzzleOnly } from './share/texts';

const BEGINNING = 1024;
const [GAME, DATA] = ['<game', ' data='];
const VERSION = /^version:[ \d]*(?:&[^;]*;)?[\s>]*/;
const CELLS = 81;

/** Whether the engine reads a text as such a file. */
const isOpenSudoku = (text: string): boolean => text.slice(0, BEGINNING).includes('<opensudoku');

/** The data of the games, in the order and as far as the engine finds them. */
function* gamesIn(text: string): Generator<string, void> {
  for (let end = 0; ;) {
    const game = text.indexOf(GAME, end);
    const data = game < 0 ? -1 : text.indexOf(DATA, game);
    const begin = data + DATA.length + 1;
    if (data < 0 || begin > text.length) return;
    end = text.indexOf(text[begin - 1]!, begin);
    if (end < 0) return;
    yield text.slice(begin, end);
  }
}

/** The mask of notes; 0 for none, and for what is no note. */
function maskIn(notes: string): number {
  if (!notes.includes(',')) return /^\d{1,3}$/.test(notes) ? Number(notes) & 0x1ff : 0;
  const digits = notes.split(',').filter((digit) => /^[1-9]$/.test(digit));
  return digits.reduce((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
}

/** Whether a cell cannot be edited. */
const isGiven = ([value, ...rest]: readonly string[]): boolean =>
  rest.at(-1)!.startsWith('0') && !value!.startsWith('0');

/** The board of a game; null if the engine finds no puzzle there. */
function boardIn(data: string): Snapshot | null {
  // (Some writers leave empty fields.)
  const fields = data
    .replace(VERSION, '')
    .split('|')
    .filter((field) => field !== '');
  if (fields.length === 1) {
    return /^\d{81}$/.test(fields[0]!) ? puzzleOnly(fields[0]!.replaceAll('0', '.')) : null;
  }
  const each = fields.length % (4 * CELLS) === 0 ? 4 : 3;
  const cells = Array.from({ length: CELLS }, (_, cell) =>
    fields.slice(each * cell, each * (cell + 1)),
  );
  const isWhole = Math.floor(fields.length / each) === CELLS;
  if (!isWhole || !cells.every(([value]) => /^\d/.test(value!))) return null;
  const digits = (given: boolean): string =>
    cells.map((cell) => (isGiven(cell) === given ? cell[0]![0]!.replace('0', '.') : '.')).join('');
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

/** Takes the work of the games with the same givens, in their order; null for one without. */
export type Works = (givens: string) => Snapshot | null;

/** The work of a player in a file; none in any other text. */
export function worksIn(text: string): Works {
  const boards = isOpenSudoku(text) ? Array.from(gamesIn(text), boardIn) : [];
  /** By their givens, the first one last. */
  const left = new Map<string, Snapshot[]>();
  for (const board of boards.reverse()) {
    if (board === null) continue;
    const same = left.get(board.givens) ?? [];
    same.push(board);
    left.set(board.givens, same);
  }
  return (givens) => {
    const board = left.get(givens)?.pop();
    return board !== undefined && hasWork(board) ? board : null;
  };
}
