/**
 * What every panel with one board has: its model and its texts, kept work, the game and its time, what is shared, what
 * is brought to the board from outside, and the start of a game. A panel extends it and passes what differs as a `BoardPanelHost`.
 *
 *     text, file, link, history ──▶ board ──change──▶ work, games, host.followBoard
 *                              show(model) ──▶ host.draw
 */
import { asJiugongError } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import { isInSight } from '../../../board/in-sight';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { cellsOf } from '../../../board/layout';
import { SearchRunner } from '../../../board/search-runner';
import type { Board } from '../../../board/state';
import { isOfEngine } from '../../../board/words';
import { JiugongError, type Engine } from '../../../engine/jiugong';
import type { Language } from '../../../locales/languages';
import type { PageMessages } from '../../../locales/page-messages';
import type { PanelContext } from '../../panel';
import { readCopied } from '../clipboard';
import { pickFiles, readAll, type TextFile } from '../files';
import { whereRefused } from '../refusal';
import type { GameRecord, Label } from '../history/record';
import { readFragment } from '../link';
import { PartError } from '../part-error';
import {
  aboutText,
  selectMistake,
  showPasting,
  type AboutText,
  type PasteEvents,
} from '../paste-dialog';
import { closed, closedAfter, opened, tried, type Pasting } from '../pasting';
import type { Problem } from '../problems';
import { withoutRestored } from '../store';
import type { BoardEvents } from './actions';
import { BoardShare, type BoardKind } from './board-share';
import { isEmpty, NO_COLLECTION, type Collection } from './contents';
import { GameKeeper } from './game-keeper';
import type { BoardNotice } from './notice';
import { judge, startGame } from './start';
import type { WorkFormat } from './work';
import { WorkKeeper } from './work-keeper';

/** What the model of every such panel has. */
export interface BoardModel<Notice> {
  /** A message that is shown until the board changes. */
  readonly notice: ((Notice | BoardNotice) & AboutText) | null;
  readonly pasting: Pasting;
  /** Whether judging the entered puzzle takes long enough to offer a stop. */
  readonly judging: boolean;
}

/**
 * What differs between the panels. It is given before the panel has any fields of its own: `textsFor` and `kind` are
 * called at once and must not use the panel, the others from `start` on.
 */
export interface BoardPanelHost<Notice extends { readonly kind: string }, Model, Texts> {
  readonly id: string;
  readonly board: JiugongBoard;
  readonly work: WorkFormat;
  readonly textsFor: (language: Language) => Texts;
  readonly kind: (texts: () => Texts) => BoardKind;
  /** The puzzles of the text that the board belongs to; none by default. */
  readonly collection?: () => Collection;
  /** Adds to the model what else was kept with the board. */
  readonly restore?: (model: Model) => Model;
  readonly draw: (model: Model) => void;
  /** Follows a change of the board, after its work was kept, and shows what comes of it. */
  readonly followBoard: () => void;
  /** A dialog would stay above what is shown next. */
  readonly closeDialogs: () => void;
  /** Stops what is made for the board, without a word; returns whether anything was. */
  readonly stopMaking: () => boolean;
  readonly put: (board: Board) => void;
  /** Makes a new puzzle, or asks which. */
  readonly makeNew: () => void;
  readonly sayOpened: () => void;
  readonly paste: (text: string) => Promise<void>;
  readonly takeFiles: (files: readonly TextFile[]) => void;
  /** What the puzzle is called by in the history; absent where its shape says it. */
  readonly label?: () => Label;
  /** What stands above the board on paper. */
  readonly title: (texts: Texts) => string;
  /** The notices that say what came onto the board: they stay as long as there is nothing to say of it. */
  readonly titles: readonly (Notice['kind'] | BoardNotice['kind'])[];
  /** The engine of the page by default. */
  readonly engine?: () => Promise<Engine>;
}

/** Whether the focus was taken elsewhere from an element that is still shown; a panel has it from the page. */
function hasLeft(from: Element | null): boolean {
  const now = document.activeElement;
  const isFromPage = now?.matches('body, main') ?? true;
  return now !== from && !isFromPage && from !== null && from.getClientRects().length > 0;
}

