/** Changes of a board by fields and menus, with what is told of them, as pure functions. */
import type { Layout, Sides } from '../../../board/layout';
import { clear, entries, reshape, type Board } from '../../../board/state';
import { countValues } from '../../../board/values';
import { eraseAll, LAYERS } from './draw';
import type { Notice } from './model';
import { resize, setBoxes, setRange, type RangeEnd } from './shape';

/** Another layout, and what is told of it; null for nothing. */
export type Reshaping = readonly [layout: Layout, notice: Notice | null];

/** How much there is on a board: digits, marked and coloured cells, and the cells of what is drawn. */
export function contentOf(board: Board): number {
  const { layout, corner, candidates, colors } = board;
  const { voids, areas, extras, cages, constraints } = layout;
  const lists = [voids, ...areas, ...extras, ...cages.map(({ cells }) => cells)];
  const drawn = lists.flat().length + constraints.length;
  const marked = [...corner, ...candidates, ...colors].filter((mask) => mask !== 0).length;
  return countValues(entries(board)) + marked + drawn + (board.layout.cosmetics?.length ?? 0);
}

/** Changes the size; it is told if something was cut off. */
export function resizing(board: Board, rows: number, cols: number): Reshaping {
  const next = resize(board.layout, rows, cols);
  const isLost = contentOf(reshape(board, next)) < contentOf(board);
  return [next, isLost ? { kind: 'cut' } : null];
}

/** Sets boxes of these sides, or removes them; it is told how many drawn pieces they replaced. */
export function boxing(layout: Layout, boxes: Sides | null): Reshaping {
  const count = boxes === null ? 0 : layout.areas.length;
  return [setBoxes(layout, boxes), count === 0 ? null : { kind: 'pieces-gone', count }];
}

/** Sets the lowest or the highest value; it is told if the other one moved. */
export function ranging(layout: Layout, end: RangeEnd, value: number): Reshaping {
  if (layout[end] === value) return [layout, null];
  const moved = setRange(layout, end, value);
  const other = end === 'low' ? 'high' : 'low';
  return [moved, moved[other] === layout[other] ? null : { kind: 'range-moved', end: other }];
}

/** Leaves only the size and the rules. */
export function cleared(board: Board): Board {
  const layout = LAYERS.reduce(eraseAll, board.layout);
  return clear(layout === board.layout ? board : reshape(board, layout));
}
