/** Stores the current collection of puzzles, to survive a reload. */
import { boardFrom, snapshotOf } from '../../../board/snapshot';
import { stateIn, writeState } from '../../ui/link';
import { KeptWork, type Store } from '../../ui/store';
import { panelPuzzle } from './candidates';
import { BOARD_LINK } from './link';
import { goTo, withPuzzles, type Model } from './model';

/** The largest stored collection; a longer one is in a file anyway and would fill the storage. */
export const MAX_KEPT = 1000;

/** What is stored if there is no collection to go through. */
const NO_COLLECTION = { puzzles: [], at: 0 };

/**
 * Formats the puzzles with their comments and the index of the current one; without puzzles if there
 * is no collection to go through, and no candidates to be solved with.
 */
export function formatCollection({ puzzles, at }: Model): object {
  const isKept = puzzles.length > 1 || puzzles[0]?.candidates !== undefined;
  if (!isKept || puzzles.length > MAX_KEPT) return NO_COLLECTION;
  const kept = puzzles.map(({ puzzle, candidates = puzzle, comment, work }) => [
    candidates,
    comment,
    ...(work === undefined ? [] : [writeState(BOARD_LINK, boardFrom(work))]),
  ]);
  return { puzzles: kept, at };
}

const isEntry = (entry: unknown): entry is readonly [string, string, unknown?] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  /^(?:[1-9.]{81}|[1-9.]{729})$/.test(entry[0]) &&
  typeof entry[1] === 'string';

/** Adds the stored puzzles to the model; returns it unchanged if they are invalid. */
export function withCollection(model: Model, kept: unknown): Model {
  if (typeof kept !== 'object' || kept === null) return model;
  const { puzzles: entries, at } = kept as Readonly<Record<string, unknown>>;
  if (!Array.isArray(entries) || entries.length > MAX_KEPT || !entries.every(isEntry)) return model;
  if (typeof at !== 'number' || entries[at] === undefined) return model;
  const puzzles = entries.map(([puzzle, comment, state], index) => {
    const read = panelPuzzle({ puzzle, comment, line: index + 1 });
    const board = typeof state === 'string' ? stateIn(BOARD_LINK, state) : null;
    const work = board === null ? null : snapshotOf(board);
    return work?.givens === read.puzzle ? { ...read, work } : read;
  });
  return goTo(withPuzzles(model, puzzles), at);
}

/** The names of the board and of its collection in the store. */
const [BOARD, NAME] = ['solve', 'solve.puzzles'];

export class KeptCollection {
  readonly #store: Store;
  readonly #kept: KeptWork<object>;

  constructor(store: Store) {
    this.#store = store;
    this.#kept = new KeptWork(store, NAME, NO_COLLECTION);
  }

  restore(model: Model): Model {
    return this.#kept.restore((kept) => withCollection(model, kept)) ?? model;
  }

  /** Stores the collection, after the board: a reload would take that of another tab for its own. */
  keep(model: Model): void {
    this.#kept.keep(
      () => formatCollection(model),
      () => this.#store.isLatest(BOARD) && !this.#store.isLatest(NAME),
    );
  }
}
