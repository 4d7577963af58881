/** The content of each cell on screen, combined from the layers of a board. */
import { findClashes } from './clashes';
import { peersOf } from './layout';
import { add, has, onlyValue } from './marks';
import { blamedCells } from './shapes/blame';
import { entries, type Board } from './state';
import type { Values } from './values';

export interface CellFace {
  readonly role: 'empty' | 'given' | 'own' | 'answer' | 'differing';
  /** Null for none. */
  readonly value: number | null;
  /** The value of the second solution in a `differing` cell. */
  readonly second: number | null;
  /** The person's value that an answer replaced; null for none. */
  readonly corrected: number | null;
  /** Whether a check found this value wrong. */
  readonly wrong: boolean;
  /** Whether this cell has a part in a broken rule. */
  readonly clash: boolean;
  /** Whether this cell is part of a contradiction. */
  readonly reason: boolean;
  /** The digit that a person asks about, if a blank cell can hold it; else null. */
  readonly fits: number | null;
  /** Pencil marks of a blank cell, as masks. */
  readonly corner: number;
  readonly candidates: number;
  /** Those of them that a given excludes. */
  readonly excluded: number;
  /**
   * The values that a blank cell holds in some solution, as a mask; shown instead of pencil marks.
   */
  readonly possible: number;
  /** The colours of the cell, as a mask. */
  readonly colors: number;
}

/** What is marked before anyone asks for a check. */
export interface Marking {
  /** Whether broken rules are marked. */
  readonly clashes: boolean;
  /** The solution that own digits are compared with; null for none. */
  readonly solution: Values | null;
}

const CLASHES: Marking = { clashes: true, solution: null };

const EMPTY: CellFace = {
  role: 'empty',
  value: null,
  second: null,
  corrected: null,
  wrong: false,
  clash: false,
  reason: false,
  fits: null,
  corner: 0,
  candidates: 0,
  excluded: 0,
  possible: 0,
  colors: 0,
};

/** The solutions on screen: none, one, or two overlaid. */
function shownSolutions({ finding }: Board): readonly Values[] {
  if (finding?.kind === 'unique') return [finding.solution];
  if (finding?.kind !== 'several') return [];
  if (finding.view === 'first') return [finding.first];
  if (finding.view === 'second') return [finding.second];
  return [finding.first, finding.second];
}

function solvedFace(
  board: Board,
  cell: number,
  first: number | null,
  second: number | null,
): CellFace {
  if (first === null) return EMPTY;
  if (board.givens[cell] !== null) return { ...EMPTY, role: 'given', value: first };
  const own = board.own[cell] ?? null;
  if (own === first && own === second) return { ...EMPTY, role: 'own', value: own };
  const corrected = own === first || own === second ? null : own;
  return first === second
    ? { ...EMPTY, role: 'answer', value: first, corrected }
    : { ...EMPTY, role: 'differing', value: first, second, corrected };
}

/** The values that a cell can hold according to the finding, as a mask; 0 if the finding has none. */
const possibleIn = ({ finding }: Board, cell: number): number =>
  finding?.kind === 'candidates' || (finding?.kind === 'cells' && finding.cells.includes(cell))
    ? finding.masks[cell]!
    : 0;

/** The marks of a cell whose value a given has in the same house. */
function excludedIn({ layout, givens, corner, candidates }: Board, cell: number): number {
  if (corner[cell] === 0 && candidates[cell] === 0) return 0;
  let excluded = 0;
  for (const peer of peersOf(layout, cell)) {
    const given = givens[peer] ?? null;
    const isMark = (mask: number): boolean => given !== null && has(mask, given, layout);
    if (isMark(corner[cell]!) || isMark(candidates[cell]!))
      excluded = add(excluded, given!, layout);
  }
  return excluded;
}

function blankFace(
  board: Board,
  cell: number,
  marking: Marking,
  clash: boolean,
  reason: boolean,
): CellFace {
  const possible = possibleIn(board, cell);
  const value = onlyValue(possible, board.layout);
  if (value !== null) return { ...EMPTY, role: 'answer', value, clash };
  if (possible !== 0) return { ...EMPTY, possible };
  const excluded = marking.clashes ? excludedIn(board, cell) : 0;
  const [corner, candidates] = [board.corner[cell]!, board.candidates[cell]!];
  return { ...EMPTY, reason, corner, candidates, excluded };
}

/** The wrong own digits: those that a check found, and those that are not in the solution. */
const wrongCells = ({ finding, own }: Board, { solution }: Marking): readonly number[] => [
  ...((finding?.kind === 'checked' ? finding.wrong : null) ?? []),
  ...own.flatMap((value, cell) =>
    solution === null || value === null || value === solution[cell] ? [] : [cell],
  ),
];

/** The faces without colours. */
function plainFaces(board: Board, marking: Marking): readonly CellFace[] {
  const [first, second = first] = shownSolutions(board);
  if (first !== undefined && second !== undefined) {
    return first.map((value, cell) => solvedFace(board, cell, value, second[cell] ?? null));
  }
  const { layout } = board;
  const values = entries(board);
  // Digits that the engine derived can clash with those that a person entered.
  const shown = values.map((value, cell) => value ?? onlyValue(possibleIn(board, cell), layout));
  const clashes = marking.clashes ? findClashes(layout, shown) : [];
  const clashing = new Set(clashes.flatMap((clash) => clash.cells));
  const wrong = new Set(wrongCells(board, marking));
  const reasons = new Set(blamedCells(board));
  return values.map((value, cell) => {
    const [clash, reason] = [clashing.has(cell), reasons.has(cell)];
    if (value === null) return blankFace(board, cell, marking, clash, reason);
    const role = board.givens[cell] === null ? 'own' : 'given';
    return { ...EMPTY, role, value, clash, wrong: wrong.has(cell), reason };
  });
}

/** The face of a blank cell whose value is shown, though nobody has entered it. */
export const placedFace = (face: CellFace, value: number): CellFace => ({
  ...EMPTY,
  role: 'answer',
  value,
  colors: face.colors,
});

export const facesOf = (board: Board, marking = CLASHES): readonly CellFace[] =>
  plainFaces(board, marking).map((face, cell) => {
    const colors = board.colors[cell]!;
    return colors === 0 ? face : { ...face, colors };
  });

/** The values on screen; a cell that shows two values counts as blank. */
export const shownValues = (board: Board): Values =>
  facesOf(board).map((face) => (face.role === 'differing' ? null : face.value));

/**
 * The values of a board for text output. A cell that shows two values has the first, so that the
 * text is a solution.
 */
export const textValues = (board: Board): Values => facesOf(board).map((face) => face.value);

/** The cells whose own value the shown answer replaced. */
export const correctedCells = (board: Board): readonly number[] =>
  facesOf(board).flatMap((face, cell) => (face.corrected === null ? [] : [cell]));

/** The cells in which two solutions differ. */
export const differingCells = (first: Values, second: Values): readonly number[] =>
  first.flatMap((value, cell) => (value === second[cell] ? [] : [cell]));
