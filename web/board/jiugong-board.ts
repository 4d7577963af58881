import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { JiugongError, type Status } from '../engine/jiugong';
import { messagesFor, type Messages } from '../locales/messages';
import { controls, statusLine } from './controls';
import { BLANK, formatDigits, parseDigits, type Digits } from './digits';
import { Game } from './game';
import { grid } from './grid';
import { keyAction } from './keys';
import { LanguageWatch, languageAround } from './language';
import * as models from './model';
import type { Model } from './model';
import { boardOf, type Board, type View } from './state';
import { styles } from './styles';
import { cellContent, describe, type Message } from './words';

/** What a program may set on an element before the script comes, when it has no accessors yet. */
const EARLY = ['value', 'selected', 'editing', 'view'] as const;

/** Takes properties of an object's own away, which would hide those of its class. */
function takeOwn(object: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  const own = Object.entries(object).filter(([name]) => names.includes(name));
  for (const [name] of own) Reflect.deleteProperty(object, name);
  return Object.fromEntries(own);
}

/**
 * A sudoku board to fill in, solve and check.
 *
 * Attributes: `puzzle` (a puzzle in any format the engine reads), `lang`,
 * `theme` (`light` or `dark`, otherwise the system's), `readonly`, and
 * `controls` (actions, keypad and status around the board).
 *
 * Events, all bubbling and composed: `jiugong-input` when digits were typed,
 * pasted, erased, cleared, reset, undone or redone, by hand or by a method (not
 * when `puzzle` or `value` is set, nor by an answer); `jiugong-solved` when the
 * one solution or a person has filled the board; `jiugong-error`; and
 * `jiugong-change` after anything that changes what is shown.
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

  declare theme: string | null;
  declare readOnly: boolean;
  declare controls: boolean;

  readonly #early = takeOwn(this, EARLY);

  /** What a screen reader hears after a digit was typed. */
  #spoken = '';

  readonly #language = new LanguageWatch(() => this.requestUpdate());

  readonly #game = new Game((name, detail) => {
    if (name === 'jiugong-change') this.requestUpdate();
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  });

  constructor() {
    super();
    this.theme = null;
    this.readOnly = false;
    this.controls = false;
    this.addEventListener('paste', (event) => this.#takePaste(event));
  }

  /** The givens, 81 characters; set it to the text of a puzzle to put that on the board, to null to empty it. */
  get puzzle(): string {
    return formatDigits(this.board.givens);
  }

  set puzzle(text: string | null | undefined) {
    if ((text ?? '').trim() === '') this.#put(BLANK);
    else void this.#read(text!);
  }

  /** The digits on the board, 81 characters; set it to fill in a person's digits around the givens. */
  get value(): string {
    return this.#game.value;
  }

  set value(text: string) {
    const digits = parseDigits(text);
    if (digits === null) {
      throw new JiugongError('bad-argument', 'a value is 81 characters, 1 to 9 or a blank');
    }
    this.#game.put((model) => models.fillBoard(model, digits));
  }

  /** What is on the board, as plain data. */
  get board(): Board {
    return this.#game.board;
  }

  /** What there is to say about the board, for a page that says it in its own place. */
  get message(): Message {
    return describe(this.#model, this.#texts, this.readOnly);
  }

  /** Whether a search has run for long enough to offer `stop`. */
  get slow(): boolean {
    return this.#model.slow;
  }

  /** The cell, 0..80, that digits go to, or null. */
  get selected(): number | null {
    return this.#model.selected;
  }

  set selected(cell: number | null) {
    if (cell !== null && !(Number.isInteger(cell) && cell >= 0 && cell <= 80)) {
      throw new JiugongError('bad-argument', 'a cell is a whole number from 0 to 80, or null');
    }
    this.#game.show((model) => models.selectCell(model, cell));
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
    this.#game.show((model) => models.editGivens(model, on));
  }

  /** Which of two solutions is shown; without effect when there are not two. */
  get view(): View {
    return this.board.finding?.kind === 'several' ? this.board.finding.view : 'both';
  }

  set view(view: View) {
    this.#game.show((model) => models.showView(model, view));
  }

  /** Fills the board with the answer; null if it was stopped or failed. */
  solve(): Promise<Status | null> {
    return this.#game.solve();
  }

  /** Whether a person's own digits are right, without showing the answer; null if that cannot be told. */
  check(): Promise<boolean | null> {
    return this.#game.check();
  }

  /** Ends a search that runs. */
  stop(): void {
    this.#game.stop();
  }

  /** Empties the board, for the givens of another puzzle to be typed. */
  clear(): void {
    this.#game.edit(models.clearBoard);
  }

  /** Back to the givens. */
  reset(): void {
    this.#game.edit(models.resetBoard);
  }

  undo(): void {
    this.#game.edit(models.undoStep);
  }

  redo(): void {
    this.#game.edit(models.redoStep);
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
    if (action.kind === 'move') this.selected = action.to(this.selected ?? 0);
    else if (action.kind === 'digit') this.enter(action.digit);
    else if (action.kind === 'erase-back') this.erase();
    else if (action.kind === 'erase-here') this.#type(models.eraseHere);
    else if (this.readOnly) return false;
    else if (action.kind === 'undo') this.undo();
    else this.redo();
    return true;
  }

  /** Focuses the selected cell, also one that was selected just now and is not drawn as such yet. */
  override focus(options?: FocusOptions): void {
    const cell = this.selected ?? 0;
    this.renderRoot.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#language.start(this);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#language.stop();
    this.#game.halt();
  }

  protected override render(): TemplateResult {
    const texts = this.#texts;
    const events = {
      onSelect: (cell: number) => (this.selected = cell),
      onKey: (event: KeyboardEvent) => {
        if (this.press(event)) event.preventDefault();
      },
    };
    return html`<div class="frame">
      ${grid(this.#model, texts, this.readOnly, events)}
      <div class="spoken" aria-live="polite">${this.#spoken}</div>
      ${this.controls ? controls(this, texts) : this.#complaint()}
    </div>`;
  }

  /** A puzzle that cannot be read is said also where nothing else is: the board alone would look empty. */
  #complaint(): TemplateResult | typeof nothing {
    const { notice } = this.#model;
    const isUnread = notice?.kind === 'failed' && notice.isText;
    return isUnread ? html`<div class="controls">${statusLine(this.message)}</div>` : nothing;
  }

  protected override firstUpdated(): void {
    Object.assign(this, this.#early);
  }

  /** Focus follows the selection, but only when it is on a cell already. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const focused = this.shadowRoot?.activeElement;
    if (!(focused instanceof HTMLElement) || focused.dataset['cell'] === undefined) return;
    if (this.selected !== null && focused.tabIndex !== 0) this.focus();
  }

  get #model(): Model {
    return this.#game.model;
  }

  get #texts(): Messages {
    return messagesFor(languageAround(this));
  }

  #put(givens: Digits): void {
    const board = boardOf(givens);
    this.#game.put((model) =>
      this.hasUpdated ? this.#load(model, board) : models.startWith(model, board),
    );
  }

  /** A selection belongs to the board it was made on, but focus needs one. */
  #load(model: Model, board: Board): Model {
    const loaded = models.loadBoard(model, board);
    return this.matches(':focus-within') ? { ...loaded, selected: model.selected } : loaded;
  }

  async #read(text: string): Promise<void> {
    const digits = parseDigits(text) ?? (await this.#game.read(text));
    if (digits !== null) this.#put(digits);
  }

  /** A page that takes a paste itself, before it comes here, has prevented the default. */
  #takePaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (event.defaultPrevented || this.readOnly || text.trim() === '') return;
    event.preventDefault();
    void this.#paste(text);
  }

  async #paste(text: string): Promise<void> {
    const digits = await this.#game.read(text);
    if (digits !== null) this.#game.edit((model) => this.#load(model, boardOf(digits)));
  }

  #type(change: (model: Model) => Model): void {
    if (this.readOnly) return;
    const cell = this.selected;
    this.#game.edit(change);
    this.#spoken = cell === null ? '' : cellContent(this.board, cell, this.#texts);
  }
}
