/** How lines, dots, cages and marks of cells look: as players know them from other programs. */
import { pathAround } from '../outline';
import type { Cells, Layout } from '../../layout';
import type { Color, Figure, Sign, Stroke } from '../figures';
import {
  arrowHead,
  between,
  capsule,
  centre,
  centres,
  circle,
  diamond,
  directionOf,
  isPath,
  middle,
  polyline,
  square,
  towards,
  type Point,
} from './geometry';

/** How wide a line is, and the line within it, which tells it from others without its colour. */
export interface LineLook {
  readonly color: Color;
  readonly width: number;
  readonly core?: { readonly dash?: string; readonly width?: number; readonly color?: Color };
}

/** What is written at the top of a cell, above all lines. */
export interface Label {
  readonly cell: number;
  readonly text: string;
}

const GREY = '#8a8a8a';

/** Wide lines are as light as digits on them need. */
const LIGHT = 0.55;

export const sign = (text: string, [x, y]: Point, size: number, color: Color = 'ink'): Sign => ({
  text,
  x,
  y,
  size,
  color,
});

/** A line through the middles of cells. */
export function line(cells: Cells, layout: Layout, look: LineLook): readonly Figure[] {
  const path = polyline(centres(cells, layout));
  const { color, width, core } = look;
  const inner: Stroke = {
    path,
    stroke: core?.color ?? 'soft',
    width: core?.width ?? 0.03,
    ...(core?.dash === undefined ? {} : { dash: core.dash }),
  };
  return [
    { opacity: LIGHT, strokes: [{ path, stroke: color, width }] },
    ...(core === undefined ? [] : [{ strokes: [inner] }]),
  ];
}

/** A number at the beginning of a line, at the lower right of its cell. */
export function lineNumber(cells: Cells, layout: Layout, text: string): Figure {
  const [x, y] = centre(cells[0]!, layout);
  return { strokes: [], signs: [sign(text, [x + 0.3, y + 0.33], 0.24)] };
}

/** A thermometer: a bulb where its values begin. That of a slow one is hollow. */
export function thermometer(cells: Cells, layout: Layout, isSlow: boolean): Figure {
  const points = centres(cells, layout);
  const bulb: Stroke = isSlow
    ? { path: circle(points[0]!, 0.3), stroke: GREY, width: 0.12 }
    : { path: circle(points[0]!, 0.36), fill: GREY };
  const rest = isSlow
    ? [towards(points[0]!, points[1] ?? points[0]!, 0.3), ...points.slice(1)]
    : points;
  return { opacity: 0.5, strokes: [bulb, { path: polyline(rest), stroke: GREY, width: 0.24 }] };
}

/** The outline of a bulb, straight or not. */
function bulbPath(cells: Cells, layout: Layout): string {
  const [first, last] = [centre(cells[0]!, layout), centre(cells.at(-1)!, layout)];
  const isStraight = cells.length === 1 || directionOf(cells, layout) !== null;
  return isStraight ? capsule(first, last, 0.38) : pathAround(cells, layout.cols, 0.1);
}

const OUTLINE = { stroke: 'soft', width: 0.05 } as const;

/** An arrow out of a bulb, from its cell that is nearest to the first one. */
export function arrow(bulb: Cells, cells: Cells, layout: Layout): Figure {
  const points = centres(cells, layout);
  const away = (point: Point): number =>
    Math.hypot(point[0] - points[0]![0], point[1] - points[0]![1]);
  const from = centres(bulb, layout).reduce((best, next) =>
    away(next) < away(best) ? next : best,
  );
  const way = [towards(from, points[0]!, 0.38), ...points.slice(0, -1)];
  const [before, last] = [way.at(-1)!, points.at(-1)!];
  // In its last cell, short of the digit.
  const tip = towards(last, before, 0.28);
  return {
    opacity: 0.85,
    strokes: [
      { path: bulbPath(bulb, layout), ...OUTLINE },
      { path: polyline([...way, tip]), ...OUTLINE },
      { path: arrowHead(before, tip, 0.16), ...OUTLINE },
    ],
  };
}

/** The radius of the ends of a line. */
const CIRCLE = 0.37;
const DIAMOND = 0.42;

