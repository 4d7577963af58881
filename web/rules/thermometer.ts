import { thermometer as drawn } from '../board/shapes/figures/looks';
import { isEach, LINE, LINE_TOOL, rule } from './common';

export const thermometer = rule('thermometer', {
  ...LINE,
  name: 'thermometer',
  text: 'Values on a thermometer increase from the bulb.',
  look: ({ cells }, layout) => ({ under: [drawn(cells, layout, false)] }),
  holds: ({ slow }, values) => isEach(values, (a, b) => (slow === true ? a <= b : a < b)),
});

export const slowThermometer = rule('thermometer', {
  ...LINE,
  fits: ({ slow }) => slow === true,
  name: 'slow thermometer',
  text: 'Values on a hollow thermometer never decrease from the bulb.',
  look: ({ cells }, layout) => ({ under: [drawn(cells, layout, true)] }),
  tool: { ...LINE_TOOL, fields: { slow: true } },
});
