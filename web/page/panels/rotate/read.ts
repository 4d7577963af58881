/** Reads the tiles of a board from text: numbers row by row, with various separators. */
import type { Kind } from './address';
import {
  ascending,
  boxesOf,
  inOrder,
  LARGEST,
  parseDigits,
  SMALLEST,
  sortPosition,
  wrongCount,
  type Position,
} from './position';

/** The range of a tile's number, which is that of the engine. */
export const LARGEST_TILE = 2 ** 31 - 1;
export const SMALLEST_TILE = -(2 ** 31);

/** A single row of at least this many digits without separators is read as one number per digit. */
const JOINED = 4;

/** The error of a text, and its line and column, both 1-based. */
export type ReadProblem = { readonly line: number; readonly column: number } & (
  | { readonly kind: 'empty' }
  | { readonly kind: 'character'; readonly found: string }
  | { readonly kind: 'range'; readonly found: string }
  | { readonly kind: 'row-length'; readonly found: number; readonly expected: number }
  | { readonly kind: 'size'; readonly rows: number; readonly cols: number }
  | { readonly kind: 'one-row'; readonly found: number }
);

type ReadTiles = { readonly position: Position } | { readonly problem: ReadProblem };

interface Row {
  readonly line: number;
  readonly column: number;
  readonly numbers: readonly number[];
}

/** A number as written, and its column. */
interface Word {
  readonly text: string;
  readonly column: number;
}

/** A number (not in the middle of another one), the end of a row, a separator, or anything else. */
const TOKEN = /((?:(?<![0-9])[-−])?[0-9]+)|(\r\n|[\n\r;/\]])|((?:[^\S\n\r]|[,|[])+)|(.)/gsu;

class Problem extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const numberOf = (text: string): number => Number(text.replace('−', '-'));

/** Rows of digits without separators are numbers below ten. */
function numbersOf(words: readonly Word[], isJoined: boolean): readonly number[] {
  return isJoined ? Array.from(words[0]!.text, Number) : words.map(({ text }) => numberOf(text));
}

const isTile = (number: number): boolean => number >= SMALLEST_TILE && number <= LARGEST_TILE;

function rowsOf(text: string): readonly Row[] {
  const rows: { line: number; column: number; words: Word[] }[] = [];
  let line = 1;
  let lineStart = 0;
  let isNewRow = true;
  for (const token of text.matchAll(TOKEN)) {
    const [all, number, end, , other] = token;
    const column = Array.from(text.slice(lineStart, token.index)).length + 1;
    if (other !== undefined) throw new Problem({ kind: 'character', found: other, line, column });
    if (number !== undefined) {
      if (isNewRow) rows.push({ line, column, words: [] });
      rows.at(-1)!.words.push({ text: number, column });
      isNewRow = false;
    }
    if (end !== undefined) isNewRow = true;
    if (/[\n\r]/.test(all)) {
      ++line;
      lineStart = token.index + all.length;
    }
  }
  const width = rows[0]?.words[0]?.text.length ?? 0;
  const least = rows.length > 1 ? 2 : JOINED;
  const isJoined =
    width >= least &&
    rows.every(({ words }) => words.length === 1 && /^[0-9]+$/.test(words[0]!.text));
  return rows.map(({ line: at, column, words }) => {
    const wrong = isJoined ? undefined : words.find(({ text }) => !isTile(numberOf(text)));
    if (wrong !== undefined) {
      throw new Problem({ kind: 'range', found: wrong.text, line: at, column: wrong.column });
    }
    return { line: at, column, numbers: numbersOf(words, isJoined) };
  });
}

/** Splits numbers that are all in one row: into the size of the current board, or a square. */
function fold(row: Row, board: Position): Position {
  const count = row.numbers.length;
  const side = Math.round(Math.sqrt(count));
  if (count === board.rows * board.cols) {
    return sortPosition(board.rows, board.cols, row.numbers);
  }
  if (side * side === count && side >= SMALLEST && side <= LARGEST) {
    return sortPosition(side, side, row.numbers);
  }
  const { line, column } = row;
  throw new Problem({ kind: 'one-row', found: count, line, column });
}

function toPosition(text: string, board: Position): Position {
  const rows = rowsOf(text);
  const [first] = rows;
  if (first === undefined) throw new Problem({ kind: 'empty', line: 1, column: 1 });
  if (rows.length === 1) return fold(first, board);
  const expected = first.numbers.length;
  for (const { line, column, numbers } of rows) {
    if (numbers.length === expected) continue;
    throw new Problem({ kind: 'row-length', found: numbers.length, expected, line, column });
  }
  const sizes = [rows.length, expected];
  if (Math.min(...sizes) < SMALLEST || Math.max(...sizes) > LARGEST) {
    throw new Problem({ kind: 'size', rows: rows.length, cols: expected, line: 1, column: 1 });
  }
  return sortPosition(
    rows.length,
    expected,
    rows.flatMap(({ numbers }) => numbers),
  );
}

/**
 * Reads `1 2 3`, `1, 2, 3`, `1 | 2 | 3`, `[1, 2, 3]` and `123` line by line; rows may also end with
 * `/` or `;`. Numbers that are all in one row take the size of `board`, or else form a square.
 */
export function readTiles(text: string, board: Position): ReadTiles {
  try {
    return { position: toPosition(text, board) };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.problem };
    throw error;
  }
}

