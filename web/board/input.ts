/** What a person does with the cells of a board: presses, strokes, keys and focus, to select, to type, or to draw with a tool. */
import type { Messages } from '../locales/messages';
import { isAsked } from './filter';
import type { Game } from './game';
import type { GridEvents } from './grid';
import { isInSight } from './in-sight';
import { KeyHandler } from './key-handler';
import { keyAction } from './keys';
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

export class Input {
  readonly #host: InputHost;
  readonly #pointers: Pointers;
  readonly #keys: KeyHandler;
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
    this.#keys = new KeyHandler({
      actionOf: (event) =>
        keyAction(
          event,
          game.board.layout,
          models.reachedCells(this.#model),
          models.keysOf(game.board, isAsked(this.#model) ? 'digit' : host.mode()),
          this.#pad.holdsShift(event),
        ),
      model: () => this.#model,
      readOnly: host.isReadOnly,
      tool: () => this.toolInUse,
      show: (change) => game.show(change),
      moveTo: (cell) => this.#moveTo(cell),
      extend: (cell) => this.#extend(cell),
      cursor: () => this.cursor,
      enter: host.enter,
      type: (change) => this.type(change),
      undo: host.undo,
      redo: host.redo,
      nextMode: () => this.#nextMode(),
      hint: host.hint,
      check: host.check,
      dropHint: () => {
        const { hint } = this.#model;
        game.show(models.dropHint);
        return hint !== null;
      },
      stop: () => game.stop(),
      isDrawing: () => this.#pointers.isDrawing,
      dropDrawing: () => this.#pointers.dropDrawing(),
      focus: () => host.focus(),
      isInSight: () => isInSight(host.grid()),
    });
    this.events = {
      onFocus: (cell) => this.#takeFocus(cell),
      onKey: (event) => this.#keys.handle(event),
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

  /** Performs the action of a key that was pressed outside the board; returns whether the key has one. */
  press(event: KeyboardEvent): boolean {
    return this.#keys.press(event);
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
}
