/** The puzzles of the Variants panel, and drawing on them, with the shipped engine. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { boardOf, reshape } from '../../board/state';
import {
  CLASSIC,
  diagonalsOf,
  peersOf,
  piecesOf,
  regionsOf,
  type Layout,
} from '../../board/layout';
import { connectedParts, isConnected, pathAround, pathBetween } from '../../board/shapes/outline';
import { fromRegions, toInput } from '../../board/shapes/regions';
import { impossibleCage, sumRange } from '../../board/shapes/sums';
import { blank, countValues, signOf, valueOfKey } from '../../board/values';
import { cageAt, draw, eraseAll, eraseAt, takesCells } from '../../page/panels/variants/draw';
import { EXAMPLES, FIRST_BOARD, GROUPS, presetAfter } from '../../page/panels/variants/examples';
import {
  boxSides,
  resize,
  setBoxes,
  setRange,
  setRule,
  usualBoxes,
} from '../../page/panels/variants/shape';
import { setSum, shortenSum, typeSum } from '../../page/panels/variants/sums';
import { type Engine, load, REGION_PRESETS } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

/** Only rows and columns. */
const latin = (side: number): Layout => ({
  ...setBoxes(CLASSIC, null),
  rows: side,
  cols: side,
  high: side,
});

const drawRegion = (layout: Layout, cells: readonly number[]): Layout =>
  draw(layout, 'regions', cells);
const drawCage = (layout: Layout, cells: readonly number[]): Layout => draw(layout, 'cages', cells);
const drawVoid = (layout: Layout, cells: readonly number[]): Layout => draw(layout, 'void', cells);

/** The input of the engine for a puzzle that it read or made. */
const inputOf = (read: Parameters<typeof fromRegions>[0]) => {
  const { layout, givens } = fromRegions(read);
  return toInput(layout, givens);
};

const sorted = (lists: readonly ArrayLike<number>[]): string[] =>
  lists
    .map((list) =>
      Array.from(list)
        .sort((a, b) => a - b)
        .join(),
    )
    .sort();

describe('presets', () => {
  test('each is in a group, and has an example with one solution', async () => {
    assert.deepEqual(Object.values(GROUPS).flat().sort(), [...REGION_PRESETS].sort());
    for (const name of REGION_PRESETS) {
      const example = await engine.readRegions(EXAMPLES[name]);
      const { status } = await engine.solveRegions(inputOf(example));
      assert.equal(status, 'unique', name);
    }
  });

  test('follow each other in the order of the menu, from the last to the first', () => {
    const order = Object.values(GROUPS).flat();
    assert.deepEqual(order.map(presetAfter), [...order.slice(1), order[0]]);
    assert.equal(presetAfter(null), order[0]);
  });

  test('an example differs from its preset only in givens and cages', async () => {
    for (const name of REGION_PRESETS) {
      const preset = fromRegions(await engine.regionPreset(name), name);
      const example = fromRegions(await engine.readRegions(EXAMPLES[name]), name);
      const { cages } = preset.layout;
      assert.deepEqual({ ...example.layout, cages }, preset.layout, name);
      assert.equal(countValues(preset.givens), 0);
    }
  });

  test('the killer has no givens', async () => {
    const { cells, cages } = await engine.readRegions(EXAMPLES.killer);
    assert.ok(cells.every((value) => value === null));
    assert.equal(
      cages.reduce((sum, cage) => sum + cage.sum, 0),
      405,
    );
  });

  test('a puzzle of the engine converts back to the same puzzle', async () => {
    for (const name of REGION_PRESETS) {
      const preset = await engine.regionPreset(name);
      const input = inputOf(preset);
      const regions = Array.from(input.regions ?? []);
      assert.deepEqual(sorted(regions), sorted(preset.regions), name);
      const { areas: _, extras: __, ...rest } = preset;
      assert.deepEqual({ ...input, regions: 0 }, { ...rest, regions: 0 }, name);
    }
  });

  test('patterns are distinguished from drawn regions', async () => {
    const kinds = async (name: (typeof REGION_PRESETS)[number]) => {
      const { layout } = fromRegions(await engine.regionPreset(name));
      const { rules, boxes, areas, extras } = layout;
      return [rules.rows, rules.columns, boxes, areas.length, extras.length];
    };
    const three = { rows: 3, cols: 3 };
    assert.deepEqual(await kinds('9x9'), [true, true, three, 0, 0]);
    assert.deepEqual(await kinds('6x6'), [true, true, { rows: 2, cols: 3 }, 0, 0]);
    assert.deepEqual(await kinds('windoku'), [true, true, three, 0, 4]);
    assert.deepEqual(await kinds('disjoint'), [true, true, three, 0, 9]);
    assert.deepEqual(await kinds('jigsaw'), [true, true, null, 9, 0]);
    assert.deepEqual(await kinds('toroidal'), [true, true, null, 9, 0]);
  });

  test('a region across boxes is an extra region, at any place of the list', async () => {
    const text = '4x4; rows; columns; region r1c2 r1c3; boxes 2x2; region r4c4';
    const { areas, extras, boxes } = fromRegions(await engine.readRegions(text)).layout;
    assert.deepEqual([areas, extras, boxes], [[], [[1, 2], [15]], { rows: 2, cols: 2 }]);
  });

  test('the first puzzle is the example of its preset', async () => {
    assert.deepEqual(fromRegions(await engine.readRegions(EXAMPLES.x), 'x'), FIRST_BOARD);
  });
});

