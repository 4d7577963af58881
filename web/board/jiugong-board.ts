import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { CountResult, Status } from '../api/engine';
import type { Stage } from '../hints/hints';
import type { Messages } from '../locales/messages';
import { statusLine } from './controls';
import type { Exhibit } from './exhibit';
import { Game } from './game';
import { isAsked, isOffered, withFilter } from './filter';
import { grid } from './grid';
import { cellOf } from './grid-places';
import { isTeachable, type GivenHint } from './hint';
import { Input } from './input';
import { CLASSIC, type Layout } from './layout';
import type { History } from './history';
import { TextsAround } from './language';
import { controls, KeptWork } from './own-controls';
import * as models from './model';
import type { Active, Mode, Model } from './model';
import type { PageBoard } from './page-board';
import {
  boardOfSnapshot,
  demand,
  demandMode,
  demandValue,
  EARLY,
  setting,
  takeOwn,
  valuesOfText,
} from './properties';
import { isChoice, SETTING_NAMES, SETTINGS, type Settings } from './settings';
import { writeNotation } from './shapes/notation';
import { snapshotOf, type BoardSnapshot } from './shapes/snapshot';
import { styles as shapeStyles } from './shapes/styles';
import { boardOf, VIEWS, type Board, type View } from './state';
import { styles } from './styles';
import { HintPresenter, type Told } from './hint-presenter';
import type { Tool } from './tool';
import { BLANK, formatValues, parseValues } from './values';
import { describe, spokenStep, type Message } from './words';

/**
 * The element `<jiugong-board>`: a sudoku board to fill in, solve and check. Its members without a comment are described in
 * `element.ts`, what it promises, or in `page-board.ts`, what the page of Jiugong alone uses; its attributes are in
 * docs/embedding.md.
 */
export class JiugongBoard extends LitElement implements PageBoard {
  static override styles = [...styles, shapeStyles];

  static override properties = {
    puzzle: { type: String, noAccessor: true },
    theme: { type: String, reflect: true },
    readOnly: { type: Boolean, reflect: true, attribute: 'readonly' },
    controls: { type: Boolean, reflect: true },
    hints: { type: Boolean, reflect: true },
    play: { type: String, reflect: true },
    keep: { type: String },
    site: { type: String },
    labels: { type: Boolean, reflect: true },
    keepMarks: { type: Boolean, attribute: 'keep-marks', noAccessor: true },
    ...Object.fromEntries(SETTING_NAMES.map((name) => [name, setting(name)])),
  };

  declare theme: string | null;
  declare readOnly: boolean;
  declare controls: boolean;
  declare hints: boolean;
  declare keep: string | null;
  declare site: string | null;
  declare labels: boolean;
  declare highlight: Settings['highlight'];
  declare mistakes: Settings['mistakes'];
  declare entry: Settings['entry'];
  declare notes: Settings['notes'];

