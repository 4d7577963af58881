/**
 * The panel's model of a puzzle of any shape: switchable rules, and hand-drawn regions and cages.
 */
import type { RegionsInput, RegionsPuzzle } from '../../../engine/jiugong';

/** The value of a cell that is not part of the puzzle. */
export const VOID = -1;

/** A value, null for an open cell, or VOID. */
export type Cell = number | null;

export const LARGEST_SIDE = 36;
export const MAX_VALUES = 36;

/** The engine's limit on regions and cages together. */
export const MAX_REGIONS = 4096;

export const RULES = [
  'rows',
  'columns',
  'diagonals',
  'antiKnight',
  'antiKing',
  'nonConsecutive',
] as const;
export type Rule = (typeof RULES)[number];

export interface Sides {
  readonly rows: number;
  readonly cols: number;
}

/** Cells with different values; if there is a sum, they add up to it. */
export interface Cage {
  readonly sum: number | null;
  readonly cells: readonly number[];
}

export type Cells = readonly number[];

export type RangeEnd = 'low' | 'high';

export interface Puzzle extends Sides {
  readonly low: number;
  readonly high: number;
  /** In row-major order. */
  readonly cells: readonly Cell[];
  readonly rules: Readonly<Record<Rule, boolean>>;
  /** The size of regular boxes; null for none. */
  readonly boxes: Sides | null;
  /** The pieces of a jigsaw: regions with thick borders, which do not overlap. */
  readonly areas: readonly Cells[];
  /** Regions that may overlap boxes or pieces. */
  readonly extras: readonly Cells[];
  readonly cages: readonly Cage[];
}

export type RegionKind = 'row' | 'column' | 'box' | 'area' | 'extra' | 'cage';

export interface Region {
  readonly kind: RegionKind;
  /** The index among the regions of its kind, from 0. */
  readonly index: number;
  readonly cells: Cells;
}

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

export const valuesOf = ({ low, high }: Puzzle): readonly number[] =>
  range(high - low + 1).map((index) => low + index);

export const rowOf = (cell: number, { cols }: Sides): number => Math.floor(cell / cols);
export const colOf = (cell: number, { cols }: Sides): number => cell % cols;

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

/** The cells of each row, column or box, void ones included; boxes at the edges may be smaller. */
function pattern(kind: 'row' | 'column' | 'box', sides: Sides, boxes: Sides): Cells[] {
  const { rows, cols } = sides;
  if (kind === 'row') return pattern('box', sides, { rows: 1, cols });
  if (kind === 'column') return pattern('box', sides, { rows, cols: 1 });
  const across = Math.ceil(cols / boxes.cols);
  const found: number[][] = [];
  for (let cell = 0; cell < rows * cols; ++cell) {
    const down = Math.floor(rowOf(cell, sides) / boxes.rows);
    const box = down * across + Math.floor(colOf(cell, sides) / boxes.cols);
    (found[box] ??= []).push(cell);
  }
  return found;
}

/** The same regions without void cells; empty regions are left out, but keep their index. */
function patternRegions(
  kind: 'row' | 'column' | 'box',
  sides: Sides,
  boxes: Sides,
  cells: readonly Cell[],
): readonly Region[] {
  return pattern(kind, sides, boxes)
    .map((all, index) => ({ kind, index, cells: all.filter((cell) => cells[cell] !== VOID) }))
    .filter((region) => region.cells.length > 0);
}

const drawn = (kind: RegionKind, list: readonly Cells[]): readonly Region[] =>
  list.map((cells, index) => ({ kind, index, cells }));

/** All regions but cages with sums and diagonals, in the order passed to the engine. */
export function regionsOf(puzzle: Puzzle): readonly Region[] {
  const { rules, boxes, cells, areas, extras, cages } = puzzle;
  return [
    ...(rules.rows ? patternRegions('row', puzzle, puzzle, cells) : []),
    ...(rules.columns ? patternRegions('column', puzzle, puzzle, cells) : []),
    ...(boxes === null ? [] : patternRegions('box', puzzle, boxes, cells)),
    ...drawn('area', areas),
    ...drawn('extra', extras),
    ...cages.flatMap(({ sum, cells: caged }, index) =>
      sum === null ? [{ kind: 'cage', index, cells: caged } as const] : [],
    ),
  ];
}

/** The regions with thick borders: boxes, or the pieces of a jigsaw. */
export const piecesOf = (puzzle: Puzzle): readonly Cells[] =>
  puzzle.boxes === null
    ? puzzle.areas
    : regionsOf(puzzle).flatMap(({ kind, cells }) => (kind === 'box' ? [cells] : []));

/** Both diagonals of a square without void cells; empty if diagonals are not a rule. */
export function diagonalsOf(puzzle: Puzzle): readonly Cells[] {
  const { rows, cols, rules, cells } = puzzle;
  if (!rules.diagonals || rows !== cols) return [];
  const isPart = (cell: number): boolean => cells[cell] !== VOID;
  return [
    range(rows).map((row) => row * cols + row),
    range(rows).map((row) => row * cols + cols - 1 - row),
  ].map((diagonal) => diagonal.filter(isPart));
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
    regions: regionsOf(puzzle).map((region) => region.cells),
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
  sides: Sides,
  cells: readonly Cell[],
  wished: readonly number[],
): Sides | null {
  for (const rows of wished) {
    for (let cols = 1; cols <= sides.cols; ++cols) {
      const boxes = { rows, cols };
      if (take(left, patternRegions('box', sides, boxes, cells))) return boxes;
    }
  }
  return null;
}

/** Converts a puzzle that the engine made or read. */
export function fromRegions(read: RegionsPuzzle): Puzzle {
  const { rows, cols, low, high, cells, regions, cages } = read;
  const { diagonals, antiKnight, antiKing, nonConsecutive } = read;
  const sides = { rows, cols };
  const left = new Set(regions.map(keyOf));
  const hasRows = take(left, patternRegions('row', sides, sides, cells));
  const hasColumns = take(left, patternRegions('column', sides, sides, cells));
  // Boxes are at least two rows high: a box of one row is a part of a row.
  const heights = range(Math.max(0, rows - 1)).map((index) => index + 2);
  const boxes = left.size === 0 ? null : takeBoxes(left, sides, cells, heights);
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

const KNIGHT = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
] as const;
const KING = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** The cells that cannot hold the same value as this one. */
export function peersOf(puzzle: Puzzle, cell: number): ReadonlySet<number> {
  const { rows, cols, rules, cages, cells } = puzzle;
  const together = [
    ...regionsOf(puzzle).map((region) => region.cells),
    ...diagonalsOf(puzzle),
    ...cages.map((cage) => cage.cells),
  ];
  const peers = new Set(together.filter((list) => list.includes(cell)).flat());
  const steps = [...(rules.antiKnight ? KNIGHT : []), ...(rules.antiKing ? KING : [])];
  for (const [down, across] of steps.flatMap(([a, b]) => [
    [a, b],
    [-a, -b],
  ]) as [number, number][]) {
    const row = rowOf(cell, puzzle) + down;
    const col = colOf(cell, puzzle) + across;
    const isInside = row >= 0 && row < rows && col >= 0 && col < cols;
    if (isInside && cells[row * cols + col] !== VOID) peers.add(row * cols + col);
  }
  peers.delete(cell);
  return peers;
}
