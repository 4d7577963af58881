/**
 * Keeps what a reader did on a puzzle over a reload, in the storage of the page around the board:
 *
 *     jiugong-board:/blog/monday.html 53..7…  ──▶  {"version":1,"at":1764300000000,"snapshot":{…}}
 *
 * The key has the page and the puzzle; several boards with one puzzle on one page share an entry.
 */
import { CLASSIC } from './layout';
import { writeNotation } from './shapes/notation';
import { boardFrom, parseSnapshot, snapshotOf } from './shapes/snapshot';
import { hasWork, isSamePuzzle, type Board } from './state';
import { countValues, formatValues } from './values';

const PREFIX = 'jiugong-board:';

/** The most puzzles of an origin that are kept; the oldest goes first. */
const MOST = 100;

/** Where a browser refuses its storage, as in a sandbox, or has no room in it, nothing is kept. */
function inStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return 'localStorage' in globalThis ? act(localStorage) : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const textOf = (puzzle: Board): string =>
  puzzle.layout === CLASSIC ? formatValues(puzzle.givens) : writeNotation(puzzle);

const keyOf = (puzzle: Board): string =>
  `${PREFIX}${location.pathname}${location.search} ${textOf(puzzle)}`;

/** What was done on a puzzle, as data from outside; null for nothing. */
function read(puzzle: Board): Board | null {
  const text = inStorage((storage) => storage.getItem(keyOf(puzzle)));
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

function write(puzzle: Board, board: Board): void {
  inStorage((storage) => {
    const key = keyOf(puzzle);
    if (!hasWork(board)) return storage.removeItem(key);
    const others = Object.keys(storage).filter((other) => other.startsWith(PREFIX));
    if (others.length >= MOST && !others.includes(key)) {
      // (Entries are in the order of their dates, which they begin with.)
      const oldest = others.reduce((a, b) => (storage.getItem(a)! < storage.getItem(b)! ? a : b));
      storage.removeItem(oldest);
    }
    const snapshot = JSON.stringify(snapshotOf(board));
    storage.setItem(key, `{"version":1,"at":${Date.now()},"snapshot":${snapshot}}`);
  });
}

export class KeptWork {
  #puzzle: Board | null = null;
  #last: Board | null = null;

  /**
   * Follows a board with the puzzle that its page has set. Of the first one it returns the board to go on with, null if nothing was
   * kept or a program has done anything to it: whoever sets another one starts anew. Later on it keeps what has changed.
   */
  follow(puzzle: Board, board: Board): Board | null {
    const isFirst = this.#puzzle === null;
    const isNew = puzzle !== this.#puzzle;
    const isOther = board !== this.#last;
    this.#puzzle = puzzle;
    this.#last = board;
    // An empty board is no puzzle: everybody may enter another one.
    if (puzzle.layout === CLASSIC && countValues(puzzle.givens) === 0) return null;
    if (isNew) {
      const kept = isFirst && board === puzzle ? read(puzzle) : null;
      this.#last = kept ?? board;
      return kept;
    }
    if (isOther && isSamePuzzle(board, puzzle)) write(puzzle, board);
    return null;
  }
}
