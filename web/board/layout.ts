/**
 * The shape of a puzzle: everything but the values in its cells, as plain data that never changes.
 * Cells are numbered from 0, row by row.
 */
import type { RegionPresetName } from '../api/engine';
import { cellsIn, type Constraint } from './constraints';
import type { Cosmetic } from './cosmetics';

/**
 * The engine's limits: on the sides of a grid, on the values, on regions and cages together, and on
 * constraints.
 */
export const MAX_SIDE = 36;
export const MAX_VALUES = 36;
export const MAX_REGIONS = 4096;
export const MAX_CONSTRAINTS = 4096;

export type Cells = readonly number[];

export interface Sides {
  readonly rows: number;
  readonly cols: number;
}

/** The values of a puzzle: all whole numbers from `low` to `high`, at most MAX_VALUES. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Cells with different values; if there is a sum, they add up to it. */
export interface Cage {
  readonly sum: number | null;
  readonly cells: Cells;
}

/** What its author says of a puzzle; '' for what is not said. */
export interface About {
  readonly title: string;
  readonly author: string;
  /** The rules, in the author's words. */
  readonly rules: string;
  /** What is said when it is solved. */
  readonly message: string;
  /** Rules that came with the puzzle and that nothing here knows, one a line: answers disregard them. Absent for none. */
  readonly unknown?: string;
}

/** The longest text of these, in UTF-16 units. */
export const MAX_ABOUT = 4000;

export const ABOUT = ['title', 'author', 'rules', 'message'] as const;

/** What is said of a puzzle, null if it is nothing. */
export function aboutOf({ unknown, ...about }: About): About | null {
  if (unknown) return { ...about, unknown };
  return ABOUT.every((name) => about[name] === '') ? null : about;
}

export const RULES = [
  'rows',
  'columns',
  'diagonals',
  'antiKnight',
  'antiKing',
  'nonConsecutive',
] as const;
export type Rule = (typeof RULES)[number];

export interface Layout extends Sides, Range {
  /** The preset that has this shape; its cages may differ. Null for a shape of one's own. */
  readonly preset: RegionPresetName | null;
  /** The cells that are not part of the puzzle. */
  readonly voids: Cells;
  readonly rules: Readonly<Record<Rule, boolean>>;
  /** The size of regular boxes; null for none. */
  readonly boxes: Sides | null;
  /** The pieces of a jigsaw: regions with thick borders, which do not overlap. */
  readonly areas: readonly Cells[];
  /** Regions that may overlap boxes or pieces. */
  readonly extras: readonly Cells[];
  readonly cages: readonly Cage[];
  /** All other rules about some cells. */
  readonly constraints: readonly Constraint[];
  readonly about: About | null;
  /** What is drawn and is no rule, at least one; absent for nothing. Snapshots are without it. */
  readonly cosmetics?: readonly Cosmetic[];
}

/** A classic sudoku. No other layout of this name has its shape: `known` sees to it. */
export const CLASSIC: Layout = {
  preset: '9x9',
  rows: 9,
  cols: 9,
  low: 1,
  high: 9,
  voids: [],
  rules: {
    rows: true,
    columns: true,
    diagonals: false,
    antiKnight: false,
    antiKing: false,
    nonConsecutive: false,
  },
  boxes: { rows: 3, cols: 3 },
  areas: [],
  extras: [],
  cages: [],
  constraints: [],
  about: null,
};

/**
 * Whether the parts of a layout from outside fit together: regions, cages and constraints have cells
 * of the puzzle, pieces do not overlap and occur only without boxes, diagonals only on a square, and there are not too many
 * values.
 */
export function isConsistent(layout: Layout): boolean {
  const { rows, cols, low, high, voids, rules, boxes, areas, extras, cages, constraints } = layout;
  const gone = new Set(voids);
  const regions = [...areas, ...extras, ...cages.map(({ cells }) => cells)];
  const named = [...regions, ...constraints.map(cellsIn)];
  const pieces = areas.flat();
  return (
    high - low < MAX_VALUES &&
    regions.length <= MAX_REGIONS &&
    constraints.length <= MAX_CONSTRAINTS &&
    named.every((cells) => cells.every((cell) => !gone.has(cell))) &&
    new Set(pieces).size === pieces.length &&
    (boxes === null || areas.length === 0) &&
    (rows === cols || !rules.diagonals)
  );
}

/** The size, the values, the boxes and the rules of a layout as one text. */
const frameOf = ({ rows, cols, low, high, boxes, rules }: Layout): string =>
  [rows, cols, low, high, boxes?.rows, boxes?.cols, ...RULES.map((rule) => rules[rule])].join();

