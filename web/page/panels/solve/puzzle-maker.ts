/** Makes puzzles for the board: as requested, of the day, as others find them, and to print. */
import { LEVELS, type Engine, type Level } from '../../../api/engine';
import { asJiugongError } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { SearchRunner } from '../../../board/search-runner';
import type { Snapshot } from '../../../board/snapshot';
import { boardOf, isPlayed } from '../../../board/state';
import { parseValues } from '../../../board/values';
import type { Section } from '../../ui/boards/contents';
import type { DifficultyKeeper } from '../../ui/boards/difficulty';
import { keepChoice, readChoice } from '../../ui/choices';
import { copyText } from '../../ui/clipboard';
import type { Store } from '../../ui/store';
import { dateInWords, dateOf, daysIn, foundIn, requestOf, withPuzzle, withSolved } from './daily';
import type { Dialog, Model, Printing } from './model';
import * as models from './model';
import { puzzleOnly } from './share/texts';
import type { Texts } from './texts';
import {
  FIRST_PUZZLE_REQUEST,
  formatRequest,
  levelOf,
  madeOf,
  makePuzzle,
  parseRequest,
  ratedAs,
  type Made,
  type PuzzleRequest,
} from './request';
import { lastWorkOn } from './work';

/** The storage name of the options for new puzzles. */
const REQUEST = 'new';

/** The name of the puzzles of the days in the store. */
const DAILY = 'solve.daily';

/** The panel around it. */
export interface MakerHost {
  readonly board: JiugongBoard;
  readonly store: Store;
  readonly difficulty: DifficultyKeeper;
  /** How hard the puzzle on the board is, as far as it is known. */
  readonly level: () => Level | null;
  readonly model: () => Model;
  readonly texts: () => Texts;
  readonly show: (model: Model) => void;
  readonly openDialog: (dialog: Dialog | null) => void;
  /** Called before a puzzle is made. */
  readonly onBegin: () => void;
  readonly onError: (error: ReturnType<typeof asJiugongError>) => void;
  readonly print: (sections: readonly Section[]) => void;
}

/** What is made at present. */
interface Task {
  readonly request: PuzzleRequest;
  readonly day: string | null;
}

export class PuzzleMaker {
  readonly #host: MakerHost;
  /** Makes a puzzle; any user action on the board cancels it. */
  readonly #runner = new SearchRunner((slow) => this.#follow(slow));
  #task: Task | null = null;
  /** The puzzle that was made last, and what was requested of it. */
  #made: { readonly puzzle: string; readonly request: PuzzleRequest } | null = null;

  constructor(host: MakerHost) {
    this.#host = host;
    host.board.addEventListener('jiugong-solved', ({ detail }) => {
      if (detail.by === 'person') this.#noteSolved();
    });
  }

  /** The page with what was kept of earlier visits. */
  restore(model: Model): Model {
    return models.withMaking(model, { request: parseRequest(readChoice(REQUEST)) });
  }

  change(change: Partial<PuzzleRequest>): void {
    const model = this.#host.model();
    const request = { ...model.making.request, ...change };
    keepChoice(REQUEST, formatRequest(request));
    this.#host.show(models.withMaking(model, { request }));
  }

  /** Stops what is made, without a word; returns whether anything was. */
  stop(): boolean {
    this.#task = null;
    return this.#runner.stop();
  }

