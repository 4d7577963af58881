/** Boards for readers who are to solve the puzzle: their buttons, and work that survives a reload. */
import { buttonOf, cellOf, drawn, press, putBoard, statusOf } from './element-board';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { pageAddress } from '../../board/page-link';
import { MESSAGES } from '../../locales/all-messages';
import { FIRST, FIRST_SOLVED } from '../browser/puzzles';
import { refuse } from './fake-storage';

const { actions } = MESSAGES.en;

const PREFIX = 'jiugong-board:/index.html ';

/** The names of all buttons below the board, in their order. */
const buttonsOf = async (board: JiugongBoard): Promise<readonly string[]> =>
  Array.from((await drawn(board)).querySelectorAll('.bar button'), (button) =>
    button.textContent!.trim(),
  );

/** A board as a page has it after a reload, drawn. */
async function reload(properties: Partial<JiugongBoard>): Promise<JiugongBoard> {
  const board = await putBoard(properties);
  await drawn(board);
  return board;
}

test('a board to be played has Hint and Check, and Solve only on request', async () => {
  const { hint, check, solve, undo, redo, clear, reset } = actions;
  for (const [properties, buttons] of [
    [{ play: '' }, [check, hint]],
    [{ play: 'check' }, [check]],
    [{ play: '', controls: true, hints: true }, [check, hint]],
    [{ controls: true }, [check, solve]],
    [{ controls: true, hints: true }, [check, hint, solve]],
  ] as const) {
    const board = await putBoard({ ...properties, puzzle: FIRST });
    const expected = [undo, redo, ...buttons, clear, reset];
    assert.deepEqual(await buttonsOf(board), expected, JSON.stringify(properties));
  }
  const board = await putBoard({ play: '', puzzle: FIRST });
  assert.doesNotMatch(await statusOf(board), new RegExp(solve));
  assert.equal((await buttonOf(board, hint)).className, 'main');
  for (const [hints, next] of [
    [true, hint],
    [false, solve],
  ] as const) {
    const whole = await putBoard({ controls: true, hints, puzzle: FIRST });
    const filled = Array.from((await drawn(whole)).querySelectorAll('.main'));
    assert.deepEqual(
      filled.map(({ textContent }) => textContent.trim()),
      [next],
    );
  }
  board.readOnly = true;
  assert.deepEqual(await buttonsOf(board), [reset]);
});

test('a board is to be played unless that is false, as a property and as an attribute', async () => {
  for (const [play, expected] of [
    [true, ''],
    ['', ''],
    ['check', 'check'],
    [false, null],
    ['false', null],
    [null, null],
  ] as const) {
    const board = await reload({ puzzle: FIRST });
    board.play = play;
    await drawn(board);
    assert.equal(board.play, expected);
    assert.equal((await drawn(board)).querySelector('.bar') !== null, expected !== null);
    assert.equal(board.getAttribute('play'), expected);
    if (typeof play !== 'string') continue;
    const other = await reload({ puzzle: FIRST });
    other.setAttribute('play', play);
    await drawn(other);
    assert.equal(other.play, expected);
  }
});

test('what a reader did is there after a reload, with nothing to undo', async () => {
  for (const controls of [{ play: '' }, { controls: true }]) {
    const board = await reload({ ...controls, puzzle: FIRST });
    board.selected = 2;
    await press(board, '4');
    board.mode = 'corner';
    board.selected = 3;
    await press(board, '7');
    await drawn(board);
    const again = await reload({ puzzle: FIRST, ...controls });
    assert.deepEqual(again.snapshot, board.snapshot);
    assert.notEqual(again.snapshot, null);
    assert.deepEqual([again.puzzle, again.value[2], again.canUndo], [FIRST, '4', false]);
    // Reset goes to the puzzle, which is kept then, too.
    again.reset();
    await drawn(again);
    assert.equal(localStorage.length, 0);
    assert.equal((await reload({ ...controls, puzzle: FIRST })).value, FIRST);
  }
});

test('work that another board or tab has stored meanwhile is not overwritten', async () => {
  const play = async (board: JiugongBoard, key: string): Promise<void> => {
    board.selected = 2;
    await press(board, key);
    await drawn(board);
  };
  // (A board that is no longer in the document is drawn, too.)
  const first = await reload({ play: '', puzzle: FIRST });
  const second = await reload({ play: '', puzzle: FIRST });
  await play(first, '1');
  await play(second, '4');
  second.reset();
  await drawn(second);
  assert.equal((await reload({ play: '', puzzle: FIRST })).value[2], '1');
  await play(first, '2');
  const again = await reload({ play: '', puzzle: FIRST });
  assert.equal(again.value[2], '2');
  await play(again, '4');
  assert.equal((await reload({ play: '', puzzle: FIRST })).value[2], '4');
});

test('each puzzle has its own work, and setting one starts anew', async () => {
  const board = await reload({ play: '', puzzle: FIRST });
  board.selected = 2;
  await press(board, '4');
  await drawn(board);
  const other = `.${FIRST_SOLVED.slice(1)}`;
  board.puzzle = other;
  await drawn(board);
  assert.equal(board.value, other);
  board.puzzle = FIRST;
  await drawn(board);
  assert.equal(board.value, FIRST);
  assert.equal((await reload({ play: '', puzzle: other })).value, other);
  assert.equal((await reload({ play: '', puzzle: FIRST })).value[2], '4');
});

