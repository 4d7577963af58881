import { render } from 'lit';
import { JiugongError, type Engine } from '../../../engine/jiugong';
import { textValues } from '../../../board/cells';
import { formatValues } from '../../../board/values';
import { asJiugongError } from '../../../board/errors';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { SearchRunner } from '../../../board/search-runner';
import { getEngine } from '../../../board/get-engine';
import { loadHints } from '../../../board/load-hints';
import { snapshotOf, type Snapshot } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import type { Language } from '../../../locales/languages';
import { textsFor, type Texts } from './texts';
import type { PanelContext, PanelView } from '../../panel';
import { readCopied } from '../../ui/clipboard';
import { DIALOGS, sidebar, type SidebarEvents } from './sidebar';
import { EXAMPLES } from './examples';
import { untouched } from './candidates';
import { collectionOf, gather, sharedIn, textOf, type Collection } from './collection';
import { pickFiles, readAll, type TextFile } from '../../ui/files';
import { withoutRestored } from '../../ui/store';
import { Draft } from './draft';
import { PuzzleMaker } from './puzzle-maker';
import * as pages from './model';
import { FIRST_PAGE, type Dialog, type Page } from './model';
import { readFragment, stateIn } from '../../ui/link';
import { BOARD_LINK } from './link';
import { PartError } from '../../ui/part-error';
import type { Problem } from '../../ui/problems';
import { isPhoto, readShared, type Shared } from './read-shared';
import type { Share } from '../../ui/share/share';
import { BoardShare } from '../../ui/boards/board-share';
import { isEmpty } from '../../ui/boards/contents';
import { judge, startGame } from '../../ui/boards/start';
import { DifficultyKeeper } from '../../ui/boards/difficulty';
import type { TechniqueNames } from '../../ui/boards/difficulty-view';
import { showDialog } from '../../ui/dialog';
import { practisedIn } from '../../ui/techniques';
import { GameKeeper } from '../../ui/boards/game-keeper';
import { WorkKeeper } from '../../ui/boards/work-keeper';
import type { GameRecord } from '../../ui/history/record';
import { KeptCollection } from './kept-collection';
import { printable, sudokuKind } from './share/kind';
import { puzzleOnly } from './share/texts';
import { lastWorkOn, SOLVE_WORK } from './work';
import type { WalkThrough } from '../../ui/walk/walk-through';
import type { Photo } from './photo/photo';

/** The Solve panel: holds its state besides the board, changes it, and renders it in one place. */
export class Solve implements PanelView {
  static boardIn(state: string): Board | null {
    return stateIn(BOARD_LINK, state);
  }

  #page: Page = FIRST_PAGE;
  /** Resolves when the latest text for the board has been read. */
  #reading: Promise<void> = Promise.resolve();
  readonly #board: JiugongBoard;
  readonly #place: HTMLElement;
  readonly #work: WorkKeeper;
  readonly #games: GameKeeper;
  readonly #collection: KeptCollection;
  readonly #difficulty: DifficultyKeeper;
  readonly #maker: PuzzleMaker;
  readonly #share: Share;
  readonly #handOver: PanelContext['handOver'];
  readonly #setRoute: PanelContext['setRoute'];
  readonly #history: PanelContext['history'];
  readonly #shared: BoardShare;
  /** Null until it is opened for the first time. */
  #walk: WalkThrough | null = null;
  #photo: Photo | null = null;
  /** Counts what has asked for the dialog for photos, or for something in its place. */
  #photoTurns = 0;
  #language: Language;
  #texts: Texts;
  /** What techniques are called in a language, once that was loaded. */
  #names: ((language: Language) => TechniqueNames) | null = null;
  /** Reads a text for the board; any user action on the board cancels it. */
  readonly #reader = new SearchRunner(() => undefined);
  /** Judges the puzzle that was entered; any user action on the board cancels it. */
  readonly #judge = new SearchRunner((slow) => this.#show(pages.withJudging(this.#page, slow)));

  readonly #holder = { page: () => this.#page, show: (page: Page) => this.#show(page) };

  readonly #draft = new Draft({
    ...this.#holder,
    boardText: () => formatValues(textValues(this.#board.board)),
    field: () => this.#place.querySelector('#draft'),
    put: () => this.#putDraft(),
  });

