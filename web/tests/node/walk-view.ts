/** The walk-through in a small document, beside a board without an element; a test has its engine. */
import { emptyPlace } from './small-dom';
import { check, chooseOption, click, newEvent, pressKey } from './dom-events';
import { Game } from '../../board/game';
import type { JiugongBoard } from '../../board/jiugong-board';
import * as models from '../../board/model';
import { boardOf, type Board } from '../../board/state';
import { parseValues } from '../../board/values';
import type { Engine } from '../../engine/jiugong';
import { textsFor } from '../../page/ui/walk/texts';
import { WalkThrough } from '../../page/ui/walk/walk-through';

export const texts = textsFor('en');
const { walk: words } = texts;

/** Kept before a test replaces the timers. */
const { setImmediate } = globalThis;

/** The turns of the event loop after which what does not come is missing. */
const MOST_TURNS = 200_000;

/** Lets the engine answer until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); ++turn) {
    if (turn > MOST_TURNS) throw new Error(`It does not come that ${isSo}.`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** What the walk-through knows of the element, with the game that the element has. */
function boardIn(place: HTMLElement, game: () => Game): JiugongBoard {
  const around = place.appendChild(document.createElement('div'));
  const board = around.appendChild(document.createElement('div'));
  const properties: PropertyDescriptorMap & ThisType<JiugongBoard> = {
    readOnly: { value: false, writable: true },
    board: { get: () => game().board },
    exhibit: {
      get: () => game().model.exhibit,
      set: (exhibit: JiugongBoard['exhibit']) =>
        game().show((model) => models.withExhibit(model, exhibit)),
    },
    stop: { value: () => game().stop() },
    change: {
      value: (edit: (board: Board) => Board) =>
        game().edit((model) => models.changeBoard(model, edit)),
    },
  };
  return Object.defineProperties(board, properties) as unknown as JiugongBoard;
}

export class WalkView {
  readonly game: Game;
  readonly board: JiugongBoard;
  readonly walk: WalkThrough;
  /** What is beside the board otherwise. */
  readonly beside: HTMLElement;
  readonly #place = emptyPlace();
  /** How often it was left. */
  left = 0;

  constructor(puzzle: string, hint: Engine['hint'], steps?: Engine['steps']) {
    this.board = boardIn(this.#place, () => this.game);
    this.game = new Game((name) => {
      if (name === 'jiugong-change') this.board.dispatchEvent(newEvent(name));
    });
    this.beside = this.#place.appendChild(document.createElement('div'));
    this.game.put((model) => models.startWith(model, boardOf(parseValues(puzzle)!)));
    const engine = async (): Promise<Engine> => ({ hint, steps }) as Engine;
    this.walk = new WalkThrough(this.board, this.beside, 'en', () => ++this.left, engine);
  }

  /** Enters a digit of the reader. */
  type(cell: number, value: number): void {
    this.game.edit((model) => models.typeValue(models.selectCell(model, cell), value));
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.#place.querySelectorAll<HTMLElement>(`.walk ${selector}`)];
  }

  /** Whether it is drawn. */
  get isShown(): boolean {
    return this.#place.querySelector('.walk') !== null;
  }

  /** What is told of the shown step. */
  get told(): string {
    return this.all('.told')[0]!.textContent!.replaceAll(/\s+/g, ' ').trim();
  }

  get tone(): string {
    return this.all('.told')[0]!.className;
  }

  /** The lines of the list. */
  get lines(): readonly HTMLElement[] {
    return this.all('.list button');
  }

  /** Null for none of this name. */
  button(name: string): HTMLElement | null {
    return (
      this.all('button').find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent!.trim()) === name,
      ) ?? null
    );
  }

  press(name: string): void {
    click(this.button(name)!);
  }

  menu(name: string): HTMLSelectElement {
    const label = this.all('.choice-of').find((one) => one.textContent!.trim().startsWith(name))!;
    return label.querySelector('select')!;
  }

  /** The chosen label of a menu. */
  chosen(name: string): string {
    return this.menu(name).selectedOptions[0]!.textContent!;
  }

  choose(name: string, label: string): void {
    const menu = this.menu(name);
    const place = [...menu.options].findIndex((option) => option.textContent === label);
    chooseOption(menu, place);
  }

  phase(place: 0 | 1): void {
    check(this.all('[name="walk-phase"]')[place]!);
  }

  /** Whether all steps are known, as many as this. */
  hasSteps(count: number): boolean {
    return this.all('p').some((line) => line.textContent === words.steps(count));
  }
}

export { pressKey };
