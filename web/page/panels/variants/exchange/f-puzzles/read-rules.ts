/**
 * Constraints in the format of f-puzzles.com: how the list of each name is read. All of it is untrusted.
 *
 *     thermometer: [{ lines: [['R1C1', 'R1C2'], …] }], difference: [{ cells: ['R1C1', 'R1C2'], value: '3' }],
 *     sandwichsum: [{ cell: 'R0C4', value: '12' }], littlekillersum: [{ cell: 'R0C1', direction: 'DR', value: '9' }]
 */
import { constraintOf, type Constraint, type Fields } from '../../../../../board/constraints';
import { MAX_CONSTRAINTS, type Cells, type Layout } from '../../../../../board/layout';
import type { Point } from '../../../../../board/shapes/figures/geometry';
import { GIVEN_CANDIDATES, wholeNumber } from '../../../../ui/f-puzzles';
import { doubleArrows, regionSums } from '../../../../../rules/equal-sums';
import { indexer, type IndexedLine } from '../../../../../rules/indexing';
import { extremes } from '../../../../../rules/inequality';
import { parity } from '../../../../../rules/values';
import { Fault, listAt, objectAt } from '../fields';
import { cellText, DIRECTIONS, isInside, parseCell, placeIn } from './cells';

/** One entry of the list of a rule. */
type Part = Readonly<Record<string, unknown>>;

/**
 * Reads an entry of a list, which may be no such rule, or have a clue that means a rule that the panel does not have; `all` is the cells of its entries, null among them where
 * one is not on the board.
 */
type Read = (
  part: Part,
  layout: Layout,
  all: ReadonlySet<number | null>,
) => readonly Constraint[] | 'damaged' | 'foreign';

/** Parses a list of cells; null if one is invalid, or there are more than a line can have. */
function parseCells(names: unknown, { rows }: Layout): Cells | null {
  if (!Array.isArray(names) || names.length > rows * rows) return null;
  const cells = (names as readonly unknown[]).map((name) => parseCell(name, rows));
  return cells.includes(null) ? null : (cells as Cells);
}

