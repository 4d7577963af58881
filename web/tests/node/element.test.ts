/** The element as pages and scripts use it: its attributes, properties, methods and events. */
import {
  cellOf,
  click,
  codeOf,
  buttonOf,
  labelOf,
  makeBoard,
  paste,
  press,
  putBoard,
  putShape,
  statusOf,
  until,
  watch,
} from './element-board';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { Snapshot } from '../../board/snapshot';
import { boardOf as boardWith } from '../../board/state';
import { blank } from '../../board/values';
import { MESSAGES } from '../../locales/all-messages';
import { KILLER, KILLER_SOLVED } from '../browser/killer';
import { BLANK, FIRST, FIRST_SOLVED, QUESTION_MARKS, TWO_WAYS, boardOf } from '../browser/puzzles';
import { square } from '../layouts';

const texts = MESSAGES.en;
const { actions, keypad } = texts;

const isDisabled = async (board: JiugongBoard, name: string): Promise<boolean> =>
  (await buttonOf(board, name)).getAttribute('aria-disabled') === 'true';

test('Reset brings back the puzzle of the page, and Undo what was typed in its place', async () => {
  const board = await putBoard({ controls: true, puzzle: FIRST });
  board.clear();
  await click(board, keypad.digit('7'));
  assert.equal(board.puzzle, `7${BLANK.slice(1)}`);
  await click(board, actions.reset);
  assert.deepEqual([board.puzzle, board.editing], [FIRST, false]);
  await click(board, actions.undo);
  assert.equal(board.puzzle, `7${BLANK.slice(1)}`);
  assert.equal(await isDisabled(board, actions.redo), false);
  await click(board, actions.redo);
  assert.equal(board.puzzle, FIRST);
  assert.equal(await isDisabled(board, actions.redo), true);
});

for (const how of ['attribute', 'property'] as const) {
  test(`a reader cannot lose a puzzle that the page sets by ${how}`, async () => {
    const board = await putBoard({ controls: true, puzzle: FIRST });
    const puzzle = boardOf(QUESTION_MARKS);
    board.selected = 2;
    await press(board, '4');
    // The engine has to read the nine lines.
    for (const text of [puzzle, QUESTION_MARKS]) {
      if (how === 'attribute') board.setAttribute('puzzle', text);
      else board.puzzle = text;
      await until(board, () => board.value === puzzle);
      assert.equal(board.canUndo, false);
      assert.equal(await isDisabled(board, actions.undo), true);
      board.selected = 2;
      await press(board, '4');
      board.selected = 3;
      await press(board, 'Shift+Digit9');
      await click(board, actions.clear);
      assert.deepEqual([board.value, board.editing], [puzzle, false]);
      assert.match(await labelOf(board, 3), /^empty, row/);
      // What Clear has cleared is the reader's, and comes back.
      await click(board, actions.undo);
      assert.match(await labelOf(board, 2), /^4 yours/);
      assert.match(await labelOf(board, 3), /corner 9, row/);
    }
    assert.equal(paste(board, FIRST), true);
    await until(board, () => board.puzzle === FIRST);
    await click(board, actions.clear);
    assert.equal(board.puzzle, FIRST);
    await click(board, actions.reset);
    assert.equal(board.puzzle, puzzle);
  });
}

test('a board without a puzzle keeps the reader’s own puzzle', async () => {
  const board = await putBoard({ controls: true });
  await click(board, actions.clear);
  await press(board, '7');
  await click(board, actions.reset);
  assert.equal(board.puzzle, `7${BLANK.slice(1)}`);
});

test('removing the puzzle leaves an empty board', () => {
  const board = makeBoard({ puzzle: FIRST });
  Object.assign(board, { puzzle: null });
  assert.equal(board.puzzle, BLANK);
  board.setAttribute('puzzle', FIRST);
  assert.equal(board.puzzle, FIRST);
  board.removeAttribute('puzzle');
  assert.equal(board.puzzle, BLANK);
});

