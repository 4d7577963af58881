import type { Constraint } from '../board/constraints';
import { cellsOf, colOf, piecesOf, rowOf, type Cells, type Layout } from '../board/layout';
import { cellLetter, shaded } from '../board/shapes/figures/looks';
import { signOf } from '../board/values';
import { PINK, rule } from './common';
import type { Tool } from './rule';

export const indexing = rule('indexing', {
  name: 'index cell',
  text: 'The value of a pink cell says where the given value is in its line.',
  clue: ({ value }, { high }) => signOf(value, high),
  groups: ({ index }) => [[index]],
  look: ({ index, value }, layout) => ({
    behind: [
      shaded([index], layout, PINK, 0.25),
      cellLetter(index, layout, `→${signOf(value, layout.high)}`),
    ],
  }),
  holds: ({ index, value }, values, at) => values[at([index])[0]! - 1] === value,
});

/** The lines in which a cell can be an index. */
const INDEXED = {
  row: (cell: number, layout: Layout): Cells =>
    cellsOf(layout).filter((other) => rowOf(other, layout) === rowOf(cell, layout)),
  column: (cell: number, layout: Layout): Cells =>
    cellsOf(layout).filter((other) => colOf(other, layout) === colOf(cell, layout)),
  box: (cell: number, layout: Layout): Cells =>
    piecesOf(layout).find((piece) => piece.includes(cell)) ?? [],
} as const;
export type IndexedLine = keyof typeof INDEXED;

/** A cell that says where in a line the number of its own place in it is; none if there is no such line. */
export function indexer(cell: number, line: IndexedLine, layout: Layout): readonly Constraint[] {
  const cells = INDEXED[line](cell, layout);
  const value = cells.indexOf(cell) + 1;
  return value === 0 ? [] : [{ kind: 'indexing', cells, index: cell, value }];
}

const indexTool = (line: IndexedLine): Tool => ({
  group: 'cells',
  needs: 'cells',
  make: (cells, _, layout) => cells.flatMap((cell) => indexer(cell, line, layout)),
});

// A column indexer says in which column a value is: it is an index of its row.
export const columnIndex = indexTool('row');
export const rowIndex = indexTool('column');
