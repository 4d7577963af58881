/**
 * The state of one element as plain data, and the pure functions that a person's actions apply to
 * it.
 */
import type { JiugongError } from '../engine/jiugong';
import { countDigits, type Digits } from './digits';
import { amend, record, redo, startHistory, undo, type History } from './history';
import type { MarkKind } from './marks';
import * as states from './state';
import { EMPTY_BOARD, hasAnswer, isLocked, showsDigits } from './state';
import type { Board, Finding, View } from './state';

/** A message that is not about the digits on the board. */
export type Notice =
  | {
      readonly kind:
        | 'locked'
        | 'pick-cell'
        /** A cell's answer is requested, but no cell without a given is selected. */
        | 'pick-blank'
        | 'nothing-to-check'
        /** The last cell was typed in editing mode; there is no next cell for another digit. */
        | 'last-cell'
        /** Typing removed the answer. */
        | 'answer-gone'
        /** Editing mode was turned on while the board shows a finding. */
        | 'editing'
        /** All selected cells have digits, and those take no marks. */
        | 'no-marks';
    }
  /** A search was stopped; a count had found this many solutions, 0 for none. */
  | { readonly kind: 'stopped'; readonly counted: number }
  /** `isText`: the text of a puzzle could not be read. */
  | { readonly kind: 'failed'; readonly error: JiugongError; readonly isText: boolean };

/** The effect of typing a digit. */
export type Mode = 'digit' | MarkKind;

export const MODES: readonly Mode[] = ['digit', 'corner', 'candidates'];

export interface Model {
  readonly history: History<Board>;
  /** The givens that the page has set last, which a person can always come back to. */
  readonly puzzle: Digits;
  /** The cell that was selected last and has the focus; null before the first selection. */
  readonly selected: number | null;
  /** The cells that receive typed digits, `selected` among them. */
  readonly selection: readonly number[];
  readonly mode: Mode;
  /** Whether entering a digit keeps it in the pencil marks of its peers. */
  readonly keepMarks: boolean;
  /** Whether a search has run for so long that the status mentions it. */
  readonly slow: boolean;
  /** The number of solutions that the running count has found so far; 0 for none. */
  readonly counted: number;
  readonly notice: Notice | null;
}

export const EMPTY_MODEL: Model = {
  history: startHistory(EMPTY_BOARD),
  puzzle: EMPTY_BOARD.givens,
  selected: null,
  selection: [],
  mode: 'digit',
  keepMarks: false,
  slow: false,
  counted: 0,
  notice: null,
};

export const boardIn = (model: Model): Board => model.history.present;

export const withNotice = (model: Model, notice: Notice | null): Model => ({ ...model, notice });

/** Says whether a search is slow. At its end none is, and nothing is counted any longer. */
export function withSlow(model: Model, slow: boolean): Model {
  const counted = slow ? model.counted : 0;
  return model.slow === slow && model.counted === counted ? model : { ...model, slow, counted };
}

export const withCounted = (model: Model, counted: number): Model => ({ ...model, counted });

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

/**
 * Records the board after typing. If it removed an answer, a notice says so: more than one digit is
 * gone.
 */
const typed = (model: Model, board: Board): Model => {
  const next = recorded(model, board);
  return hasAnswer(boardIn(model)) ? withNotice(next, { kind: 'answer-gone' }) : next;
};

/** A selection of one cell, or of none. */
const only = (cell: number | null): Pick<Model, 'selected' | 'selection'> => ({
  selected: cell,
  selection: cell === null ? [] : [cell],
});

/**
 * Selects one cell. Selecting the same cell again has an effect only after the last cell was typed.
 */
export const selectCell = (model: Model, cell: number | null): Model =>
  model.selected === cell && model.selection.length < 2 && model.notice?.kind !== 'last-cell'
    ? model
    : { ...model, ...only(cell), notice: null };

/** Adds a cell to the selection. */
export const extendSelection = (model: Model, cell: number): Model => ({
  ...model,
  selected: cell,
  selection: model.selection.includes(cell) ? model.selection : [...model.selection, cell],
  notice: null,
});

/** Adds a cell to the selection or removes it; one cell always stays selected. */
export function toggleCell(model: Model, cell: number): Model {
  const rest = model.selection.filter((other) => other !== cell);
  if (rest.length === model.selection.length) return extendSelection(model, cell);
  const last = rest.at(-1);
  return last === undefined ? model : { ...model, selected: last, selection: rest, notice: null };
}

export const selectCells = (model: Model, cells: readonly number[]): Model => ({
  ...model,
  selected: cells.at(-1) ?? null,
  selection: cells,
  notice: null,
});

export const chooseMode = (model: Model, mode: Mode): Model =>
  model.mode === mode ? model : { ...model, mode, notice: null };

export const nextMode = (model: Model): Model =>
  chooseMode(model, MODES[(MODES.indexOf(model.mode) + 1) % MODES.length]!);

export const withKeepMarks = (model: Model, keepMarks: boolean): Model =>
  model.keepMarks === keepMarks ? model : { ...model, keepMarks };

/** Replaces the history. */
export const goOnWith = (model: Model, history: History<Board>): Model => ({
  ...model,
  history,
  puzzle: history.present.givens,
  notice: null,
});

/** Starts with a board and an empty history. */
export const startWith = (model: Model, board: Board): Model =>
  goOnWith(model, startHistory(board));

/** Loads another board and clears the selection, which belonged to the old one. */
export const loadBoard = (model: Model, board: Board): Model => ({
  ...pasteBoard(model, board),
  puzzle: board.givens,
});

/** The same for a board that a person brings: the puzzle of the page stays. */
export const pasteBoard = (model: Model, board: Board): Model => ({
  ...recorded(model, board),
  ...only(null),
});

