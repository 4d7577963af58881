/** Boards of other shapes as text and as snapshots, read back by the shipped engine. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as fc from 'fast-check';
import { CLASSIC, type Cells, type Layout } from '../../board/layout';
import { formatCells, isNotation, parseCells, writeNotation } from '../../board/shapes/notation';
import { fromRegions, toInput } from '../../board/shapes/regions';
import { boardFrom, parseSnapshot, snapshotOf } from '../../board/shapes/snapshot';
import { boardOf, type Board } from '../../board/state';
import { blank, formatValues, parseValues, type Values } from '../../board/values';
import { square } from '../layouts';
import { PUZZLE } from './board-fixtures';
import { type Engine, load, REGION_PRESETS } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const JIGSAW: readonly Cells[] = [
  [0, 1, 2, 3],
  [4, 8, 12, 13],
  [5, 6, 9, 10],
  [7, 11, 14, 15],
];

const lists = fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), { maxLength: 4 });

const isFilled = (cells: Cells): boolean => cells.length > 0;

/** Random boards that the engine takes, of up to 7 × 7 cells. */
const boards: fc.Arbitrary<Board> = fc
  .record({
    rows: fc.integer({ min: 1, max: 7 }),
    cols: fc.integer({ min: 1, max: 7 }),
    low: fc.constantFrom(0, 1, 1, 3, 30),
    spare: fc.constantFrom(0, 0, 1, 29),
    voids: fc.array(fc.nat(), { maxLength: 6 }),
    boxes: fc.option(fc.record({ rows: fc.constantFrom(2, 3), cols: fc.constantFrom(1, 2, 3) })),
    areas: lists,
    extras: lists,
    cages: fc.array(
      fc.tuple(fc.option(fc.nat(99)), fc.array(fc.nat(), { minLength: 1, maxLength: 5 })),
      { maxLength: 4 },
    ),
    rules: fc.record({
      rows: fc.boolean(),
      columns: fc.boolean(),
      diagonals: fc.boolean(),
      antiKnight: fc.boolean(),
      antiKing: fc.boolean(),
      nonConsecutive: fc.boolean(),
    }),
    givens: fc.array(fc.option(fc.nat()), { minLength: 49, maxLength: 49 }),
    isOwn: fc.boolean(),
    marks: fc.array(fc.nat(), { minLength: 49, maxLength: 49 }),
  })
  .map(({ rows, cols, low, spare, voids, boxes, areas, extras, cages, rules, ...rest }) => {
    const count = rows * cols;
    const range = { low, high: low + Math.min(36, Math.max(rows, cols, 7) + spare) - 1 };
    // At least one cell stays.
    const gone = [...new Set(voids.map((cell) => cell % count))].filter((cell) => cell > 0);
    const isPart = (cell: number): boolean => !gone.includes(cell);
    const partsIn = (list: Cells): Cells =>
      [...new Set(list.map((cell) => cell % count))].filter(isPart);
    const free = new Set(Array(count).keys());
    const sides = boxes !== null && boxes.rows * boxes.cols <= 7 ? { ...boxes } : null;
    // Pieces occur only without boxes.
    const pieces = (sides === null ? areas : []).map((area) =>
      partsIn(area).filter((cell) => free.delete(cell)),
    );
    const layout: Layout = {
      preset: null,
      rows,
      cols,
      ...range,
      voids: gone,
      rules: { ...rules, diagonals: rules.diagonals && rows === cols },
      boxes: sides,
      areas: pieces.filter(isFilled),
      extras: extras.map(partsIn).filter(isFilled),
      cages: cages
        .map(([sum, cells]) => ({ sum, cells: partsIn(cells) }))
        .filter(({ cells }) => isFilled(cells)),
      constraints: [],
      about: null,
    };
    const values = range.high - low + 1;
    const givens = rest.givens
      .slice(0, count)
      .map((value, cell) => (value === null || !isPart(cell) ? null : low + (value % values)));
    const masks = rest.marks
      .slice(0, count)
      .map((mark, cell) => (isPart(cell) ? (mark * 2654435761) % 2 ** values : 0));
    const none = givens.map(() => null);
    const [given, own] = rest.isOwn ? [none, givens] : [givens, none];
    return { ...boardOf(given, layout), own, corner: masks, candidates: masks };
  });

const RANDOM = { seed: 18, numRuns: 500 };

