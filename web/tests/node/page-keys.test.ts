/** Which keys the page hands to the panel, asks it for the answer by, or leaves to the browser. */
import { show } from './element-board';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { listenForKeys } from '../../page/shell/keys';

const done: string[] = [];
let isTaken = true;

listenForKeys({
  onPaste: (text) => void done.push(`paste ${text}`),
  onSolve: () => void done.push('solve'),
  onPress: ({ key }) => {
    done.push(`press ${key}`);
    return isTaken;
  },
  onSign: (key) => {
    done.push(`sign ${key}`);
    return false;
  },
});

/** A page with one of each kind of control. */
function page(): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML =
    '<button>Check</button><a href="#rotate">Rotate</a><input type="radio"><textarea></textarea>' +
    '<select></select><p>A text</p>';
  show(main);
  return main;
}

beforeEach(() => {
  done.length = 0;
  isTaken = true;
});

/** Presses a key on an element; returns what came of it, and whether the browser is to do no more. */
function press(selector: string, key: string, more: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...more,
  });
  page().querySelector(selector)!.dispatchEvent(event);
  return [done.splice(0), event.defaultPrevented];
}

test('digits, marks and Undo reach the panel while a button has the focus', () => {
  for (const [key, more] of [
    ['4', {}],
    ['"', { code: 'Digit2', shiftKey: true }],
    ['Backspace', {}],
    ['Escape', {}],
    ['/', {}],
    ["'", {}],
    ['PageDown', { code: 'Numpad3', shiftKey: true }],
    ['Clear', { code: 'Numpad5' }],
    ['z', { ctrlKey: true }],
    ['y', { metaKey: true }],
    ['ArrowRight', {}],
    ['End', { ctrlKey: true }],
  ] as const) {
    assert.deepEqual(press('button', key, more), [[`press ${key}`], true]);
  }
});

test('what the panel has no use for stays with the browser', () => {
  isTaken = false;
  assert.deepEqual(press('button', 'ArrowDown'), [['press ArrowDown', 'sign ArrowDown'], false]);
});

test('shortcuts of the browser keep working', () => {
  for (const code of ['Digit1', 'Digit5']) {
    const key = code.slice(-1);
    for (const more of [{ ctrlKey: true }, { metaKey: true }]) {
      assert.deepEqual(press('p', key, { code, ...more }), [[], false]);
    }
  }
  for (const key of ['a', 'r']) assert.deepEqual(press('p', key, { ctrlKey: true }), [[], false]);
  assert.deepEqual(press('button', ' '), [['sign  '], false]);
});

test('Enter asks for the answer only with Control or Command, and not while it is held', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }]) {
    for (const selector of ['p', 'button']) {
      assert.deepEqual(press(selector, 'Enter', more), [['solve'], true]);
      assert.deepEqual(press(selector, 'Enter', { ...more, repeat: true }), [[], false]);
    }
    // On a link the browser opens it beside the page.
    assert.deepEqual(press('a', 'Enter', more), [[], false]);
  }
  assert.deepEqual(press('p', 'Enter'), [['sign Enter'], false]);
});

test('fields keep all keys, a choice its arrows', () => {
  for (const selector of ['textarea', 'select']) {
    for (const key of ['4', 'ArrowLeft', 'Enter']) {
      assert.deepEqual(press(selector, key, { ctrlKey: key === 'Enter' }), [[], false]);
    }
  }
  assert.deepEqual(press('input', 'ArrowLeft'), [['sign ArrowLeft'], false]);
  assert.deepEqual(press('input', '4'), [['press 4'], true]);
});

test('no key reaches what a dialog covers', () => {
  const main = page();
  main.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  const event = new KeyboardEvent('keydown', { key: '4', bubbles: true, cancelable: true });
  main.querySelector('button')!.dispatchEvent(event);
  assert.deepEqual([done, event.defaultPrevented], [[], false]);
});

test('a text pasted outside a field is for the panels, unless it is blank', () => {
  const paste = (selector: string, text: string) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    page().querySelector(selector)!.dispatchEvent(event);
    return [done.splice(0), event.defaultPrevented];
  };
  assert.deepEqual(paste('p', '53..7'), [['paste 53..7'], true]);
  assert.deepEqual(paste('p', ' \n'), [[], false]);
  assert.deepEqual(paste('textarea', '53..7'), [[], false]);
});

test('a pause leaves only the signs of panels: the board is covered', () => {
  const cover = document.createElement('dialog');
  const pressed = (key: string, more: KeyboardEventInit = {}): readonly string[] => {
    const main = page();
    cover.className = 'paused';
    main.append(cover);
    cover.setAttribute('open', '');
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    main.querySelector('button')!.dispatchEvent(event);
    return done.splice(0);
  };
  assert.deepEqual(pressed('4'), ['sign 4']);
  assert.deepEqual(pressed('ArrowLeft'), ['sign ArrowLeft']);
  assert.deepEqual(pressed('Enter', { ctrlKey: true }), []);
  assert.deepEqual(pressed('?'), ['sign ?']);
});
