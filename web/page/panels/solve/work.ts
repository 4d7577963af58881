/** The stored work of the panel Solve. */
import type { History } from '../../../board/history';
import { boardFrom, parseSnapshot, snapshotOf, type Snapshot } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import { formatValues } from '../../../board/values';
import { untouched, type PanelPuzzle } from './candidates';
import type { WorkFormat } from '../../ui/boards/work';
import { BOARD_LINK } from './link';

/** The name of the position to practise in the store. */
export const PRACTICE = 'solve.practice';

export const SOLVE_WORK: WorkFormat = {
  link: BOARD_LINK,
  writePresent: (board) => ({ snapshot: snapshotOf(board) }),
  readPresent: ({ snapshot }) => {
    const parsed = parseSnapshot(snapshot);
    return parsed === null ? null : boardFrom(parsed);
  },
};

/** Returns the last state of a puzzle of givens that was on the board before; null if it was not. */
export function lastWorkOn(puzzle: string, { past, present }: History<Board>): Snapshot | null {
  const boards = [...past, present].reverse();
  const last = boards.find(({ givens }) => formatValues(givens) === puzzle);
  return last === undefined ? null : snapshotOf(last);
}

/** What was done of a puzzle of a collection, this time or, if its givens tell which it is, before; else what it begins with. */
export function workOn(
  puzzles: readonly PanelPuzzle[],
  index: number,
  history: History<Board>,
): Snapshot {
  const puzzle = puzzles[index]!;
  const isSame = (other: PanelPuzzle): boolean => other.puzzle === puzzle.puzzle;
  const isKnown = puzzle.candidates === undefined && puzzles.filter(isSame).length === 1;
  const before = isKnown ? lastWorkOn(puzzle.puzzle, history) : null;
  return puzzle.work ?? before ?? untouched(puzzle);
}
