/** Stores the history of a board, and restores it. */
import { startHistory, type History } from '../../../board/history';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { hasSameContent, type Board } from '../../../board/state';
import { KeptWork, type Store } from '../store';
import { formatWork, parseWork, type Work, type WorkFormat } from './work';

/** Whether nothing has been done between two histories: notes that a board writes are no step. */
const hasSameSteps = (a: History<Board>, b: History<Board>): boolean =>
  a === b ||
  (a.past === b.past &&
    a.future === b.future &&
    hasSameContent({ ...a.present, candidates: b.present.candidates }, b.present));

export class WorkKeeper {
  readonly #board: JiugongBoard;
  readonly #format: WorkFormat;
  readonly #kept: KeptWork<object>;
  /** The work compared last: formatting a thousand steps takes a while. */
  #work: Work;

  /** `name` is the panel's in the store. What the board showed at first is not kept. */
  constructor(board: JiugongBoard, format: WorkFormat, store: Store, name: string) {
    this.#board = board;
    this.#format = format;
    const [first] = board.history.past;
    this.#work =
      first === undefined ? this.#workNow : { history: startHistory(first), selected: null };
    this.#kept = new KeptWork(store, name, formatWork(format, this.#work));
  }

  /** Restores the board of the last visit; returns whether there was one. Else stores what was typed before. */
  restore(): boolean {
    const work = this.#kept.restore((kept) => parseWork(this.#format, kept));
    if (work === null) {
      this.keep();
      return false;
    }
    this.#board.resume(work.history);
    this.#board.selected = work.selected;
    return true;
  }

  /**
   * Stores changed work. Selecting a cell is a change only while givens are entered, as blanks, too,
   * are entered by going on.
   */
  keep(): void {
    const work = this.#workNow;
    const isSame = hasSameSteps(work.history, this.#work.history);
    if (isSame && work.selected === this.#work.selected) return;
    this.#work = work;
    // Selecting a cell does not bring erased work back.
    if (isSame && !this.#kept.exists) return;
    this.#kept.keep(() => formatWork(this.#format, work));
  }

  get #workNow(): Work {
    const { history, editing, selected } = this.#board;
    return { history, selected: editing ? selected : null };
  }
}
