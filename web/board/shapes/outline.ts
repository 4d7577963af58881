/** Computes the lines of a board as SVG paths, in units of a cell. */
import type { Cells } from '../layout';

interface Edge {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  /** The direction of the edge, with the cell at its right. */
  readonly dx: number;
  readonly dy: number;
}

/** The edges between a cell of the list and one outside it, clockwise around the cells. (Rules may name a cell twice.) */
function edgesOf(cells: Cells, cols: number): readonly Edge[] {
  const all = new Set(cells);
  return [...all].flatMap((cell) => {
    const x = cell % cols;
    const y = Math.floor(cell / cols);
    const edges: Edge[] = [];
    if (!all.has(cell - cols)) edges.push({ cell, x, y, dx: 1, dy: 0 });
    if (x === cols - 1 || !all.has(cell + 1)) edges.push({ cell, x: x + 1, y, dx: 0, dy: 1 });
    if (!all.has(cell + cols)) edges.push({ cell, x: x + 1, y: y + 1, dx: -1, dy: 0 });
    if (x === 0 || !all.has(cell - 1)) edges.push({ cell, x, y: y + 1, dx: 0, dy: -1 });
    return edges;
  });
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const key = (x: number, y: number): string => `${x},${y}`;

/** Returns closed lines around cells, inside their edges by `inset` of a cell. */
export function pathAround(cells: Cells, cols: number, inset: number): string {
  const left = new Map<string, Edge[]>();
  for (const edge of edgesOf(cells, cols)) {
    const at = key(edge.x, edge.y);
    left.set(at, [...(left.get(at) ?? []), edge]);
  }
  /** Takes the next edge; at a corner where two cells touch, the one of the same cell. */
  const takeNext = (before: Edge): Edge | undefined => {
    const at = key(before.x + before.dx, before.y + before.dy);
    const choice = left.get(at) ?? [];
    const next = choice.find(({ cell }) => cell === before.cell) ?? choice[0];
    const rest = choice.filter((edge) => edge !== next);
    if (rest.length === 0) left.delete(at);
    else left.set(at, rest);
    return next;
  };
  const paths: string[] = [];
  for (let start = left.values().next().value?.[0]; start !== undefined;) {
    const points: string[] = [];
    let edge = start;
    for (let next = takeNext(edge); next !== undefined; next = takeNext(edge)) {
      if (next.dx !== edge.dx || next.dy !== edge.dy) {
        const x = next.x + inset * (-edge.dy - next.dy);
        const y = next.y + inset * (edge.dx + next.dx);
        points.push(`${rounded(x)} ${rounded(y)}`);
      }
      edge = next;
    }
    paths.push(`M${points.join('L')}Z`);
    start = left.values().next().value?.[0];
  }
  return paths.join('');
}

/**
 * Returns the lines between cells with different numbers; cells outside the board count as
 * `outside`.
 */
export function pathBetween(
  numbers: readonly number[],
  rows: number,
  cols: number,
  outside: number,
): string {
  const at = (row: number, col: number): number =>
    row < 0 || col < 0 || row >= rows || col >= cols ? outside : numbers[row * cols + col]!;
  const parts: string[] = [];
  /** Joins consecutive segments of one line. */
  const line = (
    length: number,
    differs: (i: number) => boolean,
    part: (a: number, b: number) => string,
  ) => {
    for (let begin = 0; begin < length; ++begin) {
      if (!differs(begin)) continue;
      let end = begin;
      while (end < length && differs(end)) ++end;
      parts.push(part(begin, end));
      begin = end;
    }
  };
  for (let y = 0; y <= rows; ++y) {
    line(
      cols,
      (x) => at(y - 1, x) !== at(y, x),
      (a, b) => `M${a} ${y}H${b}`,
    );
  }
  for (let x = 0; x <= cols; ++x) {
    line(
      rows,
      (y) => at(y, x - 1) !== at(y, x),
      (a, b) => `M${x} ${a}V${b}`,
    );
  }
  return parts.join('');
}

/** Splits cells into connected parts; cells are adjacent if they share a side. */
export function connectedParts(cells: Cells, cols: number): readonly Cells[] {
  const left = new Set(cells);
  const parts: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const part = [first];
    // Cells added during the loop are visited, too.
    for (const cell of part) {
      const x = cell % cols;
      const around = [cell - cols, cell + cols];
      if (x > 0) around.push(cell - 1);
      if (x < cols - 1) around.push(cell + 1);
      for (const other of around) if (left.delete(other)) part.push(other);
    }
    parts.push(part);
  }
  return parts;
}

export const isConnected = (cells: Cells, cols: number): boolean =>
  connectedParts(cells, cols).length <= 1;
