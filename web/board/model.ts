/** Everything one element knows, as plain data, and what a person's actions make of it. */
import type { JiugongError } from '../engine/jiugong';
import type { Digits } from './digits';
import { amend, record, redo, startHistory, undo, type History } from './history';
import { chooseView, clear, enter, fill, isLocked, reset, setEditing, withFinding } from './state';
import { EMPTY_BOARD, hasAnswer, type Board, type Finding, type View } from './state';

/** Something to say that is not about the digits on the board. */
export type Notice =
  | {
      readonly kind:
        | 'stopped'
        | 'locked'
        | 'pick-cell'
        | 'nothing-to-check'
        /** The last cell was typed while givens are edited; the next digit has nowhere to go. */
        | 'last-cell'
        /** Typing put the answer away. */
        | 'answer-gone'
        /** Givens are edited from now on, though there is a finding. */
        | 'editing';
    }
  /** Whether it was a text for the board that failed. */
  | { readonly kind: 'failed'; readonly error: JiugongError; readonly isText: boolean };

export interface Model {
  readonly history: History<Board>;
  /** The cell that digits go to, or null before one was chosen. */
  readonly selected: number | null;
  /** A search has run for long enough to say so. */
  readonly slow: boolean;
  readonly notice: Notice | null;
}

export const EMPTY_MODEL: Model = {
  history: startHistory(EMPTY_BOARD),
  selected: null,
  slow: false,
  notice: null,
};

export const boardIn = (model: Model): Board => model.history.present;

export const withNotice = (model: Model, notice: Notice | null): Model => ({ ...model, notice });

export const withSlow = (model: Model, slow: boolean): Model =>
  model.slow === slow ? model : { ...model, slow };

const recorded = (model: Model, board: Board): Model => ({
  ...model,
  history: record(model.history, board),
  notice: null,
});

const amended = (model: Model, board: Board): Model => ({
  ...model,
  history: amend(model.history, board),
  notice: null,
});

/** What typing does to a board; an answer that goes is worth a word, since it was more than one digit. */
const typed = (model: Model, board: Board): Model => {
  const next = recorded(model, board);
  return hasAnswer(boardIn(model)) ? withNotice(next, { kind: 'answer-gone' }) : next;
};

/** Picking the selected cell again means something only after the last cell was typed. */
export const selectCell = (model: Model, cell: number | null): Model =>
  model.selected === cell && model.notice?.kind !== 'last-cell'
    ? model
    : { ...model, selected: cell, notice: null };

/** The first board, with nothing before it to undo to. */
export const startWith = (model: Model, board: Board): Model => ({
  ...model,
  history: startHistory(board),
  notice: null,
});

/** Puts another board up; a selection belongs to the board it was made on. */
export const loadBoard = (model: Model, board: Board): Model => ({
  ...recorded(model, board),
  selected: null,
});

export const fillBoard = (model: Model, digits: Digits): Model =>
  recorded(model, fill(boardIn(model), digits));

/**
 * Types a digit into the selected cell, 0 for a blank. While givens are edited
 * the selection moves on, so that a printed puzzle can be typed cell by cell;
 * after the last cell it stays, and no digit more is taken until a cell is picked.
 */
export function typeDigit(model: Model, digit: number): Model {
  const cell = model.selected;
  if (cell === null) return withNotice(model, { kind: 'pick-cell' });
  const board = boardIn(model);
  if (isLocked(board, cell)) return withNotice(model, { kind: 'locked' });
  if (model.notice?.kind === 'last-cell') return model;
  const next = typed(model, enter(board, cell, digit));
  if (!board.editing) return next;
  return cell === 80 ? withNotice(next, { kind: 'last-cell' }) : { ...next, selected: cell + 1 };
}

/** Erases the selected cell; while givens are edited an empty cell steps back first, as in any text. */
export function eraseBack(model: Model): Model {
  const cell = model.selected;
  const board = boardIn(model);
  if (cell === null || !board.editing) return typeDigit(model, 0);
  const isEmpty = board.givens[cell] === 0 && board.own[cell] === 0;
  const target = isEmpty ? Math.max(0, cell - 1) : cell;
  return { ...typed(model, enter(board, target, 0)), selected: target };
}

/** Erases the selected cell and stays on it. */
export function eraseHere(model: Model): Model {
  const cell = model.selected;
  const board = boardIn(model);
  if (cell === null || !board.editing) return typeDigit(model, 0);
  return typed(model, enter(board, cell, 0));
}

export const clearBoard = (model: Model): Model => ({
  ...recorded(model, clear()),
  selected: 0,
});

export const resetBoard = (model: Model): Model => recorded(model, reset(boardIn(model)));

export const undoStep = (model: Model): Model => ({
  ...model,
  history: undo(model.history),
  notice: null,
});

export const redoStep = (model: Model): Model => ({
  ...model,
  history: redo(model.history),
  notice: null,
});

export function editGivens(model: Model, on: boolean): Model {
  const board = boardIn(model);
  const next = amended(model, setEditing(board, on));
  return on && board.finding !== null ? withNotice(next, { kind: 'editing' }) : next;
}

export const showView = (model: Model, view: View): Model =>
  amended(model, chooseView(boardIn(model), view));

/** A search came back; a finding that takes the place of another is no step of its own. */
export function settle(model: Model, finding: Finding): Model {
  const board = boardIn(model);
  const change = board.finding === null ? recorded : amended;
  return change(model, withFinding(board, finding));
}
