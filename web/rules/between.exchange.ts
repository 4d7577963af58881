import type { Exchange } from './exchange/exchange';
import { readPlainLines, writeLine } from './exchange/f-puzzles';
import { drawEnded, GREY } from './exchange/sudokupad';

export const between: Exchange<'between'> = {
  lists: { betweenline: readPlainLines('between') },
  write: ({ cells }, layout) => writeLine('betweenline', cells, layout),
  draw: ({ cells }, on) => drawEnded(cells, false, GREY, on),
  ends: {
    areDiamonds: false,
    words: /between|之间|之間|介于|介於/i,
    make: (cells) => [{ kind: 'between', cells }],
  },
};
