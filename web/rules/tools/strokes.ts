/** What strokes of tools have to be, and the cells that they mean. */
import { cellsOf, colOf, rowOf, type Cells, type Layout } from '../../board/layout';
import {
  areBeside,
  cellAside,
  directionOf,
  touch,
  type Point,
} from '../../board/shapes/figures/geometry';

/**
 * What a stroke has to be: a `line` of cells that touch, two cells (`pair`) or four (`block`) that do,
 * across a `square`, a step from an edge into the grid (`edge`) or a diagonal one (`diagonal`), some cells straight from an
 * edge (`start`), two ends anywhere (`ends`), any cells, or those of one of several `groups`.
 */
export type Need =
  | 'line'
  | 'pair'
  | 'block'
  | 'square'
  | 'edge'
  | 'diagonal'
  | 'start'
  | 'ends'
  | 'cells'
  | 'groups';

/** The fewest cells a side of a square: a smaller one has the same value in all its cells. */
const LEAST_SIDE = 3;

/** The steps into the grid of lines from an edge: columns come first. */
const STEPS: Readonly<Partial<Record<Need, readonly Point[]>>> = {
  edge: [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ],
  diagonal: [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ],
};

/** What a press alone on a cell can mean, as strokes of two cells: a corner has a column and a row, an edge two diagonals. */
export function strokesFrom(cell: number, needs: Need, layout: Layout): readonly Cells[] {
  const parts = new Set(cellsOf(layout));
  return (STEPS[needs] ?? []).flatMap(([x, y]) => {
    const next = cellAside(cell, [x, y], layout);
    const isAtEdge = cellAside(cell, [-x, -y], layout) === null;
    return isAtEdge && next !== null && parts.has(next) ? [[cell, next]] : [];
  });
}

/** The step with which a stroke enters the grid; that of a press at an edge, but in no corner, too. */
function stepOf(cells: Cells, layout: Layout): Point | null {
  if (cells.length > 1) return directionOf(cells.slice(0, 2), layout);
  const strokes = strokesFrom(cells[0]!, 'edge', layout);
  return strokes.length === 1 ? stepOf(strokes[0]!, layout) : null;
}

/** The line of cells that a stroke from an edge begins, up to the other edge or a void cell. */
function wholeLine(cells: Cells, layout: Layout): Cells {
  const step = stepOf(cells, layout);
  const whole: number[] = [];
  const parts = new Set(cellsOf(layout));
  let cell: number | null = step === null ? null : cells[0]!;
  while (cell !== null && parts.has(cell)) {
    whole.push(cell);
    cell = cellAside(cell, step!, layout);
  }
  return whole;
}

/** The rows of the smallest rectangle around the cells of a stroke. */
function rectangleOf(cells: Cells, layout: Layout): readonly Cells[] {
  const rows = cells.map((cell) => rowOf(cell, layout));
  const cols = cells.map((cell) => colOf(cell, layout));
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  const width = Math.max(...cols) - left + 1;
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, down) =>
    Array.from({ length: width }, (__, across) => (top + down) * layout.cols + left + across),
  );
}

/** The cell along the edge after the one where a line begins, for the next clue outside; null at the end, and away from the edges. */
export function cellAlongEdge(line: Cells, layout: Layout): number | null {
  const cell = line[0]!;
  const into = stepOf(line, layout);
  const step = into?.every(Boolean) ? stepOf([cell], layout) : into;
  const next = step && cellAside(cell, [Math.abs(step[1]), Math.abs(step[0])], layout);
  return next !== null && cellsOf(layout).includes(next) ? next : null;
}

/** The four cells around the crossing that a stroke passes. */
function blockOf(cells: Cells, layout: Layout): Cells {
  const [first = 0] = rectangleOf(cells, layout)[0]!;
  return [first, first + 1, first + layout.cols, first + layout.cols + 1];
}

export function cellsMeant(needs: Need, stroke: Cells, layout: Layout): Cells {
  if (needs === 'block') return blockOf(stroke, layout);
  return needs === 'edge' || needs === 'diagonal' ? wholeLine(stroke, layout) : stroke;
}

/** The rows, columns and diagonals of the square that a stroke goes across. */
export function linesOfSquare(cells: Cells, layout: Layout): readonly Cells[] {
  const rows = rectangleOf(cells, layout);
  const places = rows.map((_, at) => at);
  return [
    ...rows,
    ...places.map((at) => rows.map((row) => row[at]!)),
    places.map((at) => rows[at]![at]!),
    places.map((at) => rows[at]!.at(-1 - at)!),
  ];
}

/** Whether a stroke is what a tool needs. */
export function fitsNeed(needs: Need, cells: Cells, layout: Layout): boolean {
  const [first = 0, second = 0] = cells;
  const areParts = (all: Cells): boolean => {
    const parts = new Set(cellsOf(layout));
    return all.every((cell) => parts.has(cell));
  };
  switch (needs) {
    case 'line':
      return (
        cells.length > 1 &&
        cells.every((cell, at) => at === 0 || touch(cells[at - 1]!, cell, layout))
      );
    case 'pair':
      return cells.length === 2 && areBeside(first, second, layout);
    case 'block': {
      const block = blockOf(cells, layout);
      return (
        cells.length > 1 &&
        colOf(block[0]!, layout) < layout.cols - 1 &&
        cells.every((cell) => block.includes(cell)) &&
        areParts(block)
      );
    }
    case 'square': {
      const rows = rectangleOf(cells, layout);
      return rows.length >= LEAST_SIDE && rows.length === rows[0]!.length && areParts(rows.flat());
    }
    case 'edge':
    case 'diagonal':
    case 'start': {
      const step = stepOf(cells, layout);
      const isDiagonal = step !== null && step[0] !== 0 && step[1] !== 0;
      return (
        step !== null &&
        isDiagonal === (needs === 'diagonal') &&
        (needs !== 'start' || (cells.length > 1 && directionOf(cells, layout) !== null)) &&
        cellAside(first, [-step[0], -step[1]], layout) === null
      );
    }
    case 'ends':
      return cells.length > 1;
    case 'cells':
    case 'groups':
      return cells.length > 0;
  }
}
