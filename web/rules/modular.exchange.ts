import { coloredLine } from './exchange/colored-line';
import type { Exchange } from './exchange/exchange';

export const modular = coloredLine('modular', {
  list: 'modularline',
  drawnAs: 'Modular Line',
  color: '#33bbbb',
  hue: 'teal',
  words: /modular|modulo|同余|同餘|模/i,
  number: ['modulus', 3],
});

const parity = coloredLine('modular', {
  list: 'modularline',
  drawnAs: 'Modular Line',
  color: '#f07067',
  hue: 'red',
  words: /parity|奇偶/i,
  number: ['modulus', 2],
});

// A line in the list that says no modulus is about thirds.
export const parityLine: Exchange<'modular'> = { ...parity, lists: {} };
