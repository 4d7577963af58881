/** Selection of cells with a pointer. */

/** The part of a board that a stroke uses. */
export interface Selectable {
  readonly isSelected: (cell: number) => boolean;
  readonly select: (cell: number) => void;
  /** Adds a cell to the selection. */
  readonly extend: (cell: number) => void;
  /** Adds a cell to the selection or removes it. */
  readonly toggle: (cell: number) => void;
  /** The cell at a point of the window; null if there is none or the point is near an edge. */
  readonly cellAt: (x: number, y: number) => number | null;
}

/**
 * Handles pointer input. A press selects a cell (with Control or Shift, adds it), and a stroke
 * selects all cells on its way. A stroke of a finger scrolls the page as usual, unless it starts on
 * a selected cell, where the style sheet disables scrolling: then it selects.
 */
export class Stroke {
  readonly #board: Selectable;
  /** The pressed pointer, and the cell it was last on. */
  #pointer: number | null = null;
  #at: number | null = null;
  /** Whether the press already had its effect, so that the click that ends it has none. */
  #isDone = false;

  constructor(board: Selectable) {
    this.#board = board;
  }

  get isRunning(): boolean {
    return this.#pointer !== null;
  }

  press(event: PointerEvent, cell: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const isFinger = event.pointerType === 'touch';
    this.#pointer = isFinger && !this.#board.isSelected(cell) ? null : event.pointerId;
    this.#at = cell;
    this.#isDone = !isFinger;
    if (isFinger) return;
    if (event.ctrlKey || event.metaKey) this.#board.toggle(cell);
    else if (event.shiftKey) this.#board.extend(cell);
    else this.#board.select(cell);
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    // A button that is released outside the window sends no event here.
    if ((event.buttons & 1) === 0) return this.end();
    const cell = this.#board.cellAt(event.clientX, event.clientY);
    if (cell === null || cell === this.#at) return;
    this.#at = cell;
    this.#isDone = true;
    this.#board.extend(cell);
  }

  end(): void {
    this.#pointer = null;
  }

  /** Handles taps of a finger, and clicks without a pointer, such as those of a screen reader. */
  click(cell: number): void {
    if (!this.#isDone) this.#board.select(cell);
    this.#isDone = false;
  }
}
