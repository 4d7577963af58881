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

/** The stages of a hint in their order. An error has no technique, and what cannot be applied is told at once. */
function stagesOf({ kind }: Hint): readonly Stage[] {
  switch (kind) {
    case 'step':
      return ['where', 'how', 'what'];
    case 'wrong-digit':
    case 'missing-mark':
      return ['where', 'what'];
    default:
      return ['what'];
  }
}

/** A hint of which the first stage is told. */
export const begin = (hint: Hint): GivenHint => ({
  hint,
  stage: stagesOf(hint)[0]!,
  reason: null,
});

/** The same hint at its next stage; null at the last one. */
export function tellMore(given: GivenHint): GivenHint | null {
  const stages = stagesOf(given.hint);
  const stage = stages[stages.indexOf(given.stage) + 1];
  return stage === undefined ? null : { ...given, stage };
}

/** Whether a hint is told to its end and can be applied. */
export const isReady = ({ hint, stage }: GivenHint): boolean =>
  stage === 'what' && stagesOf(hint).length > 1;

/** Whether the reason of a wrong digit can be asked for: the digit is told, and the reason is not. */
export const hasReason = ({ hint, stage, reason }: GivenHint): boolean =>
  hint.kind === 'wrong-digit' && stage === 'what' && reason === null;

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
