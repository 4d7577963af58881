/**
 * What is on a board, as plain data changed by pure functions.
 *
 * Three layers lie on each other: the givens, a person's own digits, and a
 * finding (the answer to Solve or Check), which the next edit takes away.
 */
import { BLANK, isSolved, type Digits } from './digits';
import { CELLS } from './geometry';

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
      readonly view: View;
      readonly cost: Cost;
    }
  | { readonly kind: 'none'; readonly conflicts: readonly number[]; readonly cost: Cost }
  | {
      readonly kind: 'checked';
      /** The wrong own digits; null if they are wrong together and none can be singled out. */
      readonly wrong: readonly number[] | null;
    };

export interface Board {
  readonly givens: Digits;
  readonly own: Digits;
  /** Whether typed digits are givens and every cell may be changed. */
  readonly editing: boolean;
  readonly finding: Finding | null;
}

export const boardOf = (givens: Digits, editing = false): Board => ({
  givens,
  own: BLANK,
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

/** An empty board, ready for the givens of a puzzle to be typed. */
export const clear = (): Board => boardOf(BLANK, true);

/** Back to the givens. */
export const reset = (board: Board): Board => ({ ...board, own: BLANK, finding: null });

export const setEditing = (board: Board, editing: boolean): Board =>
  board.editing === editing ? board : { ...board, editing };

/** Own digits wherever there is no given. */
export const fill = (board: Board, digits: Digits): Board => ({
  ...board,
  own: CELLS.map((cell) => (board.givens[cell] === 0 ? digits[cell]! : 0)),
  finding: null,
});

export const withFinding = (board: Board, finding: Finding): Board => ({ ...board, finding });

export function chooseView(board: Board, view: View): Board {
  if (board.finding?.kind !== 'several' || board.finding.view === view) return board;
  return { ...board, finding: { ...board.finding, view } };
}

/** Whether a solution, or two, is shown. */
export const hasAnswer = ({ finding }: Board): boolean =>
  finding?.kind === 'unique' || finding?.kind === 'several';

/** Whether a person has filled the board correctly without the solver. */
export const isComplete = (board: Board): boolean =>
  board.finding === null && board.own.some((digit) => digit !== 0) && isSolved(entries(board));
