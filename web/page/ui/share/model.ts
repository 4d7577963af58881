/** The state of the dialog as plain data, and the parts of the board to share. */
import { textDigits } from '../../../board/cells';
import { formatDigits } from '../../../board/digits';
import { snapshotOf, type Snapshot } from '../../../board/snapshot';
import { hasAnswer, type Board } from '../../../board/state';
import type { TextPuzzle } from '../../../engine/jiugong';
import { FIRST_LOOK, type Look } from '../embed/code';
import { hasWork, puzzleOnly } from '../../panels/solve/share/texts';

/** How much of a board is shared. */
export type Content = 'puzzle' | 'work' | 'answer';

/** Formats of the engine, of which `cells` is its JSON, and those of `texts.ts`. */
export type TextForm = 'line' | 'rows' | 'boxed' | 'cells' | 'cases' | 'markdown' | 'json';

export type FileKind = 'sdk' | 'sdm' | 'svg' | 'png';

/** The last event, which is shown until the next one. */
export type Said =
  | { readonly kind: 'copied' | 'not-copied' | 'not-saved' | 'sent' | 'not-sent' }
  | { readonly kind: 'saved'; readonly name: string }
  /** The text cannot be written; the reason is in the user's language. */
  | { readonly kind: 'no-text'; readonly reason: string };

/** How a board comes to another page: an element with our script or a copy of it, or a frame. */
export type Way = 'script' | 'copy' | 'frame';

/** A page opened from a file has no address that works on other sites. */
export const waysFrom = (site: string): readonly Way[] =>
  site.startsWith('file:') ? ['copy'] : ['script', 'copy', 'frame'];

export interface Sharing {
  readonly open: boolean;
  /** The requested content; if the board does not have it, the puzzle is shared. */
  readonly content: Content;
  readonly form: TextForm;
  readonly way: Way;
  readonly look: Look;
  readonly said: Said | null;
}

export const NOT_SHARING: Sharing = {
  open: false,
  content: 'work',
  form: 'line',
  way: 'script',
  look: FIRST_LOOK,
  said: null,
};

/**
 * Resets the content each time: a person who shared an answer once may not want to give the next
 * one away.
 */
export const openDialog = (sharing: Sharing): Sharing => ({
  ...sharing,
  open: true,
  content: 'work',
  said: null,
});

export const withSaid = (sharing: Sharing, said: Said | null): Sharing => ({ ...sharing, said });

/** Adds the answer as own digits; of two solutions, the first. */
const withAnswer = (board: Board): Snapshot => {
  const { givens } = snapshotOf(board);
  const own = formatDigits(
    textDigits(board).map((digit, cell) => (board.givens[cell] === 0 ? digit : 0)),
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

/** The content to share: the requested one if available, else the puzzle. */
export const chosenContent = (contents: readonly Content[], wished: Content): Content =>
  contents.includes(wished) ? wished : 'puzzle';

/** The most puzzles to print: more would block the page or the printer for minutes. */
export const MAX_PRINTED = 400;

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
