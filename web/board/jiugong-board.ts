import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { JiugongError, type Engine, type Status } from '../engine/jiugong';
import { messagesFor, type Messages } from '../locales/messages';
import { shownDigits } from './cells';
import { controls } from './controls';
import { countDigits, formatDigits, parseDigits } from './digits';
import { asJiugongError } from './errors';
import { grid } from './grid';
import { keyAction } from './keys';
import * as models from './model';
import { boardIn, type Model } from './model';
import { checkBoard, solveBoard } from './search';
import { SearchRunner } from './search-runner';
import { sharedEngine } from './shared-engine';
import { boardOf, entries, isComplete, type Board, type Finding, type View } from './state';
import { styles } from './styles';
import { cellContent, describe, type Message } from './words';

type Search = (engine: Engine, board: Board, signal: AbortSignal) => Promise<Finding>;

/**
 * A sudoku board to fill in, solve and check.
 *
 * Attributes: `puzzle` (a puzzle in any format the engine reads), `lang`,
 * `theme` (`light` or `dark`, otherwise the system's), `readonly`, and
 * `controls` (actions, keypad and status around the board).
 *
 * Events, all bubbling and composed: `jiugong-input` when a person changes
 * digits, `jiugong-solved` when the solver or a person has filled the board,
 * `jiugong-error`, and `jiugong-change` after anything that changes what is shown.
 *
 * @example
 * <script src="jiugong.js"></script>
 * <jiugong-board controls puzzle="53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79">
 * </jiugong-board>
 */
export class JiugongBoard extends LitElement {
  static override styles = styles;

  static override properties = {
    puzzle: { type: String, noAccessor: true },
    theme: { type: String, reflect: true },
    readOnly: { type: Boolean, reflect: true, attribute: 'readonly' },
    controls: { type: Boolean, reflect: true },
  };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  declare theme: string | null;
  declare readOnly: boolean;
  declare controls: boolean;

  #model: Model = models.EMPTY_MODEL;
  /** What a screen reader hears after a digit was typed. */
  #spoken = '';
  readonly #runner = new SearchRunner((slow) => this.#show(models.withSlow(this.#model, slow)));

  constructor() {
    super();
    this.theme = null;
    this.readOnly = false;
    this.controls = false;
  }

  /** The givens, 81 characters; set it to the text of a puzzle to put that on the board. */
  get puzzle(): string {
    return formatDigits(this.board.givens);
  }

  set puzzle(text: string | null) {
    const digits = parseDigits(text ?? '');
    if (digits !== null) this.#put(boardOf(digits));
    else if (text !== null && text.trim() !== '') void this.#read(text);
  }

  /** The digits on the board, 81 characters; set it to fill in a person's digits around the givens. */
  get value(): string {
    return formatDigits(shownDigits(this.board));
  }

  set value(text: string) {
    const digits = parseDigits(text);
    if (digits === null) {
      throw new JiugongError('bad-argument', 'a value is 81 characters, 1 to 9 or a blank');
    }
    this.#runner.stop();
    this.#show(models.fillBoard(this.#model, digits));
  }

