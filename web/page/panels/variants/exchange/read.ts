/** Reads what other programs say of a puzzle: links, and the texts of SumoCue. */
import { fPuzzleInText, isSumoCue, sudokuPadInText } from '../reads';
import { readFPuzzle } from './f-puzzles/read';
import type { Reading } from './reading';
import { readPuzzle } from './sudokupad/sudokupad';
import { unpackSudokuPad } from './sudokupad/unpack';
import { readSumoCue } from './sumocue';

/** Returns null for a text of no other program, which the engine reads or rejects. */
export function readForeign(text: string): Reading | null {
  if (isSumoCue(text)) return readSumoCue(text);
  const drawn = sudokuPadInText(text);
  if (drawn !== null) return readPuzzle(unpackSudokuPad(drawn));
  const puzzle = fPuzzleInText(text);
  if (puzzle === null) return null;
  return puzzle === 'damaged' ? { kind: 'damaged' } : readFPuzzle(puzzle);
}
