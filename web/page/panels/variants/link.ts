/**
 * A puzzle of the panel Variants in the fragment of a URL:
 *
 *     #v=1-PX-S9918733-CZ24Z2…             a preset, size, values, rules and boxes, and the givens
 *     #v=1-S4413300-A0114-A…               a custom shape whose regions have thick borders
 *
 * First `P` and the preset of the shape, if any, in capitals without hyphens. Then `S` with rows,
 * columns, lowest value, number of values less one, the rules as a sum of 1, 2, 4 … in the order of
 * `RULES`, and rows and columns of the boxes, 0 for none. Then the parts that are not empty:
 *
 * - `C` cells: a value, or minus the number of consecutive open cells; open cells at the end are
 *   left out.
 * - `O` cells that are not part of the puzzle.
 * - `A` an area, `E` an extra region, `K` a cage that begins with its sum + 1, or 0 for no sum;
 *   each as many times as needed.
 *
 * A list of cells has its first cell and then the distance from each to the next. Numbers are
 * encoded by `ui/link-numbers.ts`.
 */
import { REGION_PRESETS } from '../../../api/regions';
import { readNumbers, writeNumbers } from '../../ui/link-numbers';
import type { LinkFormat } from '../../ui/link';
import type { Step } from './model';
import { RULES, type Cage, type Cells } from '../../../board/layout';
import {
  ascending,
  LARGEST_SIDE,
  MAX_REGIONS,
  MAX_VALUES,
  VOID,
  type Cell,
  type Puzzle,
} from './puzzle';

/** The part of a step that a link holds. */
export type Drawn = Pick<Step, 'puzzle' | 'preset'>;

const codeOf = (preset: string): string => preset.replaceAll('-', '').toUpperCase();

function writeCells(cells: Cells): string {
  const sorted = ascending(cells);
  return writeNumbers(sorted.map((cell, index) => cell - (sorted[index - 1] ?? 0)));
}

/** Encodes values and runs of open cells; cells outside the puzzle count as open here. */
function writeValues(cells: readonly Cell[]): string {
  const numbers: number[] = [];
  let open = 0;
  for (const cell of cells) {
    if (cell === null || cell === VOID) {
      ++open;
    } else {
      if (open > 0) numbers.push(-open);
      numbers.push(cell);
      open = 0;
    }
  }
  return writeNumbers(numbers);
}

function write({ puzzle, preset }: Drawn): readonly string[] {
  const { rows, cols, low, high, cells, rules, boxes, areas, extras, cages } = puzzle;
  const switched = RULES.reduce((sum, rule, index) => sum + (rules[rule] ? 2 ** index : 0), 0);
  const shape = [rows, cols, low, high - low, switched, boxes?.rows ?? 0, boxes?.cols ?? 0];
  const voids = cells.flatMap((cell, index) => (cell === VOID ? [index] : []));
  const cageOf = ({ sum, cells: caged }: Cage): string =>
    writeNumbers([sum === null ? 0 : sum + 1]) + writeCells(caged);
  const parts = [
    `C${writeValues(cells)}`,
    `O${writeCells(voids)}`,
    ...areas.map((area) => `A${writeCells(area)}`),
    ...extras.map((extra) => `E${writeCells(extra)}`),
    ...cages.map((cage) => `K${cageOf(cage)}`),
  ];
  return [
    ...(preset === null ? [] : [`P${codeOf(preset)}`]),
    `S${writeNumbers(shape)}`,
    ...parts.filter((part) => part.length > 1),
  ];
}

const isWithin = (number: number, least: number, most: number): boolean =>
  number >= least && number <= most;

