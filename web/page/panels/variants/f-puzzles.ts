/** Interprets a puzzle in the format of f-puzzles.com with the rules of the panel. */
import { isObject, wholeNumber, type FPuzzle } from '../../ui/f-puzzles';
import {
  colOf,
  diagonalsOf,
  named,
  MAX_REGIONS,
  rowOf,
  type Cage,
  type Cells,
  type Layout,
} from '../../../board/layout';
import { fromRegions } from '../../../board/shapes/regions';
import { boardOf, type Board } from '../../../board/state';
import { boxSides, setRule } from './shape';

export type Reading =
  | { readonly kind: 'puzzle'; readonly board: Board }
  /** The rules that the panel does not have, by their names in the format; untrusted. */
  | { readonly kind: 'foreign'; readonly rules: readonly string[] }
  | { readonly kind: 'damaged' };

/** The rules that the panel has, in the names of the format. */
const KNOWN = new Set([
  'diagonal+',
  'diagonal-',
  'antiknight',
  'antiking',
  'nonconsecutive',
  'disjointgroups',
  'extraregion',
  'killercage',
]);

/** Parses a cell such as `R1C1`; null if it is not on the board. */
function parseCell(name: unknown, side: number): number | null {
  const [row = 0, col = 0] =
    typeof name === 'string'
      ? (/^R([0-9]{1,2})C([0-9]{1,2})$/i.exec(name)?.slice(1).map(Number) ?? [])
      : [];
  const isInside = row >= 1 && row <= side && col >= 1 && col <= side;
  return isInside ? (row - 1) * side + col - 1 : null;
}

interface Drawn {
  readonly cells: Cells;
  readonly value: unknown;
}

/**
 * Parses a list of objects with cells; those without cells mean nothing. Null if anything is
 * invalid.
 */
function parseList(list: unknown, side: number): readonly Drawn[] | null {
  if (list === undefined) return [];
  if (!Array.isArray(list) || list.length > MAX_REGIONS) return null;
  const parsed: Drawn[] = [];
  for (const entry of list as readonly unknown[]) {
    const names = isObject(entry) ? entry['cells'] : null;
    if (!isObject(entry) || !Array.isArray(names) || names.length > side * side) return null;
    const cells = new Set((names as readonly unknown[]).map((name) => parseCell(name, side)));
    if (cells.has(null)) return null;
    if (cells.size > 0) parsed.push({ cells: [...cells] as Cells, value: entry['value'] });
  }
  return parsed;
}

/** Whether the clue of a cage is a sum, or nothing; other clues are rules of their own. */
const isSum = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || wholeNumber(value) !== null;

/** A cage of 0 is one without a sum. */
const cageOf = ({ cells, value }: Drawn): Cage => ({ sum: wholeNumber(value) || null, cells });

/** The number of each cell's box. */
function boxNumbers(side: number): readonly number[] {
  const sides = { rows: side, cols: side };
  const boxes = boxSides(side);
  return Array.from({ length: side * side }, (_, cell) => {
    const down = Math.floor(rowOf(cell, sides) / boxes.rows);
    return down * (side / boxes.cols) + Math.floor(colOf(cell, sides) / boxes.cols);
  });
}

/** The cells of each region, in the order of the first ones. */
function piecesOf(numbers: readonly (number | null)[]): number[][] {
  const pieces = new Map<number, number[]>();
  for (const [cell, number] of numbers.entries()) {
    if (number === null) continue;
    const piece = pieces.get(number);
    if (piece === undefined) pieces.set(number, [cell]);
    else piece.push(cell);
  }
  return [...pieces.values()];
}

/** The cells at the same place of each box; without boxes these are the columns. */
function disjointGroups({ rows, cols, boxes }: Layout): readonly Cells[] {
  if (boxes === null) return [];
  const places = Array.from({ length: rows * cols }, (_, cell) => {
    const [row, col] = [rowOf(cell, { rows, cols }), colOf(cell, { rows, cols })];
    return (row % boxes.rows) * boxes.cols + (col % boxes.cols);
  });
  return piecesOf(places);
}

/** Converts a puzzle whose rules the panel has; names the others. */
export function readFPuzzle({ side, cells, rules }: FPuzzle): Reading {
  const cages = parseList(rules.get('killercage'), side);
  const drawn = parseList(rules.get('extraregion'), side);
  if (cages === null || drawn === null) return { kind: 'damaged' };
  const boxes = boxNumbers(side);
  const hasBoxes = cells.every(({ region }, at) => region === undefined || region === boxes[at]);
  const foreign = [
    ...[...rules.keys()].filter((name) => !KNOWN.has(name)),
    ...(cages.every(({ value }) => isSum(value)) ? [] : ['killercage']),
    ...(hasBoxes || !rules.has('disjointgroups') ? [] : ['disjointgroups']),
  ];
  if (foreign.length > 0) return { kind: 'foreign', rules: foreign };

  const pieces = piecesOf(
    cells.map(({ region }, at) => (region === undefined ? boxes[at]! : region)),
  );
  const [up, down] = [rules.has('diagonal+'), rules.has('diagonal-')];
  const { givens, layout: pieced } = fromRegions({
    rows: side,
    cols: side,
    low: 1,
    high: side,
    cells: cells.map(({ given }) => given),
    regions: pieces,
    areas: [...pieces.keys()],
    extras: [],
    cages: [],
    diagonals: up && down,
    antiKnight: rules.has('antiknight'),
    antiKing: rules.has('antiking'),
    nonConsecutive: rules.has('nonconsecutive'),
  });
  const [falling, rising] = diagonalsOf(setRule(pieced, 'diagonals', true));
  const layout: Layout = {
    ...pieced,
    rules: { ...pieced.rules, rows: true, columns: true },
    extras: [
      ...(up && !down ? [rising!] : []),
      ...(down && !up ? [falling!] : []),
      ...(rules.has('disjointgroups') ? disjointGroups(pieced) : []),
      ...drawn.map((region) => region.cells),
    ],
    cages: cages.map(cageOf),
  };
  const count = layout.areas.length + layout.extras.length + layout.cages.length;
  return count > MAX_REGIONS
    ? { kind: 'damaged' }
    : { kind: 'puzzle', board: boardOf(givens, named(layout)) };
}
