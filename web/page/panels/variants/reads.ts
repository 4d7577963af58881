/**
 * Recognizes the texts that belong to this panel, whichever panel is shown, without reading them:
 * whatever the classic reader reads, and any text in doubt, belongs to Solve.
 */
import { candidatesIn } from '../../ui/candidates';
import { RULE_KINDS } from '../../../board/constraints';
import { MAX_SIDE } from '../../../board/layout';
import { isNotation } from '../../../board/shapes/notation';
import { PUZZLE_LINE, unquoted } from '../../ui/address';
import { fPuzzleIn, fPuzzleOf, isClassic, type FPuzzle } from '../../ui/f-puzzles';
import { packedIn } from '../../ui/packed';

/** More characters than a killer of the largest board has. */
export const MAX_TEXT = 100_000;

/** The words with which statements of the notation begin. */
export const STATEMENT_WORDS = [
  ...'values rows columns boxes region regions cage cells diagonals'.split(' '),
  ...'anti-knight anti-king non-consecutive candidates'.split(' '),
  ...RULE_KINDS,
] as const;

const STATEMENT = new RegExp(`^(?:${STATEMENT_WORDS.join('|')})\\b`, 'i');

const CELLS = /r\d{1,2}c\d{1,2}(?:-r\d{1,2}c\d{1,2})?/gi;

/** What remains of a cage without its cells. */
const SUM = /^[\s,+=:()]*\d{1,4}[\s,+=:()]*$/;

/** An empty field of a table, which is a cell only in the classic formats. */
const EMPTY_FIELD = /^[,\t]|[,\t] *$|[,\t|] *[,\t|]/m;

/** The lines of a drawn grid, and separators of cells. */
const DRAWING = /[\s|+,-]/g;

/** A classic puzzle and a comment. */
const CLASSIC_LINE = /^\s*[\d.?*_x-]{81}[ ,]/i;

const namesCell = (statement: string): boolean => /(?<![a-z\d])r\d+c\d/i.test(statement);

const isCage = (statement: string): boolean => {
  const rest = statement.replaceAll(CELLS, ' ');
  return rest !== statement && SUM.test(rest);
};

/** Full-width characters as their ASCII equivalents. */
export const narrow = (text: string): string =>
  text
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ');

