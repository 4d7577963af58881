/** One board over time: its model, what changes it, and the searches on it. How it is drawn is the element's business. */
import type { CountResult, Engine, JiugongError, Status } from '../engine/jiugong';
import { shownDigits } from './cells';
import { countDigits, formatDigits, parseDigits, type Digits } from './digits';
import { asJiugongError } from './errors';
import * as models from './model';
import { boardIn, type Model } from './model';
import { checkBoard, countSolutions, findCandidates, solveBoard, solveCells } from './search';
import type { Search } from './search';
import { SearchRunner } from './search-runner';
import { sharedEngine } from './get-engine';
import { entries, isComplete, type Board, type Finding } from './state';

/** What a game tells of itself, by the name of the event that carries it. */
export interface GameEvents {
  readonly 'jiugong-change': null;
  readonly 'jiugong-input': { readonly value: string };
  readonly 'jiugong-solved': { readonly by: 'engine' | 'person'; readonly value: string };
  readonly 'jiugong-error': { readonly error: JiugongError };
}

export type Tell = <Name extends keyof GameEvents>(name: Name, detail: GameEvents[Name]) => void;

type Change = (model: Model) => Model;

export class Game {
  #model: Model = models.EMPTY_MODEL;
  readonly #tell: Tell;
  readonly #runner = new SearchRunner((slow) => this.show((model) => models.withSlow(model, slow)));

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  get model(): Model {
    return this.#model;
  }

  get board(): Board {
    return boardIn(this.#model);
  }

  /** The digits that are shown, 81 characters. */
  get value(): string {
    return formatDigits(shownDigits(this.board));
  }

  /** Changes what is shown, with no word about digits. */
  show(change: Change): void {
    const next = change(this.#model);
    if (next === this.#model) return;
    this.#model = next;
    this.#tell('jiugong-change', null);
  }

  /** Puts digits up that nobody typed; a search that ran was for others. */
  put(change: Change): void {
    this.#runner.stop();
    this.show(change);
  }

  /** Changes digits as a person does, and tells of it. */
  edit(change: Change): void {
    const before = formatDigits(entries(this.board));
    this.put(change);
    if (formatDigits(entries(this.board)) === before) return;
    this.#tell('jiugong-input', { value: this.value });
    if (isComplete(this.board)) this.#tell('jiugong-solved', { by: 'person', value: this.value });
  }

  /** Several solutions are no answer: only one that fills the board is told of. */
  async solve(): Promise<Status | null> {
    const finding = await this.#search(solveBoard);
    switch (finding?.kind) {
      case 'several':
        return 'multiple';
      case 'none':
        return 'none';
      case 'unique':
        this.#tell('jiugong-solved', { by: 'engine', value: formatDigits(finding.solution) });
        return 'unique';
      default:
        return null;
    }
  }

  async check(): Promise<boolean | null> {
    if (countDigits(this.board.own) === 0) {
      this.show((model) => models.withNotice(model, { kind: 'nothing-to-check' }));
      return null;
    }
    const finding = await this.#search(checkBoard);
    return finding?.kind === 'checked' ? finding.wrong?.length === 0 : null;
  }

  /** Fills the selected cells that can hold only one digit, and shows what the others can hold. */
  async solveCells(): Promise<void> {
    const { selection } = this.#model;
    const isAskable = selection.some((cell) => this.board.givens[cell] === 0);
    if (isAskable) await this.#search(solveCells(selection));
    else this.show((model) => models.withNotice(model, { kind: 'pick-blank' }));
  }

  async showCandidates(): Promise<void> {
    await this.#search(findCandidates);
  }

  /** The number of solutions up to a limit, and whether there are more; null if it was stopped or failed. */
  async count(limit: number): Promise<CountResult | null> {
    const finding = await this.#search(countSolutions(limit));
    if (finding?.kind === 'none') return { count: 0, capped: false };
    return finding?.kind === 'counted' ? { count: finding.count, capped: finding.capped } : null;
  }

  /** Ends what runs; whether there was anything to end. */
  halt(): boolean {
    return this.#runner.stop();
  }

  /** Ends what runs and says so. */
  stop(): void {
    if (this.halt()) this.show((model) => models.withNotice(model, { kind: 'stopped' }));
  }

  /** The first puzzle of a text in any format; null if it was stopped or cannot be read, which is then said. */
  async read(text: string): Promise<Digits | null> {
    const read = async (engine: Engine) => (await engine.readText(text)).puzzles[0];
    const first = await this.#attempt(read, true);
    if (first === null || first === undefined) return null;
    if ('puzzle' in first) return parseDigits(first.puzzle);
    this.#fail(first.error, true);
    return null;
  }

  async #search(search: Search): Promise<Finding | null> {
    const { board } = this;
    const finding = await this.#attempt((engine, signal) => search(engine, board, signal));
    if (finding !== null) this.show((model) => models.settle(model, finding));
    return finding;
  }

  /** Does something with the engine; null if it was stopped or failed, which is then shown. */
  async #attempt<T>(
    task: (engine: Engine, signal: AbortSignal) => Promise<T>,
    isText = false,
  ): Promise<T | null> {
    try {
      return await this.#runner.run(async (signal) => task(await sharedEngine(), signal));
    } catch (error) {
      this.#fail(asJiugongError(error), isText);
      return null;
    }
  }

  #fail(error: JiugongError, isText: boolean): void {
    this.show((model) => models.withNotice(model, { kind: 'failed', error, isText }));
    this.#tell('jiugong-error', { error });
  }
}