test('a text that is no puzzle is told, and that the board is unchanged if there was work', async () => {
  for (const [puzzle, isSaid] of [
    [FIRST, true],
    [BLANK, false],
  ] as const) {
    const board = await putBoard({ controls: true, puzzle });
    board.setAttribute('puzzle', 'nonsense');
    await until(board, () => board.message.tone === 'alarm');
    const status = await statusOf(board);
    assert.match(status, /That text is not a puzzle\. Line 1, column/);
    assert.equal(status.includes('The board is unchanged.'), isSaid);
    assert.equal(board.value, puzzle);
  }
});

test('a text that is no puzzle is told without controls, too, until there is one', async () => {
  const board = await putBoard({ puzzle: FIRST, readOnly: true });
  assert.equal(await statusOf(board), '');
  board.setAttribute('puzzle', 'nonsense');
  await until(board, () => board.message.tone === 'alarm');
  assert.match(await statusOf(board), /^That text is not a puzzle\. Line 1, column/);
  board.puzzle = FIRST;
  assert.equal(await statusOf(board), '');
});

test('a puzzle of another shape that cannot be read is told like any', async () => {
  const board = await putBoard({ controls: true });
  board.setAttribute('puzzle', '6x6; rows; boxen 2x3');
  await until(board, () => board.message.tone === 'alarm');
  assert.ok((await statusOf(board)).startsWith(texts.errors.notAPuzzle));
  assert.equal(board.value, BLANK);
});

test('a paste of a puzzle with rules is taken', async () => {
  const board = await putBoard({ controls: true, puzzle: FIRST });
  const text = '9x9; rows; columns; boxes 3x3; thermometer r1c1 r1c2';
  assert.equal(paste(board, text), true);
  await until(board, () => board.puzzle === text);
});

test('several steps are undone as one change', async () => {
  const board = await putBoard({ puzzle: FIRST });
  const before = board.board;
  for (const digit of [4, 0, 4, 0]) {
    board.selected = 2;
    board.enter(digit);
  }
  const changed: string[] = [];
  board.addEventListener('jiugong-change', () => changed.push(board.value));
  board.undoTo((one) => one === before);
  await board.updateComplete;
  assert.deepEqual(changed, [FIRST]);
  assert.equal(board.selected, 2);
  for (let step = 0; step < 3; ++step) board.redo();
  assert.equal(board.board.own[2], 4);
  board.redo();
  assert.deepEqual([board.value, board.canRedo], [FIRST, false]);
});

test('methods, value and events', async () => {
  const board = await putBoard({ controls: true, puzzle: FIRST });
  const events: string[] = [];
  const names = ['jiugong-input', 'jiugong-solved', 'jiugong-error'];
  const end = new AbortController();
  for (const name of names) {
    const write = (event: Event): void => {
      const { by, error } = (event as CustomEvent).detail;
      if (event.target === board) events.push([name, by, error?.code].filter(Boolean).join(' '));
    };
    document.addEventListener(name, write, { signal: end.signal });
  }
  board.value = FIRST_SOLVED;
  assert.equal(await board.check(), true);
  assert.equal(board.value, FIRST_SOLVED);
  board.reset();
  assert.equal(await board.check(), null);
  assert.equal(await board.solve(), 'unique');
  board.undo();
  assert.equal(board.value, board.puzzle);
  board.redo();
  board.clear();
  board.undo();
  assert.equal(board.value, FIRST_SOLVED);
  assert.equal(
    codeOf(() => (board.value = 'nonsense')),
    'bad-argument',
  );
  board.puzzle = 'nonsense';
  await until(board, () => board.message.tone === 'alarm');
  end.abort();
  assert.deepEqual(events, [
    'jiugong-input',
    'jiugong-solved engine',
    'jiugong-input',
    'jiugong-input',
    'jiugong-error bad-character',
  ]);
});

