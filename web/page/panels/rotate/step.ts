/**
 * One step of a game as plain data: a board, the presses, and an answer with its playback position.
 */
import { boxOf, isDone, type Position } from './position';
import {
  blockOf,
  counted,
  NO_PRESSES,
  pressesOf,
  type Move,
  type Tally,
  type Turns,
} from './turns';

/** The arrangements of nine boxes for which the sudoku has a solution. */
export interface Arrangements {
  readonly count: number;
  /** Whether there may be more. */
  readonly capped: boolean;
  /**
   * Whether all arrangements differ only by the order of bands and stacks or by equal boxes, and
   * the sudoku has one solution.
   */
  readonly unique: boolean;
}

/** The engine's result for a position. */
export interface Found {
  readonly moves: readonly Move[];
  /** Whether fewer presses are proved impossible. */
  readonly optimal: boolean;
  /** The effort of the search in the engine's nodes; 0 if unknown. */
  readonly nodes: number;
  /** The number of earlier searches for the same position. */
  readonly attempt: number;
  /** The solved sudoku once the boxes are in place; null for other puzzles. */
  readonly solution: readonly number[] | null;
  /** The number of arrangements of the boxes; null for other puzzles. */
  readonly arrangements: Arrangements | null;
}

/** An answer during playback: `at` is the number of its moves that are shown. */
export interface Answer extends Found {
  /** The positions before, between and after the moves. */
  readonly track: readonly Position[];
  readonly at: number;
}

/** One step of a game. */
export interface Step {
  /** The user's position; under an answer, the position where the answer begins. */
  readonly position: Position;
  /** The position where the count of presses starts. */
  readonly start: Position;
  /** The rule for presses, which an answer follows, too. */
  readonly turns: Turns;
  readonly tally: Tally;
  readonly answer: Answer | null;
  /** The solved sudoku, if the user's presses brought the boxes into place. */
  readonly solution: readonly number[] | null;
}

/** The step of a position without presses. */
export const startOf = (position: Position, turns: Turns): Step => ({
  position,
  start: position,
  turns,
  tally: NO_PRESSES,
  answer: null,
  solution: null,
});

export const shownPosition = ({ position, answer }: Step): Position =>
  answer === null ? position : answer.track[answer.at]!;

/** The step as displayed, with the played moves of an answer counted as the user's own. */
export const withoutAnswer = (step: Step): Step => ({
  ...step,
  position: shownPosition(step),
  tally: tallyOf(step),
  answer: null,
  solution: isFinished(step) ? filledIn(step) : null,
});

/** The displayed presses of a step, with those of a played answer. */
export const tallyOf = ({ tally, answer }: Step): Tally =>
  answer === null ? tally : counted(tally, answer.moves.slice(0, answer.at));

/** The number of displayed presses under the rule. */
export const shownPresses = (step: Step): number => pressesOf(tallyOf(step), step.turns);

export const nextMove = ({ answer }: Step): Move | null => answer?.moves[answer.at] ?? null;

/** Whether a longer search might find an answer with fewer presses. */
export const canImprove = ({ answer }: Step): boolean =>
  answer !== null && !answer.optimal && answer.moves.length > 0;

/** Whether the displayed board is solved. */
export function isFinished(step: Step): boolean {
  const { answer } = step;
  if (answer !== null) return answer.at === answer.moves.length;
  return step.solution !== null || isDone(step.position);
}

/**
 * The part of the solved sudoku that is filled in, in the order of the displayed position: a box is
 * filled in when it has reached its place, so that the last turn completes the grid. 0 for other
 * cells.
 */
export function filledIn(step: Step): readonly number[] | null {
  return step.solution ?? (step.answer === null ? null : filledBy(step.answer));
}

function filledBy({ solution, moves, at, track }: Answer): readonly number[] | null {
  if (solution === null) return null;
  if (at === 0 && moves.length > 0) return null;
  const { cols } = track[0]!;
  const leaves = new Set(moves.slice(at).flatMap((move) => blockOf(move, cols)));
  return solution.map((digit, cell) => (leaves.has(boxOf(cell)) ? 0 : digit));
}
