/**
 * The panel's model of a puzzle of any shape: switchable rules, and hand-drawn regions and cages.
 */
import {
  colOf,
  columnsOf,
  regionsOf,
  rowOf,
  rowsOf,
  tiles,
  type Cells,
  type Layout,
  type Region,
  type Rule,
  type Sides,
} from '../../../board/layout';
import type { RegionsInput, RegionsPuzzle } from '../../../engine/jiugong';

/** The value of a cell that is not part of the puzzle. */
export const VOID = -1;

/** A value, null for an open cell, or VOID. */
export type Cell = number | null;

export const LARGEST_SIDE = 36;
export const MAX_VALUES = 36;

/** The engine's limit on regions and cages together. */
export const MAX_REGIONS = 4096;

export type RangeEnd = 'low' | 'high';

/** A layout with the values in its cells, void ones included. */
export interface Puzzle extends Omit<Layout, 'voids' | 'preset'> {
  /** In row-major order. */
  readonly cells: readonly Cell[];
}

const layouts = new WeakMap<Puzzle, Layout>();

/** The shape of a puzzle; the same object for the same puzzle. */
export function layoutOf(puzzle: Puzzle): Layout {
  const known = layouts.get(puzzle);
  if (known !== undefined) return known;
  const { cells, ...shape } = puzzle;
  const layout = { ...shape, preset: null, voids: voidsIn(cells) };
  layouts.set(puzzle, layout);
  return layout;
}

const voidsIn = (cells: readonly Cell[]): Cells =>
  cells.flatMap((value, cell) => (value === VOID ? [cell] : []));

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/**
 * The sides of the boxes of a classic sudoku: the divisors of `side` that differ least, with no
 * more rows than columns.
 */
export function boxSides(side: number): Sides {
  let rows = Math.floor(Math.sqrt(side));
  while (side % rows !== 0) --rows;
  return { rows, cols: side / rows };
}

/**
 * Returns boxes that tile the board and have as many cells as there are values, as square as
 * possible; if there are none, the boxes of the larger side.
 */
export function usualBoxes({ rows, cols, low, high }: Puzzle): Sides {
  const values = high - low + 1;
  const { rows: most } = boxSides(values);
  for (let height = most; height > 1; --height) {
    const width = values / height;
    for (const [down, across] of [
      [height, width],
      [width, height],
    ] as const) {
      if (rows % down === 0 && cols % across === 0) return { rows: down, cols: across };
    }
  }
  const sides = boxSides(Math.max(rows, cols));
  return { rows: Math.min(sides.rows, rows), cols: Math.min(sides.cols, cols) };
}

/** Converts the puzzle to the engine's input. */
export function toInput(puzzle: Puzzle): RegionsInput {
  const { rows, cols, low, high, cells, rules, cages } = puzzle;
  const { diagonals, antiKnight, antiKing, nonConsecutive } = rules;
  return {
    rows,
    cols,
    low,
    high,
    cells,
    diagonals,
    antiKnight,
    antiKing,
    nonConsecutive,
    regions: regionsOf(layoutOf(puzzle)).map((region) => region.cells),
    cages: withSums(puzzle).map((index) => {
      const { sum, cells: caged } = cages[index]!;
      return { sum: sum ?? 0, cells: caged };
    }),
  };
}

/** The indices of the cages that the engine gets as cages: those with a sum. */
export const withSums = ({ cages }: Puzzle): readonly number[] =>
  cages.flatMap(({ sum }, index) => (sum === null ? [] : [index]));

export const ascending = (cells: Iterable<number>): Cells => [...cells].sort((a, b) => a - b);

const keyOf = (cells: Cells): string => ascending(cells).join();

/**
 * Removes the regions of a pattern from `left` if all of them are there; returns whether they were.
 */
function take(left: Set<string>, regions: readonly Region[]): boolean {
  const keys = regions.map(({ cells }) => cells.join());
  if (keys.length === 0 || !keys.every((key) => left.has(key))) return false;
  for (const key of keys) left.delete(key);
  return true;
}

function takeBoxes(
  left: Set<string>,
  grid: Sides & Pick<Layout, 'voids'>,
  wished: readonly number[],
): Sides | null {
  for (const rows of wished) {
    for (let cols = 1; cols <= grid.cols; ++cols) {
      const boxes = { rows, cols };
      if (take(left, tiles('box', grid, boxes))) return boxes;
    }
  }
  return null;
}