test('only a filled board counts as solved', async () => {
  const board = makeBoard({ puzzle: TWO_WAYS });
  const solved = watch(board, 'jiugong-solved');
  assert.equal(await board.solve(), 'multiple');
  board.view = 'first';
  assert.doesNotMatch(board.value, /\./);
  assert.deepEqual(solved, []);
});

test('a late answer is not applied to another puzzle, nor to a board that is gone', async () => {
  const board = await putBoard({ puzzle: FIRST });
  const first = board.solve();
  const other = `9${BLANK.slice(1)}`;
  board.puzzle = other;
  assert.equal(await first, null);
  assert.equal(board.value, other);
  const second = board.solve();
  board.remove();
  assert.equal(await second, null);
});

test('a script selects a cell and types into it', () => {
  const board = makeBoard();
  board.selected = 80;
  board.enter(7);
  assert.equal(board.value, `${BLANK.slice(1)}7`);
  for (const wrong of [81, -1, 1.5, NaN, '4', undefined]) {
    assert.equal(
      codeOf(() => (board.selected = wrong as number)),
      'bad-argument',
      String(wrong),
    );
  }
  assert.equal(board.selected, 80);
  board.selected = null;
  assert.equal(board.selected, null);
});

test('a script restores a snapshot in one step, with marks and colours', async () => {
  const board = await putBoard({ puzzle: FIRST });
  board.selection = [2, 3];
  board.mode = 'corner';
  board.enter(7);
  board.enter(4, 'digit');
  board.enter(2, 'color');
  const kept = JSON.parse(JSON.stringify(board.snapshot)) as Snapshot;
  assert.equal(kept.own.slice(0, 4), '..44');
  assert.deepEqual(kept.corner.slice(0, 4), [0, 0, 64, 64]);
  assert.deepEqual(kept.colors!.slice(0, 4), [0, 0, 2, 2]);
  board.clear();
  board.snapshot = kept;
  assert.deepEqual(board.snapshot, kept);
  board.undo();
  assert.equal(board.value, BLANK);
  board.restore(kept);
  assert.deepEqual([board.snapshot, board.canUndo], [kept, false]);
  const { color, colors } = texts.board;
  assert.ok((await labelOf(board, 2)).includes(color(2, colors[1]!)));
  board.puzzle = FIRST;
  assert.equal((board.snapshot as Snapshot).colors, undefined);
});

test('what is no value of a property or argument is rejected, and changes nothing', () => {
  const board = makeBoard({ puzzle: FIRST });
  board.selected = 5;
  const before = board.snapshot as Snapshot;
  const attempts: readonly (() => void)[] = [
    () => (board.snapshot = { ...before, own: 'nonsense' }),
    () => (board.selection = [81]),
    () => (board.mode = 'nonsense' as 'digit'),
    () => (board.view = 'nonsense' as 'both'),
    () => (board.puzzle = Array(81).fill(0) as unknown as string),
    () => board.enter(10),
    () => board.enter('5' as unknown as number),
    () => board.enter(5, 'nonsense' as 'digit'),
  ];
  for (const attempt of attempts) assert.equal(codeOf(attempt), 'bad-argument', String(attempt));
  assert.deepEqual([board.snapshot, board.selection], [before, [5]]);
});

test('a setting takes no other value, and its attribute then has the first', () => {
  const board = makeBoard();
  for (const [name, other, first] of [
    ['highlight', 'peers', 'all'],
    ['mistakes', 'none', 'clashes'],
    ['entry', 'digit', 'cell'],
    ['notes', 'automatic', 'own'],
  ] as const) {
    board.setAttribute(name, other);
    assert.equal(board[name], other);
    board.setAttribute(name, '<b>');
    assert.equal(board[name], first);
    assert.equal(
      codeOf(() => Object.assign(board, { [name]: '<b>' })),
      'bad-argument',
    );
  }
});

