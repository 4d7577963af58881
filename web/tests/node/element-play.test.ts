/** What a reader does on the element: keys, presses of cells and of the keypad, and what is shown of it. */
import {
  buttonOf,
  cellOf,
  click,
  drag,
  drawn,
  focusedCell,
  keyDown,
  labelOf,
  layOut,
  press,
  pressCell,
  putBoard,
  putShape,
  spokenOf,
  statusOf,
} from './element-board';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { target } from '../../board/roving';
import { MESSAGES } from '../../locales/all-messages';
import { BLANK, FIRST, FIRST_SOLVED } from '../browser/puzzles';
import { square } from '../layouts';

const texts = MESSAGES.en;
const colorOf = (index: number): string => texts.board.color(index, texts.board.colors[index - 1]!);

test('the digit of the selected cell, its notes and the peers are shaded as the page or reader wants', async () => {
  const board = await putBoard({ puzzle: FIRST });
  const count = async (selector: string): Promise<number> =>
    (await drawn(board)).querySelectorAll(selector).length;
  const counts = async (): Promise<readonly number[]> => [
    await count('.cell.same'),
    await count('[data-digits].same'),
    await count('.cell.peer'),
  ];
  board.selected = 2;
  await press(board, 'Control+Digit1', 'Control+Digit2', 'Shift+Digit5', 'Shift+Digit7');
  board.selected = 0;
  for (const [choice, expected] of [
    ['all', [2, 1, 20]],
    ['digits', [2, 1, 0]],
    ['peers', [0, 0, 20]],
    ['none', [0, 0, 0]],
    ['ALL', [2, 1, 20]],
  ] as const) {
    board.setAttribute('highlight', choice);
    assert.deepEqual(await counts(), expected, choice);
  }
  board.selected = 25;
  assert.deepEqual(await counts(), [4, 0, 20]);
  // A candidate between others is as shaded as one alone.
  board.selected = 12;
  const shaded = (await drawn(board)).querySelectorAll<HTMLElement>('[data-digits].same');
  assert.deepEqual(
    Array.from(shaded, ({ dataset }) => dataset['digits']),
    ['1'],
  );
});

test('a board that the reader has solved is shaded no more', async () => {
  const board = await putBoard({ puzzle: FIRST });
  board.selected = 2;
  const shaded = async (): Promise<number> =>
    (await drawn(board)).querySelectorAll('.same, .peer').length;
  assert.ok((await shaded()) > 0);
  board.value = FIRST_SOLVED;
  assert.equal(await shaded(), 0);
  board.undo();
  assert.ok((await shaded()) > 0);
});

test('Control and a press select cells one by one, and all of them get what is typed', async () => {
  const board = await putBoard({ puzzle: FIRST });
  const control = { ctrlKey: true };
  await pressCell(board, 2);
  for (const cell of [18, 72, 18]) await pressCell(board, cell, control);
  assert.deepEqual([board.selection, board.selected], [[2, 72], 72]);
  await press(board, 'Shift+Digit2');
  for (const cell of [2, 72]) assert.match(await labelOf(board, cell), /^empty, corner 2, row/);
  assert.match(await labelOf(board, 18), /^empty, row/);
  await pressCell(board, 18);
  assert.deepEqual(board.selection, [18]);
});

test('a tap selects one cell of several again, also one of them', async () => {
  const board = await putBoard({ puzzle: FIRST });
  await layOut(board);
  for (const cell of [3, 4]) {
    board.selection = [2, 3];
    await pressCell(board, cell, { pointerType: 'touch' });
    assert.deepEqual(board.selection, [cell]);
  }
});

test('a mark that was chosen first is entered into all cells of a stroke', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true, entry: 'digit' });
  board.mode = 'candidates';
  await click(board, texts.keypad.candidates('2'));
  await layOut(board);
  await drag(board, [10, 11]);
  for (const cell of [10, 11]) assert.match(await labelOf(board, cell), /^empty, candidates 2,/);
  await drag(board, [10, 11]);
  for (const cell of [10, 11]) assert.match(await labelOf(board, cell), /^empty, row/);
  // With Control cells are only selected.
  await pressCell(board, 3, { ctrlKey: true });
  assert.match(await labelOf(board, 3), /^empty, row/);
  assert.equal((await cellOf(board, 3)).getAttribute('aria-selected'), 'true');
});

