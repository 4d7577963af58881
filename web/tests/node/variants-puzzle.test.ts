/** The puzzles of the Variants panel, and drawing on them, with the shipped engine. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  cageAt,
  cellsBetween,
  drawCage,
  drawRegion,
  drawVoid,
  eraseAt,
  takesCells,
} from '../../page/panels/variants/draw';
import { EXAMPLES, FIRST_PUZZLE, GROUPS } from '../../page/panels/variants/examples';
import { connectedParts, isConnected, pathAround, pathBetween } from '../../board/shapes/outline';
import { peersOf, diagonalsOf, piecesOf, regionsOf } from '../../board/layout';
import {
  boxSides,
  fromRegions,
  layoutOf,
  resize,
  setBoxes,
  setRange,
  setRule,
  toInput,
  usualBoxes,
  VOID,
  type Puzzle,
} from '../../page/panels/variants/puzzle';
import { setSum, shortenSum, typeSum } from '../../page/panels/variants/sums';
import { impossibleCage, sumRange } from '../../board/shapes/sums';
import { signOf, valueOfKey } from '../../board/values';
import { type Engine, load, REGION_PRESETS } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

/** Only rows and columns. */
const latin = (side: number): Puzzle => ({
  ...setBoxes(setRule(FIRST_PUZZLE, 'diagonals', false), null),
  rows: side,
  cols: side,
  high: side,
  cells: Array.from({ length: side * side }, () => null),
});

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
      const { status } = await engine.solveRegions(toInput(fromRegions(example)));
      assert.equal(status, 'unique', name);
    }
  });

  test('an example differs from its preset only in givens and cages', async () => {
    for (const name of REGION_PRESETS) {
      const preset = fromRegions(await engine.regionPreset(name));
      const example = fromRegions(await engine.readRegions(EXAMPLES[name]));
      const { cells, cages } = preset;
      assert.deepEqual({ ...example, cells, cages }, preset, name);
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
      const input = toInput(fromRegions(preset));
      const regions = Array.from(input.regions ?? []);
      assert.deepEqual(sorted(regions), sorted(preset.regions), name);
      const { areas: _, extras: __, ...rest } = preset;
      assert.deepEqual({ ...input, regions: 0 }, { ...rest, regions: 0 }, name);
    }
  });

  test('patterns are distinguished from drawn regions', async () => {
    const kinds = async (name: (typeof REGION_PRESETS)[number]) => {
      const { rules, boxes, areas, extras } = fromRegions(await engine.regionPreset(name));
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
    const { areas, extras, boxes } = fromRegions(await engine.readRegions(text));
    assert.deepEqual([areas, extras, boxes], [[], [[1, 2], [15]], { rows: 2, cols: 2 }]);
  });

  test('the first puzzle is the example of its preset', async () => {
    assert.deepEqual(fromRegions(await engine.readRegions(EXAMPLES.x)), FIRST_PUZZLE);
  });
});

const range = ({ low, high }: Puzzle) => [low, high];

