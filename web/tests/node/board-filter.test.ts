/** The cells that can still hold a digit: which they are, and how a person asks for them and ends it. */
import {
  cellOf,
  drawn,
  keyDown,
  labelOf,
  press,
  putBoard,
  putShape,
  statusOf,
} from './element-board';
import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { cellsThatFit, withFilter } from '../../board/filter';
import * as models from '../../board/model';
import { EMPTY_MODEL, type Model } from '../../board/model';
import { CLASSIC, peersOf } from '../../board/layout';
import { boardOf } from '../../board/state';
import { parseValues } from '../../board/values';
import { cellLabel, describe as describeModel } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';
import { square } from '../layouts';
import { PUZZLE, SOLUTION } from './board-fixtures';
import { stopTime } from './stopped-clock';

const { status } = MESSAGES.en;

const begun: Model = models.startWith(EMPTY_MODEL, boardOf(parseValues(PUZZLE)!));

const noted = (model: Model, cell: number, digit: number): Model =>
  models.typeMark(models.selectCell(model, cell), 'candidates', digit);

describe('the cells that can hold a digit', () => {
  const five = withFilter(begun, 5);

  it('are blank, and see none of it', () => {
    const cells = cellsThatFit(five);
    assert.ok(cells.length > 0 && cells.every((cell) => PUZZLE[cell] === '.'));
    const isSeen = (cell: number): boolean =>
      [...peersOf(CLASSIC, cell)].some((peer) => PUZZLE[peer] === '5');
    const expected = [...PUZZLE].flatMap((sign, cell) =>
      sign === '.' && !isSeen(cell) ? [cell] : [],
    );
    assert.deepEqual(cells, expected);
    assert.deepEqual(cellsThatFit(begun), []);
  });

  it('are those that a person has noted, where a cell has notes', () => {
    const [cell, ...others] = cellsThatFit(five);
    assert.deepEqual(cellsThatFit(noted(five, cell!, 4)), others);
    assert.deepEqual(cellsThatFit(noted(noted(five, cell!, 4), cell!, 5)), [cell, ...others]);
  });

  it('are those of automatic notes, without what was struck out', () => {
    const automatic = models.withSetting(five, 'notes', 'automatic');
    const [cell, ...others] = cellsThatFit(automatic);
    assert.deepEqual([cell, ...others], cellsThatFit(five));
    assert.deepEqual(cellsThatFit(noted(automatic, cell!, 5)), others);
  });

  it('have no stale notes', () => {
    const [cell] = cellsThatFit(five);
    const kept = models.withKeepMarks(noted(five, cell!, 5), true);
    const peer = cellsThatFit(five).find((other) => peersOf(CLASSIC, cell!).has(other))!;
    const entered = models.typeValue(models.selectCell(kept, peer), 5);
    assert.ok(models.boardIn(entered).candidates[cell!] !== 0);
    assert.ok(!cellsThatFit(entered).includes(cell!));
  });

  it('are those of the solver, where it shows candidates', () => {
    const [cell] = cellsThatFit(five);
    const masks = PUZZLE.split('').map((_, place) => (place === cell ? (1 << 4) | 1 : 3));
    const settled = models.settle(five, { kind: 'candidates', masks, ofGivens: false });
    assert.deepEqual(cellsThatFit(settled), [cell]);
  });

  it('are no part of the game', () => {
    assert.equal(five.history, begun.history);
    assert.equal(five.selected, begun.selected);
    assert.equal(withFilter(five, 5), five);
  });
});

test('they are marked no longer beside another puzzle, a hint, and what the page shows', () => {
  const five = withFilter(begun, 5);
  const another = boardOf(parseValues(PUZZLE.replace('5', '.'))!);
  assert.equal(models.loadBoard(five, another).filter, null);
  assert.equal(models.startWith(five, another).filter, null);
  assert.equal(models.withHint(five, { kind: 'stuck' }).filter, null);
  const exhibit = { values: null, candidates: null, drawing: { under: [], over: [] } };
  assert.equal(models.withExhibit(five, exhibit).filter, null);
  assert.equal(models.withExhibit(five, null).filter, 5);
  assert.equal(models.typeValue(models.selectCell(five, 2), 4).filter, 5);
  assert.equal(withFilter(models.withHint(five, { kind: 'stuck' }), 5).hint, null);
});

const buttonFor = async (board: JiugongBoard, digit: number): Promise<HTMLElement> =>
  (await drawn(board)).querySelectorAll<HTMLElement>('.held .key')[digit - 1]!;

const markedIn = async (board: JiugongBoard): Promise<number> =>
  (await drawn(board)).querySelectorAll('.fits').length;

const PROPERTIES = { puzzle: PUZZLE, controls: true };