/** A shape without a name that is that of a classic sudoku gets its name. */
export const named = (layout: Layout): Layout =>
  layout.preset === null && known({ ...layout, preset: CLASSIC.preset }) === CLASSIC
    ? CLASSIC
    : layout;

/** Returns CLASSIC for the preset of this name without cages, constraints, words and drawings, so that `===` tells it. */
export function known(layout: Layout): Layout {
  const { preset, voids, areas, extras, cages, constraints } = layout;
  const isPlain = [voids, areas, extras, cages, constraints].every((list) => list.length === 0);
  const isClassic =
    layout.about === null &&
    !layout.cosmetics &&
    preset === CLASSIC.preset &&
    isPlain &&
    frameOf(layout) === frameOf(CLASSIC);
  return isClassic ? CLASSIC : layout;
}

export type RegionKind = 'row' | 'column' | 'box' | 'area' | 'extra' | 'cage';

/** Two cells of a forbidden move are a house, too. */
export type HouseKind = RegionKind | 'diagonal' | 'antiKnight' | 'antiKing';

/** Cells in which no value occurs twice. */
export interface House<Kind extends HouseKind = HouseKind> {
  readonly kind: Kind;
  /** The index among those of its kind, from 0; boxes are numbered row by row. */
  readonly index: number;
  readonly cells: Cells;
}

export type Region = House<RegionKind>;

const range = (length: number): Cells => Array.from({ length }, (_, index) => index);

export const valuesOf = ({ low, high }: Range): readonly number[] =>
  range(high - low + 1).map((index) => low + index);

export const rowOf = (cell: number, { cols }: Sides): number => Math.floor(cell / cols);
export const colOf = (cell: number, { cols }: Sides): number => cell % cols;

/** The name of a cell in notations and on screen: `r1c4`. */
export const cellName = (cell: number, layout: Sides): string =>
  `r${rowOf(cell, layout) + 1}c${colOf(cell, layout) + 1}`;

/** The cell of a grid at the row and column of a cell of another; null if there is none. */
export function sameCell(cell: number, from: Sides, to: Sides): number | null {
  const [row, col] = [rowOf(cell, from), colOf(cell, from)];
  return row < to.rows && col < to.cols ? row * to.cols + col : null;
}

/** The cells of a grid without void ones. */
const partsOf = ({ rows, cols, voids }: Sides & Pick<Layout, 'voids'>): Cells => {
  const gone = new Set(voids);
  return range(rows * cols).filter((cell) => !gone.has(cell));
};

/**
 * Regions of the same size that tile a grid, such as rows, columns and boxes; those at the edges
 * may be smaller. They lack void cells; those without cells are left out, but keep their index.
 */
export function tiles(
  kind: RegionKind,
  grid: Sides & Pick<Layout, 'voids'>,
  { rows, cols }: Sides,
): readonly Region[] {
  const across = Math.ceil(grid.cols / cols);
  const found: number[][] = [];
  for (const cell of partsOf(grid)) {
    const down = Math.floor(rowOf(cell, grid) / rows);
    (found[down * across + Math.floor(colOf(cell, grid) / cols)] ??= []).push(cell);
  }
  // (`flatMap` skips the places of missing regions.)
  return found.flatMap((cells, index) => [{ kind, index, cells }]);
}

export const rowsOf = (grid: Sides & Pick<Layout, 'voids'>): readonly Region[] =>
  tiles('row', grid, { rows: 1, cols: grid.cols });

export const columnsOf = (grid: Sides & Pick<Layout, 'voids'>): readonly Region[] =>
  tiles('column', grid, { rows: grid.rows, cols: 1 });

export const boxesOf = (layout: Layout): readonly Region[] =>
  layout.boxes === null ? [] : tiles('box', layout, layout.boxes);

const numbered = <Kind extends HouseKind>(
  kind: Kind,
  lists: readonly Cells[],
): readonly House<Kind>[] => lists.map((cells, index) => ({ kind, index, cells }));

const cagesOf = ({ cages }: Layout, withSum: boolean): readonly Region[] =>
  numbered(
    'cage',
    cages.map(({ cells }) => cells),
  ).filter(({ index }) => (cages[index]!.sum !== null) === withSum);

/** All regions but cages with sums and diagonals, in the order passed to the engine. */
export function regionsOf(layout: Layout): readonly Region[] {
  return [
    ...(layout.rules.rows ? rowsOf(layout) : []),
    ...(layout.rules.columns ? columnsOf(layout) : []),
    ...boxesOf(layout),
    ...numbered('area', layout.areas),
    ...numbered('extra', layout.extras),
    ...cagesOf(layout, false),
  ];
}