const range = ({ low, high }: Layout) => [low, high];

describe('shapes', () => {
  test('boxes are as square as possible, wider than high', () => {
    const sides = [4, 6, 8, 9, 10, 12, 16, 25, 7].map((side) => boxSides(side).rows);
    assert.deepEqual(sides, [2, 2, 2, 3, 2, 3, 4, 5, 1]);
  });

  test('boxes that are switched on fit the board and the values', () => {
    const usual = (rows: number, cols: number, high: number): string => {
      const boxes = usualBoxes({ ...CLASSIC, rows, cols, high });
      return `${boxes.rows}x${boxes.cols}`;
    };
    assert.deepEqual(
      [4, 6, 8, 9, 10, 12, 16, 25].map((side) => usual(side, side, side)),
      ['2x2', '2x3', '2x4', '3x3', '2x5', '3x4', '4x4', '5x5'],
    );
    assert.equal(usual(6, 4, 6), '3x2', 'lying where they stand only so');
    assert.equal(usual(12, 12, 6), '2x3', 'fewer values than the side');
    assert.equal(usual(16, 16, 12), '4x4', 'none of twelve fits');
  });

  test('another size keeps content within it, and resets boxes and values', () => {
    const drawn = drawCage(drawRegion(latin(4), [0, 1, 4]), [10, 11]);
    const larger = resize({ ...drawn, voids: [15] }, 6, 6);
    assert.deepEqual([larger.low, larger.high, larger.preset], [1, 6, null]);
    assert.deepEqual(larger.areas, [[0, 1, 6]]);
    assert.deepEqual(larger.cages[0]?.cells, [14, 15]);
    assert.deepEqual(larger.voids, [21]);
    assert.deepEqual(resize(drawn, 2, 3).cages, []);
    assert.deepEqual(resize(CLASSIC, 6, 6).boxes, { rows: 2, cols: 3 });
    assert.equal(resize(CLASSIC, 6, 7).rules.diagonals, false);
    assert.deepEqual(resize(CLASSIC, 6, 7).boxes, { rows: 3, cols: 3 });
    assert.deepEqual(range(resize(setRange(CLASSIC, 'high', 12), 6, 6)), [1, 12]);
    assert.deepEqual(range(resize(setRange(CLASSIC, 'low', 0), 6, 6)), [0, 9]);
  });

  test('boxes replace drawn pieces', () => {
    const drawn = drawRegion(latin(4), [0, 1]);
    const boxed = setBoxes(drawn, { rows: 2, cols: 2 });
    assert.deepEqual([boxed.areas, piecesOf(boxed).length], [[], 4]);
    assert.deepEqual(setBoxes(drawn, null).areas, [[0, 1]]);
  });

  test('a range of values has at least one and at most 36', () => {
    assert.deepEqual(range(setRange(CLASSIC, 'low', 12)), [12, 12]);
    assert.deepEqual(range(setRange(CLASSIC, 'high', 0)), [0, 0]);
    assert.deepEqual(range(setRange(CLASSIC, 'high', 99)), [64, 99]);
    assert.deepEqual(range(setRange({ ...CLASSIC, high: 36 }, 'low', 0)), [0, 35]);
  });

  test('void cells are in no region', () => {
    const holed = drawVoid(setRule(CLASSIC, 'diagonals', true), [0, 1]);
    assert.ok(regionsOf(holed).every(({ cells }) => !cells.includes(0) && !cells.includes(1)));
    assert.ok(diagonalsOf(holed).every((cells) => !cells.includes(0)));
    const rows = regionsOf(drawVoid(latin(4), [0, 1, 2, 3])).filter(({ kind }) => kind === 'row');
    assert.deepEqual(
      rows.map(({ index }) => index),
      [1, 2, 3],
    );
  });

  test('peers are the cells that cannot have the same value', () => {
    const plain = latin(5);
    assert.equal(peersOf(plain, 12).size, 8);
    assert.equal(peersOf(setRule(plain, 'antiKing', true), 12).size, 12);
    assert.equal(peersOf(setRule(plain, 'antiKnight', true), 12).size, 16);
    assert.equal(peersOf(setRule(plain, 'diagonals', true), 12).size, 16);
    const caged = drawCage(plain, [0, 6]);
    assert.ok(peersOf(caged, 0).has(6));
    assert.ok(peersOf(setSum(caged, 0, 5), 0).has(6));
    const holed = drawVoid(setRule(plain, 'antiKing', true), [6, 7]);
    assert.equal(peersOf(holed, 12).size, 10);
  });
});

