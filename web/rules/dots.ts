/** Dots between cells: white ones for differences, black ones for ratios. */
import { dot } from '../board/shapes/figures/looks';
import type { Tool } from './rule';
import { rule } from './common';

const PAIR: Tool = { group: 'dots', needs: 'pair' };

export const difference = rule('difference', {
  name: 'difference dot',
  text: 'Cells joined by a white dot with a number differ by it.',
  clue: (dots) => String(dots.difference),
  look: (dots, layout) => ({ over: dot(dots.cells, layout, 'white', String(dots.difference)) }),
  holds: (dots, [first = 0, second = 0]) => Math.abs(first - second) === dots.difference,
  tool: { ...PAIR, clue: ['difference', '2'] },
});

export const whiteDot = rule('difference', {
  fits: (dots) => dots.difference === 1,
  name: 'white dot',
  text: 'Cells joined by a white dot are consecutive.',
  look: ({ cells }, layout) => ({ over: dot(cells, layout, 'white', '') }),
  tool: { ...PAIR, fields: { difference: 1 } },
});

export const ratio = rule('ratio', {
  name: 'ratio dot',
  text: 'Of two cells joined by a black dot with a number, one is that many times the other.',
  clue: (dots) => String(dots.ratio),
  look: (dots, layout) => ({ over: dot(dots.cells, layout, 'black', String(dots.ratio)) }),
  holds: (dots, [first = 0, second = 0]) =>
    first === second * dots.ratio || second === first * dots.ratio,
  tool: { ...PAIR, clue: ['ratio', '3'] },
});

export const blackDot = rule('ratio', {
  fits: (dots) => dots.ratio === 2,
  name: 'black dot',
  text: 'Of two cells joined by a black dot, one is twice the other.',
  look: ({ cells }, layout) => ({ over: dot(cells, layout, 'black', '') }),
  tool: { ...PAIR, fields: { ratio: 2 } },
});
