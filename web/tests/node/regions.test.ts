/** Puzzles of any shape through the API of the shipped package. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type Engine,
  type JiugongError,
  REGION_PRESETS,
  type RegionContradiction,
  type RegionsInput,
  type RegionsPuzzle,
  type SolveRegionsOptions,
  type SolveRegionsResult,
  load,
} from '../../../build/site/jiugong.mjs';
import { turns } from './turns';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Returns the values of a line of 81 characters. */
const cellsOf = (line: string): (number | null)[] =>
  Array.from(line, (c) => (c === '.' ? null : Number(c)));

/** A 2×2 Latin square. */
const TINY: RegionsInput = {
  rows: 2,
  cols: 2,
  regions: [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ],
};

/** Expects a JiugongError with these fields. */
async function rejects(promise: Promise<unknown>, fields: Partial<JiugongError>): Promise<void> {
  await assert.rejects(promise, { name: 'JiugongError', ...fields });
}

describe('solveRegions', () => {
  test('a classic sudoku', async () => {
    const classic = await engine.regionPreset('9x9');
    const found: SolveRegionsResult = await engine.solveRegions({
      ...classic,
      cells: cellsOf(PUZZLE),
    });
    const { nodes, micros, ...rest } = found;
    assert.deepEqual(rest, {
      status: 'unique',
      count: 1,
      capped: false,
      solution: cellsOf(SOLUTION),
      second: null,
      conflicts: [],
      conflictingRules: [],
    });
    assert.ok(Number.isInteger(nodes) && nodes >= 0);
    assert.ok(micros >= 0);
  });

  test('several solutions, up to the limit', async () => {
    const { status, count, capped, solution, second } = await engine.solveRegions(TINY);
    assert.deepEqual([status, count, capped], ['multiple', 2, false]);
    assert.deepEqual([solution, second].map(String).sort(), ['1,2,2,1', '2,1,1,2']);
    const one = await engine.solveRegions({ ...TINY, limit: 1 });
    assert.deepEqual([one.status, one.count, one.capped], ['multiple', 1, true]);
    const all = await engine.solveRegions({ rows: 3, cols: 1, limit: Infinity });
    assert.deepEqual([all.count, all.capped], [27, false]);
  });

  test('none, with the givens that clash', async () => {
    const { status, solution, conflicts } = await engine.solveRegions({
      ...TINY,
      cells: [1, 1, null, null],
    });
    assert.deepEqual([status, solution, conflicts], ['none', null, [0, 1]]);
  });

  test('void cells, other values and typed arrays', async () => {
    const { solution } = await engine.solveRegions({
      rows: 1,
      cols: 3,
      low: 7,
      high: 8,
      cells: Int8Array.of(8, -1, 8),
      regions: [],
    });
    assert.deepEqual(solution, [8, -1, 8]);
    const zero = await engine.solveRegions({ rows: 1, cols: 2, low: 0, cells: [0, 1] });
    assert.deepEqual([zero.status, zero.solution], ['unique', [0, 1]]);
  });

  test('every rule counts', async () => {
    const count = async (rules: Partial<RegionsInput>): Promise<number> =>
      (await engine.solveRegions({ rows: 3, cols: 3, limit: Infinity, ...rules })).count;
    assert.equal(await count({}), 3 ** 9);
    assert.equal(await count({ diagonals: true }), 3 * 2 * 2 * 3 ** 4);
    assert.equal(await count({ antiKing: true }), 0);
    assert.equal(await count({ antiKing: true, high: 4 }), 72); // rows or columns alternate
    const knight = await count({ antiKnight: true, high: 2 });
    assert.equal(knight, 2 * 2); // the knight's moves form a ring around the centre
    const apart = await count({ nonConsecutive: true, high: 2 });
    assert.equal(apart, 2);
    const caged = await count({ cages: [{ sum: 5, cells: [0, 1] }] });
    assert.equal(caged, 2 * 3 ** 7);
  });

  test('every preset has a solution', async () => {
    for (const name of REGION_PRESETS) {
      const preset = await engine.regionPreset(name);
      const found: SolveRegionsResult = await engine.solveRegions({ ...preset, limit: 1 });
      const { solution } = found;
      assert.ok(solution !== null, name);
      for (const region of preset.regions) {
        assert.equal(
          new Set(region.map((cell): number | undefined => solution[cell])).size,
          preset.rows,
          name,
        );
      }
    }
  });

  test('rejects an invalid puzzle with the position of the error', async () => {
    const wrong: [puzzle: RegionsInput, fields: Partial<JiugongError>][] = [
      [
        { rows: 0, cols: 2 },
        { code: 'bad-size', cell: null, region: null, cage: null },
      ],
      [{ rows: 2, cols: 37 }, { code: 'bad-size' }],
      [{ rows: 1_000_000, cols: 1_000_000 }, { code: 'bad-size' }],
      [{ ...TINY, low: -1 }, { code: 'bad-range' }],
      [{ ...TINY, low: 1, high: 37 }, { code: 'bad-range' }],
      [{ ...TINY, cells: [1] }, { code: 'bad-cell-count' }],
      [{ ...TINY, cells: [-1, -1, -1, -1] }, { code: 'empty-puzzle' }],
      [
        { ...TINY, cells: [null, null, 3, null] },
        { code: 'bad-given', cell: 2 },
      ],
      [
        { ...TINY, regions: [[0], [7]] },
        { code: 'bad-region-cell', region: 1, cell: null },
      ],
      [
        { ...TINY, regions: [[0, 0]] },
        { code: 'bad-region-cell', region: 0, cell: 0 },
      ],
      [
        { ...TINY, regions: [[]] },
        { code: 'bad-region-size', region: 0 },
      ],
      [
        { ...TINY, regions: [[0, 1, 2]] },
        { code: 'bad-region-size', region: 0 },
      ],
      [
        { ...TINY, cages: [{ sum: -1, cells: [0] }] },
        { code: 'bad-cage-sum', cage: 0 },
      ],
      [{ rows: 2, cols: 3, diagonals: true }, { code: 'bad-diagonals' }],
    ];
    for (const [puzzle, fields] of wrong) {
      await rejects(engine.solveRegions(puzzle), fields);
      await rejects(engine.writeRegions(puzzle), fields);
    }
  });

  test('counts the cells of a region or cage of any length', async () => {
    const cells = Array.from({ length: 1_000_000 }, () => 0);
    for (const [more, place, name] of [
      [{ regions: [[0], cells] }, { region: 1, cage: null }, 'Region 2'],
      [{ cages: [{ sum: 1, cells }] }, { region: null, cage: 0 }, 'Cage 1'],
    ] as const) {
      await rejects(engine.solveRegions({ ...TINY, ...more } as RegionsInput), {
        code: 'bad-region-size',
        ...place,
        found: '1000000 cells',
        message: `${name}: found 1000000 cells, expected at most 36.`,
      });
    }
  });

  test('solves in a page that has a toJSON of its own for lists and texts', async () => {
    const prototypes = [Array.prototype, String.prototype];
    const hint = await engine.hint({ givens: PUZZLE });
    for (const prototype of prototypes) {
      Object.defineProperty(prototype, 'toJSON', { value: () => '[]', configurable: true });
    }
    try {
      const { solution } = await engine.solveRegions({ ...TINY, cells: [1, null, null, null] });
      assert.deepEqual(solution, [1, 2, 2, 1]);
      assert.deepEqual(await engine.hint({ givens: PUZZLE }), hint);
    } finally {
      for (const prototype of prototypes) delete (prototype as { toJSON?: unknown }).toJSON;
    }
  });

  test('rejects invalid arguments by name', async () => {
    const wrong: [options: object, message: RegExp, place?: Partial<JiugongError>][] = [
      [{}, /^The number of rows must be a whole number, not undefined\.$/],
      [{ rows: 2.5, cols: 2 }, /^The number of rows must .*, not 2\.5\.$/],
      [{ rows: 2 }, /^The number of columns must .*, not undefined\.$/],
      [{ ...TINY, low: 'a' }, /^The lowest value must .*, not "a"\.$/],
      [
        { ...TINY, high: 2 ** 31 },
        /^The highest value must be a whole number of 32 bits, not 2147483648\.$/,
      ],
      [{ ...TINY, cells: 7 }, /^The cells must be a list, not 7\.$/],
      [
        { ...TINY, cells: [1, '2', 1, 1] },
        /^Entry 1 of the cells must .*, not "2"\.$/,
        { cell: 1 },
      ],
      [{ ...TINY, cells: [1, 2, -2, 1] }, /^Entry 2 of the cells must .*, not -2\.$/, { cell: 2 }],
      [{ ...TINY, regions: 'ab' }, /^The regions must be a list, not "ab"\.$/],
      [
        { ...TINY, regions: [[0], 7] },
        /^The cells of region 2 must be a list, not 7\.$/,
        { region: 1 },
      ],
      [{ ...TINY, regions: [[0.5]] }, /^Entry 0 of region 1 must .*, not 0\.5\.$/, { region: 0 }],
      [{ ...TINY, cages: [3] }, /^Cage 1 must be \{ sum, cells \}, not 3\.$/, { cage: 0 }],
      [
        { ...TINY, cages: [{ cells: [0] }] },
        /^The sum of cage 1 must .*, not undefined\.$/,
        { cage: 0 },
      ],
      [{ ...TINY, cages: [{ sum: 3 }] }, /^The cells of cage 1 must be a list, not undefined\.$/],
      [{ ...TINY, diagonals: 1 }, /^The option diagonals must be true or false, not 1\.$/],
      [{ ...TINY, antiKing: 'yes' }, /^The option antiKing must be true or false, not "yes"\.$/],
      [{ ...TINY, antiKnight: null }, /^The option antiKnight must be true or false, not null\.$/],
      [{ ...TINY, limit: 0 }, /^The limit must .*, not 0\.$/],
      [{ ...TINY, signal: 1 }, /^The signal must be an AbortSignal\.$/],
    ];
    for (const [options, message, place] of wrong) {
      const call = engine.solveRegions(options as SolveRegionsOptions);
      await rejects(call, { code: 'bad-argument', ...place });
      await assert.rejects(call, { message });
    }
  });

  test('stops at a signal, also in an endless search', async () => {
    const large = await engine.regionPreset('25x25');
    const rows = 36;
    const many: RegionsInput = { rows, cols: rows, antiKnight: true, nonConsecutive: true };
    for (const puzzle of [large, many]) {
      const controller = new AbortController();
      const call = engine.solveRegions({ ...puzzle, limit: Infinity, signal: controller.signal });
      const rejected = assert.rejects(call, { name: 'AbortError' });
      await turns(5); // it searches
      controller.abort();
      await rejected;
      assert.equal((await engine.solveRegions(TINY)).count, 2);
    }
  });
});