test('a tap enters the digit that was chosen first, and the next one erases it', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true, entry: 'digit' });
  await click(board, texts.keypad.digit('4'));
  for (const value of ['4', '.', '4']) {
    await pressCell(board, 2, { pointerType: 'touch' });
    assert.equal(board.value, FIRST.slice(0, 2) + value + FIRST.slice(3));
  }
});

test('a key says how often its digit is still to be placed', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  const four = await buttonOf(board, texts.keypad.digit('4'));
  const told = (): readonly (string | null | undefined)[] => [
    four.getAttribute('aria-description'),
    four.querySelector('small')?.textContent,
  ];
  assert.deepEqual(told(), [texts.keypad.left(7), '7']);
  board.selected = 2;
  await press(board, '4');
  assert.deepEqual(told(), [texts.keypad.left(6), '6']);
  // Of a puzzle that is entered nothing is known.
  board.editing = true;
  await board.updateComplete;
  assert.deepEqual(told(), [null, undefined]);
});

test('keys of notes and colours are pressed that the selected cell has', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  const pressed = async (label: string): Promise<string | null> =>
    (await buttonOf(board, label)).getAttribute('aria-pressed');
  const { keypad } = texts;
  assert.equal(await pressed(keypad.digit('4')), null);
  for (const [mode, label] of [
    ['candidates', keypad.candidates('4')],
    ['corner', keypad.corner('4')],
    ['color', colorOf(4)],
  ] as const) {
    board.mode = mode;
    board.selected = null;
    assert.equal(await pressed(label), null, mode);
    board.selected = 2;
    assert.equal(await pressed(label), 'false', mode);
    await click(board, label);
    assert.equal(await pressed(label), 'true', mode);
    board.selected = 3;
    assert.equal(await pressed(label), 'false', mode);
    assert.equal(await pressed(keypad.erase), null, mode);
  }
});

test('a key of notes or colours is pressed that takes them away from the selected cells', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  const { keypad } = texts;
  const isPressed = async (label: string, ...cells: readonly number[]): Promise<string | null> => {
    board.selection = cells;
    await board.updateComplete;
    return (await buttonOf(board, label)).getAttribute('aria-pressed');
  };
  for (const [mode, label] of [
    ['candidates', keypad.candidates('4')],
    ['corner', keypad.corner('4')],
    ['color', colorOf(4)],
  ] as const) {
    board.mode = mode;
    board.selected = 2;
    await click(board, label);
    assert.equal(await isPressed(label, 3, 2), 'false', mode);
    await click(board, label);
    assert.equal(await isPressed(label, 3, 2), 'true', mode);
    // A given has no notes, but a colour.
    assert.equal(await isPressed(label, 2, 0), mode === 'color' ? 'false' : 'true', mode);
  }
  // Notes below a digit are hidden, and stay.
  board.mode = 'digit';
  board.selected = 2;
  await press(board, '4');
  for (const [mode, label] of [
    ['candidates', keypad.candidates('4')],
    ['corner', keypad.corner('4')],
  ] as const) {
    board.mode = mode;
    assert.equal(await isPressed(label, 2), 'false', mode);
  }
});

test('a key of automatic candidates is pressed as long as it removes one', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true, notes: 'automatic' });
  board.mode = 'candidates';
  board.selection = [2, 3];
  await board.updateComplete;
  const label = texts.keypad.candidates('2');
  const isPressed = async (): Promise<string | null> =>
    (await buttonOf(board, label)).getAttribute('aria-pressed');
  assert.equal(await isPressed(), 'true');
  await click(board, label);
  assert.equal(await isPressed(), 'false');
  await click(board, label);
  assert.equal(await isPressed(), 'true');
});

