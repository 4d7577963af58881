/** Photos through the API as it is shipped. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Engine, type PhotoOptions, load } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** Strokes of the digits, in a square of 4 × 8. */
const STROKES: Readonly<Record<string, readonly number[][]>> = {
  1: [[1, 2, 2, 0, 2, 8]],
  2: [[0, 2, 0, 1, 1, 0, 3, 0, 4, 1, 4, 3, 0, 8, 4, 8]],
  3: [
    [0, 1, 1, 0, 3, 0, 4, 1, 4, 3, 3, 4, 1, 4],
    [3, 4, 4, 5, 4, 7, 3, 8, 1, 8, 0, 7],
  ],
  4: [[3, 8, 3, 0, 0, 5, 4, 5]],
  5: [[4, 0, 0, 0, 0, 4, 1, 3, 3, 3, 4, 4, 4, 7, 3, 8, 1, 8, 0, 7]],
  6: [[4, 1, 3, 0, 1, 0, 0, 1, 0, 7, 1, 8, 3, 8, 4, 7, 4, 5, 3, 4, 1, 4, 0, 5]],
  7: [[0, 0, 4, 0, 1.5, 8]],
  8: [
    [
      1, 4, 0, 3, 0, 1, 1, 0, 3, 0, 4, 1, 4, 3, 3, 4, 1, 4, 0, 5, 0, 7, 1, 8, 3, 8, 4, 7, 4, 5, 3,
      4,
    ],
  ],
  9: [[0, 7, 1, 8, 3, 8, 4, 7, 4, 1, 3, 0, 1, 0, 0, 1, 0, 3, 1, 4, 3, 4, 4, 3]],
};

const CELL = 40;
const SIDE = 11 * CELL;

/** A page with the puzzle, in black on white. */
function page(puzzle: string): PhotoOptions {
  const data = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255);
  const dot = (x: number, y: number, size: number): void => {
    for (let row = Math.round(y - size / 2); row < Math.round(y + size / 2); ++row) {
      for (let col = Math.round(x - size / 2); col < Math.round(x + size / 2); ++col) {
        data.fill(0, 4 * (SIDE * row + col), 4 * (SIDE * row + col) + 3);
      }
    }
  };
  const line = (x0: number, y0: number, x1: number, y1: number, size: number): void => {
    const steps = Math.ceil(2 * Math.hypot(x1 - x0, y1 - y0));
    for (let i = 0; i <= steps; ++i) {
      dot(x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps, size);
    }
  };
  for (let i = 0; i <= 9; ++i) {
    const [at, size] = [CELL * (i + 1), i % 3 === 0 ? 4 : 2];
    line(at, CELL, at, 10 * CELL, size);
    line(CELL, at, 10 * CELL, at, size);
  }
  for (const [cell, digit] of [...puzzle].entries()) {
    const [left, top] = [CELL * ((cell % 9) + 1.34), CELL * (Math.floor(cell / 9) + 1.2)];
    for (const stroke of STROKES[digit] ?? []) {
      for (let i = 0; i + 3 < stroke.length; i += 2) {
        const [x0, y0, x1, y1] = stroke.slice(i, i + 4).map((value) => value * 3) as [
          number,
          number,
          number,
          number,
        ];
        line(left + x0, top + y0, left + x1, top + y1, 4);
      }
    }
  }
  return { data, width: SIDE, height: SIDE };
}

describe('readPhoto', () => {
  test('reads a puzzle, its corners and its chances', async () => {
    const picture = page(PUZZLE);
    const reading = await engine.readPhoto(picture);
    assert.ok(reading.verdict !== 'not-found');
    assert.equal(reading.puzzle, PUZZLE);
    assert.notEqual(reading.verdict, 'unread');
    assert.equal(reading.problem, null);
    assert.equal(reading.byHand, '.'.repeat(81));
    assert.ok(reading.doubtful.every((cell) => Number.isInteger(cell)));
    assert.deepEqual(reading.others, []);
    assert.equal(reading.turns, 0);
    assert.equal(typeof reading.corrected, 'boolean');
    for (const [i, [x, y]] of [
      [1, 1],
      [10, 1],
      [10, 10],
      [1, 10],
    ].entries()) {
      const corner = reading.corners[i]!;
      assert.ok(Math.abs(corner.x - CELL * x!) <= 2 && Math.abs(corner.y - CELL * y!) <= 2);
    }
    assert.equal(reading.crossings.length, 100);
    assert.deepEqual(reading.crossings[99], reading.corners[2]);
    assert.equal(reading.chances.length, 81);
    assert.ok(reading.chances[0]![5]! > 900 && reading.chances[2]![0]! > 900);
    assert.equal(picture.data.length, 4 * SIDE * SIDE); // not transferred
  });

  test('tells why nothing was read', async () => {
    const data = new Uint8Array(4 * 300 * 200).fill(255);
    assert.deepEqual(await engine.readPhoto({ data, width: 300, height: 200 }), {
      verdict: 'not-found',
      problem: 'no-grid',
    });
  });

  test('rejects what is no picture', async () => {
    const data = new Uint8ClampedArray(16);
    for (const [picture, message] of [
      [{ data, width: 0, height: 0 }, /The width must be .* not 0/],
      [{ data, width: 1, height: 100_000 }, /The height must be .* not 100000/],
      [{ data, width: 32_000, height: 32_000 }, /at most 64000000/],
      [{ data, width: 2, height: 3 }, /16 bytes; 2 × 3 pixels have 24/],
      [{ data: [1, 2, 3, 4], width: 1, height: 1 }, /must be a Uint8ClampedArray/],
      [{ width: 1, height: 1 }, /not undefined/],
    ] as const) {
      await assert.rejects(engine.readPhoto(picture as unknown as PhotoOptions), {
        code: 'bad-argument',
        message,
      });
    }
  });

  test('reports progress and can be aborted', async () => {
    // Reports come ten times a second; several readings at once take longer than that.
    const blank = new Uint8Array(4 * 1500 * 1200).fill(255);
    const reports = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const reported: number[] = [];
        const onProgress = ({ done }: { readonly done: number }): void => void reported.push(done);
        await engine.readPhoto({ data: blank, width: 1500, height: 1200, onProgress });
        return reported;
      }),
    );
    assert.ok(reports.some((reported) => reported.length > 0));
    for (const reported of reports) {
      assert.ok(reported.every((done) => done >= 0 && done <= 1));
      assert.deepEqual(
        reported,
        [...reported].sort((one, other) => one - other),
      );
    }
    const control = new AbortController();
    const lost = engine.readPhoto({ ...page(PUZZLE), signal: control.signal });
    control.abort();
    await assert.rejects(lost, { name: 'AbortError' });
    const reading = await engine.readPhoto(page(PUZZLE));
    assert.ok(reading.verdict !== 'not-found' && reading.puzzle === PUZZLE);
  });
});
