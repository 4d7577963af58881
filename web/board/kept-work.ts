/**
 * Keeps what a reader did on a puzzle over a reload, in the storage of the page around the board:
 *
 *     jiugong-board:/blog/monday.html 53..7…  ──▶  {"version":1,"at":1764300000000,"snapshot":{…}}
 *
 * The key has the page and the puzzle; several boards with one puzzle on one page share an entry, as do
 * tabs: the one that stores first has it, until a reload.
 */
import { CLASSIC } from './layout';
import { writeNotation } from './shapes/notation';
import { boardFrom, parseSnapshot, snapshotOf } from './shapes/snapshot';
import { hasWork, isSamePuzzle, type Board } from './state';
import { countValues, formatValues } from './values';

const PREFIX = 'jiugong-board:';

/** The most puzzles of an origin that are kept; the oldest goes first. */
const MOST = 100;

/** Where the storage is refused, as in a sandbox, absent, as in some views of apps, or full, nothing is kept. */
function inStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    const storage: Storage | null | undefined = globalThis.localStorage;
    return storage ? act(storage) : null;
  } catch {
    return null;
  }
}

const textOf = (puzzle: Board): string =>
  puzzle.layout === CLASSIC ? formatValues(puzzle.givens) : writeNotation(puzzle);

const keyOf = (puzzle: Board): string =>
  `${PREFIX}${location.pathname}${location.search} ${textOf(puzzle)}`;

const entryOf = (puzzle: Board): string | null =>
  inStorage((storage) => storage.getItem(keyOf(puzzle)));

/** What was done on a puzzle, by its entry, which is data from outside; null for nothing. */
function read(puzzle: Board, text: string | null): Board | null {
  const [, json = ''] = /^\{"version":1,"at":\d+,"snapshot":(.*)\}$/.exec(text ?? '') ?? [];
  let data: unknown = null;
  try {
    data = JSON.parse(json || 'null');
  } catch {
    // Somebody else wrote it.
  }
  const snapshot = parseSnapshot(data);
  if (snapshot === null) return null;
  const kept = boardFrom(snapshot);
  if (textOf(kept) !== textOf(puzzle)) return null;
  const { own, corner, candidates, removed, colors } = kept;
  return { ...puzzle, own, corner, candidates, removed, colors };
}

/**
 * Stores what was done in place of the entry that is known, unless somebody else has stored another one since; returns the new
 * entry, null if there is none.
 */
function write(puzzle: Board, board: Board, known: string | null): string | null {
  return inStorage((storage) => {
    const key = keyOf(puzzle);
    const before = storage.getItem(key);
    if (before !== null && before !== known) return null;
    if (!hasWork(board)) {
      storage.removeItem(key);
      return null;
    }
    const others = Object.keys(storage).filter((other) => other.startsWith(PREFIX));
    if (others.length >= MOST && !others.includes(key)) {
      // (Entries are in the order of their dates, which they begin with.)
      const oldest = others.reduce((a, b) => (storage.getItem(a)! < storage.getItem(b)! ? a : b));
      storage.removeItem(oldest);
    }
    const snapshot = JSON.stringify(snapshotOf(board));
    const entry = `{"version":1,"at":${Date.now()},"snapshot":${snapshot}}`;
    storage.setItem(key, entry);
    return entry;
  });
}

/** An empty board is no puzzle: everybody may enter another one. */
export const isPuzzle = ({ layout, givens }: Board): boolean =>
  layout !== CLASSIC || countValues(givens) > 0;

export class KeptWork {
  #puzzle: Board | null = null;
  #last: Board | null = null;
  /** What was stored for the puzzle when this began or stored last. */
  #entry: string | null = null;

  /**
   * Begins with the puzzle that the page of a board has set. Of the first one it returns the board to go on with, null if nothing
   * was kept or a program has done anything to it: whoever sets another one starts anew.
   */
  begin(puzzle: Board, board: Board): Board | null {
    if (puzzle === this.#puzzle) return null;
    const isFirst = this.#puzzle === null;
    this.#puzzle = puzzle;
    this.#entry = isPuzzle(puzzle) ? entryOf(puzzle) : null;
    const kept = isFirst && board === puzzle ? read(puzzle, this.#entry) : null;
    this.#last = kept ?? board;
    return kept;
  }

  /** Keeps what has changed on the board since then. */
  keep(board: Board): void {
    const puzzle = this.#puzzle;
    if (puzzle === null || board === this.#last) return;
    this.#last = board;
    if (isPuzzle(puzzle) && isSamePuzzle(board, puzzle)) {
      this.#entry = write(puzzle, board, this.#entry) ?? this.#entry;
    }
  }
}
