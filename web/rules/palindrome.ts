import { GREY, LINE, plainLine, rule } from './common';

export const palindrome = rule('palindrome', {
  ...LINE,
  name: 'palindrome',
  text: 'Grey lines read the same in both directions.',
  look: plainLine({ color: GREY, width: 0.14, core: { dash: '0.06 0.08' } }),
  holds: (_, values) => values.every((value, index) => value === values.at(-1 - index)),
});