describe('shapes', () => {
  test('boxes are as square as possible, wider than high', () => {
    const sides = [4, 6, 8, 9, 10, 12, 16, 25, 7].map((side) => boxSides(side).rows);
    assert.deepEqual(sides, [2, 2, 2, 3, 2, 3, 4, 5, 1]);
  });

  test('boxes that are switched on fit the board and the values', () => {
    const usual = (rows: number, cols: number, high: number): string => {
      const boxes = usualBoxes({ ...FIRST_PUZZLE, rows, cols, high });
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
    const given = { ...drawn, cells: drawn.cells.map((_, cell) => (cell === 5 ? 3 : null)) };
    const larger = resize(given, 6, 6);
    assert.deepEqual([larger.low, larger.high, larger.cells.length], [1, 6, 36]);
    assert.equal(larger.cells[7], 3);
    assert.deepEqual(larger.areas, [[0, 1, 6]]);
    assert.deepEqual(larger.cages[0]?.cells, [14, 15]);
    assert.deepEqual(resize(given, 2, 3).cages, []);
    assert.deepEqual(resize(FIRST_PUZZLE, 6, 6).boxes, { rows: 2, cols: 3 });
    assert.equal(resize(FIRST_PUZZLE, 6, 7).rules.diagonals, false);
    assert.deepEqual(resize(FIRST_PUZZLE, 6, 7).boxes, { rows: 3, cols: 3 });
    assert.deepEqual(range(resize(setRange(FIRST_PUZZLE, 'high', 12), 6, 6)), [1, 12]);
    assert.deepEqual(range(resize(setRange(FIRST_PUZZLE, 'low', 0), 6, 6)), [0, 9]);
  });

  test('boxes replace drawn pieces', () => {
    const drawn = drawRegion(latin(4), [0, 1]);
    const boxed = setBoxes(drawn, { rows: 2, cols: 2 });
    assert.deepEqual([boxed.areas, piecesOf(layoutOf(boxed)).length], [[], 4]);
    assert.deepEqual(setBoxes(drawn, null).areas, [[0, 1]]);
  });

  test('a range of values has at least one and at most 36', () => {
    assert.deepEqual(range(setRange(FIRST_PUZZLE, 'low', 12)), [12, 12]);
    assert.deepEqual(range(setRange(FIRST_PUZZLE, 'high', 0)), [0, 0]);
    assert.deepEqual(range(setRange(FIRST_PUZZLE, 'high', 99)), [64, 99]);
    assert.deepEqual(range(setRange({ ...FIRST_PUZZLE, high: 36 }, 'low', 0)), [0, 35]);
  });

  test('void cells are in no region', () => {
    const holed = drawVoid(setRule(FIRST_PUZZLE, 'diagonals', true), [0, 1]);
    assert.ok(
      regionsOf(layoutOf(holed)).every(({ cells }) => !cells.includes(0) && !cells.includes(1)),
    );
    assert.ok(diagonalsOf(layoutOf(holed)).every((cells) => !cells.includes(0)));
    const rows = regionsOf(layoutOf(drawVoid(latin(4), [0, 1, 2, 3]))).filter(
      ({ kind }) => kind === 'row',
    );
    assert.deepEqual(
      rows.map(({ index }) => index),
      [1, 2, 3],
    );
  });

  test('peers are the cells that cannot have the same value', () => {
    const plain = latin(5);
    assert.equal(peersOf(layoutOf(plain), 12).size, 8);
    assert.equal(peersOf(layoutOf(setRule(plain, 'antiKing', true)), 12).size, 12);
    assert.equal(peersOf(layoutOf(setRule(plain, 'antiKnight', true)), 12).size, 16);
    assert.equal(peersOf(layoutOf(setRule(plain, 'diagonals', true)), 12).size, 16);
    const caged = drawCage(plain, [0, 6]);
    assert.ok(peersOf(layoutOf(caged), 0).has(6));
    assert.ok(peersOf(layoutOf(setSum(caged, 0, 5)), 0).has(6));
    const holed = drawVoid(setRule(plain, 'antiKing', true), [6, 7]);
    assert.equal(peersOf(layoutOf(holed), 12).size, 10);
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
    const windows = drawRegion(drawRegion(FIRST_PUZZLE, [10, 11, 12]), [20, 11]);
    assert.deepEqual(windows.extras, [
      [10, 11, 12],
      [11, 20],
    ]);
    assert.equal(piecesOf(layoutOf(windows)).length, 9);
    assert.deepEqual(eraseAt(windows, 'regions', 11).extras, [[10, 11, 12]]);
    assert.equal(eraseAt(windows, 'regions', 80), windows);
  });

  test('cages do not overlap, and those without a sum are regions', () => {
    const drawn = drawCage(setSum(drawCage(latin(4), [0, 1]), 0, 5), [2, 1]);
    assert.deepEqual(drawn.cages, [
      { sum: 5, cells: [0] },
      { sum: null, cells: [1, 2] },
    ]);
    const input = toInput(drawn);
    assert.deepEqual(input.cages, [{ sum: 5, cells: [0] }]);
    assert.deepEqual(Array.from(input.regions ?? []).at(-1), [1, 2]);
    assert.equal(cageAt(drawn, 2), 1);
    assert.deepEqual(eraseAt(drawn, 'cages', 2).cages.length, 1);
  });

  test('voids remove givens, regions and cages, and can be undone', () => {
    const drawn = drawCage(drawRegion(latin(4), [0, 1]), [0, 4]);
    const given = { ...drawn, cells: drawn.cells.map((_, cell) => (cell === 0 ? 2 : null)) };
    const holed = drawVoid(given, [0, 5]);
    assert.deepEqual([holed.cells[0], holed.cells[5], holed.areas], [VOID, VOID, [[1]]]);
    assert.deepEqual(holed.cages[0]?.cells, [4]);
    const filled = drawVoid(holed, [0, 5, 6]);
    assert.ok(filled.cells.every((value) => value === null));
    const besides = { ...holed, cells: holed.cells.map((cell, at) => (at === 6 ? 3 : cell)) };
    assert.equal(drawVoid(besides, [0, 5, 6]).cells[6], 3, 'a given in the way of the stroke');
  });

  test('a stroke that takes cells from another cage or piece is detected', () => {
    const caged = drawCage(latin(4), [0, 1, 2]);
    assert.ok(takesCells(caged, 'cages', [4, 1]));
    assert.ok(!takesCells(caged, 'cages', [0, 4]), 'from inside it only grows');
    assert.ok(!takesCells(caged, 'cages', [4, 5]));
    assert.ok(takesCells(drawRegion(latin(4), [0, 1]), 'regions', [5, 1]));
    assert.ok(!takesCells(drawRegion(FIRST_PUZZLE, [0, 1]), 'regions', [10, 1]), 'they overlap');
    assert.ok(!takesCells(caged, 'void', [0]));
  });

  test('sums are typed digit by digit, up to four digits', () => {
    let puzzle = drawCage(latin(9), [0, 1]);
    for (const digit of [1, 8, 0, 5, 7]) puzzle = typeSum(puzzle, 0, digit);
    assert.equal(puzzle.cages[0]?.sum, 1805, 'as typed, whatever the cells can make');
    assert.equal(shortenSum(puzzle, 0).cages[0]?.sum, 180);
    assert.equal(shortenSum(setSum(puzzle, 0, 1), 0).cages[0]?.sum, null);
  });

  test('detects impossible sums', () => {
    const [two, four] = [drawCage(latin(9), [0, 1]), drawCage(latin(9), [0, 1, 2, 3])];
    assert.deepEqual(sumRange(two, 2), { least: 3, most: 17 });
    assert.deepEqual(sumRange({ ...two, low: 0 }, 4), { least: 6, most: 30 });
    assert.equal(sumRange(two, 10), null);
    const isPossible = (puzzle: Puzzle, sum: number | null): boolean =>
      impossibleCage(setSum(puzzle, 0, sum)) === null;
    assert.deepEqual(
      [2, 3, 17, 18, null].map((sum) => isPossible(two, sum)),
      [false, true, true, false, true],
    );
    assert.ok(!isPossible(four, 9));
    const second = setSum(drawCage(setSum(two, 0, 5), [80]), 1, 10);
    assert.equal(impossibleCage(second), 1);
  });

  test('a fast stroke skips no cell', () => {
    assert.deepEqual(cellsBetween(0, 3, 9), [1, 2, 3]);
    assert.deepEqual(cellsBetween(0, 20, 9), [1, 10, 11, 20]);
    assert.deepEqual(cellsBetween(20, 1, 9), [11, 10, 1]);
    assert.deepEqual(cellsBetween(5, 5, 9), []);
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
    assert.equal(pathBetween([1, 1, 2, 2], 2, 2, VOID), 'M0 0H2M0 1H2M0 2H2M0 0V2M2 0V2');
    assert.equal(pathBetween([VOID, 0], 1, 2, VOID), 'M1 0H2M1 1H2M1 0V1M2 0V1');
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