/** Converts a puzzle that the engine made or read. */
export function fromRegions(read: RegionsPuzzle): Puzzle {
  const { rows, cols, low, high, cells, regions, cages } = read;
  const { diagonals, antiKnight, antiKing, nonConsecutive } = read;
  const grid = { rows, cols, voids: voidsIn(cells) };
  const left = new Set(regions.map(keyOf));
  const hasRows = take(left, rowsOf(grid));
  const hasColumns = take(left, columnsOf(grid));
  // Boxes are at least two rows high: a box of one row is a part of a row.
  const heights = range(Math.max(0, rows - 1)).map((index) => index + 2);
  const boxes = left.size === 0 ? null : takeBoxes(left, grid, heights);
  const isArea = (index: number): boolean => boxes === null && read.areas.includes(index);
  const rest = regions.map((region, index) => ({ region, index }));
  const others = rest.filter(({ region }) => left.has(keyOf(region)));
  return {
    rows,
    cols,
    low,
    high,
    cells,
    boxes,
    cages,
    rules: { rows: hasRows, columns: hasColumns, diagonals, antiKnight, antiKing, nonConsecutive },
    areas: others.filter(({ index }) => isArea(index)).map(({ region }) => region),
    extras: others.filter(({ index }) => !isArea(index)).map(({ region }) => region),
  };
}

export const setRule = (puzzle: Puzzle, rule: Rule, isOn: boolean): Puzzle => ({
  ...puzzle,
  rules: { ...puzzle.rules, [rule]: isOn },
});

/** Sets regular boxes, which replace drawn pieces. */
export const setBoxes = (puzzle: Puzzle, boxes: Sides | null): Puzzle => ({
  ...puzzle,
  boxes,
  areas: boxes === null ? puzzle.areas : [],
});

/** Sets one end of the range; the other end moves if the range would be empty or too long. */
export function setRange(puzzle: Puzzle, end: RangeEnd, value: number): Puzzle {
  if (end === 'low') {
    const high = Math.min(Math.max(puzzle.high, value), value + MAX_VALUES - 1);
    return { ...puzzle, low: value, high };
  }
  const low = Math.max(Math.min(puzzle.low, value), value - MAX_VALUES + 1);
  return { ...puzzle, low, high: value };
}

/**
 * Applies a change to the cells of each region, cage and piece; those left without cells are
 * removed.
 */
export const mapCells = (puzzle: Puzzle, change: (cells: Cells) => Cells): Puzzle => {
  const changed = (regions: readonly Cells[]): readonly Cells[] =>
    regions.map(change).filter((cells) => cells.length > 0);
  return {
    ...puzzle,
    areas: changed(puzzle.areas),
    extras: changed(puzzle.extras),
    cages: puzzle.cages
      .map(({ sum, cells }) => ({ sum, cells: change(cells) }))
      .filter(({ cells }) => cells.length > 0),
  };
};

/**
 * Changes the size: content within the new size stays; boxes and values get the defaults of the
 * size.
 */
export function resize(puzzle: Puzzle, rows: number, cols: number): Puzzle {
  const isSquare = rows === cols;
  const stays = (cell: number): boolean => rowOf(cell, puzzle) < rows && colOf(cell, puzzle) < cols;
  const moved = (cell: number): number => rowOf(cell, puzzle) * cols + colOf(cell, puzzle);
  const kept = mapCells(puzzle, (cells) => cells.filter(stays).map(moved));
  const cells = range(rows * cols).map((cell): Cell => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    const isOld = row < puzzle.rows && col < puzzle.cols;
    return isOld ? puzzle.cells[row * puzzle.cols + col]! : null;
  });
  const isUsualRange = puzzle.high === puzzle.low + Math.max(puzzle.rows, puzzle.cols) - 1;
  return {
    ...kept,
    rows,
    cols,
    cells,
    high: isUsualRange ? puzzle.low + Math.max(rows, cols) - 1 : puzzle.high,
    boxes: puzzle.boxes !== null && isSquare ? boxSides(rows) : puzzle.boxes,
    rules: { ...puzzle.rules, diagonals: puzzle.rules.diagonals && isSquare },
  };
}
