/** The puzzles of the panel, of givens or of candidates. */
import { isPacked, snapshotOfPacked } from '../../../board/candidates';
import { snapshotOf, type Snapshot } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import type { Values } from '../../../board/values';
import type { TextPuzzle } from '../../../api/engine';
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

/** What a puzzle is told from others by: givens alone are often none. */
const idOf = ({ puzzle, candidates = puzzle }: PanelPuzzle): string => candidates;

/** The puzzles that boards are of, by their givens: the same array whatever a person does. */
const origins = new WeakMap<Values, string>();

/** Remembers of which puzzle a board is, and what follows from it. */
export const setOrigin = ({ givens }: Board, puzzle: PanelPuzzle): void =>
  void origins.set(givens, idOf(puzzle));

/** Whether a board has no digits and notes but candidates of a puzzle. */
function hasOnly({ own, candidates: notes }: Snapshot, candidates: string): boolean {
  const { candidates: left } = snapshotOfPacked(candidates);
  const digits = Array.from(own, (digit) => (digit === '.' ? 0 : 1 << (Number(digit) - 1)));
  return left.every((mask, cell) => ((notes[cell]! | digits[cell]!) & ~mask) === 0);
}

/** Tells the puzzles that a board is of; one of unknown origin, as after a reload, may be of any that it fits. */
export function isOn(board: Board): (puzzle: PanelPuzzle) => boolean {
  const origin = origins.get(board.givens);
  if (origin !== undefined) return (puzzle) => idOf(puzzle) === origin;
  const snapshot = snapshotOf(board);
  return ({ puzzle, candidates }) =>
    puzzle === snapshot.givens && (candidates === undefined || hasOnly(snapshot, candidates));
}

/** A puzzle without any work on it, but its candidates as notes. */
export const untouched = ({ puzzle, candidates }: PanelPuzzle): Snapshot =>
  candidates === undefined ? puzzleOnly(puzzle) : snapshotOfPacked(candidates);

/** A puzzle with the work that the text has of it. */
export const asRead = (puzzle: PanelPuzzle): Snapshot => puzzle.work ?? untouched(puzzle);
