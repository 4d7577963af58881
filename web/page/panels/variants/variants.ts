/** The Variants panel: holds its state, changes it, and renders it in one place. */
import { html, render } from 'lit';
import { asJiugongError } from '../../../board/errors';
import { SearchRunner } from '../../../board/search-runner';
import { getEngine } from '../../../board/get-engine';
import { REGION_PRESETS, type RegionPresetName } from '../../../api/regions';
import type { Engine, RegionsPuzzle } from '../../../engine/jiugong';
import type { Language } from '../../../locales/languages';
import { textsFor, type Texts } from './texts';
import type { PanelContext, PanelView } from '../../panel';
import { copyText } from '../../ui/clipboard';
import { readAll, type TextFile } from '../../ui/files';
import type { Problem } from '../../ui/problems';
import { KeptWork, withoutRestored, type Store } from '../../ui/store';
import { BoardShare } from '../../ui/boards/board-share';
import { NO_COLLECTION } from '../../ui/boards/contents';
import { formatWork, parseWork } from '../../ui/boards/work';
import { readFragment } from '../../ui/link';
import type { Share } from '../../ui/share/share';
import { selectPlace } from '../../ui/text-panel';
import { boardView, type BoardEvents } from './board-view';
import {
  sidebar,
  presetChoice,
  shapePanel,
  variantsTextPanel,
  type SidebarEvents,
} from './sidebar';
import { EXAMPLES } from './examples';
import { readFPuzzle, type Reading } from './f-puzzles';
import { keyAction, type KeyAction } from './keys';
import { boardOfStep, mapHistory, stepOfBoard } from './boards';
import { PUZZLE_LINK } from './link';
import * as models from './model';
import { FIRST_MODEL, puzzleOf, stepOf, type Finding, type Model } from './model';
import { fromRegions, resize, setRule, toInput, type Puzzle } from './puzzle';
import { fPuzzleInText } from './reads';
import { countSolutions, solvePuzzle } from './search';
import { variantKind } from './share';
import { VARIANTS_WORK } from './work';
import { writingProblem } from './words';

/**
 * The distance from the edge of a scrolling board within which a stroke scrolls it, and the
 * distance of one such scroll, in pixels.
 */
const EDGE = 24;
const NUDGE = 12;

/**
 * Returns which of `parts` equal parts of a length contains a place, clamped to the first and last.
 */
const partAt = (place: number, length: number, parts: number): number =>
  Math.max(0, Math.min(Math.floor((place / length) * parts), parts - 1));