export class BoardPanel<
  Notice extends { readonly kind: string },
  Model extends BoardModel<Notice>,
  Texts extends PageMessages,
> {
  readonly board: JiugongBoard;
  readonly games: GameKeeper;
  readonly events: BoardEvents & PasteEvents = {
    onSolve: () => void this.solve(),
    onStart: () => void this.play(),
    onStop: () => this.stop(),
    onPaste: () => void this.#pasteCopied(),
    onPasting: (pasting) => this.#showPasting(pasting),
    onPut: () => void this.#putPasted(),
    onOpenFile: () => pickFiles((files) => void this.openFiles(files)),
    onHistory: () => void this.#context.history.open(),
    onShare: () => this.#context.share.open(this.#shareSource),
  };
  readonly #context: PanelContext;
  readonly #host: BoardPanelHost<Notice, Model, Texts>;
  readonly #engine: () => Promise<Engine>;
  readonly #work: WorkKeeper;
  readonly #shareSource: BoardShare;
  /** Reads what is brought to the board; any user action on the board cancels it. */
  readonly #reader = new SearchRunner(() => undefined);
  /** Judges the puzzle that was entered; any user action on the board cancels it. */
  readonly #judge = new SearchRunner((judging) => this.show({ ...this.#model, judging }));
  #model: Model;
  #language: Language;
  #texts: Texts;
  #reading: Promise<void> = Promise.resolve();
  /** What was said last of what is on the board; null for nothing. */
  #title: Model['notice'] = null;
  #givens: Board['givens'] | null = null;

  constructor(context: PanelContext, first: Model, host: BoardPanelHost<Notice, Model, Texts>) {
    const { language, place, store, history, share } = context;
    const { id, board, work } = host;
    this.#context = context;
    this.#host = host;
    this.#engine = host.engine ?? getEngine;
    this.#model = first;
    this.#language = language;
    this.#texts = host.textsFor(language);
    this.board = board;
    this.#work = new WorkKeeper(board, work, store, id);
    this.games = new GameKeeper({
      board,
      place,
      link: work.link,
      panel: id,
      store,
      history,
      texts: this.#texts,
      ...(host.label === undefined ? {} : { label: host.label }),
    });
    this.#shareSource = new BoardShare(
      {
        board: () => board.board,
        collection: host.collection ?? (() => NO_COLLECTION),
        title: () => host.title(this.#texts),
        place: board,
        sheets: document.querySelector('#sheets')!,
        share,
        texts: () => this.#texts.share,
        open: (files) => void this.openFiles(files),
      },
      host.kind(() => this.#texts),
    );
  }

  /** Restores the work of the last visit, shows it, and follows the board from now on. */
  start(model: Model): void {
    const { board } = this;
    this.#model = model;
    if (this.#work.restore()) {
      const restored = this.#host.restore?.(model) ?? model;
      this.#model = { ...restored, notice: { kind: 'restored' } };
    }
    this.games.restore();
    this.redraw();
    this.#givens = board.board.givens;
    board.addEventListener('jiugong-change', () => this.#followBoard());
    // Solved by the person: after the change that did it.
    board.addEventListener('jiugong-solved', () => this.redraw());
    board.addEventListener('jiugong-input', () => this.cancelPending());
  }

  /** Follows a change of the board. A title stays: that a cell is selected is no reason to say how to begin. */
  #followBoard(): void {
    const { givens } = this.board.board;
    const { notice } = this.#model;
    if (givens !== this.#givens) this.#title = null;
    else if (notice !== null && this.#host.titles.includes(notice.kind)) this.#title = notice;
    this.#givens = givens;
    this.#host.followBoard();
    if (this.#title === null || this.#model.notice !== null) return;
    const { details } = this.board.message;
    if (details.includes(this.#texts.status.howTo)) this.say(this.#title);
  }

  get pasteId(): string {
    return `${this.#host.id}-paste`;
  }

  get model(): Model {
    return this.#model;
  }

  get language(): Language {
    return this.#language;
  }

  get texts(): Texts {
    return this.#texts;
  }

  /** Prints boards, four per page. */
  readonly print: BoardShare['print'] = (boards) => this.#shareSource.print(boards);

  show(model: Model): void {
    this.#model = model;
    this.board.classList.toggle('editing', this.board.editing);
    this.#host.draw(model);
    showPasting(this.#context.place, this.pasteId, model.pasting);
    this.#context.share.follow();
  }

  redraw(): void {
    this.show(this.#model);
  }

  say(notice: Model['notice']): void {
    this.show({ ...this.#model, notice });
  }

  /** `about` is the text that the problem is about. */
  explain(problem: Problem, about: AboutText = {}): void {
    this.say({ kind: 'problem', problem, ...about });
  }

  complain(thrown: unknown, about: AboutText = {}): void {
    const error =
      thrown instanceof PartError
        ? new JiugongError('unavailable', thrown.message)
        : asJiugongError(thrown);
    this.say({ kind: 'failed', error, ...about });
  }

  /** Does what may fail, and says why it did. */
  async attempt(task: () => unknown): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.complain(error);
    }
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#texts = this.#host.textsFor(language);
    this.games.clock.setTexts(this.#texts);
    this.redraw();
  }

  open(_route: string | null = null): void {
    this.games.show();
    this.redraw();
  }

  leave(): void {
    this.#closeDialogs();
    this.games.leave();
  }

  forget(): void {
    this.games.forget();
    this.show(withoutRestored(this.#model));
  }

  /** Whether a puzzle is being entered. */
  get isEntering(): boolean {
    return this.board.editing && !isEmpty(this.board.board);
  }

  /** Keeps the work and the game after a change of the board. */
  keep(): void {
    this.#work.keep();
    this.games.follow();
  }

  /** Cancels all pending changes to the board. */
  cancelPending(): void {
    this.cancelReading();
    this.#host.stopMaking();
  }

  /** Cancels what is read for the board, or judged. */
  cancelReading(): void {
    this.#reader.stop();
    this.#judge.stop();
  }

  /** Resolves when what was brought last is on the board. */
  get reading(): Promise<void> {
    return this.#reading;
  }

  /**
   * Handles a key from any focus: Shift+N is for a new puzzle, since a slip from M must not take this one away; nor is it
   * taken unseen.
   */
  press(event: KeyboardEvent): boolean {
    if (this.board.press(event)) return true;
    if (!isInSight(this.board)) return false;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isNew = /^n$/i.test(key) && shiftKey && !(ctrlKey || metaKey || altKey);
    if (isNew && !event.repeat) this.#host.makeNew();
    return isNew;
  }

  /** Runs what brings something to the board, and says why it failed. */
  bring(
    task: () => Promise<void>,
    onError = (error: unknown): void => this.complain(error),
  ): Promise<void> {
    this.#reading = task().catch(onError);
    return this.#reading;
  }

  /** Asks the engine for what is to be on the board. Resolves to null if newer input took its place. */
  ask<T>(question: (engine: Engine, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.cancelPending();
    return this.#reader.run(async (signal) => question(await this.#engine(), signal));
  }

  /**
   * Puts a text on the board, which `put` says it did; else the text is kept with what is wrong with it, to be mended.
   * Null is for what no person mends: a picture, or several files.
   */
  bringText(text: string | null, put: (about: AboutText) => Promise<boolean>): Promise<void> {
    const about = aboutText(text);
    return this.goTo(() =>
      this.bring(
        async () => {
          if (await put(about)) this.#showPasting(closedAfter(this.#pasting, text));
        },
        (error) => this.complain(error, about),
      ),
    );
  }

  /** Hands a text to another panel if it can only be for that; returns whether it did. */
  handOver(text: string): boolean {
    return this.#context.handOver([{ name: '', text, isPicture: false }]);
  }

  /** Reads files and puts their content on the board. */
  async openFiles(files: readonly File[]): Promise<void> {
    const read = await this.#reader.run(
      async () => (await readAll(files).catch(whereRefused)) ?? ('unreadable' as const),
    );
    if (read === 'unreadable') return this.explain(read);
    if (read !== null && !this.#context.handOver(read)) this.#host.takeFiles(read);
  }

  /**
   * Has another puzzle brought, and goes to its first blank cell: keys are for the board then. Who has left `from`
   * meanwhile stays where they are, and so does who has only just come, by a link.
   */
  async goTo(bring: () => Promise<void> | void, from?: Element | null): Promise<void> {
    const { board } = this;
    const { givens: before } = board.board;
    const bringing = bring();
    // (What it closes at once has the focus no longer.)
    from ??= document.activeElement;
    await bringing;
    const { givens, own, layout } = board.board;
    const isNew = navigator.userActivation?.hasBeenActive === false;
    if (givens === before || isNew || hasLeft(from)) return;
    const { notice } = this.#model;
    const isBlank = (cell: number): boolean => (givens[cell] ?? own[cell] ?? null) === null;
    board.selected = cellsOf(layout).find(isBlank) ?? null;
    board.focus({ preventScroll: true });
    // The cell that is selected by it ends a notice.
    this.say(notice);
  }

  async #pasteCopied(): Promise<void> {
    const text = await readCopied();
    if (text === null || text.trim() === '') return this.#showPasting(opened(this.#pasting));
    await this.#paste(text);
  }

  async #putPasted(): Promise<void> {
    const pasting = tried(this.#pasting);
    this.#showPasting(pasting);
    await this.#paste(pasting.draft);
    selectMistake(this.#context.place);
  }

  async #paste(text: string): Promise<void> {
    if (this.handOver(text)) return this.#showPasting(closedAfter(this.#pasting, text));
    await this.#host.paste(text);
    if (!this.#pasting.isOpen) this.board.scrollIntoView({ block: 'nearest' });
  }

  get #pasting(): Pasting {
    return this.#model.pasting;
  }

  #showPasting(pasting: Pasting): void {
    if (pasting !== this.#pasting) this.show({ ...this.#model, pasting });
  }

  #closeDialogs(): void {
    this.#showPasting(closed(this.#pasting));
    this.#host.closeDialogs();
  }

  /** Opens the board in a URL fragment. Returns whether the fragment held a readable board. */
  openLink(fragment: string): boolean {
    const link = readFragment(this.#host.work.link, fragment);
    if (link.kind === 'none') return false;
    this.cancelPending();
    this.#closeDialogs();
    if (link.kind === 'state') void this.goTo(() => this.#host.put(link.state));
    else this.explain(link.kind);
    return link.kind === 'state';
  }

  /** Opens a board of the history, as a step of undo. */
  openGame(record: GameRecord): void {
    this.cancelPending();
    if (this.games.open(record)) this.#host.sayOpened();
  }

  /** Solves the board, after a text pasted just before has been read. */
  async solve(): Promise<void> {
    await this.#reading;
    await this.board.solve();
  }

  /** Empties the board, to enter another puzzle. */
  clear(): void {
    this.cancelPending();
    this.board.clear();
    this.board.focus();
  }

  /**
   * Ends the entering of a puzzle: says whether it is a proper one, and starts to play it. One
   * without a solution stays to be mended, with what conflicts marked.
   */
  async play(): Promise<void> {
    const { board } = this;
    try {
      const verdict = await this.#judge.run(async (signal) =>
        judge(await this.#engine(), board.board, signal),
      );
      if (verdict === null) return;
      if (verdict === 'none') return await this.#mend();
      if (verdict !== 'nothing') startGame(board, this.games);
      this.say({ kind: 'judged', verdict });
    } catch (thrown) {
      if (isOfEngine(asJiugongError(thrown))) this.complain(thrown);
      // The board says what is wrong with its shape, as when it is solved.
      else await this.#mend();
    }
  }

  async #mend(): Promise<void> {
    this.board.editing = true;
    await this.board.solve();
  }

  /** Stops whatever takes long. */
  stop(): void {
    this.board.stop();
    const isJudging = this.#judge.stop();
    if (this.#host.stopMaking() || isJudging) this.say({ kind: 'stopped' });
  }
}
