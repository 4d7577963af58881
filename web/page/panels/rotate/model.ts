/** The state of the Rotate panel as plain data, and the pure functions for the user's actions. */
import type { AboutText } from '../../ui/paste-dialog';
import { NOTHING_TYPED, type Pasting } from '../../ui/pasting';
import type { JiugongError } from '../../../api/engine';
import { amend, record, redo, startHistory, undo, type History } from '../../../board/history';
import { isDone, press, samePosition, sortPosition, trackOf, type Position } from './position';
import type { Kind } from './address';
import { after, type Introduction } from './introduction';
import type { GoalProblem, ReadProblem } from './read';
import { FIRST_POSITIONS } from './first-positions';
import {
  nextMove,
  shownPosition,
  startOf,
  tallyOf,
  withoutAnswer,
  type Found,
  type Step,
} from './step';
import {
  allowedTurns,
  costOf,
  counted,
  pressesOf,
  type Move,
  type Turn,
  type Turns,
} from './turns';

export type Notice =
  | { readonly kind: 'stopped' | 'unreachable' | 'no-arrangement' | 'no-better' | 'answer-gone' }
  /**
   * The boards were restored from the last visit; a link was opened; a link could not be opened.
   */
  | { readonly kind: 'restored' | 'opened' | 'newer' | 'damaged' }
  | { readonly kind: 'not-allowed'; readonly turn: Turn }
  | { readonly kind: 'taken'; readonly puzzles: number }
  | { readonly kind: 'unreadable'; readonly problem: ReadProblem }
  | { readonly kind: 'no-goal'; readonly problem: GoalProblem }
  | { readonly kind: 'wrong-count'; readonly digit: number; readonly count: number }
  | { readonly kind: 'blank-cell'; readonly cell: number }
  | { readonly kind: 'failed'; readonly error: JiugongError };

/** The state of a search that has run long enough to be shown. */
export interface Search {
  /** The progress from 0 to 1. */
  readonly done: number;
  /** The best answer found so far. */
  readonly moves: readonly Move[] | null;
  /** The presses of the known answer that the search tries to beat; null if there is none. */
  readonly known: number | null;
}

/** The fewest presses known for a position. */
export interface Best {
  readonly presses: number;
  readonly optimal: boolean;
}

export interface Cursor {
  readonly row: number;
  readonly col: number;
}

export interface Model {
  readonly kind: Kind;
  readonly games: Readonly<Record<Kind, History<Step>>>;
  /** The block that the keyboard turns. */
  readonly cursors: Readonly<Record<Kind, Cursor>>;
  /** The direction of a plain press: one of the turns that count as one. */
  readonly direction: Turn;
  readonly search: Search | null;
  readonly notice: (Notice & AboutText) | null;
  /** By the result of `bestKey`. */
  readonly best: Readonly<Record<string, Best>>;
  readonly playing: boolean;
  /** The speed of the player, 0..4; 4 is the fastest. */
  readonly speed: number;
  readonly pasting: Pasting;
  /** The text that the user typed into the field for the goal; null while it shows the goal. */
  readonly goalDraft: string | null;
  readonly copied: boolean | null;
  readonly introduction: Introduction;
}

export const SPEEDS = 5;

const CORNER: Cursor = { row: 0, col: 0 };

const gamesFrom = (first: (kind: Kind) => Step): Model['games'] => ({
  sort: startHistory(first('sort')),
  boxes: startHistory(first('boxes')),
  tripods: startHistory(first('tripods')),
});

export const FIRST_MODEL: Model = {
  kind: 'sort',
  games: gamesFrom((kind) => startOf(FIRST_POSITIONS[kind], 'clockwise')),
  cursors: { sort: CORNER, boxes: CORNER, tripods: CORNER },
  direction: 'cw',
  search: null,
  notice: null,
  best: {},
  playing: false,
  speed: 2,
  pasting: NOTHING_TYPED,
  goalDraft: null,
  copied: null,
  introduction: null,
};

export const gameOf = (model: Model): History<Step> => model.games[model.kind];
export const stepOf = (model: Model): Step => gameOf(model).present;

/** Replaces the direction by one that counts as one press under the rules of the current board. */
function directed(model: Model): Model {
  const isAllowed = allowedTurns(stepOf(model).turns).includes(model.direction);
  return isAllowed ? model : { ...model, direction: 'cw' };
}

const withGame = (model: Model, game: History<Step>): Model =>
  directed({
    ...model,
    games: { ...model.games, [model.kind]: game },
    notice: null,
    copied: null,
  });

const recorded = (model: Model, step: Step): Model => withGame(model, record(gameOf(model), step));