/** Parses the lines of a part, of which those of one cell mean nothing. */
function parseLines({ lines }: Part, layout: Layout): readonly Cells[] | null {
  if (!Array.isArray(lines) || lines.length > layout.rows * layout.rows) return null;
  const parsed = (lines as readonly unknown[]).map((line) => parseCells(line, layout));
  if (parsed.includes(null)) return null;
  return (parsed as readonly Cells[]).filter((line) => line.length > 1);
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Each line as a constraint. */
const lines =
  (make: (cells: Cells, layout: Layout, clue: number | null) => readonly Constraint[]): Read =>
  (part, layout) => {
    const found = parseLines(part, layout);
    if (found === null) return 'damaged';
    const clue = wholeNumber(part['value']);
    if (clue === null && !isBlank(part['value'])) return 'foreign';
    return found.flatMap((cells) => make(cells, layout, clue));
  };

const plainLines = (kind: Constraint['kind'], fields: Fields = {}): Read =>
  lines((cells) => [constraintOf(kind, { cells, ...fields })]);

/** Cells with a number, which has a usual value; null if there is none. */
const numbered =
  (count: number, usual: number | null, make: (cells: Cells, clue: number) => Constraint): Read =>
  ({ cells: names, value }, layout) => {
    const cells = parseCells(names, layout);
    if (cells === null) return 'damaged';
    const clue = isBlank(value) ? usual : wholeNumber(value);
    if (clue === null) return isBlank(value) ? [] : 'foreign';
    return cells.length === count ? [make(cells, clue)] : 'damaged';
  };

/** The constraints of a single cell. */
const single =
  (
    make: (cell: number, layout: Layout, all: ReadonlySet<number | null>) => readonly Constraint[],
  ): Read =>
  ({ cell: name }, layout, all) => {
    const cell = parseCell(name, layout.rows);
    return cell === null ? 'damaged' : make(cell, layout, all);
  };

const parityOf = (rest: 0 | 1): Read => single((cell, layout) => parity(cell, rest, layout));

/** Signs between a cell and those beside it that are no extremes themselves. */
const extreme = (isLeast: boolean): Read =>
  single((cell, layout, all) => extremes(cell, isLeast, layout, all));

/** All cells from one on in a direction. */
function ray(from: Point, step: Point, { rows: side, cols }: Layout): Cells {
  const cells: number[] = [];
  for (let [x, y] = [from[0] + step[0], from[1] + step[1]]; isInside([x, y], side);) {
    cells.push(y * cols + x);
    [x, y] = [x + step[0], y + step[1]];
  }
  return cells;
}

/** A clue outside the grid about a row or column; one without a number means nothing. */
const outside =
  (make: (cells: Cells, clue: number) => Constraint): Read =>
  ({ cell: name, value }, layout) => {
    const place = placeIn(name, layout.rows);
    if (place === null) return 'damaged';
    const [x, y] = place;
    const isOut = (at: number): boolean => at < 0 || at >= layout.rows;
    if (isOut(x) === isOut(y)) return 'damaged';
    const inwards = (at: number): number => (isOut(at) ? (at < 0 ? 1 : -1) : 0);
    const clue = wholeNumber(value);
    if (clue === null) return isBlank(value) ? [] : 'foreign';
    return [make(ray(place, [inwards(x), inwards(y)], layout), clue)];
  };

const littleKiller: Read = ({ cell: name, direction, value }, layout) => {
  const place = placeIn(name, layout.rows);
  const step = Object.entries(DIRECTIONS).find(([other]) => other === direction)?.[1];
  if (place === null || step === undefined) return 'damaged';
  const clue = wholeNumber(value);
  if (clue === null) return isBlank(value) ? [] : 'foreign';
  const cells = ray(place, step, layout);
  return cells.length === 0 ? 'damaged' : [{ kind: 'sum', cells, sum: clue }];
};

const arrow: Read = (part, layout) => {
  const bulb = parseCells(part['cells'], layout);
  const found = parseLines(part, layout);
  if (bulb === null || found === null) return 'damaged';
  if (bulb.length === 0) return [];
  return found.flatMap((line): readonly Constraint[] => {
    const start = line.findIndex((cell) => !bulb.includes(cell));
    return start < 0 ? [] : [{ kind: 'arrow', bulb, cells: line.slice(start) }];
  });
};

const xv: Read = ({ cells: names, value }, layout) => {
  const cells = parseCells(names, layout);
  if (cells?.length !== 2) return 'damaged';
  if (isBlank(value)) return [];
  const sum = ({ X: 10, V: 5 } as Readonly<Record<string, number>>)[
    typeof value === 'string' ? value.toUpperCase() : ''
  ];
  return sum === undefined ? 'foreign' : [{ kind: 'sum', cells, sum }];
};

const quadruple: Read = ({ cells: names, values: list }, layout) => {
  const cells = parseCells(names, layout);
  if (cells === null || !Array.isArray(list) || list.length > MOST_VALUES) return 'damaged';
  const values = (list as readonly unknown[]).map(wholeNumber);
  if (values.includes(null) || cells.length === 0) return 'damaged';
  return values.length === 0 ? [] : [constraintOf('contains', { cells, values })];
};

/** The most values that an entry lists. */
const MOST_VALUES = 36;

const clone: Read = ({ cells: names, cloneCells }, layout) => {
  const [cells, clones] = [parseCells(names, layout), parseCells(cloneCells, layout)];
  if (cells === null || clones === null || cells.length !== clones.length) return 'damaged';
  return cells.flatMap((cell, index): readonly Constraint[] =>
    cell === clones[index]! ? [] : [{ kind: 'same-values', groups: [[cell], [clones[index]!]] }],
  );
};

/** Each cell as an index of its row, column or box. */
const indexers =
  (line: IndexedLine): Read =>
  ({ cells: names }, layout) => {
    const cells = parseCells(names, layout);
    return cells === null ? 'damaged' : cells.flatMap((cell) => indexer(cell, line, layout));
  };

/** The usual differences and moduli of lines that do not say them. */
const GERMAN = 5;
const LOCKOUT = 4;
const MODULUS = 3;

/** How each name of the format is read. */
export const READERS: ReadonlyMap<string, Read> = new Map(
  Object.entries({
    thermometer: plainLines('thermometer'),
    slowthermometer: plainLines('thermometer', { slow: true }),
    arrow,
    doublearrow: lines(doubleArrows),
    whispers: lines((cells, _, clue) => [
      {
        kind: 'whisper',
        cells,
        difference: clue ?? GERMAN,
      },
    ]),
    renban: plainLines('renban'),
    palindrome: plainLines('palindrome'),
    betweenline: plainLines('between'),
    lockout: lines((cells, _, clue) => [{ kind: 'lockout', cells, difference: clue ?? LOCKOUT }]),
    zipperline: plainLines('zipper'),
    modularline: lines((cells, _, clue) => [{ kind: 'modular', cells, modulus: clue ?? MODULUS }]),
    entropicline: plainLines('entropic'),
    regionsumline: lines(regionSums),
    difference: numbered(2, 1, (cells, difference) => ({ kind: 'difference', cells, difference })),
    ratio: numbered(2, 2, (cells, ratio) => ({ kind: 'ratio', cells, ratio })),
    xv,
    quadruple,
    littlekillersum: littleKiller,
    sandwichsum: outside((cells, sum) => ({ kind: 'sandwich', cells, sum })),
    xsum: outside((cells, sum) => ({ kind: 'x-sum', cells, sum })),
    skyscraper: outside((cells, count) => ({ kind: 'skyscraper', cells, count })),
    numberedroom: outside((cells, value) => ({ kind: 'numbered-room', cells, value })),
    odd: parityOf(1),
    even: parityOf(0),
    minimum: extreme(true),
    maximum: extreme(false),
    clone,
    rowindexer: indexers('column'),
    columnindexer: indexers('row'),
    boxindexer: indexers('box'),
  } satisfies Readonly<Record<string, Read>>),
);

/** What a list says: rules, and entries that mean one which the panel does not have. */
export interface Found {
  readonly constraints: readonly Constraint[];
  readonly foreign: readonly unknown[];
}

/** Reads the list of a rule; throws a `Fault` with the place of an entry that is none. */
export function readRule(name: string, list: unknown, layout: Layout): Found {
  const read = READERS.get(name)!;
  const parts = listAt(list, [name], layout.rows * layout.rows * 4, objectAt);
  const all = new Set(parts.map(({ cell }) => parseCell(cell, layout.rows)));
  const found: Constraint[] = [];
  const foreign: unknown[] = [];
  for (const [index, part] of parts.entries()) {
    const constraints = read(part, layout, all);
    if (constraints === 'damaged') throw new Fault([name, index + 1], 'part');
    if (constraints === 'foreign') foreign.push(part);
    else found.push(...constraints);
    if (found.length > MAX_CONSTRAINTS) throw new Fault([name], 'fewer');
  }
  return { constraints: found, foreign };
}

/** The names of the marks whose absence is a rule. */
export const NEGATIVE: readonly unknown[] = ['difference', 'ratio', 'xv'];

export const readNegative = (list: unknown): readonly unknown[] =>
  listAt(list, ['negative'], MOST_VALUES, (name) => name);

/** The candidates that a cell is restricted to. */
export function readAllowed(cell: number, list: unknown, layout: Layout): Constraint {
  const path = [GIVEN_CANDIDATES, cellText(cell, layout)];
  const values = listAt(list, path, MOST_VALUES, wholeNumber);
  if (values.includes(null) || values.length === 0) throw new Fault(path, 'part');
  return constraintOf('values', { cells: [cell], values: [...new Set(values)] });
}