test('nothing is kept where the page does not want it, has no controls, or restores work itself', async () => {
  const kept = { version: 1, at: 1, snapshot: { ...(await putBoard({ puzzle: FIRST })).snapshot } };
  const own = `..4${'.'.repeat(78)}`;
  const text = JSON.stringify({ ...kept, snapshot: { ...kept.snapshot, own } });
  localStorage.setItem(PREFIX + FIRST, text);
  assert.equal((await reload({ play: '', puzzle: FIRST })).value[2], '4');
  assert.equal((await reload({ play: '', keep: 'none', puzzle: FIRST })).value, FIRST);
  assert.equal((await reload({ puzzle: FIRST })).value, FIRST);
  assert.equal((await reload({ play: '', readOnly: true, puzzle: FIRST })).value, FIRST);
  const filled = await reload({
    play: '',
    puzzle: FIRST,
    value: `${FIRST.slice(0, 3)}6${FIRST.slice(4)}`,
  });
  assert.deepEqual([filled.value[2], filled.value[3]], ['.', '6']);
});

test('entries that are none are left alone, and of too many the oldest goes', async () => {
  for (const text of [
    '',
    '{',
    '{"version":2,"at":1,"snapshot":{}}',
    '{"version":1,"at":1,"snapshot":{}}',
  ]) {
    localStorage.setItem(PREFIX + FIRST, text);
    assert.equal((await reload({ play: '', puzzle: FIRST })).value, FIRST, text);
  }
  localStorage.clear();
  localStorage.setItem('other', 'x');
  for (let at = 100; at < 200; ++at) {
    localStorage.setItem(`${PREFIX}${at}`, `{"version":1,"at":${at},"snapshot":{}}`);
  }
  const board = await reload({ play: '', puzzle: FIRST });
  board.selected = 2;
  await press(board, '4');
  await press(board, '5');
  await drawn(board);
  assert.equal(localStorage.length, 101);
  assert.deepEqual(
    [PREFIX + '100', PREFIX + '101', 'other', PREFIX + FIRST].map(
      (key) => localStorage.getItem(key) !== null,
    ),
    [false, true, true, true],
  );
});

test('a board is drawn, and played, where nothing can be kept', async (context) => {
  const broken = {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room');
    },
  };
  const refused = {
    get: (): never => {
      throw new Error('refused');
    },
  };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
  context.after(() => Object.defineProperty(globalThis, 'localStorage', own));
  for (const storage of [{ value: null }, { value: undefined }, { value: broken }, refused]) {
    Object.defineProperty(globalThis, 'localStorage', { ...storage, configurable: true });
    const board = await reload({ play: '', puzzle: FIRST });
    board.selected = 2;
    await press(board, '4');
    assert.equal((await cellOf(board, 2)).textContent!.trim(), '4');
  }
});

test('work is kept again as soon as there is room', async (context) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
  const restore = (): unknown => Object.defineProperty(globalThis, 'localStorage', own);
  context.after(restore);
  const storage = localStorage;
  const board = await reload({ play: '', puzzle: FIRST });
  const type = async (key: string): Promise<void> => {
    board.selected = 2;
    await press(board, key);
    await drawn(board);
  };
  await type('1');
  const full = { getItem: (key: string) => storage.getItem(key), setItem: refuse };
  Object.defineProperty(globalThis, 'localStorage', { value: full, configurable: true });
  await type('2');
  restore();
  assert.equal((await reload({ play: '', puzzle: FIRST })).value[2], '1');
  await type('4');
  assert.equal((await reload({ play: '', puzzle: FIRST })).value[2], '4');
});

test('a link opens the puzzle in the page on request, in the folder of the script or at an address', async () => {
  const script = 'https://sudoku.example/puzzles/jiugong.js?v=1';
  const fragment = `#puzzle=${FIRST}`;
  assert.equal(pageAddress('', FIRST, script), `https://sudoku.example/puzzles/${fragment}`);
  assert.equal(pageAddress('https://a.example/#x', FIRST, script), `https://a.example/${fragment}`);
  // Whatever a text may hold, and what a bundler leaves of the script's address.
  for (const site of ['javascript:alert(1)', 'data:text/html,x', 'file:///x', 'https://']) {
    assert.equal(pageAddress(site, FIRST, script), null, site);
  }
  for (const own of ['', 'file:///C:/jiugong.js']) assert.equal(pageAddress('', FIRST, own), null);
  const linkOf = async (board: JiugongBoard): Promise<Element | null> =>
    (await drawn(board)).querySelector('[part=link]');
  const board = await putBoard({ puzzle: FIRST, play: '', keep: 'none' });
  assert.equal(await linkOf(board), null);
  board.setAttribute('site', 'https://a.example/sudoku/');
  board.selected = 2;
  board.enter(4);
  const link = await linkOf(board);
  assert.equal(link!.textContent, actions.openPage);
  // Not the reader's digit.
  assert.equal(link!.getAttribute('href'), `https://a.example/sudoku/${fragment}`);
  assert.equal(link!.getAttribute('rel'), 'noopener');
  assert.equal(link!.getAttribute('target'), '_blank');
  board.setAttribute('site', 'javascript:alert(1)');
  assert.equal(await linkOf(board), null);
  board.setAttribute('site', 'https://a.example/');
  board.puzzle = '';
  assert.equal(await linkOf(board), null);
});
