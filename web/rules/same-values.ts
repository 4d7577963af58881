import { dotted, shaded } from '../board/shapes/figures/looks';
import { GREY, rule, sorted } from './common';

export const sameValues = rule('same-values', {
  name: 'same values',
  text: 'Grey groups with the same letter hold the same values.',
  look: ({ groups }, layout, index) => ({
    behind: [
      shaded(groups.flat(), layout, GREY, 0.2),
      ...groups.map((cells) => dotted(cells, layout, GREY)),
    ],
    // A, B, … for the groups of each constraint.
    labels: groups.map((cells) => ({
      cell: Math.min(...cells),
      text: String.fromCharCode(65 + (index % 26)),
    })),
  }),
  holds: ({ groups }, _, at) => new Set(groups.map((group) => sorted(at(group)).join())).size === 1,
  tool: { group: 'cages', needs: 'groups' },
});

export const clone = rule('same-values', {
  fits: ({ groups }) => groups.every((cells) => cells.length === 1),
  name: 'clone',
  text: 'Cells that are clones hold the same value.',
  look: ({ groups }, layout) => ({ behind: [shaded(groups.flat(), layout, GREY, 0.32)] }),
  tool: {
    group: 'cells',
    needs: 'ends',
    make: (cells) => [{ kind: 'same-values', groups: [[cells[0]!], [cells.at(-1)!]] }],
  },
});
