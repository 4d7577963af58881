/** What a person does with the cells of a board: presses, strokes, keys and focus, to select, to type, or to draw with a tool. */
import type { Messages } from '../locales/messages';
import { askFilter, isAsked, isOffered, withFilter } from './filter';
import type { Game } from './game';
import type { GridEvents } from './grid';
import { isInSight } from './in-sight';
import { keyAction, type KeyAction } from './keys';
import * as models from './model';
import type { Mode, Model } from './model';
import { NumberPad } from './number-pad';
import { Pointers } from './pointers';
import type { Tool } from './tool';
import { spokenContent } from './words';

/** The element, as far as its input is concerned. */
export interface InputHost {
  readonly game: Game;
  readonly grid: () => HTMLElement;
  readonly isReadOnly: () => boolean;
  readonly mode: () => Mode;
  readonly texts: () => Messages;
  /** Focuses the cell that keys are for. */
  readonly focus: (options?: FocusOptions) => void;
  /** Keeps a cell selected if the element has the focus, which needs one. */
  readonly keepFocus: (before: Model, model: Model) => Model;
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void;
  readonly enter: (value: number | null, mode?: Mode) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Returns whether there are hints. */
  readonly hint: () => boolean;
  /** Returns whether Check is offered. */
  readonly check: () => boolean;
  /** Draws again after another tool was taken. */
  readonly redraw: () => void;
}

/** The keys of the board, besides those that move, that a tool can leave to it. */
const BESIDES_TOOL: ReadonlySet<KeyAction['kind']> = new Set([
  'undo',
  'redo',
  'one-cell',
  'nothing',
]);

const isMove = (action: KeyAction | null): boolean =>
  action?.kind === 'move' || action?.kind === 'extend';

export class Input {
  readonly #host: InputHost;
  readonly #pointers: Pointers;
  readonly #pad = new NumberPad();
  readonly events: GridEvents;
  #tool: Tool | null = null;

