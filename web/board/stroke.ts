/** What a pointer selects on a board. */

/** A board as a pointer finds it. */
export interface Selectable {
  readonly isSelected: (cell: number) => boolean;
  readonly select: (cell: number) => void;
  /** Selects a cell as well. */
  readonly extend: (cell: number) => void;
  /** Selects a cell as well, or no longer. */
  readonly toggle: (cell: number) => void;
  /** The cell at a place of the window; null where there is none or where it is not clear. */
  readonly cellAt: (x: number, y: number) => number | null;
}

/**
 * A press selects a cell, with Control or Shift as well; a stroke selects every
 * cell it passes. A finger that strokes scrolls the page, as everywhere, but
 * not from a selected cell (the style sheet sees to that): a stroke from there
 * selects.
 */
export class Stroke {
  readonly #board: Selectable;
  /** The pointer that is down, and the cell it was last on. */
  #pointer: number | null = null;
  #at: number | null = null;
  /** The press has had its effect, so that the click which ends it has none. */
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
    // A button that was released elsewhere told nobody here.
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

  /** Taps of a finger, and presses that no pointer made, as by a screen reader. */
  click(cell: number): void {
    if (!this.#isDone) this.#board.select(cell);
    this.#isDone = false;
  }
}
