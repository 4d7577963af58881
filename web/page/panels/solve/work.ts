/** The stored work of the panel Solve. */
import type { History } from '../../../board/history';
import { boardFrom, parseSnapshot, snapshotOf, type Snapshot } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import { formatValues } from '../../../board/values';
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
export function lastWorkOn(puzzle: string, { past, present }: History<Board>): Snapshot | null {
  const isIt = ({ givens }: Board): boolean => formatValues(givens) === puzzle;
  const board = [...past, present].reverse().find(isIt);
  return board === undefined ? null : snapshotOf(board);
}