/** A thin line between two ends that have a shape. */
export function ended(
  cells: Cells,
  layout: Layout,
  shape: 'circle' | 'diamond',
  color: Color,
): Figure {
  const points = centres(cells, layout);
  const last = points.length - 1;
  /** The edge of an end on the way to a point; a diamond is as wide as high, and less across. */
  const edge = (end: Point, to: Point): Point => {
    const slant = Math.abs(to[0] - end[0]) + Math.abs(to[1] - end[1]);
    const reach = Math.hypot(to[0] - end[0], to[1] - end[1]) / (slant || 1);
    return towards(end, to, shape === 'circle' ? CIRCLE : DIAMOND * reach);
  };
  const way = points.map((point, index) => {
    if (last === 0) return point;
    if (index === 0) return edge(point, points[1]!);
    return index === last ? edge(point, points[last - 1]!) : point;
  });
  const end = (point: Point): Stroke => ({
    path: shape === 'circle' ? circle(point, CIRCLE) : diamond(point, DIAMOND),
    stroke: color,
    width: 0.06,
  });
  const joined: Stroke = { path: polyline(way), stroke: color, width: 0.09 };
  return { opacity: 0.8, strokes: [joined, end(points[0]!), end(points[last]!)] };
}

/** Where the groups of a line end: short strokes across it. */
export function divided(groups: readonly Cells[], layout: Layout): Figure {
  const cuts = groups.slice(1).map((group, index) => {
    const [a, b] = [centre(groups[index]!.at(-1)!, layout), centre(group[0]!, layout)];
    const at = between(a, b);
    const [x, y] = towards([0, 0], [b[1] - a[1], a[0] - b[0]], 0.13);
    return polyline([
      [at[0] - x, at[1] - y],
      [at[0] + x, at[1] + y],
    ]);
  });
  return { strokes: cuts.map((path) => ({ path, stroke: 'soft', width: 0.04 })) };
}

/** Dots are black and white by night, too: their rules say so. */
const DOTS = {
  white: { fill: '#fffdf8', stroke: '#1d1b18', text: '#1d1b18' },
  black: { fill: '#1d1b18', stroke: 'soft', text: '#fffdf8' },
} as const;

/** A small disc between cells, with a text if there is any. Cells that do not touch are joined. */
export function dot(
  cells: Cells,
  layout: Layout,
  color: keyof typeof DOTS,
  text: string,
): readonly Figure[] {
  const points = centres(cells, layout);
  const place = middle(points);
  const { fill, stroke, text: ink } = DOTS[color];
  const radius = text === '' ? 0.13 : 0.175;
  const disc: Stroke = { path: circle(place, radius), fill, stroke, width: 0.03 };
  const joint: Stroke = { path: polyline(points), ...OUTLINE, dash: '0.1 0.1' };
  return [
    {
      strokes: isPath(cells, layout) ? [disc] : [joint, disc],
      signs: text === '' ? [] : [sign(text, place, text.length > 2 ? 0.19 : 0.25, ink)],
    },
  ];
}

/** A letter or number on the line between two cells. */
export function edgeSign(cells: Cells, layout: Layout, text: string): Figure {
  const place = middle(centres(cells, layout));
  return {
    strokes: [{ path: circle(place, text.length > 1 ? 0.19 : 0.16), fill: 'paper' }],
    signs: [sign(text, place, text.length > 1 ? 0.27 : 0.32)],
  };
}

/** The sign between two cells that points to the smaller value. */
export function inequality([smaller = 0, larger = 0]: Cells, layout: Layout): Figure {
  const [from, to] = [centre(larger, layout), centre(smaller, layout)];
  const tip = between(from, to, 0.58);
  const path = arrowHead(from, tip, 0.16);
  return {
    strokes: [
      { path, stroke: 'paper', width: 0.16 },
      { path, stroke: 'ink', width: 0.05 },
    ],
  };
}

