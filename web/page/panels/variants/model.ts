/** The state of the Variants panel as plain data, and the pure functions for the user's actions. */
import { amend, record, redo, startHistory, undo, type History } from '../../../board/history';
import type { Board, View } from '../../../board/state';
import type { JiugongError, RegionPresetName } from '../../../engine/jiugong';
import type { Problem } from '../../ui/problems';
import { cageAt, cellsBetween, draw, eraseAll, eraseAt, takesCells } from './draw';
import type { Layer } from './draw';
import { FIRST_PUZZLE } from './examples';
import { colOf, rowOf, type Cells, type Sides } from '../../../board/layout';
import { setBoxes, setRange, VOID, type Puzzle, type RangeEnd } from './puzzle';
import { setSum, shortenSum, typeSum } from './sums';

/** The action of a press on the board: type a value, or draw. */
export const MODES = ['digits', 'regions', 'cages', 'void'] as const satisfies readonly (
  Layer | 'digits'
)[];
export type Mode = (typeof MODES)[number];

/** The limits for counting solutions. */
export const LIMITS = [1_000, 1_000_000, 1_000_000_000] as const;

/** The cost of a search. */
export interface Cost {
  readonly nodes: number;
  readonly micros: number;
}

/** The engine's result; solutions have one value per cell. */
export type Finding = Cost &
  (
    | { readonly kind: 'unique'; readonly solution: Cells }
    | {
        readonly kind: 'several';
        readonly first: Cells;
        readonly second: Cells;
        /** Whether there are more than these two. */
        readonly more: boolean;
        readonly view: View;
      }
    | { readonly kind: 'counted'; readonly count: number; readonly capped: boolean }
    | { readonly kind: 'none'; readonly conflicts: Cells }
  );

export interface Step {
  readonly puzzle: Puzzle;
  /** The preset of this shape; null for a custom shape. */
  readonly preset: RegionPresetName | null;
  readonly finding: Finding | null;
  /** The work on a puzzle that was opened, until the puzzle is changed. */
  readonly work?: Pick<Board, 'own' | 'corner' | 'candidates'>;
}

export type Notice =
  | { readonly kind: 'answer-gone' | 'pick-cell' | 'nothing-here' }
  /** A search was stopped; a count had come as far as `counted`. */
  | { readonly kind: 'stopped'; readonly counted: number }
  | {
      readonly kind: 'drawn';
      readonly layer: Layer;
      /** The cage that was drawn. */
      readonly cage: number | null;
      /** Whether it took cells from another piece or cage. */
      readonly takes: boolean;
    }
  /** The board was restored from the last visit; a link was opened. */
  | { readonly kind: 'restored' | 'opened' }
  | { readonly kind: 'problem'; readonly problem: Problem }
  /** A link could not be opened, since its puzzle has rules that the panel does not have. */
  | { readonly kind: 'foreign'; readonly rules: readonly string[] }
  | { readonly kind: 'erased'; readonly layer: Layer }
  /** The sum of a cage was changed; while it is being typed, the next digit is appended. */
  | { readonly kind: 'sum'; readonly cage: number; readonly isTyped: boolean }
  | { readonly kind: 'no-value'; readonly value: number }
  /** The number of drawn pieces that boxes replaced. */
  | { readonly kind: 'pieces-gone'; readonly count: number }
  /** The end of the range that moved because of the other. */
  | { readonly kind: 'range-moved'; readonly end: RangeEnd }
  | { readonly kind: 'failed'; readonly error: JiugongError };

export interface Model {
  readonly game: History<Step>;
  readonly mode: Mode;
  readonly cursor: number | null;
  /** The selected cells to draw, in the order in which the stroke passed them. */
  readonly selection: Cells;
  /** Whether a search has run long enough to be shown. */
  readonly searching: boolean;
  /** The number of solutions that a count has found so far. */
  readonly counted: number;
  readonly notice: Notice | null;
  readonly limit: number;
  /** The text that the user typed into the text field; null while it shows the board. */
  readonly draft: string | null;
  /** The board as text, once the text panel has been opened. */
  readonly written: string;
  readonly copied: boolean | null;
}

