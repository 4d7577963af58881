/** Places and paths of figures, in units of a cell. */
import { colOf, rowOf, type Cells, type Sides } from '../../layout';

export type Point = readonly [x: number, y: number];

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const at = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

export const centre = (cell: number, sides: Sides): Point => [
  colOf(cell, sides) + 0.5,
  rowOf(cell, sides) + 0.5,
];

export const centres = (cells: Cells, sides: Sides): readonly Point[] =>
  cells.map((cell) => centre(cell, sides));

/** A point on the way from one to another, `part` of it from the first. */
export const between = ([ax, ay]: Point, [bx, by]: Point, part = 0.5): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The point at a distance from one on the way to another. */
export const towards = (from: Point, to: Point, length: number): Point =>
  between(from, to, length / (distance(from, to) || 1));

export const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** A line through points; one alone is a dot where the ends of lines are round. */
export const polyline = (points: readonly Point[]): string =>
  points.length === 1 ? `M${at(points[0]!)}h0` : `M${points.map(at).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

export const circle = ([x, y]: Point, radius: number): string =>
  `M${at([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const square = ([x, y]: Point, half: number): string =>
  `M${at([x - half, y - half])}h${2 * half}v${2 * half}h${-2 * half}z`;

export const diamond = ([x, y]: Point, half: number): string =>
  polygon([
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ]);

/** A point aside of `to`, seen from `from`: forward by one length and to the right by another. */
function aside(from: Point, to: Point, forward: number, right: number): Point {
  const length = distance(from, to) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [to[0] + dx * forward - dy * right, to[1] + dy * forward + dx * right];
}

/** The two strokes of the head of an arrow, with its tip at `to`. */
export const arrowHead = (from: Point, to: Point, length: number): string =>
  polyline([aside(from, to, -length, -length), to, aside(from, to, -length, length)]);

/** A line around the straight way between two points, with round ends. */
export function capsule(from: Point, to: Point, radius: number): string {
  if (distance(from, to) === 0) return circle(from, radius);
  const [a, b] = [aside(to, from, 0, radius), aside(from, to, 0, -radius)];
  const [c, d] = [aside(from, to, 0, radius), aside(to, from, 0, -radius)];
  const arc = `A${radius} ${radius} 0 0 1 `;
  return `M${at(a)}L${at(b)}${arc}${at(c)}L${at(d)}${arc}${at(a)}Z`;
}

/** The step from one cell to another, down and across. */
export const step = (from: number, to: number, sides: Sides): Point => [
  colOf(to, sides) - colOf(from, sides),
  rowOf(to, sides) - rowOf(from, sides),
];

/** Whether two cells share a side. */
export function areBeside(a: number, b: number, sides: Sides): boolean {
  const [across, down] = step(a, b, sides);
  return Math.abs(across) + Math.abs(down) === 1;
}

/** Whether two different cells touch, if only at a corner. */
export function touch(a: number, b: number, sides: Sides): boolean {
  const [across, down] = step(a, b, sides);
  return a !== b && Math.abs(across) <= 1 && Math.abs(down) <= 1;
}

/** Whether each cell touches the one before. */
export const isPath = (cells: Cells, sides: Sides): boolean =>
  cells.every((cell, index) => index === 0 || touch(cells[index - 1]!, cell, sides));

/** Whether a line goes each of its steps back, too. */
export function isThereAndBack(cells: Cells): boolean {
  const steps = cells.slice(1).map((cell, index) => `${cells[index]},${cell}`);
  const back = new Set(cells.slice(1).map((cell, index) => `${cell},${cells[index]}`));
  return steps.length > 0 && steps.every((step) => back.has(step));
}

/** Whether these are the four cells around a crossing, in any order. */
export function isBlock(cells: Cells, sides: Sides): boolean {
  const first = Math.min(...cells);
  const block = [first, first + 1, first + sides.cols, first + sides.cols + 1];
  return (
    cells.length === 4 &&
    colOf(first, sides) < sides.cols - 1 &&
    block.every((cell) => cells.includes(cell))
  );
}

/** The step with which cells go on in a straight line, also diagonally; null if they do not. */
export function directionOf(cells: Cells, sides: Sides): Point | null {
  const [first, second] = cells;
  if (first === undefined || second === undefined || !touch(first, second, sides)) return null;
  const [across, down] = step(first, second, sides);
  const isStraight = cells.every((cell, index) => {
    if (index === 0) return true;
    const [x, y] = step(cells[index - 1]!, cell, sides);
    return x === across && y === down;
  });
  return isStraight ? [across, down] : null;
}

/** The cell at a step from another one; null beyond the edge of the grid. */
export function cellAside(cell: number, [across, down]: Point, sides: Sides): number | null {
  const [row, col] = [rowOf(cell, sides) + down, colOf(cell, sides) + across];
  const isInside = row >= 0 && row < sides.rows && col >= 0 && col < sides.cols;
  return isInside ? row * sides.cols + col : null;
}