describe('drawing', () => {
  test('a piece takes its cells from others, and grows from inside', () => {
    const one = drawRegion(latin(4), [0, 1, 2]);
    const two = drawRegion(one, [4, 5]);
    assert.deepEqual(two.areas, [
      [0, 1, 2],
      [4, 5],
    ]);
    const grown = drawRegion(two, [5, 1, 9]);
    assert.deepEqual(grown.areas, [
      [0, 2],
      [1, 4, 5, 9],
    ]);
    assert.deepEqual(drawRegion(two, [4, 0, 1, 2]).areas, [[0, 1, 2, 4, 5]]);
  });

  test('on a board with boxes, drawn regions may overlap', () => {
    const windows = drawRegion(drawRegion(CLASSIC, [10, 11, 12]), [20, 11]);
    assert.deepEqual(windows.extras, [
      [10, 11, 12],
      [11, 20],
    ]);
    assert.equal(piecesOf(windows).length, 9);
    assert.deepEqual(eraseAt(windows, 'regions', 11).extras, [[10, 11, 12]]);
    assert.equal(eraseAt(windows, 'regions', 80), windows);
  });

  test('cages do not overlap, and those without a sum are regions', () => {
    const drawn = drawCage(setSum(drawCage(latin(4), [0, 1]), 0, 5), [2, 1]);
    assert.deepEqual(drawn.cages, [
      { sum: 5, cells: [0] },
      { sum: null, cells: [1, 2] },
    ]);
    const input = toInput(drawn, blank(drawn));
    assert.deepEqual(input.cages, [{ sum: 5, cells: [0] }]);
    assert.deepEqual(Array.from(input.regions ?? []).at(-1), [1, 2]);
    assert.equal(cageAt(drawn, 2), 1);
    assert.deepEqual(eraseAt(drawn, 'cages', 2).cages.length, 1);
  });

  test('cells taken out of the puzzle leave regions and cages, and can be put back', () => {
    const drawn = drawCage(drawRegion(latin(4), [0, 1]), [0, 4]);
    const holed = drawVoid(drawn, [0, 5]);
    assert.deepEqual([holed.voids, holed.areas, holed.cages[0]?.cells], [[0, 5], [[1]], [4]]);
    assert.deepEqual(drawVoid(holed, [0, 5, 6]).voids, []);
    assert.deepEqual(eraseAt(holed, 'void', 5).voids, [0]);
    assert.equal(eraseAt(holed, 'void', 6), holed);
    assert.deepEqual(eraseAll(holed, 'void').voids, []);
    assert.equal(eraseAll(latin(4), 'void').voids.length, 0);
  });

  test('that changes nothing returns the same layout', () => {
    const caged = drawCage(CLASSIC, [0, 1]);
    assert.equal(drawCage(caged, [1]), caged);
    const pieced = drawRegion(latin(4), [0, 1]);
    assert.equal(drawRegion(pieced, [1, 0]), pieced);
    for (const layer of ['regions', 'cages', 'void'] as const) {
      assert.equal(eraseAll(CLASSIC, layer), CLASSIC);
    }
    assert.equal(drawCage(drawVoid(latin(4), [3]), [3]).cages.length, 0, 'no cage of void cells');
  });

  test('makes a shape of one’s own, but cages belong to a puzzle of the same shape', () => {
    const { layout } = FIRST_BOARD;
    assert.equal(layout.preset, 'x');
    assert.equal(drawCage(layout, [0, 1]).preset, 'x');
    assert.equal(drawRegion(layout, [0, 1]).preset, null);
    assert.equal(drawVoid(layout, [0]).preset, null);
    assert.equal(setRule(layout, 'antiKing', true).preset, null);
    const board = boardOf(blank(CLASSIC), drawCage(CLASSIC, [0, 1]));
    assert.notEqual(board.layout, CLASSIC);
    assert.equal(reshape(board, eraseAll(board.layout, 'cages')).layout, CLASSIC);
  });

  test('a stroke that takes cells from another cage or piece is detected', () => {
    const caged = drawCage(latin(4), [0, 1, 2]);
    assert.ok(takesCells(caged, 'cages', [4, 1]));
    assert.ok(!takesCells(caged, 'cages', [0, 4]), 'from inside it only grows');
    assert.ok(!takesCells(caged, 'cages', [4, 5]));
    assert.ok(takesCells(drawRegion(latin(4), [0, 1]), 'regions', [5, 1]));
    assert.ok(!takesCells(drawRegion(CLASSIC, [0, 1]), 'regions', [10, 1]), 'they overlap');
    assert.ok(!takesCells(caged, 'void', [0]));
  });

  test('sums are typed digit by digit, up to four digits', () => {
    let layout = drawCage(latin(9), [0, 1]);
    for (const digit of [1, 8, 0, 5, 7]) layout = typeSum(layout, 0, digit);
    assert.equal(layout.cages[0]?.sum, 1805, 'as typed, whatever the cells can make');
    assert.equal(shortenSum(layout, 0).cages[0]?.sum, 180);
    assert.equal(shortenSum(setSum(layout, 0, 1), 0).cages[0]?.sum, null);
  });

  test('detects impossible sums', () => {
    const [two, four] = [drawCage(latin(9), [0, 1]), drawCage(latin(9), [0, 1, 2, 3])];
    assert.deepEqual(sumRange(two, 2), { least: 3, most: 17 });
    assert.deepEqual(sumRange({ ...two, low: 0 }, 4), { least: 6, most: 30 });
    assert.equal(sumRange(two, 10), null);
    const isPossible = (layout: Layout, sum: number | null): boolean =>
      impossibleCage(setSum(layout, 0, sum)) === null;
    assert.deepEqual(
      [2, 3, 17, 18, null].map((sum) => isPossible(two, sum)),
      [false, true, true, false, true],
    );
    assert.ok(!isPossible(four, 9));
    const second = setSum(drawCage(setSum(two, 0, 5), [80]), 1, 10);
    assert.equal(impossibleCage(second), 1);
  });
});

