/**
 * Draws on the board: by strokes, by keys, and with cells that Space picks one by one. Each drawing is one step of undo. A
 * press alone draws only when it is the second at a cell, since one cell is rarely meant; at a cage or a clue it chooses what
 * is typed. Strokes of rules go on diagonally and back over their last cell, and the same stroke again erases.
 */
import { JiugongError } from '../../../api/engine';
import type { JiugongBoard } from '../../../board/jiugong-board';
import { cellsIn, type Constraint } from '../../../board/constraints';
import type { Cells, Layout } from '../../../board/layout';
import type { Margins } from '../../../board/shapes/figures';
import { step, type Point } from '../../../board/shapes/figures/geometry';
import type { Tool } from '../../../board/tool';
import { beginsAs, drawRule, drawGroups, eraseRule, fits, shiftRule } from './rule-tools';
import {
  cageAt,
  cellAfterCage,
  draw,
  eraseAll,
  eraseAt,
  isFree,
  takesCells,
  type CellLayer,
  type Layer,
} from './draw';
import { chosenCage, chosenRule, clueToDraw, typedRule, type Model, type Notice } from './model';
import { readPattern } from './pattern';
import { setSum, shortenSum, typeSum } from './sums';
import { ruleOf } from '../../../rules/rules';
import { clueField, clueOf, isClue, isLong, setClue } from '../../../rules/tools/clues';
import { cellAlongEdge, strokesFrom } from '../../../rules/tools/strokes';

/** What drawing uses of the board. */
export type DrawnBoard = Pick<JiugongBoard, 'board' | 'layout' | 'selected' | 'selection'>;

/** What drawing uses of the panel. */
export interface DrawingHost {
  readonly board: DrawnBoard;
  readonly model: () => Model;
  readonly say: (notice: Notice) => void;
  /** Keeps what is typed for the next constraints. */
  readonly keepClue: (clue: string) => void;
  /** Gives the board another layout, and tells what came with it; nothing if it is the same. */
  readonly reshape: (layout: Layout, notice?: Notice) => void;
  /** The field for the sum of a cage, or what is typed of a constraint; null while there is none. */
  readonly clueInput: () => HTMLElement | null;
  /** Where in a cell a pointer was pressed last, from its middle in widths of it. */
  readonly pressedIn: (cell: number) => Point;
}

/** The room for clues on all sides: cells of 24 px are left on a phone of 320 px. */
const ALL_AROUND: Margins = { top: 0.9, right: 0.9, bottom: 0.9, left: 0.9 };

/** Cells with the layout that they are cells of. */
interface Picked {
  readonly layout: Layout;
  readonly cells: Cells;
}

/** A constraint that is carried, from one of its cells. */
interface Carried {
  readonly layout: Layout;
  readonly index: number;
  readonly from: number;
}

export class Drawing {
  readonly #host: DrawingHost;
  /** The first group of cells of a rule that has several. */
  #group: Picked | null = null;
  #carried: Carried | null = null;
  /** The cells that Space has marked one by one. */
  #picked: Picked | null = null;
  /** The free cell that was pressed last. */
  #pressed: Picked | null = null;
  /** The cell whose clue was drawn last by a press alone, which another press turns. */
  #turned: Picked | null = null;

  constructor(host: DrawingHost) {
    this.#host = host;
  }

  /** The tool of a layer, which begins without picked cells. */
  toolFor(layer: Layer | null): Tool | null {
    this.#pressed = null;
    this.forget();
    if (layer === null) return null;
    const needsRoom = layer === 'constraints' && this.#host.model().tool.group === 'outside';
    return {
      reachesVoids: layer === 'void',
      goesDiagonally: layer === 'constraints',
      margins: needsRoom ? ALL_AROUND : undefined,
      draw: (cells) => this.#takeStroke(layer, cells, this.#host.pressedIn(cells[0]!)),
      press: (event) => this.#takeKey(layer, event),
    };
  }

  /** Forgets what was begun: cells that were picked, a first group, and a constraint that is carried. */
  forget(): void {
    this.#picked = null;
    this.#group = null;
    this.#carried = null;
    this.#turned = null;
  }