test('pencil marks keep ruled out digits if the page sets so', () => {
  const board = makeBoard();
  for (const [isKept, expected] of [
    [true, 64],
    [false, 0],
  ] as const) {
    board.toggleAttribute('keep-marks', isKept);
    board.reset();
    board.selected = 1;
    board.enter(7, 'candidates');
    board.selected = 0;
    board.enter(7, 'digit');
    assert.equal((board.snapshot as Snapshot).candidates[1], expected);
  }
});

test('a board opened over another is a step of its own', async () => {
  const board = await putShape(square(2, 3));
  const small = square(2, 2);
  board.open(boardWith(blank(small), small));
  assert.equal(board.layout, small);
  board.undo();
  assert.deepEqual([board.layout.rows, board.canUndo], [6, false]);
});

test('a killer is played, checked, solved and undone like any puzzle', async () => {
  const empty = '.'.repeat(36);
  const board = await putBoard({ controls: true });
  const inputs = watch<{ value: string }>(board, 'jiugong-input');
  const solved = watch<{ by: string; value: string }>(board, 'jiugong-solved');
  board.setAttribute('puzzle', KILLER);
  await until(board, () => board.puzzle === KILLER);
  assert.deepEqual([board.value, board.canUndo], [empty, false]);
  assert.match(await statusOf(board), new RegExp(texts.shapes.puzzle(0, 16)));
  // A right digit, and a wrong one.
  board.selected = 0;
  await press(board, '3', 'ArrowRight', '1');
  assert.equal(inputs.at(-1)?.value, `31${empty.slice(2)}`);
  assert.equal(await board.check(), false);
  assert.ok((await statusOf(board)).startsWith(texts.status.someWrong(1, 'r1c2')));
  assert.match(await labelOf(board, 1), new RegExp(`^1 yours, ${texts.board.wrong}, row`));
  assert.match((await cellOf(board, 1)).className, /\bwrong\b/);
  assert.equal(await board.solve(), 'unique');
  assert.ok((await statusOf(board)).startsWith(texts.status.unique));
  assert.equal(board.value, KILLER_SOLVED);
  assert.deepEqual(solved, [{ by: 'engine', value: KILLER_SOLVED }]);
  assert.ok((await labelOf(board, 1)).includes(texts.board.corrected('1')));
  await click(board, actions.undo);
  assert.equal(board.value, `31${empty.slice(2)}`);
  await click(board, actions.clear);
  assert.deepEqual([board.value, board.puzzle], [empty, KILLER]);
  // The last digit by hand.
  board.value = `${KILLER_SOLVED.slice(0, -1)}.`;
  board.selected = 35;
  await press(board, '1');
  assert.ok((await statusOf(board)).startsWith(texts.status.complete));
  assert.deepEqual(solved.at(-1), { by: 'person', value: KILLER_SOLVED });
});

test('a board of another shape is pasted, kept and asked about', async () => {
  const board = await putBoard({ controls: true, puzzle: FIRST });
  assert.equal(paste(board, KILLER.replaceAll('; ', '\n')), true);
  await until(board, () => board.puzzle === KILLER);
  board.selected = 35;
  board.enter(6, 'corner');
  const kept = JSON.parse(JSON.stringify(board.snapshot)) as typeof board.snapshot;
  for (const [attempt, message] of [
    [() => (board.selected = 36), /from 0 to 35/],
    [() => (board.selection = [36]), /from 0 to 35/],
    [() => (board.value = BLANK), /36 cells, values from 1 to 6/],
    [() => (board.snapshot = { ...kept, corner: [] }), /snapshot/],
  ] as const) {
    assert.throws(attempt, { code: 'bad-argument', message });
  }
  board.selected = 1;
  await board.solveCells();
  assert.equal(board.value, `.4${'.'.repeat(34)}`);
  assert.deepEqual(await board.count(10), { count: 1, capped: false });
  board.reset();
  // With controls it is the puzzle of the page.
  assert.equal(board.puzzle, FIRST);
  board.restore(kept);
  assert.equal(board.canUndo, false);
  assert.equal((board.snapshot as Snapshot).corner[35], 32);
});