describe('lines', () => {
  test('run around cells, inside their edges', () => {
    assert.equal(pathAround([0], 3, 0.1), 'M0.9 0.1L0.9 0.9L0.1 0.9L0.1 0.1Z');
    // An L of three cells: its inner corner lies outside the missing cell.
    const corners = pathAround([0, 2, 3], 2, 0.1).match(/[\d.]+ [\d.]+/g) ?? [];
    assert.equal(corners.length, 6);
    assert.ok(corners.includes('0.9 1.1'));
  });

  test('go around each of two cells that touch at a corner', () => {
    assert.equal(pathAround([0, 3], 2, 0.1).split('Z').length, 3);
  });

  test('go once around cells that touch themselves at a corner', () => {
    assert.equal(pathAround([1, 2, 3, 5, 6, 7, 8], 3, 0.1).split('Z').length, 2);
  });

  test('go around a hole', () => {
    assert.equal(pathAround([0, 1, 2, 3, 5, 6, 7, 8], 3, 0.1).split('Z').length, 3);
  });

  test('separate different numbers, in one segment each', () => {
    assert.equal(pathBetween([1, 1, 2, 2], 2, 2, -1), 'M0 0H2M0 1H2M0 2H2M0 0V2M2 0V2');
    assert.equal(pathBetween([-1, 0], 1, 2, -1), 'M1 0H2M1 1H2M1 0V1M2 0V1');
  });

  test('scattered cells are distinguished from connected ones', () => {
    assert.ok(isConnected([0, 1, 4], 3));
    assert.ok(!isConnected([2, 3], 3));
    assert.ok(!isConnected([3, 2], 3));
    assert.ok(!isConnected([0, 8], 3));
    const parts = connectedParts([8, 0, 1, 5, 4], 3).map((part) => [...part].sort().join());
    assert.deepEqual(parts, ['0,1,4,5,8']);
    assert.deepEqual(connectedParts([0, 3, 2], 3), [[0, 3], [2]]);
  });
});

test('values have the signs of the engine’s texts', () => {
  assert.deepEqual([signOf(9, 16), signOf(10, 16), signOf(35, 35)], ['9', 'A', 'Z']);
  assert.deepEqual([signOf(10, 36), signOf(36, 36)], ['10', '36']);
  assert.deepEqual(['0', '9', 'a', 'Z', 'F1', '.'].map(valueOfKey), [0, 9, 10, 35, null, null]);
});
