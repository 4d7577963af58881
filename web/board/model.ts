/**
 * The state of one element as plain data, and the pure functions that a person's actions apply to
 * it.
 */
import type { JiugongError } from '../api/engine';
import { facesOf, type CellFace, type Marking } from './cells';
import { COLORS } from './colors';
import type { Exhibit } from './exhibit';
import { applied, begin, shownCell, tellMore, type GivenHint } from './hint';
import { amend, amendAround, record, redo, startHistory, undo, type History } from './history';
import { cellsOf, sameCell, wholeGrid, type Cells, type Layout, type Range } from './layout';
import { noMarks, type MarkKind } from './marks';
import type { BoardHint } from './next-cell';
import { DEFAULTS, type SettingName, type Settings } from './settings';
import * as states from './state';
import { EMPTY_BOARD, hasAnswer, isLocked, showsDigits } from './state';
import type { Board, Finding, View } from './state';
import { areSame, countValues, type Values } from './values';

/** The blank cells in which candidates were written: in all of them, in those that had none, or in no cell. */
type Noted = 'all' | 'missing' | 'none';

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
        | 'no-marks'
        /** The other digits rule out this candidate, which automatic ones therefore lack. */
        | 'no-candidate'
        /** A wrong digit was there from the beginning. */
        | 'no-way-back'
        /** The next key says of which digit the possible cells are marked. */
        | 'pick-digit';
    }
  /** The cells that can hold a digit are marked. */
  | { readonly kind: 'filtered'; readonly digit: number }
  /** A hint was applied; `noted` says in which of the blank cells candidates were written for that. */
  | { readonly kind: 'applied'; readonly hint: BoardHint; readonly noted: Noted }
  /** Undo went back by some steps, to before the first mistake. */
  | { readonly kind: 'went-back'; readonly steps: number }
  /** A search was stopped; a count had found this many solutions, 0 for none. */
  | { readonly kind: 'stopped'; readonly counted: number }
  /** `isText`: the text of a puzzle could not be read. */
  | { readonly kind: 'failed'; readonly error: JiugongError; readonly isText: boolean };

/** The effect of typing a digit; `color` sets the colour of this number. */
export type Mode = 'digit' | MarkKind | 'color';

export const MODES: readonly Mode[] = ['digit', 'corner', 'candidates', 'color'];

/** What a press of a cell enters where the digit is chosen before the cell. */
export type Active = number | 'erase';

/** What is known of the solutions of a puzzle: the only one, or null. */
interface KnownSolution extends Pick<Board, 'layout' | 'givens'> {
  readonly solution: Values | null;
}

export interface Model {
  readonly history: History<Board>;
  /** The board that the page has set last, to whose givens a person can always come back. */
  readonly puzzle: Board;
  /** The cell that was selected last and has the focus; null before the first selection. */
  readonly selected: number | null;
  /** The cells that receive typed digits, `selected` among them; those marked for a tool. */
  readonly selection: readonly number[];
  /** Whether cells that are not part of the puzzle can be selected, too: a tool draws them. */
  readonly reachesVoids: boolean;
  readonly mode: Mode;
  /** Whether entering a digit keeps it in the pencil marks of its peers. */
  readonly keepMarks: boolean;
  readonly settings: Settings;
  /** Null for none, and where the cell is chosen before the digit. */
  readonly active: Active | null;
  /** Null until it was asked for. */
  readonly known: KnownSolution | null;
  /** Whether a search has run for so long that the status mentions it. */
  readonly slow: boolean;
  /** The number of solutions that the running count has found so far; 0 for none. */
  readonly counted: number;
  readonly notice: Notice | null;
  /** Null for none; an exhibit of the page takes its place, and the other way round. */
  readonly hint: GivenHint | null;
  readonly exhibit: Exhibit | null;
  /** The digit of which the cells that can hold it are marked; null for none. */
  readonly filter: number | null;
}

export const EMPTY_MODEL: Model = {
  history: startHistory(EMPTY_BOARD),
  puzzle: EMPTY_BOARD,
  selected: null,
  selection: [],
  reachesVoids: false,
  mode: 'digit',
  keepMarks: false,
  settings: DEFAULTS,
  active: null,
  known: null,
  slow: false,
  counted: 0,
  notice: null,
  hint: null,
  exhibit: null,
  filter: null,
};

