/**
 * Reads what other programs say of a puzzle: links, and the texts of SumoCue. All of it is untrusted: sizes, numbers of
 * entries, depths and lengths are bounded, colours are digits, texts are text, and a mistake has its place (`lines 3 wayPoints 2`).
 *
 *     rules by name (f-puzzles)      become rules; a name that nothing here knows is kept as text (unknown.ts)
 *     drawings (SudokuPad)           become rules where custom or the author's words say so (sudokupad/looks.ts), which is
 *                                    told, and a press keeps them as drawings
 *     what is only drawn             `Layout.cosmetics`: on boards, in links, kept work, pictures and the history, but not in
 *                                    notation and snapshots
 */
import { unquoted } from '../../../ui/address';
import { fPuzzleInText, isSumoCue, sudokuPadInText } from '../reads';
import { readFPuzzle } from './f-puzzles/read';
import type { Reading } from './reading';
import { readPuzzle } from './sudokupad/sudokupad';
import { unpackSudokuPad } from './sudokupad/unpack';
import { readSumoCue } from './sumocue';

/** Returns null for a text of no other program, which the engine reads or rejects. */
export function readForeign(pasted: string): Reading | null {
  const text = unquoted(pasted);
  if (isSumoCue(text)) return readSumoCue(text);
  const drawn = sudokuPadInText(text);
  if (drawn !== null) return readPuzzle(unpackSudokuPad(drawn));
  const puzzle = fPuzzleInText(text);
  if (puzzle === null) return null;
  return puzzle === 'damaged' ? { kind: 'damaged' } : readFPuzzle(puzzle);
}
