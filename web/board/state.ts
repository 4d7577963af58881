/**
 * The state of a board: plain data changed by pure functions.
 *
 * It has four layers: pencil marks, the givens, the person's own digits, and a finding (a result of
 * the engine), which the next edit removes.
 */
import { BLANK, isSolved, type Digits } from './digits';
import { CELLS } from './geometry';
import * as marks from './marks';
import { bitOf, NO_MARKS, onlyDigit, type MarkKind, type Masks } from './marks';

/** The cost of a search. */
export interface Cost {
  readonly guesses: number;
  readonly micros: number;
}

/** The choice between two solutions. */
export type View = 'both' | 'first' | 'second';

export const VIEWS: readonly View[] = ['both', 'first', 'second'];

export type Finding =
  | { readonly kind: 'unique'; readonly solution: Digits; readonly cost: Cost }
  | {
      readonly kind: 'several';
      readonly first: Digits;
      readonly second: Digits;
      /** Whether these two are the only solutions. */
      readonly exact: boolean;
      /**
       * The number of cells that differ between solutions; null if it equals the number in which
       * these two differ.
       */
      readonly undecided: number | null;
      readonly view: View;
      readonly cost: Cost;
    }
  | {
      readonly kind: 'none';
      /** The givens that clash. */
      readonly conflicts: readonly number[];
      /** If none clash: a minimal set of givens that have no solution together. */
      readonly reason: readonly number[];
      readonly cost: Cost;
    }
  | {
      readonly kind: 'checked';
      /**
       * The wrong own digits; null if they have no solution together but none can be singled out.
       */
      readonly wrong: readonly number[] | null;
    }
  | {
      /** The digits that each cell holds in some solution. */
      readonly kind: 'candidates';
      readonly masks: Masks;
      readonly ofGivens: boolean;
    }
  | {
      /** The same for a few cells; those with only one digit are filled in. */
      readonly kind: 'cells';
      readonly cells: readonly number[];
      readonly masks: Masks;
      readonly ofGivens: boolean;
    }
  | {
      readonly kind: 'counted';
      readonly count: number;
      /** Whether there are more solutions. */
      readonly capped: boolean;
      /**
       * Whether this is about the givens alone, because the person's own digits leave no solution.
       */
      readonly ofGivens: boolean;
    };

export interface Board {
  readonly givens: Digits;
  readonly own: Digits;
  /** Pencil marks. Those of a cell with a digit are kept but not shown. */
  readonly corner: Masks;
  readonly candidates: Masks;
  /** Whether typed digits become givens and every cell can be changed. */
  readonly editing: boolean;
  readonly finding: Finding | null;
}

export const boardOf = (givens: Digits, editing = false): Board => ({
  givens,
  own: BLANK,
  corner: NO_MARKS,
  candidates: NO_MARKS,
  editing,
  finding: null,
});

export const EMPTY_BOARD: Board = boardOf(BLANK);

/** The givens and the person's own digits; searches start from these. */
export const entries = (board: Board): Digits =>
  CELLS.map((cell) => board.givens[cell] || board.own[cell]!);

/** Whether a cell cannot be changed. */
export const isLocked = (board: Board, cell: number): boolean =>
  !board.editing && board.givens[cell] !== 0;

const withDigit = (digits: Digits, cell: number, digit: number): Digits =>
  digits[cell] === digit ? digits : digits.map((old, at) => (at === cell ? digit : old));

/**
 * Enters a digit into a cell, 0 to erase; returns the same board if the cell is locked or nothing
 * changes.
 */
export function enter(board: Board, cell: number, digit: number): Board {
  if (isLocked(board, cell)) return board;
  const givens = board.editing ? withDigit(board.givens, cell, digit) : board.givens;
  const own = withDigit(board.own, cell, board.editing ? 0 : digit);
  if (givens === board.givens && own === board.own && board.finding === null) return board;
  return { ...board, givens, own, finding: null };
}

/** Enters a digit into several cells. */
export const enterAll = (board: Board, cells: readonly number[], digit: number): Board =>
  cells.reduce((next, cell) => enter(next, cell, digit), board);

/** Maps both kinds of marks; an edit only if a mark changes. */
function marked(board: Board, change: (masks: Masks, kind: MarkKind) => Masks): Board {
  const corner = change(board.corner, 'corner');
  const candidates = change(board.candidates, 'candidates');
  const isSame = corner === board.corner && candidates === board.candidates;
  return isSame ? board : { ...board, corner, candidates, finding: null };
}

