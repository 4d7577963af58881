/** The parts of a board that can be shared and printed. */
import { textValues } from '../../../../board/cells';
import { snapshotOf, type Snapshot } from '../../../../board/snapshot';
import { hasAnswer, type Board } from '../../../../board/state';
import { formatValues } from '../../../../board/values';
import type { TextPuzzle } from '../../../../engine/jiugong';
import { MAX_PRINTED, type Content } from '../../../ui/share/model';
import { hasWork, puzzleOnly } from './texts';

/** Adds the answer as own digits; of two solutions, the first. */
const withAnswer = (board: Board): Snapshot => {
  const { givens } = snapshotOf(board);
  const own = formatValues(
    textValues(board).map((value, cell) => (board.givens[cell] === null ? value : null)),
  );
  return { ...puzzleOnly(givens), own };
};

/** The shareable snapshots of a board, the puzzle first. */
export function contentsOf(board: Board): ReadonlyMap<Content, Snapshot> {
  const work = snapshotOf(board);
  const contents = new Map<Content, Snapshot>([['puzzle', puzzleOnly(work.givens)]]);
  if (hasWork(work)) contents.set('work', work);
  if (hasAnswer(board)) contents.set('answer', withAnswer(board));
  return contents;
}

export interface Printed {
  readonly snapshot: Snapshot;
  /** The text above the picture. */
  readonly caption: string;
}

/**
 * Returns the pictures to print: the board, or the puzzles of a collection. With four per page, a
 * single board is printed four times.
 */
export function printed(
  snapshot: Snapshot,
  collection: readonly TextPuzzle[],
  perPage: 1 | 4,
  number: (at: number, count: number) => string,
): readonly Printed[] {
  if (collection.length < 2) {
    return Array.from({ length: perPage }, () => ({ snapshot, caption: '' }));
  }
  return collection.slice(0, MAX_PRINTED).map(({ puzzle, comment }, index) => ({
    snapshot: puzzleOnly(puzzle),
    caption: [number(index + 1, collection.length), comment].filter(Boolean).join(' · '),
  }));
}
