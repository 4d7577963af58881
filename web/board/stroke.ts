/** Selection and drawing of cells with a pointer. */
import { colOf, rowOf, type Cells, type Sides } from './layout';

/** The part of a board that a stroke uses. */
export interface Selectable {
  readonly isSelected: (cell: number) => boolean;
  readonly select: (cell: number) => void;
  readonly extend: (cell: number) => void;
  /** Adds a cell to the selection or removes it. */
  readonly toggle: (cell: number) => void;
  /** Takes the selected cells once the press or stroke is over that selected them, and no others. */
  readonly enter: () => void;
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
  /** Whether Control or Shift add to what was selected before. */
  #adds = false;

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
    this.#adds = !isFinger && (event.ctrlKey || event.metaKey || event.shiftKey);
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

  release({ pointerId }: PointerEvent): void {
    if (pointerId !== this.#pointer) return;
    this.end();
    if (this.#isDone && !this.#adds) this.#board.enter();
  }

  end(): void {
    this.#pointer = null;
  }

  /** Handles taps of a finger, and clicks without a pointer, such as those of a screen reader. */
  click(cell: number): void {
    if (!this.#isDone) {
      this.#board.select(cell);
      this.#board.enter();
    }
    this.#isDone = false;
  }
}

/**
 * The cells on a pointer's path between two cells, without the first. Consecutive cells share a side, or may share a
 * corner: of such steps there are as many as possible, first.
 */
export function cellsBetween(from: number, to: number, sides: Sides, isDiagonal = false): Cells {
  const goal = { row: rowOf(to, sides), col: colOf(to, sides) };
  const cells: number[] = [];
  let [row, col] = [rowOf(from, sides), colOf(from, sides)];
  while (row !== goal.row || col !== goal.col) {
    const isDown = Math.abs(goal.row - row) > Math.abs(goal.col - col);
    if (isDiagonal || isDown) row += Math.sign(goal.row - row);
    if (isDiagonal || !isDown) col += Math.sign(goal.col - col);
    cells.push(row * sides.cols + col);
  }
  return cells;
}

/** The part of a board that drawing with a pointer uses. */
export interface Drawable {
  readonly sides: () => Sides;
  /** Whether a cell can be marked. */
  readonly isReached: (cell: number) => boolean;
  /** Whether strokes go on to cells that only touch at a corner. */
  readonly goesDiagonally: () => boolean;
  /** The cell nearest to a point of the window. */
  readonly nearestCell: (x: number, y: number) => number;
  /** Whether a point of the window is about the middle of a cell, where diagonal strokes pass it. */
  readonly isAmid: (cell: number, x: number, y: number) => boolean;
  /** Marks these cells alone. */
  readonly mark: (cells: Cells) => void;
  /** Takes the cells of a stroke that ended; none if it was dropped. */
  readonly finish: (cells: Cells) => void;
}

/**
 * Handles pointer input while a tool is set. A press marks a cell, and a stroke marks all cells on
 * its way, in this order, wherever it starts and whatever draws it.
 */
export class DrawingStroke {
  readonly #board: Drawable;
  /** The pressed pointer, and the cell it was last nearest to. */
  #pointer: number | null = null;
  #at = 0;
  #marked: Cells = [];

  constructor(board: Drawable) {
    this.#board = board;
  }

  get isRunning(): boolean {
    return this.#pointer !== null;
  }

  /** Returns whether a stroke starts. */
  press({ button, isPrimary, pointerId, clientX, clientY }: PointerEvent): boolean {
    if (button !== 0 || !isPrimary) return false;
    this.#pointer = pointerId;
    this.#at = this.#board.nearestCell(clientX, clientY);
    this.#marked = [];
    this.#pass([this.#at]);
    return true;
  }

  move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerId !== this.#pointer) return;
    const cell = this.#board.nearestCell(clientX, clientY);
    const isDiagonal = this.#board.goesDiagonally();
    if (isDiagonal && !this.#board.isAmid(cell, clientX, clientY)) return;
    const way = cellsBetween(this.#at, cell, this.#board.sides(), isDiagonal);
    this.#at = cell;
    if (isDiagonal && cell === this.#marked.at(-2)) this.#goBack();
    else this.#pass(way);
  }

  release({ pointerId }: PointerEvent): void {
    if (pointerId !== this.#pointer) return;
    this.#pointer = null;
    this.#board.finish(this.#marked);
  }

  /** Ends the stroke without a drawing. */
  drop(): void {
    if (!this.isRunning) return;
    this.#pointer = null;
    this.#board.finish([]);
  }

  /** Takes back the last cell. */
  #goBack(): void {
    this.#marked = this.#marked.slice(0, -1);
    this.#board.mark(this.#marked);
  }

  #pass(cells: Cells): void {
    const added = cells.filter(
      (cell) => this.#board.isReached(cell) && !this.#marked.includes(cell),
    );
    if (added.length === 0) return;
    this.#marked = [...this.#marked, ...added];
    this.#board.mark(this.#marked);
  }
}
