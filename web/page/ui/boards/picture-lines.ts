/** The lines and shades of a board in a picture. */
import { colOf, forCells, rowOf, type Layout } from '../../../board/layout';
import { drawingOf } from '../../../board/shapes/drawing';
import { pathBetween } from '../../../board/shapes/outline';
import type { Board } from '../../../board/state';
import { ACCENT, CELL, group, INK, MARGIN, SHADE, THIN } from './picture-parts';

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

/** The same for any other layout, in units of a cell. A coloured cell has no other shade. */
export function shapedLines({ layout, colors }: Board): string {
  const { shaded, frames, cages, extras, diagonals } = drawingOf(layout);
  const at = (cell: number): readonly [number, number] => [
    colOf(cell, layout),
    rowOf(cell, layout),
  ];
  const shades = [...shaded]
    .filter((cell) => colors[cell] === 0)
    .map(at)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  const hatched = layout.voids.map(at).map(([x, y]) => hatching(x, y));
  return group(`fill="none" transform="translate(${MARGIN} ${MARGIN}) scale(${CELL})"`, [
    path(shades, `fill="${SHADE}"`),
    path(hatched, `stroke="${THIN}" stroke-width="0.015"`),
    path([thinLines(layout)], `stroke="${THIN}" stroke-width="0.02"`),
    path(diagonals, `stroke="${ACCENT}" stroke-width="0.025" opacity="0.75"`),
    path(extras, `stroke="${ACCENT}" stroke-width="0.025" opacity="0.75"`),
    path(cages, `stroke="${INK}" stroke-width="0.025" stroke-dasharray="0.08 0.06"`),
    path([frames], `stroke="${INK}" stroke-width="0.06" stroke-linecap="square"`),
  ]);
}
