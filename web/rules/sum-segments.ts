import { LINE, LINE_TOOL, numbered, PINK, rule } from './common';

export const sumSegments = rule('sum-segments', {
  ...LINE,
  name: 'line of segments',
  text: 'Pink lines divide into segments that each add up to the number at their start.',
  clue: ({ sum }) => String(sum),
  look: ({ cells, sum }, layout) =>
    numbered(cells, layout, { color: PINK, width: 0.16, core: { dash: '0.12 0.12' } }, String(sum)),
  // No sum runs past the next cut.
  holds: ({ sum }, values) => {
    let left = sum;
    let isCut = false;
    for (const value of values) {
      left -= value;
      if (left < 0) return false;
      if (left > 0) continue;
      left = sum;
      isCut = true;
    }
    // (Zeros at the end belong to the last piece, but are none by themselves.)
    return isCut && left === sum;
  },
  tool: { ...LINE_TOOL, clue: ['sum', '10'] },
});
