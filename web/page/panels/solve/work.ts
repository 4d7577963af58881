/** The stored work of the panel Solve. */
import type { History } from '../../../board/history';
import { boardFrom, parseSnapshot, snapshotOf, type Snapshot } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import { formatValues } from '../../../board/values';
import { isOn, type PanelPuzzle } from './candidates';
import type { WorkFormat } from '../../ui/boards/work';
import { BOARD_LINK } from './link';

export const SOLVE_WORK: WorkFormat = {
  link: BOARD_LINK,
  writePresent: (board) => ({ snapshot: snapshotOf(board) }),
  readPresent: ({ snapshot }) => {
    const parsed = parseSnapshot(snapshot);
    return parsed === null ? null : boardFrom(parsed);
  },
};

/** Returns the last state of a puzzle that was on the board before; null if it was not. */
export function lastWorkOn(
  puzzle: Pick<PanelPuzzle, 'puzzle' | 'candidates'>,
  { past, present }: History<Board>,
): Snapshot | null {
  const boards = [...past, present].reverse();
  const isGiven = ({ givens }: Board): boolean => formatValues(givens) === puzzle.puzzle;
  return (
    boards
      .filter(isGiven)
      .map(snapshotOf)
      .find((board) => isOn(board, puzzle)) ?? null
  );
}
