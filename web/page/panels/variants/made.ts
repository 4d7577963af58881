/** The puzzles that the page has made, as they are stored: a reload brings back boards, of which this is no part. */
import type { History } from '../../../board/history';
import type { Board } from '../../../board/state';
import { puzzleOf } from '../../ui/boards/contents';
import { writeState } from '../../ui/link';
import type { Store } from '../../ui/store';
import { PUZZLE_LINK } from './link';
import type { VariantMaker } from './making/maker';
import { formatRequest, type VariantRequest } from './making/request';

/** The name in the store. */
const NAME = 'variants.made';

/** The notation of a puzzle, and the request by which it was made. */
export type Made = readonly [puzzle: string, request: string];

/** How many are stored: as many as somebody goes back to by Undo. */
const MOST = 20;

const isMade = (entry: unknown): entry is Made =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';

/** Parses what was stored. */
export const parseMade = (kept: unknown): readonly Made[] =>
  Array.isArray(kept) ? kept.filter(isMade) : [];

/** Adds a puzzle, as the last one. */
export const withMade = (kept: readonly Made[], made: Made): readonly Made[] =>
  [...kept.filter(([puzzle]) => puzzle !== made[0]), made].slice(-MOST);

const linkOf = (board: Board): string => writeState(PUZZLE_LINK, puzzleOf(board));

/** Stores a puzzle that was just made. */
export function noteMade(
  store: Pick<Store, 'read' | 'write'>,
  board: Board,
  request: VariantRequest,
): void {
  store.write(NAME, withMade(parseMade(store.read(NAME)), [linkOf(board), formatRequest(request)]));
}

/** Tells the maker which of the boards of a history it has made. */
export function recallMade(
  store: Pick<Store, 'read'>,
  { past, present, future }: History<Board>,
  maker: Pick<VariantMaker, 'recall'>,
): void {
  const kept = new Map(parseMade(store.read(NAME)));
  // The steps of a puzzle share their givens.
  const puzzles = new Map([...past, present, ...future].map((board) => [board.givens, board]));
  for (const board of puzzles.values()) {
    const request = kept.get(linkOf(board));
    if (request !== undefined) maker.recall(board, request);
  }
}
