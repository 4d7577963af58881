/** What is drawn of a layout besides its cells: lines around regions, sums of cages and letters. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import {
  diagonalsOf,
  forCells,
  piecesOf,
  regionsOf,
  rowOf,
  type Cells,
  type Layout,
  type RegionKind,
} from '../layout';
import type { Color, Figure } from './figures';
import { letterOf, splitCages } from './names';
import { connectedParts, isConnected, pathAround, pathBetween } from './outline';

export interface Drawing {
  /** Paths in units of a cell. */
  readonly frames: string;
  readonly cages: readonly string[];
  readonly extras: readonly string[];
  readonly diagonals: readonly string[];
  /** By cell, at the top left of a cage; a cage in several parts has a letter at each. */
  readonly sums: ReadonlyMap<number, string>;
  readonly shaded: ReadonlySet<number>;
  /** By cell, for regions whose shape does not show which cells belong to them. */
  readonly letters: ReadonlyMap<number, string>;
}

/** The kinds of regions whose cells get a letter if they are not connected. */
const LETTERED: ReadonlySet<RegionKind> = new Set(['box', 'area', 'extra']);

/** The distance between the edge of a cell and the lines of cages and extra regions, in cells. */
const CAGE_INSET = 0.08;
const EXTRA_INSET = 0.04;

/** From the middle of a line of digits down to its baseline, in heights of the letters. */
const BASELINE = 0.36;

/** The number of a void cell; pieces have numbers from 1, and cells outside them 0. */
const OUTSIDE = -1;

/** The thick lines around pieces, and around the whole puzzle. */
function framesOf(layout: Layout): string {
  const numbers = [...forCells(layout, 0)];
  for (const cell of layout.voids) numbers[cell] = OUTSIDE;
  for (const [index, piece] of piecesOf(layout).entries()) {
    for (const cell of piece) numbers[cell] = index + 1;
  }
  return pathBetween(numbers, layout.rows, layout.cols, OUTSIDE);
}

/** The labels at the top left of cages. */
function sumsOf(layout: Layout): ReadonlyMap<number, string> {
  const letters = splitCages(layout);
  const sums = new Map<number, string>();
  for (const [index, { sum, cells }] of layout.cages.entries()) {
    const letter = letters.get(index) ?? '';
    const top = Math.min(...cells);
    for (const part of connectedParts(cells, layout.cols)) {
      const cell = Math.min(...part);
      const sign = cell === top ? `${sum ?? ''}${letter}` : letter;
      if (sign !== '') sums.set(cell, sign);
    }
  }
  return sums;
}

/** The lines of both diagonals, each from corner to corner but for void cells. */
function diagonalPaths(layout: Layout): readonly string[] {
  return diagonalsOf(layout).map((cells, index) => {
    const rows = new Set(cells.map((cell) => rowOf(cell, layout)));
    /** Where the line enters a row: the first one falls to the right, the other to the left. */
    const above = (row: number): string => `${index === 0 ? row : layout.cols - row} ${row}`;
    const start = (row: number): string => (rows.has(row - 1) ? '' : `M${above(row)}`);
    const end = (row: number): string => (rows.has(row + 1) ? '' : `L${above(row + 1)}`);
    return [...rows].map((row) => start(row) + end(row)).join('');
  });
}

function draw(layout: Layout): Drawing {
  const { cols, extras, cages } = layout;
  const letters = new Map<number, string>();
  const lettered = regionsOf(layout).filter(({ kind }) => LETTERED.has(kind));
  for (const { cells, index } of lettered.filter((region) => !isConnected(region.cells, cols))) {
    for (const cell of cells) letters.set(cell, letterOf(index));
  }
  const whole = extras.filter((cells) => isConnected(cells, cols));
  return {
    frames: framesOf(layout),
    cages: cages.map(({ cells }) => pathAround(cells, cols, CAGE_INSET)),
    extras: whole.map((cells) => pathAround(cells, cols, EXTRA_INSET)),
    diagonals: diagonalPaths(layout),
    sums: sumsOf(layout),
    shaded: new Set(whole.flat()),
    letters,
  };
}

const drawings = new WeakMap<Layout, Drawing>();

/** Returns the drawing of a layout, made once. */
export function drawingOf(layout: Layout): Drawing {
  const drawing = drawings.get(layout) ?? draw(layout);
  drawings.set(layout, drawing);
  return drawing;
}

/** The lines below the digits; `marked` are cells with a line around them. */
export function lines(layout: Layout, marked: Cells = []): TemplateResult {
  const { rows, cols } = layout;
  const { frames, cages, extras, diagonals } = drawingOf(layout);
  return html`<svg
    class="lines"
    viewBox="0 0 ${cols} ${rows}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${diagonals.map((path) => svg`<path class="diagonal" d=${path} />`)}
    ${extras.map((path) => svg`<path class="extra" d=${path} />`)}
    ${cages.map((path) => svg`<path class="cage" d=${path} />`)}
    <path class="pieces" d=${frames} />
    <path class="marked" d=${marked.length === 0 ? '' : pathAround(marked, cols, EXTRA_INSET)} />
  </svg>`;
}

const colored = (color: Color | undefined): string =>
  color === undefined ? 'none' : color.startsWith('#') ? color : `var(--jg-${color})`;

const drawFigure = ({ opacity, strokes, signs = [] }: Figure): TemplateResult => svg`<g
    opacity=${opacity ?? nothing}
    >${strokes.map(
      ({ path, fill, stroke, width, dash }) =>
        svg`<path
          d=${path}
          fill=${colored(fill)}
          stroke=${colored(stroke)}
          stroke-width=${width ?? nothing}
          stroke-dasharray=${dash ?? nothing}
        />`,
    )}${signs.map(
      ({ text, x, y, size, color }) =>
        svg`<text x=${x} y=${y + BASELINE * size} font-size=${size} fill=${colored(color)}>${text}</text>`,
    )}</g>`;

/** The figures of constraints in a layer below or above the lines. */
export const figureLayer = (
  name: 'under' | 'over',
  figures: readonly Figure[],
  { rows, cols }: Layout,
): TemplateResult | typeof nothing =>
  figures.length === 0
    ? nothing
    : html`<svg
        class="layer figures ${name}"
        viewBox="0 0 ${cols} ${rows}"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        ${figures.map(drawFigure)}
      </svg>`;
