import { isEach, LINE, plainLine, rule, sorted } from './common';

export const nabner = rule('nabner', {
  ...LINE,
  name: 'Nabner line',
  text: 'No two values on a yellow line are equal or consecutive.',
  look: plainLine({ color: '#c9a800', width: 0.2, core: { dash: '0.12 0.06 0.02 0.06' } }),
  holds: (_, values) => isEach(sorted(values), (a, b) => b >= a + 2),
});