test('the keypad is one tab stop, in which arrows move', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  const keypad = (await drawn(board)).querySelector('[part=keypad]')!;
  assert.equal(keypad.getAttribute('role'), 'toolbar');
  assert.equal(keypad.getAttribute('aria-label'), texts.keypad.label);
  const keys = (): readonly HTMLElement[] => [...keypad.querySelectorAll('button')];
  const stops = (): readonly number[] =>
    keys().flatMap(({ tabIndex }, at) => (tabIndex === 0 ? [at] : []));
  const go = (name: string): boolean => {
    const event = keyDown(name);
    board.shadowRoot!.activeElement!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  assert.deepEqual(stops(), [0]);
  keys()[0]!.focus();
  for (const [key, expected] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 0],
    ['End', 9],
    ['ArrowRight', 9],
  ] as const) {
    assert.equal(go(key), true);
    assert.deepEqual(
      [stops(), board.shadowRoot!.activeElement === keys()[expected]],
      [[expected], true],
    );
  }
  // These are for cells, or the browser's.
  for (const key of ['Shift+ArrowLeft', 'Control+Home', '4', 'Enter']) assert.equal(go(key), false);
  // It stays over a change, also where there are fewer keys, and more again.
  for (const [mode, count] of [
    ['corner', 10],
    ['color', 9],
    ['digit', 10],
  ] as const) {
    board.mode = mode;
    await board.updateComplete;
    assert.deepEqual([keys().length, stops()], [count, [count - 1]], mode);
  }
  // After the mouse the keys of the keyboard are for the cells.
  board.selected = 2;
  await board.updateComplete;
  keys()[3]!.focus();
  keys()[3]!.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
  assert.equal(focusedCell(board), null);
  keys()[3]!.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse', bubbles: true }));
  assert.equal(focusedCell(board), 2);
  assert.deepEqual(stops(), [3]);
  // Of a touch or a pen the click is last, and gives the key the focus; that of Enter has no number.
  for (const [detail, expected] of [
    [0, null],
    [1, 2],
  ] as const) {
    keys()[3]!.focus();
    keys()[3]!.dispatchEvent(new PointerEvent('click', { detail, bubbles: true }));
    await board.updateComplete;
    assert.equal(focusedCell(board), expected);
  }
});

test('up and down lead to the row above and below', () => {
  // Two rows of five.
  assert.deepEqual(
    [
      target('ArrowDown', 2, 10, 5),
      target('ArrowUp', 7, 10, 5),
      target('ArrowDown', 7, 10, 5),
      target('ArrowUp', 2, 10, 5),
      target('ArrowDown', 2, 7, 5),
      target('PageDown', 2, 10, 5),
    ],
    [7, 2, null, null, null, null],
  );
});

test('givens are typed cell by cell, whatever comes first', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true, entry: 'digit' });
  board.clear();
  const seven = await buttonOf(board, texts.keypad.digit('7'));
  assert.equal(seven.getAttribute('aria-pressed'), null);
  seven.click();
  assert.equal(board.puzzle, `7${BLANK.slice(1)}`);
});

test('automatic notes are at their places, and lack what the reader removes', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  board.setAttribute('notes', 'automatic');
  assert.match(await labelOf(board, 2), /^empty, candidates 1 2 4,/);
  const marks = [...(await cellOf(board, 2)).querySelector('[part=candidates]')!.children];
  assert.deepEqual(
    marks.map((mark) => mark.getAttribute('data-digits')),
    ['1', '2', '', '4', '', '', '', '', ''],
  );
  board.selected = 2;
  await press(board, 'Control+Digit1');
  assert.equal(await spokenOf(board), 'empty, candidates 2 4');
  await press(board, 'Control+Digit9');
  assert.ok((await statusOf(board)).startsWith(texts.status.noCandidate));
  board.selected = 3;
  await press(board, '2');
  assert.match(await labelOf(board, 2), /^empty, candidates 4,/);
  board.undo();
  board.undo();
  assert.match(await labelOf(board, 2), /^empty, candidates 1 2 4,/);
  assert.equal(board.canUndo, false);
  board.notes = 'own';
  assert.match(await labelOf(board, 2), /^empty, row/);
});

test('cells are coloured by keys, several at a time, and told by name', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  board.selected = 0;
  await press(board, 'm', 'm', 'm');
  assert.equal(board.mode, 'color');
  await press(board, 'Shift+ArrowDown', '3', '8', '9');
  const both = `${colorOf(3)}, ${colorOf(8)}`;
  assert.equal(await spokenOf(board), `${texts.board.selectedCells(2)}: ${both}`);
  assert.ok((await labelOf(board, 0)).startsWith(`5 given, ${both}, row`));
  assert.match((await cellOf(board, 0)).className, /\bcolored\b/);
  await press(board, 'Backspace');
  assert.ok((await spokenOf(board)).includes(texts.board.noColor));
  assert.doesNotMatch((await cellOf(board, 0)).className, /\bcolored\b/);
  await press(board, 'Control+z');
  assert.ok((await labelOf(board, 9)).includes(both));
  assert.equal(board.value, FIRST);
});

