import { ended, lineNumber } from '../board/shapes/figures/looks';
import { BLUE, LINE, LINE_TOOL, rule, sorted } from './common';

export const lockout = rule('lockout', {
  ...LINE,
  name: 'lockout line',
  text: 'Two joined diamonds differ by at least 4, or by the number at the line; values on the line are neither between them nor equal to them.',
  clue: ({ difference }) => String(difference),
  look: ({ cells, difference }, layout) => ({
    under: [
      ended(cells, layout, 'diamond', BLUE),
      ...(difference === 4 ? [] : [lineNumber(cells, layout, String(difference))]),
    ],
  }),
  holds: ({ difference }, values) => {
    const [least = 0, most = 0] = sorted([values[0]!, values.at(-1)!]);
    const isOut = (value: number): boolean => value < least || value > most;
    return most - least >= difference && values.slice(1, -1).every(isOut);
  },
  tool: { ...LINE_TOOL, clue: ['difference', '4'] },
});
