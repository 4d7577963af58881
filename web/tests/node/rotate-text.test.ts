import { webcrypto } from 'node:crypto';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FIRST_POSITIONS } from '../../page/panels/rotate/first-positions';
import {
  inOrder,
  isDone,
  sortPosition,
  tripodsPosition,
  withGoalOf,
  wrongCount,
} from '../../page/panels/rotate/position';
import {
  formatGoal,
  formatPosition,
  kindOf,
  readGoal,
  readTiles,
} from '../../page/panels/rotate/read';
import {
  cryptoRandom,
  pressAtRandom,
  shuffleTiles,
  shuffleTripods,
} from '../../page/panels/rotate/shuffle';

const board = inOrder(3, 3);
const six = sortPosition(2, 3, [6, 5, 4, 3, 2, 1]);

const read = (text: string, onto = board) => {
  const result = readTiles(text, onto);
  assert.ok('position' in result, text);
  return result.position;
};

const problem = (text: string, onto = board) => {
  const result = readTiles(text, onto);
  assert.ok('problem' in result, text);
  return result.problem;
};

describe('the puzzle of a text that is no sudoku', () => {
  it('is known by its digits', () => {
    const { boxes, tripods, sort } = FIRST_POSITIONS;
    for (const position of [boxes, tripods]) {
      const text = formatPosition(position).replaceAll('\n', '');
      assert.equal(kindOf(text), position.kind);
    }
    assert.equal(kindOf(formatPosition(sort)), 'sort');
    // A digit twice in a box, and not nine of each: no turn mends that.
    assert.equal(kindOf(`55${'.'.repeat(79)}`), null);
    // A slip in a row of a sudoku, and a table.
    assert.equal(kindOf(`5..5${'.'.repeat(77)}`), null);
    assert.equal(kindOf('2024 11 28\n1 2 3'), null);
    for (const text of ['', 'words', '1 2\n3', '5']) assert.equal(kindOf(text), null, text);
  });
});

describe('reading tiles', () => {
  it('accepts numbers with various separators', () => {
    for (const text of [
      '6 5 4\n3 2 1',
      '6, 5, 4\r\n3, 2, 1\r\n',
      '6\t5\t4\r3\t2\t1',
      ' 6 | 5 | 4 \n\n 3 | 2 | 1 ',
      '[[6, 5, 4], [3, 2, 1]]',
      '6 5 4 / 3 2 1',
      '6 5 4; 3 2 1',
      '654\n321',
    ]) {
      assert.deepEqual(read(text), six, text);
    }
  });

  it('reads one row of numbers in the size of the board, or as a square', () => {
    assert.deepEqual(read('6 5 4 3 2 1', inOrder(2, 3)), six);
    assert.deepEqual(read('6 5 4 3 2 1', inOrder(3, 2)), sortPosition(3, 2, six.tiles));
    assert.deepEqual(read('4 3 2 1'), sortPosition(2, 2, [4, 3, 2, 1]));
    assert.deepEqual(read('654321', inOrder(2, 3)), six);
    assert.deepEqual(read('4321'), sortPosition(2, 2, [4, 3, 2, 1]));
    assert.deepEqual(problem('1 2 3 4 5'), { kind: 'one-row', found: 5, line: 1, column: 1 });
  });

  it('keeps repeated and large numbers', () => {
    assert.deepEqual(read('1 1\n999 0'), sortPosition(2, 2, [1, 1, 999, 0]));
    const outermost = [1000, -5, 2_147_483_647, -2_147_483_648];
    assert.deepEqual(read(outermost.join(' ')), sortPosition(2, 2, outermost));
    assert.deepEqual(read('−1 -2\n-12 0'), sortPosition(2, 2, [-1, -2, -12, 0]));
    for (const found of ['2147483648', '-2147483649', '9'.repeat(400)]) {
      const place = { line: 2, column: 3 };
      assert.deepEqual(problem(`1 2\n3 ${found}`), { kind: 'range', found, ...place });
    }
  });

  it('reports the error and its position', () => {
    assert.deepEqual(problem(' \n'), { kind: 'empty', line: 1, column: 1 });
    assert.deepEqual(problem('1 2\n3 x'), { kind: 'character', found: 'x', line: 2, column: 3 });
    assert.deepEqual(problem('一 2'), { kind: 'character', found: '一', line: 1, column: 1 });
    assert.deepEqual(problem('1 2\n𠀀'), { kind: 'character', found: '𠀀', line: 2, column: 1 });
    assert.deepEqual(problem('1 2 3\n\n  4 5'), {
      kind: 'row-length',
      found: 2,
      expected: 3,
      line: 3,
      column: 3,
    });
    assert.deepEqual(problem('1 2\n'.repeat(11)), {
      kind: 'size',
      rows: 11,
      cols: 2,
      line: 1,
      column: 1,
    });
    assert.deepEqual(problem('1 2-3\n4 5'), { kind: 'character', found: '-', line: 1, column: 4 });
    assert.equal(problem('-12\n-34').kind, 'size');
  });

  it('reads what it writes', () => {
    for (const position of [board, six, inOrder(10, 10), sortPosition(2, 2, [5, 100, 7, 7])]) {
      assert.deepEqual(read(formatPosition(position)), position);
    }
    assert.match(formatPosition(FIRST_POSITIONS.boxes), /^37\.\.5827\.\n264/);
  });
});