describe('the notation of a board', () => {
  test('is read by the engine as the same puzzle', () =>
    fc.assert(
      fc.asyncProperty(boards, async ({ layout, givens }) => {
        const read = await engine.readRegions(writeNotation(boardOf(givens, layout)));
        const { areas: _, extras: __, ...puzzle } = read;
        assert.deepEqual(puzzle, toInput(layout, givens));
      }),
      RANDOM,
    ));

  test('that was read is read again as the same board', () =>
    fc.assert(
      fc.asyncProperty(boards, async (board) => {
        const first = fromRegions(await engine.readRegions(writeNotation(board)));
        const again = fromRegions(await engine.readRegions(writeNotation(first)));
        assert.deepEqual(again, first);
      }),
      RANDOM,
    ));

  test('of each preset is read as the same shape', async () => {
    for (const name of REGION_PRESETS) {
      const board = fromRegions(await engine.regionPreset(name));
      const again = fromRegions(await engine.readRegions(writeNotation(board)));
      assert.deepEqual(again, board, name);
    }
  });

  test('keeps straight pieces of a jigsaw, and rows and columns of the same cells', async () => {
    const straight: Layout = { ...square(2, 2, { boxes: null }), areas: JIGSAW };
    // The first row and the first column are one and the same cell.
    const corner = square(2, 2, { voids: [1, 2, 3, 4, 8, 12] });
    for (const layout of [straight, { ...corner, boxes: null }]) {
      const board = boardOf(blank(layout), layout);
      const read = fromRegions(await engine.readRegions(writeNotation(board)));
      assert.deepEqual(read.layout, { ...layout, preset: null });
    }
  });

  test('of a classic sudoku is that of no other shape', async () => {
    const board = boardOf(parseValues(PUZZLE)!);
    const read = fromRegions(await engine.readRegions(writeNotation(board)), '9x9');
    assert.equal(read.layout, CLASSIC);
    assert.deepEqual(read.givens, board.givens);
  });

  test('lacks digits that are none of the values', async () => {
    const layout = square(2, 2);
    const givens = [40, 3, ...Array<null>(14).fill(null)];
    assert.match(writeNotation(boardOf(givens, layout)), /; cells \.3\.{14}$/);
  });

  test('is known by the size in its first statement', () => {
    for (const text of ['9x9', ' ; 6X6 ;rows', '36 x 1\ncolumns', '９ｘ９；rows', '4x4\r\n']) {
      assert.equal(isNotation(text), true, text);
    }
    const lines = '12345x789\nx56789123\n'.repeat(9);
    for (const text of [
      PUZZLE,
      lines,
      '',
      '9x9.....',
      'xx9',
      '9x',
      'rows; 9x9',
      '9x9x9',
      '{"9x9": 1}',
    ]) {
      assert.equal(isNotation(text), false, text);
    }
  });
});

describe('the cells of a board', () => {
  test('are read as they were written, also with spaces', () =>
    fc.assert(
      fc.property(boards, ({ layout, givens }) => {
        const text = formatCells(layout, givens);
        assert.deepEqual(parseCells(layout, text), givens);
        const spaced = text.replaceAll(/(\D)/g, ' $1\n');
        assert.deepEqual(parseCells(layout, spaced), givens);
        assert.equal(parseCells(layout, `${text} .`), null);
        assert.equal(parseCells(layout, text.replace(/\S+$/, '')), null);
      }),
      RANDOM,
    ));

  test('of a classic sudoku are its 81 characters', () => {
    const values = parseValues(PUZZLE)!;
    assert.equal(formatCells(CLASSIC, values), formatValues(values));
  });

  test('are values of the layout, blanks, or void', () => {
    const layout = square(2, 2, { voids: [15] });
    const withLast = (first: string, last: string): Values | null =>
      parseCells(layout, `${first}${'.'.repeat(14)}${last}`);
    for (const sign of '.?*_0xX') assert.equal(withLast(sign, '#')?.[0], null, sign);
    assert.equal(withLast('4', '.')?.[0], 4);
    for (const sign of '5A#-!') assert.equal(withLast(sign, '#'), null, sign);
    assert.equal(withLast('1', '1'), null);
    const zero = square(2, 2, { low: 0, high: 3 });
    assert.equal(parseCells(zero, '0'.repeat(16))?.[0], 0);
    const large = square(2, 2, { low: 33, high: 36 });
    assert.deepEqual(parseCells(large, '36 33 0 . x_?* 34 35 36 33 ....')?.slice(0, 4), [
      36,
      33,
      null,
      null,
    ]);
    assert.equal(parseCells(large, `32 ${'. '.repeat(15)}`), null);
  });
});