  /** Makes a puzzle and puts it on the board, unless that is ended. */
  async make(
    request = this.#host.model().making.request,
    day: string | null = null,
  ): Promise<void> {
    this.#task = { request, day };
    const made = await this.#run((engine, signal) =>
      makePuzzle(engine, request, signal, (progress) => {
        if (!signal.aborted) this.#host.show(models.withMaking(this.#host.model(), { progress }));
        this.#tell();
      }),
    );
    if (made !== null) this.#put(made, { request, day });
  }

  /**
   * Makes another puzzle like the one on the board, whatever the dialog has been set to meanwhile: of the same level
   * where it comes from elsewhere, or from an earlier visit.
   */
  async next(): Promise<void> {
    const { board, level, model } = this.#host;
    if (this.#made?.puzzle === board.puzzle) {
      await this.make({ ...this.#made.request, seed: '' });
      return;
    }
    const { request } = model().making;
    const known = level();
    this.#task = null;
    const rated =
      known === null
        ? await this.#run((engine, signal) => levelOf(engine, board.puzzle, signal))
        : { level: known };
    if (rated !== null)
      await this.make({ ...request, goal: rated.level ?? request.goal, seed: '' });
  }

  /** Ends the search with the best that it has come to. */
  takeBest(): void {
    const { best } = this.#host.model().making.progress ?? { best: null };
    const task = this.#task;
    if (best === null || task === null) return;
    this.stop();
    this.#put(madeOf(best, null), task);
  }

  /** Shows the puzzles of today: which are begun, and which solved. */
  lookAtToday(now = new Date()): void {
    const today = dateOf(now);
    const days = daysIn(this.#host.store.readEach(DAILY));
    this.#host.show({ ...this.#host.model(), daily: { date: today, today, days } });
  }

  /** Shows those of a day; today is the last one. */
  lookAt(day: string): void {
    const model = this.#host.model();
    const { today } = model.daily;
    this.#host.show({ ...model, daily: { ...model.daily, date: day > today ? today : day } });
  }

  /** The day and level that a puzzle is of; null if it is of none. */
  dailyOf(puzzle: string): { readonly day: string; readonly level: Level } | null {
    return foundIn(daysIn(this.#host.store.readEach(DAILY)), puzzle);
  }

  async makeDaily(level: Level): Promise<void> {
    const { date } = this.#host.model().daily;
    await this.make(requestOf(date, level), date);
  }

  /** Puts a position on the board that is found; resolves to null if that was stopped or failed, or there is none. */
  async bring<Found extends { readonly position: Snapshot }>(
    find: (engine: Engine, signal: AbortSignal) => Promise<Found | 'none'>,
    onFound: (found: Found) => void,
  ): Promise<Found | 'none' | null> {
    const { board } = this.#host;
    this.#task = null;
    this.#host.openDialog(null);
    const found = await this.#run(find);
    if (found === null || found === 'none') return found;
    onFound(found);
    this.#host.show(models.withMade(this.#host.model(), found.position.givens, null));
    board.snapshot = found.position;
    board.scrollIntoView({ block: 'nearest' });
    return found;
  }

  /** Chooses what to print; puzzles that were made are of an earlier choice. */
  choosePrinting(change: Partial<Printing>): void {
    this.#host.show(models.withPrinting(this.#host.model(), { kept: [], ...change }));
  }

  /** Makes puzzles, the easiest first, and prints them; if that is stopped, those that are made can be printed. */
  async printPuzzles(today = new Date()): Promise<void> {
    this.choosePrinting({});
    const chosen = this.#host.model().printing;
    const { level, amount } = chosen;
    const all: Made[] = [];
    this.#task = null;
    const made = await this.#run(async (engine, signal) => {
      while (all.length < amount) {
        const goal =
          level === 'mixed' ? LEVELS[Math.floor((all.length * LEVELS.length) / amount)]! : level;
        const request = { ...FIRST_PUZZLE_REQUEST, goal };
        all.push(await makePuzzle(engine, request, signal, () => undefined));
        const progress = { done: all.length / amount, rated: 0, best: null };
        this.#host.show(models.withMaking(this.#host.model(), { progress }));
      }
      return all;
    });
    if (made !== null) return this.#print(made, today);
    // Something else may have been chosen meanwhile.
    if (this.#host.model().printing === chosen) this.choosePrinting({ kept: all });
  }

  /** Prints the puzzles that were made with the date, and their solutions on a page of their own. */
  printMade(today = new Date()): void {
    this.#print(this.#host.model().printing.kept, today);
  }

  #print(made: readonly Made[], today: Date): void {
    this.choosePrinting({});
    this.#host.openDialog(null);
    this.#host.print(sectionsOf(made, dateOf(today), this.#host.texts()));
  }

  async copySeed(): Promise<void> {
    const { seed } = this.#host.model().making;
    if (seed === null) return;
    const copied = await copyText(seed);
    this.#host.show(models.withMaking(this.#host.model(), { copied }));
  }

  async #run<T>(make: (engine: Engine, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.#host.onBegin();
    this.#host.show(models.withMaking(this.#host.model(), { progress: null }));
    try {
      return await this.#runner.run(async (signal) => make(await getEngine(), signal));
    } catch (error) {
      // What is told beside the board is behind an open dialog.
      this.#host.openDialog(null);
      this.#host.onError(asJiugongError(error));
      return null;
    }
  }

  #follow(slow: boolean): void {
    const model = models.withMaking(this.#host.model(), { slow });
    this.#host.show(model.notice?.kind === 'making' ? models.withNotice(model, null) : model);
    if (slow) this.#tell();
  }

  /** Says what takes long, where no dialog does. */
  #tell(): void {
    const { dialog, making, notice } = this.#host.model();
    if (!making.slow || dialog === 'new' || dialog === 'print') return;
    const best = making.progress?.best ?? null;
    const isSaid = notice?.kind === 'making' && notice.best?.er === best?.er;
    if (!isSaid) this.#say({ kind: 'making', best });
  }

  #say(notice: models.Notice): void {
    this.#host.show(models.withNotice(this.#host.model(), notice));
  }

  #put(made: Made, { request, day }: Task): void {
    const { board, difficulty } = this.#host;
    const { puzzle, seed } = made;
    this.#made = { puzzle, request };
    this.#host.openDialog(null);
    const rated = ratedAs(request, made);
    if (rated !== null) difficulty.know(puzzle, rated);
    this.#host.show(models.withMade(this.#host.model(), puzzle, seed));
    // Today's puzzle may be on the way already.
    const begun = day === null ? null : lastWorkOn(puzzle, board.history);
    const replaces = isPlayed(board.history.present);
    board.snapshot = begun ?? puzzleOnly(puzzle);
    if (day !== null) this.#noteDaily(request, day, puzzle);
    this.#say({ kind: 'made', made, request, day, replaces });
    board.scrollIntoView({ block: 'nearest' });
  }

  #noteDaily({ goal }: PuzzleRequest, day: string, puzzle: string): void {
    const { store } = this.#host;
    store.write(DAILY, withPuzzle(daysIn(store.readEach(DAILY)), day, goal as Level, puzzle));
  }

  #noteSolved(): void {
    const { board, store } = this.#host;
    const days = daysIn(store.readEach(DAILY));
    const next = withSolved(days, board.puzzle);
    if (next !== days) store.write(DAILY, next);
  }
}

/** The puzzles with their levels under the date, then their solutions. */
function sectionsOf(
  made: readonly Made[],
  date: string,
  { language, page, solve }: Texts,
): readonly Section[] {
  const puzzles = made.map(({ puzzle, difficulty }, index) => {
    const level = difficulty?.level ?? null;
    const named = level === null ? [] : [page.difficulty.levels[level]];
    return {
      board: boardOf(parseValues(puzzle)!),
      caption: [String(index + 1), ...named].join(' · '),
    };
  });
  const solutions = made.map(({ solution }, index) => {
    const { board, caption } = puzzles[index]!;
    const own = parseValues(solution)!.map((digit, cell) =>
      board.givens[cell] === null ? digit : null,
    );
    return { board: { ...board, own }, caption };
  });
  return [
    { title: dateInWords(date, language), boards: puzzles },
    { title: solve.print.solutions, boards: solutions },
  ];
}
