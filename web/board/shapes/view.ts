/** Renders what a board of another shape shows besides its cells. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/messages';
import { colOf, rowOf, valuesOf, type Layout } from '../layout';
import { signOf } from '../values';
import { drawingOf } from './drawing';
import { figuresOf, type Figure, type Margins, type Sign } from './figures';

/** The most cells a side that have room on every screen. */
const LARGEST_SMALL = 9;

/** What is shown of a layout besides its cells. */
export interface ShapeView {
  /** The size, for the style sheet. */
  readonly style: string;
  /** More names of the class of the grid. */
  readonly name: string;
  /** Whether the board may need more room than it has, and then scrolls. */
  readonly isLarge: boolean;
  /** More names of classes of a cell. */
  readonly nameOf: (cell: number) => string;
  /** What is shown below the content of a cell: the ground of a sum must not cover its digit. */
  readonly under: (cell: number) => TemplateResult;
}

/** A small sign, drawn by the style sheet: a screen reader reads the label of the cell. */
const small = (name: string, sign: string | undefined): TemplateResult | typeof nothing =>
  sign === undefined ? nothing : html`<span class=${name} data-digits=${sign}></span>`;

/** The room that the labels of rows and columns take, at the left of the board and above it. */
const LABELS = 0.5;

/** The room around the grid: for clues, or as much as a tool needs, and beyond that for labels. */
export function marginsOf(layout: Layout, tool: Margins | undefined, hasLabels: boolean): Margins {
  const margins = tool ?? figuresOf(layout).margins;
  const { top, left } = margins;
  return hasLabels ? { ...margins, top: top + LABELS, left: left + LABELS } : margins;
}

const labelAt = (text: string, x: number, y: number): Sign => ({
  text,
  x,
  y,
  size: text.length > 2 ? 0.24 : 0.3,
  color: 'soft',
});

/** The labels of rows and columns, as messages name cells, beyond clues outside the grid. */
export function labelsOf({ rows, cols }: Layout, { top, left }: Margins): Figure {
  return {
    strokes: [],
    signs: [
      ...Array.from({ length: cols }, (_, col) => labelAt(`c${col + 1}`, col + 0.5, 0.2 - top)),
      ...Array.from({ length: rows }, (_, row) => labelAt(`r${row + 1}`, 0.24 - left, row + 0.5)),
    ],
  };
}

export function shapeView(layout: Layout, { top, right, bottom, left }: Margins): ShapeView {
  const { rows, cols, high } = layout;
  const { shaded, sums, letters } = drawingOf(layout);
  const signs = signOf(high, high).length;
  const across = Math.ceil(Math.sqrt(valuesOf(layout).length));
  const wide = high < 10 ? ' digits' : signs > 1 ? ' numbers' : '';
  const { headed, footed, isCrowded } = figuresOf(layout);
  const sides = `--jg-rows: ${rows}; --jg-cols: ${cols}; --jg-longer: ${Math.max(top + rows + bottom, left + cols + right)}`;
  const around = `--jg-top: ${top}; --jg-right: ${right}; --jg-bottom: ${bottom}; --jg-left: ${left}`;
  return {
    style: `${sides}; ${around}; --jg-signs: ${signs}; --jg-across: ${across}`,
    name: ` shaped${isCrowded || layout.cages.length > 0 ? ' caged' : ''}${wide}`,
    isLarge: Math.max(rows, cols) > LARGEST_SMALL,
    nameOf: (cell) =>
      (shaded.has(cell) ? ' shaded' : '') +
      (sums.has(cell) || headed.has(cell) ? ' summed' : '') +
      (letters.has(cell) || footed.has(cell) ? ' lettered' : ''),
    under: (cell) => html`${small('sum', sums.get(cell))}${small('letter', letters.get(cell))}`,
  };
}

/** The label of a cell that is not part of the puzzle. */
export const voidLabel = (cell: number, layout: Layout, { board, shapes }: Messages): string =>
  board.cell(rowOf(cell, layout) + 1, colOf(cell, layout) + 1, [shapes.void], []);
