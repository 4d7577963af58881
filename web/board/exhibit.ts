/** What a board shows in place of its own content, and the shapes below and above its digits. */
import { html, svg, type TemplateResult } from 'lit';
import type { Drawing, Shape } from '../hints/drawing';
import type { HintView } from '../hints/hints';
import type { Layout } from './layout';
import { noMarks, type Masks } from './marks';
import type { Board } from './state';
import type { Values } from './values';

/**
 * A step of the teacher, or a position of a walk-through. It changes nothing of the board: the next edit
 * of digits or marks, a step of undo, another puzzle and the result of a search take it away.
 */
export interface Exhibit {
  /** The digits; null for those of the board. */
  readonly values: Values | null;
  /** The candidates of cells without a digit, at fixed places; null for the reader's own marks. */
  readonly candidates: Masks | null;
  readonly drawing: Drawing;
  /** A digit that is not on the board yet, in the ring that the drawing has for it. */
  readonly placed?: HintView['placed'];
}

export function exhibited(board: Board, { values, candidates }: Exhibit): Board {
  const digits: Board =
    values === null
      ? board
      : {
          ...board,
          own: values.map((value, cell) => (board.givens[cell] === null ? value : null)),
          // (Their meaning would mix with that of the drawing.)
          colors: noMarks(board.layout),
          finding: null,
        };
  return candidates === null ? digits : { ...digits, candidates, corner: noMarks(board.layout) };
}

/** A layer of shapes, in units of a cell. */
export const layer = (
  name: 'under' | 'over',
  shapes: readonly Shape[],
  { rows, cols }: Layout,
): TemplateResult =>
  html`<svg
    class="layer ${name}"
    viewBox="0 0 ${cols} ${rows}"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${shapes.map(({ look, path }) => svg`<path class="look-${look}" d=${path} />`)}
  </svg>`;
