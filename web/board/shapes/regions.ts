/**
 * Puzzles of any shape as the engine knows them: it has regions, of which rows, columns and boxes are
 * none of their own kind.
 */
import type { RegionsInput, RegionsPuzzle } from '../../api/engine';
import type { Constraint } from '../constraints';
import {
  columnsOf,
  named,
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
  const { rows, cols, low, high, rules, cages, constraints } = layout;
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
    rules: constraints,
  };
}

/** Values of the engine, whose void cells have a sign of their own. */
export const valuesIn = (solution: Values): Values =>
  solution.map((value) => (value === VOID ? null : value));

const keyOf = (cells: Cells): string => [...cells].sort((a, b) => a - b).join();

/** The indices of regions by their cells: a region can be there several times. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOf(regions: readonly Cells[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, cells] of regions.entries()) {
    const key = keyOf(cells);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  return places;
}

/**
 * Removes the regions of a pattern from `left`, each once, if all of them are there; returns whether
 * they were.
 */
function take(left: Map<string, readonly number[]>, regions: readonly Region[]): boolean {
  const keys = regions.map(({ cells }) => cells.join());
  if (keys.length === 0 || keys.some((key) => left.get(key) === undefined)) return false;
  for (const key of keys) {
    const rest = left.get(key)!.slice(1);
    if (rest.length === 0) left.delete(key);
    else left.set(key, rest);
  }
  return true;
}

function takeBoxes(
  left: Map<string, readonly number[]>,
  grid: Sides & Pick<Layout, 'voids'>,
): Sides | null {
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
  const places: Places = placesOf(regions);
  const left = new Map(places);
  const hasRows = take(left, rowsOf(grid));
  const hasColumns = take(left, columnsOf(grid));
  const boxes = left.size === 0 ? null : takeBoxes(left, grid);
  // A straight piece of a jigsaw is there twice; any other repetition adds nothing.
  const others = [...left].flatMap(([key, indices]) =>
    indices
      .map((index) => ({ index, isArea: boxes === null && read.areas.includes(index) }))
      .filter(({ index, isArea }) => isArea || index === places.get(key)![0]),
  );
  const rest = others
    .sort((a, b) => a.index - b.index)
    .map(({ index, isArea }) => ({ region: regions[index]!, isArea }));
  const layout: Layout = {
    preset,
    ...grid,
    low,
    high,
    boxes,
    cages,
    // What the engine returns are arrays.
    constraints: read.rules as readonly Constraint[],
    about: null,
    rules: { rows: hasRows, columns: hasColumns, diagonals, antiKnight, antiKing, nonConsecutive },
    areas: rest.filter(({ isArea }) => isArea).map(({ region }) => region),
    extras: rest.filter(({ isArea }) => !isArea).map(({ region }) => region),
  };
  return boardOf(valuesIn(cells), named(layout));
}
