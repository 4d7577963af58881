/** What fingers do that strokes and swipes take from the browser, which would see a fling in them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Pointers, type PointedBoard } from '../../board/pointers';
import { listenForSwipes } from '../../page/ui/walk/swipe';

const finger = (clientX: number, clientY = 0): PointerEvent =>
  ({
    pointerType: 'touch',
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX,
    clientY,
    preventDefault: () => undefined,
  }) as PointerEvent;

/** A move of a finger; the browser ignores what is done to one that cannot be cancelled. */
const touch = (clientX = 0, clientY = 0, cancelable = true): TouchEvent =>
  Object.assign(new Event('touchmove', { cancelable }), {
    touches: [{ clientX, clientY }],
  }) as unknown as TouchEvent;

const isTaken = (event: Event, act: (event: never) => void): boolean => {
  act(event as never);
  return event.defaultPrevented;
};

describe('a stroke that draws', () => {
  const box = { left: 0, top: 0, right: 90, bottom: 90, width: 90, height: 90 };
  /** The part of the window in which the grid is seen, all of it by default. */
  let seen = box;
  const place = { getBoundingClientRect: () => seen, scrollBy: () => undefined };
  const grid = {
    getBoundingClientRect: () => box,
    parentElement: place,
    setPointerCapture: () => undefined,
  };
  const drawings: (readonly number[])[] = [];
  const board = {
    grid: () => grid,
    draws: () => true,
    focus: () => undefined,
    sides: () => ({ rows: 9, cols: 9 }),
    isReached: () => true,
    goesDiagonally: () => false,
    mark: () => undefined,
    finish: (cells: readonly number[]) => drawings.push(cells),
  } as unknown as PointedBoard;

  it('takes the finger from its press on until it ends', () => {
    const pointers = new Pointers(board);
    const takes = (event = touch()): boolean => isTaken(event, (each) => pointers.takeTouch(each));
    assert.equal(takes(), false);
    pointers.press(finger(5));
    assert.equal(takes(), true);
    assert.equal(takes(touch(0, 0, false)), false);
    pointers.move(finger(25));
    assert.equal(takes(), true);
    pointers.release(finger(25));
    assert.equal(takes(), false);
    pointers.press(finger(5));
    pointers.cancel();
    assert.equal(takes(), false);
  });

  it('passes the nearest cells in sight while the pointer is outside the grid', () => {
    const pointers = new Pointers(board);
    for (const [right, x, y, expected] of [
      [90, 200, 45, [42, 43, 44]],
      [90, -50, 45, [42, 41, 40, 39, 38, 37, 36]],
      [90, 65, 999, [42, 51, 60, 69, 78]],
      // There is room beside the grid, or the rest of it would have to be scrolled.
      [300, 200, 45, [42, 43, 44]],
      [80, 200, 45, [42, 43]],
    ] as const) {
      seen = { ...box, right };
      pointers.press(finger(65, 45));
      pointers.move(finger(x, y));
      pointers.release(finger(x, y));
      assert.deepEqual(drawings.at(-1), expected, `${right} ${x} ${y}`);
    }
  });
});

describe('a swipe', () => {
  /** An element of the page, as far as events are concerned. */
  const swiped = () => {
    const place = new EventTarget();
    const end = new AbortController();
    const steps: number[] = [];
    listenForSwipes(place as HTMLElement, (by) => steps.push(by), end.signal);
    const send = (type: string, event: PointerEvent): void =>
      void place.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { ...event }));
    const takes = (event: TouchEvent): boolean =>
      isTaken(event, (each) => place.dispatchEvent(each));
    return { end, steps, send, takes };
  };

  it('takes the finger while it goes across, and leaves it to scroll up and down', () => {
    const { steps, send, takes } = swiped();
    assert.equal(takes(touch(50)), false);
    send('pointerdown', finger(100, 100));
    assert.equal(takes(touch(80, 130)), false);
    assert.equal(takes(touch(60, 110)), true);
    assert.equal(takes(touch(20, 110, false)), false);
    send('pointerup', finger(20, 110));
    assert.equal(takes(touch(0, 110)), false);
    assert.deepEqual(steps, [1]);
  });

  it('takes none once the browser scrolls, or nobody swipes any longer', () => {
    const { end, steps, send, takes } = swiped();
    send('pointerdown', finger(100));
    send('pointercancel', finger(100));
    assert.equal(takes(touch(20)), false);
    send('pointerdown', finger(100));
    end.abort();
    assert.equal(takes(touch(20)), false);
    send('pointerup', finger(20));
    assert.deepEqual(steps, []);
  });
});
