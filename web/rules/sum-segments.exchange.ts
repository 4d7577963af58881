import type { Exchange } from './exchange/exchange';
import { drawNumber } from './exchange/sudokupad';

export const sumSegments: Exchange<'sum-segments'> = {
  draw: ({ cells, sum }, on) => {
    on.line(on.centres(cells), '#ffa0c0', 0.2);
    drawNumber(cells, sum, on);
  },
};
