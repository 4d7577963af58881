/**
 * The controller of a board: holds its model, applies changes to it, and runs searches. The element
 * renders it.
 */
import type { CountResult, Engine, JiugongError, Status } from '../api/engine';
import type { Stage } from '../hints/hints';
import { boardOfPuzzle } from './candidates';
import { shownValues } from './cells';
import { asJiugongError, withoutEngine } from './errors';
import { isReady, isTeachable, wrongCell } from './hint';
import { findHint, findReason } from './hint-search';
import { loadHints, type Hints } from './load-hints';
import * as models from './model';
import { boardIn, type Model } from './model';
import {
  checkBoard,
  countSolutions,
  findCandidates,
  findConflict,
  findingOf,
  onlySolution,
  solveBoard,
  solveCells,
  solveWith,
  type Search,
} from './search';
import { CLASSIC, type Layout } from './layout';
import type { BoardHint } from './next-cell';
import { SearchRunner } from './search-runner';
import { boardRules } from './shapes/figures';
import { findShapeHint } from './shapes/hint-search';
import { loadBoardRules } from './shapes/load-rules';
import { formatCells, isNotation } from './shapes/notation';
import { fromRegions } from './shapes/regions';
import { getEngine } from './get-engine';
import { entries, isComplete, type Board, type Finding } from './state';
import { areSame, countValues, type Values } from './values';

/** The events of a game by name, with their details. */
export interface GameEvents {
  readonly 'jiugong-change': null;
  readonly 'jiugong-input': { readonly value: string };
  readonly 'jiugong-solved': { readonly by: 'engine' | 'person'; readonly value: string };
  readonly 'jiugong-hint': { readonly stage: Stage | 'applied'; readonly hint: BoardHint };
  readonly 'jiugong-error': { readonly error: JiugongError };
}

export type Emit = <Name extends keyof GameEvents>(name: Name, detail: GameEvents[Name]) => void;

type Change = (model: Model) => Model;

/** Milliseconds before the first hint counts as a slow search: until then its scripts may be arriving. */
const FIRST_HINT_SLOW_AFTER_MS = 2000;

/** Milliseconds after which a search that nobody asked for ends: wrong digits are not marked then. */
const SOLUTION_TIMEOUT_MS = 5000;

export class Game {
  #model: Model = models.EMPTY_MODEL;
  readonly #emit: Emit;
  readonly #runner: SearchRunner;
  readonly #reader: SearchRunner;
  /** The text that is being read: whether it is a puzzle. Null for none. */
  #reading: Promise<boolean> | null = null;
  /** Looks for the only solution, to mark wrong digits at once; and the board it looked at last. */
  readonly #judge = new SearchRunner(() => undefined);
  #judged: Board | null = null;
  /** The layout whose constraints were to be drawn last, before there was what draws them. */
  #undrawn: Layout | null = null;
  /** Null before the first hint. */
  #hints: Hints | null = null;

  constructor(emit: Emit) {
    this.#emit = emit;
    const onSlow = (slow: boolean): void => this.show((model) => models.withSlow(model, slow));
    this.#runner = new SearchRunner(onSlow);
    this.#reader = new SearchRunner(onSlow);
  }

  get model(): Model {
    return this.#model;
  }

  /** What hints say and how they look; there is a hint in the model only after it was loaded. */
  get hints(): Hints | null {
    return this.#hints;
  }

