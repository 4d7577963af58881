import type { Exchange } from './exchange/exchange';

export const countingCircles: Exchange<'counting-circles'> = {
  draw: ({ cells }, on) => {
    for (const cell of cells) {
      on.shape('underlays', on.centre(cell), [0.8, 0.8], { rounded: true, border: '#8a8a8a' });
    }
  },
};
