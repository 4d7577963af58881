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

// (“Parity” alone is said of much else: a line with values of one parity is the opposite.)
const parity = coloredLine('modular', {
  list: 'modularline',
  drawnAs: 'Modular Line',
  color: '#f07067',
  hue: 'red',
  words:
    /parity[- ]lines?|alternat\w*[^.]*\b(odd|even|parity)|\b(odd|even)\b[^.]*\balternat|奇偶[线線]|奇[数數][^。]*偶[数數][^。]*相[间間]/i,
  number: ['modulus', 2],
});

// A line in the list that says no modulus is about thirds; and red is no other program's colour of parity lines.
export const parityLine: Exchange<'modular'> = {
  ...parity,
  lists: {},
  line: { ...parity.line!, color: null },
};
