/**
 * Draws marked cells into a layout, as pure functions. A stroke that begins in a region or cage enlarges it, otherwise it
 * makes a new one. The engine knows regions alone: those that are drawn are *areas*, with thick borders, or, while there
 * are boxes, *extras*, which are shaded. An area takes its cells from other areas; a cage without a sum is a region to the engine.
 */
import { cellsOf, type Cells, type Layout } from '../../../board/layout';
import { mapCells, withCosmetics } from './shape';

/** The kinds of things to draw. */
export const LAYERS = ['regions', 'cages', 'void', 'constraints'] as const;
export type Layer = (typeof LAYERS)[number];

/** What is drawn of cells alone; constraints are drawn by tools (`rule-tools.ts`). */
export type CellLayer = Exclude<Layer, 'constraints'>;

/** A drawn region: a jigsaw piece, or an extra region. */
interface RegionPlace {
  readonly list: 'areas' | 'extras';
  readonly index: number;
}

/** The drawn region at a cell; if there are several, the last. Boxes are a rule, not drawn. */
function regionAt(layout: Layout, cell: number): RegionPlace | null {
  const area = layout.areas.findIndex((cells) => cells.includes(cell));
  if (area >= 0) return { list: 'areas', index: area };
  const extra = layout.extras.map((cells) => cells.includes(cell)).lastIndexOf(true);
  return extra < 0 ? null : { list: 'extras', index: extra };
}

/** The index of the cage at a cell; if there are several, the last. */
export function cageAt({ cages }: Layout, cell: number): number | null {
  const cage = cages.map(({ cells }) => cells.includes(cell)).lastIndexOf(true);
  return cage < 0 ? null : cage;
}

/** The cell from which the cage after another one is marked: the next one without a cage; null if all have one. */
export function cellAfterCage(layout: Layout, cage: number): number | null {
  const free = cellsOf(layout).filter((cell) => cageAt(layout, cell) === null);
  const [first = 0] = layout.cages[cage]!.cells;
  return free.find((cell) => cell > first) ?? free[0] ?? null;
}

/** Whether a cell is in no drawn region or cage. */
export const isFree = (layout: Layout, layer: Exclude<CellLayer, 'void'>, cell: number): boolean =>
  (layer === 'cages' ? cageAt(layout, cell) : regionAt(layout, cell)) === null;

const ascending = (cells: Iterable<number>): Cells => [...cells].sort((a, b) => a - b);

/** The union of two lists of cells. */
const joined = (cells: Cells, more: Cells): Cells => ascending(new Set([...cells, ...more]));

const without = (cells: Cells, gone: Cells): Cells => cells.filter((cell) => !gone.includes(cell));

const partsOf = (layout: Layout, cells: Cells): Cells => {
  const parts = new Set(cellsOf(layout));
  return cells.filter((cell) => parts.has(cell));
};

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
function drawRegion(layout: Layout, drawn: Cells): Layout {
  const cells = partsOf(layout, drawn);
  const [first] = cells;
  if (first === undefined) return layout;
  const at = regionAt(layout, first);
  const list = takesFromPieces(layout, first) ? 'areas' : 'extras';
  const regions = layout[list];
  const index = at?.index ?? regions.length;
  const old = regions[index] ?? [];
  const region = joined(old, cells);
  if (region.length === old.length) return layout;
  const others = (other: Cells): Cells => (list === 'areas' ? without(other, cells) : other);
  return { ...layout, preset: null, [list]: placed(regions, index, region, others) };
}

/**
 * Draws a cage of these cells, or extends the one that contains the first cell; cages do not
 * overlap. They belong to a puzzle and not to its shape, which stays that of a preset.
 */
function drawCage(layout: Layout, drawn: Cells): Layout {
  const cells = partsOf(layout, drawn);
  const [first] = cells;
  if (first === undefined) return layout;
  const at = cageAt(layout, first);
  if (at !== null && cells.every((cell) => layout.cages[at]!.cells.includes(cell))) return layout;
  const cages = layout.cages.map(({ sum, cells: old }, index) =>
    index === at ? { sum, cells: joined(old, cells) } : { sum, cells: without(old, cells) },
  );
  const made = at === null ? [{ sum: null, cells: ascending(new Set(cells)) }] : [];
  return { ...layout, cages: [...cages, ...made].filter((cage) => cage.cells.length > 0) };
}

/** Removes the cells from the puzzle if the first one is part of it; else adds them again. */
function drawVoid(layout: Layout, drawn: Cells): Layout {
  const { voids } = layout;
  if (voids.includes(drawn[0]!)) return { ...layout, preset: null, voids: without(voids, drawn) };
  const rest = mapCells(layout, (cells) => without(cells, drawn));
  return { ...rest, preset: null, voids: joined(voids, drawn) };
}

/** Draws marked cells, at least one; returns the same layout if nothing changes. */
export function draw(layout: Layout, layer: CellLayer, cells: Cells): Layout {
  if (layer === 'regions') return drawRegion(layout, cells);
  return layer === 'cages' ? drawCage(layout, cells) : drawVoid(layout, cells);
}

/** Whether drawing these cells takes cells from another piece or cage. */
export function takesCells(layout: Layout, layer: CellLayer, drawn: Cells): boolean {
  const cells = partsOf(layout, drawn);
  const [first] = cells;
  if (first === undefined) return false;
  const isOverlapped = (list: Cells): boolean =>
    !list.includes(first) && list.some((cell) => cells.includes(cell));
  if (layer === 'cages') return layout.cages.some((cage) => isOverlapped(cage.cells));
  return layer === 'regions' && takesFromPieces(layout, first) && layout.areas.some(isOverlapped);
}

/** Whether a region drawn from this cell is a piece; pieces do not overlap. */
function takesFromPieces(layout: Layout, first: number): boolean {
  const at = regionAt(layout, first);
  return at === null ? layout.boxes === null : at.list === 'areas';
}

/** Erases the region, cage or void at a cell; returns the same layout if there is none. */
export function eraseAt(layout: Layout, layer: CellLayer, cell: number): Layout {
  if (layer === 'void') return layout.voids.includes(cell) ? drawVoid(layout, [cell]) : layout;
  if (layer === 'cages') {
    const at = cageAt(layout, cell);
    if (at === null) return layout;
    return { ...layout, cages: layout.cages.filter((_, index) => index !== at) };
  }
  const at = regionAt(layout, cell);
  if (at === null) return layout;
  const left = layout[at.list].filter((_, index) => index !== at.index);
  return { ...layout, preset: null, [at.list]: left };
}

/** Erases all regions, cages, voids, or constraints and what is drawn without a rule; returns the same layout if there are none. */
export function eraseAll(layout: Layout, layer: Layer): Layout {
  const { areas, extras, cages, voids, constraints } = layout;
  if (layer === 'constraints') {
    const isDrawn = constraints.length > 0 || layout.cosmetics !== undefined;
    return isDrawn ? withCosmetics({ ...layout, constraints: [] }, []) : layout;
  }
  if (layer === 'cages') return cages.length === 0 ? layout : { ...layout, cages: [] };
  if (layer === 'void') return voids.length === 0 ? layout : { ...layout, preset: null, voids: [] };
  if (areas.length + extras.length === 0) return layout;
  return { ...layout, preset: null, areas: [], extras: [] };
}
