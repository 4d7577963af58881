/** The puzzles of the panel, of givens or of candidates (sukaku), which the engine reads as 729 characters. */
import { NO_MARKS } from '../../../board/marks';
import type { Snapshot } from '../../../board/snapshot';
import type { TextPuzzle } from '../../../engine/jiugong';
import { NO_DIGITS } from './link';
import { puzzleOnly } from './share/texts';

/** The givens of a puzzle, and its candidates where it has them. */
export interface PanelPuzzle extends TextPuzzle {
  readonly candidates?: string;
}

/** The digits of each cell. */
const cellsOf = (candidates: string): readonly string[] =>
  (candidates.match(/.{9}/g) ?? []).map((cell) => cell.replaceAll(/[^1-9]/g, ''));

/** A puzzle as the engine has read it. */
export function panelPuzzle(read: TextPuzzle): PanelPuzzle {
  if (read.puzzle.length === 81) return read;
  const givens = cellsOf(read.puzzle).map((digits) => (digits.length === 1 ? digits : '.'));
  return { ...read, puzzle: givens.join(''), candidates: read.puzzle };
}

/** A puzzle without any work on it, but its candidates as notes. */
export function untouched({ puzzle, candidates }: PanelPuzzle): Snapshot {
  if (candidates === undefined) return puzzleOnly(puzzle);
  const masks = cellsOf(candidates).map((digits) =>
    digits.length === 1
      ? 0
      : Array.from(digits, Number).reduce((mask, d) => mask | (1 << (d - 1)), 0),
  );
  return { givens: puzzle, own: NO_DIGITS, corner: NO_MARKS, candidates: masks };
}
