/** The Variants panel: holds its state besides the board, changes it, and renders it in one place. */
import { asJiugongError } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { SearchRunner } from '../../../board/search-runner';
import { FIGURES } from '../../../board/shapes/figures/room';
import { writeNotation } from '../../../board/shapes/notation';
import { fromRegions } from '../../../board/shapes/regions';
import { reshape, setEditing, type Board } from '../../../board/state';
import type { Engine, RegionsPuzzle } from '../../../engine/jiugong';
import type { Language } from '../../../locales/languages';
import type { PanelContext, PanelView } from '../../panel';
import { BoardShare } from '../../ui/boards/board-share';
import { isEmpty, NO_COLLECTION } from '../../ui/boards/contents';
import { GameKeeper } from '../../ui/boards/game-keeper';
import { WorkKeeper } from '../../ui/boards/work-keeper';
import { judge, startGame } from '../../ui/boards/start';
import { copyText, readCopied } from '../../ui/clipboard';
import { pickFiles, readAll, type TextFile } from '../../ui/files';
import type { GameRecord } from '../../ui/history/record';
import { readFragment, stateIn } from '../../ui/link';
import type { Problem } from '../../ui/problems';
import type { Share } from '../../ui/share/share';
import { withoutRestored } from '../../ui/store';
import { selectPlace } from '../../ui/text-panel';
import { reveal } from '../../ui/reveal';
import type { Layer } from './draw';
import { Drawing } from './drawing';
import type { SidebarEvents } from './events';
import type { Reading } from './exchange/reading';
import { PUZZLE_LINK } from './link';
import { VariantMaker } from './making/maker';
import * as models from './model';
import { FIRST_MODEL, type Mode, type Model, type Notice } from './model';
import { setAbout, setRule, setUnmarked, withCosmetics } from './shape';
import { variantKind } from './share';
import { textsFor, type Texts } from './texts';
import { VARIANTS_WORK } from './work';
import { startHistory } from '../../../board/history';
import type { Layout } from '../../../board/layout';
import { provideFigures } from '../../../board/shapes/figures';
import type { RegionPresetName } from '../../../api/regions';
import { FIRST_BOARD } from './examples';
import { readForeign } from './exchange/read';
import { LiveJudge } from './live-judge';
import { MachineEditor } from './machines/editor';
import { Presets } from './presets';
import { boxing, cleared, ranging, resizing } from './reshaping';
import { drawPanel, type ViewEvents } from './view';

/** A board that was read: to be played, or to be set if there is nothing to play. */
const opened = (board: Board): Board => setEditing(board, isEmpty(board));

provideFigures(FIGURES);

export class Variants implements PanelView {
  static boardIn(state: string): Board | null {
    return stateIn(PUZZLE_LINK, state);
  }