/** The ID of a game of Solo with its puzzle or a random seed, perhaps with the address before it and a comment behind it. */
const SOLO_ID =
  /^(?:\S{0,200}solo[^\s#]{0,100}#)?\d{1,4}(?:x\d{1,4}[a-z\d]{0,20}|[a-z\d]{0,19}j[a-z\d]{0,19})(?::[\w,]+(?:\s*#[^\r\n]*)?|#\S+)$/i;

/** Constraints of Interactive Sudoku Solver, perhaps with comments and the address before them. */
const CONSTRAINTS =
  /^(?:#[^\n]*\n\s*)*(?:\S{0,200}\?q=)?(?:\.|%2E){1,4}(?:[A-Z][a-z]|[A-Za-z]{0,30}(?:~|%7E))/;

/** Whether a word may be the number of a cell with walls, on a board of a side. */
const isWallNumber = (word: string, side: number): boolean =>
  /^(?:0|[1-9]\d{0,2})$/.test(word) && Number(word) < 256 && (Number(word) & 15) <= side;

/** Whether these are the numbers of a jigsaw: digits, with bits for the walls of their cells. */
function areWalls(statements: readonly string[]): boolean {
  const lines = statements.map((line) => line.split(/[\s,]+/).filter((word) => word !== ''));
  const numbers = (lines[0]?.length === 1 ? lines.slice(1) : lines).flat();
  const side = sideOf(numbers.length) ?? 0;
  return (
    side >= 4 &&
    side < 16 &&
    numbers.every((word) => isWallNumber(word, side)) &&
    (+numbers[0]! & 144) === 144
  );
}

/** The side of a board of so many cells; null if it is none. */
function sideOf(cells: number): number | null {
  const side = Math.round(Math.sqrt(cells));
  return side * side === cells && side <= MAX_SIDE ? side : null;
}

/** Whether these are cells of a square: values up to its side, blanks, and void cells. */
function areCells(signs: string, side: number): boolean {
  const isCell = (sign: string): boolean => {
    if ('.?*_#0xX'.includes(sign)) return true;
    const value = Number.parseInt(sign, 36);
    return value >= 1 && value <= side;
  };
  // Even a solved board of the largest size has fewer letters, and prose has more.
  const letters = signs.replaceAll(/[^a-wyz]/gi, '').length;
  return /[^#]/.test(signs) && letters <= signs.length * 0.8 && Array.from(signs).every(isCell);
}

/** Whether these are the labels of pieces, each of as many cells as there are pieces. */
function areLabels(signs: string, side: number): boolean {
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const isDivided = /^[\da-z]+$/i.test(signs) && [...counts.values()].every((n) => n === side);
  // Pieces labelled by digits may look like a second sudoku, but then a row has a digit twice.
  const repeats = (signs.match(/.{9}/g) ?? []).some((row) => new Set(row).size < 9);
  return isDivided && (side !== 9 || /[a-wyz]/i.test(signs) || repeats);
}

/** Whether all is on one line, or each part (cells, labels) on one, or each row. */
const isGrid = (lengths: readonly number[], side: number, parts: number): boolean =>
  [1, parts, parts * side].includes(lengths.length) &&
  lengths.every((length) => length === lengths[0]);

/** Whether these are the cells of a square, or cells and labels in any order. */
function isBoard(rows: readonly string[], hasCages: boolean): boolean {
  const lines = rows.map((row) => row.replaceAll(DRAWING, '')).filter((row) => row !== '');
  const signs = lines.join('');
  const lengths = lines.map((line) => line.length);
  const side = sideOf(signs.length);
  if (side !== null) {
    const isClassic = side === 9 ? !hasCages : rows.some((row) => CLASSIC_LINE.test(row));
    return side >= 4 && !isClassic && isGrid(lengths, side, 1) && areCells(signs, side);
  }
  const half = signs.length / 2;
  const parted = sideOf(half);
  if (parted === null || parted < 3 || !isGrid(lengths, parted, 2)) return false;
  const parts = [signs.slice(0, half), signs.slice(half)] as const;
  const areParts = ([cells, labels]: readonly [string, string]): boolean =>
    areCells(cells, parted) && areLabels(labels, parted);
  return areParts(parts) || areParts([parts[1], parts[0]]);
}

/**
 * Whether a text is a puzzle for this panel and not a classic sudoku: the notation of the engine, a
 * square of another size than 9 × 9, a jigsaw (also by its walls), a killer, the ID of a game of Solo or the constraints of
 * Interactive Sudoku Solver.
 */
export function isVariantText(text: string): boolean {
  const start = narrow(unquoted(text.slice(0, MAX_TEXT))).trim();
  const statements = start.split(/[;\r\n]+/);
  const [, ...others] = statements.map((each) => each.trim()).filter((each) => each !== '');
  // (Unknown ones among them are left to who reads it.)
  const areStatements = others.length === 0 || others.some((each) => STATEMENT.test(each));
  if (isNotation(start) && areStatements) return true;
  if (text.length > MAX_TEXT) return false;
  if (areWalls(statements) || SOLO_ID.test(start) || CONSTRAINTS.test(start)) return true;
  if (EMPTY_FIELD.test(start)) return false;
  const first = statements.findIndex(namesCell);
  const hasCages = first >= 0;
  const rows = hasCages ? statements.slice(0, first) : statements;
  const cages = hasCages ? statements.slice(first) : [];
  if (!cages.every((statement) => statement.trim() === '' || isCage(statement))) return false;
  const hasRows = rows.some((row) => row.replaceAll(DRAWING, '') !== '');
  return hasRows ? isBoard(rows, hasCages) : hasCages;
}

/** How the JSON of a program begins. */
const JSON_OF = {
  fPuzzles: /^\s*\{[^]*"grid"\s*:\s*\[\s*\[/,
  sudokuPad: /^\s*\{[^]*"cells"\s*:\s*\[\s*\[/,
};

/** Returns the puzzle in a link of f-puzzles or SudokuPad, or in the JSON of f-puzzles; null if there is none. */
export function fPuzzleInText(text: string): FPuzzle | 'damaged' | null {
  if (text.length > MAX_TEXT || PUZZLE_LINE.test(text)) return null;
  if (JSON_OF.fPuzzles.test(text)) return fPuzzleOf(text);
  return fPuzzleIn(text);
}

/** Returns a text with a link to a puzzle in the format of SudokuPad, or its JSON; null if there is none. */
export function sudokuPadInText(text: string): string | null {
  if (text.length > MAX_TEXT || PUZZLE_LINE.test(text)) return null;
  if (JSON_OF.sudokuPad.test(text) && !JSON_OF.fPuzzles.test(text)) return text;
  return packedIn(text)?.program === 'sudokupad' ? text : null;
}

/** Whether a text is a puzzle of SumoCue. */
export const isSumoCue = (text: string): boolean => /^\s*SumoCueV1/.test(text);

/** Whether a text is for this panel: a puzzle as text, or a link to a variant. */
export function takesText(pasted: string): boolean {
  const text = unquoted(pasted);
  if (candidatesIn(text) !== null) return false;
  if (isVariantText(text) || isSumoCue(text) || sudokuPadInText(text) !== null) return true;
  const puzzle = fPuzzleInText(text);
  return puzzle !== null && puzzle !== 'damaged' && !isClassic(puzzle);
}
