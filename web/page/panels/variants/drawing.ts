/** Draws on the board: by strokes, by keys, and with cells that Space picks one by one. */
import type { JiugongBoard } from '../../../board/jiugong-board';
import type { Cells, Layout } from '../../../board/layout';
import type { Tool } from '../../../board/tool';
import { cageAt, draw, eraseAll, eraseAt, isFree, takesCells, type Layer } from './draw';
import { chosenCage, type Notice } from './model';
import { setSum, shortenSum, typeSum } from './sums';

/** What drawing uses of the panel. */
export interface DrawingHost {
  readonly board: JiugongBoard;
  readonly notice: () => Notice | null;
  readonly say: (notice: Notice) => void;
  /** Gives the board another layout, and tells what came with it; nothing if it is the same. */
  readonly reshape: (layout: Layout, notice?: Notice) => void;
  /** The field for the sum of a cage; null while there is none. */
  readonly sumField: () => HTMLElement | null;
}

/** Cells with the layout that they are cells of. */
interface Picked {
  readonly layout: Layout;
  readonly cells: Cells;
}

export class Drawing {
  readonly #host: DrawingHost;
  /** The cells that Space has marked one by one. */
  #picked: Picked | null = null;
  /** The free cell that was pressed last. */
  #pressed: Picked | null = null;

  constructor(host: DrawingHost) {
    this.#host = host;
  }

  /** The tool of a layer, which begins without picked cells. */
  toolFor(layer: Layer | null): Tool | null {
    this.#picked = null;
    this.#pressed = null;
    if (layer === null) return null;
    return {
      reachesVoids: layer === 'void',
      draw: (cells) => this.#takeStroke(layer, cells),
      press: (event) => this.#takeKey(layer, event),
    };
  }

  /** Forgets a pressed cell after the person has gone on to another one. */
  followBoard(): void {
    const [pressed] = this.#pressed?.cells ?? [];
    if (pressed !== this.#host.board.selected) this.#pressed = null;
  }

  /** Erases the drawn thing at the selected cell. */
  eraseHere(layer: Layer): void {
    const { board, say, reshape } = this.#host;
    const { selected, layout } = board;
    if (selected === null) return say({ kind: 'pick-cell' });
    const next = eraseAt(layout, layer, selected);
    if (next === layout) say({ kind: 'nothing-here' });
    else reshape(next, { kind: 'erased', layer });
  }

  /** Erases everything drawn in a layer. */
  eraseAll(layer: Layer): void {
    this.#host.reshape(eraseAll(this.#host.board.layout, layer));
  }

  /** Sets the sum of the cage at the selected cell. */
  chooseSum(sum: number | null): void {
    this.#changeSum((layout, cage) => setSum(layout, cage, sum), false);
  }

  /**
   * Draws the cells of a stroke. A press on a free cell only selects it, as it does while digits
   * are typed; another press there draws it, since a cage or region of one cell is rarely meant.
   */
  #takeStroke(layer: Layer, cells: Cells): void {
    const { layout } = this.#host.board;
    const isAgain = this.#pressed?.layout === layout && this.#pressed.cells[0] === cells[0];
    this.#pressed = null;
    const isMeant = cells.length > 1 || isAgain || layer === 'void';
    if (isMeant || !isFree(layout, layer, cells[0]!)) return this.#draw(layer, cells);
    this.#pressed = { layout, cells };
    this.#host.say({ kind: 'free-cell', layer });
  }

  #draw(layer: Layer, cells: Cells): void {
    const { layout } = this.#host.board;
    this.#picked = null;
    const next = draw(layout, layer, cells);
    const takes = takesCells(layout, layer, cells);
    const cage = layer === 'cages' ? cageAt(next, cells[0]!) : null;
    this.#host.reshape(next, { kind: 'drawn', layer, cage, takes });
  }

  /** The keys that draw, erase, and type the sum of a cage. */
  #takeKey(layer: Layer, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const { board, sumField } = this.#host;
    const { selected } = board;
    if (key === 'Escape') this.#picked = null;
    if (key === ' ' && selected !== null) {
      this.#pick(selected);
      return true;
    }
    if (key === 'Enter') {
      if (selected === null) return false;
      const marked = this.#marked;
      // First, as moving the selection ends the notice about what was drawn.
      board.selected = selected;
      this.#draw(layer, marked.length > 0 ? marked : [selected]);
      if (layer === 'cages') sumField()?.focus();
      return true;
    }
    if (key === 'Delete' || (key === 'Backspace' && layer !== 'cages')) {
      this.eraseHere(layer);
      return true;
    }
    if (layer !== 'cages') return false;
    if (key === 'Backspace') this.#changeSum((layout, cage) => shortenSum(layout, cage), true);
    else if (/^[0-9]$/.test(key)) this.#typeSum(Number(key));
    else return false;
    return true;
  }

  /** The cells that are marked, or the one that was picked before the selection moved on. */
  get #marked(): Cells {
    const { selection, layout } = this.#host.board;
    if (selection.length > 1) return selection;
    return this.#picked?.layout === layout ? this.#picked.cells : [];
  }

  /** Marks a cell beside those marked before, which need not touch it, or no longer. */
  #pick(cell: number): void {
    const { board } = this.#host;
    const marked = this.#marked;
    const others = marked.filter((other) => other !== cell);
    const cells = others.length < marked.length ? others : [...others, cell];
    this.#picked = { layout: board.layout, cells };
    if (cells.length > 0) board.selection = cells;
  }

  /** Appends a digit to the sum that is being typed, or begins another sum. */
  #typeSum(digit: number): void {
    const notice = this.#host.notice();
    const goesOn = notice?.kind === 'sum' && notice.isTyped;
    this.#changeSum(
      (layout, cage) => (goesOn ? typeSum(layout, cage, digit) : setSum(layout, cage, digit)),
      true,
    );
  }

  /** Changes the sum of the cage at the selected cell. */
  #changeSum(change: (layout: Layout, cage: number) => Layout, isTyped: boolean): void {
    const { board, say, reshape } = this.#host;
    const { selected } = board;
    if (selected === null) return say({ kind: 'pick-cell' });
    const cage = chosenCage(board.board, selected);
    if (cage === null) return say({ kind: 'nothing-here' });
    reshape(change(board.layout, cage));
    say({ kind: 'sum', cage, isTyped });
  }
}
