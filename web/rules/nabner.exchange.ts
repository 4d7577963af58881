import { coloredLine } from './exchange/colored-line';

export const nabner = coloredLine('nabner', {
  list: 'nabner',
  drawnAs: 'Nabner',
  color: '#c9c883',
  hue: 'yellow',
  // (Chinese calls the rule for all neighbours 不连续, too.)
  words: /nabner|不连续数|不連續數|黄线[^。]*不连续|黃線[^。]*不連續/i,
});