describe('reading a goal', () => {
  const onto = sortPosition(2, 2, [3, 1, 3, 2]);

  it('accepts the tiles of the board in any order, and a blank for the ascending one', () => {
    assert.deepEqual(readGoal('3 3\n2 1', onto), { goal: [3, 3, 2, 1] });
    assert.deepEqual(readGoal('2 3 1 3', onto), { goal: [2, 3, 1, 3] });
    assert.deepEqual(readGoal(' \n', onto), { goal: null });
    assert.equal(formatGoal(onto), '');
    assert.equal(formatGoal(sortPosition(2, 2, onto.tiles, [3, 3, 2, 1])), '3 3\n2 1');
    assert.equal(sortPosition(2, 2, onto.tiles, [1, 2, 3, 3]).goal, null);
  });

  it('reports the error', () => {
    const wrong = (text: string) => {
      const result = readGoal(text, onto);
      assert.ok('problem' in result, text);
      return result.problem;
    };
    assert.deepEqual(wrong('1 2\n3 x'), { kind: 'character', found: 'x', line: 2, column: 3 });
    const { kind, ...size } = wrong('1 2 3\n3 4 5') as { kind: string; rows: number; cols: number };
    assert.deepEqual([kind, size.rows, size.cols], ['goal-size', 2, 3]);
    assert.deepEqual(wrong('1 2\n3 4'), { kind: 'goal-number', number: 3, inGoal: 1, onBoard: 2 });
    assert.deepEqual(wrong('0 2\n3 3'), { kind: 'goal-number', number: 0, inGoal: 1, onBoard: 0 });
  });

  it('is kept for the same tiles in another order, and for no others', () => {
    const board = sortPosition(2, 2, onto.tiles, [3, 3, 2, 1]);
    const same = withGoalOf(board, sortPosition(2, 2, [1, 2, 3, 3]));
    assert.deepEqual(same, sortPosition(2, 2, [1, 2, 3, 3], [3, 3, 2, 1]));
    for (const other of [inOrder(2, 2), sortPosition(1, 4, [1, 2, 3, 3])]) {
      assert.equal(withGoalOf(board, other), other);
    }
  });
});

/** A small deterministic generator of poor quality. */
const numbers = (seed: number) => (bound: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor(seed / 65_536) % bound;
};

describe('shuffling', () => {
  it('begins at the goal, so that presses lead back to it', () => {
    // Presses lead to the goal from only 4 of the 24 orders.
    const goal = [2, 1, 3, 4];
    const reached = new Set([goal, [3, 2, 4, 1], [4, 3, 1, 2], [1, 4, 2, 3]].map(String));
    for (let seed = 0; seed < 20; ++seed) {
      const shuffled = shuffleTiles(sortPosition(2, 2, [1, 2, 3, 4], goal), numbers(seed));
      assert.ok(!isDone(shuffled));
      assert.deepEqual(shuffled.goal, goal);
      assert.ok(reached.has(String(shuffled.tiles)), String(shuffled.tiles));
    }
  });

  it('keeps the tiles and never ends sorted', () => {
    for (let seed = 0; seed < 50; ++seed) {
      const shuffled = shuffleTiles(inOrder(2, 2), numbers(seed));
      assert.ok(!isDone(shuffled));
      // Presses reach four of the 24 orders from the sorted one; the others would need a tile out
      // of turn.
      const ring = [0, 1, 3, 2].map((place) => shuffled.tiles[place]!);
      const start = ring.indexOf(1);
      assert.deepEqual([...ring.slice(start), ...ring.slice(0, start)], [1, 2, 4, 3]);
    }
    const large = shuffleTiles(inOrder(10, 10), numbers(1));
    assert.deepEqual(
      [...large.tiles].sort((a, b) => a - b),
      inOrder(10, 10).tiles,
    );
  });

  it('ends for tiles that are all equal', () => {
    const same = sortPosition(2, 2, [7, 7, 7, 7]);
    assert.deepEqual(shuffleTiles(same, numbers(1)), same);
  });

  it('carries tiles from any corner to any other', () => {
    const corners = new Set<number>();
    for (let seed = 0; seed < 300; ++seed) {
      corners.add(pressAtRandom(inOrder(4, 4), numbers(seed)).tiles.indexOf(1));
    }
    assert.equal(corners.size, 16);
  });

  it('gives nine of each digit', () => {
    const { tiles } = shuffleTripods(numbers(3));
    assert.equal(wrongCount(tiles), null);
    assert.notDeepEqual(tripodsPosition(tiles), shuffleTripods(numbers(4)));
  });

  it('draws uniformly below its bound, many numbers at once', (t) => {
    // Node 18 has the same API as browsers, but not as a global.
    if (globalThis.crypto === undefined) {
      Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    }
    const draws = t.mock.method(globalThis.crypto, 'getRandomValues');
    const drawn = new Set(Array.from({ length: 500 }, () => cryptoRandom(5)));
    assert.deepEqual([...drawn].sort(), [0, 1, 2, 3, 4]);
    // A shuffle of the largest board has tens of thousands, of which each alone would take seconds.
    pressAtRandom(inOrder(10, 10), cryptoRandom);
    assert.ok(draws.mock.callCount() < 50, `${draws.mock.callCount()}`);
  });
});
