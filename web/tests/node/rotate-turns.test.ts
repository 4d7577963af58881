import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crossingAction } from '../../page/panels/rotate/keys';
import { formatMoves } from '../../page/panels/rotate/notation';
import {
  boxesOf,
  boxesPosition,
  completeLines,
  inOrder,
  inPlace,
  isDone,
  joinBoxes,
  press,
  samePosition,
  sortPosition,
  trackOf,
  tripodsPosition,
  wrongCount,
} from '../../page/panels/rotate/position';
import { FIRST_POSITIONS } from '../../page/panels/rotate/first-positions';
import {
  allowedTurns,
  counted,
  inverse,
  NO_PRESSES,
  pressesOf,
  turned,
  type Move,
  type Turn,
} from '../../page/panels/rotate/turns';

const at = (row: number, col: number, turn: Turn = 'cw'): Move => ({ row, col, turn });

describe('turning a block', () => {
  it('moves clockwise from the top left to the top right, as the engine does', () => {
    assert.deepEqual(turned([1, 2, 3, 4, 5, 6], 3, at(0, 1)), [1, 5, 2, 4, 6, 3]);
    assert.deepEqual(turned([1, 2, 3, 4], 2, at(0, 0, 'ccw')), [2, 4, 1, 3]);
    assert.deepEqual(turned([1, 2, 3, 4], 2, at(0, 0, 'half')), [4, 3, 2, 1]);
  });

  it('is undone by the inverse press', () => {
    const tiles = inOrder(4, 5).tiles;
    for (const turn of ['cw', 'ccw', 'half'] as const) {
      const move = at(2, 3, turn);
      assert.deepEqual(turned(turned(tiles, 5, move), 5, inverse(move)), tiles);
    }
  });

  it('costs what the rules define', () => {
    const tally = counted(NO_PRESSES, [at(0, 0), at(0, 0, 'ccw'), at(0, 0, 'half')]);
    assert.deepEqual(tally, { cw: 1, ccw: 1, half: 1 });
    assert.equal(pressesOf(tally, 'clockwise'), 6);
    assert.equal(pressesOf(tally, 'quarter'), 4);
    assert.equal(pressesOf(tally, 'any'), 3);
    assert.deepEqual(allowedTurns('clockwise'), ['cw']);
    assert.deepEqual(allowedTurns('quarter'), ['cw', 'ccw']);
    assert.deepEqual(allowedTurns('any'), ['cw', 'ccw', 'half']);
  });
});

describe('positions', () => {
  it('turn boxes as a whole, their digits upright', () => {
    const digits = Array.from({ length: 81 }, (_, cell) => cell);
    assert.deepEqual(joinBoxes(boxesOf(digits)), digits);
    const { tiles } = press(boxesPosition(digits), at(0, 0));
    // The box at the top left is now at the top middle.
    assert.deepEqual(tiles.slice(3, 6), [0, 1, 2]);
    assert.deepEqual(tiles.slice(12, 15), [9, 10, 11]);
    assert.deepEqual(tiles.slice(6, 9), [6, 7, 8]);
  });

  it('detect their end', () => {
    assert.ok(isDone(inOrder(3, 3)));
    assert.ok(isDone(sortPosition(2, 2, [1, 1, 2, 2])));
    assert.ok(!isDone(sortPosition(2, 2, [1, 2, 1, 2])));
    assert.deepEqual(inPlace(sortPosition(2, 2, [1, 3, 2, 4])), [true, false, false, true]);
    const latin = Array.from({ length: 81 }, (_, cell) => ((cell + Math.floor(cell / 9)) % 9) + 1);
    assert.ok(isDone(tripodsPosition(latin)));
    const turnedOnce = press(tripodsPosition(latin), at(0, 0, 'half'));
    assert.ok(!isDone(turnedOnce));
    assert.deepEqual(completeLines(turnedOnce).rows, [2, 3, 4, 5, 6, 7, 8]);
  });

  it('of the first visit hold what their puzzles need', () => {
    const { sort, boxes, tripods } = FIRST_POSITIONS;
    assert.equal(new Set(sort.tiles).size, 9);
    assert.equal(boxes.tiles.length, 81);
    assert.equal(wrongCount(tripods.tiles), null);
  });

  it('name the first digit that does not occur nine times', () => {
    const tiles = FIRST_POSITIONS.tripods.tiles.map((digit) => (digit === 7 ? 4 : digit));
    assert.deepEqual(wrongCount(tiles), { digit: 4, count: 18 });
  });

  it('follow presses', () => {
    const moves = [at(0, 0), at(1, 1), at(1, 1, 'ccw'), at(0, 0, 'ccw')];
    const track = trackOf(inOrder(3, 3), moves);
    assert.equal(track.length, 5);
    assert.ok(samePosition(track[4]!, track[0]!));
    assert.ok(!samePosition(track[2]!, track[0]!));
  });
});

describe('notation', () => {
  const moves = [at(0, 0), at(1, 0, 'ccw'), at(1, 1, 'half')];

  it('names blocks by their top left, or by the numbers of four buttons', () => {
    assert.equal(formatMoves(moves, 'places'), "r1c1 r2c1' r2c2*2");
    assert.equal(formatMoves(moves, 'buttons'), "0 2' 3*2");
    assert.equal(formatMoves([], 'places'), '');
  });
});

describe('keys on the crossings', () => {
  const size = { rows: 3, cols: 4 };
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const act = (key: string, cursor = { row: 0, col: 0 }, more = {}) =>
    crossingAction({ ...none, key, ...more }, cursor, size);

  it('move and stop at the edges', () => {
    assert.deepEqual(act('ArrowLeft'), { kind: 'move', to: { row: 0, col: 0 } });
    assert.deepEqual(act('ArrowRight', { row: 0, col: 2 }), {
      kind: 'move',
      to: { row: 0, col: 2 },
    });
    assert.deepEqual(act('ArrowDown'), { kind: 'move', to: { row: 1, col: 0 } });
    assert.deepEqual(act('End'), { kind: 'move', to: { row: 0, col: 2 } });
    assert.deepEqual(act('End', undefined, { ctrlKey: true }), {
      kind: 'move',
      to: { row: 1, col: 2 },
    });
  });

  it('turn', () => {
    assert.deepEqual(act('Enter'), { kind: 'press' });
    assert.deepEqual(act(' '), { kind: 'press' });
    assert.deepEqual(act('Enter', undefined, { shiftKey: true }), { kind: 'other' });
    assert.deepEqual(act('h'), { kind: 'half' });
    assert.equal(act('x'), null);
    assert.equal(act('h', undefined, { ctrlKey: true }), null);
  });
});
