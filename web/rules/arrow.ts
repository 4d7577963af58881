import { arrow as drawn } from '../board/shapes/figures/looks';
import { LINE, LINE_TOOL, rule, total } from './common';

export const arrow = rule('arrow', {
  ...LINE,
  name: 'arrow',
  text: 'Values along an arrow add up to the number in its circle.',
  groups: ({ bulb, cells }) => [bulb, cells],
  look: ({ bulb, cells }, layout) => ({ under: [drawn(bulb, cells, layout)] }),
  holds: ({ bulb }, values, at) =>
    at(bulb).reduce((sum, value) => 10 * sum + value, 0) === total(values),
  tool: {
    ...LINE_TOOL,
    clue: ['bulb', '1'],
    make: (cells, typed) => {
      const length = typed.bulb as number;
      const [bulb, rest] = [cells.slice(0, length), cells.slice(length)];
      return length > 0 && rest.length > 0 ? [{ kind: 'arrow', bulb, cells: rest }] : [];
    },
  },
});
