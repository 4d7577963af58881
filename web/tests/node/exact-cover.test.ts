/** Exact cover through the API as it is shipped. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  type Engine,
  type ExactCoverOptions,
  type ExactCoverResult,
  type JiugongError,
  load,
} from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const KNUTH = [
  [2, 4],
  [0, 3, 6],
  [1, 2, 5],
  [0, 3, 5],
  [1, 6],
  [3, 4, 6],
];

/** A queen in each row and each column; the diagonals are optional. */
const queens = (n: number): ExactCoverOptions => ({
  columns: 2 * n,
  optional: 4 * n - 2,
  rows: Array.from({ length: n * n }, (_, square) => {
    const [row, col] = [Math.floor(square / n), square % n];
    return [row, n + col, 2 * n + row + col, 4 * n - 1 + (n - 1 + row - col)];
  }),
});

/** All solutions, by trying every set of rows. */
function tryAll(columns: number, optional: number, rows: readonly number[][]): number[][] {
  const solutions: number[][] = [];
  for (let set = 0; set < 1 << rows.length; ++set) {
    const chosen = rows.flatMap((_, row) => (((set >> row) & 1) === 1 ? [row] : []));
    const covered = chosen.flatMap((row) => rows[row]!);
    const times = Array.from(
      { length: columns + optional },
      (_, column) => covered.filter((other) => other === column).length,
    );
    const isSolution =
      times.every((count, column) => (column < columns ? count === 1 : count <= 1)) &&
      chosen.every((row) => rows[row]!.some((column) => column < columns));
    if (isSolution) solutions.push(chosen);
  }
  return solutions;
}

