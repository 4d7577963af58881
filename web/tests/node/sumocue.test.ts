/** Killers and jigsaws of SumoCue. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Board } from '../../board/state';
import { readSumoCue } from '../../page/panels/variants/exchange/sumocue';
import { takesText } from '../../page/panels/variants/reads';

const entries = (entryAt: (cell: number) => string): string =>
  Array.from({ length: 81 }, (_, cell) => entryAt(cell)).join('');

function boardIn(text: string): Board {
  assert.ok(takesText(text));
  const reading = readSumoCue(text);
  assert.equal(reading.kind, 'puzzle');
  return (reading as { readonly board: Board }).board;
}

describe('a puzzle of SumoCue', () => {
  it('has cages, givens as cages of one cell, and diagonals', () => {
    const own: Readonly<Record<number, string>> = { 0: '=9', 1: '+0', 2: '=5', 10: '+9' };
    const { layout, givens } = boardIn(`SumoCueV1D${entries((at) => own[at] ?? '=0')}\n`);
    assert.deepEqual(layout.cages, [
      { sum: 9, cells: [0, 1] },
      { sum: null, cells: [9, 10] },
    ]);
    assert.deepEqual(givens.slice(0, 4), [null, null, 5, null]);
    assert.deepEqual([layout.rules.diagonals, layout.boxes], [true, { rows: 3, cols: 3 }]);
  });

  it('has the pieces of a jigsaw', () => {
    const { layout } = boardIn(`SumoCueV1${entries((cell) => `=0J${Math.floor(cell / 9)}`)}`);
    assert.equal(layout.boxes, null);
    assert.deepEqual(layout.areas[1], [9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });

  it('says where it is damaged', () => {
    const grid = (own: Readonly<Record<number, string>>, other = '=0'): string =>
      `SumoCueV1${entries((cell) => own[cell] ?? other)}`;
    for (const [text, path, expected] of [
      ['SumoCueV1', [], 'cells81'],
      [`${grid({})}=0`, [], 'cells81'],
      [grid({ 5: '+6', 6: '+5' }), ['r1c6'], 'first'],
      [grid({ 5: '+99' }), ['r1c6'], 'first'],
      [grid({}, '=0J0'), ['J0'], 'cells9'],
      [grid({ 80: '=x' }), ['r9c9'], 'entry'],
      [grid({ 10: '=1234' }), ['r2c2'], 'entry'],
      [grid({ 9: '=0J9' }), ['r2c1'], 'entry'],
    ] as const) {
      const damaged = { kind: 'damaged', fault: { path, expected } };
      assert.deepEqual(readSumoCue(text), damaged, text.slice(0, 40));
    }
  });
});
