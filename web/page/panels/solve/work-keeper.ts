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
    this.#board.selected = work.selected;
    return withNotice(withCollection(page, this.#keptCollection.read()), { kind: 'restored' });
  }

  /**
   * Stores changed work. Selecting a cell is a change only while givens are entered, as blanks, too,
   * are entered by going on.
   */
  keep(page: Page): void {
    this.#keepBoard();
    this.#keepCollection(page);
  }

  #keepBoard(): void {
    const work = this.#workNow;
    const isSame = work.history === this.#work.history && work.keepMarks === this.#work.keepMarks;
    if (isSame && work.selected === this.#work.selected) return;
    this.#work = work;
    // Selecting a cell does not bring erased work back.
    if (isSame && this.#keptWork.read() === null) return;
    this.#keptWork.keep(formatWork(work));
  }

  #keepCollection(page: Page): void {
    if (page.puzzles === this.#puzzles && page.at === this.#at) return;
    this.#puzzles = page.puzzles;
    this.#at = page.at;
    this.#keptCollection.keep(formatCollection(page));
  }

  get #workNow(): Work {
    const { history, keepMarks, editing, selected } = this.#board;
    return { history, keepMarks, selected: editing ? selected : null };
  }
}
