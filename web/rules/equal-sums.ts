import type { Constraint } from '../board/constraints';
import { piecesOf, type Cells, type Layout } from '../board/layout';
import { isPath } from '../board/shapes/figures/geometry';
import { divided, ended, line, shaded } from '../board/shapes/figures/looks';
import { BLUE, LINE, LINE_TOOL, PINK, rule, THIN, total } from './common';
import type { Tool } from './rule';
import { linesOfSquare } from './tools/strokes';

export const equalSums = rule('equal-sums', {
  name: 'equal sums',
  text: 'The dashed lines through shaded cells have the same sum.',
  look: ({ groups }, layout) => ({
    under: [
      shaded(groups.flat(), layout, BLUE, 0.14),
      ...groups.flatMap((cells) => line(cells, layout, THIN)),
    ],
  }),
  holds: ({ groups }, _, at) => new Set(groups.map((group) => total(at(group)))).size === 1,
  tool: { group: 'lines', needs: 'groups' },
});

export const magicSquare: Tool = {
  group: 'cages',
  needs: 'square',
  make: (cells, _, layout) => [{ kind: 'equal-sums', groups: linesOfSquare(cells, layout) }],
};

/** The parts of a line within each box or piece, in its order. */
export function partsOf(cells: Cells, layout: Layout): readonly Cells[] {
  const pieces = piecesOf(layout);
  const pieceOf = (cell: number): number => pieces.findIndex((piece) => piece.includes(cell));
  const parts: number[][] = [];
  let last: number | null = null;
  for (const cell of cells) {
    const piece = pieceOf(cell);
    if (piece === last) parts.at(-1)!.push(cell);
    else parts.push([cell]);
    last = piece;
  }
  return parts;
}

/** A line whose parts in the boxes have the same sum; none if it is in one box alone. */
export function regionSums(cells: Cells, layout: Layout): readonly Constraint[] {
  const groups = partsOf(cells, layout);
  return groups.length < 2 ? [] : [{ kind: 'equal-sums', groups }];
}

export const regionSum = rule('equal-sums', {
  ...LINE,
  fits: ({ groups }, layout) => isPath(groups.flat(), layout),
  name: 'equal sum line',
  text: 'The segments of a blue line between its ticks have the same sum.',
  look: ({ groups }, layout) => ({
    under: [...line(groups.flat(), layout, { color: BLUE, width: 0.12 }), divided(groups, layout)],
  }),
  tool: { ...LINE_TOOL, make: (cells, _, layout) => regionSums(cells, layout) },
});

/** A line whose two ends have the sum of the cells between them; none if it is too short. */
export const doubleArrows = (cells: Cells): readonly Constraint[] =>
  cells.length < 3
    ? []
    : [{ kind: 'equal-sums', groups: [[cells[0]!, cells.at(-1)!], cells.slice(1, -1)] }];

/** The cells of a double arrow from end to end. */
export const wayOf = ([ends = [], way = []]: readonly Cells[]): Cells => [
  ends[0]!,
  ...way,
  ends[1]!,
];

export const doubleArrow = rule('equal-sums', {
  ...LINE,
  fits: ({ groups }, layout) =>
    groups.length === 2 &&
    groups[0]!.length === 2 &&
    groups[1]!.length > 0 &&
    isPath(wayOf(groups), layout) &&
    !isPath(groups.flat(), layout),
  name: 'double arrow',
  text: 'Values on a line between two pink circles add up to the two in the circles.',
  look: ({ groups }, layout) => ({ under: [ended(wayOf(groups), layout, 'circle', PINK)] }),
  tool: { ...LINE_TOOL, make: doubleArrows },
});
