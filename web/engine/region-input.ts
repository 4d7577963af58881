/** Turns a puzzle of any shape as callers write it into numbers for the module. */
import type { RegionsInput } from '../api/regions';
import { badArgument, isInt32, notInt32, shown } from './bad-argument';
import { toRuleNumbers } from './rule-input';

/** An open cell, as `RegionPuzzle` in C++ has it. */
const OPEN = -2;
const VOID = -1;

type Place = { cell?: number; region?: number; cage?: number };

function toInt32(what: string, value: unknown, place: Place = {}): number {
  if (isInt32(value)) return value;
  throw notInt32(what, value, place);
}

function toFlag(name: string, value: unknown): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true;
  throw badArgument(`The option ${name} must be true or false, not ${shown(value)}.`);
}

export function toList(what: string, value: unknown, place: Place = {}): unknown[] {
  if (typeof value === 'object' && value !== null && 'length' in value) {
    return Array.from(value as ArrayLike<unknown>);
  }
  throw badArgument(`${what} must be a list, not ${shown(value)}.`, place);
}

function toCell(value: unknown, cell: number): number {
  if (value === null || value === undefined) return OPEN;
  if (isInt32(value) && value >= VOID) return value;
  throw badArgument(
    `Entry ${cell} of the cells must be a value, null for an open cell or -1 for a void cell, ` +
      `not ${shown(value)}.`,
    { cell },
  );
}

/** The number of cells, then the cells. */
function toRegion(what: string, value: unknown, place: Place): number[] {
  const cells = toList(`The cells of ${what}`, value, place);
  return [cells.length, ...cells.map((cell, i) => toInt32(`Entry ${i} of ${what}`, cell, place))];
}

function toCage(value: unknown, cage: number): number[] {
  if (typeof value !== 'object' || value === null) {
    throw badArgument(`Cage ${cage + 1} must be { sum, cells }, not ${shown(value)}.`, { cage });
  }
  const { sum, cells } = value as { sum?: unknown; cells?: unknown };
  const what = `cage ${cage + 1}`;
  return [toInt32(`The sum of ${what}`, sum, { cage }), ...toRegion(what, cells, { cage })];
}

/** The puzzle as `wasm/bindings/region_puzzle_numbers.h` describes it. The module checks whether it is a valid puzzle. */
export function toRegionNumbers(puzzle: Partial<RegionsInput>): string {
  const rows = toInt32('The number of rows', puzzle.rows);
  const cols = toInt32('The number of columns', puzzle.cols);
  const low = toInt32('The lowest value', puzzle.low ?? 1);
  const high = toInt32('The highest value', puzzle.high ?? low + Math.max(rows, cols) - 1);
  const flags = [
    toFlag('diagonals', puzzle.diagonals),
    toFlag('antiKnight', puzzle.antiKnight),
    toFlag('antiKing', puzzle.antiKing),
    toFlag('nonConsecutive', puzzle.nonConsecutive),
  ].reduce((sum, flag, bit) => sum + (flag ? 1 << bit : 0), 0);
  const cells =
    puzzle.cells === undefined
      ? openCells(rows, cols)
      : toList('The cells', puzzle.cells).map(toCell);
  const regions = toList('The regions', puzzle.regions ?? []).map((region, i) =>
    toRegion(`region ${i + 1}`, region, { region: i }),
  );
  const cages = toList('The cages', puzzle.cages ?? []).map(toCage);
  const rules = toRuleNumbers(puzzle.rules ?? []);
  const head = [rows, cols, low, high, flags, cells.length];
  return [head, cells, [regions.length], ...regions, [cages.length], ...cages, ...rules]
    .filter((numbers) => numbers.length !== 0)
    .map((numbers) => numbers.join())
    .join();
}

/** One open cell per cell; none for an invalid size, which the module reports before it looks at cells. */
function openCells(rows: number, cols: number): number[] {
  const count = rows * cols;
  return count > 0 && count <= 36 * 36 ? Array.from({ length: count }, () => OPEN) : [];
}
