import { coloredLine } from './exchange/colored-line';

export const zipper = coloredLine('zipper', {
  list: 'zipperline',
  drawnAs: 'Zipper Line',
  color: '#c1a0f0',
  hue: 'purple',
  words: /zipper|拉链|拉鏈/i,
});
