/** Clues outside the grid: about a whole line of cells that begins at an edge of it. */
import { rowOf, type Cells, type Layout } from '../../layout';
import { cellAside, centre, directionOf, type Point } from './geometry';

/** Where a clue stands, and the step into the grid. */
export interface Outside {
  readonly place: Point;
  readonly direction: Point;
}

/** Whether there is a cell of the puzzle at a step from another. */
const goesOn = (cell: number, step: Point, layout: Layout): boolean => {
  const next = cellAside(cell, step, layout);
  return next !== null && !layout.voids.includes(next);
};

/**
 * The place of a clue about cells that go on in a straight line from an edge; null for others. A single
 * cell is a diagonal of one cell, in a corner.
 */
export function outsideOf(cells: Cells, layout: Layout): Outside | null {
  const [first] = cells;
  if (first === undefined) return null;
  const direction =
    directionOf(cells, layout) ?? (cells.length === 1 ? inwards(first, layout) : null);
  if (direction === null) return null;
  const back: Point = [-direction[0], -direction[1]];
  if (cellAside(first, back, layout) !== null) return null;
  const [x, y] = centre(first, layout);
  return { place: [x + back[0], y + back[1]], direction };
}

/** The step along the diagonal of one cell that a corner of the grid is. */
function inwards(cell: number, layout: Layout): Point | null {
  const steps: readonly Point[] = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ];
  // A cell in a corner is the end of a diagonal of one cell, which runs across the corner.
  const isEnd = (step: Point): boolean =>
    cellAside(cell, step, layout) === null &&
    cellAside(cell, [-step[0], -step[1]], layout) === null;
  return (
    steps.find((step) => isEnd(step) && step[1] === (rowOf(cell, layout) === 0 ? 1 : -1)) ?? null
  );
}

/** Whether the cells are all from the edge on, up to the other one or a void cell. */
export function isWhole(cells: Cells, { direction }: Outside, layout: Layout): boolean {
  return !goesOn(cells.at(-1)!, direction, layout);
}

export const isDiagonal = ({ direction }: Outside): boolean =>
  direction[0] !== 0 && direction[1] !== 0;
