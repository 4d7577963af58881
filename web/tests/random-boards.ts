/** Random boards of random layouts. */
import * as fc from 'fast-check';
import { REGION_PRESETS } from '../api/regions';
import { COLORS } from '../board/colors';
import {
  aboutOf,
  cellsOf,
  known,
  RULES,
  type Cells,
  type Layout,
  type Range,
} from '../board/layout';
import type { Masks } from '../board/marks';
import { boardOf, type Board } from '../board/state';
import type { Values } from '../board/values';
import { constraintsOn } from './random-rules';
import { cosmeticsOn } from './random-cosmetics';

/** Without null prototypes, records equal object literals. */
const PLAIN = { noNullPrototype: true } as const;

const side = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 36 }));

const word = fc.string({ maxLength: 20, unit: 'binary' }).map((text) => text.replaceAll('\0', ''));

/** Pieces that do not overlap: each cell has the number of its piece, or 0 for none. */
const piecesFrom = (numbers: readonly number[]): readonly Cells[] =>
  [1, 2, 3, 4]
    .map((piece) => numbers.flatMap((number, cell) => (number === piece ? [cell] : [])))
    .filter((cells) => cells.length > 0);

const layoutOfSize = (rows: number, cols: number): fc.Arbitrary<Layout> => {
  const count = rows * cols;
  const cell = fc.nat(count - 1);
  const region = fc
    .uniqueArray(cell, { minLength: 1, maxLength: 12 })
    .map((cells) => cells.sort((a, b) => a - b));
  const sum = fc.oneof(fc.constant(null), fc.nat(60), fc.nat(2 ** 31 - 1));
  const rules = Object.fromEntries(
    RULES.map((rule) => [
      rule,
      rule === 'diagonals' && rows !== cols ? fc.constant(false) : fc.boolean(),
    ]),
  ) as Record<(typeof RULES)[number], fc.Arbitrary<boolean>>;
  return fc
    .record({
      preset: fc.option(fc.constantFrom(...REGION_PRESETS)),
      low: fc.oneof(fc.nat(2), fc.nat(999)),
      more: fc.nat(35),
      voids: fc.uniqueArray(cell, { maxLength: 5 }).map((cells) => cells.sort((a, b) => a - b)),
      rules: fc.record(rules, PLAIN),
      boxes: fc.option(
        fc.record({ rows: fc.nat(rows - 1), cols: fc.nat(cols - 1) }, PLAIN).map((boxes) => ({
          rows: boxes.rows + 1,
          cols: boxes.cols + 1,
        })),
      ),
      pieces: fc.array(fc.nat(4), { minLength: count, maxLength: count }),
      extras: fc.array(region, { maxLength: 4 }),
      about: fc
        .option(fc.record({ title: word, author: word, rules: word, message: word }, PLAIN))
        .map((about) => (about === null ? null : aboutOf(about))),
      cages: fc.array(fc.record({ sum, cells: region }, PLAIN), { maxLength: 5 }),
    })
    .chain((frame) => {
      const cells = [...Array(count).keys()].filter((cell) => !frame.voids.includes(cell));
      const constraints =
        cells.length === 0 ? fc.constant([]) : fc.array(constraintsOn(cells), { maxLength: 3 });
      return constraints.map((list) => ({ ...frame, constraints: list }));
    })
    .map(({ low, more, pieces, boxes, voids, extras, cages, ...rest }) => {
      // Regions have cells of the puzzle.
      const partsOf = (cells: Cells): Cells => cells.filter((at) => !voids.includes(at));
      const inParts = (regions: readonly Cells[]): readonly Cells[] =>
        regions.map(partsOf).filter((cells) => cells.length > 0);
      return known({
        rows,
        cols,
        low,
        high: low + more,
        boxes,
        voids,
        areas: inParts(boxes === null ? piecesFrom(pieces) : []),
        extras: inParts(extras),
        cages: cages
          .map(({ sum: total, cells }) => ({ sum: total, cells: partsOf(cells) }))
          .filter(({ cells }) => cells.length > 0),
        ...rest,
      });
    });
};

export const layouts: fc.Arbitrary<Layout> = fc
  .tuple(side, side)
  .chain(([rows, cols]) => layoutOfSize(rows, cols));

/** Values that are mostly blank, and sometimes none of the layout. */
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  fc.nat(40),
  fc.nat(2 ** 31 - 1),
);

const valuesOn = (layout: Layout): fc.Arbitrary<Values> => {
  const count = layout.rows * layout.cols;
  const parts = new Set(cellsOf(layout));
  const list = fc.array(value, { minLength: count, maxLength: count });
  return list.map((values) => values.map((entry, cell) => (parts.has(cell) ? entry : null)));
};

/** Masks that are mostly empty, as marks are, but also full. */
const masksOn = (layout: Layout, { low, high }: Range = layout): fc.Arbitrary<Masks> => {
  const { rows, cols } = layout;
  const most = 2 ** (high - low + 1) - 1;
  const mask = fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    fc.maxSafeNat().map((bits) => bits % (most + 1)),
    fc.constant(most),
  );
  const parts = new Set(cellsOf(layout));
  const count = rows * cols;
  return fc
    .array(mask, { minLength: count, maxLength: count })
    .map((masks) => masks.map((bits, cell) => (parts.has(cell) ? bits : 0)));
};

/** The same layouts, also with drawings that are no rules. */
const drawnLayouts: fc.Arbitrary<Layout> = layouts.chain((layout) =>
  fc
    .array(cosmeticsOn(layout), { maxLength: 3 })
    .map((cosmetics) => (cosmetics.length === 0 ? layout : { ...layout, cosmetics })),
);

/** Boards to be played, with givens and work or without. */
const boardsOf = (layout: Layout): fc.Arbitrary<Board> => {
  const plain = boardOf([...Array(layout.rows * layout.cols).fill(null)], layout);
  const given = valuesOn(layout).map((givens) => ({ ...plain, givens }));
  const played = fc
    .record({
      givens: valuesOn(layout),
      own: valuesOn(layout),
      corner: masksOn(layout),
      candidates: masksOn(layout),
      removed: masksOn(layout),
      colors: masksOn(layout, COLORS),
    })
    .map(({ givens, own, ...masks }) => ({
      ...plain,
      givens,
      own: own.map((entry, cell) => (givens[cell] === null ? entry : null)),
      ...masks,
    }));
  return fc.oneof(fc.constant(plain), given, played);
};

export const boards: fc.Arbitrary<Board> = layouts.chain(boardsOf);

/** The same with drawings that are no rules, which snapshots do not keep. */
export const drawnBoards: fc.Arbitrary<Board> = drawnLayouts.chain(boardsOf);
