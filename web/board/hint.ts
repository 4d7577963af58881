/** A hint as plain data: what was found, how much of it is told, and what applying it does. */
import type { Technique } from '../api/engine';
import type { Stage } from '../hints/hints';
import type { Cells } from './layout';
import type { BoardHint } from './next-cell';
import * as states from './state';
import type { Board } from './state';
import { formatValues } from './values';

export interface GivenHint {
  readonly hint: BoardHint;
  readonly stage: Stage;
  /** The only cell at which it says to look first; null where that is a house, or several cells. */
  readonly place: number | null;
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

/** The stages in their order: of a step, and of what the reader has to mend. Everything else is told at once. */
const STAGES: Readonly<Partial<Record<BoardHint['kind'], readonly Stage[]>>> = {
  step: ['where', 'how', 'what'],
  cell: ['where', 'what'],
  'wrong-digit': ['where', 'what'],
  'missing-mark': ['where', 'what'],
};

/** What Apply can do. */
const APPLICABLE: ReadonlySet<BoardHint['kind']> = new Set([
  'step',
  'cell',
  'wrong-digit',
  'missing-mark',
]);

/** A hint of which the first stage is told. */
export const begin = (hint: BoardHint, place: number | null = null): GivenHint => ({
  hint,
  place,
  stage: STAGES[hint.kind]?.[0] ?? 'what',
  reason: null,
});

/** The same hint at its next stage, if there is one. */
export function tellMore(given: GivenHint): GivenHint {
  const stages = STAGES[given.hint.kind] ?? [];
  return { ...given, stage: stages[stages.indexOf(given.stage) + 1] ?? given.stage };
}

/** Whether a hint is told to its end and can be applied. */
export const isReady = ({ hint, stage }: GivenHint): boolean =>
  stage === 'what' && APPLICABLE.has(hint.kind);

/** The cell of the wrong digit that a hint names; null if it does not yet, or is about something else. */
export const wrongCell = ({ hint, stage }: GivenHint): number | null =>
  hint.kind === 'wrong-digit' && stage === 'what' ? hint.cells[0]! : null;

/** Whether the board says which digits are wrong: by Check, or by a hint. */
export const tellsMistake = ({ finding }: Board, hinted: GivenHint | null): boolean =>
  hinted === null
    ? finding?.kind === 'checked' && (finding.wrong ?? []).length > 0
    : wrongCell(hinted) !== null;

/** The one cell that a hint is about, once it shows that cell; null while it does not, or if it is about several. */
export function shownCell({ hint, stage, place }: GivenHint): number | null {
  const isTold = stage === 'what';
  switch (hint.kind) {
    case 'cell':
      return isTold || !('house' in hint.reason) ? hint.cell : null;
    case 'step':
      return (isTold ? hint.step.placement?.cell : null) ?? place;
    case 'wrong-digit':
    case 'missing-mark':
      return isTold && hint.cells.length === 1 ? hint.cells[0]! : null;
    default:
      return null;
  }
}

/** The technique that a hint names; null where it has not named one. */
export const toldTechnique = ({ hint, stage }: GivenHint): Technique | null =>
  hint.kind === 'step' && stage !== 'where' ? hint.step.technique : null;

/** Whether there are hints for a board: its givens are not being typed. */
export const isTeachable = ({ editing }: Board): boolean => !editing;

/** The position of a board as the engine takes it: the marks are the candidates, not those in corners. */
export const positionOf = ({ givens, own, candidates }: Board) => ({
  givens: formatValues(givens),
  digits: formatValues(own),
  marks: candidates,
});

export function applied(board: Board, hint: BoardHint, { areAutomatic, areKept }: Notes): Board {
  const placed = (on: Board, cell: number, value: number): Board => {
    const next = states.enter(on, cell, value);
    return areKept ? next : states.tidy(next, [cell], value);
  };
  switch (hint.kind) {
    case 'step': {
      const { placement, eliminations } = hint.step;
      const left =
        eliminations.length === 0 ? board : states.eliminate(board, eliminations, areAutomatic);
      return placement === null ? left : placed(left, placement.cell, placement.digit);
    }
    case 'cell':
      return placed(board, hint.cell, hint.value);
    case 'wrong-digit':
      return states.enterAll(board, hint.cells, null);
    case 'missing-mark':
      return states.restoreCandidates(board, hint.cells, areAutomatic);
    default:
      return board;
  }
}
