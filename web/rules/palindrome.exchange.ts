import { coloredLine } from './exchange/colored-line';

export const palindrome = coloredLine('palindrome', {
  list: 'palindrome',
  color: '#cfcfcf',
  hue: 'grey',
  words: /palindrom|回文/i,
  width: 0.25,
});
