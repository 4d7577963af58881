import { coloredLine } from './exchange/colored-line';
import type { Exchange } from './exchange/exchange';
import { placeOf } from './exchange/sudokupad';

export const entropic = coloredLine('entropic', {
  list: 'entropicline',
  drawnAs: 'Entropic Line',
  color: '#ffccaa',
  hue: 'orange',
  words: /entrop|熵/i,
});

export const entropicSet: Exchange<'entropic-set'> = {
  draw: ({ cells }, on) => on.cage(cells, { unique: false, value: 'E' }),
};

export const entropicQuad: Exchange<'entropic-set'> = {
  draw: ({ cells }, on) =>
    on.shape('overlays', placeOf(cells, on), [0.34, 0.34], { border: '#000000', fill: '#ee9468' }),
};
