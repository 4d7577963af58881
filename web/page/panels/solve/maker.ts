/** Makes new puzzles: what the person wishes, which is kept, and the work of the engine. */
import { getEngine } from '../../../board/get-engine';
import { SearchRunner } from '../../../board/search-runner';
import type { GeneratedPuzzle } from '../../../engine/jiugong';
import { keepChoice, readChoice } from '../../ui/choices';
import { copyText } from '../../ui/clipboard';
import { formatWishes, isSeed, makePuzzle, parseWishes, type Wishes } from '../../ui/new-puzzle';
import * as pages from './model';
import type { Page } from './model';
import type { NewEvents } from './new-puzzle-form';

/** The storage name of the wishes. */
const WISHES = 'new';

/** What the panel does for it. */
export interface MakerHost {
  readonly page: () => Page;
  readonly show: (page: Page) => void;
  /** A puzzle is going to be made. */
  readonly begin: () => void;
  /** Puts a puzzle on the board. */
  readonly put: (made: GeneratedPuzzle, wishes: Wishes) => void;
  readonly complain: (error: unknown) => void;
}

export class Maker {
  readonly events: NewEvents = {
    onWish: (change) => this.#wish(change),
    onMake: () => void this.#make(this.#wishes),
    onStopMaking: () => this.stopByPerson(),
    onCopySeed: () => void this.#copySeed(),
  };

  readonly #host: MakerHost;
  readonly #runner = new SearchRunner((slow) => this.#change({ slow }));

  constructor(host: MakerHost) {
    this.#host = host;
  }

  /** Makes a puzzle like the last one that was wished for. */
  makeAnother(): void {
    void this.#make({ ...this.#wishes, seed: '' });
  }

  /** Cancels the making of a puzzle, since something else comes onto the board. */
  stop(): void {
    this.#runner.stop();
  }

  /** Does the same, and says so. */
  stopByPerson(): void {
    const { page, show } = this.#host;
    if (this.#runner.stop()) show(pages.withNotice(page(), { kind: 'stopped' }));
  }

  get #wishes(): Wishes {
    return this.#host.page().making.wishes;
  }

  #change(change: Parameters<typeof pages.withMaking>[1]): void {
    this.#host.show(pages.withMaking(this.#host.page(), change));
  }

  #wish(change: Partial<Wishes>): void {
    const wishes = { ...this.#wishes, ...change };
    keepChoice(WISHES, formatWishes(wishes));
    this.#change({ wishes });
  }

  async #make(wishes: Wishes): Promise<void> {
    const { page, show, begin, put, complain } = this.#host;
    if (!isSeed(wishes.seed)) {
      show(pages.withNotice(page(), { kind: 'bad-seed' }));
      return;
    }
    begin();
    try {
      const made = await this.#runner.run(async (signal) =>
        makePuzzle(await getEngine(), wishes, signal),
      );
      if (made !== null) put(made, wishes);
    } catch (error) {
      complain(error);
    }
  }

  async #copySeed(): Promise<void> {
    const { seed } = this.#host.page().making;
    if (seed === null) return;
    const copied = await copyText(seed);
    this.#change({ copied });
  }
}

/** The page with the wishes of the last visit. */
export const withKeptWishes = (page: Page): Page =>
  pages.withMaking(page, { wishes: parseWishes(readChoice(WISHES)) });
