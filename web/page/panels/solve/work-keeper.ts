/** Stores the board's history and the collection, and restores them. */
import type { JiugongBoard } from '../../../board/jiugong-board';
import { KeptWork, type Store } from '../../ui/store';
import { formatCollection, withCollection } from './kept-collection';
import { withNotice, type Page } from './model';
import { formatWork, parseWork, type Work } from './work';

export class WorkKeeper {
  readonly #board: JiugongBoard;
  readonly #keptWork: KeptWork<object>;
  readonly #keptCollection: KeptWork<object>;
  /** The work compared last: formatting a thousand steps or puzzles takes a while. */
  #work: Work;
  #puzzles: Page['puzzles'] = [];
  #at = 0;

  constructor(board: JiugongBoard, store: Store) {
    this.#board = board;
    this.#work = this.#workNow;
    this.#keptWork = new KeptWork(store, 'solve', formatWork(this.#work));
    this.#keptCollection = new KeptWork(store, 'solve.puzzles', null);
  }

  /** Restores the board of the last visit; returns the page in that state. */
  restore(page: Page): Page {
    const work = parseWork(this.#keptWork.read());
    if (work === null) return page;
    this.#board.resume(work.history);
    this.#board.keepMarks = work.keepMarks;
    return withNotice(withCollection(page, this.#keptCollection.read()), { kind: 'restored' });
  }

  /** Stores changed work; selecting a cell, for example, is not a change. */
  keep(page: Page): void {
    this.#keepBoard();
    this.#keepCollection(page);
  }

  #keepBoard(): void {
    const work = this.#workNow;
    if (work.history === this.#work.history && work.keepMarks === this.#work.keepMarks) return;
    this.#work = work;
    this.#keptWork.keep(formatWork(work));
  }

  #keepCollection(page: Page): void {
    if (page.puzzles === this.#puzzles && page.at === this.#at) return;
    this.#puzzles = page.puzzles;
    this.#at = page.at;
    this.#keptCollection.keep(formatCollection(page));
  }

  get #workNow(): Work {
    const { history, keepMarks } = this.#board;
    return { history, keepMarks };
  }
}