describe('exactCover', () => {
  test("Knuth's example has one solution", async () => {
    const found: ExactCoverResult = await engine.exactCover({ columns: 7, rows: KNUTH });
    assert.deepEqual(found, {
      status: 'unique',
      count: 1,
      capped: false,
      solution: [0, 3, 4],
      second: null,
    });
  });

  test('several solutions, and none', async () => {
    assert.deepEqual(await engine.exactCover({ columns: 2, rows: [[1], [0], [0, 1]] }), {
      status: 'multiple',
      count: 2,
      capped: false,
      solution: [0, 1],
      second: [2],
    });
    const none = { status: 'none', count: 0, capped: false, solution: null, second: null };
    assert.deepEqual(await engine.exactCover({ columns: 2, rows: [[1], [1]] }), none);
    assert.deepEqual(await engine.exactCover({ columns: 1, rows: [] }), none);
  });

  test('without required columns there is one solution, which has no rows', async () => {
    const empty = { status: 'unique', count: 1, capped: false, solution: [], second: null };
    assert.deepEqual(await engine.exactCover({ columns: 0, rows: [] }), empty);
    assert.deepEqual(
      await engine.exactCover({ columns: 0, optional: 2, rows: [[0], [], [1]] }),
      empty,
    );
  });

  test('rows without required columns are part of no solution', async () => {
    const { status, solution } = await engine.exactCover({
      columns: 1,
      optional: 2,
      rows: [[1], [], [2, 0], [2]],
    });
    assert.deepEqual([status, solution], ['unique', [2]]);
  });

  test('the status is exact whatever the limit', async () => {
    const rows = [[0], [0], [0]];
    for (const [limit, count, capped] of [
      [1, 1, true],
      [2, 2, true],
      [3, 3, false],
      [Infinity, 3, false],
    ] as const) {
      assert.deepEqual(await engine.exactCover({ columns: 1, rows, limit }), {
        status: 'multiple',
        count,
        capped,
        solution: [0],
        second: [1],
      });
    }
    const { status, capped } = await engine.exactCover({ columns: 1, rows: [[0]], limit: 1 });
    assert.deepEqual([status, capped], ['unique', false]);
  });

  test('eight queens with optional diagonals stand in 92 ways', async () => {
    // (The native test of the job has the same solutions.)
    assert.deepEqual(await engine.exactCover({ ...queens(8), limit: Infinity }), {
      status: 'multiple',
      count: 92,
      capped: false,
      solution: [0, 12, 23, 29, 34, 46, 49, 59],
      second: [0, 13, 23, 26, 38, 43, 49, 60],
    });
  });

  test('a sudoku as 324 columns has the solution that `solve` finds', async () => {
    const puzzle =
      '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
    const placements = Array.from({ length: 729 }, (_, n) => [Math.floor(n / 9), n % 9] as const)
      .filter(([cell, digit]) => puzzle[cell] === '.' || puzzle[cell] === String(digit + 1))
      .map(([cell, digit]) => ({ cell, digit }));
    const rows = placements.map(({ cell, digit }) => {
      const [row, col] = [Math.floor(cell / 9), cell % 9];
      const box = 3 * Math.floor(row / 3) + Math.floor(col / 3);
      return Uint16Array.of(
        cell,
        81 + 9 * row + digit,
        162 + 9 * col + digit,
        243 + 9 * box + digit,
      );
    });
    const found = await engine.exactCover({ columns: 324, rows });
    assert.equal(found.status, 'unique');
    const board = Array.from(puzzle);
    for (const row of found.solution ?? []) {
      const { cell, digit } = placements[row]!;
      board[cell] = String(digit + 1);
    }
    assert.equal(board.join(''), (await engine.solve(puzzle)).solution);
  });

  test('random matrices have the solutions that trying every set of rows finds', async () => {
    const problem = fc.integer({ min: 0, max: 5 }).chain((columns) =>
      fc.integer({ min: columns === 0 ? 1 : 0, max: 3 }).chain((optional) =>
        fc.record({
          columns: fc.constant(columns),
          optional: fc.constant(optional),
          rows: fc.array(fc.uniqueArray(fc.nat(columns + optional - 1), { maxLength: 4 }), {
            maxLength: 10,
          }),
          limit: fc.constantFrom(1, 2, 3, Infinity),
        }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(problem, async ({ columns, optional, rows, limit }) => {
        const all = tryAll(columns, optional, rows);
        const found = await engine.exactCover({ columns, optional, rows, limit });
        const status = all.length === 0 ? 'none' : all.length === 1 ? 'unique' : 'multiple';
        assert.equal(found.status, status);
        assert.deepEqual(
          [found.count, found.capped],
          [Math.min(all.length, limit), all.length > limit],
        );
        const told = [found.solution, found.second].filter((solution) => solution !== null);
        assert.equal(told.length, Math.min(all.length, 2));
        assert.equal(new Set(told.map(String)).size, told.length);
        const known = new Set(all.map(String));
        for (const solution of told) assert.ok(known.has(String(solution)));
      }),
      { seed: 17, numRuns: 500 },
    );
  });

  test('the same call has the same answer', async () => {
    const first = await engine.exactCover({ ...queens(12), limit: 50 });
    assert.deepEqual(await engine.exactCover({ ...queens(12), limit: 50 }), first);
    assert.deepEqual([first.count, first.capped], [50, true]);
  });

  test('a matrix of a million ones', async () => {
    // Blocks of 100 columns, each covered by one row alone; the others cover parts of two blocks.
    const rows = Array.from({ length: 10_000 }, (_, row) =>
      Array.from({ length: 100 }, (__, n) =>
        row < 50 ? 100 * row + n : (100 * row + 50 + n) % 5000,
      ),
    );
    const { status, solution } = await engine.exactCover({ columns: 5000, rows, limit: 1 });
    assert.equal(status, 'multiple');
    assert.equal(solution!.length, 50);
    const covered = solution!.flatMap((row) => rows[row]!);
    assert.equal(new Set(covered).size, 5000);
  });

  test('an abort rejects at once, and the engine goes on', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const endless = engine.exactCover({ ...queens(30), limit: Infinity, signal });
    const other = await engine.exactCover({ columns: 7, rows: KNUTH });
    assert.equal(other.status, 'unique');
    controller.abort();
    await assert.rejects(endless, { name: 'AbortError' });
    const again = await engine.exactCover({ columns: 7, rows: KNUTH });
    assert.deepEqual(again, other);
    await assert.rejects(engine.exactCover({ ...queens(4), signal }), { name: 'AbortError' });
  });

  test('what is no problem is named with its place', async () => {
    const rows = [[0], [1]];
    const wrong: [options: unknown, line: number, column: number, message: RegExp][] = [
      [
        { columns: -1, rows },
        0,
        0,
        /^The number of columns must be a whole number from 0 to 100,000, not -1\.$/,
      ],
      [{ columns: 1.5, rows }, 0, 0, /^The number of columns must be .*, not 1\.5\.$/],
      [{ columns: '2', rows }, 0, 0, /^The number of columns must be .*, not "2"\.$/],
      [{ rows }, 0, 0, /^The number of columns must be .*, not undefined\.$/],
      [{ columns: 100_001, rows }, 0, 0, /^The number of columns must be .*, not 100001\.$/],
      [
        { columns: 2, optional: -1, rows },
        0,
        0,
        /^The number of optional columns must be .*, not -1\.$/,
      ],
      [
        { columns: 99_999, optional: 2, rows },
        0,
        0,
        /^The number of optional columns must be .* from 0 to 1, not 2\.$/,
      ],
      [{ columns: 2 }, 0, 0, /^The rows must be a list of lists, not undefined\.$/],
      [{ columns: 2, rows: '01' }, 0, 0, /^The rows must be a list of lists, not "01"\.$/],
      [{ columns: 2, rows: {} }, 0, 0, /^The rows must be a list of lists, not an object\.$/],
      [{ columns: 2, rows: [[0], 1] }, 2, 0, /^Row 2 is 1; it must be a list of columns\.$/],
      [{ columns: 2, rows: ['1'] }, 1, 0, /^Row 1 is "1";/],
      [{ columns: 2, rows: [null] }, 1, 0, /^Row 1 is null;/],
      [{ columns: 2, rows: Array(1) }, 1, 0, /^Row 1 is undefined;/],
      [
        { columns: 2, rows: [[0], [1, 2]] },
        2,
        2,
        /^Entry 2 of row 2 is 2; .* number from 0 to 1\.$/,
      ],
      [{ columns: 2, optional: 1, rows: [[3]] }, 1, 1, /^Entry 1 of row 1 is 3; .* from 0 to 2\.$/],
      [{ columns: 2, rows: [[0], [1], [0, -1]] }, 3, 2, /^Entry 2 of row 3 is -1;/],
      [{ columns: 2, rows: [[0.5]] }, 1, 1, /^Entry 1 of row 1 is 0\.5;/],
      [{ columns: 2, rows: [['0']] }, 1, 1, /^Entry 1 of row 1 is "0";/],
      [{ columns: 2, rows: [[NaN]] }, 1, 1, /^Entry 1 of row 1 is NaN;/],
      [{ columns: 2, rows: [[0, 1, 0]] }, 1, 3, /is 0, a column that the row has already\.$/],
      [
        { columns: 3, rows: [[0, 1, 1]] },
        1,
        3,
        /already\. \(A row lists the numbers of its columns/,
      ],
      [{ columns: 3, rows: [[0, 2, 2]] }, 1, 3, /is 2, a column that the row has already\.$/],
      [{ columns: 0, rows: [[], [0]] }, 2, 1, /is 0, but there are no columns\.$/],
      [{ columns: 2, rows, limit: 0 }, 0, 0, /^The limit must be .*, not 0\.$/],
      [
        { columns: 2, rows: Array(10_000_001) },
        0,
        0,
        /^The rows have more than 10,000,000 entries/,
      ],
      [
        { columns: 2, rows: [[0], { length: 10_000_000 }] },
        0,
        0,
        /^The rows have more than 10,000,000 entries/,
      ],
    ];
    for (const [options, line, column, message] of wrong) {
      const fields: Partial<JiugongError> = { code: 'bad-argument', line, column };
      await assert.rejects(
        engine.exactCover(options as ExactCoverOptions),
        (error: JiugongError) => {
          assert.match(error.message, message);
          assert.equal(error.name, 'JiugongError');
          assert.deepEqual({ code: error.code, line: error.line, column: error.column }, fields);
          return true;
        },
      );
    }
  });
});
