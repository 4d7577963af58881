/** Turns a puzzle as callers may write it into text. */
import { JiugongError } from '../api/error';
import type { PuzzleInput } from '../api/sudoku';

function badArgument(problem: string): JiugongError {
  return new JiugongError(
    'bad-argument',
    `${problem}; a puzzle is a string, 81 numbers, or nine rows of nine.`,
  );
}

function typeName(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function toCharacter(value: unknown, cell: number): string {
  if (value === null || value === undefined || value === 0) return '.';
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 9) {
    return String(value);
  }
  if (typeof value === 'string' && /^[0-9.?*_xX]$/.test(value)) return value;
  const found =
    typeof value === 'number'
      ? String(value)
      : typeof value === 'string'
        ? JSON.stringify(value)
        : `a value of type ${typeof value}`;
  const place = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  throw badArgument(`Cell ${place} must be 0..9, not ${found}`);
}

/** Text that can be encoded as UTF-8: unpaired surrogates become the replacement character. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** Digits and blanks, one character a cell: all in one line, or in nine. */
const PLAIN = /^[0-9.?*_xX]{81}$|^(?:[0-9.?*_xX]{9}\r?\n){8}[0-9.?*_xX]{9}$/;

const LINE = /^[0-9.]{81}$/;

/** The line of a puzzle, as modules take it; undefined for a text that the module `batch` has to read. */
export function plainLine(text: string): string | undefined {
  // Most are, and the rest takes a tenth of a call.
  if (LINE.test(text)) return text;
  const trimmed = text.trim();
  return PLAIN.test(trimmed) ? trimmed.replaceAll(/\s/g, '').replaceAll(/[^1-9]/g, '.') : undefined;
}

/** The text of a puzzle; throws a JiugongError for values that cannot be one. */
export function toPuzzleText(puzzle: PuzzleInput | undefined): string {
  if (typeof puzzle === 'string') return wellFormed(puzzle);
  if (typeof puzzle !== 'object' || puzzle === null || typeof puzzle.length !== 'number') {
    throw badArgument(`The puzzle is ${typeName(puzzle)}`);
  }
  let cells: unknown[] = Array.from<unknown>(puzzle);
  if (cells.length === 9) {
    cells = cells.flatMap((row, index) => {
      const isRow = typeof row === 'string' || (typeof row === 'object' && row !== null);
      const values = isRow ? Array.from(row as ArrayLike<unknown>) : [];
      if (values.length === 9) return values;
      throw badArgument(`Row ${index + 1} does not have 9 cells`);
    });
  }
  if (cells.length !== 81) throw badArgument(`The puzzle has ${cells.length} cells`);
  return cells.map(toCharacter).join('');
}
