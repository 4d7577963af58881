/** The pointers over the grid of an element: they select cells, or draw for a tool. */
import { cellAt, cellOf, isAmid, nearestCell, scrollAtEdge, showWhole } from './grid-places';
import { DrawingStroke, Stroke, type Drawable, type Selectable } from './stroke';

/** The part of an element that its pointers use. */
export interface PointedBoard
  extends Omit<Selectable, 'cellAt'>, Omit<Drawable, 'nearestCell' | 'isAmid'> {
  readonly grid: () => Element;
  /** Whether a tool draws in place of selecting. */
  readonly draws: () => boolean;
  /** Moves the focus to the selected cell. */
  readonly focus: () => void;
}

export class Pointers {
  readonly #board: PointedBoard;
  readonly #stroke: Stroke;
  readonly #drawing: DrawingStroke;

  constructor(board: PointedBoard) {
    this.#board = board;
    this.#stroke = new Stroke({
      ...board,
      cellAt: (x, y) => cellAt(board.grid().getRootNode() as ShadowRoot, x, y),
    });
    this.#drawing = new DrawingStroke({
      ...board,
      nearestCell: (x, y) => nearestCell(board.grid(), board.sides(), x, y),
      isAmid: (cell, x, y) => isAmid(board.grid(), board.sides(), cell, x, y),
    });
  }

  get isStroking(): boolean {
    return this.#stroke.isRunning || this.#drawing.isRunning;
  }

  get isDrawing(): boolean {
    return this.#drawing.isRunning;
  }

  press(event: PointerEvent): void {
    if (!this.#board.draws()) {
      const cell = cellOf(event.target);
      if (cell !== null) this.#stroke.press(event, cell);
    } else if (this.#drawing.press(event)) {
      // By default the browser would also move the focus and scroll to it.
      event.preventDefault();
      this.#board.grid().setPointerCapture(event.pointerId);
      this.#board.focus();
    }
  }

  move(event: PointerEvent): void {
    if (this.isStroking) scrollAtEdge(this.#board.grid(), event);
    this.#stroke.move(event);
    this.#drawing.move(event);
  }

  release(event: PointerEvent): void {
    this.#stroke.release(event);
    this.#drawing.release(event);
  }

  /**
   * Keeps the stroke of a finger from the browser. `touch-action` forbids Chromium to scroll, but a quick stroke is a fling
   * for it all the same, and a tap in the next second one that stops it: no click would come of it.
   */
  takeTouch(event: TouchEvent): void {
    if (this.isStroking && event.cancelable) event.preventDefault();
  }

  /** The browser cancels a pointer, such as to scroll. */
  cancel(): void {
    this.#stroke.end();
    this.dropDrawing();
  }

  click(cell: number): void {
    this.#stroke.click(cell);
    showWhole(this.#board.grid(), cell);
  }

  dropDrawing(): void {
    this.#drawing.drop();
  }
}