  #model: Model = FIRST_MODEL;
  readonly #place: HTMLElement;
  readonly #board: JiugongBoard = document.createElement('jiugong-board') as JiugongBoard;
  readonly #work: WorkKeeper;
  readonly #games: GameKeeper;
  readonly #share: Share;
  readonly #history: PanelContext['history'];
  readonly #shared: BoardShare;
  readonly #handOver: PanelContext['handOver'];
  readonly #presets: Presets;
  #texts: Texts;
  readonly #host = {
    board: this.#board,
    model: () => this.#model,
    show: (model: Model) => this.#show(model),
    say: (notice: Notice) => this.#say(notice),
    reshape: (layout: Layout, notice?: Notice) => this.#reshape(layout, notice),
  };
  readonly #machines = new MachineEditor(this.#host);
  readonly #drawing = new Drawing({
    ...this.#host,
    clueInput: () => this.#place.querySelector<HTMLElement>('#sum, #clue'),
    drawMachine: (cells) => void this.#machines.draw(cells),
  });
  /** Fetches a preset or reads a text for the board; any user action on the board cancels it. */
  readonly #reader = new SearchRunner(() => undefined);
  /** Judges the puzzle that was edited; any user action on the board cancels it. */
  readonly #judge = new SearchRunner((slow) => this.#show(models.withJudging(this.#model, slow)));
  readonly #live = new LiveJudge({
    ...this.#host,
    complain: (error) => this.#complain(error),
    onChange: () => this.#show(this.#model),
  });
  readonly #maker: VariantMaker;
  readonly #viewEvents: ViewEvents;
  /** Resolves when the latest of these is on the board. */
  #reading: Promise<void> = Promise.resolve();

  readonly #events: SidebarEvents = {
    onPreset: (name) => void this.#presets.choose(name),
    onExample: () => void this.#presets.showExample(),
    onNew: () => this.#maker.open(true),
    onNext: () => void this.#next(),
    onSolve: () => void this.solve(),
    onMode: (mode) => this.#chooseMode(mode),
    onStart: () => void this.#play(),
    onStop: () => this.#stop(),
    onPaste: () => void this.#pasteCopied(),
    onOpenFile: () => pickFiles((files) => void this.#openFiles(files)),
    onHistory: () => void this.#history.open(),
    onErase: () => this.#withLayer((layer) => this.#drawing.eraseHere(layer)),
    onEraseDrawn: () => this.#withLayer((layer) => this.#drawing.eraseAll(layer)),
    onTool: (tool) => {
      this.#model = models.withTool(this.#model, tool);
      // Another one may need other room around the grid.
      this.#chooseLayer(this.#model.layer);
    },
    onMoves: (moves) => {
      this.#drawing.forget();
      this.#show(models.withMoves(this.#model, moves));
    },
    onMachine: () => this.#machines.open(true),
    onClue: (clue) => this.#chooseClue(clue),
    onEraseConstraint: (index) => this.#drawing.eraseConstraint(index),
    onSum: (sum) => this.#drawing.chooseSum(sum),
    onSumDone: () => this.#board.focus(),
    onClearDigits: () => this.#clear(),
    onClearAll: () => this.#board.change(cleared),
    onSize: (rows, cols) => this.#reshape(...resizing(this.#board.board, rows, cols)),
    onRange: (end, value) => this.#reshape(...ranging(this.#layout, end, value)),
    onRule: (rule, isOn) => this.#reshape(setRule(this.#layout, rule, isOn)),
    onUnmarked: (of, isOn) => this.#reshape(setUnmarked(this.#layout, of, isOn)),
    onBoxes: (boxes) => this.#reshape(...boxing(this.#layout, boxes)),
    onAbout: (about) => this.#reshape(setAbout(this.#layout, about)),
    onEraseCosmetics: () => this.#reshape(withCosmetics(this.#layout, [])),
    onDraft: (text) => this.#show(models.withDraft(this.#model, text)),
    onPut: () => void this.#putDraft(),
    onCopy: () => void this.#copy(),
    onShare: () => this.#share.open(this.#shared),
    onLive: () => void this.#live.explain(),
    onLiveSwitch: () => this.#live.switch(),
    onOnlyDrawn: () => this.#keepDrawings(),
  };

  constructor({ place, language, store, share, history, handOver, setRoute }: PanelContext) {
    this.#place = place;
    this.#share = share;
    this.#handOver = handOver;
    this.#presets = new Presets({
      board: this.#board,
      reading: () => this.#reading,
      load: (preset, read, put) => this.#load(preset, read, put),
      put: (made, notice, show) => this.#put(made, notice, show),
      setRoute,
    });
    this.#texts = textsFor(language);
    const board = this.#board;
    // What it says is drawn beside it before it is on the page, where it would find the language.
    board.lang = language;
    board.hints = true;
    board.resume(startHistory(FIRST_BOARD));
    this.#work = new WorkKeeper(board, VARIANTS_WORK, store, 'variants');
    this.#maker = new VariantMaker({
      place,
      model: () => this.#model,
      show: (model) => this.#show(model),
      onBegin: () => this.#board.stop(),
      put: (made, notice) => {
        this.#put(made, notice);
        board.scrollIntoView({ block: 'nearest' });
      },
      onError: (error) => this.#say({ kind: 'failed', error }),
    });
    this.#viewEvents = {
      panel: this.#events,
      machine: this.#machines.events,
      making: this.#maker.events,
    };
    this.#model = this.#machines.restore(this.#maker.restore(FIRST_MODEL));
    if (this.#work.restore()) this.#model = models.withNotice(this.#model, { kind: 'restored' });
    const { link } = VARIANTS_WORK;
    const texts = this.#texts;
    this.#history = history;
    this.#games = new GameKeeper({ board, link, panel: 'variants', store, history, texts });
    this.#games.restore();
    this.#shared = new BoardShare(
      {
        board: () => board.board,
        collection: () => NO_COLLECTION,
        place,
        sheets: document.querySelector('#sheets')!,
        share,
        texts: () => this.#texts.share,
        open: (files) => void this.#openFiles(files),
      },
      variantKind(() => this.#texts),
    );
    board.addEventListener('jiugong-change', () => this.#followBoard());
    // Solved by the person: after the change that did it.
    board.addEventListener('jiugong-solved', () => this.#show(this.#model));
    board.addEventListener('jiugong-input', () => this.#leaveBoardAlone());
    // From now on the board is in the page, which gives it its theme.
    this.#show(this.#model);
  }

  /** Switches to another language. */
  speak(language: Language): void {
    this.#texts = textsFor(language);
    this.#games.clock.speak(this.#texts);
    this.#board.lang = language;
    this.#show(this.#model);
  }

  /** Shows the board of a preset, or the puzzle that was shown last. */
  open(route: string | null): void {
    this.#games.show();
    this.#live.check.follow();
    this.#show(this.#model);
    this.#presets.open(route);
  }

  /** A dialog would stay above the panel that is shown next. */
  leave(): void {
    this.#live.check.stop();
    this.#maker.open(false);
    this.#machines.open(false);
    this.#games.leave();
  }

  /** Opens a board of the history, as a step of undo. */
  openGame(record: GameRecord): void {
    this.#leaveBoardAlone();
    if (!this.#games.open(record)) return;
    this.#chooseMode('play');
    this.#say({ kind: 'opened' });
  }

  get isEntering(): boolean {
    return this.#board.editing && !isEmpty(this.#board.board);
  }

  get subject(): string | null {
    const { route } = this.#presets;
    return route === null ? null : this.#texts.variants.presets.names[route];
  }

  /** Opens the board in a URL fragment. Returns whether the fragment held a readable board. */
  openLink(fragment: string): boolean {
    const link = readFragment(PUZZLE_LINK, fragment);
    if (link.kind === 'none') return false;
    if (link.kind === 'state') this.#put(link.state, { kind: 'opened' });
    else this.#explain(link.kind);
    return link.kind === 'state';
  }

  /** Solves the board, after a text pasted just before has been read. */
  async solve(): Promise<void> {
    const reading = this.#reading;
    await reading;
    await this.#board.solve();
  }

  /** Puts a text or the puzzle of a link on the board, or reports the error and its position. */
  async paste(text: string): Promise<void> {
    const reading = readForeign(text);
    if (reading === null) await this.#presets.putText(text);
    else this.#take(reading);
  }

  /** Puts the texts of files on the board. */
  takeFiles(files: readonly TextFile[]): void {
    const texts = files.flatMap(({ text, isPicture }) => (isPicture ? [] : [text]));
    if (texts.length > 0) void this.paste(texts.join('\n'));
    else this.#explain('no-board-in-picture');
  }

  async #openFiles(files: readonly File[]): Promise<void> {
    try {
      const read = await this.#reader.run(() => readAll(files));
      if (read !== null && !this.#handOver(read)) this.takeFiles(read);
    } catch {
      this.#explain('unreadable');
    }
  }

  /** Handles a key pressed outside the board; returns whether it did. */
  press(event: KeyboardEvent): boolean {
    return this.#board.press(event);
  }

  get #layout(): Layout {
    return this.#board.layout;
  }

  forget(): void {
    this.#games.forget();
    this.#show(withoutRestored(this.#model));
  }

  #show(next: Model): void {
    this.#model = next;
    const [board, games, texts] = [this.#board, this.#games, this.#texts];
    board.classList.toggle('editing', board.editing);
    drawPanel(this.#place, next, { board, games, live: this.#live.check, texts }, this.#viewEvents);
    this.#share.follow();
  }

  #say(notice: Notice): void {
    this.#show(models.withNotice(this.#model, notice));
  }

  #explain(problem: Problem): void {
    this.#say({ kind: 'problem', problem });
  }

  #complain(error: unknown): void {
    this.#say({ kind: 'failed', error: asJiugongError(error) });
  }

  #followBoard(): void {
    // What is marked changes nothing that a notice is about.
    if (this.#live.isMarking) return this.#show(this.#model);
    this.#live.check.follow();
    this.#work.keep();
    this.#games.follow();
    this.#drawing.followBoard();
    // A board to be played, which undo may have brought back, is not drawn on.
    if (!this.#board.editing && this.#model.layer !== null) this.#chooseLayer(null);
    this.#show(models.followBoard(this.#model));
    this.#presets.followBoard();
  }

  /** Puts another board on the page. */
  #put(
    board: Board,
    notice: Notice | null = null,
    open = (): void => this.#board.open(board),
  ): void {
    this.#leaveBoardAlone();
    open();
    this.#show(models.withNotice(models.withDraft(this.#model, null), notice));
  }

  /** Gives the board another shape, and tells what came with it; nothing if it is the same. */
  #reshape(layout: Layout, notice: Notice | null = null): void {
    if (layout === this.#layout) return;
    this.#board.change((board) => reshape(board, layout));
    if (notice !== null) this.#say(notice);
  }

  #chooseMode(mode: Mode): void {
    this.#board.editing = mode !== 'play';
    this.#chooseLayer(models.layerOf(mode));
  }

  #chooseLayer(layer: Layer | null): void {
    this.#board.tool = this.#drawing.toolFor(layer);
    this.#show(models.withLayer(this.#model, layer));
  }

  /** Does something with the layer that is drawn, if there is one. */
  #withLayer(act: (layer: Layer) => void): void {
    const { layer } = this.#model;
    if (layer !== null) act(layer);
  }

  /** What is typed of a constraint: of the one at the selected cell, and of the next one. */
  #chooseClue(clue: string): void {
    this.#show(models.withClue(this.#model, clue));
    this.#drawing.chooseClue(clue);
  }

  /** Cancels all pending changes to the board. */
  #leaveBoardAlone(): void {
    this.#reader.stop();
    this.#judge.stop();
    this.#maker.stop();
  }

  /** Takes all digits away, to set another puzzle of this shape. */
  #clear(): void {
    this.#leaveBoardAlone();
    this.#board.clear();
    this.#board.focus();
  }

  /**
   * Ends the editing of the puzzle: says whether it is a proper one, and starts to play it. One
   * without a solution stays to be mended, with the conflict marked.
   */
  async #play(): Promise<void> {
    const board = this.#board;
    this.#live.check.stop();
    const verdict = await this.#judge
      .run(async (signal) => judge(await getEngine(), board.board, signal))
      // The board says what is wrong with its shape, as when it is solved.
      .catch(() => 'none' as const);
    if (verdict === null) return;
    if (verdict === 'none') return void (await board.solve());
    if (verdict !== 'nothing') {
      startGame(board, this.#games);
      this.#chooseMode('play');
    }
    this.#say({ kind: 'judged', verdict });
  }

  #stop(): void {
    this.#board.stop();
    if (this.#judge.stop() || this.#maker.stop()) this.#say({ kind: 'stopped' });
  }

  /** Pastes from the clipboard, or into the text field if the page cannot read the clipboard. */
  async #pasteCopied(): Promise<void> {
    const text = await readCopied();
    if (text !== null) {
      if (!this.#handOver([{ name: '', text, isPicture: false }])) await this.paste(text);
      return;
    }
    const field = this.#place.querySelector<HTMLTextAreaElement>('#variants-text');
    field!.closest('details')!.open = true;
    this.#say({ kind: 'paste-here' });
    reveal(field);
    field!.select();
  }

  #take(reading: Reading): void {
    if (reading.kind === 'puzzle') {
      const { board, drawn } = reading;
      this.#put(opened(board), drawn === undefined ? { kind: 'opened' } : { kind: 'came', drawn });
    } else if (reading.kind === 'foreign') this.#say(reading);
    else if (reading.fault === undefined) this.#explain(reading.kind);
    else this.#say({ kind: 'damaged-at', fault: reading.fault });
  }

  /** Takes the drawings of the puzzle that came last for drawings alone, in place of rules. */
  #keepDrawings(): void {
    const { notice } = this.#model;
    if (notice?.kind !== 'came' || notice.drawn.plain === null) return;
    const { board, cosmetics } = notice.drawn.plain;
    const drawn = { ...notice.drawn, recognized: [], cosmetics, plain: null };
    this.#put(setEditing(board, this.#board.editing));
    // First, as a cell that is selected by it ends the notice.
    this.#board.focus();
    this.#say({ kind: 'came', drawn });
  }

  /** Makes another puzzle like the one on the board, or puts the example of the next preset there. */
  async #next(): Promise<void> {
    if (this.#maker.isOf(this.#board.board)) await this.#maker.next();
    else await this.#presets.next();
    this.#board.focus();
  }

  async #load(
    preset: RegionPresetName | null,
    read: (engine: Engine, signal: AbortSignal) => Promise<RegionsPuzzle>,
    put: (board: Board) => void,
  ): Promise<void> {
    this.#board.stop();
    const load = async (): Promise<void> => {
      try {
        const puzzle = await this.#reader.run(async (signal) => read(await getEngine(), signal));
        if (puzzle === null) return;
        put(opened(fromRegions(puzzle, preset)));
      } catch (error) {
        this.#complain(error);
      }
    };
    this.#reading = load();
    await this.#reading;
  }

  async #putDraft(): Promise<void> {
    await this.paste(this.#model.draft ?? writeNotation(this.#board.board));
    const { notice } = this.#model;
    if (notice?.kind !== 'failed') return this.#place.querySelector('.board')!.scrollIntoView();
    selectPlace(this.#place.querySelector('#variants-text'), notice.error);
  }

  async #copy(): Promise<void> {
    const copied = await copyText(writeNotation(this.#board.board));
    this.#show(models.withCopied(this.#model, copied));
  }
}
