/** What is told of a hint: its words and what it shows, worked out once for a hint, a stage and a language. */
import type { HintView } from '../hints/hints';
import type { Messages } from '../locales/messages';
import type { Exhibit } from './exhibit';
import { positionOf, type GivenHint } from './hint';
import { CLASSIC } from './layout';
import type { Hints } from './load-hints';
import { boardRules } from './shapes/figures';
import { entries, showsDigits, type Board } from './state';

export interface Told {
  readonly view: HintView;
  readonly exhibit: Exhibit;
}

/** Hints are about the reader's digits, not about an answer. */
const exhibitOf = (
  board: Board,
  { drawing, placed }: HintView,
  candidates: Exhibit['candidates'],
): Exhibit => ({ values: showsDigits(board) ? entries(board) : null, candidates, drawing, placed });

function presented(
  { hint, stage }: GivenHint,
  board: Board,
  hints: Hints,
  texts: Messages,
): Told | null {
  if (board.layout === CLASSIC && hint.kind !== 'cell') {
    const position = hints.taughtPosition(positionOf(board));
    const view = hints.viewOf(hint, stage, position, texts.language);
    const candidates = view.needsCandidates ? position.candidates : null;
    return { view, exhibit: exhibitOf(board, view, candidates) };
  }
  const words = hints.wordsOf(texts.language);
  const view = boardRules()?.viewOfHint(hint, stage, board, texts, words) ?? null;
  return view && { view, exhibit: exhibitOf(board, view, null) };
}

export class HintPresenter {
  #given: GivenHint | null = null;
  #texts: Messages | null = null;
  #told: Told | null = null;

  /** Null without a hint; `hints` is there once there was one. A hint goes with the first change of its board. */
  present(
    given: GivenHint | null,
    board: Board,
    hints: Hints | null,
    texts: Messages,
  ): Told | null {
    if (given === null || hints === null) return null;
    if (this.#given !== given || this.#texts !== texts) {
      this.#told = presented(given, board, hints, texts);
      this.#given = given;
      this.#texts = texts;
    }
    return this.#told;
  }
}
