/** Everything the Rotate panel knows, as plain data, and what a person's actions make of it. */
import type { JiugongError } from '../../engine/jiugong';
import { amend, record, redo, startHistory, undo, type History } from '../../board/history';
import {
  isDone,
  press,
  samePosition,
  sortPosition,
  trackOf,
  type Kind,
  type Position,
} from './position';
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
  /** The boards are as they were when the page was closed; one came by a link; one did not. */
  | { readonly kind: 'restored' | 'opened' | 'newer' | 'damaged' }
  | { readonly kind: 'not-allowed'; readonly turn: Turn }
  | { readonly kind: 'taken'; readonly puzzles: number }
  | { readonly kind: 'unreadable'; readonly problem: ReadProblem }
  | { readonly kind: 'no-goal'; readonly problem: GoalProblem }
  | { readonly kind: 'wrong-count'; readonly digit: number; readonly count: number }
  | { readonly kind: 'blank-cell'; readonly cell: number }
  | { readonly kind: 'failed'; readonly error: JiugongError };

/** A search that has run for long enough to be worth a word. */
export interface Search {
  /** From 0 to 1. */
  readonly done: number;
  /** The best answer found so far. */
  readonly moves: readonly Move[] | null;
  /** The presses of the answer that it shall beat; null where there is none. */
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
  /** How a plain press turns: one of the turns that count as one. */
  readonly direction: Turn;
  readonly search: Search | null;
  readonly notice: Notice | null;
  /** By `bestKey`. */
  readonly best: Readonly<Record<string, Best>>;
  readonly playing: boolean;
  /** 0..4, the higher the faster. */
  readonly speed: number;
  /** What a person wrote into the field for positions; null while it shows the board. */
  readonly drafts: Readonly<Record<Kind, string | null>>;
  /** What a person wrote into the field for the goal; null while it shows the goal. */
  readonly goalDraft: string | null;
  readonly copied: boolean | null;
}

export const SPEEDS = 5;

const CORNER: Cursor = { row: 0, col: 0 };

export const FIRST_MODEL: Model = {
  kind: 'sort',
  games: {
    sort: startHistory(startOf(FIRST_POSITIONS.sort, 'clockwise')),
    boxes: startHistory(startOf(FIRST_POSITIONS.boxes, 'clockwise')),
    tripods: startHistory(startOf(FIRST_POSITIONS.tripods, 'clockwise')),
  },
  cursors: { sort: CORNER, boxes: CORNER, tripods: CORNER },
  direction: 'cw',
  search: null,
  notice: null,
  best: {},
  playing: false,
  speed: 2,
  drafts: { sort: null, boxes: null, tripods: null },
  goalDraft: null,
  copied: null,
};

export const gameOf = (model: Model): History<Step> => model.games[model.kind];
export const stepOf = (model: Model): Step => gameOf(model).present;

/** The same with a direction that counts as one press under the rules of the board that is shown. */
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

/** A step in which the answer there was, if any, is gone. */
const recordedWithoutAnswer = (model: Model, step: Step): Model => {
  const hadMoves = (stepOf(model).answer?.moves.length ?? 0) > 0;
  const next = recorded(model, step);
  return hadMoves ? withNotice(next, { kind: 'answer-gone' }) : next;
};

export const withNotice = (model: Model, notice: Notice | null): Model => ({ ...model, notice });

export const withSearch = (model: Model, search: Search | null): Model => ({ ...model, search });

export const choosePuzzle = (model: Model, kind: Kind): Model =>
  model.kind === kind
    ? model
    : directed({ ...model, kind, playing: false, notice: null, copied: null });

/** Other rules for this puzzle: an answer under the old ones goes, and Undo brings both back. */
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

/** The turn of a press with Shift or the right button: back, where a plain press turns forth. */
export const otherDirection = (direction: Turn): Turn => (direction === 'cw' ? 'ccw' : 'cw');

/** Puts another game up. */
function put(model: Model, step: Step): Model {
  const { kind, rows, cols } = step.position;
  const next = recorded({ ...model, kind }, step);
  const { row, col } = model.cursors[kind];
  const cursor = { row: Math.min(row, rows - 2), col: Math.min(col, cols - 2) };
  return withDraft({ ...moveCursor(next, cursor), playing: false }, null);
}

/** Puts another position up. */
export const load = (model: Model, position: Position): Model =>
  put(model, startOf(position, model.games[position.kind].present.turns));

/** Puts the game of a link up. */
export const openGame = (model: Model, step: Step): Model =>
  withNotice(put(model, step), { kind: 'opened' });

/** Goes on with games as they were left. */
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
    games: {
      sort: startHistory(steps.sort),
      boxes: startHistory(steps.boxes),
      tripods: startHistory(steps.tripods),
    },
    notice: { kind: 'restored' },
  });

