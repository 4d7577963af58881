/** Constraints that follow from a cell or a line of cells: for the tools that draw them and for other programs' formats. */
import type { Constraint } from '../../../board/constraints';
import {
  cellsOf,
  colOf,
  piecesOf,
  rowOf,
  valuesOf,
  type Cells,
  type Layout,
} from '../../../board/layout';
import { cellAside, type Point } from '../../../board/shapes/figures/geometry';

/** The parts of a line within each box or piece, in its order. */
export function partsOf(cells: Cells, layout: Layout): readonly Cells[] {
  const pieces = piecesOf(layout);
  const pieceOf = (cell: number): number => pieces.findIndex((piece) => piece.includes(cell));
  const parts: number[][] = [];
  let last: number | null = null;
  for (const cell of cells) {
    const piece = pieceOf(cell);
    if (piece === last) parts.at(-1)!.push(cell);
    else parts.push([cell]);
    last = piece;
  }
  return parts;
}

/** A line whose parts in the boxes have the same sum; null if it is in one box alone. */
export function regionSum(cells: Cells, layout: Layout): Constraint | null {
  const groups = partsOf(cells, layout);
  return groups.length < 2 ? null : { kind: 'equal-sums', groups };
}

/** A line whose two ends have the sum of the cells between them; null if it is too short. */
export const doubleArrow = (cells: Cells): Constraint | null =>
  cells.length < 3
    ? null
    : { kind: 'equal-sums', groups: [[cells[0]!, cells.at(-1)!], cells.slice(1, -1)] };

/** A cell of odd (1) or even values (0); null if there are none. */
export function parity(cell: number, rest: 0 | 1, layout: Layout): Constraint | null {
  const values = valuesOf(layout).filter((value) => value % 2 === rest);
  return values.length === 0 ? null : { kind: 'values', cells: [cell], values };
}

const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Signs between a cell, the least or the largest, and all beside it but for those of `others`. */
export function extremes(
  cell: number,
  isLeast: boolean,
  layout: Layout,
  others: ReadonlySet<number | null> = new Set(),
): readonly Constraint[] {
  const parts = new Set(cellsOf(layout));
  return STEPS.flatMap((step): readonly Constraint[] => {
    const other = cellAside(cell, step, layout);
    if (other === null || !parts.has(other) || others.has(other)) return [];
    return [{ kind: 'thermometer', cells: isLeast ? [cell, other] : [other, cell] }];
  });
}

/** The lines in which a cell can be an index. */
export const INDEXED = {
  row: (cell: number, layout: Layout): Cells =>
    cellsOf(layout).filter((other) => rowOf(other, layout) === rowOf(cell, layout)),
  column: (cell: number, layout: Layout): Cells =>
    cellsOf(layout).filter((other) => colOf(other, layout) === colOf(cell, layout)),
  box: (cell: number, layout: Layout): Cells =>
    piecesOf(layout).find((piece) => piece.includes(cell)) ?? [],
} as const;
export type IndexedLine = keyof typeof INDEXED;

/** A cell that says where in a line the number of its own place in it is; null if there is no such line. */
export function indexer(cell: number, line: IndexedLine, layout: Layout): Constraint | null {
  const cells = INDEXED[line](cell, layout);
  const value = cells.indexOf(cell) + 1;
  return value === 0 ? null : { kind: 'indexing', cells, index: cell, value };
}