  /** What is on the board, as plain data. */
  get board(): Board {
    return boardIn(this.#model);
  }

  /** What there is to say about the board, for a page that says it in its own place. */
  get message(): Message {
    return describe(this.#model, this.#texts);
  }

  /** Whether a search has run for long enough to offer `stop`. */
  get slow(): boolean {
    return this.#model.slow;
  }

  get selected(): number | null {
    return this.#model.selected;
  }

  get canUndo(): boolean {
    return this.#model.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#model.history.future.length > 0;
  }

  /** Whether typed digits are givens and every cell may be changed. */
  get editing(): boolean {
    return this.board.editing;
  }

  set editing(on: boolean) {
    this.#show(models.editGivens(this.#model, on));
  }

  /** Which of two solutions is shown; without effect when there are not two. */
  get view(): View {
    return this.board.finding?.kind === 'several' ? this.board.finding.view : 'both';
  }

  set view(view: View) {
    this.#show(models.showView(this.#model, view));
  }

  /** Fills the board with the answer; null if it was stopped or failed. */
  async solve(): Promise<Status | null> {
    const finding = await this.#search(solveBoard);
    if (finding?.kind === 'unique' || finding?.kind === 'several') this.#emitSolved('engine');
    if (finding === null || finding.kind === 'checked') return null;
    return finding.kind === 'several' ? 'multiple' : finding.kind;
  }

  /** Whether a person's own digits are right, without showing the answer; null if that cannot be told. */
  async check(): Promise<boolean | null> {
    if (countDigits(this.board.own) === 0) {
      this.#show(models.withNotice(this.#model, { kind: 'nothing-to-check' }));
      return null;
    }
    const finding = await this.#search(checkBoard);
    return finding?.kind === 'checked' ? finding.wrong?.length === 0 : null;
  }

  /** Ends a search that runs. */
  stop(): void {
    if (this.#runner.stop()) this.#show(models.withNotice(this.#model, { kind: 'stopped' }));
  }

  /** Empties the board, for the givens of another puzzle to be typed. */
  clear(): void {
    this.#edit(models.clearBoard);
  }

  /** Back to the givens. */
  reset(): void {
    this.#edit(models.resetBoard);
  }

  undo(): void {
    this.#edit(models.undoStep);
  }

  redo(): void {
    this.#edit(models.redoStep);
  }

  /** Types a digit into the selected cell, 0 for a blank. */
  enter(digit: number): void {
    this.#type((model) => models.typeDigit(model, digit));
  }

  /** Erases as the Backspace key does. */
  erase(): void {
    this.#type(models.eraseBack);
  }

  /** Does what a key means on a board; whether it means anything. */
  press(event: KeyboardEvent): boolean {
    const action = keyAction(event);
    if (action === null) return false;
    if (action.kind === 'move') {
      this.#show(models.selectCell(this.#model, action.to(this.selected ?? 0)));
    } else if (action.kind === 'digit') this.enter(action.digit);
    else if (action.kind === 'erase-back') this.erase();
    else if (action.kind === 'erase-here') this.#type(models.eraseHere);
    else if (this.readOnly) return false;
    else if (action.kind === 'undo') this.undo();
    else this.redo();
    return true;
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus(options);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#runner.stop();
  }

  protected override render(): TemplateResult {
    const texts = this.#texts;
    const events = {
      onSelect: (cell: number) => this.#show(models.selectCell(this.#model, cell)),
      onKey: (event: KeyboardEvent) => {
        if (this.press(event)) event.preventDefault();
      },
    };
    return html`${grid(this.#model, texts, this.readOnly, events)}
      <div class="spoken" aria-live="polite">${this.#spoken}</div>
      ${this.controls ? controls(this, texts) : nothing}`;
  }

  /** Focus follows the selection, but only when it is on a cell already. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const focused = this.shadowRoot?.activeElement;
    if (!(focused instanceof HTMLElement) || focused.dataset['cell'] === undefined) return;
    if (focused.tabIndex !== 0) this.focus();
  }

  get #texts(): Messages {
    return messagesFor(this.closest<HTMLElement>('[lang]')?.lang ?? '');
  }

  #show(next: Model): void {
    if (next === this.#model) return;
    this.#model = next;
    this.requestUpdate();
    this.#emit('jiugong-change');
  }

  #put(board: Board): void {
    this.#runner.stop();
    if (!this.hasUpdated) {
      this.#show(models.startWith(this.#model, board));
      return;
    }
    const { selected } = this.#model;
    const loaded = models.loadBoard(this.#model, board);
    this.#show(this.matches(':focus-within') ? { ...loaded, selected } : loaded);
  }

  async #read(text: string): Promise<void> {
    const read = await this.#attempt(async (engine) => (await engine.readText(text)).puzzles[0]);
    if (read === null || read === undefined) return;
    if ('error' in read) this.#fail(read.error);
    else this.puzzle = read.puzzle;
  }

  #edit(change: (model: Model) => Model): void {
    const before = formatDigits(entries(this.board));
    this.#runner.stop();
    this.#show(change(this.#model));
    if (formatDigits(entries(this.board)) === before) return;
    this.#emit('jiugong-input', { value: this.value });
    if (isComplete(this.board)) this.#emitSolved('person');
  }

  #type(change: (model: Model) => Model): void {
    if (this.readOnly) return;
    const cell = this.selected;
    this.#edit(change);
    this.#spoken = cell === null ? '' : cellContent(this.board, cell, this.#texts);
  }

  async #search(search: Search): Promise<Finding | null> {
    const { board } = this;
    const finding = await this.#attempt((engine, signal) => search(engine, board, signal));
    if (finding !== null) this.#show(models.settle(this.#model, finding));
    return finding;
  }

  /** Does something with the engine; null if it was stopped or failed, which is then shown. */
  async #attempt<T>(task: (engine: Engine, signal: AbortSignal) => Promise<T>): Promise<T | null> {
    try {
      return await this.#runner.run(async (signal) => task(await sharedEngine(), signal));
    } catch (error) {
      this.#fail(asJiugongError(error));
      return null;
    }
  }

  #fail(error: JiugongError): void {
    this.#show(models.withNotice(this.#model, { kind: 'failed', error }));
    this.#emit('jiugong-error', { error });
  }

  #emitSolved(by: 'engine' | 'person'): void {
    this.#emit('jiugong-solved', { by, value: this.value });
  }

  #emit(name: string, detail: object | null = null): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }
}
