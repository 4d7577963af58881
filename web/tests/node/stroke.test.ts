import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellsBetween, DrawingStroke, Stroke } from '../../board/stroke';

/**
 * A board that records the actions of a pointer; the x of a position is its cell, and a negative
 * one is outside.
 */
function board(selected: readonly number[] = []) {
  const done: string[] = [];
  const write =
    (what: string) =>
    (cell: number): void =>
      void done.push(`${what} ${cell}`);
  const stroke = new Stroke({
    isSelected: (cell) => selected.includes(cell),
    select: write('select'),
    extend: write('extend'),
    toggle: write('toggle'),
    enter: () => void done.push('enter'),
    cellAt: (x) => (x < 0 ? null : x),
  });
  return { done, stroke };
}

const pointer = (more: object = {}): PointerEvent =>
  ({
    button: 0,
    buttons: 1,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'mouse',
    clientX: 0,
    clientY: 0,
    ...more,
  }) as PointerEvent;
const finger = (more: object = {}): PointerEvent => pointer({ pointerType: 'touch', ...more });

describe('a press of the mouse', () => {
  it('selects once; with Shift too; with Control or Command adds or removes a cell', () => {
    for (const [keys, what] of [
      [{}, 'select 4'],
      [{ shiftKey: true }, 'extend 4'],
      [{ ctrlKey: true }, 'toggle 4'],
      [{ metaKey: true }, 'toggle 4'],
    ] as const) {
      const { done, stroke } = board();
      stroke.press(pointer(keys), 4);
      stroke.end();
      stroke.click(4);
      assert.deepEqual(done, [what]);
    }
  });

  it('is ignored with another button or a second pointer', () => {
    const { done, stroke } = board();
    stroke.press(pointer({ button: 2 }), 4);
    stroke.press(pointer({ isPrimary: false }), 4);
    assert.deepEqual([done, stroke.isRunning], [[], false]);
  });
});

