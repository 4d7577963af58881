/**
 * How rules are read and written in the format of f-puzzles.com. All of it is untrusted.
 *
 *     thermometer: [{ lines: [['R1C1', 'R1C2'], …] }], difference: [{ cells: ['R1C1', 'R1C2'], value: '3' }],
 *     sandwichsum: [{ cell: 'R0C4', value: '12' }], littlekillersum: [{ cell: 'R0C1', direction: 'DR', value: '9' }]
 */
import { constraintOf, type Constraint, type Fields } from '../../board/constraints';
import type { Cells, Layout } from '../../board/layout';
import type { Point } from '../../board/shapes/figures/geometry';
import { outsideOf } from '../../board/shapes/figures/outside';
import { cellText, isInside, parseCell, placeIn } from './cells';
import type { Part, Read, Written } from './exchange';
import { wholeNumber } from './whole-number';

/** The most values that an entry lists. */
export const MOST_VALUES = 36;

/** Parses a list of cells; null if one is invalid, or there are more than a line can have. */
export function parseCells(names: unknown, { rows }: Layout): Cells | null {
  if (!Array.isArray(names) || names.length > rows * rows) return null;
  const cells = (names as readonly unknown[]).map((name) => parseCell(name, rows));
  return cells.includes(null) ? null : (cells as Cells);
}

/** The cells of a list, each once. */
export function parseGroup(names: unknown, layout: Layout): Cells | null {
  const cells = parseCells(names, layout);
  return cells && [...new Set(cells)];
}

/** Parses the lines of a part, of which those of one cell mean nothing. */
export function parseLines({ lines }: Part, layout: Layout): readonly Cells[] | null {
  if (!Array.isArray(lines) || lines.length > layout.rows * layout.rows) return null;
  const parsed = (lines as readonly unknown[]).map((line) => parseCells(line, layout));
  if (parsed.includes(null)) return null;
  return (parsed as readonly Cells[]).filter((line) => line.length > 1);
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

export const readLines =
  (make: (cells: Cells, layout: Layout, clue: number | null) => readonly Constraint[]): Read =>
  (part, layout) => {
    const found = parseLines(part, layout);
    if (found === null) return 'damaged';
    const clue = wholeNumber(part['value']);
    if (clue === null && !isBlank(part['value'])) return 'foreign';
    return found.flatMap((cells) => make(cells, layout, clue));
  };

export const readPlainLines = (kind: Constraint['kind'], fields: Fields = {}): Read =>
  readLines((cells) => [constraintOf(kind, { cells, ...fields })]);

/** Two cells with a number, which has a usual value. */
export const readPairs =
  (usual: number, make: (cells: Cells, clue: number) => Constraint): Read =>
  ({ cells: names, value }, layout) => {
    const cells = parseCells(names, layout);
    if (cells === null) return 'damaged';
    const clue = isBlank(value) ? usual : wholeNumber(value);
    if (clue === null) return 'foreign';
    return cells.length === 2 ? [make(cells, clue)] : 'damaged';
  };

/** The constraints of a single cell. */
export const readCell =
  (
    make: (cell: number, layout: Layout, all: ReadonlySet<number | null>) => readonly Constraint[],
  ): Read =>
  ({ cell: name }, layout, all) => {
    const cell = parseCell(name, layout.rows);
    return cell === null ? 'damaged' : make(cell, layout, all);
  };

/** All cells from one on in a direction. */
export function ray(from: Point, step: Point, { rows: side, cols }: Layout): Cells {
  const cells: number[] = [];
  for (let [x, y] = [from[0] + step[0], from[1] + step[1]]; isInside([x, y], side);) {
    cells.push(y * cols + x);
    [x, y] = [x + step[0], y + step[1]];
  }
  return cells;
}

/** A clue outside the grid about a row or column; one without a number means nothing. */
export const readOutside =
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

export const cellTexts = (cells: Cells, layout: Layout): readonly string[] =>
  cells.map((cell) => cellText(cell, layout));

/** How programs draw a line that they know only with additions: what it belongs to, its colour and width. */
export type DrawnAs = readonly [constraint: string, color: string, width: number];

export function writeLine(
  list: string,
  cells: Cells,
  layout: Layout,
  drawnAs: DrawnAs | null = null,
  value?: number,
): readonly Written[] {
  const lines = [cellTexts(cells, layout)];
  const line: Written = [list, { lines, ...(value === undefined ? {} : { value: `${value}` }) }];
  if (drawnAs === null) return [line];
  const [fromConstraint, outlineC, width] = drawnAs;
  return [line, ['line', { lines, outlineC, width, fromConstraint }]];
}

/** The place of a clue, such as `R0C4`. */
export const outsideText = (cells: Cells, layout: Layout): string | null => {
  const place = outsideOf(cells, layout)?.place;
  return place === undefined ? null : `R${place[1] + 0.5}C${place[0] + 0.5}`;
};

/** A clue outside the grid, if its cells are all of a row or column. */
export function writeOutside(
  list: string,
  cells: Cells,
  value: number,
  layout: Layout,
): readonly Written[] | null {
  const cell = outsideText(cells, layout);
  if (cell === null || cells.length !== layout.rows) return null;
  return [[list, { cell, value: String(value) }]];
}
