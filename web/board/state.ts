/**
 * What is on a board, as plain data changed by pure functions.
 *
 * Four layers lie on each other: pencil marks, the givens, a person's own
 * digits, and a finding (what the engine told), which the next edit takes away.
 */
import { BLANK, isSolved, type Digits } from './digits';
import { CELLS } from './geometry';
import * as marks from './marks';
import { bitOf, NO_MARKS, onlyDigit, type MarkKind, type Masks } from './marks';

/** What a search took. */
export interface Cost {
  readonly guesses: number;
  readonly micros: number;
}

/** Which of two solutions is shown. */
export type View = 'both' | 'first' | 'second';

export type Finding =
  | { readonly kind: 'unique'; readonly solution: Digits; readonly cost: Cost }
  | {
      readonly kind: 'several';
      readonly first: Digits;
      readonly second: Digits;
      /** Whether these two are all there are. */
      readonly exact: boolean;
      /** How many cells hold not the same digit in all solutions; null if it is those in which these two differ. */
      readonly undecided: number | null;
      readonly view: View;
      readonly cost: Cost;
    }
  | {
      readonly kind: 'none';
      /** Givens that clash. */
      readonly conflicts: readonly number[];
      /** Where none clash: a few givens that have no solution together, each of them needed for that. */
      readonly reason: readonly number[];
      readonly cost: Cost;
    }
  | {
      readonly kind: 'checked';
      /** The wrong own digits; null if they are wrong together and none can be singled out. */
      readonly wrong: readonly number[] | null;
    }
  | {
      /** The digits each cell holds in some solution. */
      readonly kind: 'candidates';
      readonly masks: Masks;
      readonly ofGivens: boolean;
    }
  | {
      /** The same of a few cells; those with one digit have been filled with it. */
      readonly kind: 'cells';
      readonly cells: readonly number[];
      readonly masks: Masks;
      readonly ofGivens: boolean;
    }
  | {
      readonly kind: 'counted';
      readonly count: number;
      /** Whether there are more. */
      readonly capped: boolean;
      /** A person's own digits leave no solution, so this is of the givens alone. */
      readonly ofGivens: boolean;
    };

export interface Board {
  readonly givens: Digits;
  readonly own: Digits;
  /** Pencil marks; those of a cell with a digit lie under it and are not shown. */
  readonly corner: Masks;
  readonly candidates: Masks;
  /** Whether typed digits are givens and every cell may be changed. */
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

/** The digits the puzzle and the person have put down; a search starts from these. */
export const entries = (board: Board): Digits =>
  CELLS.map((cell) => board.givens[cell] || board.own[cell]!);

/** Whether a person may change a cell. */
export const isLocked = (board: Board, cell: number): boolean =>
  !board.editing && board.givens[cell] !== 0;

const withDigit = (digits: Digits, cell: number, digit: number): Digits =>
  digits[cell] === digit ? digits : digits.map((old, at) => (at === cell ? digit : old));

/** Puts a digit into a cell, 0 to erase; the same board if the cell is locked or nothing changes. */
export function enter(board: Board, cell: number, digit: number): Board {
  if (isLocked(board, cell)) return board;
  const givens = board.editing ? withDigit(board.givens, cell, digit) : board.givens;
  const own = withDigit(board.own, cell, board.editing ? 0 : digit);
  if (givens === board.givens && own === board.own && board.finding === null) return board;
  return { ...board, givens, own, finding: null };
}

/** The same in several cells. */
export const enterAll = (board: Board, cells: readonly number[], digit: number): Board =>
  cells.reduce((next, cell) => enter(next, cell, digit), board);

/** Changes both kinds of marks; an edit like any other where one of them is another then. */
function marked(board: Board, change: (masks: Masks, kind: MarkKind) => Masks): Board {
  const corner = change(board.corner, 'corner');
  const candidates = change(board.candidates, 'candidates');
  const isSame = corner === board.corner && candidates === board.candidates;
  return isSame ? board : { ...board, corner, candidates, finding: null };
}

/** Marks a digit in the cells that are blank; takes it away where all of them have it. */
export function mark(board: Board, kind: MarkKind, cells: readonly number[], digit: number): Board {
  const digits = entries(board);
  const blank = cells.filter((cell) => digits[cell] === 0);
  return marked(board, (masks, which) =>
    which === kind ? marks.toggleMark(masks, blank, digit) : masks,
  );
}

/** Takes a digit that was put into these cells out of the marks of all cells they see. */
export const tidy = (board: Board, cells: readonly number[], digit: number): Board =>
  marked(board, (masks) => marks.withoutSeen(masks, cells, digit));

/** Erases the digits of cells; where there are none, their marks. */
export function erase(board: Board, cells: readonly number[]): Board {
  const digits = entries(board);
  const free = cells.filter((cell) => !isLocked(board, cell));
  if (free.length === 0) return board;
  if (free.some((cell) => digits[cell] !== 0)) return enterAll(board, free, 0);
  const erased = marked(board, (masks) => marks.eraseMarks(masks, free));
  return erased.finding === null ? erased : { ...erased, finding: null };
}

/** Marks in every blank cell the digits that none of its peers holds. */
export function markCandidates(board: Board): Board {
  const candidates = marks.candidatesOf(entries(board));
  return marked(board, (masks, kind) =>
    kind === 'candidates' ? marks.changeMarks(masks, (_, cell) => candidates[cell]!) : masks,
  );
}

/** Makes the digits that the puzzle and the person have put down the givens. */
export const fixGivens = (board: Board): Board => ({
  ...board,
  givens: entries(board),
  own: BLANK,
  editing: false,
  finding: null,
});

/** An empty board, ready for the givens of a puzzle to be typed. */
export const clear = (): Board => boardOf(BLANK, true);

/** Back to the givens. */
export const reset = (board: Board): Board => boardOf(board.givens, board.editing);

export const setEditing = (board: Board, editing: boolean): Board =>
  board.editing === editing ? board : { ...board, editing };

/** Own digits wherever there is no given. */
export const fill = (board: Board, digits: Digits): Board => ({
  ...board,
  own: CELLS.map((cell) => (board.givens[cell] === 0 ? digits[cell]! : 0)),
  finding: null,
});

/** The answer to a question about cells becomes a person's own digits, so that one can go on from there. */
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

/** Whether digits that nobody put down are shown: solutions, or what cells can hold. */
export const showsDigits = (board: Board): boolean =>
  hasAnswer(board) || board.finding?.kind === 'candidates' || board.finding?.kind === 'cells';

/** Whether a person has filled the board correctly without the solver. */
export const isComplete = (board: Board): boolean =>
  board.finding === null && board.own.some((digit) => digit !== 0) && isSolved(entries(board));
