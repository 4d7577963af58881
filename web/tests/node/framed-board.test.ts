/** What the board of embed.html obeys, and what it reports to the page around it. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { JiugongBoard } from '../../board/element';
import { FramedBoard, type Host } from '../../site/framed-board';
import type { FrameReport } from '../../site/frame-messages';
import { PUZZLE } from './board-fixtures';

const KILLER = '6x6; rows; columns; boxes 2x3; cage 3 r1c1 r1c2';

/** What a frame sets of a board; it counts how often its puzzle is set, which takes the digits away. */
class FakeBoard extends EventTarget {
  controls = true;
  hints = true;
  readOnly = true;
  theme: string | null = 'dark';
  lang = '';
  value = '';
  puzzles: string[] = [];

  get puzzle(): string {
    return this.puzzles.at(-1) ?? '';
  }

  set puzzle(text: string) {
    this.puzzles.push(text);
    this.value = text;
  }
}

let board: FakeBoard;
let root: { readonly style: { colorScheme: string } };
let reports: (readonly [FrameReport, string])[];
let host: Host;
let framed: FramedBoard;

const frame = (around: Host | null): FramedBoard =>
  new FramedBoard(board as unknown as JiugongBoard, around, 'en', root as HTMLElement);

beforeEach(() => {
  board = new FakeBoard();
  root = { style: { colorScheme: '' } };
  reports = [];
  host = { postMessage: (...sent: readonly unknown[]) => void reports.push(sent as never) };
  framed = frame(host);
});

const send = (data: unknown, source: Host | null = host): void =>
  framed.take({ data, source: source as Window | null });

const told = (): FrameReport[] => reports.map(([report]) => report);

test('without a fragment a board is blank, and has no controls', () => {
  framed.follow('');
  const { controls, hints, readOnly, theme, lang, value } = board;
  assert.deepEqual(
    { controls, hints, readOnly, theme, lang, value },
    {
      controls: false,
      hints: false,
      readOnly: false,
      theme: null,
      lang: 'en',
      value: '',
    },
  );
  assert.deepEqual(board.puzzles, []);
});

test('a fragment sets the board, of any shape', () => {
  framed.follow(`#${new URLSearchParams({ controls: '', hints: '', puzzle: KILLER })}`);
  assert.deepEqual([board.controls, board.hints, board.puzzle], [true, true, KILLER]);
  send({ type: 'jiugong-get' });
  assert.deepEqual(reports, [[{ type: 'jiugong-value', puzzle: KILLER, value: KILLER }, '*']]);
});

test('the same puzzle set again keeps the digits, another one replaces it', () => {
  framed.follow(`#puzzle=${PUZZLE}`);
  framed.follow(`#controls&puzzle=${PUZZLE}`);
  send({ type: 'jiugong-set', puzzle: PUZZLE });
  assert.deepEqual(board.puzzles, [PUZZLE]);
  framed.follow('');
  assert.deepEqual(board.puzzles, [PUZZLE, '']);
});

test('a message changes what it names, and nothing else', () => {
  framed.follow(`#controls&hints&puzzle=${PUZZLE}`);
  send({ type: 'jiugong-set', hints: false });
  assert.deepEqual([board.controls, board.hints, board.puzzle], [true, false, PUZZLE]);
  send({ type: 'jiugong-set', theme: 'light', lang: 'en-GB' });
  assert.deepEqual([board.theme, root.style.colorScheme, board.lang], ['light', 'light', 'en-GB']);
  send({ type: 'jiugong-set', theme: 'auto', lang: '', readonly: true });
  assert.deepEqual([board.theme, root.style.colorScheme, board.lang], [null, '', 'en']);
  assert.equal(board.readOnly, true);
});

test('what happens on the board is reported', () => {
  const error = { code: 'bad-character', message: 'It is bad.', other: 1 };
  for (const [name, detail] of Object.entries({
    'jiugong-input': { value: '1', other: 1 },
    'jiugong-hint': { stage: 'where', hint: {} },
    'jiugong-solved': { by: 'person', value: '12' },
    'jiugong-error': { error },
  })) {
    board.dispatchEvent(Object.assign(new Event(name), { detail }));
  }
  assert.deepEqual(told(), [
    { type: 'jiugong-input', value: '1' },
    { type: 'jiugong-hint', stage: 'where' },
    { type: 'jiugong-solved', by: 'person', value: '12' },
    { type: 'jiugong-error', code: 'bad-character', message: 'It is bad.' },
  ]);
});

test('invalid messages, and those of others, are ignored', () => {
  framed.follow(`#puzzle=${PUZZLE}&theme=url(x)&lang=<b>`);
  assert.deepEqual([board.theme, board.lang], [null, 'en']);
  const noise = [
    null,
    'jiugong-set',
    ['jiugong-set'],
    { type: 'jiugong-set', puzzle: 5 },
    { type: 'jiugong-set', puzzle: '1'.repeat(1_000_000) },
    { type: 'jiugong-set', puzzle: '', innerHTML: '<b>' },
    { type: 'jiugong-set', theme: 'pink', puzzle: '' },
    { type: 'webpackOk' },
  ];
  for (const message of noise) send(message);
  for (const other of [null, { ...host }]) {
    send({ type: 'jiugong-set', puzzle: '' }, other);
    send({ type: 'jiugong-get' }, other);
  }
  assert.deepEqual([board.puzzles, told()], [[PUZZLE], []]);
});

test('in a tab of its own it follows its address, and no message', () => {
  framed = frame(null);
  framed.follow(`#controls&puzzle=${PUZZLE}`);
  assert.deepEqual([board.controls, board.puzzle], [true, PUZZLE]);
  framed.post({ type: 'jiugong-ready' });
  send({ type: 'jiugong-set', puzzle: '' }, null);
  assert.deepEqual(board.puzzles, [PUZZLE]);
});