describe('the end of a selection', () => {
  it('enters once, when the pointer that selected leaves the board', () => {
    const { done, stroke } = board();
    stroke.press(pointer(), 4);
    stroke.release(pointer({ pointerId: 2 }));
    stroke.move(pointer({ clientX: 5 }));
    stroke.release(pointer());
    stroke.click(5);
    stroke.release(pointer());
    assert.deepEqual(done, ['select 4', 'extend 5', 'enter']);
  });

  it('enters nothing if Control or Shift added to it, or the browser took the pointer', () => {
    for (const keys of [{ shiftKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      const { done, stroke } = board();
      stroke.press(pointer(keys), 4);
      stroke.release(pointer());
      stroke.click(4);
      assert.ok(!done.includes('enter'));
    }
    const { done, stroke } = board();
    stroke.press(pointer(), 4);
    stroke.end();
    assert.deepEqual(done, ['select 4']);
  });

  it('enters by a tap on a selected cell, and by a stroke of a finger from there', () => {
    const tapped = board([4]);
    tapped.stroke.press(finger(), 4);
    tapped.stroke.release(finger());
    tapped.stroke.click(4);
    assert.deepEqual(tapped.done, ['select 4', 'enter']);

    const drawn = board([4]);
    drawn.stroke.press(finger(), 4);
    drawn.stroke.move(finger({ clientX: 5 }));
    drawn.stroke.release(finger());
    drawn.stroke.click(5);
    assert.deepEqual(drawn.done, ['extend 5', 'enter']);
  });
});

describe('a stroke', () => {
  it('selects each cell it reaches, until the button is released', () => {
    const { done, stroke } = board();
    stroke.press(pointer(), 4);
    for (const clientX of [4, 5, -1, 5, 6]) stroke.move(pointer({ clientX }));
    stroke.move(pointer({ clientX: 7, pointerId: 2 }));
    assert.ok(stroke.isRunning);
    stroke.end();
    stroke.move(pointer({ clientX: 8 }));
    assert.deepEqual(done, ['select 4', 'extend 5', 'extend 6']);
  });

  it('ends also if the button was released elsewhere', () => {
    const { done, stroke } = board();
    stroke.press(pointer(), 4);
    stroke.move(pointer({ clientX: 5, buttons: 0 }));
    stroke.move(pointer({ clientX: 6 }));
    assert.deepEqual([done, stroke.isRunning], [['select 4'], false]);
  });

  it('by touch scrolls, except from a selected cell', () => {
    const scrolling = board();
    scrolling.stroke.press(finger(), 4);
    scrolling.stroke.move(finger({ clientX: 5 }));
    assert.deepEqual(scrolling.done, []);

    const selecting = board([4]);
    selecting.stroke.press(finger(), 4);
    selecting.stroke.move(finger({ clientX: 5 }));
    selecting.stroke.end();
    selecting.stroke.click(4);
    assert.deepEqual(selecting.done, ['extend 5']);
  });
});

describe('a tap, and a press without a pointer', () => {
  it('selects', () => {
    const { done, stroke } = board();
    stroke.press(finger(), 4);
    stroke.end();
    stroke.click(4);
    stroke.click(7);
    assert.deepEqual(done, ['select 4', 'enter', 'select 7', 'enter']);
  });
});

describe('a drawing stroke', () => {
  /** A board of 9 columns, on which cell 12 cannot be marked; the x of a position is its cell. */
  function drawing(isDiagonal = false) {
    const done: string[] = [];
    const stroke = new DrawingStroke({
      sides: () => ({ rows: 9, cols: 9 }),
      isReached: (cell) => cell !== 12,
      nearestCell: (x) => x,
      goesDiagonally: () => isDiagonal,
      // The y of a position is 0 in the middle of a cell.
      isAmid: (_, __, y) => y === 0,
      mark: (cells) => void done.push(`mark ${cells.join(' ')}`),
      finish: (cells) => void done.push(`finish ${cells.join(' ')}`.trim()),
    });
    return { done, stroke };
  }

  it('skips no cell, however fast it is', () => {
    const sides = { rows: 9, cols: 9 };
    assert.deepEqual(cellsBetween(0, 3, sides), [1, 2, 3]);
    assert.deepEqual(cellsBetween(0, 20, sides), [1, 10, 11, 20]);
    assert.deepEqual(cellsBetween(20, 1, sides), [11, 10, 1]);
    assert.deepEqual(cellsBetween(5, 5, sides), []);
  });

  it('marks its cells once each, in their order, and finishes with them', () => {
    for (const kind of [pointer, finger]) {
      const { done, stroke } = drawing();
      assert.ok(stroke.press(kind({ clientX: 1 })));
      for (const clientX of [1, 3, 2, 20]) stroke.move(kind({ clientX }));
      stroke.move(kind({ clientX: 80, pointerId: 2 }));
      stroke.release(kind({ pointerId: 2 }));
      assert.ok(stroke.isRunning);
      stroke.release(kind());
      stroke.move(kind({ clientX: 40 }));
      assert.deepEqual(done, ['mark 1', 'mark 1 2 3', 'mark 1 2 3 11 20', 'finish 1 2 3 11 20']);
    }
  });

  it('goes diagonally past the corners of cells, and back, if it may', () => {
    const sides = { rows: 9, cols: 9 };
    assert.deepEqual(cellsBetween(0, 20, sides, true), [10, 20]);
    assert.deepEqual(cellsBetween(2, 9, sides, true), [10, 9]);
    assert.deepEqual(cellsBetween(40, 42, sides, true), [41, 42]);
    const { done, stroke } = drawing(true);
    stroke.press(pointer());
    stroke.move(pointer({ clientX: 1, clientY: 1 }));
    for (const clientX of [10, 11, 10, 20]) stroke.move(pointer({ clientX }));
    stroke.release(pointer());
    assert.deepEqual(done, [
      'mark 0',
      'mark 0 10',
      'mark 0 10 11',
      'mark 0 10',
      'mark 0 10 20',
      'finish 0 10 20',
    ]);
  });

  it('passes over cells that cannot be marked', () => {
    const { done, stroke } = drawing();
    stroke.press(pointer({ clientX: 12 }));
    stroke.move(pointer({ clientX: 13 }));
    stroke.release(pointer());
    assert.deepEqual(done, ['mark 13', 'finish 13']);
  });

  it('ends without cells when it is dropped', () => {
    const { done, stroke } = drawing();
    stroke.drop();
    stroke.press(pointer({ clientX: 1 }));
    stroke.drop();
    stroke.release(pointer());
    assert.deepEqual(done, ['mark 1', 'finish']);
  });

  it('does not start with another button or a second pointer', () => {
    const { done, stroke } = drawing();
    assert.ok(!stroke.press(pointer({ button: 2 })));
    assert.ok(!stroke.press(pointer({ isPrimary: false })));
    assert.deepEqual([done, stroke.isRunning], [[], false]);
  });
});
