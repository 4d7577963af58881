/** Performs the actions of keys on a board, or what its tool does instead. */
import { askFilter, isAsked, isOffered, withFilter } from './filter';
import type { KeyAction } from './keys';
import * as models from './model';
import type { Mode, Model } from './model';
import type { Tool } from './tool';

/** The part of an element that its keys use. */
export interface KeyedBoard {
  /** The action of a key at present; null for none. */
  readonly actionOf: (event: KeyboardEvent) => KeyAction | null;
  readonly model: () => Model;
  readonly readOnly: () => boolean;
  /** The tool that draws; null if cells are selected and typed into. */
  readonly tool: () => Tool | null;
  readonly show: (change: (model: Model) => Model) => void;
  readonly moveTo: (cell: number) => void;
  readonly extend: (cell: number) => void;
  /** The cell from which keys move. */
  readonly cursor: () => number;
  readonly enter: (value: number | null, mode?: Mode) => void;
  readonly type: (change: (model: Model) => Model) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly nextMode: () => void;
  /** Gives a hint; returns whether the board has hints. */
  readonly hint: () => boolean;
  /** Checks the digits; returns whether the board offers that. */
  readonly check: () => boolean;
  /** Takes the hint away; returns whether there was one. */
  readonly dropHint: () => boolean;
  /** Stops the running search; returns whether there was one. */
  readonly stop: () => boolean;
  /** Drops the drawing of a pointer; returns whether there was one. */
  readonly isDrawing: () => boolean;
  readonly dropDrawing: () => void;
  /** Moves the focus to the selected cell. */
  readonly focus: () => void;
  /** Whether a part of the grid is in the window. */
  readonly isInSight: () => boolean;
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

export class KeyHandler {
  readonly #board: KeyedBoard;

  constructor(board: KeyedBoard) {
    this.#board = board;
  }

  /** Handles a key that was pressed in the grid. */
  handle(event: KeyboardEvent): void {
    if (this.#take(event, this.#board.actionOf(event))) event.preventDefault();
  }

  /**
   * Handles a key that was pressed elsewhere; returns whether it did: none while the person does not see what it would
   * change. A key that moves has an effect only if a cell is selected, and takes the focus there.
   */
  press(event: KeyboardEvent): boolean {
    const board = this.#board;
    if (!board.isInSight()) return false;
    const action = board.actionOf(event);
    // Elsewhere Enter presses a button.
    if (action?.kind === 'enter-active' && board.tool() === null) return false;
    const moves = isMove(action);
    if (moves && board.model().selected === null) return false;
    const isDone = this.#take(event, action);
    if (moves) board.focus();
    return isDone;
  }

  /** Performs an action, or what the tool does instead; returns whether there is one. */
  #take(event: KeyboardEvent, action: KeyAction | null): boolean {
    const board = this.#board;
    if (board.isDrawing()) {
      if (event.key !== 'Escape') return false;
      board.dropDrawing();
      return true;
    }
    const tool = board.tool();
    if (tool !== null && !isMove(action)) {
      if (tool.press(event)) return true;
      if (action === null || !BESIDES_TOOL.has(action.kind)) return false;
    }
    if (this.#pickDigit(action, event.repeat)) return true;
    // A key that is held would pass the stages of a hint unread; so would one while the board, with the focus, is out of sight.
    const isAsking = action?.kind === 'hint' || action?.kind === 'check';
    if (isAsking && !board.isInSight()) return false;
    return action !== null && ((isAsking && event.repeat) || this.#act(action, event.repeat));
  }

  /** Takes the digit that F has asked for, whose key may be held. */
  #pickDigit(action: KeyAction | null, isRepeat: boolean): boolean {
    const board = this.#board;
    const isDigit = action?.kind === 'value' || action?.kind === 'mark';
    if (!isDigit || action.value === null) return false;
    const { value } = action;
    const { notice } = board.model();
    const isHeld = isRepeat && notice?.kind === 'filtered' && notice.digit === value;
    if (!isHeld && !isAsked(board.model())) return false;
    board.show((model) => withFilter(model, value));
    return true;
  }

  #act(action: KeyAction, isRepeat: boolean): boolean {
    const board = this.#board;
    switch (action.kind) {
      case 'move':
        board.moveTo(action.to(board.cursor()));
        return true;
      case 'extend':
        board.extend(action.to(board.cursor()));
        return true;
      case 'one-cell':
        return this.#reduce();
      case 'filter':
        if (!isOffered(board.model())) return false;
        if (!isRepeat) board.show(askFilter);
        return true;
      case 'hint':
        return board.hint();
      case 'check':
        return board.check();
      case 'enter-active':
        if (board.readOnly() || board.model().active === null) return false;
        board.type(models.typeActive);
        return true;
      case 'nothing':
        return !board.readOnly();
      default:
        if (board.readOnly()) return false;
        this.#edit(action);
        return true;
    }
  }

  /**
   * Selects one cell of several, or stops the running search, or takes the hint away, or marks no cells for a digit, or makes
   * no digit active; returns whether there was any of these.
   */
  #reduce(): boolean {
    const board = this.#board;
    const { selected, selection, active, filter } = board.model();
    if (selection.length < 2 && (board.stop() || board.dropHint())) return true;
    if (selection.length < 2 && (filter !== null || isAsked(board.model()))) {
      board.show((model) => withFilter(model, null));
      return true;
    }
    if (selection.length < 2 && active === null) return false;
    board.show((model) =>
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
    const board = this.#board;
    switch (action.kind) {
      case 'value':
        return board.enter(action.value);
      case 'mark':
        return board.enter(action.value, action.as);
      case 'erase-back':
        return board.type(models.eraseBack);
      case 'erase-here':
        return board.type(models.eraseHere);
      case 'next-mode':
        return board.nextMode();
      case 'undo':
        return board.undo();
      case 'redo':
        return board.redo();
    }
  }
}
