/** The Solve panel: says what differs from other panels with a board, and has the objects that do it. */
import { render } from 'lit';
import { findClashes } from '../../../board/clashes';
import { withoutEngine } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { loadHints } from '../../../board/load-hints';
import { snapshotOf, type Snapshot } from '../../../board/snapshot';
import type { Board } from '../../../board/state';
import { isOfEngine } from '../../../board/words';
import type { Language } from '../../../locales/languages';
import type { PanelContext, PanelView } from '../../panel';
import { isFirst } from '../../ui/boards/actions';
import { BoardPanel } from '../../ui/boards/board-panel';
import { COURSE } from '../../ui/course';
import { DifficultyKeeper } from '../../ui/boards/difficulty';
import type { TechniqueNames } from '../../ui/boards/difficulty-view';
import { showDialog } from '../../ui/dialog';
import type { TextFile } from '../../ui/files';
import type { Label } from '../../ui/history/record';
import { savesData, whenIdle } from '../../ui/idle';
import { stateIn } from '../../ui/link';
import { withoutPart } from '../../ui/part-error';
import type { AboutText } from '../../ui/paste-dialog';
import { openedWith } from '../../ui/pasting';
import type { Share } from '../../ui/share/share';
import type { Store } from '../../ui/store';
import type { WalkThrough } from '../../ui/walk/walk-through';
import { asRead, setOrigin } from './candidates';
import { gather, readPuzzles, sharedIn, type Collection } from './collection';
import { CLASSICS, EXAMPLES, FAMOUS } from './examples';
import { KeptCollection } from './kept-collection';
import { BOARD_LINK } from './link';
import * as models from './model';
import { FIRST_MODEL, type Dialog, type Notice, type Model } from './model';
import { dateInWords } from './daily';
import type { Photo } from './photo/photo';
import type { Practice } from './practice/practice';
import { PuzzleMaker } from './puzzle-maker';
import { isPhoto, readShared, type Shared } from './read-shared';
import { printable, sudokuKind } from './share/kind';
import { puzzleOnly } from './share/texts';
import { DIALOGS, dialogToCome, isOfPart, sidebar, type SidebarEvents } from './sidebar';
import { textsFor, type Texts } from './texts';
import { PRACTICE, SOLVE_WORK, workOn } from './work';
import { loadPart } from '../../ui/part';

/** The milliseconds after which dialogs are loaded even on a page that is never idle. */
const LONGEST_WAIT = 2000;

const DAMAGED: Shared = { kind: 'problem', problem: 'damaged' };

export class Solve extends BoardPanel<Notice, Model, Texts> implements PanelView {
  static boardIn(state: string): Board | null {
    return stateIn(BOARD_LINK, state);
  }

  readonly #place: HTMLElement;
  readonly #events: SidebarEvents;
  readonly #shareDialog: Share;
  readonly #setRoute: PanelContext['setRoute'];
  readonly #store: Store;
  readonly #offer: PanelContext['offer'];
  readonly #collection: KeptCollection;
  readonly #difficulty: DifficultyKeeper;
  readonly #maker: PuzzleMaker;
  /** Draws the dialogs that few people open; null until they have been loaded. */
  #dialogs: typeof import('./dialogs').dialogs | null = null;
  /** Null until it is opened for the first time. */
  #walk: WalkThrough | null = null;
  #photo: Photo | null = null;
  /** Null until something is practised; and what loads it. */
  #practice: Practice | null = null;
  #loading: Promise<Practice> | null = null;
  /** Counts what has asked for the dialog for photos, or for something in its place. */
  #photoTurns = 0;
  /** What techniques are called in a language, once that was loaded. */
  #names: ((language: Language) => TechniqueNames) | null = null;

