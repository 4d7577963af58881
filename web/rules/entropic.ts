import type { Layout } from '../board/layout';
import { isBlock } from '../board/shapes/figures/geometry';
import { crossing } from '../board/shapes/figures/looks';
import { caged, differ, LINE, plainLine, rule } from './common';

const PEACH = '#ee9468';

/** Which third of the range a value is in. */
const thirdOf =
  ({ low, high }: Layout) =>
  (value: number): number =>
    Math.floor(((value - low) * 3) / (high - low + 1));

export const entropic = rule('entropic', {
  ...LINE,
  name: 'entropic line',
  text: 'On a peach line, any three cells in a row hold one low, one middle and one high value.',
  look: plainLine({
    color: PEACH,
    width: 0.2,
    core: { color: 'paper', width: 0.06, dash: '0.22 0.12' },
  }),
  holds: (_, values, __, layout) => differ(values, 3, thirdOf(layout)),
});

export const entropicSet = rule('entropic-set', {
  name: 'entropic set',
  text: 'Cells marked E together hold a low, a middle and a high value.',
  look: ({ cells }, layout) => caged(cells, layout, 'E', PEACH),
  holds: (_, values, __, layout) => new Set(values.map(thirdOf(layout))).size === 3,
  tool: { group: 'cages', needs: 'cells' },
});

export const entropicQuad = rule('entropic-set', {
  fits: ({ cells }, layout) => isBlock(cells, layout),
  name: 'entropic square',
  text: 'Four cells around a peach square hold a low, a middle and a high value.',
  look: ({ cells }, layout) => ({ over: [crossing(cells, layout, PEACH)] }),
  tool: { group: 'dots', needs: 'block' },
});
