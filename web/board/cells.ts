/** The content of each cell on screen, combined from the layers of a board. */
import { findClashes, type Digits } from './digits';
import { CELLS } from './geometry';
import { onlyDigit } from './marks';
import { entries, type Board } from './state';

export interface CellFace {
  readonly role: 'empty' | 'given' | 'own' | 'answer' | 'differing';
  /** The digit; 0 for none. */
  readonly digit: number;
  /** The digit of the second solution in a `differing` cell. */
  readonly second: number;
  /** The person's digit that an answer replaced; 0 for none. */
  readonly corrected: number;
  /** Whether a check found this digit wrong. */
  readonly wrong: boolean;
  /** Whether the same digit occurs twice in a house of this cell. */
  readonly clash: boolean;
  /** Whether this given is part of a contradictory set. */
  readonly reason: boolean;
  /** Pencil marks of a blank cell, as masks. */
  readonly corner: number;
  readonly candidates: number;
  /**
   * The digits that a blank cell holds in some solution, as a mask; shown instead of pencil marks.
   */
  readonly possible: number;
}

const EMPTY: CellFace = {
  role: 'empty',
  digit: 0,
  second: 0,
  corrected: 0,
  wrong: false,
  clash: false,
  reason: false,
  corner: 0,
  candidates: 0,
  possible: 0,
};

/** The solutions on screen: none, one, or two overlaid. */
function shownSolutions({ finding }: Board): readonly Digits[] {
  if (finding?.kind === 'unique') return [finding.solution];
  if (finding?.kind !== 'several') return [];
  if (finding.view === 'first') return [finding.first];
  if (finding.view === 'second') return [finding.second];
  return [finding.first, finding.second];
}

function solvedFace(board: Board, cell: number, first: number, second: number): CellFace {
  if (board.givens[cell] !== 0) return { ...EMPTY, role: 'given', digit: first };
  const own = board.own[cell]!;
  if (own !== 0 && own === first && own === second) return { ...EMPTY, role: 'own', digit: own };
  const corrected = own === first || own === second ? 0 : own;
  return first === second
    ? { ...EMPTY, role: 'answer', digit: first, corrected }
    : { ...EMPTY, role: 'differing', digit: first, second, corrected };
}

/**
 * The digits that a cell can hold according to the finding, as a mask; 0 if the finding has none.
 */
function possibleIn({ finding }: Board, cell: number): number {
  if (finding?.kind === 'candidates') return finding.masks[cell]!;
  if (finding?.kind !== 'cells' || !finding.cells.includes(cell)) return 0;
  return finding.masks[cell]!;
}

function blankFace(board: Board, cell: number, clash: boolean): CellFace {
  const possible = possibleIn(board, cell);
  const digit = onlyDigit(possible);
  if (digit !== 0) return { ...EMPTY, role: 'answer', digit, clash };
  if (possible !== 0) return { ...EMPTY, possible };
  return { ...EMPTY, corner: board.corner[cell]!, candidates: board.candidates[cell]! };
}

/** Returns the 81 faces of a board. */
export function facesOf(board: Board): readonly CellFace[] {
  const [first, second = first] = shownSolutions(board);
  if (first !== undefined && second !== undefined) {
    return CELLS.map((cell) => solvedFace(board, cell, first[cell]!, second[cell]!));
  }
  const { finding } = board;
  const digits = entries(board);
  // Digits that the engine derived can clash with those that a person entered.
  const shown = digits.map((digit, cell) => digit || onlyDigit(possibleIn(board, cell)));
  const clashing = new Set(findClashes(shown).flatMap((clash) => clash.cells));
  const wrong = new Set(finding?.kind === 'checked' ? finding.wrong : []);
  const reasons = new Set(finding?.kind === 'none' ? finding.reason : []);
  return CELLS.map((cell) => {
    const digit = digits[cell]!;
    if (digit === 0) return blankFace(board, cell, clashing.has(cell));
    const role = board.givens[cell] !== 0 ? 'given' : 'own';
    return {
      ...EMPTY,
      role,
      digit,
      clash: clashing.has(cell),
      wrong: wrong.has(cell),
      reason: reasons.has(cell),
    };
  });
}

/** The digits on screen; a cell that shows two digits counts as blank. */
export const shownDigits = (board: Board): Digits =>
  facesOf(board).map((face) => (face.role === 'differing' ? 0 : face.digit));

/**
 * The digits of a board for text output. A cell that shows two digits has the first, so that the
 * text is a solution.
 */
export const textDigits = (board: Board): Digits => facesOf(board).map((face) => face.digit);

/** The cells whose own digit the shown answer replaced. */
export const correctedCells = (board: Board): readonly number[] => {
  const faces = facesOf(board);
  return CELLS.filter((cell) => faces[cell]!.corrected !== 0);
};

/** The cells in which two solutions differ. */
export const differingCells = (first: Digits, second: Digits): readonly number[] =>
  CELLS.filter((cell) => first[cell] !== second[cell]);
