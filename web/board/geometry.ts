/** The geometry of the grid: cells 0..80 in row-major order and the 27 houses. */

export type HouseKind = 'row' | 'column' | 'box';

export interface House {
  readonly kind: HouseKind;
  /** 0..8; boxes are numbered row by row. */
  readonly index: number;
  readonly cells: readonly number[];
}

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number =>
  Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);

export const CELLS: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);

/** Whether a value from outside is the number of a cell. */
export const isCell = (value: unknown): value is number => CELLS.includes(value as number);

const indexIn: Readonly<Record<HouseKind, (cell: number) => number>> = {
  row: rowOf,
  column: columnOf,
  box: boxOf,
};

const kinds: readonly HouseKind[] = ['row', 'column', 'box'];

export const HOUSES: readonly House[] = kinds.flatMap((kind) =>
  Array.from({ length: 9 }, (_, index) => ({
    kind,
    index,
    cells: CELLS.filter((cell) => indexIn[kind](cell) === index),
  })),
);

/** Whether two different cells share a house. */
export const arePeers = (a: number, b: number): boolean =>
  a !== b && kinds.some((kind) => indexIn[kind](a) === indexIn[kind](b));
