/** Renders what a board of another shape shows besides its cells. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../locales/messages';
import { SHAPE_MESSAGES } from '../../locales/shape-messages';
import { valuesOf, type Layout } from '../layout';
import { signOf } from '../values';
import { drawingOf, lines } from './drawing';
import type { ShapeView } from './shapes';
import { styles } from './styles';

/** A small sign, drawn by the style sheet: a screen reader reads the label of the cell. */
const small = (name: string, sign: string | undefined): TemplateResult | typeof nothing =>
  sign === undefined ? nothing : html`<span class=${name} data-digits=${sign}></span>`;

export function shapeView(layout: Layout): ShapeView {
  const { rows, cols, high } = layout;
  const { shaded, sums, letters } = drawingOf(layout);
  const signs = signOf(high, high).length;
  const across = Math.ceil(Math.sqrt(valuesOf(layout).length));
  return {
    style: `--rows: ${rows}; --cols: ${cols}; --signs: ${signs}; --across: ${across}`,
    lines: lines(layout),
    nameOf: (cell) => (shaded.has(cell) ? ' shaded' : ''),
    over: (cell) => html`${small('sum', sums.get(cell))}${small('letter', letters.get(cell))}`,
  };
}

export const voidCell = ({ language }: Messages): TemplateResult =>
  html`<div
    role="gridcell"
    class="cell void"
    aria-label=${SHAPE_MESSAGES[language].void}
    aria-disabled="true"
  ></div>`;

/** Adds the styles of shapes to a board. */
export function adoptStyles(root: ShadowRoot): void {
  const sheet = styles.styleSheet!;
  const sheets = root.adoptedStyleSheets;
  if (!sheets.includes(sheet)) root.adoptedStyleSheets = [...sheets, sheet];
}
