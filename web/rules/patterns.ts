/** What the values of some cells may be, told by a text: lines by a pattern or a state machine, pairs by a table. */
import { dot } from '../board/shapes/figures/looks';
import { LINE, LINE_TOOL, numbered, rule, THIN } from './common';

export const regex = rule('regex', {
  ...LINE,
  name: 'pattern',
  text: 'Lines with .* match their pattern.',
  clue: ({ pattern }) => pattern,
  look: ({ cells }, layout) => numbered(cells, layout, THIN, '.*'),
  tool: { ...LINE_TOOL, clue: ['pattern', '1.*9'] },
});

export const automaton = rule('automaton', {
  name: 'state machine',
  text: 'Lines with M are accepted by their state machine.',
  told: 'in order',
  look: ({ cells }, layout) => numbered(cells, layout, THIN, 'M'),
  holds: ({ start, transitions, accept }, values) => {
    let states: ReadonlySet<number> = new Set([start]);
    for (const value of values) {
      const next = transitions.filter(([from, on]) => states.has(from) && on.includes(value));
      states = new Set(next.map(([, , to]) => to));
    }
    return accept.some((state) => states.has(state));
  },
});

export const table = rule('table', {
  name: 'table of pairs',
  text: 'The two values of a pair marked T are in its table.',
  look: ({ cells }, layout) => ({ over: dot(cells, layout, 'white', 'T') }),
  holds: ({ pairs }, [first, second]) => pairs.some(([a, b]) => a === first && b === second),
  tool: { group: 'dots', needs: 'pair', clue: ['pairs', '1-2 2-1'] },
});