test('Undo and Redo say what became of a cell, or how many cells changed', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  board.selected = 2;
  await press(board, '4', 'Control+z');
  assert.equal(await spokenOf(board), 'r1c3: 4 removed');
  await press(board, 'Control+y');
  assert.equal(await spokenOf(board), `r1c3: ${texts.board.own('4')}`);
  board.selected = 3;
  await press(board, 'Shift+Digit2', 'Control+z', 'Control+y');
  assert.equal(await spokenOf(board), 'r1c4: empty, corner 2');
  board.enter(1, 'color');
  board.undo();
  assert.equal(await spokenOf(board), `r1c4: ${texts.board.noColor}`);
  board.reset();
  board.undo();
  assert.equal(await spokenOf(board), 'r1c3: 4 yours');
  board.markCandidates();
  board.undo();
  assert.equal(await spokenOf(board), texts.board.changedCells(50));
  // Nothing is left to redo, and nothing new to say.
  board.redo();
  board.redo();
  assert.equal(await spokenOf(board), texts.board.changedCells(50));
  // The same words are read again only where the text differs.
  const region = (await drawn(board)).querySelector('[aria-live]')!;
  for (const go of ['undo', 'redo', 'undo'] as const) {
    const said = region.textContent;
    board[go]();
    assert.equal(await spokenOf(board), texts.board.changedCells(50));
    assert.notEqual(region.textContent, said);
  }
});

test('the key for the next mode says which one it is', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  const said: string[] = [];
  for (let presses = 0; presses < 4; ++presses) {
    await press(board, 'm');
    said.push(await spokenOf(board));
  }
  const { corner, candidates, color, digit } = texts.modes;
  assert.deepEqual(said, [corner, candidates, color, digit].map(texts.modes.now));
  // The choice itself says what is chosen.
  board.mode = 'color';
  assert.equal(await spokenOf(board), texts.modes.now(digit));
  // There is none while givens are entered.
  board.mode = 'digit';
  board.editing = true;
  await press(board, 'm');
  assert.equal(board.mode, 'digit');
});

test('K checks where Check is offered, and is typed where it is a value', async () => {
  for (const [properties, isOffered] of [
    [{ controls: true }, true],
    [{ play: '' }, true],
    [{ hints: true }, true],
    [{}, false],
    [{ controls: true, readOnly: true }, false],
  ] as const) {
    const board = await putBoard({ puzzle: FIRST, keep: 'none', ...properties });
    board.selected = 2;
    assert.equal(board.press(keyDown('k')), isOffered, JSON.stringify(properties));
  }
  const board = await putBoard({ puzzle: FIRST, controls: true });
  await press(board, 'k');
  assert.equal(await statusOf(board), texts.status.nothingToCheck);
  const large = await putShape(square(5, 5));
  large.selected = 0;
  await press(large, 'k');
  assert.equal(large.value.charAt(0), 'K');
});

test('a cell with a digit takes no marks, which is told', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  board.selected = 0;
  await press(board, 'Shift+Digit4');
  assert.ok((await statusOf(board)).startsWith(texts.status.noMarks));
  assert.equal(board.canUndo, false);
});

test('keys from outside the board type digits, marks and givens, and undo', async () => {
  const board = await putBoard({ puzzle: FIRST });
  board.selected = 2;
  assert.equal(board.press(keyDown('Shift+Digit2')), true);
  assert.match(await labelOf(board, 2), /^empty, corner 2, row/);
  board.selected = 0;
  board.editing = true;
  assert.equal(board.press(keyDown('8')), true);
  assert.match(await labelOf(board, 0), /^8 given/);
  board.press(keyDown('Control+z'));
  assert.equal(board.value, FIRST);
});