test('F and a digit mark them; F again, and Escape, end that', async () => {
  const board = await putBoard(PROPERTIES);
  board.selected = 2;
  await press(board, 'f');
  assert.match(await statusOf(board), new RegExp(status.pickDigit.replace('?', '\\?')));
  await press(board, '5');
  assert.equal(board.filter, 5);
  const count = await markedIn(board);
  assert.ok(count > 0);
  assert.ok((await statusOf(board)).startsWith(status.fits(5, count)));
  // The digit is entered nowhere, and there is nothing to undo.
  assert.ok(board.value === PUZZLE && !board.canUndo);
  await press(board, 'f');
  assert.ok(board.filter === null && (await markedIn(board)) === 0);
  // A digit is entered again.
  await press(board, '4');
  assert.match(board.value, /^534/);
  await press(board, 'F', '6', 'Escape');
  assert.equal(board.filter, null);
  await press(board, 'f', 'Escape', '1');
  assert.ok(board.filter === null && board.value.startsWith('531'));
});

test('whatever else is done ends the question, and nothing that is typed is lost', async () => {
  const board = await putBoard(PROPERTIES);
  board.selected = 2;
  await press(board, 'f', 'ArrowRight', '6');
  assert.ok(board.filter === null && board.value[3] === '6');
  board.mode = 'color';
  await press(board, 'f', '9');
  assert.equal(board.filter, 9);
});

test('the button of a digit answers the question like its key', async () => {
  for (const entry of ['cell', 'digit'] as const) {
    const board = await putBoard({ ...PROPERTIES, entry });
    board.selected = 2;
    await press(board, 'f');
    (await buttonFor(board, 5)).click();
    assert.deepEqual([board.filter, board.active, board.value], [5, null, PUZZLE]);
  }
  // A colour is no digit.
  const board = await putBoard({ ...PROPERTIES, mode: 'color' });
  board.selected = 2;
  await press(board, 'f');
  (await buttonFor(board, 5)).click();
  assert.ok(board.filter === null && board.snapshot.colors?.[2] !== 0);
});

test('the labels of the cells say so', async () => {
  const board = await putBoard(PROPERTIES);
  board.filter = 5;
  const [cell] = cellsThatFit(withFilter(begun, 5));
  assert.match(await labelOf(board, cell!), /^empty, can be 5, /);
  assert.match((await cellOf(board, cell!)).className, /fits/);
  assert.throws(() => (board.filter = 10), { code: 'bad-argument' });
});

const settledWith = (mask: number): Model =>
  models.settle(begun, {
    kind: 'candidates',
    masks: [...PUZZLE].map(() => mask),
    ofGivens: false,
  });

test('a cell that shows what the solver found is not labelled with the digit twice', () => {
  const settled = settledWith((1 << 4) | 1);
  const [cell] = cellsThatFit(withFilter(settled, 5));
  const face = { ...models.facesIn(settled)[cell!]!, fits: 5 };
  assert.match(cellLabel(cell!, face, CLASSIC, MESSAGES.en), /^empty, can be 1 5, row/);
});

test('a digit that is in all its cells is said to be placed', async () => {
  const board = await putBoard(PROPERTIES);
  board.value = [...PUZZLE].map((sign, cell) => (SOLUTION[cell] === '5' ? '5' : sign)).join('');
  board.filter = 5;
  assert.match(await statusOf(board), new RegExp(`^${status.fitsNowhere(5, true)}`));
  // No cell may be left though it is not placed.
  const { headline } = describeModel(withFilter(settledWith(1), 5), MESSAGES.en);
  assert.equal(headline, status.fitsNowhere(5, false));
});

test('the button of the digit says that its cells are marked', async () => {
  const board = await putBoard(PROPERTIES);
  const described = async (digit: number) =>
    (await buttonFor(board, digit)).getAttribute('aria-description')!;
  const plain = await described(5);
  board.filter = 5;
  const { filtered } = MESSAGES.en.keypad;
  assert.equal(await described(5), `${plain}, ${filtered}`);
  assert.doesNotMatch(await described(4), new RegExp(filtered));
  board.mode = 'corner';
  assert.equal(await described(5), filtered);
});

test('a board that is only read marks them, too; a letter that is a value is typed', async () => {
  const board = await putBoard({ ...PROPERTIES, readOnly: true });
  board.selected = 2;
  await press(board, 'f', '5');
  assert.ok((await markedIn(board)) > 0);
  const large = await putShape(square(4, 4));
  large.selected = 0;
  await press(large, 'f');
  assert.equal(large.board.givens[0] ?? large.board.own[0], 15);
  large.filter = 16;
  assert.ok((await markedIn(large)) > 100);
});

const pointer = (type: string, detail = 0): PointerEvent =>
  new PointerEvent(type, {
    pointerType: 'touch',
    detail,
    bubbles: true,
    cancelable: true,
    composed: true,
  });

test('holding the button of a digit marks its cells, and again no longer', async (t) => {
  const pass = stopTime(t);
  const board = await putBoard(PROPERTIES);
  board.selected = 2;
  const hold = async (): Promise<void> => {
    const button = await buttonFor(board, 5);
    button.dispatchEvent(pointer('pointerdown'));
    pass(500);
    button.dispatchEvent(pointer('pointerup'));
    button.dispatchEvent(pointer('click', 1));
    await board.updateComplete;
  };
  await hold();
  assert.equal(board.filter, 5);
  assert.ok((await buttonFor(board, 5)).closest('.filtered') !== null);
  // The click at its end enters nothing, the next one does.
  assert.equal(board.value, PUZZLE);
  await hold();
  assert.equal(board.filter, null);
  // A browser may send no click at the end of a long touch; that of a key is no part of it then.
  (await buttonFor(board, 5)).dispatchEvent(pointer('pointerdown'));
  pass(500);
  (await buttonFor(board, 5)).dispatchEvent(pointer('pointerup'));
  (await buttonFor(board, 4)).click();
  assert.equal(board.value[2], '4');
});

