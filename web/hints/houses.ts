/** The cells and houses of a sudoku, as the teacher numbers them: 0..8 rows, 9..17 columns, 18..26 boxes. */

export type HouseKind = 'row' | 'column' | 'box';

const KINDS: readonly HouseKind[] = ['row', 'column', 'box'];

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
const boxOf = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);

export const kindOf = (house: number): HouseKind => KINDS[Math.floor(house / 9)]!;

/** The row, column and box of a cell. */
export const housesOf = (cell: number): readonly [number, number, number] => [
  rowOf(cell),
  9 + columnOf(cell),
  18 + boxOf(cell),
];

export const houseOf = (cell: number, kind: HouseKind): number =>
  housesOf(cell)[KINDS.indexOf(kind)]!;

export const CELLS: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);

const HOUSES: readonly (readonly number[])[] = Array.from({ length: 27 }, (_, house) =>
  CELLS.filter((cell) => housesOf(cell).includes(house)),
);

export const cellsOf = (house: number): readonly number[] => HOUSES[house]!;

const sharedHouses = (cells: readonly number[]): readonly number[] =>
  cells.length === 0
    ? []
    : housesOf(cells[0]!).filter((house) => cells.every((cell) => housesOf(cell).includes(house)));

export const sees = (first: number, second: number): boolean =>
  first !== second && sharedHouses([first, second]).length !== 0;