export const boardIn = (model: Model): Board => model.history.present;

export const withNotice = (model: Model, notice: Notice | null): Model => ({ ...model, notice });

/** Says whether a search is slow. At its end none is, and nothing is counted any longer. */
export function withSlow(model: Model, slow: boolean): Model {
  const counted = slow ? model.counted : 0;
  return model.slow === slow && model.counted === counted ? model : { ...model, slow, counted };
}

export const withCounted = (model: Model, counted: number): Model => ({ ...model, counted });

/** The cells that can be selected. */
export function reachedCells(model: Model): Cells {
  const { layout } = boardIn(model);
  return model.reachesVoids ? wholeGrid(layout) : cellsOf(layout);
}

/**
 * Keeps the selected cells, at their rows and columns in the layout before, where they can still be
 * selected.
 */
function withSelectionOf(model: Model, before: Layout): Model {
  const { layout } = boardIn(model);
  const reached = new Set(reachedCells(model));
  const selection = model.selection.flatMap((cell) => {
    const same = sameCell(cell, before, layout);
    return same !== null && reached.has(same) ? [same] : [];
  });
  const last = model.selected === null ? null : sameCell(model.selected, before, layout);
  const selected = last !== null && reached.has(last) ? last : (selection.at(-1) ?? null);
  return selection.length > 0 ? { ...model, selected, selection } : { ...model, ...only(selected) };
}

/** Whether the board writes the candidates: not while givens are entered. */
export const hasAutomaticNotes = ({ settings }: Model, board: Board): boolean =>
  settings.notes === 'automatic' && !board.editing;

/** Keeps automatic notes tidy, which are part of the step that changed the digits. */
const withNotesOf = (model: Model, history: History<Board>): History<Board> =>
  hasAutomaticNotes(model, history.present)
    ? amend(history, states.withAutomaticNotes(history.present))
    : history;

/**
 * Replaces the history. What is shown of the board before goes, unless only colours changed. Where givens are to be
 * entered, by Undo, too, nothing else is: there is no choice of modes.
 */
function withHistory(model: Model, history: History<Board>): Model {
  const [before, now] = [boardIn(model), history.present];
  const isEntry = now.editing && !before.editing;
  const next: Model = { ...model, history, ...(isEntry ? { filter: null, mode: 'digit' } : {}) };
  return states.hasSameContent(before, { ...now, colors: before.colors })
    ? next
    : { ...next, hint: null, exhibit: null };
}

/** Replaces the history, with automatic notes on its present board. */
const at = (model: Model, changed: History<Board>): Model =>
  showing(model, withNotesOf(model, changed));

/** Replaces the history; its present board may have another layout. */
function showing(model: Model, history: History<Board>): Model {
  const next = { ...withHistory(model, history), notice: null };
  const before = boardIn(model).layout;
  if (history.present.layout === before) return next;
  // (The digit may be none of the values there.)
  const active = model.active === 'erase' ? model.active : null;
  return withSelectionOf({ ...next, active, filter: null }, before);
}

export const withReach = (model: Model, reachesVoids: boolean): Model =>
  model.reachesVoids === reachesVoids
    ? model
    : withSelectionOf({ ...model, reachesVoids }, boardIn(model).layout);

const recorded = (model: Model, board: Board): Model => at(model, record(model.history, board));

