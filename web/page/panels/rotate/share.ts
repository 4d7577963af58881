/** The shareable states of a game: the board it began with, or the current one. */
import type { Content } from '../../ui/share/model';
import { fragmentOf } from '../../ui/link';
import type { ShareHost } from '../../ui/share/share';
import { GAME_LINK } from './link';
import { formatPosition } from './read';
import { shownPresses, shownPosition, startOf, type Step } from './step';

export class GameShare implements ShareHost {
  readonly forms = [];
  readonly files = null;
  readonly #step: () => Step;

  constructor(step: () => Step) {
    this.#step = step;
  }

  readonly contents = (): readonly Content[] =>
    shownPresses(this.#step()) === 0 ? ['puzzle'] : ['puzzle', 'work'];

  readonly fragment = (content: Content): string => fragmentOf(GAME_LINK, this.#shared(content));

  readonly textAs = async (content: Content): Promise<string> =>
    formatPosition(shownPosition(this.#shared(content)));

  #shared(content: Content): Step {
    const step = this.#step();
    return content === 'puzzle' ? startOf(step.start, step.turns) : step;
  }
}
