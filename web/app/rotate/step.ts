/** One step of a game as plain data: a board, what was pressed, and an answer as far as it is played. */
import { boxOf } from '../../board/geometry';
import { isDone, type Position } from './position';
import {
  blockOf,
  counted,
  NO_PRESSES,
  pressesOf,
  type Move,
  type Tally,
  type Turns,
} from './turns';

/** The ways of arranging nine boxes in which the sudoku has a solution. */
export interface Arrangements {
  readonly count: number;
  /** Whether there may be more. */
  readonly capped: boolean;
  /** Whether they differ only by exchanged rows and columns of boxes, and the solution is one. */
  readonly unique: boolean;
}

/** What the engine found for a position. */
export interface Found {
  readonly moves: readonly Move[];
  /** Whether fewer presses are known to be impossible. */
  readonly optimal: boolean;
  /** What the search took, in the engine's own measure of effort; 0 where that is not known. */
  readonly nodes: number;
  /** How many searches for the same position came before. */
  readonly attempt: number;
  /** The solved sudoku once the boxes are in place; null for other puzzles. */
  readonly solution: readonly number[] | null;
  /** How many ways of arranging the boxes there are; null for other puzzles. */
  readonly arrangements: Arrangements | null;
}

/** An answer as it is played: how many of its moves are shown. */
export interface Answer extends Found {
  /** The positions before, between and after the moves. */
  readonly track: readonly Position[];
  readonly at: number;
}

/** One step of a game. */
export interface Step {
  /** What a person has made of the board; under an answer, where that begins. */
  readonly position: Position;
  /** Where the counting of presses began. */
  readonly start: Position;
  /** What counts as a press; an answer is one under these rules. */
  readonly turns: Turns;
  readonly tally: Tally;
  readonly answer: Answer | null;
  /** The solved sudoku where a person's presses brought the boxes into place. */
  readonly solution: readonly number[] | null;
}

/** A position nobody has pressed anything on. */
export const startOf = (position: Position, turns: Turns): Step => ({
  position,
  start: position,
  turns,
  tally: NO_PRESSES,
  answer: null,
  solution: null,
});

/** The position a step shows. */
export const shownPosition = ({ position, answer }: Step): Position =>
  answer === null ? position : answer.track[answer.at]!;

/** The step as it is shown, with the moves of an answer as a person's own as far as they are played. */
export const withoutAnswer = (step: Step): Step => ({
  ...step,
  position: shownPosition(step),
  tally: tallyOf(step),
  answer: null,
  solution: isFinished(step) ? filledIn(step) : null,
});

/** The presses a step shows, those of a played answer included. */
export const tallyOf = ({ tally, answer }: Step): Tally =>
  answer === null ? tally : counted(tally, answer.moves.slice(0, answer.at));

/** What they count. */
export const shownPresses = (step: Step): number => pressesOf(tallyOf(step), step.turns);

/** The move that an answer shows next. */
export const nextMove = ({ answer }: Step): Move | null => answer?.moves[answer.at] ?? null;

/** Whether a longer search might find an answer with fewer presses than the one there is. */
export const canImprove = ({ answer }: Step): boolean =>
  answer !== null && !answer.optimal && answer.moves.length > 0;

/** Whether the board that is shown has come to its end. */
export function isFinished(step: Step): boolean {
  const { answer } = step;
  if (answer !== null) return answer.at === answer.moves.length;
  return step.solution !== null || isDone(step.position);
}

/**
 * The solved sudoku as far as it is filled in, in the order of the position
 * that is shown: a box is filled in when it has come to its place, so that the
 * last turn completes the grid. 0 for cells that are not.
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