  get board(): Board {
    return boardIn(this.#model);
  }

  /** The digits on screen as text. */
  get value(): string {
    return this.#textOf(shownValues(this.board));
  }

  /** Applies a change that is not a person's edit of digits. */
  show(change: Change): void {
    const next = change(this.#model);
    if (next === this.#model) return;
    this.#model = next;
    this.#emit('jiugong-change', null);
    if (models.needsSolution(this.#model) && !models.isAbout(this.#judged, this.board)) {
      void this.#findTruth(this.board);
    }
    const { layout } = this.board;
    if (layout.constraints.length > 0 && boardRules() === null && this.#undrawn !== layout) {
      this.#undrawn = layout;
      void this.loadRules();
    }
  }

  /**
   * Applies a change of digits that nobody typed. It stops the running search, which was about the old
   * digits, and the reading of a text, which is no longer wanted.
   */
  put(change: Change): void {
    this.halt();
    this.show(change);
  }

  /**
   * Applies a person's edit, and reports changed digits and a completed board. It stops the running
   * search, but no reading: who types before a puzzle is there still gets it.
   */
  edit(change: Change): void {
    const before = this.board;
    this.#runner.stop();
    this.show(change);
    const isSameShape = this.board.layout === before.layout;
    if (isSameShape && areSame(entries(this.board), entries(before))) return;
    this.#emit('jiugong-input', { value: this.value });
    if (isComplete(this.board)) this.#emit('jiugong-solved', { by: 'person', value: this.value });
  }

  /**
   * Solves the board, or, with the candidates of its cells as 729 characters, what these leave. The event `jiugong-solved` is sent only for a unique solution, which fills
   * the board.
   */
  async solve(candidates?: string): Promise<Status | null> {
    const finding = await this.#search(
      candidates === undefined ? solveBoard : solveWith(candidates),
    );
    switch (finding?.kind) {
      case 'several':
        return 'multiple';
      case 'none':
        return 'none';
      case 'unique':
        this.#emit('jiugong-solved', { by: 'engine', value: this.#textOf(finding.solution) });
        return 'unique';
      default:
        return null;
    }
  }

  async check(): Promise<boolean | null> {
    if (countValues(this.board.own) === 0) {
      this.show((model) => models.withNotice(model, { kind: 'nothing-to-check' }));
      return null;
    }
    const finding = await this.#search(checkBoard);
    return finding?.kind === 'checked' ? finding.wrong?.length === 0 : null;
  }

  /**
   * Fills in the selected cells that can hold only one digit, and shows the possible digits of the
   * others.
   */
  async solveCells(): Promise<void> {
    const { selection } = this.#model;
    const isAskable = selection.some((cell) => this.board.givens[cell] === null);
    if (isAskable) await this.#search(solveCells(selection));
    else this.show((model) => models.withNotice(model, { kind: 'pick-blank' }));
  }

  async explainConflict(): Promise<void> {
    await this.#search(findConflict);
  }

  async showCandidates(): Promise<void> {
    await this.#search(findCandidates);
  }

  /** Counts the solutions up to a limit; returns null if the search was stopped or failed. */
  async count(limit: number): Promise<CountResult | null> {
    const onFound = (counted: number): void =>
      this.show((model) => models.withCounted(model, counted));
    const finding = await this.#search(countSolutions(limit, onFound));
    if (finding?.kind === 'none') return { count: 0, capped: false };
    return finding?.kind === 'counted' ? { count: finding.count, capped: finding.capped } : null;
  }

  /**
   * Tells where the next step is, then how it goes, then what follows; then does it. Returns null if the search was
   * stopped or failed, or there are no hints for this board.
   */
  async hint(): Promise<Stage | 'applied' | null> {
    if (!isTeachable(this.board)) return null;
    const given = this.#model.hint;
    if (given === null) return this.#findHint();
    if (isReady(given)) {
      this.edit(models.applyHint);
      this.#emit('jiugong-hint', { stage: 'applied', hint: given.hint });
      return 'applied';
    }
    this.show(models.withMore);
    return this.#tellStage();
  }

  /** Goes back to before the first wrong digit, where the puzzle says which are wrong. */
  async undoMistake(): Promise<void> {
    const { board } = this;
    const solution = await this.#attempt(this.#runner, (engine, signal) =>
      onlySolution(engine, board, signal),
    );
    if (solution === null || this.board !== board) return;
    this.edit((model) => models.undoMistake(model, solution));
  }

  /** Marks the givens that exclude the wrong digit of the hint. */
  async explainMistake(): Promise<void> {
    const given = this.#model.hint;
    const wrong = given && wrongCell(given);
    if (given === null || wrong === null) return;
    const { board } = this;
    const reason = await this.#attempt(this.#runner, (engine, signal) =>
      findReason(engine, board, wrong, signal),
    );
    if (reason !== null && this.#model.hint === given) {
      this.show((model) => models.withReason(model, reason));
    }
  }

  /** Stops what is running, a search or the reading of a text; returns whether there was any. */
  halt(): boolean {
    const wasReading = this.#reader.stop();
    return this.#runner.stop() || wasReading;
  }

  /** Stops the running search and shows that it was stopped; returns whether there was one. */
  stop(): boolean {
    const { counted } = this.#model;
    const isStopped = this.halt();
    if (isStopped) this.show((model) => models.withNotice(model, { kind: 'stopped', counted }));
    return isStopped;
  }

  /**
   * Reads the notation of puzzles of any shape, or the first puzzle of a text in any format of a
   * classic sudoku, and hands it over. Nothing is handed over if it was stopped or the text cannot be
   * read, and the error is shown.
   */
  async read(text: string, use: (board: Board) => void): Promise<void> {
    this.#runner.stop();
    const read = async (engine: Engine, signal: AbortSignal): Promise<Board | null> => {
      if (isNotation(text)) {
        const puzzle = await engine.readRegions(text, { signal });
        // A board that does not draw rules must not show a puzzle as if it had none.
        if (puzzle.rules.length > 0) await loadBoardRules();
        return fromRegions(puzzle);
      }
      const [first] = (await engine.readText(text, { signal })).puzzles;
      if (first !== undefined && 'error' in first) throw first.error;
      return first === undefined ? null : boardOfPuzzle(first.puzzle);
    };
    const reading = this.#attempt(this.#reader, read, true).then((board) => {
      if (board !== null) use(board);
      return board !== null;
    });
    this.#reading = reading;
    await reading;
    if (this.#reading === reading) this.#reading = null;
  }