  static {
    for (const name of SETTING_NAMES) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        get(this: JiugongBoard) {
          return this.#model.settings[name];
        },
        set(this: JiugongBoard, choice: unknown) {
          demand(isChoice(name, choice), `${name} must be one of ${SETTINGS[name].join(', ')}.`);
          this.#game.show((model) => models.withSetting(model, name, choice));
          if (name === 'highlight' && choice === 'none') this.filter = null;
        },
      });
    }
  }

  readonly #early = takeOwn(this, EARLY);

  /**
   * The text of the live region: announced after a digit is typed or several cells are selected.
   */
  #spoken = '';

  readonly #words = new TextsAround(this);

  readonly #game = new Game((name, detail) => {
    if (name === 'jiugong-change') this.requestUpdate();
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  });

  readonly #input = new Input({
    game: this.#game,
    grid: () => this.renderRoot.querySelector('.grid')!,
    isReadOnly: () => this.readOnly,
    mode: () => this.mode,
    texts: () => this.#texts,
    focus: (options) => this.focus(options),
    keepFocus: (before, model) => this.#keepFocus(before, model),
    say: (text) => this.#say(text),
    enter: (value, mode) => this.enter(value, mode),
    undo: () => this.undo(),
    redo: () => this.redo(),
    hint: () => {
      if (this.hasHints) void this.hint();
      return this.hasHints;
    },
    check: () => {
      const isOffered = (this.#hasControls || this.hints) && !this.readOnly;
      if (isOffered) void this.check();
      return isOffered;
    },
    redraw: () => this.requestUpdate(),
  });

  #play: string | null = null;

  readonly #presenter = new HintPresenter();

  /** The puzzle that the page has set; null before the first. */
  #puzzle: Board | null = null;
  readonly #kept = new KeptWork();

  /** Whether a cell had the focus before the last rendering. */
  #hadFocus = false;

  constructor() {
    super();
    this.theme = null;
    this.readOnly = false;
    this.controls = false;
    this.hints = false;
    this.keep = null;
    this.site = null;
    this.labels = false;
    this.addEventListener('paste', (event) => this.#takePaste(event));
  }

  get puzzle(): string {
    const { board } = this;
    return board.layout === CLASSIC ? formatValues(board.givens) : writeNotation(board);
  }

  set puzzle(text: string | null | undefined) {
    const puzzle: unknown = text ?? '';
    demand(typeof puzzle === 'string', 'The puzzle must be a text, or null.');
    if (puzzle.trim() === '') this.#start(boardOf(BLANK));
    else this.#read(puzzle);
  }

  get value(): string {
    return this.#game.value;
  }

  set value(text: string) {
    const { layout } = this.board;
    const values = valuesOfText(text, layout);
    this.#game.put((model) => models.fillBoard(model, values));
  }

  get snapshot(): BoardSnapshot {
    return snapshotOf(this.board);
  }

  set snapshot(snapshot: BoardSnapshot) {
    this.#put(boardOfSnapshot(snapshot));
  }

  restore(snapshot: BoardSnapshot): void {
    const board = boardOfSnapshot(snapshot);
    this.#game.put((model) => models.startWith(model, board));
  }

  get history(): History<Board> {
    return this.#model.history;
  }

  resume(history: History<Board>): void {
    this.#game.put((model) => models.goOnWith(model, history));
  }

  get board(): Board {
    return this.#game.board;
  }

  get layout(): Layout {
    return this.board.layout;
  }

  get play(): string | null {
    return this.#play;
  }

  set play(play: string | boolean | null | undefined) {
    this.#play = play === true ? '' : play === false || play === 'false' ? null : (play ?? null);
  }

  /** Whether the element has controls of its own. */
  get #hasControls(): boolean {
    return this.controls || this.play !== null;
  }

  get message(): Message {
    const said = describe(this.#model, this.#texts, this.readOnly, this.#told?.view);
    const { howTo, howToPlay } = this.#texts.status;
    if (this.play === null) return said;
    return { ...said, details: said.details.map((how) => (how === howTo ? howToPlay : how)) };
  }

  get slow(): boolean {
    return this.#model.slow;
  }

  get selected(): number | null {
    return this.#model.selected;
  }

  set selected(cell: number | null) {
    demand(
      cell === null || this.#input.isReached(cell),
      `The selected cell must be ${this.#cellRange}, or null.`,
    );
    this.#game.show((model) => models.selectCell(model, cell));
  }

  get selection(): readonly number[] {
    return this.#model.selection;
  }

  set selection(cells: readonly number[]) {
    demand(
      Array.isArray(cells) && cells.every((cell) => this.#input.isReached(cell)),
      `Each selected cell must be ${this.#cellRange}.`,
    );
    this.#game.show((model) => models.selectCells(model, [...new Set(cells)]));
  }

  get mode(): Mode {
    return this.#model.mode;
  }

  set mode(mode: Mode) {
    demandMode(mode);
    this.#game.show((model) => models.chooseMode(model, mode));
  }

  get keepMarks(): boolean {
    return this.#model.keepMarks;
  }

  set keepMarks(on: boolean) {
    this.#game.show((model) => models.withKeepMarks(model, on));
  }

  get active(): Active | null {
    return this.#model.active;
  }

  set active(active: Active | null) {
    const range = models.keysOf(this.board, this.mode);
    if (active !== 'erase') demandValue(active, range, 'active digit', "'erase', or null");
    if (models.isDigitFirst(this.#model)) this.#game.show((model) => models.choose(model, active));
  }

  get filter(): number | null {
    return this.#model.filter;
  }

  set filter(digit: number | null) {
    demandValue(digit, this.board.layout, 'filter', 'or null');
    this.#game.show((model) => withFilter(model, digit));
  }

  get canFilter(): boolean {
    return isOffered(this.#model);
  }

  get isFilterAsked(): boolean {
    return isAsked(this.#model);
  }

  get tool(): Tool | null {
    return this.#input.tool;
  }

  set tool(tool: Tool | null) {
    this.#input.tool = tool;
  }

  get exhibit(): Exhibit | null {
    return this.#model.exhibit;
  }

  set exhibit(exhibit: Exhibit | null) {
    this.#game.show((model) => models.withExhibit(model, exhibit));
  }

  get hasHints(): boolean {
    return (
      (this.hints || (this.play ?? 'check') !== 'check') &&
      !this.readOnly &&
      isTeachable(this.board)
    );
  }

  get hinted(): GivenHint | null {
    return this.#model.hint;
  }

  get canUndo(): boolean {
    return this.#model.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#model.history.future.length > 0;
  }

  get editing(): boolean {
    return this.board.editing;
  }

  set editing(on: boolean) {
    this.#game.show((model) => models.editGivens(model, on));
  }

  get view(): View {
    return this.board.finding?.kind === 'several' ? this.board.finding.view : 'both';
  }

  set view(view: View) {
    demand(VIEWS.includes(view), `The view must be one of ${VIEWS.join(', ')}.`);
    this.#game.show((model) => models.showView(model, view));
  }

  solve(candidates?: string): Promise<Status | null> {
    demand(
      candidates === undefined ||
        (/^[0-9.]{729}$/.test(candidates) && this.#game.board.layout === CLASSIC),
      'Candidates are 729 characters, for a classic sudoku.',
    );
    return this.#game.solve(candidates);
  }

  check(): Promise<boolean | null> {
    return this.#game.check();
  }

  solveCells(): Promise<void> {
    return this.#game.solveCells();
  }

  explainConflict(): Promise<void> {
    return this.#game.explainConflict();
  }

  showCandidates(): Promise<void> {
    return this.#game.showCandidates();
  }

  count(limit: number): Promise<CountResult | null> {
    return this.#game.count(limit);
  }

  hint(): Promise<Stage | 'applied' | null> {
    return this.readOnly ? Promise.resolve(null) : this.#game.hint();
  }

  undoTo(isWanted: (board: Board) => boolean): void {
    this.#go((model) => models.undoTo(model, isWanted));
  }

  undoMistake(): Promise<void> {
    return this.#game.undoMistake();
  }

  explainMistake(): Promise<void> {
    return this.#game.explainMistake();
  }

  stop(): void {
    this.#game.stop();
  }

  change(edit: (board: Board) => Board): void {
    this.#step((model) => models.changeBoard(model, edit));
  }

  open(board: Board): void {
    this.#game.put((model) => this.#keepFocus(model, models.loadBoard(model, board)));
  }

  clear(): void {
    this.#game.halt();
    this.#game.edit(models.clearBoard);
  }

  reset(): void {
    this.#step(this.#hasControls ? models.resetPuzzle : models.resetBoard);
  }

  markCandidates(): void {
    this.#game.edit(models.markCandidates);
  }

  fixGivens(): void {
    this.#game.edit(models.fixGivens);
  }

  undo(): void {
    this.#go(models.undoStep);
  }

  redo(): void {
    this.#go(models.redoStep);
  }

  enter(value: number | null, mode: Mode = this.mode): void {
    demandMode(mode);
    const range = models.keysOf(this.board, mode);
    const typed = value === 0 && range.low > 0 ? null : value;
    demandValue(typed, range, 'value', 'or 0 for a blank');
    this.#input.type((model) => models.typeInMode(model, typed, mode), mode);
  }

  erase(): void {
    this.#input.type(models.eraseBack);
  }

  press(event: KeyboardEvent): boolean {
    return this.#input.press(event);
  }

  /** Focuses the selected cell, even if the selection has not been rendered yet. */
  override focus(options?: FocusOptions): void {
    const cell = this.#input.cursor;
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#input.start();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#input.stop();
    this.#game.halt();
  }

  /** A page may have drawn the board before the script was there. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override render(): TemplateResult {
    const texts = this.#texts;
    const { readOnly, labels } = this;
    const tool = this.#input.toolInUse;
    const draws = tool !== null;
    const use = { readOnly, draws, margins: tool?.margins, labels, exhibit: this.#shown };
    return html`<div class="frame" lang=${texts.language}>
      ${grid(this.#model, texts, use, this.#input.events)}
      <div class="spoken" aria-live="polite">${this.#spoken}</div>
      ${
        this.#hasControls
          ? controls(
              this,
              texts,
              () => this.#clearWork(),
              () => void this.#game.loadRules(),
            )
          : this.#complaint()
      }
    </div>`;
  }

  /**
   * The error message for an unreadable puzzle. It is shown even without `controls`: the board
   * alone would only look empty.
   */
  #complaint(): TemplateResult | typeof nothing {
    const { notice } = this.#model;
    const isUnread = notice?.kind === 'failed' && notice.isText;
    return isUnread ? html`<div class="controls">${statusLine(this.message)}</div>` : nothing;
  }

  protected override firstUpdated(): void {
    Object.assign(this, this.#early);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('readOnly')) this.#input.followTool();
    this.#restoreWork();
    this.#hadFocus = cellOf(this.shadowRoot?.activeElement) !== null;
  }

  /** Keeps what was done, and moves the focus to the selected cell if a cell had it, which may be gone with its row. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#keepsWork) this.#kept.keep(this.board);
    // What is said begins at its beginning.
    this.renderRoot.querySelector('.told')?.scrollTo(0, 0);
    const focused = this.shadowRoot?.activeElement;
    const isRight = focused instanceof HTMLElement && focused.tabIndex === 0;
    if (!this.#hadFocus || this.selected === null || isRight) return;
    // A stroke scrolls at the edge alone: more would pass cells over.
    this.focus({ preventScroll: this.#input.isStroking });
  }

  /** What the number of a cell is, for complaints. */
  get #cellRange(): string {
    const { rows, cols, voids } = this.board.layout;
    const range = `a whole number from 0 to ${rows * cols - 1}`;
    return voids.length === 0 ? range : `${range} and no void cell`;
  }

  get #model(): Model {
    return this.#game.model;
  }

  /** What is told of the hint; null without one. */
  get #told(): Told | null {
    const { hinted, board } = this;
    return this.#presenter.present(hinted, board, this.#game.hints, this.#texts);
  }

  /** What the hint shows, else what the page does. Hints are about the reader's digits, not about an answer. */
  get #shown(): Exhibit | null {
    return this.#told?.exhibit ?? this.exhibit;
  }

  get #texts(): Messages {
    return this.#words.texts;
  }

  /** Starts with a board: it is no step of the person, and neither is what was before it. */
  #start(board: Board): void {
    this.#puzzle = board;
    this.#game.put((model) => {
      const started = models.startWith(model, board);
      return this.hasUpdated ? this.#keepFocus(model, models.selectCell(started, null)) : started;
    });
  }

  /** Whether what a reader does is there after a reload. */
  get #keepsWork(): boolean {
    return this.#hasControls && !this.readOnly && this.keep !== 'none';
  }

  /** Restores what a reader did on the first puzzle that the page has set. */
  #restoreWork(): void {
    if (this.#puzzle === null || !this.#keepsWork) return;
    const board = this.#kept.begin(this.#puzzle, this.board);
    if (board !== null) this.#game.put((model) => models.resumeWork(model, board));
  }

  /** Loads a board as a step of its own. */
  #put(board: Board): void {
    this.#game.put((model) =>
      this.hasUpdated
        ? this.#keepFocus(model, models.loadBoard(model, board))
        : models.startWith(model, board),
    );
  }

  /** Applies a person's edit, which may change the layout. */
  #step(change: (model: Model) => Model): void {
    this.#game.edit((model) => this.#keepFocus(model, change(model)));
  }

  /** Goes to another step of the history, and announces what changed on the board. */
  #go(change: (model: Model) => Model): void {
    const before = this.board;
    this.#step(change);
    if (this.board !== before) this.#say(spokenStep(before, this.#model, this.#texts));
  }

  /** Announces a text. The same one again has a space behind it: screen readers read only what changes. */
  #say(text: string): void {
    this.#spoken = text === this.#spoken && text !== '' ? `${text}\u00a0` : text;
  }

  /** Keeps a cell selected if the element has the focus, which needs one. */
  #keepFocus(before: Model, model: Model): Model {
    return this.matches(':focus-within') ? models.keepSelected(model, before) : model;
  }

  #clearWork(): void {
    this.#game.edit(models.clearWork);
    this.focus();
  }

  #read(text: string): void {
    const values = parseValues(text);
    if (values !== null) this.#start(boardOf(values));
    else void this.#game.read(text, (board) => this.#start(board));
  }

  /** A page that handles the paste itself, before it gets here, prevents the default. */
  #takePaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (event.defaultPrevented || this.readOnly || text.trim() === '') return;
    event.preventDefault();
    void this.#game.read(text, (board) => this.#step((model) => models.pasteBoard(model, board)));
  }
}
