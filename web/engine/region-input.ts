/** Turns a puzzle of any shape as callers write it into JSON for the module. */
import { JiugongError } from '../api/error';
import type { RegionsInput } from '../api/regions';
import { badArgument, isInt32, notInt32, shown } from './bad-argument';
import { toJson } from './json';
import { checkRules } from './rule-input';

const VOID = -1;

/** The most values. */
const MAX_VALUES = 36;

/** What is longer the module reads only so far, and would count wrongly (`read` of lists in `region_json_reader.cpp`). */
const MAX_COUNTED = 1 << 17;

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

function toCell(value: unknown, cell: number): number | null {
  if (value === null || value === undefined) return null;
  if (isInt32(value) && value >= VOID) return value;
  throw badArgument(
    `Entry ${cell} of the cells must be a value, null for an open cell or -1 for a void cell, ` +
      `not ${shown(value)}.`,
    { cell },
  );
}

function toRegion(what: string, value: unknown, place: Place): number[] {
  const cells = toList(`The cells of ${what}`, value, place);
  if (cells.length > MAX_COUNTED) {
    const [found, expected] = [`${cells.length} cells`, `at most ${MAX_VALUES}`];
    throw new JiugongError(
      'bad-region-size',
      `${what.replace(/^./, (first) => first.toUpperCase())}: found ${found}, expected ${expected}.`,
      {
        ...place,
        found,
        expected,
        foundPhrase: { form: '{} cells', values: [`${cells.length}`] },
        expectedPhrase: { form: 'at most {}', values: [`${MAX_VALUES}`] },
      },
    );
  }
  return cells.map((cell, i) => toInt32(`Entry ${i} of ${what}`, cell, place));
}

function toCage(value: unknown, cage: number): { sum: number; cells: number[] } {
  if (typeof value !== 'object' || value === null) {
    throw badArgument(`Cage ${cage + 1} must be { sum, cells }, not ${shown(value)}.`, { cage });
  }
  const { sum, cells } = value as { sum?: unknown; cells?: unknown };
  const what = `cage ${cage + 1}`;
  return {
    sum: toInt32(`The sum of ${what}`, sum, { cage }),
    cells: toRegion(what, cells, { cage }),
  };
}

/** The puzzle as `wasm/bindings/region_json.h` describes it. The module checks whether it is a valid puzzle. */
export function toRegionJson(puzzle: Partial<RegionsInput>): string {
  const rows = toInt32('The number of rows', puzzle.rows);
  const cols = toInt32('The number of columns', puzzle.cols);
  const low = toInt32('The lowest value', puzzle.low ?? 1);
  return toJson({
    rows,
    cols,
    low,
    high: toInt32('The highest value', puzzle.high ?? low + Math.max(rows, cols) - 1),
    diagonals: toFlag('diagonals', puzzle.diagonals),
    antiKnight: toFlag('antiKnight', puzzle.antiKnight),
    antiKing: toFlag('antiKing', puzzle.antiKing),
    nonConsecutive: toFlag('nonConsecutive', puzzle.nonConsecutive),
    cells:
      puzzle.cells === undefined
        ? openCells(rows, cols)
        : toList('The cells', puzzle.cells).map(toCell),
    regions: toList('The regions', puzzle.regions ?? []).map((region, i) =>
      toRegion(`region ${i + 1}`, region, { region: i }),
    ),
    cages: toList('The cages', puzzle.cages ?? []).map(toCage),
    rules: checkRules(puzzle.rules ?? []),
  });
}

/** One open cell per cell; none for an invalid size, which the module reports before it looks at cells. */
function openCells(rows: number, cols: number): null[] {
  const count = rows * cols;
  return count > 0 && count <= MAX_VALUES ** 2 ? Array.from({ length: count }, () => null) : [];
}
