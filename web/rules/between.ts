import { ended } from '../board/shapes/figures/looks';
import { LINE, rule, sorted } from './common';

export const between = rule('between', {
  ...LINE,
  name: 'between line',
  text: 'Values on a line between two circles lie strictly between those in the circles.',
  look: ({ cells }, layout) => ({ under: [ended(cells, layout, 'circle', 'soft')] }),
  holds: (_, values) => {
    const [least = 0, most = 0] = sorted([values[0]!, values.at(-1)!]);
    return values.slice(1, -1).every((value) => least < value && value < most);
  },
});