describe('a snapshot of another shape', () => {
  test('restores the same board, also through JSON', () =>
    fc.assert(
      fc.property(boards, (board) => {
        const snapshot = snapshotOf(board);
        const parsed = parseSnapshot(JSON.parse(JSON.stringify(snapshot)));
        assert.deepEqual(parsed, snapshot);
        assert.deepEqual(boardFrom(parsed!), board);
      }),
      RANDOM,
    ));

  test('is the one of a classic sudoku where the shape is classic', () => {
    const board = boardOf(parseValues(PUZZLE)!);
    assert.deepEqual(Object.keys(snapshotOf(board)), ['givens', 'own', 'corner', 'candidates']);
    assert.equal(boardFrom(snapshotOf(board)).layout, CLASSIC);
    const { givens, own, corner, candidates } = board;
    const shaped = parseSnapshot(
      JSON.parse(JSON.stringify({ layout: CLASSIC, givens, own, corner, candidates })),
    );
    assert.equal(boardFrom(shaped!).layout, CLASSIC);
  });

  const shape: Layout = {
    ...square(2, 2, { boxes: null, preset: null }),
    voids: [15],
    areas: [JIGSAW[0]!],
    extras: [[0, 1]],
    cages: [{ sum: 3, cells: [2, 3] }],
  };
  const snapshot = JSON.parse(
    JSON.stringify(snapshotOf(boardOf(Array<null>(16).fill(null), shape))),
  ) as { readonly layout: Layout; readonly givens: Values };
  const withLayout = (more: object): unknown => ({
    ...snapshot,
    layout: { ...snapshot.layout, ...more },
  });
  const withEntry = (name: string, cell: number, entry: unknown): unknown => ({
    ...snapshot,
    [name]: Array.from({ length: 16 }, (_, at): unknown =>
      at === cell ? entry : name.startsWith('c') ? 0 : null,
    ),
  });

  test('from outside is rejected if its layout is not one', () => {
    assert.notEqual(parseSnapshot(snapshot), null);
    const wrong: readonly unknown[] = [
      ...[0, -1, 37, 1.5, '4', null, NaN].flatMap((side) => [
        withLayout({ rows: side }),
        withLayout({ cols: side }),
        withLayout({ boxes: { rows: side, cols: 2 } }),
      ]),
      ...[-1, 0.5, '1', null, 2 ** 31].map((low) => withLayout({ low })),
      ...[0, 37, 1.5, '4', null].map((high) => withLayout({ high })),
      ...['voids', 'areas', 'extras', 'cages', 'rules', 'preset', 'rows', 'low'].map((name) =>
        withLayout({ [name]: undefined }),
      ),
      ...['voids', 'areas', 'extras', 'cages', 'rules', 'boxes'].map((name) =>
        withLayout({ [name]: 'text' }),
      ),
      ...[[16], [-1], [1, 1], [0.5], ['1'], [null], {}].map((voids) => withLayout({ voids })),
      ...[[[]], [[16]], [[15]], [[0, 0]], [[0, '1']], [0], [null], [{ length: 1 }]].flatMap(
        (of) => [
          withLayout({ areas: of }),
          withLayout({ extras: of }),
          withLayout({ cages: of.map((cells) => ({ sum: 1, cells })) }),
        ],
      ),
      withLayout({
        areas: [
          [0, 1],
          [1, 2],
        ],
      }),
      ...[-1, 0.5, '1', undefined, 2 ** 31].map((sum) =>
        withLayout({ cages: [{ sum, cells: [0] }] }),
      ),
      withLayout({ cages: [null] }),
      withLayout({ rules: { ...shape.rules, rows: 1 } }),
      withLayout({ rules: { ...shape.rules, antiKing: undefined } }),
      ...['9×9', 'toString', 7, {}].map((preset) => withLayout({ preset })),
      withLayout({ extras: Array(4097).fill([0]) }),
      { ...snapshot, layout: null },
      { ...snapshot, layout: undefined },
      { ...snapshot, layout: [] },
    ];
    for (const value of wrong) assert.equal(parseSnapshot(value), null, JSON.stringify(value));
  });

  test('from outside is rejected if its values or marks do not fit', () => {
    const wrong: readonly unknown[] = [
      ...['givens', 'own', 'corner', 'candidates'].flatMap((name) => [
        { ...snapshot, [name]: undefined },
        { ...snapshot, [name]: snapshot.givens.slice(1) },
        { ...snapshot, [name]: '.'.repeat(16) },
        { ...snapshot, [name]: { length: 16 } },
        ...[-1, 0.5, '1', undefined, {}, 2 ** 31].map((entry) => withEntry(name, 0, entry)),
        // A void cell holds nothing.
        withEntry(name, 15, 1),
      ]),
      withEntry('corner', 0, 16),
      withEntry('candidates', 0, null),
      { ...(withEntry('givens', 0, 1) as object), own: [1, ...Array<null>(15).fill(null)] },
    ];
    for (const value of wrong) assert.equal(parseSnapshot(value), null, JSON.stringify(value));
    assert.notEqual(parseSnapshot(withEntry('corner', 0, 15)), null);
    // A digit stays where a person takes its value from the shape.
    assert.notEqual(parseSnapshot(withEntry('own', 0, 9)), null);
  });

  test('loses unknown members', () => {
    const more = parseSnapshot({ ...(withLayout({ other: 1 }) as object), editing: true })!;
    assert.deepEqual(more, snapshot);
    assert.deepEqual(Object.keys(more), ['layout', 'givens', 'own', 'corner', 'candidates']);
  });
});