  constructor(context: PanelContext) {
    const { place, store, share, setRoute, offer } = context;
    const board = place.querySelector<JiugongBoard>('jiugong-board')!;
    const collection = () => models.collectionOn(this.model, board.puzzle);
    const example = EXAMPLES.find(({ puzzle }) => puzzle === board.puzzle);
    const first = example === undefined ? FIRST_MODEL : models.withExample(FIRST_MODEL, example);
    super(context, first, {
      id: 'solve',
      board,
      work: SOLVE_WORK,
      textsFor,
      kind: (texts) => sudokuKind(() => texts().share, collection),
      collection: () => printable(collection()),
      title: (texts) => this.#title(texts),
      restore: (model) => this.#restore(model),
      draw: (model) => this.#draw(model),
      followBoard: () => this.#followBoard(),
      closeDialogs: () => this.#closeDialogs(),
      stopMaking: () => this.#maker.stop(),
      put: (linked) => this.#putSnapshot(snapshotOf(linked)),
      makeNew: () => this.#events.onMake(),
      sayOpened: () => this.#sayOpened(board.snapshot as Snapshot, true),
      paste: (text) => this.paste(text),
      label: () => this.#label,
      titles: ['taken', 'example', 'made', 'opened', 'judged', 'chapter'],
      takeFiles: (files) => this.takeFiles(files),
    });
    this.#place = place.querySelector('#sidebar')!;
    this.#shareDialog = share;
    this.#setRoute = setRoute;
    this.#store = store;
    this.#offer = offer;
    this.#collection = new KeptCollection(store);
    this.#difficulty = new DifficultyKeeper(board, () => {
      this.games.relabel();
      this.redraw();
    });
    this.#maker = new PuzzleMaker({
      model: () => this.model,
      show: (model) => this.show(model),
      board,
      store,
      difficulty: this.#difficulty,
      level: () => this.#label.level,
      texts: () => this.texts,
      openDialog: (dialog) => this.#openDialog(dialog),
      onBegin: () => this.cancelReading(),
      onError: (error) => this.complain(error),
      print: this.print,
    });
    this.#events = this.#makeEvents();
    this.start(this.#maker.restore(first));
    this.#difficulty.follow();
    // (A part that does not arrive is told when something is practised.)
    if (store.has(PRACTICE) || store.has(COURSE)) void this.#loadPractice().catch(() => undefined);
    void this.#start();
  }

  #makeEvents(): SidebarEvents {
    return {
      ...this.events,
      onExplain: () => void this.attempt(() => this.#explainSteps()),
      onExample: (id) => void this.goTo(() => this.#loadExample(id)),
      onDialog: (dialog) => {
        this.#maker.stop();
        this.#openDialog(dialog);
      },
      onOwn: () => this.clear(),
      onPhoto: () => void this.#openPhoto(null),
      onChange: (change) => this.#maker.change(change),
      onMake: () => void this.goTo(() => this.#maker.make()),
      onStopMaking: () => {
        if (this.#maker.stop()) this.say({ kind: 'stopped' });
      },
      onTakeBest: () => this.#maker.takeBest(),
      onCopySeed: () => void this.#maker.copySeed(),
      onPrintBoard: () => {
        this.#openDialog(null);
        print();
      },
      onPrinting: (change) => this.#maker.choosePrinting(change),
      onPrintPuzzles: () => void this.#maker.printPuzzles(),
      onPrintMade: () => this.#maker.printMade(),
      onDaily: (level) => {
        this.#openDialog(null);
        void this.goTo(() => this.#maker.makeDaily(level));
      },
      onDay: (date) => this.#maker.lookAt(date),
      onLearn: () => (location.hash = 'learn'),
      onGoTo: (index) => this.#goTo(index),
      onSolveCandidates: (candidates) => void this.board.solve(candidates),
      onNext: () => void this.goTo(() => this.#next()),
    };
  }

  /** What the puzzle on the board is called by in the history. */
  get #label(): Label {
    const daily = this.#maker.dailyOf(this.board.puzzle);
    const level = this.#difficulty.present?.level ?? this.games.level;
    return daily ?? { level, day: null };
  }

  /** What stands above the puzzle on paper: its name, or its level with the day that it is of. */
  #title({ page, solve }: Texts): string {
    const { language } = this;
    const { level, day } = this.#label;
    const example = FAMOUS.find(({ puzzle }) => puzzle === this.board.puzzle);
    if (example !== undefined) return solve.examples.names[example.id];
    const parts = [
      level === null ? '' : page.difficulty.levels[level],
      day === null ? '' : dateInWords(day, language),
    ];
    return parts.filter(Boolean).join(' · ') || page.name;
  }

  override setLanguage(language: Language): void {
    this.#walk?.setLanguage(language);
    this.#photo?.setLanguage(language);
    this.#practice?.setLanguage(language);
    super.setLanguage(language);
  }

  /** Shows the panel; a route asks for a position to practise, or for a puzzle of the course. A reload does not ask again. */
  override open(route: string | null): void {
    super.open();
    if (route === null) return;
    this.#setRoute(null);
    void this.goTo(() => this.attempt(async () => (await this.#loadPractice()).open(route)));
  }

  override press(event: KeyboardEvent): boolean {
    return this.#walk?.isOpen ? this.#walk.press(event) : super.press(event);
  }

  /** Restores the collection, whose present puzzle is on the board already. */
  #restore(model: Model): Model {
    const restored = this.#collection.restore(model);
    const puzzle = restored.puzzles[restored.at];
    const { board } = this.board;
    if (puzzle?.puzzle === this.board.puzzle && !board.editing) setOrigin(board, puzzle);
    return restored;
  }

  /** Starts the engine before it is needed and reports at once if it cannot start. */
  async #start(): Promise<void> {
    await this.attempt(getEngine);
    // (What does not arrive is told when a dialog is opened.)
    if (!savesData()) whenIdle(() => void this.#loadDialogs().catch(() => undefined), LONGEST_WAIT);
  }

  /** Puts the first puzzle of a text on the board, or reports the error and its position. */
  paste(text: string): Promise<void> {
    return this.#bring(text, (about) => this.#put(text, readShared(text), about));
  }

  /** Puts the puzzle of a link on the board, as a link with a state does: the puzzles of the last text stay. */
  openPuzzle(text: string | null): Promise<void> {
    const shared = text === null ? DAMAGED : readShared(text);
    return this.#bring(text, (about) => this.#put(text ?? '', shared, about, true));
  }

  /** Puts the texts of files on the board as a paste. Several files of any kinds form one collection. */
  takeFiles(files: readonly TextFile[]): void {
    const [first, ...others] = files;
    if (first === undefined) return;
    if (others.length === 0 && isPhoto(first)) return void this.#openPhoto(first.file);
    if (others.length > 0) return void this.#bring(null, () => this.#gather(files));
    const { text, isPicture } = first;
    void this.#bring(isPicture ? null : text, (about) => this.#put(text, sharedIn(first), about));
  }

  /** Runs a task that puts something on the board, above which no other dialog stays. */
  async #bring(text: string | null, put: (about: AboutText) => Promise<boolean>): Promise<void> {
    this.#shareDialog.close();
    this.#closeDialogs();
    await this.bringText(text, put);
    if (text !== null) await this.#askRotate(text);
  }

  /** Whether Rotate has a use for a text that is no sudoku, or one whose givens clash; without its code nothing is offered. */
  async #askRotate(text: string): Promise<void> {
    const { notice } = this.model;
    const { layout, givens } = this.board.board;
    // (Newer input may have taken the place of the text, and the engine may have failed.)
    const isUnread = notice?.kind === 'failed' && notice.text === text && !isOfEngine(notice.error);
    if (!isUnread && findClashes(layout, givens).length === 0) return;
    const wanted = isUnread ? text : this.board.puzzle;
    const open = await this.#offer('rotate', wanted).catch(withoutPart);
    if (open === null) return;
    this.show({ ...this.model, rotation: { of: isUnread ? notice : givens, open } });
  }

  #putSnapshot(snapshot: Snapshot): void {
    const replaces = !isFirst(this.board);
    this.board.snapshot = snapshot;
    this.#sayOpened(snapshot, replaces);
  }

  #sayOpened(snapshot: Snapshot, replaces: boolean): void {
    this.say({ kind: 'opened', snapshot, replaces });
  }

  #draw(model: Model): void {
    const { board, games, language, texts } = this;
    const knowledge = {
      difficulty: this.#difficulty.present,
      names: this.#names?.(language) ?? null,
      language,
      label: games.finish === null ? null : this.#label,
      practice: this.#practice?.isOn === true ? this.#practice : null,
    };
    const dialogs =
      this.#dialogs?.(model, board, knowledge, texts, this.#events) ??
      dialogToCome(model, texts, () => {
        // (What has come in its place is not closed with it.)
        if (this.#dialogs === null && isOfPart(this.model.dialog)) this.#openDialog(null);
      });
    render(sidebar(model, board, games, knowledge, dialogs, texts, this.#events), this.#place);
  }

  #followBoard(): void {
    if (this.board.hinted !== null) void this.#learnNames();
    const { board } = this.board;
    const model = models.followBoard(this.model, board);
    const puzzle = models.puzzleOn(model, board);
    if (puzzle !== null) setOrigin(board, puzzle);
    this.keep();
    this.#difficulty.follow();
    this.#collection.keep(model);
    this.show(model);
    this.#practice?.follow();
  }

  /**
   * Puts a text or the content found in it on the board. Returns false if there is none, or if
   * newer input replaced it.
   */
  async #put(
    text: string,
    shared: Shared | null,
    about: AboutText,
    isLinked = false,
  ): Promise<boolean> {
    if (shared === null || 'text' in shared) {
      const read = await this.ask((engine, signal) => readPuzzles(engine, text, shared, signal));
      return read !== null && this.#putCollection(read, about, isLinked);
    }
    this.cancelPending();
    if (shared.kind === 'snapshot') this.#putSnapshot(shared.snapshot);
    else this.explain(shared.problem, about);
    return shared.kind === 'snapshot';
  }

  async #gather(files: readonly TextFile[]): Promise<boolean> {
    const found = await this.ask((engine, signal) => gather(engine, files, signal));
    return found !== null && this.#putCollection(found);
  }

  /** Returns whether the collection has a puzzle for the board. That of a link takes the place of no collection. */
  #putCollection(found: Collection, about: AboutText = {}, isLinked = false): boolean {
    const { errors } = found;
    const puzzles = isLinked ? found.puzzles.slice(0, 1) : found.puzzles;
    const replaces = !isFirst(this.board);
    const [first] = puzzles;
    if (first !== undefined && isLinked) this.board.snapshot = asRead(first);
    else if (first !== undefined) {
      this.show(models.withPuzzles(this.model, puzzles));
      this.#putPuzzle(0, asRead(first));
    }
    const notice = models.noticeOf({ ...found, puzzles }, replaces, found.puzzles.length);
    this.say(errors.length === 0 ? notice : { ...notice, ...about });
    return first !== undefined;
  }

  #loadExample(id: string): void {
    const example = EXAMPLES.find((other) => other.id === id);
    if (example === undefined) return;
    this.cancelPending();
    this.#openDialog(null);
    // The text is what these are for.
    if (CLASSICS.includes(example)) {
      return this.events.onPasting(openedWith(this.model.pasting, example.text));
    }
    this.show(models.withExample(this.model, example));
    this.board.snapshot = puzzleOnly(example.puzzle);
    this.say({ kind: 'example', id: example.id });
  }

  #goTo(index: number): void {
    this.cancelPending();
    const { board, history } = this.board;
    this.show(models.withWork(this.model, board));
    this.#putPuzzle(index, workOn(this.model.puzzles, index, history));
  }

  /** Puts a puzzle of the collection on the board, with what was done of it. */
  #putPuzzle(index: number, snapshot: Snapshot): void {
    this.board.snapshot = snapshot;
    setOrigin(this.board.board, this.model.puzzles[index]!);
    // (When it changed, it could be taken for that of another puzzle.)
    const model = models.goTo(this.model, index);
    this.#collection.keep(model);
    this.show(model);
  }

  #closeDialogs(): void {
    ++this.#photoTurns;
    this.#openDialog(null);
    this.#photo?.close();
  }

  #openDialog(dialog: Dialog | null): void {
    if (dialog !== null) ++this.#photoTurns;
    if (dialog !== null && dialog !== 'examples') void this.#learnNames();
    if (dialog === 'daily') this.#maker.lookAtToday();
    this.show({ ...this.model, dialog });
    this.#followDialog();
    if (isOfPart(dialog)) void this.#bringDialogs();
  }

  #followDialog(): void {
    for (const [name, id] of Object.entries(DIALOGS)) {
      showDialog(this.#place, id, name === this.model.dialog);
    }
  }

  /** Loads the dialogs, a part of its own. */
  async #loadDialogs(): Promise<void> {
    if (this.#dialogs !== null) return;
    const { dialogs } = await loadPart('dialogs', () => import('./dialogs'));
    // The one in its place gives the focus back to what opened it, and so will the one that comes.
    if (isOfPart(this.model.dialog)) showDialog(this.#place, DIALOGS[this.model.dialog], false);
    this.#dialogs = dialogs;
    this.redraw();
    // Something else may have been chosen meanwhile.
    this.#followDialog();
  }

  async #bringDialogs(): Promise<void> {
    try {
      await this.#loadDialogs();
    } catch (error) {
      if (isOfPart(this.model.dialog)) this.#openDialog(null);
      this.complain(error);
    }
  }

  /** Loads the names of techniques; without them there is only the number. */
  async #learnNames(): Promise<void> {
    if (this.#names !== null) return;
    const hints = await loadHints().catch(withoutEngine);
    if (hints === null || this.#names !== null) return;
    this.#names = (language) => (technique) => hints.techniqueName(technique, language);
    this.redraw();
  }

  /** Opens the walk-through of the board, a part of its own. */
  async #explainSteps(): Promise<void> {
    const { WalkThrough: Walk } = await loadPart(
      'walk-through',
      () => import('../../ui/walk/walk-through'),
    );
    this.#walk ??= new Walk(this.board, this.#place, this.language, () => this.redraw());
    this.#practice?.walk();
    await this.#walk.open();
  }

  /** Loads what finds and judges positions to practise, a part of its own. */
  #loadPractice(): Promise<Practice> {
    return (this.#loading ??= this.#createPractice().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    }));
  }

  async #createPractice(): Promise<Practice> {
    const { createPractice } = await loadPart('practice', () => import('./practice/practice'));
    this.#practice = await createPractice({
      board: this.board,
      store: this.#store,
      maker: this.#maker,
      language: this.language,
      say: (tell, isTitle = false) => this.say({ kind: isTitle ? 'chapter' : 'practice', tell }),
      redraw: () => this.redraw(),
    });
    return this.#practice;
  }

  /** Opens the dialog for photos, a part of its own, with a picture or with the camera. */
  #openPhoto(file: Blob | null): Promise<void> {
    this.#shareDialog.close();
    this.#openDialog(null);
    const turn = ++this.#photoTurns;
    return this.attempt(async () => {
      const { Photo: Dialog } = await loadPart('photo', () => import('./photo/photo'));
      // Something else may have come onto the page meanwhile, such as another panel.
      if (turn !== this.#photoTurns) return;
      this.#photo ??= new Dialog(this.#place, this.language, (read) => void this.#takePhoto(read));
      if (file === null) this.#photo.open();
      else this.#photo.read(file);
    });
  }

  /** Puts what was read in a photo on the board, and judges it like a puzzle that was entered. */
  async #takePhoto(read: Snapshot): Promise<void> {
    this.cancelPending();
    this.board.snapshot = read;
    this.board.focus({ preventScroll: true });
    await this.play();
  }

  /** Puts the next puzzle of the text on the board, or makes another of the same kind, or a position to practise. */
  async #next(): Promise<void> {
    const { puzzle } = this.board;
    const { length } = models.collectionOn(this.model, puzzle);
    if (this.#practice?.isOn === true) await this.#practice.goOn();
    else if (length > 0) this.#goTo((this.model.at + 1) % length);
    else await this.#maker.next();
  }
}
