/** A board as panels see it, with the game of the element but none of its drawing. Import `small-dom` before. */
import { Game } from '../../board/game';
import type { GivenHint } from '../../board/hint';
import type { History } from '../../board/history';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { Layout } from '../../board/layout';
import * as models from '../../board/model';
import type { Mode, Model } from '../../board/model';
import { boardOf, type Board } from '../../board/state';
import { parseValues } from '../../board/values';
import { describe, type Message } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';
import { PUZZLE } from './board-fixtures';

export const firstBoard = boardOf(parseValues(PUZZLE)!);

export class PanelBoard extends EventTarget {
  readonly game = new Game((name, detail) => this.dispatchEvent(new CustomEvent(name, { detail })));

  constructor(board: Board = firstBoard) {
    super();
    this.game.put((model) => models.startWith(model, board));
  }

  /** The same board, for what takes the element. */
  get element(): JiugongBoard {
    return this as unknown as JiugongBoard;
  }

  get history(): History<Board> {
    return this.game.model.history;
  }

  get board(): Board {
    return this.game.board;
  }

  get layout(): Layout {
    return this.board.layout;
  }

  get editing(): boolean {
    return this.board.editing;
  }

  set editing(on: boolean) {
    this.game.show((model) => models.editGivens(model, on));
  }

  get mode(): Mode {
    return this.game.model.mode;
  }

  set mode(mode: Mode) {
    this.game.show((model) => models.chooseMode(model, mode));
  }

  get message(): Message {
    return describe(this.game.model, MESSAGES.en);
  }

  /** Whether it shows the only solution. */
  get isSolved(): boolean {
    return this.board.finding?.kind === 'unique';
  }

  get hinted(): GivenHint | null {
    return this.game.model.hint;
  }

  get selected(): number | null {
    return this.game.model.selected;
  }

  set selected(cell: number | null) {
    this.game.show((model) => models.selectCell(model, cell));
  }

  resume(history: History<Board>): void {
    this.game.put((model) => models.goOnWith(model, history));
  }

  open(board: Board): void {
    this.game.put((model) => models.loadBoard(model, board));
  }

  change(edit: (board: Board) => Board): void {
    this.edit((model) => models.changeBoard(model, edit));
  }

  async solve(): Promise<void> {
    await this.game.solve();
  }

  stop(): void {
    this.game.stop();
  }

  readonly classList = { toggle: (): boolean => false };

  /** How often the board got the focus. */
  focused = 0;

  /** The cell that has the focus is selected. */
  focus(): void {
    ++this.focused;
    this.selected ??= 0;
  }

  scrollIntoView(): void {}

  getBoundingClientRect(): DOMRect {
    return { top: 0, bottom: 100, left: 0, right: 100 } as DOMRect;
  }

  edit(change: (model: Model) => Model): void {
    this.game.edit(change);
  }

  /** Types a value into a cell; null erases. */
  type(cell: number, value: number | null): void {
    this.selected = cell;
    this.edit((model) => models.typeValue(model, value));
  }
}
