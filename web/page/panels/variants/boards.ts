/** Converts steps of the panel to boards, which are shared and kept, and back. */
import type { History } from '../../../board/history';
import { valuesIn } from '../../../board/shapes/regions';
import {
  boardOf,
  setEditing,
  type Board,
  type Finding as BoardFinding,
} from '../../../board/state';
import { isEmpty } from '../../ui/boards/contents';
import type { Finding, Step } from './model';
import { layoutOf, VOID } from './puzzle';

/** What is shown of an answer; other findings are not shared. */
function answerIn(finding: Finding | null): BoardFinding | null {
  if (finding === null) return null;
  const cost = { guesses: finding.nodes, micros: finding.micros };
  switch (finding.kind) {
    case 'unique':
      return { kind: 'unique', solution: valuesIn(finding.solution), cost };
    case 'several': {
      const { first, second, more, view } = finding;
      const solutions = { first: valuesIn(first), second: valuesIn(second) };
      return { kind: 'several', ...solutions, exact: !more, undecided: null, view, cost };
    }
    default:
      return null;
  }
}

const boards = new WeakMap<Step, Board>();

/** Returns the board of a step; the same object for the same step. */
export function boardOfStep(step: Step): Board {
  const known = boards.get(step);
  if (known !== undefined) return known;
  const { puzzle, preset, work, finding } = step;
  const plain = boardOf(valuesIn(puzzle.cells), { ...layoutOf(puzzle), preset });
  const board = { ...plain, ...work, finding: answerIn(finding) };
  const made = setEditing(board, isEmpty(board));
  boards.set(step, made);
  return made;
}

export function stepOfBoard({ layout, givens, own, corner, candidates }: Board): Step {
  const { preset, voids, ...shape } = layout;
  const gone = new Set(voids);
  const cells = givens.map((value, cell) => (gone.has(cell) ? VOID : value));
  return { puzzle: { ...shape, cells }, preset, work: { own, corner, candidates }, finding: null };
}

export const mapHistory = <From, To>(
  { past, present, future }: History<From>,
  map: (state: From) => To,
): History<To> => ({ past: past.map(map), present: map(present), future: future.map(map) });
