import { differ, LINE, LINE_TOOL, numbered, plainLine, rule } from './common';

const LOOK = { color: '#17b3a6', width: 0.2, core: { color: 'paper', width: 0.06 } } as const;

export const modular = rule('modular', {
  ...LINE,
  name: 'modular line',
  text: 'On a teal line, any three cells in a row differ modulo 3; a number at the line replaces the 3.',
  clue: ({ modulus }) => String(modulus),
  look: ({ cells, modulus }, layout) =>
    modulus === 3
      ? plainLine(LOOK)({ cells }, layout)
      : numbered(cells, layout, LOOK, String(modulus)),
  holds: ({ modulus }, values) => differ(values, modulus, (value) => value % modulus),
  tool: { ...LINE_TOOL, clue: ['modulus', '3'] },
});

export const parityLine = rule('modular', {
  ...LINE,
  fits: ({ modulus }) => modulus === 2,
  name: 'parity line',
  text: 'Along a red line, odd and even values alternate.',
  look: plainLine({ color: '#d6453d', width: 0.2, core: { dash: '0.06 0.06 0.18 0.06' } }),
  tool: { ...LINE_TOOL, fields: { modulus: 2 } },
});