/** The regions with thick borders: boxes, or the pieces of a jigsaw. */
export const piecesOf = (layout: Layout): readonly Cells[] =>
  layout.boxes === null ? layout.areas : boxesOf(layout).map(({ cells }) => cells);

/** Both diagonals of a square without void cells; empty if diagonals are not a rule. */
export function diagonalsOf(layout: Layout): readonly Cells[] {
  const { rows, cols, rules } = layout;
  if (!rules.diagonals || rows !== cols) return [];
  const isPart = (cell: number): boolean => !layout.voids.includes(cell);
  return [
    range(rows).map((row) => row * cols + row),
    range(rows).map((row) => row * cols + cols - 1 - row),
  ].map((diagonal) => diagonal.filter(isPart));
}

const ASIDE = [
  [0, 1],
  [1, 0],
] as const;
const KING = [...ASIDE, [1, 1], [1, -1]] as const;
const KNIGHT = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
] as const;

/** All pairs of cells that are one of the moves apart. */
function pairsOf(
  layout: Layout,
  moves: readonly (readonly [down: number, across: number])[],
): readonly (readonly [number, number])[] {
  const { rows, cols } = layout;
  const cells = cellsOf(layout);
  const parts = new Set(cells);
  return cells.flatMap((cell) =>
    moves.flatMap(([down, across]) => {
      const col = colOf(cell, layout) + across;
      const other = cell + down * cols + across;
      const isInside = col >= 0 && col < cols && other < rows * cols && parts.has(other);
      return isInside ? [[cell, other] as const] : [];
    }),
  );
}

interface Facts {
  readonly cells: Cells;
  houses: readonly House[] | null;
  readonly peers: Map<number, ReadonlySet<number>>;
}

const facts = new WeakMap<Layout, Facts>();

/** What is asked often, computed once per layout. */
function factsOf(layout: Layout): Facts {
  const known = facts.get(layout);
  if (known !== undefined) return known;
  const made = { cells: partsOf(layout), houses: null, peers: new Map() };
  facts.set(layout, made);
  return made;
}

/** The cells that are part of the puzzle. */
export const cellsOf = (layout: Layout): Cells => factsOf(layout).cells;

/** Whether a value from outside is the number of a cell of the puzzle. */
export const isCell = (value: unknown, layout: Layout): value is number =>
  cellsOf(layout).includes(value as number);

/** All cells of a grid, those outside the puzzle included. */
export const wholeGrid = ({ rows, cols }: Sides): Cells => range(rows * cols);

/** A list with one entry per cell, those outside the puzzle included. */
export const forCells = <T>({ rows, cols }: Sides, entry: T): readonly T[] =>
  Array.from({ length: rows * cols }, () => entry);

/** All lists of cells in which no value occurs twice. */
export function housesOf(layout: Layout): readonly House[] {
  const { antiKnight, antiKing } = layout.rules;
  return (factsOf(layout).houses ??= [
    ...regionsOf(layout),
    ...cagesOf(layout, true),
    ...numbered('diagonal', diagonalsOf(layout)),
    ...numbered('antiKnight', antiKnight ? pairsOf(layout, KNIGHT) : []),
    ...numbered('antiKing', antiKing ? pairsOf(layout, KING) : []),
  ]);
}

/** The pairs of cells that cannot hold consecutive values. */
export const nonConsecutivePairs = (layout: Layout): readonly (readonly [number, number])[] =>
  layout.rules.nonConsecutive ? pairsOf(layout, ASIDE) : [];

/** The cells beside a cell that cannot hold a value consecutive to its own. */
export function consecutivePeersOf(layout: Layout, cell: number): Cells {
  if (!layout.rules.nonConsecutive) return [];
  const { cols } = layout;
  const sides = [cell - cols, cell + cols];
  if (colOf(cell, layout) > 0) sides.push(cell - 1);
  if (colOf(cell, layout) < cols - 1) sides.push(cell + 1);
  return sides.filter((other) => isCell(other, layout));
}

/** The cells that cannot hold the same value as this one. */
export function peersOf(layout: Layout, cell: number): ReadonlySet<number> {
  const { peers } = factsOf(layout);
  const known = peers.get(cell);
  if (known !== undefined) return known;
  const around = housesOf(layout).filter(({ cells }) => cells.includes(cell));
  const found = new Set(around.flatMap(({ cells }) => cells));
  found.delete(cell);
  peers.set(cell, found);
  return found;
}

/** How often each value occurs in a solution; infinite if that differs. */
export function timesOf(layout: Layout): number {
  const { rows, cols, rules } = layout;
  const isFull = cellsOf(layout).length === rows * cols && cols === valuesOf(layout).length;
  return rules.rows && isFull ? rows : Infinity;
}
