/** The Variants panel: holds its state besides the board, changes it, and renders it in one place. */
import { html, render } from 'lit';
import { asJiugongError } from '../../../board/errors';
import { record, startHistory, undo } from '../../../board/history';
import { getEngine } from '../../../board/get-engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Cells, Layout } from '../../../board/layout';
import { SearchRunner } from '../../../board/search-runner';
import { figuresOf, provideFigures } from '../../../board/shapes/figures';
import { FIGURES } from '../../../board/shapes/figures/room';
import { writeNotation } from '../../../board/shapes/notation';
import { fromRegions } from '../../../board/shapes/regions';
import { reshape, setEditing, type Board } from '../../../board/state';
import { REGION_PRESETS, type RegionPresetName } from '../../../api/regions';
import type { Engine, RegionsPuzzle } from '../../../engine/jiugong';
import type { Language } from '../../../locales/languages';
import type { PanelContext, PanelView } from '../../panel';
import { BoardShare } from '../../ui/boards/board-share';
import { isEmpty, NO_COLLECTION } from '../../ui/boards/contents';
import { GameKeeper } from '../../ui/boards/game-keeper';
import { WorkKeeper } from '../../ui/boards/work-keeper';
import { judge, startGame } from '../../ui/boards/start';
import { keepChoice, readChoice } from '../../ui/choices';
import { copyText, readCopied } from '../../ui/clipboard';
import { showDialog } from '../../ui/dialog';
import { pickFiles, readAll, type TextFile } from '../../ui/files';
import type { GameRecord } from '../../ui/history/record';
import { readFragment, stateIn } from '../../ui/link';
import type { Problem } from '../../ui/problems';
import type { Share } from '../../ui/share/share';
import { withoutRestored } from '../../ui/store';
import { selectPlace } from '../../ui/text-panel';
import { reveal } from '../../ui/reveal';
import { drawConstraint } from './constraint-tools';
import type { Layer } from './draw';
import { Drawing } from './drawing';
import type { SidebarEvents } from './events';
import { EXAMPLES, FIRST_BOARD, presetAfter } from './examples';
import { aboutForm, cosmeticsLine } from './exchange/about-form';
import { readFPuzzle } from './exchange/f-puzzles/read';
import type { Reading } from './exchange/reading';
import { readPuzzle } from './exchange/sudokupad/sudokupad';
import { readSumoCue } from './exchange/sumocue';
import { unpackSudokuPad } from './exchange/sudokupad/unpack';
import { PUZZLE_LINK } from './link';
import { LiveCheck } from './live-check';
import { LiveMarks, marksOfContradiction } from './live-marks';
import { MACHINE_DIALOG, machineDialog, type MachineEvents } from './machines/dialog';
import { parseProgram, type Outcome, type Program } from './machines/program';
import { runProgram } from './machines/run';
import { makingDialog } from './making/form';
import { VariantMaker } from './making/maker';
import * as models from './model';
import { FIRST_MODEL, type Mode, type Model, type Notice } from './model';
import { fPuzzleInText, isSumoCue, sudokuPadInText } from './reads';
import { boxing, cleared, contentOf, ranging, resizing } from './reshaping';
import { setAbout, setRule, setUnmarked, withCosmetics } from './shape';
import { constraintList } from './rules-view';
import { shapePanel } from './shape-panel';
import { presetChoice, sidebar } from './sidebar';
import { variantKind } from './share';
import { variantsTextPanel } from './text-view';
import { textsFor, type Texts } from './texts';
import { VARIANTS_WORK } from './work';

/** The most columns whose cells are large enough where the board leaves room for the keys. */
const FITTING = 10;

/** A board that was read: to be played, or to be set if there is nothing to play. */
const opened = (board: Board): Board => setEditing(board, isEmpty(board));

/** The choice whether a puzzle is judged while it is set. */
const LIVE = 'live-check';