export const FIRST_MODEL: Model = {
  game: startHistory<Step>({ puzzle: FIRST_PUZZLE, preset: 'x', finding: null }),
  mode: 'digits',
  cursor: null,
  selection: [],
  searching: false,
  counted: 0,
  notice: null,
  limit: LIMITS[1],
  draft: null,
  written: '',
  copied: null,
};

export const stepOf = (model: Model): Step => model.game.present;
export const puzzleOf = (model: Model): Puzzle => stepOf(model).puzzle;

export const withNotice = (model: Model, notice: Notice | null): Model => ({ ...model, notice });
export const withSearching = (model: Model, searching: boolean): Model => ({ ...model, searching });
export const withCounted = (model: Model, counted: number): Model => ({ ...model, counted });
export const withDraft = (model: Model, draft: string | null): Model => ({ ...model, draft });
export const withWritten = (model: Model, written: string): Model => ({ ...model, written });
export const withCopied = (model: Model, copied: boolean | null): Model => ({ ...model, copied });
export const chooseLimit = (model: Model, limit: number): Model => ({ ...model, limit });

/** Replaces the game; resets the cursor and the selection if the size differs. */
function withGame(model: Model, game: History<Step>): Model {
  const { puzzle } = game.present;
  const old = puzzleOf(model);
  const isSame = puzzle.rows === old.rows && puzzle.cols === old.cols;
  return {
    ...model,
    game,
    cursor: isSame ? model.cursor : null,
    selection: isSame ? model.selection : [],
    notice: null,
    copied: null,
  };
}

/** Records a puzzle changed by the user; its answer is removed, and Undo restores it. */
function changed(model: Model, puzzle: Puzzle, preset = stepOf(model).preset): Model {
  const step = stepOf(model);
  if (puzzle === step.puzzle) return model;
  const next = withGame(model, record(model.game, { puzzle, preset, finding: null }));
  return step.finding === null ? next : withNotice(next, { kind: 'answer-gone' });
}

/** Records a changed shape, which no longer belongs to a preset. */
export const reshape = (model: Model, puzzle: Puzzle): Model => changed(model, puzzle, null);

/**
 * Sets boxes of these sides, or removes them; a notice tells how many drawn pieces they replaced.
 */
export function chooseBoxes(model: Model, boxes: Sides | null): Model {
  const gone = boxes === null ? 0 : puzzleOf(model).areas.length;
  const next = reshape(model, setBoxes(puzzleOf(model), boxes));
  return gone === 0 ? next : withNotice(next, { kind: 'pieces-gone', count: gone });
}

/** Sets the lowest or the highest value; a notice tells if the other one moved. */
export function chooseRange(model: Model, end: RangeEnd, value: number): Model {
  const puzzle = puzzleOf(model);
  if (puzzle[end] === value) return model;
  const moved = setRange(puzzle, end, value);
  const next = reshape(model, moved);
  const other = end === 'low' ? 'high' : 'low';
  if (moved[other] === puzzle[other]) return next;
  return withNotice(next, { kind: 'range-moved', end: other });
}

/** Loads another puzzle. */
export const load = (model: Model, puzzle: Puzzle, preset: RegionPresetName | null): Model => ({
  ...withGame(model, record(model.game, { puzzle, preset, finding: null })),
  cursor: null,
  selection: [],
  draft: null,
});

/** Opens what a link holds. */
export function openPuzzle(model: Model, step: Omit<Step, 'finding'>): Model {
  const next = load(model, step.puzzle, step.preset);
  const game = amend(next.game, { ...step, finding: null });
  return withNotice({ ...next, game }, { kind: 'opened' });
}

/** Restores a game as it was left. */
export const restore = (model: Model, game: History<Step>): Model => ({
  ...model,
  game,
  notice: { kind: 'restored' },
});