test('a menu that a browser opens for a long touch undoes nothing, before or after the touch ends', async (t) => {
  const pass = stopTime(t);
  const board = await putBoard(PROPERTIES);
  for (const [digit, ends] of [
    ['pointerup', 'contextmenu'],
    ['contextmenu', 'pointerup'],
  ].entries()) {
    const button = await buttonFor(board, digit + 1);
    button.dispatchEvent(pointer('pointerdown'));
    pass(500);
    for (const end of ends) {
      await board.updateComplete;
      button.dispatchEvent(pointer(end));
    }
    await board.updateComplete;
    assert.equal(board.filter, digit + 1);
  }
  // The menu key after it is another thing.
  const menu = new PointerEvent('contextmenu', {
    pointerType: 'mouse',
    bubbles: true,
    composed: true,
  });
  (await buttonFor(board, 2)).dispatchEvent(menu);
  assert.equal(board.filter, null);
});

test('a tap after a long touch without a click is not lost, whatever the mode is by then', async (t) => {
  const pass = stopTime(t);
  const board = await putBoard(PROPERTIES);
  board.selected = 2;
  const button = await buttonFor(board, 5);
  button.dispatchEvent(pointer('pointerdown'));
  pass(500);
  button.dispatchEvent(pointer('pointerup'));
  board.mode = 'color';
  await board.updateComplete;
  for (const type of ['pointerdown', 'pointerup']) button.dispatchEvent(pointer(type));
  button.dispatchEvent(pointer('click', 1));
  assert.notEqual(board.board.colors[2], 0);
});

test('where nothing is to be highlighted, a slow tap types, and F is the page’s', async (t) => {
  const pass = stopTime(t);
  const board = await putBoard({ ...PROPERTIES, highlight: 'none' });
  board.selected = 2;
  assert.equal(board.press(keyDown('f')), false);
  const button = await buttonFor(board, 4);
  button.dispatchEvent(pointer('pointerdown'));
  pass(5000);
  for (const type of ['pointerup', 'click']) button.dispatchEvent(pointer(type, 1));
  assert.ok(board.filter === null && board.value.startsWith('534'));
  assert.ok(button.dispatchEvent(pointer('contextmenu')));
  // What is marked goes with the choice, and so does the question.
  board.highlight = 'all';
  board.filter = 5;
  board.highlight = 'none';
  assert.equal(board.filter, null);
  board.highlight = 'all';
  board.press(keyDown('f'));
  board.highlight = 'none';
  assert.equal(board.isFilterAsked, false);
});

test('F has no effect while givens are entered, which ends what it did before', async () => {
  const board = await putBoard(PROPERTIES);
  board.selected = 2;
  await press(board, 'f', '5');
  board.editing = true;
  assert.equal(board.filter, null);
  await press(board, 'f', '4');
  assert.match(board.puzzle, /^534/);
  board.editing = false;
  await press(board, 'f', '5');
  board.clear();
  assert.equal(board.filter, null);
});

const repeated = (name: string): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: name, repeat: true, cancelable: true });

test('F, or the digit after it, that is held counts once', async () => {
  const board = await putBoard(PROPERTIES);
  board.selected = 2;
  await press(board, 'f');
  assert.ok(board.press(repeated('f')) && board.isFilterAsked);
  await press(board, '5');
  assert.ok(board.press(repeated('5')) && board.press(repeated('5')));
  assert.deepEqual([board.filter, board.value], [5, PUZZLE]);
  board.editing = true;
  assert.equal(board.press(repeated('f')), false);
});

test('so does a right click, or the menu key; not on colours, and not while a puzzle is entered', async () => {
  const board = await putBoard(PROPERTIES);
  const menu = async (digit: number): Promise<boolean> => {
    const event = new PointerEvent('contextmenu', {
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    return !(await buttonFor(board, digit)).dispatchEvent(event);
  };
  assert.ok(await menu(7));
  assert.equal(board.filter, 7);
  await menu(3);
  assert.equal(board.filter, 3);
  await menu(3);
  assert.equal(board.filter, null);
  // A key is the same in all modes, so that it keeps the focus.
  const key = await buttonFor(board, 7);
  board.mode = 'color';
  assert.equal(await menu(7), false);
  board.mode = 'digit';
  board.editing = true;
  assert.equal(await menu(7), false);
  assert.ok(board.filter === null && key === (await buttonFor(board, 7)));
});

test('F is the walk-through’s while that has the board', async () => {
  const board = await putBoard(PROPERTIES);
  board.exhibit = { values: null, candidates: null, drawing: { under: [], over: [] } };
  assert.equal(board.press(keyDown('f')), false);
});
