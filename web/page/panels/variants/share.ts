/** How the panel Variants shares its boards. */
import { asJiugongError } from '../../../board/errors';
import { getEngine } from '../../../board/get-engine';
import { toInput } from '../../../board/shapes/regions';
import { entries, type Board } from '../../../board/state';
import { countValues } from '../../../board/values';
import type { JiugongError } from '../../../engine/jiugong';
import type { BoardKind } from '../../ui/boards/board-share';
import { fragmentOf } from '../../ui/link';
import { PUZZLE_LINK } from './link';
import type { Texts } from './texts';

/** Writes a board in the notation of the engine, own digits included. */
const notation = async (board: Board): Promise<string> =>
  (await getEngine()).writeRegions(toInput(board.layout, entries(board)));

/** The notation of the puzzle that was asked for last; the engine takes a moment to write it. */
class Notation {
  readonly #onWritten: () => void;
  #key = '';
  #text: string | null = null;

  constructor(onWritten: () => void) {
    this.#onWritten = onWritten;
  }

  /** Returns the text; null while it is being written, or if it cannot be. */
  of(board: Board): string | null {
    const key = fragmentOf(PUZZLE_LINK, board);
    if (key !== this.#key) {
      this.#key = key;
      this.#text = null;
      void this.#write(board, key);
    }
    return this.#text;
  }

  async #write(board: Board, key: string): Promise<void> {
    const text = await notation(board).catch(() => null);
    if (key !== this.#key || text === null) return;
    this.#text = text.trim();
    this.#onWritten();
  }
}

/**
 * `problem` says in words why a board cannot be written as a text; `onWritten` is called when the code
 * for other pages has become known.
 */
export function variantKind(
  texts: () => Texts,
  problem: (error: JiugongError) => string,
  onWritten: () => void,
): BoardKind {
  const embedded = new Notation(onWritten);
  return {
    link: PUZZLE_LINK,
    // The letter of the link leads to this panel, from wherever the picture is opened.
    pictured: (board) => fragmentOf(PUZZLE_LINK, board),
    words: ({ givens, layout }) => {
      const { share, shapes } = texts();
      const description = shapes.puzzle(countValues(givens), layout.cages.length);
      return { title: share.picture.title, description };
    },
    forms: [],
    textAs: notation,
    textProblem: (error) => problem(asJiugongError(error)),
    embedded: (puzzle) => embedded.of(puzzle),
    textFiles: {},
  };
}
