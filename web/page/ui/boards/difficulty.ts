/**
 * Rates the puzzle on a classic board in the background: once it has stood for a moment, and never while it is being
 * entered. What was rated once, or made with its ratings, is known from then on. The module `teach` is loaded for it on a
 * first visit, too, as the service worker fetches it anyhow; with Save-Data only puzzles that were made with their ratings
 * have a word.
 */
import type { Engine, Ratings, Technique } from '../../../api/engine';
import { asJiugongError } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { SearchRunner } from '../../../board/search-runner';
import { savesData, whenIdle } from '../idle';

export interface Difficulty extends Ratings {
  readonly hardest: Technique | null;
}

/** Milliseconds without any change of the board before rating begins: nobody waits for it. */
const DEBOUNCE_MS = 1500;

/** With fewer givens there are several solutions. */
const MIN_GIVENS = 17;

/** The puzzles whose difficulty is remembered, the latest last. */
const MAX_KNOWN = 200;

/** The milliseconds after which a puzzle is rated even on a page that is never idle. */
const LONGEST_WAIT = 2000;

export class DifficultyKeeper {
  readonly #board: Pick<JiugongBoard, 'editing' | 'puzzle'>;
  readonly #onChange: () => void;
  readonly #engine: () => Promise<Pick<Engine, 'rate'>>;
  /** The difficulty of puzzles; null for those that have none. */
  readonly #known = new Map<string, Difficulty | null>();
  readonly #runner = new SearchRunner(() => undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The puzzle that is being rated. */
  #rating: string | null = null;

  constructor(
    board: Pick<JiugongBoard, 'editing' | 'puzzle'>,
    onChange: () => void,
    engine: () => Promise<Pick<Engine, 'rate'>> = getEngine,
  ) {
    this.#board = board;
    this.#onChange = onChange;
    this.#engine = engine;
  }

  /** The difficulty of the puzzle on the board, as far as it is known. */
  get present(): Difficulty | null {
    const puzzle = this.#puzzle;
    return puzzle === null ? null : (this.#known.get(puzzle) ?? null);
  }

  /** Follows a change of the board. */
  follow(): void {
    const puzzle = this.#puzzle;
    clearTimeout(this.#timer);
    if (puzzle === this.#rating && puzzle !== null) return;
    this.stop();
    if (puzzle === null || this.#known.has(puzzle) || savesData()) return;
    this.#timer = setTimeout(
      () => whenIdle(() => void this.#rate(puzzle), LONGEST_WAIT),
      DEBOUNCE_MS,
    );
  }

  /** Takes note of a puzzle whose difficulty is known without rating it. */
  know(puzzle: string, { er, ep, ed, level, hardest }: Difficulty): void {
    this.#remember(puzzle, { er, ep, ed, level, hardest });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#runner.stop();
    this.#rating = null;
  }

  /** The givens; null where there is nothing to rate. */
  get #puzzle(): string | null {
    const { editing, puzzle } = this.#board;
    const givens = puzzle.replaceAll('.', '').length;
    return editing || givens < MIN_GIVENS ? null : puzzle;
  }

  #remember(puzzle: string, difficulty: Difficulty | null): void {
    this.#known.delete(puzzle);
    this.#known.set(puzzle, difficulty);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_KNOWN) this.#known.delete(oldest!);
  }

  async #rate(puzzle: string): Promise<void> {
    if (puzzle !== this.#puzzle) return;
    this.#rating = puzzle;
    try {
      const rated = await this.#runner.run(async (signal) =>
        (await this.#engine()).rate(puzzle, { signal }),
      );
      if (rated === null) return;
      const { er, ep, ed, level, hardest } = rated;
      this.#remember(puzzle, level === null ? null : { er, ep, ed, level, hardest });
    } catch (error) {
      // Where the teacher has not arrived, the next change of the board tries again.
      if (asJiugongError(error).code !== 'unavailable') this.#remember(puzzle, null);
    }
    if (this.#rating === puzzle) this.#rating = null;
    this.#onChange();
  }
}
