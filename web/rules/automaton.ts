import { numbered, THIN } from './common';
import { rule } from './rule';

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
