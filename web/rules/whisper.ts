import { isEach, LINE, LINE_TOOL, numbered, plainLine, rule } from './common';

export const whisper = rule('whisper', {
  ...LINE,
  name: 'whisper line',
  text: 'Neighbours on a dotted orange line differ by at least the number at its start.',
  clue: ({ difference }) => String(difference),
  look: ({ cells, difference }, layout) =>
    numbered(
      cells,
      layout,
      { color: '#f08a24', width: 0.2, core: { dash: '0.02 0.12', width: 0.06 } },
      String(difference),
    ),
  holds: ({ difference }, values) => isEach(values, (a, b) => Math.abs(a - b) >= difference),
  tool: { ...LINE_TOOL, clue: ['difference', '4'] },
});

export const germanWhisper = rule('whisper', {
  ...LINE,
  fits: ({ difference }) => difference === 5,
  name: 'German whisper',
  text: 'Neighbours on a green line differ by at least 5.',
  look: plainLine({ color: '#2fae4a', width: 0.2 }),
  tool: { ...LINE_TOOL, fields: { difference: 5 } },
});
