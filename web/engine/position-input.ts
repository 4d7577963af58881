/** Turns a position as callers may write it into a text for the module. */
import type { Position } from '../api/teach';
import { badArgument, shown } from './bad-argument';
import { toJson } from './json';
import { toPuzzleText } from './puzzle-input';

const CELLS = 81;
const ALL_DIGITS = 511;

const PARTS = ['givens', 'digits', 'marks'];

function toDigits(what: 'givens' | 'digits', value: unknown): string {
  if (typeof value !== 'string') {
    throw badArgument(`The ${what} must be a text of 81 characters, not ${shown(value)}.`);
  }
  const characters = Array.from(value);
  const cell = characters.findIndex((character) => !/^[0-9.]$/.test(character));
  if (cell >= 0 && cell < CELLS) {
    throw badArgument(
      `Character ${cell + 1} of the ${what} is ${shown(characters[cell])}; it must be 1 to 9, or . for a blank cell.`,
      { line: 1, column: cell + 1, cell },
    );
  }
  if (characters.length === CELLS) return value;
  throw badArgument(`The ${what} must have 81 characters, not ${characters.length}.`);
}

function toMarks(value: unknown): number[] {
  if (typeof value !== 'object' || value === null || !('length' in value)) {
    throw badArgument(`The marks must be a list of 81 numbers, not ${shown(value)}.`);
  }
  if (value.length !== CELLS) {
    throw badArgument(`The marks must be 81 numbers, not ${shown(value.length)}.`);
  }
  const marks = Array.from(value as ArrayLike<unknown>);
  const cell = marks.findIndex((mark) => !isMark(mark));
  if (cell < 0) return marks as number[];
  throw badArgument(
    `Entry ${cell} of the marks is ${shown(marks[cell])}; it must be a whole number from 0 to 511, a bit for each digit.`,
    { cell },
  );
}

const isMark = (mark: unknown): boolean =>
  Number.isInteger(mark) && (mark as number) >= 0 && (mark as number) <= ALL_DIGITS;

/** The position in a format that the module reads (`wasm/include/jiugong/position_text.h`). */
export function toPosition(position: Position | undefined): string {
  if (typeof position !== 'object' || position === null || !('givens' in position)) {
    return toPuzzleText(position);
  }
  const wrong = Object.keys(position).find((part) => !PARTS.includes(part));
  if (wrong !== undefined) {
    throw badArgument(
      `Unknown part ${shown(wrong)} of the position; known parts are ${PARTS.join(', ')}.`,
    );
  }
  const { givens, digits, marks } = position;
  return toJson({
    givens: toDigits('givens', givens),
    digits: digits === undefined || digits === null ? null : toDigits('digits', digits),
    marks: marks === undefined || marks === null ? null : toMarks(marks),
  });
}