export const fillBoard = (model: Model, digits: Digits): Model =>
  recorded(model, states.fill(boardIn(model), digits));

/** The reason why the selected cells cannot be changed, or null. */
function obstacle({ selection }: Model, board: Board): Notice | null {
  if (selection.length === 0) return { kind: 'pick-cell' };
  return selection.every((cell) => isLocked(board, cell)) ? { kind: 'locked' } : null;
}

/** Enters a digit into the selected cells and removes it from the marks of their peers. */
function put(model: Model, board: Board, digit: number): Model {
  const free = model.selection.filter((cell) => !isLocked(board, cell));
  const next = states.enterAll(board, free, digit);
  return typed(model, model.keepMarks ? next : states.tidy(next, free, digit));
}

/**
 * Types a digit into the selected cells. In editing mode with a single selected cell the selection
 * moves to the next cell, so that a printed puzzle can be typed cell by cell, 0 for a blank. It
 * stays on the last cell, and further digits are ignored until a cell is selected.
 */
export function typeDigit(model: Model, digit: number): Model {
  const board = boardIn(model);
  const notice = obstacle(model, board);
  if (notice !== null) return withNotice(model, notice);
  const [cell] = model.selection;
  const goesOn = board.editing && model.selection.length === 1;
  if (digit === 0 && !goesOn) return typed(model, states.erase(board, model.selection));
  if (model.notice?.kind === 'last-cell') return model;
  const next = digit === 0 ? typed(model, states.enter(board, cell!, 0)) : put(model, board, digit);
  if (!goesOn) return next;
  return cell === 80 ? withNotice(next, { kind: 'last-cell' }) : { ...next, ...only(cell! + 1) };
}

/** Adds a digit to the marks of the selected blank cells; removes it if all of them have it. */
export function typeMark(model: Model, kind: MarkKind, digit: number): Model {
  if (model.selection.length === 0) return withNotice(model, { kind: 'pick-cell' });
  const board = boardIn(model);
  const next = states.mark(board, kind, model.selection, digit);
  return next === board ? withNotice(model, { kind: 'no-marks' }) : typed(model, next);
}

/** Types a digit in the given mode, 0 to erase. */
export const typeInMode = (model: Model, digit: number, mode = model.mode): Model =>
  mode === 'digit' || digit === 0 ? typeDigit(model, digit) : typeMark(model, mode, digit);

/**
 * Erases the selected cells. In editing mode an empty cell first steps back to the previous cell,
 * as in a text field.
 */
export function eraseBack(model: Model): Model {
  const board = boardIn(model);
  const [cell] = model.selection;
  if (cell === undefined || model.selection.length > 1 || !board.editing) return eraseHere(model);
  const isEmpty = board.givens[cell] === 0 && board.own[cell] === 0;
  const target = isEmpty ? Math.max(0, cell - 1) : cell;
  return { ...typed(model, states.enter(board, target, 0)), ...only(target) };
}

/** Erases the selected cells and keeps the selection. */
export function eraseHere(model: Model): Model {
  const board = boardIn(model);
  const notice = obstacle(model, board);
  if (notice !== null) return withNotice(model, notice);
  return typed(model, states.erase(board, model.selection));
}

export const markCandidates = (model: Model): Model =>
  recorded(model, states.markCandidates(boardIn(model)));

export const fixGivens = (model: Model): Model => recorded(model, states.fixGivens(boardIn(model)));

export const clearBoard = (model: Model): Model => ({
  ...recorded(model, states.clear()),
  ...only(0),
  mode: 'digit',
});

export const resetBoard = (model: Model): Model => recorded(model, states.reset(boardIn(model)));

/**
 * Clears what a person entered: own digits and marks on the puzzle of the page, and everything
 * where the person also enters the givens.
 */
export const clearWork = (model: Model): Model =>
  boardIn(model).editing || countDigits(model.puzzle) === 0 ? clearBoard(model) : resetBoard(model);

/**
 * Restores the puzzle of the page, even if it was cleared or changed since; without one, resets the
 * board.
 */
export const resetPuzzle = (model: Model): Model =>
  countDigits(model.puzzle) === 0
    ? resetBoard(model)
    : recorded(model, states.boardOf(model.puzzle));

/**
 * Goes to another step of the history, and selects the cells that changed, so that typing goes on
 * where it was.
 */
const goTo = (model: Model, history: History<Board>, cells: readonly number[]): Model => ({
  ...model,
  ...(cells.length === 0 ? {} : { selected: cells.at(-1)!, selection: cells }),
  history,
  notice: null,
});

export function undoStep(model: Model): Model {
  const history = undo(model.history);
  return goTo(model, history, states.typedCells(history.present, boardIn(model)));
}

export function redoStep(model: Model): Model {
  const history = redo(model.history);
  return goTo(model, history, states.typedCells(boardIn(model), history.present));
}

export function editGivens(model: Model, on: boolean): Model {
  const board = boardIn(model);
  const next = amended(model, states.setEditing(board, on));
  if (!on) return next;
  const typing: Model = { ...next, mode: 'digit' };
  return board.finding === null ? typing : withNotice(typing, { kind: 'editing' });
}

export const showView = (model: Model, view: View): Model =>
  amended(model, states.chooseView(boardIn(model), view));

/**
 * Applies the result of a search. It is an undo step if it shows digits or removes those of another
 * kind of finding. A finding that only marks the board or gives a message is not a step: undo then
 * reverts what the person did.
 */
export function settle(model: Model, finding: Finding): Model {
  const board = boardIn(model);
  const next = states.withFinding(board, finding);
  const isOther = board.finding?.kind !== finding.kind;
  const isStep = isOther && (showsDigits(board) || showsDigits(next));
  const change = isStep || next.own !== board.own ? recorded : amended;
  return change(model, next);
}