const amended = (model: Model, step: Step): Model => withGame(model, amend(gameOf(model), step));

/** Records a step and removes a displayed answer. */
const recordedWithoutAnswer = (model: Model, step: Step): Model => {
  const hadMoves = (stepOf(model).answer?.moves.length ?? 0) > 0;
  const next = recorded(model, step);
  return hadMoves ? withNotice(next, { kind: 'answer-gone' }) : next;
};

export const withNotice = (model: Model, notice: Model['notice']): Model => ({ ...model, notice });

export const choosePuzzle = (model: Model, kind: Kind): Model =>
  model.kind === kind
    ? model
    : directed({ ...model, kind, playing: false, notice: null, copied: null });

/**
 * Changes the rules of this puzzle. An answer under the old rules is removed; Undo restores both.
 */
export function chooseTurns(model: Model, turns: Turns): Model {
  const step = stepOf(model);
  if (step.turns === turns) return model;
  const next: Step = { ...withoutAnswer(step), turns };
  return { ...recordedWithoutAnswer(model, next), playing: false };
}

export const chooseDirection = (model: Model, direction: Turn): Model =>
  allowedTurns(stepOf(model).turns).includes(direction)
    ? { ...model, direction, notice: null }
    : withNotice(model, { kind: 'not-allowed', turn: direction });

/** The turn of a press with Shift or the right button: the opposite of a plain press. */
export const otherDirection = (direction: Turn): Turn => (direction === 'cw' ? 'ccw' : 'cw');

/** Replaces the game. */
function put(model: Model, step: Step): Model {
  const { kind, rows, cols } = step.position;
  const next = recorded({ ...model, kind }, step);
  const { row, col } = model.cursors[kind];
  const cursor = { row: Math.min(row, rows - 2), col: Math.min(col, cols - 2) };
  return { ...moveCursor(next, cursor), playing: false };
}

export const load = (model: Model, position: Position): Model =>
  put(model, startOf(position, model.games[position.kind].present.turns));

/** Opens the game of a link, and says that Undo brings back what was there, unless that is as the page has begun. */
export function openGame(model: Model, step: Step): Model {
  const { kind } = step.position;
  const replaces = model.games[kind] !== FIRST_MODEL.games[kind];
  return withNotice(put(model, step), replaces ? { kind: 'opened' } : null);
}

/** Restores games as they were left. */
export const restore = (
  model: Model,
  kind: Kind,
  direction: Turn,
  steps: Readonly<Record<Kind, Step>>,
): Model =>
  directed({
    ...model,
    kind,
    direction,
    games: gamesFrom((of) => steps[of]),
    notice: { kind: 'restored' },
  });

/** Sets another goal for the tiles, null for the ascending order; the count of presses restarts. */
export function chooseGoal(model: Model, goal: readonly number[] | null): Model {
  const step = stepOf(model);
  const { rows, cols, tiles } = shownPosition(step);
  const position = sortPosition(rows, cols, tiles, goal);
  const next = { ...model, playing: false, notice: null, goalDraft: null };
  if (samePosition(position, shownPosition(step))) return next;
  return recordedWithoutAnswer(next, startOf(position, step.turns));
}

export const moveCursor = (model: Model, cursor: Cursor): Model => {
  const old = model.cursors[model.kind];
  return old.row === cursor.row && old.col === cursor.col
    ? model
    : { ...model, cursors: { ...model.cursors, [model.kind]: cursor } };
};

const isSameMove = (a: Move | null, b: Move): boolean =>
  a !== null && a.row === b.row && a.col === b.col && a.turn === b.turn;

/**
 * Turns a block. A press that is the answer's next move advances the answer; any other removes it.
 */
export function pressBlock(model: Model, move: Move): Model {
  const step = stepOf(model);
  const { answer } = step;
  if (costOf(move.turn, step.turns) !== 1) {
    return withNotice(model, { kind: 'not-allowed', turn: move.turn });
  }
  const introduction = after(model.introduction, 'turn');
  const paused = { ...model, introduction, playing: false };
  if (answer !== null && isSameMove(nextMove(step), move)) {
    return goTo(paused, answer.at + 1);
  }
  const next: Step = {
    position: press(shownPosition(step), move),
    start: step.start,
    turns: step.turns,
    tally: counted(tallyOf(step), [move]),
    answer: null,
    solution: null,
  };
  const pressed = recordedWithoutAnswer(paused, next);
  return isDone(next.position) ? remember(pressed, next, 0, false) : pressed;
}

