import { coloredLine } from './exchange/colored-line';

export const modular = coloredLine('modular', {
  list: 'modularline',
  drawnAs: 'Modular Line',
  color: '#33bbbb',
  hue: 'teal',
  words: /modular|modulo|同余|同餘|模/i,
  number: ['modulus', 3],
});
