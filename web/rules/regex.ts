import { LINE, LINE_TOOL, numbered, THIN } from './common';
import { rule } from './rule';

export const regex = rule('regex', {
  ...LINE,
  name: 'pattern',
  text: 'Lines with .* match their pattern.',
  clue: ({ pattern }) => pattern,
  look: ({ cells }, layout) => numbered(cells, layout, THIN, '.*'),
  tool: { ...LINE_TOOL, clue: ['pattern', '1.*9'] },
});
