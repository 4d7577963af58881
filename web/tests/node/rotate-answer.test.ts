/** Answers in the Rotate panel: playing and copying them, and the searches that find them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { RotateView, click, openMenu, settled, texts } from './rotate-view';
import { JiugongError } from '../../../build/site/jiugong.mjs';
import type { Move, Turn } from '../../page/panels/rotate/turns';
import { stopTime } from './stopped-clock';
import { replaceGlobal } from './small-dom';

const { actions, player, search, status, text } = texts.rotate;

const at = (row: number, col: number, turn: Turn = 'cw'): Move => ({ row, col, turn });

/** What the engine is made to answer to the first board, and the board after each move. */
const MOVES = [at(0, 0), at(1, 1), at(0, 1)];
const POSITIONS = [
  ['9 8 7', '6 5 4', '3 2 1'],
  ['6 9 7', '5 8 4', '3 2 1'],
  ['6 9 7', '5 2 8', '3 1 4'],
  ['6 2 9', '5 8 7', '3 1 4'],
];

const isOn = (view: RotateView, place: number): void => {
  assert.match(view.status, new RegExp(`Move ${place} of 3:`));
  assert.deepEqual(view.rows, POSITIONS[place]);
};

describe('an answer', () => {
  test('is played at the chosen pace, pauses, and ends', async (t) => {
    const pass = stopTime(t);
    const view = new RotateView().open();
    await view.solve(MOVES);
    view.slide(player.speed, 0);
    view.press(player.play);
    isOn(view, 1);
    pass(1599);
    isOn(view, 1);
    pass(1);
    isOn(view, 2);
    view.press(player.pause);
    pass(10_000);
    isOn(view, 2);
    view.slide(player.speed, 4);
    assert.ok(view.isPossible(player.play));
    isOn(view, 2);
    view.press(player.play);
    isOn(view, 3);
    assert.equal(view.button(player.play), null);
    pass(150);
    assert.ok(view.isPossible(player.play));
    view.slide(player.place, 2);
    isOn(view, 2);
  });

  test('plays no more while another puzzle is shown', async (t) => {
    const pass = stopTime(t);
    const view = new RotateView().open();
    await view.solve(MOVES);
    view.press(player.play);
    view.open('tripods').open('sort');
    assert.ok(view.isPossible(player.play));
    pass(10_000);
    isOn(view, 1);
    view.press(player.play);
    view.panel.leave();
    pass(10_000);
    isOn(view, 2);
  });

  test('advances by a press on its next crossing, whichever way that turns', async () => {
    const view = new RotateView().open();
    view.chooseTurns('quarter');
    await view.solve([at(0, 0, 'ccw'), at(1, 1)]);
    assert.match(view.crossing(1, 1).getAttribute('aria-label')!, /next in the answer$/);
    click(view.one('.crossing.next'));
    assert.match(view.status, /Move 1 of 2: r1c1, counter-clockwise/);
    click(view.one('.crossing.next'));
    assert.match(view.status, /Move 2 of 2/);
    assert.equal(view.all('.crossing.next').length, 0);
  });

  test('is removed by a press the other way', async () => {
    const view = new RotateView().open();
    view.chooseTurns('quarter');
    await view.solve(MOVES);
    openMenu(view.one('.crossing.next'));
    assert.match(view.status, /^1 move so far; the minimum is 3\./);
    assert.ok(view.status.endsWith(texts.status.answerGone));
  });

  test('is copied in both notations, by numbers on a board with four buttons', async (t) => {
    let copied = '';
    const clipboard = { writeText: async (words: string) => void (copied = words) };
    replaceGlobal(t, 'navigator', { clipboard });
    const view = new RotateView().open();
    assert.ok(!view.isPossible(text.copyMoves) && !view.isPossible(text.copyNumbers));
    await view.solve(MOVES);
    view.press(text.copyMoves);
    await settled();
    assert.equal(copied, 'r1c1 r2c2 r1c2');
    assert.equal((view.one('#moves') as HTMLTextAreaElement).value, copied);
    assert.ok(view.place.textContent!.includes(texts.page.text.copied));
    view.press(text.copyNumbers);
    await settled();
    assert.equal(copied, '0 3 1');
    assert.ok(view.place.textContent!.includes('0 is the top left button'));
    view.chooseSize(4, 4);
    assert.equal(view.button(text.copyNumbers), null);
    assert.ok(!view.isPossible(text.copyMoves));
  });
});

