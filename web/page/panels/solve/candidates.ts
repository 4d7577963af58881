/** The puzzles of the panel, of givens or of candidates. */
import { isPacked, snapshotOfPacked } from '../../../board/candidates';
import type { Snapshot } from '../../../board/snapshot';
import type { TextPuzzle } from '../../../engine/jiugong';
import { puzzleOnly } from './share/texts';

/** The givens of a puzzle, its candidates as the engine writes them, and what was done of it, where the text has these. */
export interface PanelPuzzle extends TextPuzzle {
  readonly candidates?: string;
  readonly work?: Snapshot;
}

/** A puzzle as the engine has read it. */
export const panelPuzzle = (read: TextPuzzle): PanelPuzzle =>
  isPacked(read.puzzle)
    ? { ...read, puzzle: snapshotOfPacked(read.puzzle).givens, candidates: read.puzzle }
    : read;

/** Whether a puzzle is on a board: its givens, and as notes none but its candidates, by which alone some differ. */
export function isOn(
  { givens, candidates: notes }: Snapshot,
  { puzzle, candidates }: Pick<PanelPuzzle, 'puzzle' | 'candidates'>,
): boolean {
  if (puzzle !== givens) return false;
  if (candidates === undefined) return true;
  const { candidates: left } = snapshotOfPacked(candidates);
  return notes.every((mask, cell) => (mask & ~left[cell]!) === 0);
}

/** A puzzle without any work on it, but its candidates as notes. */
export const untouched = ({ puzzle, candidates }: PanelPuzzle): Snapshot =>
  candidates === undefined ? puzzleOnly(puzzle) : snapshotOfPacked(candidates);

/** A puzzle with the work that the text has of it. */
export const asRead = (puzzle: PanelPuzzle): Snapshot => puzzle.work ?? untouched(puzzle);
