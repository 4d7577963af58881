/** The parts of a board that can be shared and printed. */
import { textValues } from '../../../board/cells';
import { boardOf, hasAnswer, hasWork, type Board } from '../../../board/state';
import type { Values } from '../../../board/values';
import { MAX_PRINTED, type Content } from '../share/model';

/** The puzzle without any work on it. */
export const puzzleOf = ({ givens, layout }: Board): Board => boardOf(givens, layout);

const has = (values: Values): boolean => values.some((value) => value !== null);

/** Whether there is nothing to play: neither givens nor cages nor constraints, nor work. */
export const isEmpty = (board: Board): boolean =>
  !has(board.givens) &&
  board.layout.cages.length + board.layout.constraints.length === 0 &&
  !hasWork(board);

/** Adds the answer as own digits; of two solutions, the first. */
function withAnswer(board: Board): Board {
  const answer = textValues(board);
  const own = board.givens.map((given, cell) => (given === null ? (answer[cell] ?? null) : null));
  return { ...puzzleOf(board), own };
}

/** The shareable boards, the puzzle first. A shown answer is no part of the work. */
export function contentsOf(board: Board): ReadonlyMap<Content, Board> {
  const contents = new Map<Content, Board>([['puzzle', puzzleOf(board)]]);
  if (hasWork(board)) contents.set('work', { ...board, finding: null });
  if (hasAnswer(board)) contents.set('answer', withAnswer(board));
  return contents;
}

interface Printed {
  readonly board: Board;
  /** The text above the picture. */
  readonly caption: string;
}

/** Pictures that begin on a page of their own, under a title; it may be empty. */
export interface Section {
  readonly title: string;
  readonly boards: readonly Printed[];
}

/** The puzzles of the text that a board belongs to. */
export interface Collection {
  readonly count: number;
  /** The first of them with their comments. */
  readonly first: (most: number) => readonly Printed[];
}

export const NO_COLLECTION: Collection = { count: 0, first: () => [] };

/** Returns the pictures to print: the board, or the puzzles of a collection. */
export function printed(
  board: Board,
  { count, first }: Collection,
  number: (at: number, count: number) => string,
): readonly Printed[] {
  if (count < 2) return [{ board, caption: '' }];
  return first(MAX_PRINTED).map((puzzle, index) => ({
    ...puzzle,
    caption: [number(index + 1, count), puzzle.caption].filter(Boolean).join(' · '),
  }));
}
