/** The introduction to rotation puzzles: its steps, its end, and that it comes once. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { RotateView, click, settled, texts } from './rotate-view';
import { replaceGlobal } from './small-dom';
import { introduceAgain } from '../../page/ui/introduction';

const { introduction: words, actions, player } = texts.rotate;

beforeEach(introduceAgain);

/** Its words; null while it is not shown. */
const told = ({ place }: RotateView): string | null =>
  place.querySelector('.introduction')?.textContent ?? null;

function begin(kind: 'sort' | 'boxes' = 'sort'): RotateView {
  const view = new RotateView();
  view.panel.open(kind);
  return view;
}

test('it begins with the rule of the puzzle, and marks the button that turns', () => {
  for (const [kind, turn] of [
    ['sort', words.turn.tiles],
    ['boxes', words.turn.boxes],
  ] as const) {
    const view = begin(kind);
    assert.ok(told(view)!.includes(`${texts.rotation.rules[kind]} ${turn}`));
    assert.ok(view.one('.crossing.shown') === view.crossing(1, 1));
  }
});

test('its steps are taken on the board', () => {
  const view = begin();
  click(view.crossing(1, 1));
  assert.ok(told(view)!.includes(words.undo));
  assert.equal(view.all('.crossing.shown').length, 0);
  view.press(actions.undo);
  assert.ok(told(view)!.includes(words.solve));
});

test('its steps can be passed without a turn, and it stays while puzzles change', () => {
  const view = begin();
  view.press(words.next);
  assert.ok(told(view)!.includes(words.undo));
  view.panel.open('boxes');
  assert.ok(told(view)!.includes(words.undo));
  view.press(words.next);
  assert.equal(view.button(words.skip), null);
  view.press(words.done);
  assert.equal(told(view), null);
  assert.ok(document.activeElement === view.crossing(1, 1));
});

test('it ends when it is skipped, and comes again only if somebody asks for it', () => {
  const view = begin();
  view.press(words.skip);
  assert.equal(told(view), null);
  view.panel.open('boxes');
  assert.equal(told(view), null);
  assert.ok(view.place.textContent!.includes(texts.rotation.rules.boxes));
  assert.equal(told(begin()), null);
  introduceAgain();
  assert.ok(told(begin())!.includes(words.turn.tiles));
});

test('it ends where the answer is asked for, so that no button moves when that comes', async () => {
  const view = begin();
  view.button(actions.solve)!.focus();
  view.press(actions.solve);
  assert.equal(told(view), null);
  await settled();
  await view.searches[0]!.end({ moves: [{ row: 0, col: 0, turn: 'cw' }] });
  assert.ok(document.activeElement === view.button(actions.solve));
  assert.equal(told(begin()), null);
});

test('its buttons leave the focus to Play where a key asks for the answer', async () => {
  for (const name of [words.next, words.skip]) {
    introduceAgain();
    const view = begin();
    view.button(name)!.focus();
    void view.panel.solve();
    assert.equal(told(view), null);
    await settled();
    await view.searches[0]!.end({ moves: [{ row: 0, col: 0, turn: 'cw' }] });
    assert.ok(document.activeElement === view.button(player.play), name);
    assert.ok(view.isPossible(player.play));
  }
});

const forbidden = (): never => {
  throw new Error('forbidden');
};

test('it ends for the visit where nothing can be stored', (t) => {
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  replaceGlobal(t, 'localStorage', storage);
  const view = begin();
  view.press(words.skip);
  view.panel.open('tripods');
  assert.equal(told(view), null);
  assert.ok(view.place.textContent!.includes(texts.rotation.rules.tripods));
});
