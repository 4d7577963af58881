import { ring } from '../board/shapes/figures/looks';
import { countOf, rule } from './common';

export const countingCircles = rule('counting-circles', {
  name: 'counting circle',
  text: 'A value in circles appears in exactly that many circles.',
  look: ({ cells }, layout) => ({ behind: cells.map((cell) => ring(cell, layout)) }),
  holds: (_, values) => values.every((value) => countOf(values, value) === value),
  tool: { group: 'cells', needs: 'cells', joins: true },
});
