/**
 * The colours of cells, numbered from 1 as the keys that set them. A cell has a mask of colours, in
 * which bit c - 1 stands for colour c.
 */
import type { Range } from './layout';
import { valuesIn } from './marks';

export const COLORS: Range = { low: 1, high: 8 };

/**
 * Red, orange, yellow, green, teal, blue, purple, grey. `tests/node/board-colors.test.ts` says how far
 * apart they are for eyes without one kind of cone, and from the paper, and which digits can be read
 * on them; an annealing search found the set that is best at both.
 */
export const PALETTE: Readonly<Record<'day' | 'night', readonly string[]>> = {
  day: ['#ff7b76', '#fcb361', '#f3e738', '#baf7a8', '#15e2ff', '#55b4ff', '#c395c0', '#cac2b9'],
  night: ['#7b4048', '#5b3b15', '#655805', '#033200', '#025d6e', '#1b249a', '#6434b5', '#373737'],
};

/** The style of a cell with these colours: stripes of the same width. */
export function fillOf(mask: number): string {
  const colors = valuesIn(mask, COLORS);
  const part = (at: number): string => `${Math.round((100 * at) / colors.length)}%`;
  const stripes = colors.map((color, at) => `var(--color-${color}) ${part(at)} ${part(at + 1)}`);
  return colors.length === 0 ? '' : `--fill: linear-gradient(to right, ${stripes.join()})`;
}
