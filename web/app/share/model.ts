/** What the dialog knows, as plain data, and what of the board it shares. */
import { textDigits } from '../../board/cells';
import { formatDigits } from '../../board/digits';
import { snapshotOf, type Snapshot } from '../../board/snapshot';
import { hasAnswer, type Board } from '../../board/state';
import type { TextPuzzle } from '../../engine/jiugong';
import { hasWork, puzzleOnly } from './texts';

/** How much of a board is shared. */
export type Content = 'puzzle' | 'work' | 'answer';

/** Formats of the engine, of which `cells` is its JSON, and those of `texts.ts`. */
export type TextForm = 'line' | 'rows' | 'boxed' | 'cells' | 'cases' | 'markdown' | 'json';

export type FileKind = 'sdk' | 'sdm' | 'svg' | 'png';

/** What happened last, until something else does. */
export type Said =
  | { readonly kind: 'copied' | 'not-copied' | 'not-saved' | 'sent' | 'not-sent' }
  | { readonly kind: 'saved'; readonly name: string }
  /** The text cannot be written; the reason in the reader's language. */
  | { readonly kind: 'no-text'; readonly reason: string };

export interface Sharing {
  readonly open: boolean;
  /** What was asked for; only what the board has is shared. */
  readonly content: Content;
  readonly form: TextForm;
  readonly said: Said | null;
}

export const NOT_SHARING: Sharing = { open: false, content: 'work', form: 'line', said: null };

/** Each time anew: a person who shared an answer once need not want to give the next one away. */
export const openDialog = (sharing: Sharing): Sharing => ({
  ...sharing,
  open: true,
  content: 'work',
  said: null,
});

export const withSaid = (sharing: Sharing, said: Said | null): Sharing => ({ ...sharing, said });

/** An answer as digits that were filled in: of two solutions the first. */
const withAnswer = (board: Board): Snapshot => {
  const { givens } = snapshotOf(board);
  const own = formatDigits(
    textDigits(board).map((digit, cell) => (board.givens[cell] === 0 ? digit : 0)),
  );
  return { ...puzzleOnly(givens), own };
};

/** What can be shared of a board, the puzzle first. */
export function contentsOf(board: Board): ReadonlyMap<Content, Snapshot> {
  const work = snapshotOf(board);
  const contents = new Map<Content, Snapshot>([['puzzle', puzzleOnly(work.givens)]]);
  if (hasWork(work)) contents.set('work', work);
  if (hasAnswer(board)) contents.set('answer', withAnswer(board));
  return contents;
}

/** What is shared: what was chosen, or else the puzzle. */
export const chosenContent = (contents: readonly Content[], wished: Content): Content =>
  contents.includes(wished) ? wished : 'puzzle';

/** Printing more at once would keep a page, or a printer, busy for minutes. */
export const MAX_PRINTED = 400;

export interface Printed {
  readonly snapshot: Snapshot;
  /** What stands above it. */
  readonly caption: string;
}

/**
 * What goes on paper: the board, or the puzzles of a collection. Four to a page, a single board is there
 * four times.
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
