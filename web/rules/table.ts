import { dot } from '../board/shapes/figures/looks';
import { rule } from './rule';

export const table = rule('table', {
  name: 'table of pairs',
  text: 'The two values of a pair marked T are in its table.',
  look: ({ cells }, layout) => ({ over: dot(cells, layout, 'white', 'T') }),
  holds: ({ pairs }, [first, second]) => pairs.some(([a, b]) => a === first && b === second),
  tool: { group: 'dots', needs: 'pair', clue: ['pairs', '1-2 2-1'] },
});
