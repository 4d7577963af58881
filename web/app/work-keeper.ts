/** Keeps what becomes of a board, and puts it back. */
import type { JiugongBoard } from '../board/jiugong-board';
import type { Keeper } from './keeper';
import { formatWork, parseWork, type Work } from './work';

/** Under which name. */
const NAME = 'solve';

export class WorkKeeper {
  readonly #board: JiugongBoard;
  readonly #keeper: Keeper;
  /** What was kept last, or with what the page began, which need not be kept. */
  #kept: Work;
  #asText: string;

  constructor(board: JiugongBoard, keeper: Keeper) {
    this.#board = board;
    this.#keeper = keeper;
    this.#kept = this.#work;
    this.#asText = JSON.stringify(formatWork(this.#kept));
  }

  /** Goes on where a person was when the page was closed; whether there was anything. */
  restore(): boolean {
    const work = parseWork(this.#keeper.read(NAME));
    if (work === null) return false;
    this.#board.resume(work.history);
    this.#board.keepMarks = work.keepMarks;
    return true;
  }

  /** Keeps what changed; a cell that was selected, say, is no change. */
  keep(): void {
    const work = this.#work;
    if (work.history === this.#kept.history && work.keepMarks === this.#kept.keepMarks) return;
    this.#kept = work;
    const formatted = formatWork(work);
    const text = JSON.stringify(formatted);
    if (text === this.#asText) return;
    this.#asText = text;
    this.#keeper.write(NAME, formatted);
  }

  get #work(): Work {
    const { history, keepMarks } = this.#board;
    return { history, keepMarks };
  }
}
