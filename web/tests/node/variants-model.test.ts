/** The Variants panel's reactions to user actions, and its messages. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { letterOf, regionNames } from '../../board/shapes/names';
import { blamedCells } from '../../page/panels/variants/blame';
import { FIRST_PUZZLE } from '../../page/panels/variants/examples';
import { facesOf } from '../../page/panels/variants/faces';
import { keyAction } from '../../page/panels/variants/keys';
import * as models from '../../page/panels/variants/model';
import {
  FIRST_MODEL,
  puzzleOf,
  stepOf,
  type Finding,
  type Model,
} from '../../page/panels/variants/model';
import { layoutOf, resize, setRule, VOID } from '../../page/panels/variants/puzzle';
import { cellLabel, describe as say } from '../../page/panels/variants/words';
import { JiugongError } from '../../api/error';
import { textsFor } from '../../page/panels/variants/texts';

const texts = textsFor('en');
const words = (model: Model): string => {
  const { headline, details } = say(model, texts);
  return [headline, ...details].join(' ');
};

const COST = { nodes: 2, micros: 1500 };
const filled = FIRST_PUZZLE.cells.map((value, cell) => value ?? (cell % 9) + 1);
const other = filled.map((value, cell) => (cell === 0 ? value + 1 : value));
const UNIQUE: Finding = { kind: 'unique', solution: filled, ...COST };
const SEVERAL: Finding = {
  kind: 'several',
  first: filled,
  second: other,
  more: true,
  view: 'both',
  ...COST,
};

const at = (cell: number, mode: models.Mode = 'digits'): Model =>
  models.moveTo(models.chooseMode(FIRST_MODEL, mode), cell);

describe('typing', () => {
  test('puts a value into the cursor’s cell, and undo removes it', () => {
    const typed = models.type(at(0), 7);
    assert.equal(puzzleOf(typed).cells[0], 7);
    assert.equal(puzzleOf(models.undoStep(typed)).cells[0], null);
    assert.equal(puzzleOf(models.redoStep(models.undoStep(typed))).cells[0], 7);
    assert.equal(puzzleOf(models.erase(typed)).cells[0], null);
    assert.equal(puzzleOf(models.type(typed, 0)).cells[0], null, '0 is no value here');
  });

  test('reports an invalid value, and that a cell is needed', () => {
    const wrong = models.type(at(0), 10);
    assert.equal(puzzleOf(wrong).cells[0], null);
    assert.match(words(wrong), /No A here: the values are 1 to 9\./);
    assert.match(words(models.type(FIRST_MODEL, 1)), /Pick a cell first\./);
    assert.doesNotMatch(words(models.moveTo(wrong, 1)), /No A here/);
  });

  test('0 is a value if the range begins there', () => {
    const zero = models.reshape(at(0), { ...FIRST_PUZZLE, low: 0 });
    assert.equal(puzzleOf(models.type(zero, 0)).cells[0], 0);
  });

  test('removes the answer, and undo restores it', () => {
    const solved = models.settle(at(0), UNIQUE);
    const typed = models.type(solved, 7);
    assert.equal(stepOf(typed).finding, null);
    assert.match(words(typed), /The answer was removed; Undo brings it back\./);
    assert.equal(stepOf(models.undoStep(typed)).finding, UNIQUE);
    assert.equal(stepOf(models.undoStep(solved)).finding, null);
  });

  test('of the present value changes nothing, and keeps the answer', () => {
    const solved = models.settle(at(2), UNIQUE);
    assert.equal(puzzleOf(solved).cells[2], 4);
    const typed = models.type(solved, 4);
    assert.equal(stepOf(typed), stepOf(solved));
    assert.equal(models.reshape(solved, puzzleOf(solved)), solved);
  });

  test('an answer to the same puzzle replaces the one before', () => {
    const twice = models.settle(models.settle(FIRST_MODEL, UNIQUE), SEVERAL);
    assert.equal(stepOf(twice).finding, SEVERAL);
    assert.equal(stepOf(models.undoStep(twice)).finding, null);
  });

  test('a void cell accepts no value', () => {
    const holed = models.drawStroke(at(0, 'void'));
    assert.equal(puzzleOf(holed).cells[0], VOID);
    const typed = models.type(models.chooseMode(holed, 'digits'), 5);
    assert.equal(puzzleOf(typed).cells[0], VOID);
    assert.match(words(typed), /not part of the puzzle/);
  });
});

describe('drawing', () => {
  test('by keys: marked cells become a cage, and digits its sum', () => {
    let model = at(0, 'cages');
    model = models.move(model, 0, 1, true);
    model = models.move(model, 1, 0, true);
    assert.deepEqual(model.selection, [0, 1, 10]);
    model = models.drawStroke(model);
    assert.deepEqual(puzzleOf(model).cages, [{ sum: null, cells: [0, 1, 10] }]);
    assert.match(words(model), /Cage drawn\. Now type its sum/);
    for (const digit of [1, 2]) model = models.type(model, digit);
    assert.equal(puzzleOf(model).cages[0]?.sum, 12);
    assert.equal(puzzleOf(models.shorten(model)).cages[0]?.sum, 1);
    assert.equal(stepOf(model).preset, 'x', 'cages belong to a puzzle, not to its shape');
    assert.deepEqual(puzzleOf(models.erase(model)).cages, []);
  });

  test('typing continues a sum while it is typed, and starts a new one after that', () => {
    let model = models.select(at(0, 'cages'), 1);
    model = models.drawStroke({ ...model, selection: [0, 1] });
    for (const digit of [1, 8]) model = models.type(model, digit);
    assert.equal(puzzleOf(model).cages[0]?.sum, 18);
    assert.match(words(model), /^Cage of 18: 2 cells make 3 to 17\.$/);
    const again = models.drawStroke(models.startStroke(model, 0));
    assert.equal(puzzleOf(models.type(again, 9)).cages[0]?.sum, 9);
    const moved = models.moveTo(model, 0);
    assert.doesNotMatch(words(moved), /Cage of/);
    assert.equal(puzzleOf(models.type(moved, 9)).cages[0]?.sum, 9);
    const chosen = models.chooseSum(model, 18);
    assert.match(words(chosen), /2 cells make 3 to 17/, 'the field has the same rule');
    assert.equal(puzzleOf(models.type(chosen, 4)).cages[0]?.sum, 4);
    const shorter = models.shorten(model);
    assert.equal(puzzleOf(models.type(shorter, 2)).cages[0]?.sum, 12);
  });

  test('that takes cells from another cage reports it, and a cage with a sum asks for none', () => {
    const stroke = (model: Model, cells: readonly number[]): Model =>
      models.drawStroke({ ...models.startStroke(model, cells[0]!), selection: cells });
    const cage = models.chooseSum(stroke(at(0, 'cages'), [0, 1, 2]), 9);
    const crossed = stroke(cage, [10, 1]);
    assert.match(words(crossed), /Cells were taken from another cage\. Now type its sum/);
    const names = regionNames(layoutOf(puzzleOf(crossed)), texts);
    assert.deepEqual(names[2]?.slice(1), ['cage of 9', 'in parts a']);
    assert.deepEqual(names[1]?.slice(1), ['cage without sum']);
    const grown = stroke(cage, [0, 9]);
    assert.equal(words(grown), 'Cage drawn. Cage of 9: 4 cells make 10 to 30.');
  });

  test('by a pointer: a stroke is drawn once, however it crosses itself', () => {
    let model = models.startStroke(at(80, 'regions'), 0);
    for (const cell of [2, 11, 2, 1]) model = models.select(model, cell);
    assert.deepEqual(model.selection, [0, 1, 2, 11]);
    model = models.drawStroke(model);
    assert.deepEqual(puzzleOf(model).extras, [[0, 1, 2, 11]]);
    assert.equal(stepOf(model).preset, null);
    assert.deepEqual(model.selection, []);
    assert.equal(stepOf(models.undoStep(model)).preset, 'x');
  });

  test('a tap on a drawn thing only selects it', () => {
    const cage = models.drawStroke(at(0, 'cages'));
    const tapped = models.drawStroke(models.startStroke(cage, 0));
    assert.equal(puzzleOf(tapped), puzzleOf(cage));
    assert.equal(models.chosenCage(tapped), 0);
  });

  test('selects cells one by one, and can clear the selection', () => {
    const two = models.pick(models.moveTo(models.pick(at(0, 'regions')), 20));
    assert.deepEqual(two.selection, [0, 20]);
    assert.deepEqual(models.pick(two).selection, [0]);
    assert.deepEqual(models.dropStroke(two).selection, []);
    assert.deepEqual(models.chooseMode(two, 'void').selection, []);
  });

  test('reports that there is nothing to erase', () => {
    assert.match(words(models.erase(at(0, 'regions'))), /Boxes are switched off/);
    assert.match(words(models.erase(at(0, 'cages'))), /No cage here\./);
  });
});

test('clearing digits keeps the drawing, clearing all only size and rules', () => {
  const drawn = models.drawStroke(at(0, 'cages'));
  const digits = puzzleOf(models.clearDigits(drawn));
  assert.ok(digits.cells.every((value) => value === null));
  assert.equal(digits.cages.length, 1);
  const all = models.clearAll(drawn);
  assert.deepEqual(puzzleOf(all), { ...FIRST_PUZZLE, cells: digits.cells });
  assert.equal(stepOf(all).preset, 'x');
  assert.equal(puzzleOf(models.undoStep(all)), puzzleOf(drawn));
});

test('the cursor stays on the board, and is removed with it', () => {
  assert.equal(models.move(at(0), -1, 0, false).cursor, 0);
  assert.equal(models.move(at(4), 0, 100, false).cursor, 8);
  assert.equal(models.reshape(at(80), resize(FIRST_PUZZLE, 4, 4)).cursor, null);
});

describe('conflicts between options', () => {
  test('report drawn pieces that boxes replace, and undo restores them', () => {
    const pieces = [
      [0, 1],
      [2, 3],
    ];
    const jigsaw = models.reshape(FIRST_MODEL, { ...FIRST_PUZZLE, boxes: null, areas: pieces });
    const boxed = models.chooseBoxes(jigsaw, { rows: 3, cols: 3 });
    assert.match(words(boxed), /Boxes replaced 2 drawn regions\. Undo/);
    assert.deepEqual(puzzleOf(models.undoStep(boxed)).areas, pieces);
    assert.equal(models.chooseBoxes(FIRST_MODEL, { rows: 1, cols: 9 }).notice, null);
    assert.equal(models.chooseBoxes(jigsaw, null).notice, null);
  });

  test('report the other end of the range', () => {
    const lifted = models.chooseRange(FIRST_MODEL, 'low', 12);
    assert.match(words(lifted), /^The highest value is C now/);
    assert.match(words(models.chooseRange(lifted, 'high', 9)), /^The lowest value is 9 now/);
    assert.equal(models.chooseRange(FIRST_MODEL, 'low', 0).notice, null);
    assert.equal(models.chooseRange(FIRST_MODEL, 'low', 1), FIRST_MODEL);
  });
});

describe('messages', () => {
  test('distinguish one, several, none and a count', () => {
    const settled = (finding: Finding): string => words(models.settle(FIRST_MODEL, finding));
    assert.match(settled(UNIQUE), /^One solution\. Found with 2 guesses, in 1\.5 ms\./);
    assert.match(settled(SEVERAL), /^More than two solutions\. They differ in 1 cell\./);
    assert.match(settled({ ...SEVERAL, more: false }), /^Exactly two solutions\./);
    const counted = { kind: 'counted', count: 1000, capped: true, ...COST } as const;
    assert.match(settled(counted), /^More than 1,000 solutions\./);
    assert.match(settled({ ...counted, count: 1, capped: false }), /^Exactly 1 solution\./);
    const none = { kind: 'none', conflicts: [0, 10], ...COST } as const;
    assert.match(settled(none), /clash: row 1, column 1 and row 2, column 2\./);
    const three = settled({ ...none, conflicts: [0, 1, 10] });
    assert.match(three, /: row 1, column 1; row 1, column 2 and row 2, column 2\./);
    assert.match(settled({ ...none, conflicts: [] }), /No two givens clash/);
  });

  test('name an input that the engine rejects', () => {
    const failed = (model: Model, error: JiugongError): string =>
      words(models.withNotice(model, { kind: 'failed', error }));
    const small = models.reshape(FIRST_MODEL, { ...FIRST_PUZZLE, high: 8 });
    assert.match(
      failed(small, new JiugongError('bad-region-size', '', { region: 10 })),
      /Column 2 has 9 cells, but there are only 8 values\./,
    );
    assert.match(
      failed(small, new JiugongError('bad-region-size', '', { region: 20 })),
      /Box 3 has 9 cells/,
    );
    const row = Array.from({ length: 10 }, (_, cell) => cell);
    const cages = [
      { sum: null, cells: [80] },
      { sum: 50, cells: row },
    ];
    const caged = models.reshape(FIRST_MODEL, { ...FIRST_PUZZLE, cages });
    assert.match(
      failed(caged, new JiugongError('bad-region-size', '', { cage: 0 })),
      /Cage 2 has 10 cells, but there are only 9 values\./,
    );
    const given = models.type(models.moveTo(FIRST_MODEL, 12), 9);
    const narrow = models.reshape(given, { ...puzzleOf(given), high: 8 });
    assert.match(
      failed(narrow, new JiugongError('bad-given', '', { cell: 12 })),
      /There is 9 in row 2, column 4, but the values are 1 to 8\./,
    );
    const text = new JiugongError('bad-character', '', {
      line: 2,
      column: 3,
      found: 'the word ‘boxen’',
      expected: 'a rule',
    });
    assert.match(failed(FIRST_MODEL, text), /Line 2, column 3: found the word ‘boxen’/);
  });

  test('name the cage with an impossible sum, whose cells are marked', () => {
    const cages = [
      { sum: 3, cells: [0, 1] },
      { sum: 7, cells: [10, 11, 12, 13] },
    ];
    const caged = models.reshape(FIRST_MODEL, { ...FIRST_PUZZLE, cages });
    assert.deepEqual(blamedCells(caged), []);
    const none = models.settle(caged, { kind: 'none', conflicts: [], ...COST });
    assert.equal(words(none), 'No solution. Cage of 7: 4 cells make 10 to 30.');
    assert.deepEqual(blamedCells(none), cages[1]?.cells);
    const clash = models.settle(caged, { kind: 'none', conflicts: [2], ...COST });
    assert.deepEqual(blamedCells(clash), []);
    const face = facesOf(stepOf(none), blamedCells(none))[10]!;
    const label = cellLabel(10, face, puzzleOf(none), [], texts);
    assert.equal(label, 'Row 2, column 2, empty, part of the contradiction');
  });

  test('of an error mark the cells that it is about', () => {
    const cages = [
      { sum: null, cells: [80] },
      { sum: 50, cells: [7, 8] },
    ];
    const caged = models.reshape(FIRST_MODEL, { ...FIRST_PUZZLE, cages });
    const blamed = (place: Partial<JiugongError>, code: JiugongError['code']): number[] => {
      const error = new JiugongError(code, '', place);
      return [...blamedCells(models.withNotice(caged, { kind: 'failed', error }))];
    };
    assert.deepEqual(blamed({ cage: 0 }, 'bad-region-size'), [7, 8]);
    assert.deepEqual(blamed({ region: 1 }, 'bad-region-size')[0], 9);
    assert.deepEqual(blamed({ cell: 4 }, 'bad-given'), [4]);
    assert.equal(blamed({}, 'bad-diagonals').length, 18);
    assert.deepEqual(blamed({}, 'internal'), []);
  });

  test('report givens outside the range', () => {
    const narrow = models.chooseRange(FIRST_MODEL, 'high', 5);
    const outside = facesOf(stepOf(narrow)).flatMap(({ fault, value }) => (fault ? [value] : []));
    assert.ok(outside.length > 0 && outside.every((value) => value! > 5));
    const cell = puzzleOf(narrow).cells.indexOf(6);
    const label = cellLabel(cell, facesOf(stepOf(narrow))[cell]!, puzzleOf(narrow), [], texts);
    assert.match(label, /given 6, not one of the values$/);
  });

  test('describe the shape of a puzzle', () => {
    const said =
      '20 givens. 9 × 9 cells, values 1 to 9: rows, columns, both diagonals, boxes 3 × 3.';
    assert.equal(words(FIRST_MODEL), said);
    const knight = models.reshape(FIRST_MODEL, setRule(FIRST_PUZZLE, 'antiKnight', true));
    const killer = models.load(FIRST_MODEL, puzzleOf(models.clearAll(FIRST_MODEL)), 'killer');
    assert.match(words(killer), /Draw cages and type their sums, or press Example/);
    assert.match(words(models.clearAll(knight)), /An empty board\. .*anti-knight.* press Solve\./);
  });

  test('name a cell by its position, its regions and its content', () => {
    const drawn = models.type(models.drawStroke(at(0, 'cages')), 3);
    const names = (model: Model, cell: number): string => {
      const face = facesOf(stepOf(model))[cell]!;
      const puzzle = puzzleOf(model);
      return cellLabel(cell, face, puzzle, regionNames(layoutOf(puzzle), texts)[cell]!, texts);
    };
    assert.equal(names(drawn, 0), 'Row 1, column 1, box 1, diagonal, cage of 3, empty');
    assert.equal(names(drawn, 2), 'Row 1, column 3, box 1, given 4');
    const several = models.settle(FIRST_MODEL, SEVERAL);
    assert.match(names(several, 0), /1 in the first solution, 2 in the second$/);
    assert.match(names(models.chooseView(several, 'second'), 0), /solved 2$/);
    const clash = models.settle(FIRST_MODEL, { kind: 'none', conflicts: [2], ...COST });
    assert.match(names(clash, 2), /given 4, clashes$/);
    assert.deepEqual([0, 25, 26, 27].map(letterOf), ['a', 'z', 'aa', 'ab']);
  });
});

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('keys do what the mode allows', () => {
  assert.deepEqual(keyAction(key('b'), 'digits'), { kind: 'value', value: 11 });
  assert.equal(keyAction(key('b'), 'regions'), null);
  assert.equal(keyAction(key('Enter'), 'digits'), null);
  assert.deepEqual(keyAction(key('Enter'), 'cages'), { kind: 'draw' });
  assert.deepEqual(keyAction(key('Backspace'), 'cages'), { kind: 'shorten' });
  const right = { kind: 'move', down: 0, across: 1 };
  const shifted = key('ArrowRight', { shiftKey: true });
  assert.deepEqual(keyAction(shifted, 'void'), { ...right, grows: true });
  assert.deepEqual(keyAction(shifted, 'digits'), { ...right, grows: false });
  assert.equal(keyAction(key('ArrowRight', { altKey: true }), 'void'), null);
  assert.equal(keyAction(key('b', { ctrlKey: true }), 'digits'), null);
  assert.equal(keyAction(key('ArrowLeft', { metaKey: true }), 'digits'), null);
  assert.equal(keyAction(key('ArrowLeft', { ctrlKey: true }), 'digits'), null);
});

test('Home and End go along the row, with Control to the corners', () => {
  const press = (name: string, ctrlKey: boolean): number | null => {
    const action = keyAction(key(name, { ctrlKey }), 'digits');
    assert.ok(action?.kind === 'move');
    return models.move(at(40), action.down, action.across, action.grows).cursor;
  };
  assert.deepEqual([press('Home', false), press('End', false)], [36, 44]);
  assert.deepEqual([press('Home', true), press('End', true)], [0, 80]);
});
