/** The element with a tool: keys and strokes mark cells for it, and digits do not arrive. */
import {
  cellOf,
  drag,
  focusedCell,
  keyDown,
  labelOf,
  layOut,
  press,
  pressCell,
  putShape,
} from './element-board';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { MESSAGES } from '../../locales/all-messages';
import { square } from '../layouts';

const texts = MESSAGES.en;
const SIX = square(2, 3, { voids: [2, 35] });

/** Gives the board a tool that takes the key Enter; returns how to take what it got. */
function useTool(board: JiugongBoard, reachesVoids = false): () => readonly string[] {
  const done: string[] = [];
  board.tool = {
    reachesVoids,
    goesDiagonally: false,
    draw: (cells) => void done.push(`draw ${cells.join(' ')}`),
    press: ({ key }) => {
      done.push(`press ${key}`);
      return key === 'Enter';
    },
  };
  return () => done.splice(0);
}

const chosen = ({ selected, selection }: JiugongBoard) => [selected, selection];

test('keys mark and move; the tool gets the others, and digits do not arrive', async () => {
  const board = await putShape(SIX);
  board.selected = 0;
  await press(board, '5');
  const done = useTool(board);
  assert.deepEqual(chosen(board), [0, [0]]);
  await press(board, 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown');
  assert.deepEqual(chosen(board), [13, [6, 7, 13]]);
  assert.deepEqual(done(), []);
  await press(board, 'Enter', '4', 'm', 'Delete', 'Shift+Digit4');
  assert.deepEqual(done(), ['press Enter', 'press 4', 'press m', 'press Delete', 'press $']);
  assert.equal(board.mode, 'digit');
  board.enter(4);
  assert.match(await labelOf(board, 13), /^empty, row/);
  await press(board, 'Escape');
  assert.deepEqual(chosen(board), [13, [13]]);
  await press(board, 'Control+z');
  assert.match(await labelOf(board, 0), /^empty, row/);
  await press(board, 'Control+y');
  assert.match(await labelOf(board, 0), /^5 yours/);
});

test('keys move past marked cells, and Escape leaves one', async () => {
  const board = await putShape(SIX);
  const done = useTool(board);
  await layOut(board);
  await pressCell(board, 6);
  assert.deepEqual(done(), ['draw 6']);
  await press(board, 'Shift+ArrowRight', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'ArrowUp');
  assert.deepEqual(chosen(board), [14, [6, 7, 20]]);
  for (const [cell, isSelected] of [
    [14, 'false'],
    [20, 'true'],
  ] as const) {
    assert.equal((await cellOf(board, cell)).getAttribute('aria-selected'), isSelected);
  }
  assert.equal((await cellOf(board, 14)).tabIndex, 0);
  await press(board, 'Escape');
  assert.deepEqual(chosen(board), [14, [14]]);
  await press(board, 'Shift+ArrowLeft', 'ArrowUp');
  board.tool = null;
  assert.deepEqual(chosen(board), [7, [7]]);
});

test('keys from outside the board obey the same rules, and take the focus', async () => {
  const board = await putShape(SIX);
  const done = useTool(board);
  assert.equal(board.press(keyDown('ArrowRight')), false);
  board.selected = 7;
  await board.updateComplete;
  assert.equal(board.press(keyDown('ArrowRight')), true);
  assert.equal(board.press(keyDown('Enter')), true);
  assert.equal(board.press(keyDown('4')), false);
  assert.deepEqual(done(), ['press Enter', 'press 4']);
  assert.deepEqual(chosen(board), [8, [8]]);
  assert.equal(focusedCell(board), 8);
});

test('void cells are marked only by a tool that reaches them', async () => {
  const board = await putShape(SIX);
  const done = useTool(board);
  await layOut(board);
  const hole = await cellOf(board, 2);
  assert.equal(hole.getAttribute('aria-disabled'), 'true');
  await drag(board, [0, 3]);
  assert.deepEqual(done(), ['draw 0 1 3']);

  const doneNow = useTool(board, true);
  assert.deepEqual(chosen(board), [3, [3]]);
  await press(board, 'ArrowLeft');
  assert.equal(board.selected, 2);
  assert.equal(await labelOf(board, 2), texts.board.cell(1, 3, [texts.shapes.void], []));
  assert.equal(hole.getAttribute('aria-disabled'), null);
  await press(board, 'Control+End');
  assert.equal(board.selected, 35);
  await drag(board, [35, 34]);
  assert.equal(doneNow().at(-1), 'draw 35 34');
  await pressCell(board, 35);
  useTool(board);
  assert.deepEqual(chosen(board), [0, [0]]);
});

test('a board that is read only has no use for a tool', async () => {
  const board = await putShape(SIX);
  board.readOnly = true;
  const done = useTool(board, true);
  await layOut(board);
  await drag(board, [6, 7]);
  await press(board, 'Enter');
  assert.deepEqual(chosen(board), [7, [6, 7]]);
  assert.deepEqual(done(), []);
  assert.equal((await cellOf(board, 2)).getAttribute('aria-disabled'), 'true');
});