/** The part of the puzzle that a contradiction names. */
const partOf = (puzzle: RegionsPuzzle, reason: RegionContradiction): RegionsInput => ({
  rows: puzzle.rows,
  cols: puzzle.cols,
  low: puzzle.low,
  high: puzzle.high,
  cells: puzzle.cells.map((value, cell) =>
    value === -1 || reason.givens.includes(cell) ? value : null,
  ),
  regions: reason.regions.map((i) => puzzle.regions[i]!),
  cages: reason.cages.map((i) => puzzle.cages[i]!),
  rules: reason.rules.map((i) => puzzle.rules[i]!),
  diagonals: reason.diagonals,
  antiKnight: reason.antiKnight,
  antiKing: reason.antiKing,
  nonConsecutive: reason.nonConsecutive,
});

describe('questions about all solutions', () => {
  test('candidates are those of all solutions', async () => {
    assert.deepEqual(
      await engine.regionCandidates({ rows: 1, cols: 3, low: 7, high: 8, cells: [8, -1, null] }),
      [[8], [], [7, 8]],
    );
    assert.deepEqual(await engine.regionCandidates({ ...TINY, cells: [1, 1, null, null] }), [
      [],
      [],
      [],
      [],
    ]);
    const classic = await engine.regionPreset('9x9');
    const solved = await engine.regionCandidates({ ...classic, cells: cellsOf(PUZZLE) });
    assert.deepEqual(
      solved,
      cellsOf(SOLUTION).map((value) => [value]),
    );
    const high = await engine.regionCandidates({ rows: 1, cols: 36, regions: [[0, 1]] });
    assert.deepEqual(high[35]!.length, 36);
  });

  test('a difference is two solutions, and all cells where any differ', async () => {
    assert.equal(await engine.regionDifference({ ...TINY, cells: [1, null, null, null] }), null);
    assert.equal(await engine.regionDifference({ ...TINY, cells: [1, 1, null, null] }), null);
    const classic = await engine.regionPreset('9x9');
    const cells = cellsOf(PUZZLE);
    cells[0] = cells[1] = cells[9] = null;
    const found = (await engine.regionDifference({ ...classic, cells }))!;
    const values = await engine.regionCandidates({ ...classic, cells });
    assert.deepEqual(
      found.differing,
      values.flatMap((list, cell) => (list.length > 1 ? [cell] : [])),
    );
    assert.notDeepEqual(found.first, found.second);
    for (const [cell, list] of values.entries()) {
      assert.ok(list.includes(found.first[cell]!) && list.includes(found.second[cell]!));
    }
  });

  test('a contradiction is all that is needed for it', async () => {
    const puzzle = await engine.readRegions(
      '4x4; rows; columns; boxes 2x2; diagonals; anti-king; cage 3 r1c1 r1c2; cage 7 r3c3 r3c4; ' +
        'thermometer r1c1 r2c2 r3c3; sum 9 r4c1 r4c2; cells .... ..1. .... ....',
    );
    const reason = (await engine.regionContradiction(puzzle))!;
    assert.equal(reason.minimal, true);
    const part = partOf(puzzle, reason);
    assert.equal((await engine.solveRegions(part)).status, 'none');
    for (const rule of reason.rules) {
      const rules = puzzle.rules.filter((_, i) => i !== rule && reason.rules.includes(i));
      assert.notEqual((await engine.solveRegions({ ...part, rules })).status, 'none');
    }
    assert.equal(await engine.regionContradiction(TINY), null);
  });

  test('what is wrong with the puzzle, and unknown options, are told', async () => {
    const wrong: RegionsInput = { ...TINY, cages: [{ sum: -1, cells: [0] }] };
    for (const method of ['regionCandidates', 'regionDifference', 'regionContradiction'] as const) {
      await rejects(engine[method](wrong), { code: 'bad-cage-sum', cage: 0 });
      await rejects(engine[method](TINY, { limit: 2 } as object), { code: 'bad-argument' });
      await rejects(engine[method](7 as unknown as RegionsInput), { code: 'bad-argument' });
    }
  });

  test('a signal stops them, and progress is told', async () => {
    // Some solutions are found soon, but most candidates only after long.
    const wide = await engine.regionPreset('25x25');
    const large: RegionsInput = { ...wide, antiKnight: true };
    for (const method of ['regionCandidates', 'regionDifference'] as const) {
      const controller = new AbortController();
      const told: number[] = [];
      const call = engine[method](large, {
        signal: controller.signal,
        onProgress: ({ done }) => {
          told.push(done);
          controller.abort();
        },
      });
      await assert.rejects(call, { name: 'AbortError' });
      assert.ok(told.every((done) => done >= 0 && done <= 1));
      assert.equal((await engine.solveRegions(TINY)).count, 2);
    }
  });
});