export const undoStep = (model: Model): Model => withGame(model, undo(model.game));
export const redoStep = (model: Model): Model => withGame(model, redo(model.game));

/** Sets the engine's finding for the current puzzle; it replaces an earlier one. */
export function settle(model: Model, finding: Finding): Model {
  const step = stepOf(model);
  const put = step.finding === null ? record : amend;
  return withGame(model, put(model.game, { ...step, finding }));
}

export function chooseView(model: Model, view: View): Model {
  const step = stepOf(model);
  if (step.finding?.kind !== 'several') return model;
  const next = { ...step, finding: { ...step.finding, view } };
  return { ...model, game: amend(model.game, next) };
}

export const chooseMode = (model: Model, mode: Mode): Model =>
  mode === model.mode ? model : { ...model, mode, selection: [], notice: null };

/** The notices about a single cell, which are removed when the cursor moves. */
const OF_A_CELL: ReadonlySet<Notice['kind']> = new Set([
  'pick-cell',
  'nothing-here',
  'no-value',
  'sum',
]);

export function moveTo(model: Model, cursor: number): Model {
  if (cursor === model.cursor) return model;
  const isOld = model.notice !== null && OF_A_CELL.has(model.notice.kind);
  return { ...model, cursor, notice: isOld ? null : model.notice };
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** Moves the cursor from its cell, or from the first one, up to the edge of the board. */
export function move(model: Model, down: number, across: number, grows: boolean): Model {
  const puzzle = puzzleOf(model);
  const from = model.cursor ?? 0;
  const row = clamp(rowOf(from, puzzle) + down, puzzle.rows);
  const col = clamp(colOf(from, puzzle) + across, puzzle.cols);
  const cursor = row * puzzle.cols + col;
  if (!grows) return moveTo(model, cursor);
  const selection = model.selection.length === 0 ? [from] : model.selection;
  return select({ ...model, cursor: from, selection }, cursor);
}

/** Starts a stroke with its first cell. */
export const startStroke = (model: Model, cell: number): Model => ({
  ...model,
  cursor: cell,
  selection: [cell],
  notice: null,
});

/** Extends the selection to a cell and the cells on the way. */
export function select(model: Model, cell: number): Model {
  const { cursor, selection } = model;
  const passed = cellsBetween(cursor ?? cell, cell, puzzleOf(model).cols);
  const added = passed.filter((other) => !selection.includes(other));
  return { ...model, cursor: cell, selection: [...selection, ...added] };
}

/** Adds the cursor's cell to the selection, or removes it. */
export function pick(model: Model): Model {
  const cell = model.cursor ?? 0;
  const without = model.selection.filter((other) => other !== cell);
  const isNew = without.length === model.selection.length;
  return { ...model, cursor: cell, selection: isNew ? [...without, cell] : without };
}

export const dropStroke = (model: Model): Model =>
  model.selection.length === 0 ? model : { ...model, selection: [] };

/** Draws the selection, or the cursor's cell; a tap on a drawn thing only selects it. */
export function drawStroke(model: Model): Model {
  const { mode, cursor, selection } = model;
  if (mode === 'digits') return model;
  const cells = selection.length > 0 ? selection : [cursor ?? 0];
  const puzzle = puzzleOf(model);
  const next = draw(puzzle, mode, cells);
  const drawn = { ...model, selection: [] };
  const isSame = JSON.stringify(next) === JSON.stringify(puzzle);
  if (isSame) return drawn;
  const shaped = mode === 'cages' ? changed(drawn, next) : reshape(drawn, next);
  return withNotice(shaped, {
    kind: 'drawn',
    layer: mode,
    cage: mode === 'cages' ? cageAt(next, cells[0]!) : null,
    takes: takesCells(puzzle, mode, cells),
  });
}

/** Types a value: the given of a cell or, in the mode for cages, a digit of a sum. */
export function type(model: Model, value: number): Model {
  const puzzle = puzzleOf(model);
  const { cursor, mode } = model;
  if (cursor === null) return withNotice(model, { kind: 'pick-cell' });
  if (mode === 'cages') {
    const cage = cageAt(puzzle, cursor);
    if (cage === null) return nothingHere(model);
    const { notice } = model;
    const goesOn = notice?.kind === 'sum' && notice.isTyped;
    return withSum(
      model,
      goesOn ? typeSum(puzzle, cage, value) : setSum(puzzle, cage, value),
      true,
    );
  }
  if (value < puzzle.low || value > puzzle.high) {
    return value === 0 ? erase(model) : withNotice(model, { kind: 'no-value', value });
  }
  return setGiven(model, cursor, value);
}

/** Records another sum for the cage at the cursor. */
function withSum(model: Model, puzzle: Puzzle, isTyped: boolean): Model {
  const next = changed(model, puzzle);
  const cage = chosenCage(next);
  return cage === null ? next : withNotice(next, { kind: 'sum', cage, isTyped });
}

const nothingHere = (model: Model): Model => withNotice(model, { kind: 'nothing-here' });

function setGiven(model: Model, cell: number, value: number | null): Model {
  const puzzle = puzzleOf(model);
  if (puzzle.cells[cell] === VOID) return nothingHere(model);
  if (puzzle.cells[cell] === value) return withNotice(model, null);
  const cells = puzzle.cells.map((old, at) => (at === cell ? value : old));
  return changed(model, { ...puzzle, cells });
}

/** Erases the given at the cursor or, in a drawing mode, the drawn thing. */
export function erase(model: Model): Model {
  const { cursor, mode } = model;
  if (cursor === null) return withNotice(model, { kind: 'pick-cell' });
  if (mode === 'digits') return setGiven(model, cursor, null);
  const puzzle = puzzleOf(model);
  const next = eraseAt(puzzle, mode, cursor);
  if (next === puzzle) return nothingHere(model);
  const erased = mode === 'cages' ? changed(model, next) : reshape(model, next);
  return withNotice(erased, { kind: 'erased', layer: mode });
}

/** Removes the last digit of a sum. */
export function shorten(model: Model): Model {
  const puzzle = puzzleOf(model);
  const cage = model.cursor === null ? null : cageAt(puzzle, model.cursor);
  if (cage === null || puzzle.cages[cage]!.sum === null) return model;
  return withSum(model, shortenSum(puzzle, cage), true);
}

/** The cage whose sum can be typed. */
export const chosenCage = (model: Model): number | null =>
  model.cursor === null ? null : cageAt(puzzleOf(model), model.cursor);

export function chooseSum(model: Model, sum: number | null): Model {
  const cage = chosenCage(model);
  return cage === null ? model : withSum(model, setSum(puzzleOf(model), cage, sum), false);
}

/** Erases everything drawn in the current mode. */
export function eraseDrawn(model: Model): Model {
  const { mode } = model;
  if (mode === 'digits') return model;
  const next = eraseAll(puzzleOf(model), mode);
  const erased = mode === 'cages' ? changed(model, next) : reshape(model, next);
  return { ...erased, selection: [] };
}

export function clearDigits(model: Model): Model {
  const puzzle = puzzleOf(model);
  const cells = puzzle.cells.map((value) => (value === VOID ? VOID : null));
  return changed(model, { ...puzzle, cells });
}

/** Erases everything but the size and the rules. */
export function clearAll(model: Model): Model {
  const puzzle = puzzleOf(model);
  const cells = puzzle.cells.map(() => null);
  const cleared = { ...puzzle, cells, areas: [], extras: [], cages: [] };
  const isDrawn = puzzle.areas.length + puzzle.extras.length > 0 || puzzle.cells.includes(VOID);
  const next = isDrawn ? reshape(model, cleared) : changed(model, cleared);
  return { ...next, selection: [] };
}
