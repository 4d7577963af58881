/**
 * The colours of cells, numbered from 1 as the keys that set them. A cell has a mask of colours, in
 * which bit c - 1 stands for colour c.
 */
import type { Range } from './layout';
import { valuesIn } from './marks';

/** Red, orange, yellow, green, turquoise, blue, purple, grey, as the style sheet has them. */
export const COLORS: Range = { low: 1, high: 8 };

/** The style of a cell with these colours: stripes of the same width. */
export function fillOf(mask: number): string {
  const colors = valuesIn(mask, COLORS);
  const part = (at: number): string => `${Math.round((100 * at) / colors.length)}%`;
  const stripes = colors.map((color, at) => `var(--jg-color-${color}) ${part(at)} ${part(at + 1)}`);
  return colors.length === 0 ? '' : `--jg-fill: linear-gradient(to right, ${stripes.join()})`;
}
