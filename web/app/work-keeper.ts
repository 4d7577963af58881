/** Keeps what becomes of a board and of the puzzles that came together, and puts it back. */
import type { JiugongBoard } from '../board/jiugong-board';
import type { Keeper } from './keeper';
import { formatCollection, withCollection } from './kept-collection';
import { withNotice, type Page } from './page';
import { formatWork, parseWork, type Work } from './work';

/** Under which names. */
const WORK = 'solve';
const COLLECTION = 'solve.puzzles';

export class WorkKeeper {
  readonly #board: JiugongBoard;
  readonly #keeper: Keeper;
  /** What was kept last, or with what the page began, which need not be kept. */
  #kept: Work;
  #asText: string;
  #keptPuzzles: Page['puzzles'] = [];
  #keptAt = 0;

  constructor(board: JiugongBoard, keeper: Keeper) {
    this.#board = board;
    this.#keeper = keeper;
    this.#kept = this.#work;
    this.#asText = JSON.stringify(formatWork(this.#kept));
  }

  /** Goes on where a person was when the page was closed; the page as it is then. */
  restore(page: Page): Page {
    const work = parseWork(this.#keeper.read(WORK));
    if (work === null) return page;
    const collection = this.#keeper.read(COLLECTION);
    this.#board.resume(work.history);
    this.#board.keepMarks = work.keepMarks;
    return withNotice(withCollection(page, collection), { kind: 'restored' });
  }

  /** Keeps what changed; a cell that was selected, say, is no change. */
  keep(page: Page): void {
    this.#keepBoard();
    this.#keepCollection(page);
  }

  #keepCollection(page: Page): void {
    const { puzzles, at } = page;
    if (puzzles === this.#keptPuzzles && at === this.#keptAt) return;
    this.#keptPuzzles = puzzles;
    this.#keptAt = at;
    const collection = formatCollection(page);
    if (collection === null) this.#keeper.erase(COLLECTION);
    else this.#keeper.write(COLLECTION, collection);
  }

  #keepBoard(): void {
    const work = this.#work;
    if (work.history === this.#kept.history && work.keepMarks === this.#kept.keepMarks) return;
    this.#kept = work;
    const formatted = formatWork(work);
    const text = JSON.stringify(formatted);
    if (text === this.#asText) return;
    this.#asText = text;
    this.#keeper.write(WORK, formatted);
  }

  get #work(): Work {
    const { history, keepMarks } = this.#board;
    return { history, keepMarks };
  }
}