export class Variants implements PanelView {
  #model: Model = FIRST_MODEL;
  readonly #place: HTMLElement;
  readonly #store: Store;
  readonly #kept: KeptWork<object>;
  readonly #share: Share;
  readonly #setRoute: PanelContext['setRoute'];
  /** The preset in the address. */
  #route: RegionPresetName | null = null;
  readonly #shared: BoardShare;
  readonly #handOver: PanelContext['handOver'];
  #texts: Texts;
  /** Solves or counts; any user action on the puzzle cancels it. */
  readonly #runner = new SearchRunner((slow) =>
    this.#show(models.withSearching(this.#model, slow)),
  );
  /** Fetches a preset or reads a text for the board; cancelled likewise. */
  readonly #reader = new SearchRunner(() => undefined);
  /** Resolves when the latest of these is on the board. */
  #reading: Promise<void> = Promise.resolve();
  /** The id of the drawing pointer; null if there is none. */
  #pointer: number | null = null;
  /** The puzzle in the text field; null if there is none. */
  #written: Puzzle | null = null;
  #isTextOpen = false;

  readonly #boardEvents: BoardEvents = {
    onFocus: (cell) => {
      if (cell !== this.#model.cursor) this.#show(models.moveTo(this.#model, cell));
    },
    onKey: (event) => {
      if (this.#takeKey(event)) event.preventDefault();
    },
    onPointerDown: (event) => this.#startStroke(event),
    onPointerMove: (event) => this.#stroke(event),
    onPointerUp: (event) => this.#endStroke(event),
    onPointerCancel: () => this.#cancelStroke(),
  };

  readonly #sidebarEvents: SidebarEvents = {
    onPreset: (name) => void this.#choosePreset(name),
    onExample: () => void this.#showExample(),
    onSolve: () => void this.solve(),
    onCount: () => void this.#count(),
    onLimit: (limit) => this.#show(models.chooseLimit(this.#model, limit)),
    onStop: () => this.#stop(),
    onUndo: () => this.#act(models.undoStep(this.#model)),
    onRedo: () => this.#act(models.redoStep(this.#model)),
    onView: (view) => this.#show(models.chooseView(this.#model, view)),
    onMode: (mode) => this.#show(models.chooseMode(this.#model, mode)),
    onValue: (value) => this.#act(models.type(this.#model, value)),
    onErase: () => this.#act(models.erase(this.#model)),
    onEraseDrawn: () => this.#act(models.eraseDrawn(this.#model)),
    onSum: (sum) => this.#act(models.chooseSum(this.#model, sum)),
    onSumDone: () => this.#focusCursor(),
    onClearDigits: () => this.#act(models.clearDigits(this.#model)),
    onClearAll: () => this.#act(models.clearAll(this.#model)),
    onSize: (rows, cols) => this.#reshape(resize(puzzleOf(this.#model), rows, cols)),
    onRange: (end, value) => this.#act(models.chooseRange(this.#model, end, value)),
    onRule: (rule, isOn) => this.#reshape(setRule(puzzleOf(this.#model), rule, isOn)),
    onBoxes: (boxes) => this.#act(models.chooseBoxes(this.#model, boxes)),
    onToggleText: (open) => this.#toggleText(open),
    onDraft: (text) => this.#show(models.withDraft(this.#model, text)),
    onPut: () => void this.#putDraft(),
    onCopy: () => void this.#copy(),
    onShare: () => this.#share.open(this.#shared),
  };

  constructor({ place, language, store, share, handOver, setRoute }: PanelContext) {
    this.#place = place;
    this.#store = store;
    this.#share = share;
    this.#handOver = handOver;
    this.#setRoute = setRoute;
    this.#texts = textsFor(language);
    this.#kept = new KeptWork(store, 'variants', this.#work);
    const work = parseWork(VARIANTS_WORK, this.#kept.read());
    if (work !== null)
      this.#model = models.restore(FIRST_MODEL, mapHistory(work.history, stepOfBoard));
    this.#shared = new BoardShare(
      {
        board: () => boardOfStep(stepOf(this.#model)),
        collection: () => NO_COLLECTION,
        place,
        sheets: document.querySelector('#sheets')!,
        share,
        texts: () => this.#texts.share,
        open: (files) => void this.#openFiles(files),
      },
      variantKind(
        () => this.#texts,
        (error) => writingProblem(error, puzzleOf(this.#model), this.#texts),
        () => share.follow(),
      ),
    );
  }

  /** Switches to another language. */
  speak(language: Language): void {
    this.#texts = textsFor(language);
    this.#show(this.#model);
  }

  /** Shows the board of a preset, or the puzzle that was shown last. */
  open(route: string | null): void {
    const preset = REGION_PRESETS.find((name) => name === route) ?? null;
    this.#route = preset;
    this.#show(this.#model);
    if (preset !== null && preset !== stepOf(this.#model).preset) void this.#choosePreset(preset);
  }

  /** Opens the puzzle in a URL fragment. Returns whether the fragment held a readable puzzle. */
  openLink(fragment: string): boolean {
    const link = readFragment(PUZZLE_LINK, fragment);
    if (link.kind === 'none') return false;
    if (link.kind === 'state') this.#act(models.openPuzzle(this.#model, stepOfBoard(link.state)));
    else this.#explain(link.kind);
    return link.kind === 'state';
  }

  async solve(): Promise<void> {
    await this.#search((engine, puzzle, signal) => solvePuzzle(engine, puzzle, signal));
  }

  /** Puts a text or the puzzle of a link on the board, or reports the error and its position. */
  async paste(text: string): Promise<void> {
    const source = fPuzzleInText(text);
    if (source === null) await this.#put(text, null);
    else this.#take(source === 'damaged' ? { kind: source } : readFPuzzle(source));
  }

  /** Puts the texts of files on the board, or the board in a picture. */
  takeFiles(files: readonly TextFile[]): void {
    const texts = files.flatMap(({ text, isPicture }) => (isPicture ? [] : [text]));
    if (texts.length > 0) void this.paste(texts.join('\n'));
    else this.#explain('no-board-in-picture');
  }

  async #openFiles(files: readonly File[]): Promise<void> {
    try {
      const read = await readAll(files);
      if (!this.#handOver(read)) this.takeFiles(read);
    } catch {
      this.#explain('unreadable');
    }
  }

  /**
   * Handles a key pressed outside the board; returns whether it did. A key that moves does so only
   * if a cell is selected.
   */
  press(event: KeyboardEvent): boolean {
    const moves = keyAction(event, this.#model.mode)?.kind === 'move';
    return (!moves || this.#model.cursor !== null) && this.#takeKey(event);
  }

  #show(changed: Model): void {
    const next = this.#store.kept === 'nothing' ? withoutRestored(changed) : changed;
    const isOther = stepOf(next) !== stepOf(this.#model);
    this.#model = next;
    if (isOther) this.#kept.keep(this.#work);
    const texts = this.#texts;
    render(
      html`${presetChoice(next, texts, this.#sidebarEvents)}
        <div class="board">${boardView(next, texts, this.#boardEvents)}</div>
        ${sidebar(next, texts, this.#sidebarEvents)} ${shapePanel(next, texts, this.#sidebarEvents)}
        ${variantsTextPanel(next, texts, this.#sidebarEvents)}`,
      this.#place,
    );
    this.#share.follow();
    if (this.#isTextOpen && this.#written !== puzzleOf(next)) void this.#write();
  }

  /** The work to keep. */
  get #work(): object {
    const history = mapHistory(this.#model.game, boardOfStep);
    return formatWork(VARIANTS_WORK, { history, keepMarks: false, selected: null });
  }

  #explain(problem: Problem): void {
    this.#act(models.withNotice(this.#model, { kind: 'problem', problem }));
  }

  /** Removes a preset's name from the URL: a reload would replace the work by the preset. */
  #leaveRoute(): void {
    if (this.#route === null || this.#route === stepOf(this.#model).preset) return;
    this.#route = null;
    this.#setRoute(null);
  }

  /** Applies a user's action; a running search is cancelled, since it was for the old state. */
  #act(next: Model): void {
    this.#runner.stop();
    this.#reader.stop();
    this.#show(models.withSearching(next, false));
    this.#leaveRoute();
  }

  #reshape(puzzle: Puzzle): void {
    this.#act(models.reshape(this.#model, puzzle));
  }

  /** Runs a task. Applies its result unless it was stopped, and reports errors. */
  async #attempt(
    runner: SearchRunner,
    task: (engine: Engine, signal: AbortSignal) => Promise<() => void>,
  ): Promise<void> {
    try {
      const finish = await runner.run(async (signal) => task(await getEngine(), signal));
      finish?.();
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    const failed = { kind: 'failed', error: asJiugongError(error) } as const;
    this.#show(models.withNotice(this.#model, failed));
  }

  async #search(
    find: (engine: Engine, puzzle: Puzzle, signal: AbortSignal) => Promise<Finding>,
  ): Promise<void> {
    // A text pasted just before is read first.
    const reading = this.#reading;
    await reading;
    const puzzle = puzzleOf(this.#model);
    this.#show(models.withCounted(this.#model, 0));
    await this.#attempt(this.#runner, async (engine, signal) => {
      const finding = await find(engine, puzzle, signal);
      return () => this.#show(models.settle(this.#model, finding));
    });
  }

  async #count(): Promise<void> {
    const { limit } = this.#model;
    const onFound = (counted: number): void => this.#show(models.withCounted(this.#model, counted));
    await this.#search((engine, puzzle, signal) =>
      countSolutions(engine, puzzle, limit, onFound, signal),
    );
  }

  /** Stops a search; returns whether there was one. */
  #stop(): boolean {
    const { counted } = this.#model;
    const isRunning = this.#runner.stop();
    if (isRunning) this.#show(models.withNotice(this.#model, { kind: 'stopped', counted }));
    return isRunning;
  }

  async #choosePreset(name: RegionPresetName): Promise<void> {
    // The address is for sharing.
    this.#route = name;
    this.#setRoute(name);
    await this.#load(name, (engine, signal) => engine.regionPreset(name, { signal }));
  }

  #take(reading: Reading): void {
    if (reading.kind === 'damaged') return this.#explain(reading.kind);
    const next =
      reading.kind === 'puzzle'
        ? models.openPuzzle(this.#model, { puzzle: reading.puzzle, preset: null })
        : models.withNotice(this.#model, reading);
    this.#act(next);
  }

  /** Loads the example of the preset that was chosen last, which may still be loading. */
  async #showExample(): Promise<void> {
    const reading = this.#reading;
    await reading;
    const { preset } = stepOf(this.#model);
    if (preset !== null) await this.#put(EXAMPLES[preset], preset);
  }

  async #put(text: string, preset: RegionPresetName | null): Promise<void> {
    await this.#load(preset, (engine, signal) => engine.readRegions(text, { signal }));
  }

  async #load(
    preset: RegionPresetName | null,
    read: (engine: Engine, signal: AbortSignal) => Promise<RegionsPuzzle>,
  ): Promise<void> {
    this.#runner.stop();
    const reading = this.#attempt(this.#reader, async (engine, signal) => {
      const puzzle = fromRegions(await read(engine, signal));
      return () => this.#act(models.load(this.#model, puzzle, preset));
    });
    this.#reading = reading;
    await reading;
  }

  async #putDraft(): Promise<void> {
    await this.paste(this.#model.draft ?? this.#model.written);
    const { notice } = this.#model;
    if (notice?.kind !== 'failed') return this.#place.querySelector('.board')!.scrollIntoView();
    selectPlace(this.#place.querySelector('#variants-text'), notice.error);
  }

  #toggleText(open: boolean): void {
    this.#isTextOpen = open;
    this.#show(this.#model);
  }

  /** Writes the board to the text field; a puzzle that cannot be written leaves it empty. */
  async #write(): Promise<void> {
    const puzzle = puzzleOf(this.#model);
    this.#written = puzzle;
    const text = await this.#textOf(puzzle).catch(() => '');
    if (puzzleOf(this.#model) === puzzle) this.#show(models.withWritten(this.#model, text));
  }

  async #textOf(puzzle: Puzzle): Promise<string> {
    return (await getEngine()).writeRegions(toInput(puzzle));
  }

  async #copy(): Promise<void> {
    try {
      const copied = await copyText(await this.#textOf(puzzleOf(this.#model)));
      this.#show(models.withCopied(this.#model, copied));
    } catch (error) {
      this.#complain(error);
    }
  }

  #takeKey(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if ((ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key)) {
      const isRedo = key.toLowerCase() === 'y' || shiftKey;
      this.#act(isRedo ? models.redoStep(this.#model) : models.undoStep(this.#model));
      return true;
    }
    if (key === 'Escape' && this.#stop()) return true;
    const action = keyAction(event, this.#model.mode);
    if (action === null) return false;
    this.#do(action);
    return true;
  }

  #do(action: KeyAction): void {
    const model = this.#model;
    switch (action.kind) {
      case 'move':
        this.#show(models.move(model, action.down, action.across, action.grows));
        return this.#focusCursor();
      case 'value':
        return this.#act(models.type(model, action.value));
      case 'erase':
        return this.#act(models.erase(model));
      case 'shorten':
        return this.#act(models.shorten(model));
      case 'pick':
        return this.#show(models.pick(model));
      case 'drop':
        return this.#show(models.dropStroke(model));
      case 'draw':
        this.#act(models.drawStroke(model));
        return this.#focusSum();
    }
  }

  #focusCursor(preventScroll = false): void {
    const { cursor } = this.#model;
    if (cursor === null) return;
    this.#place.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll });
  }

  /** Focuses the sum of a cage that was drawn with keys. */
  #focusSum(): void {
    const { mode, notice } = this.#model;
    if (mode !== 'cages' || notice?.kind !== 'drawn') return;
    this.#place.querySelector<HTMLInputElement>('#sum')?.focus();
  }

  /** Returns the cell at a point of the window; for a point outside the board the nearest one. */
  #cellAt({ clientX, clientY }: PointerEvent): number {
    const { rows, cols } = puzzleOf(this.#model);
    const box = this.#place.querySelector('.cells')!.getBoundingClientRect();
    const row = partAt(clientY - box.top, box.height, rows);
    return row * cols + partAt(clientX - box.left, box.width, cols);
  }

  #startStroke(event: PointerEvent): void {
    const isDrawing = this.#model.mode !== 'digits';
    if (!isDrawing || event.button !== 0 || !event.isPrimary) return;
    // By default the browser would also move the focus and scroll to it.
    event.preventDefault();
    this.#pointer = event.pointerId;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#show(models.startStroke(this.#model, this.#cellAt(event)));
    this.#focusCursor(true);
  }

  #stroke(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#nudge(event);
    const cell = this.#cellAt(event);
    if (cell !== this.#model.cursor) this.#show(models.select(this.#model, cell));
  }

  #endStroke(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    this.#act(models.drawStroke(this.#model));
    this.#focusCursor(true);
  }

  #cancelStroke(): void {
    this.#pointer = null;
    this.#show(models.dropStroke(this.#model));
  }

  /** Scrolls a large board when a stroke reaches its edge. */
  #nudge({ clientX, clientY }: PointerEvent): void {
    const board = this.#place.querySelector('.board')!;
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const by = (at: number, start: number, end: number): number =>
      at < start + EDGE ? -NUDGE : at > end - EDGE ? NUDGE : 0;
    board.scrollBy(by(clientX, left, right), by(clientY, top, bottom));
  }
}