const amended = (model: Model, board: Board): Model => ({
  ...withHistory(model, withNotesOf(model, amend(model.history, board))),
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

/**
 * Selects the cell that was selected before, unless one is selected; the first cell if that of
 * before is gone.
 */
export function keepSelected(model: Model, before: Model): Model {
  if (model.selected !== null || before.selected === null) return model;
  const cells = reachedCells(model);
  const same = sameCell(before.selected, boardIn(before).layout, boardIn(model).layout);
  return selectCell(model, same !== null && cells.includes(same) ? same : (cells[0] ?? null));
}

/** Moves to a cell past several marked ones, which stay selected for a tool. */
export const moveTo = (model: Model, cell: number): Model =>
  model.selection.length < 2 ? selectCell(model, cell) : { ...model, selected: cell, notice: null };

/** Selects only the cell that a person moved to, if that was past the selected ones. */
export const backToSelection = (model: Model): Model =>
  model.selected === null || model.selection.includes(model.selected)
    ? model
    : { ...model, ...only(model.selected) };

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

/** Chooses a mode. A digit is no colour: it is no longer active where the other is entered. */
export function chooseMode(model: Model, mode: Mode): Model {
  if (model.mode === mode) return model;
  const isOther = (model.mode === 'color') !== (mode === 'color') && model.active !== 'erase';
  return { ...model, mode, active: isOther ? null : model.active, notice: null };
}

export const nextMode = (model: Model): Model =>
  chooseMode(model, MODES[(MODES.indexOf(model.mode) + 1) % MODES.length]!);

export const withKeepMarks = (model: Model, keepMarks: boolean): Model =>
  model.keepMarks === keepMarks ? model : { ...model, keepMarks };

/** Whether the candidates are automatic ones from which the person has removed none. */
const hasPlainNotes = (model: Model, board: Board): boolean =>
  hasAutomaticNotes(model, board) &&
  states.withAutomaticNotes(board) === board &&
  board.removed.every((mask) => mask === 0);

/**
 * Removes automatic notes that have been switched off, in a step that can be undone. Own ones that these had replaced
 * come back where nothing was done since.
 */
function withoutNotes(model: Model): Model {
  const board = boardIn(model);
  const { past } = model.history;
  const before = past.at(-1);
  const candidates = noMarks(board.layout);
  if (before === undefined) return amended(model, { ...board, candidates });
  return states.hasSameContent({ ...before, candidates: board.candidates }, board)
    ? withHistory(model, { ...model.history, past: past.slice(0, -1), present: before })
    : recorded(model, { ...board, candidates });
}

/**
 * Changes a setting. Automatic notes take the place of the person's candidates in a step that can be
 * undone.
 */
export function withSetting<Name extends SettingName>(
  model: Model,
  name: Name,
  choice: Settings[Name],
): Model {
  if (model.settings[name] === choice) return model;
  const settings = { ...model.settings, [name]: choice };
  const next = { ...model, settings, active: settings.entry === 'cell' ? null : model.active };
  if (name === 'notes' && hasPlainNotes(model, boardIn(model))) return withoutNotes(next);
  const { history } = model;
  const board = withNotesOf(next, history).present;
  if (board === history.present) return next;
  const hadNotes = history.present.candidates.some((mask) => mask !== 0);
  return hadNotes ? recorded(next, board) : amended(next, board);
}

/** Whether a press of a cell enters what was chosen before. Givens are typed, cell by cell. */
export const isDigitFirst = (model: Model): boolean =>
  model.settings.entry === 'digit' && !boardIn(model).editing;

export const choose = (model: Model, active: Active | null): Model =>
  model.active === active ? model : { ...model, active, notice: null };

export const keysOf = ({ layout }: Board, mode: Mode): Range =>
  mode === 'color' ? COLORS : layout;

/** Whether the engine has to be asked for the only solution. */
export function needsSolution(model: Model): boolean {
  const board = boardIn(model);
  return (
    model.settings.mistakes === 'wrong' &&
    !board.editing &&
    countValues(board.own) > 0 &&
    !isAbout(model.known, board)
  );
}

/** Whether something is about the puzzle of a board. */
export const isAbout = (
  puzzle: Pick<KnownSolution, 'layout' | 'givens'> | null,
  board: Board,
): boolean => puzzle !== null && puzzle.layout === board.layout && puzzle.givens === board.givens;

export const withKnownSolution = (model: Model, known: KnownSolution): Model => ({
  ...model,
  known,
});

/** What is marked at once on the board. */
export function markingOf({ settings, known, history }: Model): Marking {
  const board = history.present;
  const mistakes = board.editing ? 'clashes' : settings.mistakes;
  const solution = mistakes === 'wrong' && isAbout(known, board) ? known!.solution : null;
  return { clashes: mistakes === 'none' ? board.finding !== null : solution === null, solution };
}

/** The content of each cell on screen. */
export const facesIn = (model: Model): readonly CellFace[] =>
  facesOf(boardIn(model), markingOf(model));

/** The digit that is highlighted: the one asked for, the active one, or that of the selected cell; null for none. */
export function digitInFocus(model: Model, faces: readonly CellFace[]): number | null {
  const { active, mode, selected, filter } = model;
  if (filter !== null) return filter;
  if (typeof active === 'number' && mode !== 'color' && isDigitFirst(model)) return active;
  return selected === null ? null : faces[selected]!.value;
}

/** Shows something in place of the board's own content; null for nothing. */
export const withExhibit = (model: Model, exhibit: Exhibit | null): Model =>
  model.exhibit === exhibit && model.hint === null
    ? model
    : { ...model, exhibit, hint: null, filter: exhibit === null ? model.filter : null };

/** Tells a stage of a hint, and selects the cell that it shows: keys go where the reader looks. */
function telling(model: Model, hint: GivenHint): Model {
  const cell = shownCell(hint);
  const target = cell === null ? {} : only(cell);
  return { ...model, notice: null, hint, exhibit: null, filter: null, ...target };
}

/** Tells the first stage of a hint; `place` is the only cell at which it says to look, if that is one. */
export const withHint = (model: Model, hint: BoardHint, place?: number | null): Model =>
  telling(model, begin(hint, place));

/** Tells the next stage of the hint. */
export const withMore = (model: Model): Model =>
  model.hint === null ? withNotice(model, null) : telling(model, tellMore(model.hint));

/** Adds the givens that exclude the wrong digit of the hint. */
export const withReason = (model: Model, reason: Cells): Model =>
  model.hint === null ? model : { ...model, notice: null, hint: { ...model.hint, reason } };

export const dropHint = (model: Model): Model =>
  model.hint === null ? model : { ...model, notice: null, hint: null };

function notedIn({ candidates }: Board, before: Board): Noted {
  const values = states.entries(before);
  const isNew = (cell: number): boolean => candidates[cell] !== 0 && before.candidates[cell] === 0;
  const blank = cellsOf(before.layout).filter((cell) => values[cell] === null);
  if (!blank.some(isNew)) return 'none';
  return blank.every((cell) => before.candidates[cell] === 0) ? 'all' : 'missing';
}

/** Does what the hint says, in one undo step, and says so unless that solved the puzzle. */
export function applyHint(model: Model): Model {
  const { hint, keepMarks } = model;
  if (hint === null) return model;
  const board = boardIn(model);
  const notes = { areAutomatic: hasAutomaticNotes(model, board), areKept: keepMarks };
  const next = recorded(model, applied(board, hint.hint, notes));
  if (states.isComplete(boardIn(next))) return next;
  const noted = notes.areAutomatic ? 'none' : notedIn(boardIn(next), board);
  return withNotice(next, { kind: 'applied', hint: hint.hint, noted });
}

/** Replaces the history. */
export const goOnWith = (model: Model, history: History<Board>): Model => ({
  ...at(model, history),
  filter: null,
  puzzle: history.present,
});

export const startWith = (model: Model, board: Board): Model =>
  goOnWith(model, startHistory(board));

/** Goes on with what was done on the puzzle of the page before, of which there is nothing to undo. */
export const resumeWork = (model: Model, board: Board): Model => ({
  ...startWith(model, board),
  puzzle: model.puzzle,
});

/** Loads another board and clears the selection, which belonged to the old one. */
export const loadBoard = (model: Model, board: Board): Model => ({
  ...pasteBoard(model, board),
  puzzle: board,
});

/** The same for a board that a person brings: the puzzle of the page stays. */
export const pasteBoard = (model: Model, board: Board): Model => ({
  ...recorded(model, board),
  ...only(null),
  filter: null,
});

/** Changes the board, its layout included, in one undo step. */
export function changeBoard(model: Model, change: (board: Board) => Board): Model {
  const board = boardIn(model);
  const next = change(board);
  return next === board ? model : recorded(model, next);
}

export const fillBoard = (model: Model, values: Values): Model =>
  recorded(model, states.fill(boardIn(model), values));

/** The reason why the selected cells cannot be changed, or null. */
function obstacle({ selection }: Model, board: Board): Notice | null {
  if (selection.length === 0) return { kind: 'pick-cell' };
  return selection.every((cell) => isLocked(board, cell)) ? { kind: 'locked' } : null;
}

/** Enters a value into the selected cells and removes it from the marks of their peers. */
function put(model: Model, board: Board, value: number): Model {
  const free = model.selection.filter((cell) => !isLocked(board, cell));
  const next = states.enterAll(board, free, value);
  return typed(model, model.keepMarks ? next : states.tidy(next, free, value));
}

/**
 * Types a value into the selected cells. In editing mode with a single selected cell the selection
 * moves to the next cell, so that a printed puzzle can be typed cell by cell, null for a blank. It
 * stays on the last cell, and further values are ignored until a cell is selected.
 */
export function typeValue(model: Model, value: number | null): Model {
  const board = boardIn(model);
  const notice = obstacle(model, board);
  if (notice !== null) return withNotice(model, notice);
  const [cell] = model.selection;
  const goesOn = board.editing && model.selection.length === 1;
  if (value === null && !goesOn) return typed(model, states.erase(board, model.selection));
  if (model.notice?.kind === 'last-cell') return model;
  const next =
    value === null ? typed(model, states.enter(board, cell!, null)) : put(model, board, value);
  if (!goesOn) return next;
  const after = cellsOf(board.layout).find((other) => other > cell!);
  return after === undefined
    ? withNotice(next, { kind: 'last-cell' })
    : { ...next, ...only(after) };
}

/**
 * Adds a value to the marks of the selected blank cells; removes it if all of them have it. Automatic
 * candidates are there, so it is the other way round.
 */
export function typeMark(model: Model, kind: MarkKind, value: number): Model {
  if (model.selection.length === 0) return withNotice(model, { kind: 'pick-cell' });
  const board = boardIn(model);
  const isStrike = kind === 'candidates' && hasAutomaticNotes(model, board);
  const next = isStrike
    ? states.strike(board, model.selection, value)
    : states.mark(board, kind, model.selection, value);
  if (next !== board) return typed(model, next);
  const values = states.entries(board);
  const isOpen = isStrike && model.selection.some((cell) => values[cell] === null);
  return withNotice(model, { kind: isOpen ? 'no-candidate' : 'no-marks' });
}

/** Adds a colour to the selected cells, or removes it if all of them have it; null removes all colours. */
function typeColor(model: Model, color: number | null): Model {
  const { selection } = model;
  if (selection.length === 0) return withNotice(model, { kind: 'pick-cell' });
  const board = boardIn(model);
  return recorded(
    model,
    color === null ? states.wipe(board, selection) : states.paint(board, selection, color),
  );
}

/** Types a value in the given mode, null to erase. */
export function typeInMode(model: Model, value: number | null, mode = model.mode): Model {
  if (mode === 'color') return typeColor(model, value);
  return mode === 'digit' || value === null
    ? typeValue(model, value)
    : typeMark(model, mode, value);
}

/**
 * Enters what is active into the selected cells: marks and colours into several, but a digit only into
 * one, which a stroke past a cell would hit by mistake. The same digit again erases it.
 */
export function typeActive(model: Model): Model {
  const { active, mode, selection } = model;
  if (active === null || !isDigitFirst(model)) return model;
  if (active === 'erase') return eraseHere(model);
  if (mode !== 'digit') return typeInMode(model, active);
  const [cell, ...others] = selection;
  if (cell === undefined || others.length > 0) return model;
  return typeValue(model, boardIn(model).own[cell] === active ? null : active);
}

/**
 * Erases the selected cells. In editing mode an empty cell first steps back to the previous cell,
 * as in a text field.
 */
export function eraseBack(model: Model): Model {
  const board = boardIn(model);
  const [cell] = model.selection;
  const isText = board.editing && model.mode !== 'color' && model.selection.length === 1;
  if (cell === undefined || !isText) return eraseHere(model);
  const isEmpty = board.givens[cell] === null && board.own[cell] === null;
  const before = cellsOf(board.layout).filter((other) => other < cell);
  const target = isEmpty ? (before.at(-1) ?? cell) : cell;
  return { ...typed(model, states.enter(board, target, null)), ...only(target) };
}

/** Erases the selected cells, or their colours in that mode, and keeps the selection. */
export function eraseHere(model: Model): Model {
  if (model.mode === 'color') return typeColor(model, null);
  const board = boardIn(model);
  const notice = obstacle(model, board);
  if (notice !== null) return withNotice(model, notice);
  return typed(model, states.erase(board, model.selection));
}

export const markCandidates = (model: Model): Model =>
  recorded(model, states.markCandidates(boardIn(model)));

export const fixGivens = (model: Model): Model => recorded(model, states.fixGivens(boardIn(model)));

/** Starts to enter the givens of another puzzle, on an empty board of the shape of this one. */
function startGivens(model: Model, shape: Board): Model {
  const board = states.clear(shape);
  return { ...recorded(model, board), ...only(cellsOf(board.layout)[0] ?? null) };
}

export const clearBoard = (model: Model): Model => startGivens(model, boardIn(model));

export function resetBoard(model: Model): Model {
  const board = boardIn(model);
  const next = recorded(model, states.reset(board));
  // Automatic notes alone are no work: the reset board has them, too.
  return states.hasSameContent(boardIn(next), board) ? { ...model, notice: null } : next;
}

/** Whether there is no given; the cages of a layout are clues, too. */
const isBlank = ({ givens, layout }: Board): boolean =>
  countValues(givens) === 0 && layout.cages.length === 0;

/**
 * Clears what a person entered: own digits and marks on the puzzle of the page, and everything
 * where the person also enters the givens; if the page has set no puzzle, also a shape that the
 * person has pasted.
 */
export function clearWork(model: Model): Model {
  if (isBlank(model.puzzle)) return startGivens(model, model.puzzle);
  return boardIn(model).editing ? clearBoard(model) : resetBoard(model);
}

/**
 * Restores the puzzle of the page, even if it was cleared or changed since; without one, resets the
 * board.
 */
export const resetPuzzle = (model: Model): Model =>
  isBlank(model.puzzle)
    ? resetBoard(model)
    : recorded(model, states.setEditing(states.reset(model.puzzle), false));

/**
 * Goes to another step of the history, and selects the cells that changed, so that typing goes on
 * where it was. Candidates there are as they were: a person's own stay when automatic ones, which
 * took their place, are undone.
 */
function goTo(model: Model, history: History<Board>, cells: readonly number[]): Model {
  const hasNotes = history.present.candidates.some((mask) => mask !== 0);
  const next = hasNotes ? showing(model, history) : at(model, history);
  const reached = reachedCells(next);
  const selection = cells.filter((cell) => reached.includes(cell));
  return selection.length === 0 ? next : { ...next, selected: selection.at(-1)!, selection };
}

export function undoStep(model: Model): Model {
  const history = undo(model.history);
  return goTo(model, history, states.typedCells(history.present, boardIn(model)));
}

/** Undoes steps until a board is as wanted, or there are none left; selects the cells of the step that it undid last. */
export function undoTo(model: Model, isWanted: (board: Board) => boolean): Model {
  let { history } = model;
  let after = history.present;
  while (!isWanted(history.present) && history.past.length > 0) {
    after = history.present;
    history = undo(history);
  }
  return goTo(model, history, states.typedCells(history.present, after));
}

/**
 * Goes back to the last board on which every digit was that of the solution, by as many steps of undo as it takes, and
 * selects the cell where it went wrong then.
 */
export function undoMistake(model: Model, solution: Values): Model {
  const { givens, layout } = boardIn(model);
  const isRight = (board: Board): boolean =>
    board.layout === layout &&
    areSame(board.givens, givens) &&
    board.own.every((own, cell) => own === null || own === solution[cell]);
  const next = undoTo(model, isRight);
  if (!isRight(boardIn(next))) return withNotice(model, { kind: 'no-way-back' });
  const steps = model.history.past.length - next.history.past.length;
  return withNotice(next, { kind: 'went-back', steps });
}

export function redoStep(model: Model): Model {
  const history = redo(model.history);
  return goTo(model, history, states.typedCells(boardIn(model), history.present));
}

/**
 * Turns on or off that givens are typed. Undo and redo keep to it, but for a step that switched it
 * itself, such as emptying the board: without that step it is as it was.
 */
export function editGivens(model: Model, on: boolean): Model {
  const board = boardIn(model);
  const isOther = ({ editing }: Board): boolean => editing !== on;
  const history = isOther(board)
    ? amendAround(model.history, isOther, (state) => states.setEditing(state, on))
    : model.history;
  const next: Model = { ...withHistory(model, withNotesOf(model, history)), notice: null };
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