  /** Forgets a pressed cell after the person has gone on to another one. */
  followBoard(): void {
    const { selected } = this.#host.board;
    if (this.#pressed?.cells[0] !== selected) this.#pressed = null;
    if (this.#turned?.cells[0] !== selected) this.#turned = null;
  }

  /** Erases the drawn thing at the selected cell. */
  eraseHere(layer: Layer): void {
    const { board, say, reshape } = this.#host;
    const { selected, layout } = board;
    if (selected === null) return say({ kind: 'pick-cell' });
    if (layer === 'constraints') {
      const index = this.#ruleAt(selected);
      return index === null ? say({ kind: 'nothing-here' }) : this.eraseRule(index);
    }
    const next = eraseAt(layout, layer, selected);
    if (next === layout) say({ kind: 'nothing-here' });
    else reshape(next, { kind: 'erased', layer });
  }

  /** Erases the constraint of an index. */
  eraseRule(index: number): void {
    const { board, reshape } = this.#host;
    reshape(eraseRule(board.layout, index), { kind: 'erased', layer: 'constraints' });
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
   * Draws the cells of a stroke. A press or Enter on a free cell only selects it, as it does while digits
   * are typed; another one there draws it, since a cage or region of one cell is rarely meant.
   */
  #takeStroke(layer: Layer, cells: Cells, pressed: Point | null = null): void {
    const { layout } = this.#host.board;
    if (layer === 'constraints') return this.#drawRule(cells, pressed);
    const isAgain = this.#pressed?.layout === layout && this.#pressed.cells[0] === cells[0];
    this.#pressed = null;
    const isMeant = cells.length > 1 || isAgain || layer === 'void';
    if (isMeant || !isFree(layout, layer, cells[0]!)) return this.#draw(layer, cells);
    this.#pressed = { layout, cells };
    this.#host.say({ kind: 'free-cell', layer });
  }

  /** Draws a constraint, or erases the same one. A press alone on one that is there chooses it, to type its number. */
  #drawRule(cells: Cells, pressed: Point | null): void {
    const { board, model, say } = this.#host;
    const { layout } = board;
    const { constraints } = layout;
    const { tool, moves } = model();
    this.#picked = null;
    if (moves) return this.#shift(cells[0]!, cells.at(-1)!);
    const strokes = cells.length === 1 ? strokesFrom(cells[0]!, tool.needs, layout) : [];
    if (strokes.length > 0) return this.#pressEdge(strokes, pressed);
    const isFit = fits(tool, cells, layout);
    const chosen = this.#ruleAt(cells[0]!);
    const isOwn = tool.clue !== null && chosen !== null && constraints[chosen]!.kind === tool.of;
    if ((!isFit || isOwn) && cells.length === 1 && chosen !== null) {
      return say({ kind: 'clue', index: chosen, isTyped: false });
    }
    if (isFit && tool.needs === 'groups') return this.#drawGroup(cells);
    const clue = clueToDraw(model());
    const pattern = tool.of === 'regex' ? readPattern(clue) : null;
    if (pattern instanceof JiugongError) return say({ kind: 'bad-pattern', error: pattern });
    this.#drawStroke(cells, clue, isFit);
  }

  /** Draws a stroke, in place of the constraint of an index. */
  #drawStroke(cells: Cells, clue: string, isFit = true, replaced: number | null = null): void {
    const { board, model, say, reshape } = this.#host;
    const { layout } = board;
    const { tool } = model();
    const before = replaced === null ? layout : eraseRule(layout, replaced);
    const next = drawRule(before, tool, cells, clue);
    if (next === before) return say({ kind: 'unfit', needs: tool.needs, isClue: isFit });
    // The number of a clue is typed where it stands: at the beginning.
    if (tool.clue !== null) board.selected = cells[0]!;
    reshape(next, this.#noticeOf(before, next));
  }

  /**
   * Draws the clue of the nearest edge at a cell that begins several lines, or chooses the one that is there; by keys, the
   * one that stands as the last clue does. Another press turns a clue that was just drawn.
   */
  #pressEdge(strokes: readonly Cells[], pressed: Point | null): void {
    const { board, model, say } = this.#host;
    const { layout } = board;
    const { constraints } = layout;
    const { tool } = model();
    const isOwn = (other: Constraint): boolean =>
      other.kind === tool.of && ruleOf(other, layout).tool?.group === 'outside';
    const clueAt = (stroke: Cells): number =>
      constraints.findIndex((other) => isOwn(other) && beginsAs(other, stroke));
    const stepOf = ([from = 0, to = from]: Cells): Point => step(from, to, layout);
    const last = [...constraints].reverse().find(isOwn);
    const [x, y] = pressed ?? stepOf(last === undefined ? strokes[0]! : cellsIn(last));
    const nearness = (stroke: Cells): number => {
      const [across, down] = stepOf(stroke);
      return pressed === null ? Math.abs(across * x + down * y) : -across * x - down * y;
    };
    const [nearest = [], other = []] = [...strokes].sort((a, b) => nearness(b) - nearness(a));
    const there = clueAt(nearest);
    const isTurned = this.#turned?.layout === layout && this.#turned.cells[0] === nearest[0];
    this.#turned = null;
    if (!isTurned && there >= 0) return say({ kind: 'clue', index: there, isTyped: false });
    const canTurn = isTurned || (other.length > 0 && clueAt(other) < 0);
    const drawn = isTurned && there >= 0 ? other : nearest;
    this.#drawStroke(drawn, clueToDraw(model()), true, isTurned ? constraints.length - 1 : null);
    if (canTurn && board.layout !== layout) this.#turned = { layout: board.layout, cells: drawn };
  }

