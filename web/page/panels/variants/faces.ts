/** Computes the content of each cell: the puzzle, overlaid by the engine's finding. */
import type { Finding, Step } from './model';
import type { Cells } from '../../../board/layout';
import { VOID } from './puzzle';

export interface CellFace {
  readonly role: 'void' | 'empty' | 'given' | 'answer' | 'differing';
  /** Null for none. */
  readonly value: number | null;
  /** The value of the second solution in a `differing` cell. */
  readonly second: number | null;
  /** Why the cell is marked; null if it is not. */
  readonly fault: Fault | null;
}

/**
 * `clash`: a given breaks a rule together with others; `outside`: a given is out of range;
 * `blamed`: the cell belongs to an invalid part.
 */
export type Fault = 'clash' | 'outside' | 'blamed';

/** The displayed solutions: none, one, or two overlaid. */
function shownSolutions(finding: Finding | null): readonly Cells[] {
  if (finding?.kind === 'unique') return [finding.solution];
  if (finding?.kind !== 'several') return [];
  const { view, first, second } = finding;
  return view === 'both' ? [first, second] : [view === 'first' ? first : second];
}

/** Returns the content of each cell; `blamed` are the cells of an invalid part. */
export function facesOf({ puzzle, finding }: Step, blamed: Cells = []): readonly CellFace[] {
  const [first, second = first] = shownSolutions(finding);
  const clashes = new Set(finding?.kind === 'none' ? finding.conflicts : []);
  return puzzle.cells.map((value, cell): CellFace => {
    if (value === VOID) return { role: 'void', value: null, second: null, fault: null };
    const isOutside = value !== null && (value < puzzle.low || value > puzzle.high);
    const fault = isOutside
      ? 'outside'
      : clashes.has(cell)
        ? 'clash'
        : blamed.includes(cell)
          ? 'blamed'
          : null;
    const plain = { value, second: null, fault } as const;
    if (value !== null) return { ...plain, role: 'given' };
    if (first === undefined || second === undefined) return { ...plain, role: 'empty' };
    if (first[cell] === second[cell]) return { ...plain, role: 'answer', value: first[cell]! };
    return { ...plain, role: 'differing', value: first[cell]!, second: second[cell]! };
  });
}

/** The number of cells in which two solutions differ. */
export const countDiffering = (first: Cells, second: Cells): number =>
  first.filter((value, cell) => value !== second[cell]).length;
