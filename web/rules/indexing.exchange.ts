import { isSameConstraint } from '../board/constraints';
import type { Exchange, Read } from './exchange/exchange';
import { cellTexts, parseCells } from './exchange/f-puzzles';
import { indexer, type IndexedLine } from './indexing';

const LISTS: Readonly<Record<string, IndexedLine>> = {
  rowindexer: 'column',
  columnindexer: 'row',
  boxindexer: 'box',
};

/** Each cell as an index of its row, column or box. */
const readIndexers =
  (line: IndexedLine): Read =>
  ({ cells: names }, layout) => {
    const cells = parseCells(names, layout);
    return cells === null ? 'damaged' : cells.flatMap((cell) => indexer(cell, line, layout));
  };

export const indexing: Exchange<'indexing'> = {
  lists: Object.fromEntries(
    Object.entries(LISTS).map(([list, line]) => [list, readIndexers(line)]),
  ),
  write: (constraint, layout) => {
    const { index } = constraint;
    const list = Object.keys(LISTS).find((name) =>
      indexer(index, LISTS[name]!, layout).some((made) => isSameConstraint(made, constraint)),
    );
    return list === undefined ? null : [[list, { cells: cellTexts([index], layout) }]];
  },
  draw: ({ index }, on) => on.shape('underlays', on.centre(index), [1, 1], { fill: '#f6d0de' }),
};