/** Returns to the position where the count of presses started. */
export function startOver(model: Model): Model {
  const { start, turns } = stepOf(model);
  return recordedWithoutAnswer({ ...model, playing: false }, startOf(start, turns));
}

export const undoStep = (model: Model): Model => ({
  ...withGame(model, undo(gameOf(model))),
  introduction: after(model.introduction, 'undo'),
  playing: false,
});

export const redoStep = (model: Model): Model => ({
  ...withGame(model, redo(gameOf(model))),
  playing: false,
});

/** Sets the answer for the current position. */
export function settle(model: Model, found: Found): Model {
  const step = stepOf(model);
  const position = shownPosition(step);
  const answer = { ...found, track: trackOf(position, found.moves), at: 0 };
  const next: Step = { ...step, position, tally: tallyOf(step), answer };
  const settled = step.answer === null ? recorded(model, next) : amended(model, next);
  const isFromStart = pressesOf(next.tally, next.turns) === 0;
  return remember(settled, next, found.moves.length, found.optimal && isFromStart);
}

/** Takes the result of a longer search from the start of the answer, if it is better. */
export function improve(model: Model, found: Found): Model {
  const { answer } = stepOf(model);
  if (answer === null) return model;
  const isBetter = found.moves.length < answer.moves.length || found.optimal;
  const { nodes, attempt } = found;
  const better = isBetter ? found : { ...answer, nodes, attempt };
  const improved = settle(goTo(model, 0), better);
  return isBetter ? improved : withNotice(improved, { kind: 'no-better' });
}

/** Ends a stopped search: its best answer is kept if it is better than the present one. */
export function stopSearch(model: Model, moves: readonly Move[] | null): Model {
  const { answer, position } = stepOf(model);
  const isBetter = moves !== null && (answer === null || moves.length < answer.moves.length);
  if (!isBetter) return withNotice(model, { kind: 'stopped' });
  // The first placement found for boxes is the nearest one. The effort of the stopped search is
  // unknown, so the next search may take no more than this one could.
  const found: Found = {
    moves,
    optimal: position.kind === 'boxes',
    nodes: answer?.nodes ?? 0,
    attempt: answer?.attempt ?? 0,
    solution: null,
    arrangements: null,
  };
  return withNotice(settle(goTo(model, 0), found), { kind: 'stopped' });
}

/**
 * Adds the solution of boxes to an answer whose search was stopped before it returned the solution.
 */
export function fillAnswer(
  model: Model,
  moves: readonly Move[],
  solution: readonly number[],
): Model {
  const step = stepOf(model);
  if (step.answer === null || step.answer.moves !== moves) return model;
  const answer = { ...step.answer, solution };
  return { ...amended(model, { ...step, answer }), notice: model.notice };
}

/** Records that the user's presses brought the boxes to places with a solution. */
export function settleBoxes(model: Model, position: Position, solution: readonly number[]): Model {
  const step = stepOf(model);
  if (step.answer !== null || !samePosition(step.position, position)) return model;
  const next = { ...step, solution };
  const settled = { ...withGame(model, amend(gameOf(model), next)), notice: model.notice };
  return remember(settled, next, 0, false);
}

/** Shows an answer after `at` of its moves. */
export function goTo(model: Model, at: number): Model {
  const step = stepOf(model);
  if (step.answer === null) return model;
  const within = Math.max(0, Math.min(at, step.answer.moves.length));
  return amended(model, { ...step, answer: { ...step.answer, at: within } });
}

/** Starts or pauses the player; from the end it restarts. */
export function setPlaying(model: Model, playing: boolean): Model {
  const { answer } = stepOf(model);
  if (!playing || answer === null || answer.moves.length === 0) return { ...model, playing: false };
  const isAtEnd = answer.at === answer.moves.length;
  return { ...(isAtEnd ? goTo(model, 0) : model), playing: true };
}

const bestKey = ({ start: { kind, cols, tiles, goal }, turns }: Step): string =>
  `${kind} ${turns} ${cols} ${tiles.join()} ${goal?.join() ?? ''}`;

/** The fewest presses known from the start of the game. */
export const bestOf = (model: Model): Best | null => model.best[bestKey(stepOf(model))] ?? null;

/** Records that the end can be reached with `more` further presses. */
function remember(model: Model, step: Step, more: number, optimal: boolean): Model {
  const presses = pressesOf(step.tally, step.turns) + more;
  const key = bestKey(step);
  const old = model.best[key];
  if (old !== undefined && (old.presses < presses || (old.presses === presses && !optimal))) {
    return model;
  }
  return { ...model, best: { ...model.best, [key]: { presses, optimal } } };
}
