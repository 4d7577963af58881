import { isEach, LINE, plainLine, rule, sorted } from './common';

export const renban = rule('renban', {
  ...LINE,
  name: 'renban line',
  text: 'Purple lines hold consecutive values in any order, without repeats.',
  look: plainLine({ color: '#b14fd6', width: 0.22, core: { dash: '0.3 0.14' } }),
  holds: (_, values) => isEach(sorted(values), (a, b) => b === a + 1),
});
