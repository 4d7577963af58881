/** The puzzles of the panel, of givens or of candidates. */
import { isPacked, snapshotOfPacked } from '../../../board/candidates';
import type { Snapshot } from '../../../board/snapshot';
import type { TextPuzzle } from '../../../engine/jiugong';
import { puzzleOnly } from './share/texts';

/** The givens of a puzzle, and its candidates, as the engine writes them, where it has them. */
export interface PanelPuzzle extends TextPuzzle {
  readonly candidates?: string;
}

/** A puzzle as the engine has read it. */
export const panelPuzzle = (read: TextPuzzle): PanelPuzzle =>
  isPacked(read.puzzle)
    ? { ...read, puzzle: snapshotOfPacked(read.puzzle).givens, candidates: read.puzzle }
    : read;

/** A puzzle without any work on it, but its candidates as notes. */
export const untouched = ({ puzzle, candidates }: PanelPuzzle): Snapshot =>
  candidates === undefined ? puzzleOnly(puzzle) : snapshotOfPacked(candidates);