describe('a search', () => {
  test('tells that no moves lead to the order, or to the goal', async () => {
    const view = new RotateView().open();
    await view.solve([], { status: 'unreachable' });
    assert.ok(view.status.startsWith(status.unreachable));
    view.setGoal('9 8 7\n6 5 4\n3 1 2');
    await view.solve([], { status: 'unreachable' });
    assert.ok(view.status.startsWith(status.unreachableGoal));
    assert.deepEqual(view.searches[1]!.options.goal, [9, 8, 7, 6, 5, 4, 3, 1, 2]);
  });

  test('shows its progress once it takes long', async (t) => {
    const pass = stopTime(t);
    const view = new RotateView().open();
    const solve = view.button(actions.solve)!;
    assert.notEqual(solve.title, '');
    view.press(actions.solve);
    await settled();
    pass(199);
    assert.equal(view.all('progress').length, 0);
    assert.ok(view.status.startsWith('1 of 9 tiles in place.'));
    pass(1);
    assert.equal(view.status, `${search.searching} ${search.stop}`);
    assert.ok(view.button(actions.stop) === solve);
    assert.equal(solve.title, '');
    view.searches[0]!.tell({ done: 0.3, moves: [...MOVES] });
    assert.equal((view.one('progress') as HTMLProgressElement).value, 0.3);
    assert.equal(view.status, `${search.searching} ${search.best(3)}`);
    await view.searches[0]!.end({ moves: [...MOVES] });
    assert.equal(view.all('progress').length, 0);
    assert.match(view.status, /^Solved in 3 moves/);
  });

  test('that is stopped leaves the best answer so far, which is complete', async (t) => {
    const pass = stopTime(t);
    const view = new RotateView().open();
    view.press(actions.solve);
    await settled();
    pass(200);
    view.searches[0]!.tell({ moves: [...MOVES] });
    view.press(actions.stop);
    assert.ok(view.searches[0]!.options.signal!.aborted);
    assert.ok(view.status.startsWith(`${texts.status.stopped} Solved in 3 moves.`));
    assert.equal(view.all('progress').length, 0);
    assert.deepEqual(view.rows, POSITIONS[0]);
    view.press(player.end);
    assert.deepEqual(view.rows, POSITIONS[3]);
    view.press(player.start);
    // It may not be the shortest one.
    assert.ok(view.isPossible(actions.improve));
  });

  test('ends when the person plays on, and its answer comes no more', async (t) => {
    const pass = stopTime(t);
    const view = new RotateView().open();
    view.press(actions.solve);
    await settled();
    pass(200);
    click(view.crossing(1, 1));
    assert.ok(view.searches[0]!.options.signal!.aborted);
    assert.match(view.status, /^1 move so far\./);
    assert.ok(view.isPossible(actions.solve));
    assert.equal(view.all('progress').length, 0);
    await view.searches[0]!.end({ moves: [...MOVES] });
    assert.match(view.status, /^1 move so far\./);
  });

  test('for fewer moves is longer, begins where the answer did, and can keep it', async (t) => {
    const pass = stopTime(t);
    const view = new RotateView().open();
    await view.solve(MOVES, { optimal: false, nodes: 50 });
    view.press(player.step);
    view.press(actions.improve);
    await settled();
    const { effort, seed, tiles } = view.searches[1]!.options;
    assert.deepEqual([effort, seed, tiles], [200, 1, [9, 8, 7, 6, 5, 4, 3, 2, 1]]);
    pass(200);
    assert.equal(view.status, `${search.searching} ${search.known(3)}`);
    view.press(actions.stop);
    assert.ok(view.status.startsWith(texts.status.stopped));
    view.press(player.end);
    isOn(view, 3);
  });

  test('for fewer moves brings the shorter answer', async () => {
    const view = new RotateView().open();
    await view.solve(MOVES, { optimal: false });
    view.press(actions.improve);
    await settled();
    await view.searches[1]!.end({ moves: [at(0, 1)], optimal: true });
    assert.match(view.status, /^Solved in 1 move, the minimum\./);
    assert.equal(view.button(actions.improve), null);
  });

  test('without an engine is told; playing works', async () => {
    const view = new RotateView(new JiugongError('unsupported', 'No WebAssembly.')).open();
    click(view.crossing(1, 1));
    assert.deepEqual(view.rows, POSITIONS[1]);
    view.press(actions.solve);
    await settled();
    assert.match(view.status, /^This browser cannot run the solver\./);
  });
});