test('Shift and a digit of the number pad is a corner mark, as each system sends it', async () => {
  const board = await putBoard({ puzzle: FIRST });
  board.selected = 2;
  const grid = (await drawn(board)).querySelector('[role=grid]')!;
  const send = (type: string, key: string, code: string, more: object = {}): boolean => {
    const usual = { bubbles: true, cancelable: true, composed: true };
    const event = new KeyboardEvent(type, { key, code, ...usual, ...more });
    const numLock = 'numLock' in more;
    return grid.dispatchEvent(Object.assign(event, { getModifierState: () => numLock }));
  };
  // Windows: Shift is released for each key, and pressed again.
  send('keydown', 'Shift', 'ShiftLeft', { shiftKey: true });
  for (const [key, code] of [
    ['End', 'Numpad1'],
    ['Clear', 'Numpad5'],
  ] as const) {
    send('keyup', 'Shift', 'ShiftLeft');
    assert.equal(send('keydown', key, code), false);
    send('keyup', key, code);
    send('keydown', 'Shift', 'ShiftLeft', { shiftKey: true });
  }
  assert.match(await labelOf(board, 2), /^empty, corner 1 5,/);
  // The same of a board that does not see the release, as NumLock tells; Linux; macOS.
  send('keydown', 'PageDown', 'Numpad3', { numLock: true });
  send('keydown', 'ArrowUp', 'Numpad8', { shiftKey: true });
  send('keydown', '9', 'Numpad9', { shiftKey: true });
  assert.match(await labelOf(board, 2), /^empty, corner 1 3 5 8 9,/);
  // Without Shift it is a digit, and without NumLock a move.
  send('keydown', '4', 'Numpad4', { numLock: true });
  assert.match(await labelOf(board, 2), /^4 yours, row/);
  send('keydown', 'ArrowDown', 'Numpad2');
  assert.equal(board.selected, 11);
});

test('the quick find of Firefox does not open over a board that is played', async () => {
  const board = await putBoard({ puzzle: FIRST });
  const opens = async (key: string): Promise<boolean> => {
    const event = keyDown(key);
    (await drawn(board)).querySelector('[role=grid]')!.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  for (const key of ['/', "'"]) {
    assert.deepEqual([await opens(key), board.press(keyDown(key))], [false, true]);
    board.readOnly = true;
    assert.deepEqual([await opens(key), board.press(keyDown(key))], [true, false]);
    board.readOnly = false;
  }
  assert.equal(board.canUndo, false);
});

test('keys from outside change no board that is out of sight', async () => {
  const board = await putBoard({ puzzle: FIRST });
  board.selected = 2;
  const grid = (await drawn(board)).querySelector('[role=grid]')!;
  const place = { top: -900, bottom: -200, left: 0, right: 700 };
  const keys = ['4', 'Shift+Digit4', 'ArrowDown', 'Control+z'];
  for (const rectangle of [place, { ...place, top: 5000, bottom: 5700 }]) {
    Object.assign(grid, { getBoundingClientRect: () => rectangle });
    for (const key of keys) assert.equal(board.press(keyDown(key)), false, key);
  }
  Object.assign(grid, { getBoundingClientRect: () => ({ ...place, bottom: 50 }) });
  Object.assign(grid, { checkVisibility: () => false });
  for (const key of keys) assert.equal(board.press(keyDown(key)), false, key);
  assert.deepEqual([board.value, board.selected], [FIRST, 2]);
  Object.assign(grid, { checkVisibility: () => true });
  assert.equal(board.press(keyDown('4')), true);
});

test('nothing is asked about a board that has the focus but is out of sight', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true, play: '' });
  board.selected = 2;
  const grid = (await drawn(board)).querySelector('[role=grid]')!;
  const told = await statusOf(board);
  const place = { top: -900, bottom: -200, left: 0, right: 700 };
  Object.assign(grid, { getBoundingClientRect: () => place });
  await press(board, 'k', 'h');
  assert.equal(await statusOf(board), told);
  assert.equal(board.hinted, null);
  Object.assign(grid, { getBoundingClientRect: () => ({ ...place, bottom: 50 }) });
  await press(board, 'k');
  assert.equal(await statusOf(board), texts.status.nothingToCheck);
});

test('Enter enters nothing and shows no answer unless a digit was chosen first', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  board.selected = 2;
  await press(board, '4', 'Enter');
  assert.equal(board.press(keyDown('Enter')), false);
  const typed = `${FIRST.slice(0, 2)}4${FIRST.slice(3)}`;
  // The answer would be there before a check is.
  assert.equal(await board.check(), true);
  assert.ok((await statusOf(board)).startsWith(texts.status.allRight(1, 50)));
  assert.equal(board.value, typed);
  assert.equal(await board.solve(), 'unique');
  await press(board, 'Control+z');
  assert.equal(board.value, typed);
});

test('Clear selects the first cell, wherever the reader was', async () => {
  const board = await putBoard({ puzzle: FIRST, controls: true });
  board.selected = 80;
  board.clear();
  await press(board, '5', '3');
  assert.deepEqual([board.puzzle, board.selected], [`53${BLANK.slice(2)}`, 2]);
});