/** Another order for the tiles to come to, null for the ascending one; the counting begins anew. */
export function chooseGoal(model: Model, goal: readonly number[] | null): Model {
  const step = stepOf(model);
  const { rows, cols, tiles } = shownPosition(step);
  const position = sortPosition(rows, cols, tiles, goal);
  const next = withGoalDraft({ ...model, playing: false, notice: null }, null);
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

/** Turns a block. The press that an answer shows next plays on; any other takes the answer away. */
export function pressBlock(model: Model, move: Move): Model {
  const step = stepOf(model);
  const { answer } = step;
  if (costOf(move.turn, step.turns) !== 1) {
    return withNotice(model, { kind: 'not-allowed', turn: move.turn });
  }
  const paused = { ...model, playing: false };
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

/** Back to where the counting began. */
export function startOver(model: Model): Model {
  const { start, turns } = stepOf(model);
  return recordedWithoutAnswer({ ...model, playing: false }, startOf(start, turns));
}

export const undoStep = (model: Model): Model => ({
  ...withGame(model, undo(gameOf(model))),
  playing: false,
});

export const redoStep = (model: Model): Model => ({
  ...withGame(model, redo(gameOf(model))),
  playing: false,
});

/** An answer for the position that is shown. */
export function settle(model: Model, found: Found): Model {
  const step = stepOf(model);
  const position = shownPosition(step);
  const answer = { ...found, track: trackOf(position, found.moves), at: 0 };
  const next: Step = { ...step, position, tally: tallyOf(step), answer };
  const settled = step.answer === null ? recorded(model, next) : amended(model, next);
  const isFromStart = pressesOf(next.tally, next.turns) === 0;
  return remember(settled, next, found.moves.length, found.optimal && isFromStart);
}

/** What a longer search found for where an answer begins: taken if it is better. */
export function improve(model: Model, found: Found): Model {
  const { answer } = stepOf(model);
  if (answer === null) return model;
  const isBetter = found.moves.length < answer.moves.length || found.optimal;
  const { nodes, attempt } = found;
  const better = isBetter ? found : { ...answer, nodes, attempt };
  const improved = settle(goTo(model, 0), better);
  return isBetter ? improved : withNotice(improved, { kind: 'no-better' });
}

/** A search was stopped: the best it had found stays, if it is better than what there was. */
export function stopSearch(model: Model, moves: readonly Move[] | null): Model {
  const { answer, position } = stepOf(model);
  const isBetter = moves !== null && (answer === null || moves.length < answer.moves.length);
  if (!isBetter) return withNotice(model, { kind: 'stopped' });
  // The first place that is found for boxes is the nearest one. What the search would have taken is not
  // known, so that the next one is no longer than this one was to be.
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

/** What the boxes of an answer come to, where the search that found it was stopped before it told. */
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

/** The presses of a person brought the boxes to where they have a solution. */
export function settleBoxes(model: Model, position: Position, solution: readonly number[]): Model {
  const step = stepOf(model);
  if (step.answer !== null || !samePosition(step.position, position)) return model;
  const next = { ...step, solution };
  const settled = { ...withGame(model, amend(gameOf(model), next)), notice: model.notice };
  return remember(settled, next, 0, false);
}

/** Shows an answer after some of its moves. */
export function goTo(model: Model, at: number): Model {
  const step = stepOf(model);
  if (step.answer === null) return model;
  const within = Math.max(0, Math.min(at, step.answer.moves.length));
  return amended(model, { ...step, answer: { ...step.answer, at: within } });
}

/** Plays or pauses; from the end it plays once more from the beginning. */
export function setPlaying(model: Model, playing: boolean): Model {
  const { answer } = stepOf(model);
  if (!playing || answer === null || answer.moves.length === 0) return { ...model, playing: false };
  const isAtEnd = answer.at === answer.moves.length;
  return { ...(isAtEnd ? goTo(model, 0) : model), playing: true };
}

export const setSpeed = (model: Model, speed: number): Model => ({ ...model, speed });

export const withDraft = (model: Model, draft: string | null): Model => ({
  ...model,
  drafts: { ...model.drafts, [model.kind]: draft },
});

export const withGoalDraft = (model: Model, goalDraft: string | null): Model => ({
  ...model,
  goalDraft,
});

export const withCopied = (model: Model, copied: boolean | null): Model => ({ ...model, copied });

const bestKey = ({ start: { kind, cols, tiles, goal }, turns }: Step): string =>
  `${kind} ${turns} ${cols} ${tiles.join()} ${goal?.join() ?? ''}`;

/** The fewest presses known from where the counting began. */
export const bestOf = (model: Model): Best | null => model.best[bestKey(stepOf(model))] ?? null;

/** The end can be reached with so many presses more. */
function remember(model: Model, step: Step, more: number, optimal: boolean): Model {
  const presses = pressesOf(step.tally, step.turns) + more;
  const key = bestKey(step);
  const old = model.best[key];
  if (old !== undefined && (old.presses < presses || (old.presses === presses && !optimal))) {
    return model;
  }
  return { ...model, best: { ...model.best, [key]: { presses, optimal } } };
}
