/** What drawing over cells makes of a puzzle. */
import { ascending, mapCells, VOID, type Cells, type Puzzle } from './puzzle';

/** What can be drawn. */
export type Layer = 'regions' | 'cages' | 'void';

/** A drawn region: a piece of a jigsaw, or an extra one. */
export interface RegionPlace {
  readonly list: 'areas' | 'extras';
  readonly index: number;
}

/** The region at a cell that was drawn; of several the last. Boxes are not drawn, they are a rule. */
export function regionAt(puzzle: Puzzle, cell: number): RegionPlace | null {
  const area = puzzle.areas.findIndex((cells) => cells.includes(cell));
  if (area >= 0) return { list: 'areas', index: area };
  const extra = puzzle.extras.map((cells) => cells.includes(cell)).lastIndexOf(true);
  return extra < 0 ? null : { list: 'extras', index: extra };
}

/** The number of the cage at a cell; of several that of the last. */
export function cageAt({ cages }: Puzzle, cell: number): number | null {
  const cage = cages.map(({ cells }) => cells.includes(cell)).lastIndexOf(true);
  return cage < 0 ? null : cage;
}

/** The same cells, and with them those of `more`. */
const joined = (cells: Cells, more: Cells): Cells => ascending(new Set([...cells, ...more]));

const without = (cells: Cells, gone: Cells): Cells => cells.filter((cell) => !gone.includes(cell));

const partsOf = (puzzle: Puzzle, cells: Cells): Cells =>
  cells.filter((cell) => puzzle.cells[cell] !== VOID);

/** Replaces one of a list and changes the others; what has no cells left is gone. */
const placed = (
  list: readonly Cells[],
  index: number,
  cells: Cells,
  others: (cells: Cells) => Cells,
): readonly Cells[] =>
  [...list, ...(index === list.length ? [cells] : [])]
    .map((old, at) => (at === index ? cells : others(old)))
    .filter((region) => region.length > 0);

/**
 * A region of these cells, or a larger one where the first of them lies in one. A piece takes its cells
 * from the others; with boxes on the board what is drawn lies across them, and may overlap.
 */
export function drawRegion(puzzle: Puzzle, drawn: Cells): Puzzle {
  const cells = partsOf(puzzle, drawn);
  const [first] = cells;
  if (first === undefined) return puzzle;
  const at = regionAt(puzzle, first);
  const list = takesFromPieces(puzzle, first) ? 'areas' : 'extras';
  const regions = puzzle[list];
  const index = at?.index ?? regions.length;
  const region = joined(regions[index] ?? [], cells);
  const others = (old: Cells): Cells => (list === 'areas' ? without(old, cells) : old);
  return { ...puzzle, [list]: placed(regions, index, region, others) };
}

/** A cage of these cells, or a larger one where the first of them lies in one; cages do not overlap. */
export function drawCage(puzzle: Puzzle, drawn: Cells): Puzzle {
  const cells = partsOf(puzzle, drawn);
  const [first] = cells;
  if (first === undefined) return puzzle;
  const at = cageAt(puzzle, first);
  const cages = puzzle.cages.map(({ sum, cells: old }, index) =>
    index === at ? { sum, cells: joined(old, cells) } : { sum, cells: without(old, cells) },
  );
  const made = at === null ? [{ sum: null, cells: ascending(new Set(cells)) }] : [];
  return { ...puzzle, cages: [...cages, ...made].filter((cage) => cage.cells.length > 0) };
}

/** Takes cells out of the puzzle where the first one is part of it; else takes them in again. */
export function drawVoid(puzzle: Puzzle, drawn: Cells): Puzzle {
  const [first] = drawn;
  if (first === undefined) return puzzle;
  const isGone = puzzle.cells[first] !== VOID;
  const changed = puzzle.cells.map((value, cell) => {
    if (!drawn.includes(cell)) return value;
    if (isGone) return VOID;
    return value === VOID ? null : value;
  });
  const next = { ...puzzle, cells: changed };
  return isGone ? mapCells(next, (cells) => without(cells, drawn)) : next;
}

export function draw(puzzle: Puzzle, layer: Layer, cells: Cells): Puzzle {
  if (layer === 'regions') return drawRegion(puzzle, cells);
  return layer === 'cages' ? drawCage(puzzle, cells) : drawVoid(puzzle, cells);
}

/** Whether drawing these takes cells from another piece or cage. */
export function takesCells(puzzle: Puzzle, layer: Layer, drawn: Cells): boolean {
  const cells = partsOf(puzzle, drawn);
  const [first] = cells;
  if (first === undefined) return false;
  const isOverlapped = (list: Cells): boolean =>
    !list.includes(first) && list.some((cell) => cells.includes(cell));
  if (layer === 'cages') return puzzle.cages.some((cage) => isOverlapped(cage.cells));
  return layer === 'regions' && takesFromPieces(puzzle, first) && puzzle.areas.some(isOverlapped);
}

/** Whether a region that is begun here is a piece, of which no two overlap. */
function takesFromPieces(puzzle: Puzzle, first: number): boolean {
  const at = regionAt(puzzle, first);
  return at === null ? puzzle.boxes === null : at.list === 'areas';
}

/** Erases the region, cage or void at a cell; the same puzzle where there is none. */
export function eraseAt(puzzle: Puzzle, layer: Layer, cell: number): Puzzle {
  if (layer === 'void') return puzzle.cells[cell] === VOID ? drawVoid(puzzle, [cell]) : puzzle;
  if (layer === 'cages') {
    const at = cageAt(puzzle, cell);
    if (at === null) return puzzle;
    return { ...puzzle, cages: puzzle.cages.filter((_, index) => index !== at) };
  }
  const at = regionAt(puzzle, cell);
  if (at === null) return puzzle;
  const left = puzzle[at.list].filter((_, index) => index !== at.index);
  return { ...puzzle, [at.list]: left };
}

/** Erases all regions, cages or voids. */
export function eraseAll(puzzle: Puzzle, layer: Layer): Puzzle {
  if (layer === 'regions') return { ...puzzle, areas: [], extras: [] };
  if (layer === 'cages') return { ...puzzle, cages: [] };
  const cells = puzzle.cells.map((value) => (value === VOID ? null : value));
  return { ...puzzle, cells };
}

/** The cells that a pointer passed between two of them, without the first. */
export function cellsBetween(from: number, to: number, cols: number): Cells {
  const at = (cell: number) => ({ row: Math.floor(cell / cols), col: cell % cols });
  const a = at(from);
  const b = at(to);
  const cells: number[] = [];
  let { row, col } = a;
  // One step at a time, down or across, whichever is more behind: no two cells touch only at a corner.
  while (row !== b.row || col !== b.col) {
    const left = { rows: Math.abs(b.row - row), cols: Math.abs(b.col - col) };
    if (left.rows > left.cols) row += Math.sign(b.row - row);
    else col += Math.sign(b.col - col);
    cells.push(row * cols + col);
  }
  return cells;
}