  /**
   * Has the constraints of a board drawn that was restored before the script for them was there, and its rules told. Where
   * it cannot be loaded, the next change tries again.
   */
  async loadRules(): Promise<void> {
    try {
      await loadBoardRules();
      this.#emit('jiugong-change', null);
    } catch (error) {
      this.#fail(asJiugongError(error), true);
      this.#undrawn = null;
    }
  }

  /** Asks for the only solution, once for a puzzle and in silence: without it clashes are marked. */
  async #findTruth(board: Board): Promise<void> {
    this.#judged = board;
    const search = this.#judge.run(async (signal) =>
      onlySolution(await getEngine(), board, signal),
    );
    const timer = setTimeout(() => this.#judge.stop(), SOLUTION_TIMEOUT_MS);
    const solution = await search.catch(withoutEngine);
    clearTimeout(timer);
    const { layout, givens } = board;
    if (this.#judged !== board) return;
    this.show((model) => models.withKnownSolution(model, { layout, givens, solution }));
  }

  /** Looks for a hint, after the text that is being read has come. The script of hints loads meanwhile. */
  async #findHint(): Promise<Stage | null> {
    if (this.#reading !== null && !(await this.#reading)) return null;
    const { board } = this;
    const areAutomatic = models.hasAutomaticNotes(this.#model, board);
    const found = await this.#attempt(
      this.#runner,
      async (engine, signal) =>
        Promise.all([
          loadHints(),
          board.layout === CLASSIC
            ? findHint(engine, board, areAutomatic, signal)
            : loadBoardRules().then((rules) =>
                findShapeHint(engine, board, areAutomatic, rules, signal),
              ),
        ]),
      false,
      this.#hints === null ? FIRST_HINT_SLOW_AFTER_MS : undefined,
    );
    if (found === null || this.board !== board) return null;
    const [hints, hint] = found;
    this.#hints = hints;
    const place = hint.kind === 'step' ? hints.onlyPlaceOf(hint.step) : null;
    this.show((model) => models.withHint(model, hint, place));
    const stage = this.#tellStage();
    // Which givens conflict is what helps then, as Check tells it.
    if (hint.kind === 'no-solution') await this.#search(checkBoard);
    return stage;
  }

  /** Reports the hint at the stage that is told. */
  #tellStage(): Stage {
    const { hint, stage } = this.#model.hint!;
    this.#emit('jiugong-hint', { stage, hint });
    return stage;
  }

  #textOf(values: Values): string {
    return formatCells(this.board.layout, values);
  }

  /** Runs a search, after the text that is being read has come. */
  async #search(search: Search): Promise<Finding | null> {
    if (this.#reading !== null && !(await this.#reading)) return null;
    const { board } = this;
    const finding = await this.#attempt(this.#runner, (engine, signal) =>
      search(engine, board, signal).catch(findingOf),
    );
    if (finding === null) return null;
    this.show((model) => models.settle(model, finding));
    if (finding.kind === 'invalid') this.#emit('jiugong-error', { error: finding.error });
    return finding;
  }

  /** Runs a task with the engine; returns null if it was stopped or failed, and shows the error. */
  async #attempt<T>(
    runner: SearchRunner,
    task: (engine: Engine, signal: AbortSignal) => Promise<T>,
    isText = false,
    patience?: number,
  ): Promise<T | null> {
    try {
      return await runner.run(async (signal) => task(await getEngine(), signal), patience);
    } catch (error) {
      this.#fail(asJiugongError(error), isText);
      return null;
    }
  }

  #fail(error: JiugongError, isText: boolean): void {
    this.show((model) => models.withNotice(model, { kind: 'failed', error, isText }));
    this.#emit('jiugong-error', { error });
  }
}