/** Whether numbers follow each other without a gap once they are sorted. */
const areTiles = (numbers: readonly number[]): boolean =>
  new Set(numbers).size === numbers.length &&
  Math.max(...numbers) - Math.min(...numbers) === numbers.length - 1;

/** Whether no digit is twice in a house. */
function isHouse(house: readonly number[]): boolean {
  const filled = house.filter((digit) => digit > 0);
  return new Set(filled).size === filled.length;
}

/** The lines of a sudoku that one wrong digit can spoil: its row and its column. */
const SPOILT = 2;

const lines = (digits: readonly number[]): readonly (readonly number[])[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((line) => [
    digits.slice(9 * line, 9 * line + 9),
    digits.filter((_, cell) => cell % 9 === line),
  ]);

/**
 * The puzzle that a text is likely to be: the cells of a sudoku, whose boxes hold no digit twice and are in the wrong places,
 * or which has nine of each digit; else tiles. Null if it is none: a sudoku with a slip, or any table of numbers.
 */
export function kindOf(text: string): Kind | null {
  const digits = parseDigits(text);
  if (digits === null) {
    const read = readTiles(text, inOrder(3, 3));
    return 'position' in read && areTiles(read.position.tiles) ? 'sort' : null;
  }
  if (boxesOf(digits).every(isHouse)) {
    const spoilt = lines(digits).filter((line) => !isHouse(line));
    return spoilt.length > SPOILT ? 'boxes' : null;
  }
  return wrongCount(digits) === null ? 'tripods' : null;
}

const count = (numbers: readonly number[], number: number): number =>
  numbers.filter((other) => other === number).length;

/** The error of a goal. */
export type GoalProblem =
  | ReadProblem
  | {
      readonly kind: 'goal-size';
      readonly rows: number;
      readonly cols: number;
      readonly expected: Pick<Position, 'rows' | 'cols'>;
    }
  | {
      readonly kind: 'goal-number';
      readonly number: number;
      readonly inGoal: number;
      readonly onBoard: number;
    };

/** Reads the goal of a board in the format of `readTiles`; a blank text is the ascending order. */
export function readGoal(
  text: string,
  board: Position,
): { readonly goal: readonly number[] | null } | { readonly problem: GoalProblem } {
  if (text.trim() === '') return { goal: null };
  const read = readTiles(text, board);
  if ('problem' in read) return read;
  const { rows, cols, tiles } = read.position;
  if (rows !== board.rows || cols !== board.cols) {
    return { problem: { kind: 'goal-size', rows, cols, expected: board } };
  }
  for (const number of ascending([...tiles, ...board.tiles])) {
    const [inGoal, onBoard] = [count(tiles, number), count(board.tiles, number)];
    if (inGoal !== onBoard) return { problem: { kind: 'goal-number', number, inGoal, onBoard } };
  }
  return { goal: tiles };
}

/**
 * Formats a position so that it can be read again: rows of numbers, or of 9 digits with `.` for a
 * blank.
 */
export function formatPosition({ kind, cols, tiles }: Omit<Position, 'goal'>): string {
  const width = kind === 'sort' ? cols : 9;
  const digits = Math.max(...tiles.map((tile) => String(tile).length));
  const words = tiles.map((tile) =>
    kind === 'sort' ? String(tile).padStart(digits) : tile === 0 ? '.' : String(tile),
  );
  const rows = Array.from({ length: tiles.length / width }, (_, row) =>
    words.slice(row * width, (row + 1) * width).join(kind === 'sort' ? ' ' : ''),
  );
  return rows.join('\n');
}

/** Formats the goal of a board; empty for the ascending order. */
export const formatGoal = (position: Position): string =>
  position.goal === null ? '' : formatPosition({ ...position, tiles: position.goal });