describe('readRegions and writeRegions', () => {
  test('reads back what it writes', async () => {
    for (const name of REGION_PRESETS) {
      const preset: RegionsPuzzle = await engine.regionPreset(name);
      assert.deepEqual(await engine.readRegions(await engine.writeRegions(preset)), preset, name);
    }
    const text = await engine.writeRegions({
      ...TINY,
      low: 0,
      high: 9,
      cells: [null, 9, -1, 0],
      regions: [[3, 0]],
      cages: [{ sum: 9, cells: [0, 1] }],
      antiKing: true,
    });
    assert.equal(
      text,
      '2x2; values 0-9; region r2c2 r1c1; anti-king; cage 9 r1c1-r1c2; cells .9#0',
    );
  });

  test('all fields, and defaults', async () => {
    assert.deepEqual(await engine.readRegions('2x3; rows; regions AAABBB'), {
      rows: 2,
      cols: 3,
      low: 1,
      high: 3,
      cells: [null, null, null, null, null, null],
      regions: [
        [0, 1, 2],
        [3, 4, 5],
        [0, 1, 2],
        [3, 4, 5],
      ],
      cages: [],
      diagonals: false,
      antiKnight: false,
      antiKing: false,
      nonConsecutive: false,
      rules: [],
      areas: [2, 3],
      extras: [],
    });
    assert.equal(await engine.writeRegions({ rows: 2, cols: 3 }), '2x3');
  });

  test('common forms', async () => {
    const plain = await engine.readRegions(PUZZLE);
    assert.deepEqual(plain, { ...(await engine.regionPreset('9x9')), cells: cellsOf(PUZZLE) });
    const killer = await engine.readRegions('15=r1c1+r1c2\nR9C9 4');
    assert.deepEqual(killer.cages, [
      { sum: 15, cells: [0, 1] },
      { sum: 4, cells: [80] },
    ]);
  });

  test('reports the position of an error in a text', async () => {
    await rejects(engine.readRegions('9x9\ncages'), {
      code: 'bad-character',
      line: 2,
      column: 1,
      found: "the word 'cages'",
      cell: null,
    });
    await rejects(engine.readRegions('2x2;\nregions AAAB'), { code: 'bad-region-size', line: 2 });
    await rejects(engine.readRegions(''), { code: 'empty-text' });
    await rejects(engine.readRegions(7 as unknown as string), { code: 'bad-argument' });
    await rejects(engine.regionPreset('sudoku' as '9x9'), { code: 'bad-argument' });
  });
});
