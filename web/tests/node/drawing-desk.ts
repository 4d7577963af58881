/** The board of Variants with its tools, without a page: what strokes and keys draw, and what is said of it. */
import type { Layout } from '../../board/layout';
import * as boards from '../../board/model';
import { boardOf, reshape } from '../../board/state';
import { blank } from '../../board/values';
import { describe } from '../../board/words';
import { TOOLS, type ToolName } from '../../rules/tools/tools';
import type { Layer } from '../../page/panels/variants/draw';
import { Drawing, type DrawnBoard } from '../../page/panels/variants/drawing';
import * as models from '../../page/panels/variants/model';
import { textsFor } from '../../page/panels/variants/texts';
import { describe as say } from '../../page/panels/variants/words';
import { PlayedBoard, type At } from './played-board';

export const texts = textsFor('en');

export class Desk extends PlayedBoard {
  readonly #drawing: Drawing;
  #model = models.FIRST_MODEL;
  /** Where in its first cell the next stroke is pressed, from the middle in widths of a cell. */
  pressed: readonly [x: number, y: number] = [0, 0];
  /** How often the field beside the board got the focus. */
  focused = 0;

  /** An empty board of a shape, to be set. */
  constructor(layout: Layout) {
    super(boardOf(blank(layout), layout, true));
    const { game } = this;
    const board: DrawnBoard = {
      get board() {
        return game.board;
      },
      get layout() {
        return game.board.layout;
      },
      get selected() {
        return game.model.selected;
      },
      set selected(cell) {
        game.show((model) => boards.selectCell(model, cell));
      },
      get selection() {
        return game.model.selection;
      },
      set selection(cells) {
        game.show((model) => boards.selectCells(model, cells));
      },
    };
    this.#drawing = new Drawing({
      board,
      model: () => this.#model,
      say: (notice) => (this.#model = models.withNotice(this.#model, notice)),
      reshape: (next, notice) => this.reshape(next, notice ?? null),
      keepClue: (clue) => (this.#model = models.withClue(this.#model, clue)),
      pressedIn: () => this.pressed,
      clueInput: () => ({ focus: () => ++this.focused }) as unknown as HTMLElement,
    });
    this.onChange = () => {
      this.#drawing.followBoard();
      this.#model = models.followBoard(this.#model);
    };
  }

  override get said(): string {
    const { board, layout } = this;
    const told = { board, layout, message: describe(this.game.model, texts) };
    const { headline, details } = say(this.#model, told, null, texts);
    return [headline, ...details].join(' ');
  }

  draws(layer: Layer): void {
    this.input.tool = this.#drawing.toolFor(layer);
    this.#model = models.withLayer(this.#model, layer);
  }

  /** Draws constraints with a tool. */
  takes(name: ToolName): void {
    this.#model = models.withTool(
      this.#model,
      TOOLS.find((tool) => tool.name === name)!,
    );
    this.draws('constraints');
  }

  moves(isOn: boolean): void {
    this.#drawing.forget();
    this.#model = models.withMoves(this.#model, isOn);
  }

  /** What is typed in the field beside the board. */
  clue(text: string): void {
    this.#drawing.chooseClue(text);
  }

  /** A stroke from cell to cell, or a press on one. */
  stroke(...cells: readonly At[]): void {
    this.select(...cells);
    this.game.show((model) => boards.selectCell(model, model.selected));
    this.input.tool!.draw(cells.map(this.cellAt));
  }

  erase(layer: Layer): void {
    this.#drawing.eraseHere(layer);
  }

  eraseAll(layer: Layer): void {
    this.#drawing.eraseAll(layer);
  }

  eraseRule(index: number): void {
    this.#drawing.eraseRule(index);
  }

  reshape(layout: Layout, notice: models.Notice | null = null): void {
    if (layout === this.layout) return;
    this.game.edit((model) => boards.changeBoard(model, (board) => reshape(board, layout)));
    if (notice !== null) this.#model = models.withNotice(this.#model, notice);
  }
}
