import { LINE, plainLine, rule } from './common';

export const zipper = rule('zipper', {
  ...LINE,
  name: 'zipper line',
  text: 'On a lavender line, cells equally far from the middle have the same sum; a middle cell equals that sum.',
  look: plainLine({ color: '#9a86d8', width: 0.2, core: { dash: '0.2 0.08 0.02 0.08' } }),
  holds: (_, values) => {
    const half = Math.floor(values.length / 2);
    const sums = Array.from({ length: half }, (__, at) => values[at]! + values.at(-1 - at)!);
    const wanted = values.length % 2 === 1 ? values[half]! : sums[0]!;
    return sums.every((sum) => sum === wanted);
  },
});
