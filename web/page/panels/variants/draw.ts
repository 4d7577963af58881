/** Applies drawn cells to a puzzle, as pure functions. */
import type { Cells } from '../../../board/layout';
import { ascending, mapCells, VOID, type Puzzle } from './puzzle';

/** The kinds of things to draw. */
export type Layer = 'regions' | 'cages' | 'void';

/** A drawn region: a jigsaw piece, or an extra region. */
export interface RegionPlace {
  readonly list: 'areas' | 'extras';
  readonly index: number;
}

/** The drawn region at a cell; if there are several, the last. Boxes are a rule, not drawn. */
export function regionAt(puzzle: Puzzle, cell: number): RegionPlace | null {
  const area = puzzle.areas.findIndex((cells) => cells.includes(cell));
  if (area >= 0) return { list: 'areas', index: area };
  const extra = puzzle.extras.map((cells) => cells.includes(cell)).lastIndexOf(true);
  return extra < 0 ? null : { list: 'extras', index: extra };
}

/** The index of the cage at a cell; if there are several, the last. */
export function cageAt({ cages }: Puzzle, cell: number): number | null {
  const cage = cages.map(({ cells }) => cells.includes(cell)).lastIndexOf(true);
  return cage < 0 ? null : cage;
}

/** The union of two lists of cells. */
const joined = (cells: Cells, more: Cells): Cells => ascending(new Set([...cells, ...more]));

const without = (cells: Cells, gone: Cells): Cells => cells.filter((cell) => !gone.includes(cell));

const partsOf = (puzzle: Puzzle, cells: Cells): Cells =>
  cells.filter((cell) => puzzle.cells[cell] !== VOID);

/** Replaces one item of a list and changes the others; items without cells are removed. */
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
 * Draws a region of these cells, or extends the one that contains the first cell. A piece takes its
 * cells from other pieces; on a board with boxes the region is an extra one, which may overlap
 * others.
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

/**
 * Draws a cage of these cells, or extends the one that contains the first cell; cages do not
 * overlap.
 */
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

/** Removes the cells from the puzzle if the first one is part of it; else adds them again. */
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

/** Whether drawing these cells takes cells from another piece or cage. */
export function takesCells(puzzle: Puzzle, layer: Layer, drawn: Cells): boolean {
  const cells = partsOf(puzzle, drawn);
  const [first] = cells;
  if (first === undefined) return false;
  const isOverlapped = (list: Cells): boolean =>
    !list.includes(first) && list.some((cell) => cells.includes(cell));
  if (layer === 'cages') return puzzle.cages.some((cage) => isOverlapped(cage.cells));
  return layer === 'regions' && takesFromPieces(puzzle, first) && puzzle.areas.some(isOverlapped);
}

/** Whether a region drawn from this cell is a piece; pieces do not overlap. */
function takesFromPieces(puzzle: Puzzle, first: number): boolean {
  const at = regionAt(puzzle, first);
  return at === null ? puzzle.boxes === null : at.list === 'areas';
}

/** Erases the region, cage or void at a cell; returns the same puzzle if there is none. */
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
