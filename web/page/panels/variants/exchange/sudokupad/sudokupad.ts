/** Puzzles of SudokuPad, read and written. */
import type { Board } from '../../../../../board/state';
import { isObject } from '../../../../ui/f-puzzles';
import { stateIn } from '../../../../ui/link';
import { PUZZLE_LINK } from '../../link';
import type { Reading } from '../reading';
import { OWN, readSudokuPad } from './read';
import { writeSudokuPad } from './write';

/** The longest link of a puzzle in it. */
const LONGEST = 50_000;

/** A value as a text, whatever the order of the names in it. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The board in a puzzle that was written here, unless the puzzle is another one by now. */
function ownBoard(puzzle: Readonly<Record<string, unknown>>): Board | null {
  const { metadata } = puzzle;
  if (!isObject(metadata)) return null;
  const { [OWN]: link, rules, solution } = metadata;
  if (typeof link !== 'string' || link.length > LONGEST) return null;
  const board = stateIn(PUZZLE_LINK, link);
  if (board === null) return null;
  const { id: _, ...rest } = puzzle;
  const [made, solved] = [rules, solution].map((text) => (typeof text === 'string' ? text : ''));
  try {
    return canonical(writeSudokuPad(board, made!, solved)) === canonical(rest) ? board : null;
  } catch (error) {
    // Nested deeper than any puzzle.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Reads a puzzle, which is untrusted. */
export const readPuzzle = (source: unknown): Reading => readSudokuPad(source, ownBoard);
