/**
 * Judges a puzzle while it is being set: in the background, once it has stood for a moment, and within a
 * bound of time. The next change aborts it.
 *
 *     change ──▶ follow ─DEBOUNCE─▶ solveRegions ──▶ unique, several, none
 *                                       several ──▶ regionDifference   which cells differ
 *     press  ──▶ explain  ───────────▶ regionContradiction             which givens and rules have none
 */
import { differingCells } from '../../../board/cells';
import { asJiugongError } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import type { Cells } from '../../../board/layout';
import { SearchRunner } from '../../../board/search-runner';
import { toInput } from '../../../board/shapes/regions';
import type { Board } from '../../../board/state';
import type { Values } from '../../../board/values';
import { isOfEngine } from '../../../board/words';
import type {
  Engine,
  JiugongError,
  RegionContradiction,
  SolveRegionsResult,
} from '../../../api/engine';
import { isEmpty } from '../../ui/boards/contents';

/** Milliseconds without a change before a puzzle is judged, so that typing is not followed digit by digit. */
const DEBOUNCE_MS = 250;

/** Milliseconds after which a puzzle is left unjudged, a battery being worth more than an answer. */
const TIMEOUT_MS = 4000;

/** Milliseconds for what is asked for by a press. */
const LONG_TIMEOUT_MS = 15_000;

export type Judgement =
  | { readonly kind: 'unique' }
  /** `isWhole`: whether these are all cells that can differ, not those of two solutions alone. */
  | { readonly kind: 'several'; readonly differing: Cells; readonly isWhole: boolean }
  | { readonly kind: 'none' }
  /** The time was not enough. */
  | { readonly kind: 'unknown' }
  /** The engine does not take the shape. */
  | { readonly kind: 'invalid' }
  /** The engine did not answer. */
  | { readonly kind: 'failed'; readonly error: JiugongError };

/** What is judged: work on the puzzle does not count. */
type Puzzle = Pick<Board, 'layout' | 'givens'>;

const isSame = (a: Puzzle | null, b: Puzzle): boolean =>
  a !== null && a.layout === b.layout && a.givens === b.givens;

/** What runs the searches, and what they ask. */
interface Searches {
  readonly runner: SearchRunner;
  readonly engine: () => Promise<Engine>;
}

/** Runs a search for so many milliseconds; `late` if they were not enough, null if it was stopped. */
async function within<T>(
  { runner, engine: start }: Searches,
  time: number,
  search: (engine: Engine, signal: AbortSignal) => Promise<T>,
): Promise<T | 'late' | null> {
  let isLate = false;
  const found = await runner.run(async (signal) => {
    const engine = await start();
    const timer = setTimeout(() => {
      isLate = true;
      runner.stop();
    }, time);
    signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      return await search(engine, signal);
    } finally {
      clearTimeout(timer);
    }
  });
  return found ?? (isLate ? 'late' : null);
}

/** The cells in which two solutions of a board differ, and at length those in which any do. */
async function findDiffering(
  searches: Searches,
  { layout, givens }: Puzzle,
  solution: Values,
  second: Values,
): Promise<Judgement | null> {
  const all = await within(searches, TIMEOUT_MS, (engine, signal) =>
    engine.regionDifference(toInput(layout, givens), { signal }),
  );
  if (all === null) return null;
  return all === 'late'
    ? { kind: 'several', differing: differingCells(solution, second), isWhole: false }
    : { kind: 'several', differing: all.differing, isWhole: true };
}

/** Looks for two solutions; `late` if that takes too long, null if it was stopped. */
export const solveWithin = (
  searches: Searches,
  { layout, givens }: Puzzle,
): Promise<SolveRegionsResult | 'late' | null> =>
  within(searches, TIMEOUT_MS, (engine, signal) =>
    engine.solveRegions({ ...toInput(layout, givens), limit: 2, signal }),
  );

async function judge(searches: Searches, puzzle: Puzzle): Promise<Judgement | null> {
  const found = await solveWithin(searches, puzzle);
  if (found === null) return null;
  if (found === 'late') return { kind: 'unknown' };
  const { solution, second } = found;
  if (solution === null) return { kind: 'none' };
  return second === null ? { kind: 'unique' } : findDiffering(searches, puzzle, solution, second);
}

function judgementOf(thrown: unknown): Judgement {
  const error = asJiugongError(thrown);
  return isOfEngine(error) ? { kind: 'failed', error } : { kind: 'invalid' };
}

export interface LiveHost {
  readonly board: () => Board;
  /** Called when there is another judgement, or a search becomes slow. */
  readonly onChange: () => void;
  /** The engine of the page by default. */
  readonly engine?: () => Promise<Engine>;
}

export class LiveCheck {
  readonly #host: LiveHost;
  readonly #runner = new SearchRunner((slow) => this.#slow(slow));
  readonly #searches: Searches;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOn: boolean;
  #isSlow = false;
  /** What is judged, or was last; null for nothing. */
  #puzzle: Puzzle | null = null;
  /** The judgement of that, or as long as there is none that of the puzzle before it. */
  #judgement: Judgement | null = null;
  #isOld = false;

  constructor(host: LiveHost, isOn: boolean) {
    this.#host = host;
    this.#searches = { runner: this.#runner, engine: host.engine ?? getEngine };
    this.#isOn = isOn;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    this.follow();
  }

  /** Whether there is a puzzle to be judged: no empty board, and none that shows an answer. */
  get isAsked(): boolean {
    const board = this.#host.board();
    return this.#isOn && board.editing && !isEmpty(board) && board.finding === null;
  }

  /** What is shown: that of the puzzle before until the search of this one counts as slow. */
  get judgement(): Judgement | null {
    return this.#isSlow && this.#isOld ? null : this.#judgement;
  }

  /** The last judgement, if only of the puzzle before. */
  get latest(): Judgement | null {
    return this.#judgement;
  }

  /** The judgement of the puzzle on the board; null as long as there is none. */
  get present(): Judgement | null {
    return this.#isOld ? null : this.#judgement;
  }

  /** Whether a search takes long. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  /** Follows a change of the board. */
  follow(): void {
    const board = this.#host.board();
    const { isAsked } = this;
    if (isAsked && isSame(this.#puzzle, board)) return;
    this.stop();
    if (!isAsked) {
      this.#judgement = null;
      return;
    }
    const { layout, givens } = board;
    this.#puzzle = { layout, givens };
    this.#isOld = true;
    this.#timer = setTimeout(() => void this.#judge(this.#puzzle!), DEBOUNCE_MS);
  }

  /** Ends what is under way; the puzzle is judged again after the next change. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#puzzle = null;
    this.#runner.stop();
  }

  /** Finds a smallest set of givens and rules without a solution; `late` if that takes too long, null if it was stopped. */
  explain(): Promise<RegionContradiction | 'late' | null> {
    const { layout, givens } = this.#host.board();
    return within(this.#searches, LONG_TIMEOUT_MS, (engine, signal) =>
      engine.regionContradiction(toInput(layout, givens), { signal }),
    );
  }

  async #judge(puzzle: Puzzle): Promise<void> {
    const judgement = await judge(this.#searches, puzzle).catch(judgementOf);
    if (judgement === null || this.#puzzle !== puzzle) return;
    this.#judgement = judgement;
    this.#isOld = false;
    this.#host.onChange();
  }

  #slow(slow: boolean): void {
    if (this.#isSlow === slow) return;
    this.#isSlow = slow;
    this.#host.onChange();
  }
}