  readonly #events: SidebarEvents = {
    ...this.#draft.events,
    onSolve: () => void this.solve(),
    onStart: () => void this.#play(),
    onStop: () => this.#stop(),
    onExplain: () => void this.#explainSteps(),
    onShare: () => this.#share.open(this.#shared),
    onExample: (id) => this.#loadExample(id),
    onDialog: (dialog) => {
      this.#maker.stop();
      this.#openDialog(dialog);
    },
    onOwn: () => this.#clear(),
    onOpenFile: () => pickFiles((files) => void this.openFiles(files)),
    onHistory: () => void this.#history.open(),
    onPaste: () => void this.#pasteCopied(),
    onPhoto: () => void this.#openPhoto(null),
    onWish: (change) => this.#maker.wish(change),
    onMake: () => void this.#maker.make(),
    onStopMaking: () => this.#stopMaking(),
    onTakeBest: () => this.#maker.takeBest(),
    onCopySeed: () => void this.#maker.copySeed(),
    onPrintFour: () => void this.#maker.printFour(),
    onDaily: (level) => {
      this.#openDialog(null);
      void this.#maker.makeDaily(level);
    },
    onTechnique: (technique) => this.#maker.chooseTechnique(technique),
    onPractise: () => void this.#maker.practise(this.#page.practising.chosen),
    onGoTo: (index) => this.#goTo(index),
    onSolveCandidates: (candidates) => void this.#board.solve(candidates),
    onNext: () => this.#next(),
  };

  constructor({ place, language, store, share, history, handOver, setRoute }: PanelContext) {
    const board = place.querySelector<JiugongBoard>('jiugong-board')!;
    this.#board = board;
    this.#place = place.querySelector('#sidebar')!;
    this.#work = new WorkKeeper(board, SOLVE_WORK, store, 'solve');
    this.#collection = new KeptCollection(store);
    this.#language = language;
    this.#texts = textsFor(language);
    this.#difficulty = new DifficultyKeeper(board, () => this.#show(this.#page));
    const { link } = SOLVE_WORK;
    this.#games = new GameKeeper({
      board,
      link,
      panel: 'solve',
      store,
      history,
      texts: this.#texts,
    });
    this.#share = share;
    this.#handOver = handOver;
    this.#setRoute = setRoute;
    this.#history = history;
    const texts = () => this.#texts.share;
    const collection = () => pages.collectionOn(this.#page, board.puzzle);
    this.#shared = new BoardShare(
      {
        board: () => board.board,
        collection: () => printable(collection()),
        open: (files) => void this.openFiles(files),
        place: board,
        sheets: document.querySelector('#sheets')!,
        share,
        texts,
      },
      sudokuKind(texts, collection),
    );
    const example = EXAMPLES.find(({ puzzle }) => puzzle === board.puzzle);
    if (example !== undefined) this.#page = pages.withExample(this.#page, example);
    this.#maker = new PuzzleMaker({
      board,
      store,
      difficulty: this.#difficulty,
      page: () => this.#page,
      texts: () => this.#texts,
      show: (page) => this.#show(page),
      openDialog: (dialog) => this.#openDialog(dialog),
      onBegin: () => {
        this.#reader.stop();
        this.#judge.stop();
      },
      onError: (error) => this.#complain(error),
      print: (boards) => this.#shared.print(boards),
    });
    this.#page = this.#maker.restore(this.#page);
    if (this.#work.restore()) {
      const page = this.#collection.restore(this.#page);
      this.#page = pages.withNotice(page, { kind: 'restored' });
    }
    this.#games.restore();
    this.#show(this.#page);
    this.#difficulty.follow();
    board.addEventListener('jiugong-change', () => this.#followBoard());
    // Solved by the person: after the change that did it.
    board.addEventListener('jiugong-solved', () => this.#show(this.#page));
    board.addEventListener('jiugong-input', () => this.#leaveBoardAlone());
    void this.#start();
  }

  /** Switches to another language. */
  speak(language: Language): void {
    this.#language = language;
    this.#texts = textsFor(language);
    this.#walk?.speak(language);
    this.#photo?.speak(language);
    this.#games.clock.speak(this.#texts);
    this.#show(this.#page);
  }

  /** Shows the panel; a route asks for a technique to practise. A reload does not ask again. */
  open(route: string | null): void {
    this.#games.show();
    this.#show(this.#page);
    const technique = practisedIn(route);
    if (technique === undefined) return;
    this.#setRoute(null);
    void this.#learnNames();
    void this.#maker.practise(technique);
  }

  /** A dialog would stay above the panel that is shown next. */
  leave(): void {
    this.#closeDialogs();
    this.#games.leave();
  }

  /** Handles a key from any focus; returns whether it did. */
  press(event: KeyboardEvent): boolean {
    return this.#walk?.isOpen ? this.#walk.press(event) : this.#board.press(event);
  }

  /** Starts the engine before it is needed and reports at once if it cannot start. */
  async #start(): Promise<void> {
    try {
      await getEngine();
    } catch (error) {
      this.#complain(asJiugongError(error));
    }
  }

  /** Solves the board, after a text pasted just before has been read. */
  async solve(): Promise<void> {
    const reading = this.#reading;
    await reading;
    await this.#board.solve();
  }

  /** Puts the first puzzle of a text on the board, or reports the error and its position. */
  paste(text: string): void {
    this.#bring(() => this.#put(text, readShared(text)));
  }

  /** Does the same with the texts of files. Several files of any kinds form one collection. */
  takeFiles(files: readonly TextFile[]): void {
    const [first, ...others] = files;
    if (first === undefined) return;
    if (others.length === 0 && isPhoto(first)) return void this.#openPhoto(first.file);
    this.#bring(() =>
      others.length === 0 ? this.#put(first.text, sharedIn(first)) : this.#gather(files),
    );
  }

  /** Reads files and puts their content on the board. */
  async openFiles(files: readonly File[]): Promise<void> {
    try {
      const read = (await this.#reader.run(() => readAll(files))) ?? [];
      if (!this.#handOver(read)) this.takeFiles(read);
    } catch {
      this.#explain('unreadable');
    }
  }

  /** Whether a text was for another panel, which has it now. */
  #isForOther(text: string): boolean {
    return this.#handOver([{ name: '', text, isPicture: false }]);
  }

  /** Runs a task that puts something on the board, and reports its failure. */
  #bring(take: () => Promise<boolean>): void {
    const bring = async (): Promise<void> => {
      try {
        if (!(await take())) return;
        this.#show(pages.withDraft(this.#page, ''));
        await this.#draft.refresh();
      } catch (error) {
        this.#complain(asJiugongError(error));
      }
    };
    this.#share.close();
    this.#closeDialogs();
    this.#reading = bring();
  }

  /** Opens the board in a URL fragment. Returns whether the fragment held a readable board. */
  openLink(fragment: string): boolean {
    const link = readFragment(BOARD_LINK, fragment);
    if (link.kind === 'none') return false;
    this.#leaveBoardAlone();
    this.#closeDialogs();
    if (link.kind === 'state') this.#putSnapshot(snapshotOf(link.state));
    else this.#explain(link.kind);
    return link.kind === 'state';
  }

  get isEntering(): boolean {
    return this.#board.editing && !isEmpty(this.#board.board);
  }

  /** Opens a board of the history, as a step of undo. */
  openGame(record: GameRecord): void {
    this.#leaveBoardAlone();
    if (this.#games.open(record)) this.#sayOpened(this.#board.snapshot as Snapshot);
  }

  #putSnapshot(snapshot: Snapshot): void {
    this.#board.snapshot = snapshot;
    this.#sayOpened(snapshot);
  }

  #sayOpened(snapshot: Snapshot): void {
    this.#show(pages.withNotice(this.#page, { kind: 'opened', snapshot }));
  }

  forget(): void {
    this.#games.forget();
    this.#show(withoutRestored(this.#page));
  }

  #show(page: Page): void {
    this.#page = page;
    this.#board.classList.toggle('editing', this.#board.editing);
    const knowledge = {
      difficulty: this.#difficulty.present,
      names: this.#names?.(this.#language) ?? null,
      language: this.#language,
    };
    render(
      sidebar(page, this.#board, this.#games, knowledge, this.#texts, this.#events),
      this.#place,
    );
    this.#share.follow();
  }

  #complain(error: JiugongError): void {
    this.#show(pages.withNotice(this.#page, { kind: 'failed', error }));
  }

  #explain(problem: Problem): void {
    this.#show(pages.withNotice(this.#page, { kind: 'problem', problem }));
  }

  #followBoard(): void {
    if (this.#board.hinted !== null) void this.#learnNames();
    const page = pages.followBoard(this.#page, this.#board.puzzle);
    this.#work.keep();
    this.#games.follow();
    this.#difficulty.follow();
    this.#collection.keep(page);
    this.#show(page);
    void this.#draft.refresh();
  }

  /**
   * Puts a text or the content found in it on the board. Returns false if there is none, or if
   * newer input replaced it.
   */
  async #put(text: string, shared: Shared | null): Promise<boolean> {
    if (shared === null || shared.kind === 'text') return this.#takePuzzles(shared?.text ?? text);
    this.#leaveBoardAlone();
    if (shared.kind === 'snapshot') this.#putSnapshot(shared.snapshot);
    else this.#explain(shared.problem);
    return shared.kind === 'snapshot';
  }

  async #takePuzzles(text: string): Promise<boolean> {
    const read = await this.#ask((engine, signal) => engine.readText(text, { signal }));
    return read !== null && this.#putCollection(text, collectionOf(read));
  }

  async #gather(files: readonly TextFile[]): Promise<boolean> {
    const found = await this.#ask((engine, signal) => gather(engine, files, signal));
    return found !== null && this.#putCollection(textOf(found.puzzles), found);
  }

  /** Reads new content for the board with the engine. Returns null if newer input replaced it. */
  #ask<T>(read: (engine: Engine, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    this.#maker.stop();
    this.#judge.stop();
    return this.#reader.run(async (signal) => read(await getEngine(), signal));
  }

  /** Returns whether the collection has a puzzle for the board. */
  #putCollection(source: string, { puzzles, errors, unread }: Collection): boolean {
    const [first] = puzzles;
    if (first !== undefined) {
      this.#show(pages.withPuzzles(this.#page, source, puzzles));
      this.#board.snapshot = untouched(first);
    }
    const notice = { kind: 'taken', puzzles: puzzles.length, errors, unread } as const;
    this.#show(pages.withNotice(this.#page, notice));
    return first !== undefined;
  }

  #loadExample(id: string): void {
    const example = EXAMPLES.find((other) => other.id === id);
    if (example === undefined) return;
    this.#leaveBoardAlone();
    this.#openDialog(null);
    this.#show(pages.withExample(pages.withDraft(this.#page, ''), example));
    this.#board.snapshot = puzzleOnly(example.puzzle);
    this.#show(pages.withNotice(this.#page, { kind: 'example', id: example.id }));
  }

  #goTo(index: number): void {
    this.#leaveBoardAlone();
    this.#show(pages.goTo(this.#page, index));
    const puzzle = this.#page.puzzles[index]!;
    // (Givens alone do not tell puzzles of candidates apart.)
    const work =
      puzzle.candidates === undefined ? lastWorkOn(puzzle.puzzle, this.#board.history) : null;
    this.#board.snapshot = work ?? untouched(puzzle);
  }

  #clear(): void {
    this.#leaveBoardAlone();
    this.#board.clear();
    this.#board.focus();
  }

  #closeDialogs(): void {
    ++this.#photoTurns;
    this.#openDialog(null);
    this.#photo?.close();
  }

  #openDialog(dialog: Dialog | null): void {
    if (dialog !== null) ++this.#photoTurns;
    if (dialog !== null && dialog !== 'examples') void this.#learnNames();
    if (dialog === 'daily') this.#maker.lookAtDay();
    this.#show(pages.withDialog(this.#page, dialog));
    for (const [name, id] of Object.entries(DIALOGS)) {
      showDialog(this.#place, id, name === dialog);
    }
  }

  /** Loads the names of techniques; without them there is only the number. */
  async #learnNames(): Promise<void> {
    if (this.#names !== null) return;
    const hints = await loadHints().catch(() => null);
    if (hints === null || this.#names !== null) return;
    this.#names = (language) => (technique) => hints.techniqueName(technique, language);
    this.#show(this.#page);
  }

  /**
   * Ends the entering of a puzzle: says whether it is a proper one, and starts to play it. One
   * without a solution stays to be mended, with the givens marked that conflict.
   */
  async #play(): Promise<void> {
    const board = this.#board;
    try {
      const verdict = await this.#judge.run(async (signal) =>
        judge(await getEngine(), board.board, signal),
      );
      if (verdict === null) return;
      if (verdict === 'none') {
        board.editing = true;
        return void (await board.solve());
      }
      if (verdict !== 'nothing') startGame(board, this.#games);
      this.#show(pages.withNotice(this.#page, { kind: 'judged', verdict }));
    } catch (error) {
      this.#complain(asJiugongError(error));
    }
  }

  /** Opens the walk-through of the board, a part of its own. */
  async #explainSteps(): Promise<void> {
    try {
      const { WalkThrough: Walk } = await import('../../ui/walk/walk-through');
      this.#walk ??= new Walk(this.#board, this.#place, this.#language, () =>
        this.#show(this.#page),
      );
      await this.#walk.open();
    } catch (error) {
      this.#complainOfPart(error);
    }
  }

  /** Opens the dialog for photos, a part of its own, with a picture or with the camera. */
  async #openPhoto(file: Blob | null): Promise<void> {
    this.#share.close();
    this.#openDialog(null);
    const turn = ++this.#photoTurns;
    try {
      const { Photo: Dialog } = await import('./photo/photo');
      // Something else may have come onto the page meanwhile, such as another panel.
      if (turn !== this.#photoTurns) return;
      this.#photo ??= new Dialog(this.#place, this.#language, (read) => void this.#takePhoto(read));
      if (file === null) this.#photo.open();
      else this.#photo.read(file);
    } catch (error) {
      this.#complainOfPart(error);
    }
  }

  /** Puts what was read in a photo on the board, and judges it like a puzzle that was entered. */
  async #takePhoto(read: Snapshot): Promise<void> {
    this.#leaveBoardAlone();
    this.#board.snapshot = read;
    this.#board.focus({ preventScroll: true });
    await this.#play();
  }

  #complainOfPart(error: unknown): void {
    this.#complain(
      error instanceof PartError
        ? new JiugongError('unavailable', error.message)
        : asJiugongError(error),
    );
  }

  #stop(): void {
    this.#board.stop();
    if (this.#judge.stop()) this.#show(pages.withNotice(this.#page, { kind: 'stopped' }));
    this.#stopMaking();
  }

  /**
   * Pastes from the clipboard. If the page cannot read the clipboard, the text field is opened,
   * since a phone can paste only into a field.
   */
  async #pasteCopied(): Promise<void> {
    const text = await readCopied();
    if (text === null) return this.#draft.awaitPaste();
    if (this.#isForOther(text)) return;
    this.#board.scrollIntoView({ block: 'nearest' });
    this.paste(text);
  }

  /** Puts the next puzzle of the text on the board, or makes another of the same kind, or a position to practise. */
  #next(): void {
    const { puzzle } = this.#board;
    const { length } = pages.collectionOn(this.#page, puzzle);
    const technique = pages.practisedOn(this.#page, puzzle);
    if (technique !== null) void this.#maker.practise(technique);
    else if (length > 0) this.#goTo((this.#page.at + 1) % length);
    else void this.#maker.next();
    this.#board.focus();
  }

  #stopMaking(): void {
    if (this.#maker.stop()) this.#show(pages.withNotice(this.#page, { kind: 'stopped' }));
  }

  /** Cancels all pending changes to the board. */
  #leaveBoardAlone(): void {
    this.#reader.stop();
    this.#maker.stop();
    this.#judge.stop();
  }

  #putDraft(): void {
    if (this.#isForOther(this.#page.panel.draft)) return;
    const put = async (): Promise<void> => {
      try {
        const { draft } = this.#page.panel;
        const taken = await this.#put(draft, readShared(draft));
        if (taken) this.#board.scrollIntoView({ block: 'nearest' });
      } catch (error) {
        this.#draft.complain(asJiugongError(error));
      }
    };
    this.#reading = put();
  }
}
