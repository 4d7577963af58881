import { coloredLine } from './exchange/colored-line';

export const renban = coloredLine('renban', {
  list: 'renban',
  drawnAs: 'Renban',
  color: '#f067f0',
  hue: 'purple',
  words: /renban|(?<![不非])(?:连续|連續)/i,
});