  constructor(host: InputHost) {
    this.#host = host;
    const { game } = host;
    this.#pointers = new Pointers({
      grid: host.grid,
      sides: () => game.board.layout,
      draws: () => this.toolInUse !== null,
      focus: () => host.focus({ preventScroll: true }),
      isSelected: (cell) => this.#model.selection.includes(cell),
      goesDiagonally: () => this.toolInUse?.goesDiagonally ?? false,
      isReached: (cell) => this.isReached(cell),
      select: (cell) => game.show((model) => models.selectCell(model, cell)),
      extend: (cell) => this.#extend(cell),
      toggle: (cell) => this.#select((model) => models.toggleCell(model, cell)),
      enter: () => this.#model.active !== null && this.type(models.typeActive),
      mark: (cells) => this.#select((model) => models.selectCells(model, cells)),
      finish: (cells) => {
        game.show((model) => models.selectCell(model, model.selected));
        if (cells.length > 0) this.toolInUse?.draw(cells);
      },
    });
    this.events = {
      onFocus: (cell) => this.#takeFocus(cell),
      onKey: (event) => this.#handleKey(event),
      onPress: (event) => this.#pointers.press(event),
      onMove: (event) => this.#pointers.move(event),
      onRelease: (event) => this.#pointers.release(event),
      onCancel: () => this.#pointers.cancel(),
      onTouchMove: (event) => this.#pointers.takeTouch(event),
      onClick: (cell) => this.#pointers.click(cell),
    };
  }

  /** Follows the keys of the page while the board is a part of it. */
  start(): void {
    this.#pad.start();
  }

  stop(): void {
    this.#pad.stop();
  }

  /** What marked cells are for in place of typing. */
  get tool(): Tool | null {
    return this.#tool;
  }

  set tool(tool: Tool | null) {
    this.#tool = tool;
    this.followTool();
    this.#host.redraw();
  }

  /** The tool that draws; null if cells are selected and typed into. */
  get toolInUse(): Tool | null {
    return this.#host.isReadOnly() ? null : this.#tool;
  }

  /**
   * Lets void cells be selected if the tool in use reaches them. Without one a stroke is dropped, and
   * marked cells do not stay selected unless the person is on one of them.
   */
  followTool(): void {
    const { game, keepFocus } = this.#host;
    const tool = this.toolInUse;
    if (tool === null) {
      this.#pointers.dropDrawing();
      game.show(models.backToSelection);
    }
    const reachesVoids = tool?.reachesVoids ?? false;
    game.show((model) => keepFocus(model, models.withReach(model, reachesVoids)));
  }

  get isStroking(): boolean {
    return this.#pointers.isStroking;
  }

  /** The selected cell, or the one that a key would select first. */
  get cursor(): number {
    return this.#model.selected ?? models.reachedCells(this.#model)[0] ?? 0;
  }

  isReached(cell: number): boolean {
    return models.reachedCells(this.#model).includes(cell);
  }

  /** Applies what a person types, and announces it. */
  type(change: (model: Model) => Model, mode = this.#host.mode()): void {
    const { game, isReadOnly, say, texts } = this.#host;
    if (isReadOnly() || this.#tool !== null) return;
    const cells = this.#model.selection;
    game.edit(change);
    say(spokenContent(this.#model, cells, texts(), mode === 'color'));
  }

  get #model(): Model {
    return this.#host.game.model;
  }

  /** Announces the mode, which a choice with the focus would do by itself. There is none while givens are entered. */
  #nextMode(): void {
    const { game, mode, say, texts } = this.#host;
    if (game.board.editing) return;
    game.show(models.nextMode);
    const { modes } = texts();
    say(modes.now(modes[mode()]));
  }

  /** Selects a cell; while a tool is used several marked ones stay marked. */
  #moveTo(cell: number): void {
    const change = this.toolInUse === null ? models.selectCell : models.moveTo;
    this.#host.game.show((model) => change(model, cell));
  }

  #extend(cell: number): void {
    this.#select((model) => models.extendSelection(model, cell));
  }

  /** Selects several cells and announces their number; the focus announces only one. */
  #select(change: (model: Model) => Model): void {
    const { game, say, texts } = this.#host;
    game.show(change);
    say(texts().board.selectedCells(this.#model.selection.length));
  }

  /**
   * Selects the focused cell, except during a pointer press, which has already set the selection.
   */
  #takeFocus(cell: number): void {
    if (cell === this.#model.selected) return;
    if (this.isStroking) this.#host.focus({ preventScroll: true });
    else this.#moveTo(cell);
  }

  /** Whether a part of the grid is in the window. */
  get #isInSight(): boolean {
    return isInSight(this.#host.grid());
  }

  /** The action of a key at present; null for none. */
  #actionOf(event: KeyboardEvent): KeyAction | null {
    const { game, mode } = this.#host;
    const keys = models.keysOf(game.board, isAsked(this.#model) ? 'digit' : mode());
    const cells = models.reachedCells(this.#model);
    return keyAction(event, game.board.layout, cells, keys, this.#pad.holdsShift(event));
  }

  /** Takes the hint away; returns whether there was one. */
  #dropHint(): boolean {
    const { hint } = this.#model;
    this.#host.game.show(models.dropHint);
    return hint !== null;
  }

  /** Handles a key that was pressed in the grid. */
  #handleKey(event: KeyboardEvent): void {
    if (this.#take(event, this.#actionOf(event))) event.preventDefault();
  }

  /**
   * Handles a key that was pressed elsewhere; returns whether it did: none while the person does not see what it would
   * change. A key that moves has an effect only if a cell is selected, and takes the focus there.
   */
  press(event: KeyboardEvent): boolean {
    if (!this.#isInSight) return false;
    const action = this.#actionOf(event);
    // Elsewhere Enter presses a button.
    if (action?.kind === 'enter-active' && this.toolInUse === null) return false;
    const moves = isMove(action);
    if (moves && this.#model.selected === null) return false;
    const isDone = this.#take(event, action);
    if (moves) this.#host.focus();
    return isDone;
  }

  /** Performs an action, or what the tool does instead; returns whether there is one. */
  #take(event: KeyboardEvent, action: KeyAction | null): boolean {
    if (this.#pointers.isDrawing) {
      if (event.key !== 'Escape') return false;
      this.#pointers.dropDrawing();
      return true;
    }
    const tool = this.toolInUse;
    if (tool !== null && !isMove(action)) {
      if (tool.press(event)) return true;
      if (action === null || !BESIDES_TOOL.has(action.kind)) return false;
    }
    if (this.#pickDigit(action, event.repeat)) return true;
    // A key that is held would pass the stages of a hint unread; so would one while the board, with the focus, is out of sight.
    const isAsking = action?.kind === 'hint' || action?.kind === 'check';
    if (isAsking && !this.#isInSight) return false;
    return action !== null && ((isAsking && event.repeat) || this.#act(action, event.repeat));
  }

  /** Takes the digit that F has asked for, whose key may be held. */
  #pickDigit(action: KeyAction | null, isRepeat: boolean): boolean {
    const isDigit = action?.kind === 'value' || action?.kind === 'mark';
    if (!isDigit || action.value === null) return false;
    const { value } = action;
    const { notice } = this.#model;
    const isHeld = isRepeat && notice?.kind === 'filtered' && notice.digit === value;
    if (!isHeld && !isAsked(this.#model)) return false;
    this.#host.game.show((model) => withFilter(model, value));
    return true;
  }

  #act(action: KeyAction, isRepeat: boolean): boolean {
    switch (action.kind) {
      case 'move':
        this.#moveTo(action.to(this.cursor));
        return true;
      case 'extend':
        this.#extend(action.to(this.cursor));
        return true;
      case 'one-cell':
        return this.#reduce();
      case 'filter':
        if (!isOffered(this.#model)) return false;
        if (!isRepeat) this.#host.game.show(askFilter);
        return true;
      case 'hint':
        return this.#host.hint();
      case 'check':
        return this.#host.check();
      case 'enter-active':
        if (this.#host.isReadOnly() || this.#model.active === null) return false;
        this.type(models.typeActive);
        return true;
      case 'nothing':
        return !this.#host.isReadOnly();
      default:
        if (this.#host.isReadOnly()) return false;
        this.#edit(action);
        return true;
    }
  }

  /**
   * Selects one cell of several, or stops the running search, or takes the hint away, or marks no cells for a digit, or makes
   * no digit active; returns whether there was any of these.
   */
  #reduce(): boolean {
    const { selected, selection, active, filter } = this.#model;
    if (selection.length < 2 && (this.#host.game.stop() || this.#dropHint())) return true;
    if (selection.length < 2 && (filter !== null || isAsked(this.#model))) {
      this.#host.game.show((model) => withFilter(model, null));
      return true;
    }
    if (selection.length < 2 && active === null) return false;
    this.#host.game.show((model) =>
      selection.length < 2 ? models.choose(model, null) : models.selectCell(model, selected),
    );
    return true;
  }

  #edit(
    action: Exclude<
      KeyAction,
      { kind: 'move' | 'extend' | 'one-cell' | 'hint' | 'check' | 'enter-active' | 'nothing' }
    >,
  ): void {
    switch (action.kind) {
      case 'value':
        return this.#host.enter(action.value);
      case 'mark':
        return this.#host.enter(action.value, action.as);
      case 'erase-back':
        return this.type(models.eraseBack);
      case 'erase-here':
        return this.type(models.eraseHere);
      case 'next-mode':
        return this.#nextMode();
      case 'undo':
        return this.#host.undo();
      case 'redo':
        return this.#host.redo();
    }
  }
}
