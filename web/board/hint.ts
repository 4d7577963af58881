/** A hint as plain data: what was found, how much of it is told, and what applying it does. */
import type { Hint } from '../engine/jiugong';
import type { Stage } from '../hints/hints';
import { CLASSIC, type Cells } from './layout';
import * as states from './state';
import type { Board } from './state';
import { formatValues } from './values';

export interface GivenHint {
  readonly hint: Hint;
  readonly stage: Stage;
  /** The givens that exclude a wrong digit; null until they were asked for. */
  readonly reason: Cells | null;
}

/** How candidates are kept on a board. */
export interface Notes {
  /** Whether the board writes them. */
  readonly areAutomatic: boolean;
  /** Whether entering a digit keeps it in the marks of its peers. */
  readonly areKept: boolean;
}

/** The stages of a step in their order; everything else is told at once. */
const STAGES: readonly Stage[] = ['where', 'how', 'what'];

/** What Apply can do. */
const APPLICABLE: ReadonlySet<Hint['kind']> = new Set(['step', 'wrong-digit', 'missing-mark']);

/** A hint of which the first stage is told. */
export const begin = (hint: Hint): GivenHint => ({
  hint,
  stage: hint.kind === 'step' ? 'where' : 'what',
  reason: null,
});

/** The same hint at its next stage, if there is one. */
export const tellMore = (given: GivenHint): GivenHint => ({
  ...given,
  stage: STAGES[STAGES.indexOf(given.stage) + 1] ?? given.stage,
});

/** Whether a hint is told to its end and can be applied. */
export const isReady = ({ hint, stage }: GivenHint): boolean =>
  stage === 'what' && APPLICABLE.has(hint.kind);

/** The cell of the wrong digit that a hint names; null if it is about something else. */
export const wrongCell = ({ hint }: GivenHint): number | null =>
  hint.kind === 'wrong-digit' ? hint.cells[0]! : null;

/** Whether there are hints for a board: a classic sudoku whose givens are not being typed. */
export const isTeachable = ({ layout, editing }: Board): boolean => layout === CLASSIC && !editing;

/** The position of a board as the engine takes it: the marks are the candidates, not those in corners. */
export const positionOf = ({ givens, own, candidates }: Board) => ({
  givens: formatValues(givens),
  digits: formatValues(own),
  marks: candidates,
});

/** A board after its hint was applied. */
export function applied(board: Board, hint: Hint, { areAutomatic, areKept }: Notes): Board {
  switch (hint.kind) {
    case 'step': {
      const { placement, eliminations } = hint.step;
      const left =
        eliminations.length === 0 ? board : states.eliminate(board, eliminations, areAutomatic);
      if (placement === null) return left;
      const { cell, digit } = placement;
      const next = states.enter(left, cell, digit);
      return areKept ? next : states.tidy(next, [cell], digit);
    }
    case 'wrong-digit':
      return states.enterAll(board, hint.cells, null);
    case 'missing-mark':
      return states.restoreCandidates(board, hint.cells, areAutomatic);
    default:
      return board;
  }
}
