/** Cells and places of f-puzzles: `R1C1`, and one row or column outside the grid `R0C1`. */
import type { Layout } from '../../board/layout';
import type { Point } from '../../board/shapes/figures/geometry';

/** A cell by its row and column, from 1; those outside the grid are one row or column away. */
export function placeIn(name: unknown, side: number): Point | null {
  const found = typeof name === 'string' ? /^R([0-9]{1,2})C([0-9]{1,2})$/i.exec(name) : null;
  const [row, col] = [Number(found?.[1] ?? -1), Number(found?.[2] ?? -1)];
  const isNear = (at: number): boolean => at >= 0 && at <= side + 1;
  return isNear(row) && isNear(col) ? [col - 1, row - 1] : null;
}

export const isInside = ([x, y]: Point, side: number): boolean =>
  x >= 0 && y >= 0 && x < side && y < side;

/** Parses a cell such as `R1C1`; null if it is not on the board. */
export function parseCell(name: unknown, side: number): number | null {
  const place = placeIn(name, side);
  return place === null || !isInside(place, side) ? null : place[1] * side + place[0];
}

export const cellText = (cell: number, { cols }: Pick<Layout, 'cols'>): string =>
  `R${Math.floor(cell / cols) + 1}C${(cell % cols) + 1}`;

/** The directions of little killers. */
export const DIRECTIONS: Readonly<Record<string, Point>> = {
  UR: [1, -1],
  UL: [-1, -1],
  DR: [1, 1],
  DL: [-1, 1],
};