/** The program of a state machine that was used last. */
const MACHINE = 'machine';

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
  readonly #setRoute: PanelContext['setRoute'];
  /** The preset in the address. */
  #route: RegionPresetName | null = null;
  #texts: Texts;
  /** The board that a choice of a preset put there, as long as nothing has changed on it. */
  #fresh: Board | null = null;
  readonly #drawing = new Drawing({
    board: this.#board,
    model: () => this.#model,
    say: (notice) => this.#say(notice),
    reshape: (layout, notice) => this.#reshape(layout, notice),
    clueInput: () => this.#place.querySelector<HTMLElement>('#sum, #clue'),
    drawMachine: (cells) => void this.#drawMachine(cells),
  });
  /** Fetches a preset or reads a text for the board; any user action on the board cancels it. */
  readonly #reader = new SearchRunner(() => undefined);
  /** Judges the puzzle that was edited; any user action on the board cancels it. */
  readonly #judge = new SearchRunner((slow) => this.#show(models.withJudging(this.#model, slow)));
  /** Runs the programs of state machines. */
  readonly #programs = new SearchRunner(() => undefined);
  /** Judges the puzzle while it is set; any change cancels it. */
  readonly #live = new LiveCheck(
    { board: () => this.#board.board, onChange: () => this.#followLive() },
    readChoice(LIVE) !== 'off',
  );
  readonly #marks = new LiveMarks(this.#board);
  readonly #maker: VariantMaker;
  /** Resolves when the latest of these is on the board. */
  #reading: Promise<void> = Promise.resolve();

  readonly #events: SidebarEvents = {
    onPreset: (name) => void this.#choosePreset(name),
    onExample: () => void this.#showExample(),
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
    onMachine: () => this.#openMachine(true),
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
    onDraft: (text) => this.#show(models.withDraft(this.#model, text)),
    onPut: () => void this.#putDraft(),
    onCopy: () => void this.#copy(),
    onShare: () => this.#share.open(this.#shared),
    onLive: () => void this.#explainLive(),
    onLiveSwitch: () => this.#switchLive(),
    onOnlyDrawn: () => this.#keepDrawings(),
  };

  readonly #machineEvents: MachineEvents = {
    onEdit: (draft) => this.#show(models.withMachine(this.#model, { draft, outcome: null })),
    onUse: () => void this.#useMachine(),
    onClose: () => this.#openMachine(false),
  };

  constructor({ place, language, store, share, history, handOver, setRoute }: PanelContext) {
    this.#place = place;
    this.#share = share;
    this.#handOver = handOver;
    this.#setRoute = setRoute;
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
    this.#model = this.#maker.restore(FIRST_MODEL);
    const program = parseProgram(readChoice(MACHINE));
    if (program !== null) this.#model = models.withMachine(this.#model, { draft: program });
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
    const preset = REGION_PRESETS.find((name) => name === route) ?? null;
    this.#route = preset;
    this.#games.show();
    this.#live.follow();
    this.#show(this.#model);
    if (preset !== null && preset !== this.#layout.preset) void this.#choosePreset(preset);
  }

  /** A dialog would stay above the panel that is shown next. */
  leave(): void {
    this.#live.stop();
    this.#maker.open(false);
    this.#openMachine(false);
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
    return this.#route === null ? null : this.#texts.variants.presets.names[this.#route];
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
    if (isSumoCue(text)) return this.#take(readSumoCue(text));
    const drawn = sudokuPadInText(text);
    if (drawn !== null) return this.#take(readPuzzle(unpackSudokuPad(drawn)));
    const source = fPuzzleInText(text);
    if (source === null) await this.#putText(text, null);
    else this.#take(source === 'damaged' ? { kind: source } : readFPuzzle(source));
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
    const [board, texts, on] = [this.#board, this.#texts, this.#events];
    const { machine } = next;
    board.classList.toggle('editing', board.editing);
    render(
      html`${presetChoice(board, texts, on)}
        <div class="board ${board.layout.cols > FITTING ? 'wide' : ''}">${board}</div>
        ${sidebar(next, board, this.#games, this.#live, texts, on)}
        ${constraintList(board, texts, on)}
        ${cosmeticsLine(board, texts, () => this.#reshape(withCosmetics(this.#layout, [])))}
        ${shapePanel(board, texts, on)}
        ${aboutForm(board, texts, (about) => this.#reshape(setAbout(this.#layout, about)))}
        ${variantsTextPanel(next, board, texts, on)}
        ${machineDialog(machine.isOpen ? machine.draft : null, machine.outcome, texts, this.#machineEvents)}
        ${makingDialog(next.making, texts, this.#maker.events)}`,
      this.#place,
    );
    showDialog(this.#place, MACHINE_DIALOG, machine.isOpen);
    const { rows, cols } = board.layout;
    const { top, right, bottom, left } = board.tool?.margins ?? figuresOf(board.layout).margins;
    const shape = (left + cols + right) / (top + rows + bottom);
    board.parentElement!.style.setProperty('--shape', String(shape));
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
    if (this.#marks.areChanging) return this.#show(this.#model);
    this.#live.follow();
    this.#work.keep();
    this.#games.follow();
    this.#drawing.followBoard();
    // A board to be played, which undo may have brought back, is not drawn on.
    if (!this.#board.editing && this.#model.layer !== null) this.#chooseLayer(null);
    this.#show(models.followBoard(this.#model));
    this.#leaveRoute();
  }

  /** Marks what the live check has found, and says it. */
  #followLive(): void {
    this.#marks.follow(this.#live.present, this.#layout);
    this.#show(this.#model);
  }

  /** Says in full what the live check found. Of several solutions the marks come and go. */
  async #explainLive(): Promise<void> {
    const judgement = this.#live.present;
    if (judgement === null) return;
    if (judgement.kind === 'invalid') return void this.#board.solve();
    if (judgement.kind === 'failed') return this.#complain(judgement.error);
    if (judgement.kind === 'several') this.#marks.toggle(judgement, this.#layout);
    if (judgement.kind !== 'none') return this.#say({ kind: 'live', judgement });
    const found = await this.#live.explain().catch((error: unknown) => this.#complain(error));
    if (found === null || found === undefined) return;
    if (found !== 'late') this.#marks.show(marksOfContradiction(found, this.#layout));
    this.#say({ kind: 'contradiction', found });
  }

  #switchLive(): void {
    this.#live.isOn = !this.#live.isOn;
    keepChoice(LIVE, this.#live.isOn ? null : 'off');
    this.#followLive();
  }

  /** Removes a preset's name from the URL: a reload would replace the work by the preset. */
  #leaveRoute(): void {
    if (this.#route === null || this.#route === this.#layout.preset) return;
    this.#route = null;
    this.#setRoute(null);
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

  #openMachine(isOpen: boolean): void {
    if (isOpen === this.#model.machine.isOpen) return;
    this.#show(models.withMachine(this.#model, { isOpen, outcome: null }));
  }

  /** Makes a machine of the program in the editor, which from now on draws lines; of a chosen line at once. */
  async #useMachine(): Promise<void> {
    const { draft } = this.#model.machine;
    const board = this.#board;
    const { layout } = board;
    const index = models.chosenConstraint(this.#model, board.board, board.selected);
    const chosen = index === null ? null : layout.constraints[index]!;
    const line = chosen?.kind === 'automaton' ? chosen.cells : null;
    const longest = Math.max(layout.rows, layout.cols);
    const outcome = await this.#makeMachine(draft, line?.length ?? longest);
    if (outcome === null || layout !== this.#layout) return;
    const isMade = outcome.kind === 'machine';
    if (isMade) keepChoice(MACHINE, JSON.stringify(draft));
    const used = isMade ? draft : this.#model.machine.used;
    this.#show(models.withMachine(this.#model, { isOpen: !isMade, outcome, used }));
    if (!isMade) return;
    if (line !== null) {
      const { transitions, accept } = outcome.machine;
      const changed = { kind: 'automaton' as const, start: 0, transitions, accept, cells: line };
      this.#reshape({
        ...layout,
        constraints: layout.constraints.map((old) => (old === chosen ? changed : old)),
      });
    }
    // First, as a cell that is selected by it ends the notice.
    board.focus();
    this.#say({ kind: 'machine-ready', states: outcome.states });
  }

  /** Draws a line with the program that is used; without one its editor opens. */
  async #drawMachine(cells: Cells): Promise<void> {
    const { used } = this.#model.machine;
    const { tool } = this.#model;
    const layout = this.#layout;
    if (used === null) return this.#openMachine(true);
    const outcome = await this.#makeMachine(used, cells.length);
    if (outcome === null || layout !== this.#layout) return;
    if (outcome.kind === 'fault') return this.#say({ kind: 'machine-fault', fault: outcome.fault });
    const made = { kind: 'automaton' as const, ...outcome.machine, cells };
    const next = drawConstraint(layout, { ...tool, make: () => [made] }, cells, '');
    const isLess = next.constraints.length < layout.constraints.length;
    this.#reshape(
      next,
      isLess
        ? { kind: 'erased', layer: 'constraints' }
        : { kind: 'clue', index: next.constraints.length - 1, isTyped: false },
    );
  }

  /** Runs a program, which a press or a stroke asked for; null if another one took its place. */
  async #makeMachine(program: Program, length: number): Promise<Outcome | null> {
    const { low, high } = this.#layout;
    return this.#programs.run((signal) => runProgram(program, { low, high, length }, signal));
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
    this.#live.stop();
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

  async #choosePreset(name: RegionPresetName): Promise<void> {
    // The address is for sharing.
    this.#route = name;
    this.#setRoute(name);
    await this.#load(
      name,
      (engine, signal) => engine.regionPreset(name, { signal }),
      (board) => this.#putPreset(board),
    );
  }

  /** Puts the board of a preset. The arrow keys of the menu choose several, which are one step. */
  #putPreset(board: Board): void {
    const { history } = this.#board;
    const isFresh = history.present === this.#fresh;
    const inPlace = (): void => this.#board.resume(record(undo(history), board));
    this.#put(board, this.#replaced, isFresh ? inPlace : undefined);
    this.#fresh = this.#board.board;
  }

  /** What to say when another board takes the place of this one; null if nothing is lost. */
  get #replaced(): Notice | null {
    const { board } = this.#board;
    return board === this.#fresh || contentOf(board) === 0 ? null : { kind: 'opened' };
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

  /** Loads the example of the preset that was chosen last, which may still be loading. */
  async #showExample(): Promise<void> {
    const reading = this.#reading;
    await reading;
    const { preset } = this.#layout;
    if (preset !== null) await this.#putText(EXAMPLES[preset], preset);
  }

  /** Makes another puzzle like the one on the board, or puts the example of the next preset there. */
  async #next(): Promise<void> {
    if (this.#maker.isOf(this.#board.board)) {
      await this.#maker.next();
      this.#board.focus();
      return;
    }
    const preset = presetAfter(this.#layout.preset);
    this.#route = preset;
    this.#setRoute(preset);
    await this.#putText(EXAMPLES[preset], preset);
    this.#board.focus();
  }

  async #putText(text: string, preset: RegionPresetName | null): Promise<void> {
    await this.#load(preset, (engine, signal) => engine.readRegions(text, { signal }));
  }

  async #load(
    preset: RegionPresetName | null,
    read: (engine: Engine, signal: AbortSignal) => Promise<RegionsPuzzle>,
    put = (board: Board): void => this.#put(board, this.#replaced),
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