/** Decodes an empty puzzle; null if the size, values or rules are invalid. */
function readShape(numbers: readonly number[]): Puzzle | null {
  const [rows = 0, cols = 0, low = -1, more = -1, switched = -1, down = -1, across = -1] = numbers;
  const isShape =
    isWithin(rows, 1, LARGEST_SIDE) &&
    isWithin(cols, 1, LARGEST_SIDE) &&
    low >= 0 &&
    isWithin(more, 0, MAX_VALUES - 1) &&
    isWithin(switched, 0, 2 ** RULES.length - 1);
  const hasBoxes = isWithin(down, 1, rows) && isWithin(across, 1, cols);
  if (!isShape || (!hasBoxes && down + across !== 0)) return null;
  const isOn = RULES.map((_, index) => Math.floor(switched / 2 ** index) % 2 === 1);
  const rules = Object.fromEntries(RULES.map((rule, index) => [rule, isOn[index]!]));
  return {
    rows,
    cols,
    low,
    high: low + more,
    cells: Array.from({ length: rows * cols }, () => null),
    rules: rules as Puzzle['rules'],
    boxes: hasBoxes ? { rows: down, cols: across } : null,
    areas: [],
    extras: [],
    cages: [],
  };
}

/**
 * Decodes the values of cells in order, null for open ones; returns null if there are more than
 * cells.
 */
function readValues(numbers: readonly number[], count: number): readonly Cell[] | null {
  const cells: Cell[] = [];
  for (const number of numbers) {
    const length = number < 0 ? -number : 1;
    if (cells.length + length > count) return null;
    for (let i = 0; i < length; ++i) cells.push(number < 0 ? null : number);
  }
  while (cells.length < count) cells.push(null);
  return cells;
}

/** Decodes cells in ascending order; null if there are none, or one is not on the board. */
function readCells(steps: readonly number[], count: number): Cells | null {
  const cells: number[] = [];
  let last = 0;
  for (const [index, step] of steps.entries()) {
    last += step;
    if (step < (index === 0 ? 0 : 1) || last >= count) return null;
    cells.push(last);
  }
  return cells.length > 0 ? cells : null;
}

/** Adds a part to the puzzle; null if the part is invalid. */
function withPart(puzzle: Puzzle, part: string): Puzzle | null {
  const numbers = readNumbers(part.slice(1));
  if (numbers === null) return null;
  const count = puzzle.cells.length;
  if (part.startsWith('C')) {
    const cells = readValues(numbers, count);
    return cells && { ...puzzle, cells };
  }
  const [first = 0] = numbers;
  const isCage = part.startsWith('K');
  const cells = readCells(isCage ? numbers.slice(1) : numbers, count);
  if (cells === null || first < 0) return null;
  const { areas, extras, cages } = puzzle;
  switch (part[0]) {
    case 'O': {
      const voids = new Set(cells);
      return { ...puzzle, cells: puzzle.cells.map((cell, at) => (voids.has(at) ? VOID : cell)) };
    }
    case 'A':
      return { ...puzzle, areas: [...areas, cells] };
    case 'E':
      return { ...puzzle, extras: [...extras, cells] };
    case 'K':
      return { ...puzzle, cages: [...cages, { sum: first === 0 ? null : first - 1, cells }] };
    default:
      return null;
  }
}

/**
 * Whether areas do not overlap and occur only without boxes, and diagonals occur only on a square.
 */
function isConsistent({ rows, cols, rules, boxes, areas, extras, cages }: Puzzle): boolean {
  if (areas.length + extras.length + cages.length > MAX_REGIONS) return false;
  const cells = areas.flat();
  const areApart = new Set(cells).size === cells.length;
  return areApart && (boxes === null || areas.length === 0) && (rows === cols || !rules.diagonals);
}

function read(parts: readonly string[]): Drawn | null {
  const isNamed = parts[0]?.startsWith('P') ?? false;
  const name = isNamed ? parts[0]!.slice(1) : null;
  const [shape = '', ...more] = isNamed ? parts.slice(1) : parts;
  const preset = REGION_PRESETS.find((other) => codeOf(other) === name) ?? null;
  const numbers = shape.startsWith('S') ? readNumbers(shape.slice(1)) : null;
  // At most two parts are not regions or cages.
  if (numbers === null || more.length > MAX_REGIONS + 2) return null;
  let puzzle = readShape(numbers);
  for (const part of more) puzzle = puzzle && withPart(puzzle, part);
  return puzzle !== null && isConsistent(puzzle) ? { puzzle, preset } : null;
}

export const PUZZLE_LINK: LinkFormat<Drawn> = { letter: 'v', write, read };
