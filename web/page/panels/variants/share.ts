/** The shareable content of a puzzle of any shape. */
import { getEngine } from '../../../board/get-engine';
import type { Content } from '../../ui/share/model';
import { fragmentOf } from '../../ui/link';
import type { ShareHost } from '../../ui/share/share';
import { PUZZLE_LINK, type Drawn } from './link';
import { toInput } from './puzzle';

export class PuzzleShare implements ShareHost {
  readonly forms = [];
  readonly files = null;
  readonly #drawn: () => Drawn;

  /** `textProblem` returns why a puzzle cannot be written as text. */
  constructor(
    drawn: () => Drawn,
    readonly textProblem: (error: unknown) => string,
  ) {
    this.#drawn = drawn;
  }

  readonly contents = (): readonly Content[] => ['puzzle'];

  readonly fragment = (): string => fragmentOf(PUZZLE_LINK, this.#drawn());

  readonly textAs = async (): Promise<string> =>
    (await getEngine()).writeRegions(toInput(this.#drawn().puzzle));
}