/** A disc on a crossing with up to four values, in rows of two. */
export function quadruple(cells: Cells, layout: Layout, texts: readonly string[]): Figure {
  const place = middle(centres(cells, layout));
  const isOne = texts.length === 1;
  const rows = Math.ceil(texts.length / 2);
  const signs = texts.map((text, index) => {
    if (isOne) return sign(text, place, 0.34);
    const row = Math.floor(index / 2);
    const isAlone = index === texts.length - 1 && index % 2 === 0;
    const x = isAlone ? 0 : (index % 2) * 0.22 - 0.11;
    return sign(text, [place[0] + x, place[1] + (row - (rows - 1) / 2) * 0.23], 0.25);
  });
  return {
    strokes: [{ path: circle(place, 0.29), fill: 'paper', stroke: 'ink', width: 0.03 }],
    signs,
  };
}

/** A ring on a crossing. */
export const crossing = (cells: Cells, layout: Layout, color: Color): Figure => ({
  strokes: [
    { path: square(middle(centres(cells, layout)), 0.17), fill: color, stroke: 'ink', width: 0.03 },
  ],
});

/** A dotted line around cells. */
export const dotted = (cells: Cells, layout: Layout, color: Color): Figure => ({
  strokes: [
    { path: pathAround(cells, layout.cols, 0.12), stroke: color, width: 0.04, dash: '0.04 0.07' },
  ],
});

/** The text at the top left of a cell, or at the top right if the sum of a cage is there, on a cover. */
export function label({ cell, text }: Label, layout: Layout): Figure {
  const [x, y] = centre(cell, layout);
  const width = Math.round((0.07 + 0.14 * text.length) * 1000) / 1000;
  const isSummed = layout.cages.some(
    ({ sum, cells }) => sum !== null && Math.min(...cells) === cell,
  );
  const left = isSummed ? x + 0.46 - width : x - 0.46;
  return {
    strokes: [{ path: `M${left} ${y - 0.47}h${width}v0.24h${-width}z`, fill: 'paper' }],
    signs: [sign(text, [left + width / 2, y - 0.35], 0.24)],
  };
}

export const shaded = (cells: Cells, layout: Layout, color: Color, opacity: number): Figure => ({
  opacity,
  strokes: [...new Set(cells)].map((cell) => ({
    path: square(centre(cell, layout), 0.5),
    fill: color,
  })),
});

/** A letter at the lower left of a cell. */
export function cellLetter(cell: number, layout: Layout, text: string): Figure {
  const [x, y] = centre(cell, layout);
  return { strokes: [], signs: [sign(text, [x - 0.36, y + 0.34], 0.24, 'soft')] };
}

/** A grey disc, or a grey square, behind the digit of a cell. */
export const behind = (cell: number, layout: Layout, shape: 'disc' | 'square'): Figure => ({
  opacity: 0.4,
  strokes: [
    {
      path:
        shape === 'disc' ? circle(centre(cell, layout), 0.38) : square(centre(cell, layout), 0.36),
      fill: GREY,
    },
  ],
});

/** A ring around the digit of a cell. */
export const ring = (cell: number, layout: Layout): Figure => ({
  strokes: [{ path: circle(centre(cell, layout), 0.41), ...OUTLINE }],
});

/** Small values along the lower edge of a cell, clear of its digit. */
export function allowed(cell: number, layout: Layout, texts: readonly string[]): Figure {
  const [x, y] = centre(cell, layout);
  const text = texts.join('');
  return {
    strokes: [],
    signs: [sign(text, [x, y + 0.38], Math.min(0.2, 1.45 / text.length), 'soft')],
  };
}

/** A clue outside the grid, below others at its place, with an arrow into the grid if it is diagonal. */
export function clue(
  [x, y]: Point,
  [across, down]: Point,
  text: string,
  isArrow: boolean,
  [index, count]: readonly [index: number, count: number],
): Figure {
  const height = 0.36 + 0.1 / count;
  const above = (index - (count - 1) / 2) * height;
  const size = Math.min(count > 1 ? 0.34 : 0.42, 1.5 / text.length);
  if (!isArrow) return { strokes: [], signs: [sign(text, [x, y + above], size)] };
  const tip: Point = [x + 0.42 * across, y + 0.42 * down];
  const tail: Point = [x + 0.16 * across, y + 0.16 * down];
  return {
    strokes: [
      { path: polyline([tail, tip]), ...OUTLINE },
      { path: arrowHead(tail, tip, 0.12), ...OUTLINE },
    ],
    signs: [sign(text, [x - 0.2 * across, y - 0.14 * down], Math.min(size, 0.36))],
  };
}
