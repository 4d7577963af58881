/** The lines and shades of a board in a picture. */
import { colOf, forCells, rowOf, type Layout } from '../../../board/layout';
import { drawingOf } from '../../../board/shapes/drawing';
import type { Color, Figure } from '../../../board/shapes/figures';
import { pathBetween } from '../../../board/shapes/outline';
import type { Board } from '../../../board/state';
import {
  ACCENT,
  CELL,
  escaped,
  group,
  INK,
  MARGIN,
  SHADE,
  SOFT,
  text,
  THIN,
} from './picture-parts';

/** Thick lines come last, so that they cover the thin ones. */
export function classicLines(): string {
  const linesAt = (numbers: readonly number[]): string =>
    numbers
      .map((number) => MARGIN + number * CELL)
      .map((at) => `M${at} ${MARGIN}v${9 * CELL}M${MARGIN} ${at}h${9 * CELL}`)
      .join('');
  return group('fill="none"', [
    `<path d="${linesAt([1, 2, 4, 5, 7, 8])}" stroke="${THIN}" stroke-width="2"/>`,
    `<path d="${linesAt([0, 3, 6, 9])}" stroke="${INK}" stroke-width="6" stroke-linecap="square"/>`,
  ]);
}

/** The lines between cells, and around them; void cells have none between each other. */
function thinLines(layout: Layout): string {
  const { rows, cols, voids } = layout;
  const numbers = forCells(layout, -1).map((_, cell) => cell);
  for (const cell of voids) numbers[cell] = -1;
  return pathBetween(numbers, rows, cols, -1);
}

/** The strokes in a void cell: from one side to the next, in quarters. */
const hatching = (x: number, y: number): string =>
  [0.25, 0.5, 0.75, 1]
    .map(
      (at) =>
        `M${x} ${y + at}L${x + at} ${y}${at < 1 ? `M${x + at} ${y + 1}L${x + 1} ${y + at}` : ''}`,
    )
    .join('');

const path = (parts: readonly string[], attributes: string): string =>
  parts.length === 0 ? '' : `<path d="${parts.join('')}" ${attributes}/>`;

const IN_CELLS = `fill="none" transform="translate(${MARGIN} ${MARGIN}) scale(${CELL})"`;

const placeIn =
  (layout: Layout) =>
  (cell: number): readonly [number, number] => [colOf(cell, layout), rowOf(cell, layout)];

/** The shades of cells. A coloured cell has no other shade. */
export function shades({ layout, colors }: Board): string {
  const cells = [...drawingOf(layout).shaded].filter((cell) => colors[cell] === 0);
  const squares = cells.map(placeIn(layout)).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  return cells.length === 0 ? '' : group(IN_CELLS, [path(squares, `fill="${SHADE}"`)]);
}

/** The same lines for any other layout, in units of a cell. */
export function shapedLines({ layout }: Board): string {
  const { frames, cages, extras, diagonals } = drawingOf(layout);
  const hatched = layout.voids.map(placeIn(layout)).map(([x, y]) => hatching(x, y));
  return group(IN_CELLS, [
    path(hatched, `stroke="${THIN}" stroke-width="0.015"`),
    path([thinLines(layout)], `stroke="${THIN}" stroke-width="0.02"`),
    path(diagonals, `stroke="${ACCENT}" stroke-width="0.025" opacity="0.75"`),
    path(extras, `stroke="${ACCENT}" stroke-width="0.025" opacity="0.75"`),
    path(cages, `stroke="${INK}" stroke-width="0.025" stroke-dasharray="0.08 0.06"`),
    path([frames], `stroke="${INK}" stroke-width="0.06" stroke-linecap="square"`),
  ]);
}

const COLORS: Readonly<Record<string, string>> = {
  ink: INK,
  paper: '#fff',
  soft: SOFT,
  accent: ACCENT,
};

const colored = (name: string, color: Color | undefined): string =>
  color === undefined ? '' : ` ${name}="${COLORS[color] ?? color}"`;

/** The figures of constraints, below or above the lines of regions. */
export function drawFigures(figures: readonly Figure[]): string {
  const drawn = figures.map(({ opacity, strokes, signs = [] }) =>
    group(opacity === undefined ? '' : `opacity="${opacity}"`, [
      ...strokes.map(
        ({ path: d, fill, stroke, width, dash }) =>
          `<path d="${d}"${colored('fill', fill)}${colored('stroke', stroke)}` +
          `${width === undefined ? '' : ` stroke-width="${width}"`}${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`,
      ),
      // (Some SVG programs have a least size of letters, which units of a cell would be below.)
      ...signs.map(
        ({ text: content, x, y, size, color }) =>
          `<g transform="scale(${1 / CELL})"${colored('fill', color)}>${text(x * CELL, y * CELL, size * CELL, escaped(content))}</g>`,
      ),
    ]),
  );
  return drawn.length === 0
    ? ''
    : group(`${IN_CELLS} stroke-linecap="round" stroke-linejoin="round"`, drawn);
}
