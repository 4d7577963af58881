/** Where the cells of a rendered grid are, in coordinates of the window. */
import type { Sides } from './layout';

/**
 * The distance from the edge of a grid that scrolls within which a stroke scrolls it, and the
 * distance of one such scroll, in pixels.
 */
const EDGE = 24;
const NUDGE = 12;

/** Whether a coordinate, as a fraction of a cell's width, is clearly inside the cell. */
const isWithinRim = (part: number): boolean => part > 0.15 && part < 0.85;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Which of `parts` equal parts of a length contains a place; the first or last for one outside. */
const partAt = (place: number, length: number, parts: number): number =>
  clamp(Math.floor((place / length) * parts), 0, parts - 1);

/** The cell of an element in a grid; null if there is none. */
export function cellOf(element: EventTarget | null | undefined): number | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null;
  return cell === null ? null : Number(cell.dataset['cell']);
}

/**
 * The cell at a point, without its rim, so that a diagonal stroke does not select the cells beside
 * it; null if there is none.
 */
export function cellAt(root: ShadowRoot | null, x: number, y: number): number | null {
  const found = root?.elementFromPoint(x, y)?.closest('[data-cell]');
  if (found === null || found === undefined) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const isClear = isWithinRim((x - left) / width) && isWithinRim((y - top) / height);
  return isClear ? cellOf(found) : null;
}

/** The cell in sight that is nearest to a point. A grid is in what scrolls it if it is large. */
export function nearestCell(grid: Element, { rows, cols }: Sides, x: number, y: number): number {
  const seen = grid.parentElement!.getBoundingClientRect();
  const { left, top, width, height } = grid.getBoundingClientRect();
  const row = partAt(clamp(y, seen.top, seen.bottom - 1) - top, height, rows);
  return row * cols + partAt(clamp(x, seen.left, seen.right - 1) - left, width, cols);
}

/**
 * Whether a point is about the middle of a cell: within a diamond around it, so that a diagonal stroke
 * does not touch the cells beside it. Beyond the edge of the grid all is.
 */
export function isAmid(
  grid: Element,
  { rows, cols }: Sides,
  cell: number,
  x: number,
  y: number,
): boolean {
  const { left, top, width, height } = grid.getBoundingClientRect();
  const across = ((x - left) / width) * cols - (cell % cols) - 0.5;
  const down = ((y - top) / height) * rows - Math.floor(cell / cols) - 0.5;
  const isOutside = x < left || y < top || x > left + width || y > top + height;
  return isOutside || Math.abs(across) + Math.abs(down) < 0.6;
}

/** Brings all of a cell of a large grid into sight, as the browser does for keys, and not for a press. */
export const showWhole = (grid: Element, cell: number): void =>
  grid
    .querySelector(`.large > * [data-cell="${cell}"]`)
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Scrolls a large grid when a stroke reaches its edge. */
export function scrollAtEdge(grid: Element, { clientX, clientY }: PointerEvent): void {
  const scroller = grid.parentElement!;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const by = (at: number, start: number, end: number): number =>
    at < start + EDGE ? -NUDGE : at > end - EDGE ? NUDGE : 0;
  scroller.scrollBy(by(clientX, left, right), by(clientY, top, bottom));
}
