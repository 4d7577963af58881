/** The solution of a puzzle that has one alone, for programs that compare with it what is entered there. */
import { withoutEngine } from '../../../../board/errors';
import { getEngine } from '../../../../board/get-engine';
import { SearchRunner } from '../../../../board/search-runner';
import { isSamePuzzle, type Board } from '../../../../board/state';
import type { Values } from '../../../../board/values';
import type { Engine } from '../../../../api/engine';
import { solveWithin } from '../live-check';

export interface OnlySolutionHost {
  /** Called once the solution of the last puzzle is known. */
  readonly onFound: () => void;
  /** The engine of the page by default. */
  readonly engine?: () => Promise<Engine>;
}

export class OnlySolution {
  readonly #host: OnlySolutionHost;
  readonly #runner = new SearchRunner(() => undefined);
  #board: Board | null = null;
  #solution: Values | null = null;

  constructor(host: OnlySolutionHost) {
    this.#host = host;
  }

  /** The only solution of a puzzle; null as long as it is looked for, and where there is none, or rules are unknown. */
  of(board: Board): Values | null {
    if (this.#board === null || !isSamePuzzle(board, this.#board)) void this.#find(board);
    return this.#solution;
  }

  async #find(board: Board): Promise<void> {
    this.#board = board;
    this.#solution = null;
    this.#runner.stop();
    if (board.layout.about?.unknown) return;
    const searches = { runner: this.#runner, engine: this.#host.engine ?? getEngine };
    const found = await solveWithin(searches, board).catch(withoutEngine);
    if (this.#board !== board || found === null || found === 'late') return;
    if (found.second !== null || found.solution === null) return;
    this.#solution = found.solution;
    this.#host.onFound();
  }
}
