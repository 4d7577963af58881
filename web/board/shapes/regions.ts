/**
 * Puzzles of any shape as the engine knows them: it has regions, of which rows, columns and boxes are
 * none of their own kind.
 */
import type { RegionsInput, RegionsPuzzle } from '../../engine/jiugong';
import {
  columnsOf,
  known,
  regionsOf,
  rowsOf,
  tiles,
  type Cells,
  type Layout,
  type Region,
  type Sides,
} from '../layout';
import { boardOf, type Board } from '../state';
import type { Values } from '../values';

/** The engine's value of a cell that is not part of the puzzle. */
const VOID = -1;

/** The indices of the cages that the engine gets as cages: those with a sum. */
export const withSums = ({ cages }: Pick<Layout, 'cages'>): readonly number[] =>
  cages.flatMap(({ sum }, index) => (sum === null ? [] : [index]));

/** Converts values to cells of the engine. */
export function toCells(layout: Layout, values: Values): Values {
  const voids = new Set(layout.voids);
  return values.map((value, cell) => (voids.has(cell) ? VOID : value));
}

/** Converts a layout with values to the engine's input. */
export function toInput(layout: Layout, values: Values): RegionsInput {
  const { rows, cols, low, high, rules, cages } = layout;
  const { diagonals, antiKnight, antiKing, nonConsecutive } = rules;
  return {
    rows,
    cols,
    low,
    high,
    cells: toCells(layout, values),
    diagonals,
    antiKnight,
    antiKing,
    nonConsecutive,
    regions: regionsOf(layout).map((region) => region.cells),
    cages: withSums(layout).map((index) => {
      const { sum, cells } = cages[index]!;
      return { sum: sum ?? 0, cells };
    }),
  };
}

/** Values of the engine, whose void cells have a sign of their own. */
export const valuesIn = (solution: Values): Values =>
  solution.map((value) => (value === VOID ? null : value));

const keyOf = (cells: Cells): string => [...cells].sort((a, b) => a - b).join();

/**
 * Removes the regions of a pattern from `left` if all of them are there; returns whether they were.
 */
function take(left: Set<string>, regions: readonly Region[]): boolean {
  const keys = regions.map(({ cells }) => cells.join());
  if (keys.length === 0 || !keys.every((key) => left.has(key))) return false;
  for (const key of keys) left.delete(key);
  return true;
}

function takeBoxes(left: Set<string>, grid: Sides & Pick<Layout, 'voids'>): Sides | null {
  // Boxes are at least two rows high: a box of one row is a part of a row.
  for (let rows = 2; rows <= grid.rows; ++rows) {
    for (let cols = 1; cols <= grid.cols; ++cols) {
      const boxes = { rows, cols };
      if (take(left, tiles('box', grid, boxes))) return boxes;
    }
  }
  return null;
}

/** Converts a puzzle that the engine made or read to a board, and tells rows, columns and boxes. */
export function fromRegions(read: RegionsPuzzle, preset: Layout['preset'] = null): Board {
  const { rows, cols, low, high, cells, regions, cages } = read;
  const { diagonals, antiKnight, antiKing, nonConsecutive } = read;
  const voids = cells.flatMap((value, cell) => (value === VOID ? [cell] : []));
  const grid = { rows, cols, voids };
  const left = new Set(regions.map(keyOf));
  const hasRows = take(left, rowsOf(grid));
  const hasColumns = take(left, columnsOf(grid));
  const boxes = left.size === 0 ? null : takeBoxes(left, grid);
  const others = regions
    .map((region, index) => ({ region, isArea: boxes === null && read.areas.includes(index) }))
    .filter(({ region }) => left.has(keyOf(region)));
  const layout: Layout = {
    preset,
    ...grid,
    low,
    high,
    boxes,
    cages,
    rules: { rows: hasRows, columns: hasColumns, diagonals, antiKnight, antiKing, nonConsecutive },
    areas: others.filter(({ isArea }) => isArea).map(({ region }) => region),
    extras: others.filter(({ isArea }) => !isArea).map(({ region }) => region),
  };
  return boardOf(valuesIn(cells), known(layout));
}
