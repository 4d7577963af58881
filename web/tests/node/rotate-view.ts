/** The Rotate panel in a small document, with an engine whose searches end when a test says so. */
import { emptyPlace } from './small-dom';
import { check, chooseOption, click, fill, openMenu, pressKey, touch } from './dom-events';
import type { Engine, Progress, Turns, UntwistOptions, UntwistResult } from '../../engine/jiugong';
import { JiugongError } from '../../../build/site/jiugong.mjs';
import type { Kind } from '../../page/panels/rotate/address';
import { Rotate } from '../../page/panels/rotate/rotate';
import { textsFor } from '../../page/panels/rotate/texts';
import { TURNS, type Move, type Turn } from '../../page/panels/rotate/turns';
import type { PanelContext } from '../../page/panel';
import type { Share } from '../../page/ui/share/share';
import { Store } from '../../page/ui/store';

export const texts = textsFor('en');

/** Kept before a test replaces the timers. */
const { setImmediate } = globalThis;

/** Lets everything happen that waits for nothing else. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A search that the engine was asked for. */
export interface Search {
  readonly options: UntwistOptions;
  readonly tell: (progress: Partial<Progress>) => void;
  readonly end: (result: Partial<UntwistResult>) => Promise<void>;
}

export class RotateView {
  readonly place = emptyPlace();
  readonly panel: Rotate;
  /** The searches for the fewest moves, in their order. */
  readonly searches: Search[] = [];

  /** Methods of the engine besides these searches; an error where there is no engine. */
  constructor(engine: Partial<Engine> | JiugongError = {}) {
    const share = { follow: () => undefined, open: () => undefined } as unknown as Share;
    const context = {
      place: this.place,
      language: 'en',
      store: new Store(null),
      share,
      handOver: () => false,
    };
    this.panel = new Rotate(context as unknown as PanelContext, async () => {
      if (engine instanceof JiugongError) throw engine;
      return { untwist: (options) => this.#search(options), ...engine } as Engine;
    });
  }

  #search(options: UntwistOptions): Promise<UntwistResult> {
    return new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      this.searches.push({
        options,
        tell: (progress) => options.onProgress?.({ done: 0, ...progress } as Progress),
        end: (result) => {
          resolve({ status: 'solved', moves: [], optimal: true, nodes: 100, goal: [], ...result });
          return settled();
        },
      });
    });
  }

  /** Shows a puzzle to somebody who knows them, with an empty storage else. */
  open(kind: Kind = 'sort'): this {
    localStorage.setItem('jiugong-introduced', 'rotate');
    this.panel.open(kind);
    return this;
  }

  all(selector: string): readonly HTMLElement[] {
    return [...this.place.querySelectorAll<HTMLElement>(selector)];
  }

  one(selector: string): HTMLElement {
    const [found] = this.all(selector);
    if (found === undefined) throw new Error(`There is no ${selector}.`);
    return found;
  }

  /** Null for none of this name. */
  button(name: string): HTMLElement | null {
    return this.all('button').find((button) => button.textContent?.trim() === name) ?? null;
  }

  press(name: string): void {
    click(this.button(name)!);
  }

  isPossible(name: string): boolean {
    return this.button(name)!.getAttribute('aria-disabled') !== 'true';
  }

  /** Presses Solve, and ends the search with these moves. */
  async solve(moves: readonly Move[], result: Partial<UntwistResult> = {}): Promise<void> {
    const count = this.searches.length;
    this.press(texts.rotate.actions.solve);
    await settled();
    await this.searches[count]!.end({ moves: [...moves], ...result });
  }

  /** The button on a crossing, by the block it turns, both 1-based. */
  crossing(row: number, col: number): HTMLElement {
    return this.one(`[data-at="${row - 1},${col - 1}"]`);
  }

  /** The words of the status. */
  get status(): string {
    return this.one('.status').textContent!.replaceAll(/\s+/g, ' ').trim();
  }

  /** The content of the board for screen readers, row by row. */
  get rows(): readonly string[] {
    return this.all('table tr').map((row) =>
      Array.from(row.querySelectorAll('td'), (tile) => tile.textContent).join(' '),
    );
  }

  #labelled(name: string): HTMLElement {
    const label = this.all('label').find((one) => one.textContent!.trim().startsWith(name))!;
    return label.querySelector<HTMLElement>('select, input')!;
  }

  chooseTurns(turns: Turns): void {
    chooseOption(this.#labelled(texts.rotate.rules.turns), TURNS.indexOf(turns));
  }

  chooseSize(rows: number, cols: number): void {
    chooseOption(this.#labelled(texts.rotate.rules.rows), rows - 2);
    chooseOption(this.#labelled(texts.rotate.rules.cols), cols - 2);
  }

  direction(turn: Turn): HTMLInputElement {
    return this.one(`[name="direction"][value="${turn}"]`) as HTMLInputElement;
  }

  chooseDirection(turn: Turn): void {
    check(this.direction(turn));
  }

  slide(name: string, value: number): void {
    fill(this.#labelled(name), String(value));
  }

  setGoal(text: string): void {
    fill(this.one('#goal'), text);
    this.press(texts.rotate.goal.put);
  }
}

export { click, fill, openMenu, pressKey, touch };
