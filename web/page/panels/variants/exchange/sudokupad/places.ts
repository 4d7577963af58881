/** Where drawings of SudokuPad lie: cells, sides, crossings and the places around the grid. */
import type { CosmeticPoint } from '../../../../../board/cosmetics';
import { colOf, rowOf, type Cells, type Sides } from '../../../../../board/layout';

/** How far from a place a drawing at it may be. */
const NEAR = 0.06;

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR;

const isMiddle = (value: number): boolean => isNear(value, Math.floor(value) + 0.5);
const isBorder = (value: number): boolean => isNear(value, Math.round(value));

/** The cell whose middle is at a point; null if there is none. */
export function cellOf([x, y]: CosmeticPoint, { rows, cols }: Sides): number | null {
  const [col, row] = [Math.floor(x), Math.floor(y)];
  const isIn = col >= 0 && col < cols && row >= 0 && row < rows;
  return isIn && isMiddle(x) && isMiddle(y) ? row * cols + col : null;
}

/** The cell that a point is in; null if it is beside the grid. */
export function cellAround([x, y]: CosmeticPoint, { rows, cols }: Sides): number | null {
  const [col, row] = [Math.floor(x), Math.floor(y)];
  return col >= 0 && col < cols && row >= 0 && row < rows ? row * cols + col : null;
}

/** The two cells between which a point is; null if it is not between two. */
export function pairAt([x, y]: CosmeticPoint, sides: Sides): Cells | null {
  const cells =
    isBorder(x) && isMiddle(y)
      ? [cellOf([x - 0.5, y], sides), cellOf([x + 0.5, y], sides)]
      : isMiddle(x) && isBorder(y)
        ? [cellOf([x, y - 0.5], sides), cellOf([x, y + 0.5], sides)]
        : [null];
  return cells.includes(null) ? null : (cells as Cells);
}

/** The four cells around a crossing; null if a point is at none. */
export function blockAt([x, y]: CosmeticPoint, sides: Sides): Cells | null {
  if (!isBorder(x) || !isBorder(y)) return null;
  const cells = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ].map(([right, down]) => cellOf([x + right!, y + down!], sides));
  return cells.includes(null) ? null : (cells as Cells);
}

/** The cells from a place beside the grid on in a direction; null if none is the next one. */
export function rayFrom(
  [x, y]: CosmeticPoint,
  [right, down]: CosmeticPoint,
  sides: Sides,
): Cells | null {
  const cells: number[] = [];
  for (let steps = 1; ; ++steps) {
    const cell = cellOf([x + steps * right, y + steps * down], sides);
    if (cell === null) return cells.length === 0 ? null : cells;
    cells.push(cell);
  }
}

/** The row or column that begins beside a place at the edge of the grid; null for any other place. */
export function lineFrom(point: CosmeticPoint, sides: Sides): Cells | null {
  const [x, y] = point;
  if (!isMiddle(x) || !isMiddle(y) || cellOf(point, sides) !== null) return null;
  if (isNear(x, -0.5)) return rayFrom(point, [1, 0], sides);
  if (isNear(x, sides.cols + 0.5)) return rayFrom(point, [-1, 0], sides);
  if (isNear(y, -0.5)) return rayFrom(point, [0, 1], sides);
  return isNear(y, sides.rows + 0.5) ? rayFrom(point, [0, -1], sides) : null;
}

/** The cells that a line passes, whose corners are in the middles of cells; null for any other line. */
export function cellsAlong(points: readonly CosmeticPoint[], sides: Sides): Cells | null {
  const corners = points.map((point) => cellOf(point, sides));
  if (corners.length === 0 || corners.includes(null)) return null;
  const cells: number[] = [corners[0]!];
  for (const corner of corners.slice(1)) {
    const last = cells.at(-1)!;
    const right = colOf(corner!, sides) - colOf(last, sides);
    const down = rowOf(corner!, sides) - rowOf(last, sides);
    const count = Math.max(Math.abs(right), Math.abs(down));
    const isStraight = right === 0 || down === 0 || Math.abs(right) === Math.abs(down);
    if (!isStraight || cells.length > sides.rows * sides.cols) return null;
    for (let step = 1; step <= count; ++step) {
      cells.push(last + (step / count) * (down * sides.cols + right));
    }
  }
  return cells.length > 1 ? cells : null;
}