  /** What is said after a layout has got a constraint, or lost one. */
  #noticeOf(before: Layout, next: Layout): Notice {
    const { length } = next.constraints;
    return length < before.constraints.length
      ? { kind: 'erased', layer: 'constraints' }
      : { kind: 'clue', index: length - 1, isTyped: false };
  }

  /** Takes the first group of a rule, or draws it with the second one. */
  #drawGroup(cells: Cells): void {
    const { board, model, say, reshape } = this.#host;
    const { layout } = board;
    const { tool } = model();
    const first = this.#group?.layout === layout ? this.#group.cells : null;
    this.#group = null;
    if (first === null) {
      // First, as this ends the notice.
      board.selection = cells;
      this.#group = { layout, cells };
      return say({ kind: 'next-group' });
    }
    const next = drawGroups(layout, tool, first, cells);
    if (next === layout) say({ kind: 'unfit', needs: tool.needs, isClue: true });
    else reshape(next, this.#noticeOf(layout, next));
  }

  /** Moves the constraint at a cell as far as another cell is from it; at the same cell it is chosen. */
  #shift(from: number, to: number, index = this.#ruleAt(from)): void {
    const { board, say, reshape } = this.#host;
    this.#carried = null;
    if (index === null) return say({ kind: 'nothing-here' });
    if (from === to) return say({ kind: 'clue', index, isTyped: false });
    const next = shiftRule(board.layout, index, from, to);
    if (next === board.layout) return say({ kind: 'no-room' });
    board.selected = to;
    reshape(next, { kind: 'moved' });
  }

  #ruleAt(cell: number): number | null {
    const { board, model } = this.#host;
    return chosenRule(model(), board.board, cell);
  }

  /** Picks up the constraint at a cell. */
  #carry(from: number): void {
    const { board, say } = this.#host;
    const index = this.#ruleAt(from);
    if (index === null) return say({ kind: 'nothing-here' });
    this.#carried = { layout: board.layout, index, from };
    say({ kind: 'carried', index });
  }

  /** The keys that carry constraints elsewhere. */
  #takeMoveKey(key: string, selected: number | null): boolean {
    if ((key !== ' ' && key !== 'Enter') || selected === null) return false;
    const carried = this.#carried;
    if (carried?.layout === this.#host.board.layout) {
      this.#shift(carried.from, selected, carried.index);
    } else this.#carry(selected);
    return true;
  }

  /** Draws cells. A press in a cage chooses it, to type its sum. */
  #draw(layer: CellLayer, cells: Cells): void {
    const { board, say, reshape } = this.#host;
    const { layout } = board;
    this.#picked = null;
    const next = draw(layout, layer, cells);
    const takes = takesCells(layout, layer, cells);
    const cage = layer === 'cages' ? cageAt(next, cells[0]!) : null;
    if (next === layout && cage !== null) say({ kind: 'sum', cage, isTyped: false });
    else reshape(next, { kind: 'drawn', layer, cage, takes });
  }

  /** Ends the number that is typed at a cell, and goes to where the next one is drawn; returns whether one was. */
  #goOn(): boolean {
    const { board, model, say } = this.#host;
    const { layout } = board;
    const { notice, tool } = model();
    if (this.#turned?.layout === layout) return false;
    if (notice?.kind === 'clue' && tool.clue !== null) {
      say({ ...notice, isTyped: false });
      const line = cellsIn(layout.constraints[notice.index]!);
      const next = tool.group === 'outside' ? cellAlongEdge(line, layout) : null;
      if (next !== null) board.selected = next;
      return true;
    }
    const cage = notice?.kind === 'sum' || notice?.kind === 'drawn' ? notice.cage : null;
    if (cage === null) return false;
    say({ kind: 'sum', cage, isTyped: false });
    const next = cellAfterCage(layout, cage);
    if (next !== null) board.selected = next;
    return true;
  }

  /** The keys that draw, erase, and type the sum of a cage. */
  #takeKey(layer: Layer, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    const { board, model, clueInput } = this.#host;
    const { selected } = board;
    if (key === 'Escape') this.forget();
    if (layer === 'constraints' && model().moves && this.#takeMoveKey(key, selected)) return true;
    if (key === ' ' && selected !== null) {
      this.#pick(selected);
      return true;
    }
    if (key === 'Enter') {
      if (selected === null) return false;
      const marked = this.#marked;
      if (marked.length === 0 && this.#goOn()) return true;
      // First, as moving the selection ends the notice about what was drawn.
      board.selected = selected;
      if (marked.length > 0 && layer !== 'constraints') this.#draw(layer, marked);
      else this.#takeStroke(layer, marked.length > 0 ? marked : [selected]);
      if (layer === 'constraints' && isLong(model().tool.clue?.[0])) clueInput()?.focus();
      return true;
    }
    const isTyped = layer === 'cages' || layer === 'constraints';
    if (key === 'Delete' || (key === 'Backspace' && !isTyped)) {
      this.eraseHere(layer);
      return true;
    }
    if (layer === 'constraints' && this.#typeClue(key)) return true;
    if (layer === 'cages' && key === 'Backspace') {
      this.#changeSum(shortenSum, true);
      return true;
    }
    if (!/^[0-9]$/.test(key)) return false;
    if (layer === 'cages' && chosenCage(board.board, selected) !== null) this.#typeSum(Number(key));
    else this.#host.say({ kind: 'no-digits' });
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
    const { notice } = this.#host.model();
    const change = notice?.kind === 'sum' && notice.isTyped ? typeSum : setSum;
    this.#changeSum((layout, cage) => change(layout, cage, digit), true);
  }

  /**
   * What is typed in the field: of the constraint at the selected cell, and of the next one. What it cannot be is not
   * kept, but for a pattern with a mistake, which is there to be mended.
   */
  chooseClue(clue: string): void {
    const { board, model, say, reshape, keepClue } = this.#host;
    const { layout } = board;
    const { tool } = model();
    const index = typedRule(model(), board.board, board.selected);
    const name = index === null ? (tool.clue?.[0] ?? null) : clueField(layout.constraints[index]!);
    if (name === null || clue === '') return;
    const pattern = name === 'pattern' ? readPattern(clue) : null;
    if (!isClue(name, clue, tool.of, layout)) return say({ kind: 'bad-clue', clue });
    keepClue(clue);
    if (pattern instanceof JiugongError) return say({ kind: 'bad-pattern', error: pattern });
    if (index === null) return;
    reshape(setClue(layout, index, clue));
    say({ kind: 'clue', index, isTyped: false });
  }

  /** Appends a key to what is typed, or begins anew; takes the last one away. */
  #typeClue(key: string): boolean {
    const { board, model, say, reshape } = this.#host;
    const { layout } = board;
    const index = chosenRule(model(), board.board, board.selected);
    const field = index === null ? null : clueField(layout.constraints[index]!);
    if (index === null || field === null || isLong(field)) return false;
    const isSign = (field === 'values' ? /^[0-9a-z=]$/i : /^[0-9]$/).test(key);
    if (!isSign && key !== 'Backspace') return false;
    const { notice } = model();
    const goesOn = notice?.kind === 'clue' && notice.index === index && notice.isTyped;
    const old = clueOf(layout.constraints[index]!, layout);
    const typed = key === 'Backspace' ? old.slice(0, -1) : goesOn ? old + key : key;
    reshape(setClue(layout, index, typed === '' ? '0' : typed));
    say({ kind: 'clue', index, isTyped: true });
    return true;
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
