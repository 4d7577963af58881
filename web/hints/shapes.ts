/** The paths of shapes, in units of a cell. */
import { columnOf, rowOf } from './houses';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Thousandths of a cell are finer than anybody sees. */
const n = (value: number): string => String(Math.round(value * 1000) / 1000);
export const at = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

export const centreOfCell = (cell: number): Point => ({
  x: columnOf(cell) + 0.5,
  y: rowOf(cell) + 0.5,
});

/** Where a candidate stands: digits 1 to 3 in the upper third of the cell, and so on. */
export const centreOf = (cell: number, digit: number): Point => ({
  x: columnOf(cell) + (((digit - 1) % 3) + 0.5) / 3,
  y: rowOf(cell) + (Math.floor((digit - 1) / 3) + 0.5) / 3,
});

export const circle = ({ x, y }: Point, radius: number): string =>
  `M${at({ x: x - radius, y })}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0` +
  `a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0z`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}z`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${at({ x, y })}h${n(width)}v${n(height)}h${n(-width)}z`;

export const cross = ({ x, y }: Point, radius: number): string =>
  `M${at({ x: x - radius, y: y - radius })}L${at({ x: x + radius, y: y + radius })}` +
  `M${at({ x: x + radius, y: y - radius })}L${at({ x: x - radius, y: y + radius })}`;

export const square = ({ x, y }: Point, radius: number): string =>
  rectangle(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8);

export const diamond = ({ x, y }: Point, radius: number): string =>
  polygon([
    { x, y: y - radius * 1.1 },
    { x: x + radius * 1.1, y },
    { x, y: y + radius * 1.1 },
    { x: x - radius * 1.1, y },
  ]);

export const hexagon = ({ x, y }: Point, radius: number): string =>
  polygon(
    [0, 1, 2, 3, 4, 5].map((corner) => ({
      x: x + radius * Math.cos((corner * Math.PI) / 3),
      y: y + radius * Math.sin((corner * Math.PI) / 3),
    })),
  );
