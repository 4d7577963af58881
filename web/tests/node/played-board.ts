/** A board as the element has it, without an element: its game, what keys do, and what is said of it and its cells. */
import { Game, type GameEvents } from '../../board/game';
import { startHistory } from '../../board/history';
import { Input } from '../../board/input';
import type { Layout } from '../../board/layout';
import * as models from '../../board/model';
import { facesIn } from '../../board/model';
import '../../rules/on-board/provided';
import { marginsOf, shapeView, voidLabel } from '../../board/shapes/view';
import type { Board } from '../../board/state';
import { HintPresenter, type Told } from '../../board/hint-presenter';
import { cellLabel, describe } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';

const texts = MESSAGES.en;

/** A cell by its row and column, both 1-based. */
export type At = readonly [row: number, column: number];

const none = (): void => undefined;

export class PlayedBoard {
  /** The events of the game, in their order. */
  readonly events: (keyof GameEvents)[] = [];
  /** What follows a change. */
  protected onChange = (): void => undefined;
  readonly game = new Game((name) => {
    this.events.push(name);
    if (name === 'jiugong-change') this.onChange();
  });
  readonly input: Input;
  readonly #presenter = new HintPresenter();

  constructor(board: Board) {
    const { game } = this;
    this.input = new Input({
      game,
      // (It is not drawn.)
      grid: () => null as unknown as HTMLElement,
      isReadOnly: () => false,
      mode: () => game.model.mode,
      texts: () => texts,
      focus: none,
      // As if a cell had the focus all the time.
      keepFocus: (before, model) => models.keepSelected(model, before),
      say: none,
      enter: (value, mode) =>
        this.input.type((model) => models.typeInMode(model, value, mode), mode),
      undo: () => this.undo(),
      redo: () => game.edit(models.redoStep),
      hint: () => {
        void game.hint();
        return true;
      },
      check: () => {
        void game.check();
        return true;
      },
      redraw: none,
    });
    game.put((model) => models.goOnWith(model, startHistory(board)));
  }

  get board(): Board {
    return this.game.board;
  }

  get layout(): Layout {
    return this.board.layout;
  }

  /** What is told of the hint; null without one. */
  get told(): Told | null {
    const { hint } = this.game.model;
    return this.#presenter.present(hint, this.board, this.game.hints, texts);
  }

  /** All that the status says. */
  get said(): string {
    const { headline, details } = describe(this.game.model, texts, false, this.told?.view);
    return [headline, ...details].join(' ');
  }

  /** The room around the grid. */
  get room(): string {
    return shapeView(this.layout, marginsOf(this.layout, this.input.toolInUse?.margins, false))
      .style;
  }

  /** Keys that are pressed in the grid, such as `Shift+ArrowDown` and `Control+1`. */
  press(...keys: readonly string[]): void {
    for (const name of keys) {
      const [key = '', held = ''] = name.split('+').reverse();
      const event = {
        // A digit with Shift is a sign on most keyboards.
        key: held === 'Shift' && /^\d$/.test(key) ? '!' : key,
        code: /^\d$/.test(key) ? `Digit${key}` : '',
        shiftKey: held === 'Shift',
        ctrlKey: held === 'Control',
        metaKey: false,
        altKey: false,
        preventDefault: () => undefined,
      };
      this.input.events.onKey(event as unknown as KeyboardEvent);
    }
  }

  select(...cells: readonly At[]): void {
    this.game.show((model) => models.selectCells(model, cells.map(this.cellAt)));
  }

  undo(): void {
    this.game.edit(models.undoStep);
  }

  /** What a cell is called, without its place. */
  name(...at: At): string {
    const cell = this.cellAt(at);
    const label = this.layout.voids.includes(cell)
      ? voidLabel(cell, this.layout, texts)
      : cellLabel(cell, facesIn(this.game.model)[cell]!, this.layout, texts);
    return label.replace(/, row \d+, column \d+/, '');
  }

  readonly cellAt = ([row, column]: At): number => (row - 1) * this.layout.cols + column - 1;
}