/** Adds a digit to the marks of the blank cells; removes it if all of them have it. */
export function mark(board: Board, kind: MarkKind, cells: readonly number[], digit: number): Board {
  const digits = entries(board);
  const blank = cells.filter((cell) => digits[cell] === 0);
  return marked(board, (masks, which) =>
    which === kind ? marks.toggleMark(masks, blank, digit) : masks,
  );
}

/** Removes a digit that was entered into these cells from the marks of their peers. */
export const tidy = (board: Board, cells: readonly number[], digit: number): Board =>
  marked(board, (masks) => marks.withoutSeen(masks, cells, digit));

/** Erases the digits of cells, or their marks if they have no digits. */
export function erase(board: Board, cells: readonly number[]): Board {
  const digits = entries(board);
  const free = cells.filter((cell) => !isLocked(board, cell));
  if (free.length === 0) return board;
  if (free.some((cell) => digits[cell] !== 0)) return enterAll(board, free, 0);
  const erased = marked(board, (masks) => marks.eraseMarks(masks, free));
  return erased.finding === null ? erased : { ...erased, finding: null };
}

const marksIn = ({ corner, candidates }: Board, cell: number): number =>
  corner[cell]! * 512 + candidates[cell]!;

/**
 * The cells that a step typed into, from one board to a later one: those whose digit it changed, or
 * else those whose marks it changed, since a digit also removes marks of other cells. None if
 * several cells changed in different ways: then the step was about the whole board, such as a reset.
 */
export function typedCells(earlier: Board, later: Board): readonly number[] {
  const [before, after] = [entries(earlier), entries(later)];
  const marked = (cell: number): number => marksIn(earlier, cell) ^ marksIn(later, cell);
  const digits = CELLS.filter((cell) => before[cell] !== after[cell]);
  const cells = digits.length > 0 ? digits : CELLS.filter((cell) => marked(cell) !== 0);
  if (cells.length < 2) return cells;
  const changes = new Set(cells.map((cell) => (digits.length > 0 ? after[cell]! : marked(cell))));
  return changes.size === 1 && !changes.has(0) ? cells : [];
}

/** Sets the candidates of every blank cell to the digits that none of its peers holds. */
export function markCandidates(board: Board): Board {
  const candidates = marks.candidatesOf(entries(board));
  return marked(board, (masks, kind) =>
    kind === 'candidates' ? marks.changeMarks(masks, (_, cell) => candidates[cell]!) : masks,
  );
}

/** Turns all digits of the puzzle and the person into givens. */
export const fixGivens = (board: Board): Board => ({
  ...board,
  givens: entries(board),
  own: BLANK,
  editing: false,
  finding: null,
});

/** An empty board in editing mode. */
export const clear = (): Board => boardOf(BLANK, true);

/** Removes everything but the givens. */
export const reset = (board: Board): Board => boardOf(board.givens, board.editing);

export const setEditing = (board: Board, editing: boolean): Board =>
  board.editing === editing ? board : { ...board, editing };

/** Sets the person's digits in all cells without a given. */
export const fill = (board: Board, digits: Digits): Board => ({
  ...board,
  own: CELLS.map((cell) => (board.givens[cell] === 0 ? digits[cell]! : 0)),
  finding: null,
});

/**
 * Adds a finding. The answer for selected cells becomes the person's own digits, so that solving
 * continues from there.
 */
export function withFinding(board: Board, finding: Finding): Board {
  if (finding.kind !== 'cells') return { ...board, finding };
  const { cells, masks } = finding;
  const answered = (digits: Digits, cell: number): Digits => {
    const mask = masks[cell]!;
    const own = digits[cell]!;
    const stays = own !== 0 && (mask & bitOf(own)) !== 0;
    return stays ? digits : withDigit(digits, cell, onlyDigit(mask));
  };
  return { ...board, own: cells.reduce(answered, board.own), finding };
}

export function chooseView(board: Board, view: View): Board {
  if (board.finding?.kind !== 'several' || board.finding.view === view) return board;
  return { ...board, finding: { ...board.finding, view } };
}

/** Whether a solution, or two, is shown. */
export const hasAnswer = ({ finding }: Board): boolean =>
  finding?.kind === 'unique' || finding?.kind === 'several';

/** Whether the board shows digits that nobody entered: solutions or possible digits. */
export const showsDigits = (board: Board): boolean =>
  hasAnswer(board) || board.finding?.kind === 'candidates' || board.finding?.kind === 'cells';

/** Whether the person has filled the board correctly without the solver. */
export const isComplete = (board: Board): boolean =>
  board.finding === null && board.own.some((digit) => digit !== 0) && isSolved(entries(board));
