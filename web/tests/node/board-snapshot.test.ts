import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseValues } from '../../board/values';
import { boardFrom, parseSnapshot, snapshotOf } from '../../board/snapshot';
import { boardOf, enter, mark, paint, strike, withFinding } from '../../board/state';
import { PUZZLE, SOLUTION } from './board-fixtures';

const board = mark(
  mark(enter(boardOf(parseValues(PUZZLE)!), 2, 4), 'corner', [3, 5], 2),
  'candidates',
  [3],
  6,
);
const snapshot = snapshotOf(board);

describe('a snapshot', () => {
  it('holds givens, own digits and both kinds of marks', () => {
    assert.equal(snapshot.givens, PUZZLE);
    assert.equal(snapshot.own, `..4${'.'.repeat(78)}`);
    assert.deepEqual([snapshot.corner[3], snapshot.corner[5]], [0b10, 0b10]);
    assert.equal(snapshot.candidates[3], 0b100000);
  });

  it('restores the same board, also through JSON', () => {
    assert.deepEqual(boardFrom(snapshot), board);
    assert.deepEqual(parseSnapshot(JSON.parse(JSON.stringify(snapshot))), snapshot);
  });

  it('holds colours and removed candidates only if there are any', () => {
    assert.deepEqual(Object.keys(snapshot), ['givens', 'own', 'corner', 'candidates']);
    const painted = strike(paint(paint(board, [0, 80], 3), [80], 8), [3], 6);
    const more = snapshotOf(painted);
    assert.deepEqual(
      [more.colors![0], more.colors![80], more.removed![3]],
      [0b100, 0b10000100, 32],
    );
    assert.deepEqual(boardFrom(more), painted);
    assert.deepEqual(parseSnapshot(JSON.parse(JSON.stringify(more))), more);
  });

  it('leaves out a displayed answer', () => {
    const cost = { guesses: 0, micros: 1 };
    const solved = withFinding(board, { kind: 'unique', solution: parseValues(SOLUTION)!, cost });
    assert.deepEqual(snapshotOf(solved), snapshot);
  });
});

describe('untrusted data', () => {
  const withMask = (mask: unknown): unknown => ({
    ...snapshot,
    corner: snapshot.corner.map((old, cell) => (cell === 80 ? mask : old)),
  });

  it('is rejected if anything is missing, too long, or of another type', () => {
    const wrong: readonly unknown[] = [
      null,
      undefined,
      'text',
      7,
      [],
      {},
      { ...snapshot, givens: PUZZLE.slice(1) },
      { ...snapshot, givens: `${PUZZLE}.` },
      { ...snapshot, givens: PUZZLE.replace('5', '0') },
      { ...snapshot, givens: PUZZLE.replace('5', '<') },
      { ...snapshot, givens: [...PUZZLE] },
      { ...snapshot, own: undefined },
      { ...snapshot, corner: snapshot.corner.slice(1) },
      { ...snapshot, corner: { length: 81 } },
      { ...snapshot, candidates: Array(81) },
      { ...snapshot, candidates: '0'.repeat(81) },
      { ...snapshot, colors: null },
      { ...snapshot, colors: [] },
      { ...snapshot, colors: snapshot.corner.map(() => 256) },
      { ...snapshot, colors: snapshot.corner.map(() => '1') },
      { ...snapshot, removed: {} },
      { ...snapshot, removed: snapshot.corner.map(() => 512) },
    ];
    for (const value of wrong) assert.equal(parseSnapshot(value), null, JSON.stringify(value));
    for (const mask of [-1, 512, 1.5, NaN, Infinity, '1', null]) {
      assert.equal(parseSnapshot(withMask(mask)), null, String(mask));
    }
    assert.ok(parseSnapshot(withMask(511)));
  });

  it('is rejected with a given and an own digit in one cell', () => {
    assert.equal(parseSnapshot({ ...snapshot, own: `5${'.'.repeat(80)}` }), null);
  });

  it('loses unknown properties', () => {
    const more = { ...snapshot, editing: true, toString: 'no' };
    assert.deepEqual(Object.keys(parseSnapshot(more)!), ['givens', 'own', 'corner', 'candidates']);
  });
});
