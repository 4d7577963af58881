/** The rotation puzzles through the API of the shipped package. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type Engine,
  type Move,
  type NineTripodsOptions,
  type NineTripodsResult,
  type Progress,
  type RotateSudokuOptions,
  type RotateSudokuResult,
  type UntwistOptions,
  type UntwistResult,
  load,
} from '../../../build/site/jiugong.mjs';

import { STEPWISE, useTickingClock } from './ticking-clock';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const TURNS = ['clockwise', 'quarter', 'any'] as const;

const badArgument = (message: RegExp): object => ({
  name: 'JiugongError',
  code: 'bad-argument',
  message,
});

/** Turns a block of a board with `cols` tiles per row. */
function press<Tile>(tiles: Tile[], cols: number, { row, col, turn }: Move): void {
  const a = row * cols + col;
  const places = [a, a + 1, a + cols + 1, a + cols];
  const block = places.map((place) => tiles[place]!);
  const steps = turn === 'cw' ? 1 : turn === 'half' ? 2 : 3;
  for (const [i, tile] of block.entries()) tiles[places[(i + steps) % 4]!] = tile;
}

/** Returns the tiles after these presses. */
function pressed<Tile>(tiles: readonly Tile[], cols: number, moves: readonly Move[]): Tile[] {
  const board = [...tiles];
  for (const move of moves) press(board, cols, move);
  return board;
}

/** Records the calls of `onProgress`, and checks its contract. */
function listener() {
  const told: Progress[] = [];
  const times: number[] = [];
  const began = performance.now();
  return {
    told,
    onProgress(progress: Progress): void {
      told.push(progress);
      times.push(performance.now());
    },
    check(): void {
      let last = 0;
      for (const { done, best, moves } of told) {
        assert.ok(last <= done && done <= 1, `${last} to ${done}`);
        if (best !== undefined) assert.ok(Number.isInteger(best) && best >= 0);
        assert.equal(moves?.length, best);
        last = done;
      }
      const seconds = ((times.at(-1) ?? began) - began) / 1000;
      assert.ok(told.length <= 10 * seconds + 1, `${told.length} in ${seconds} s`);
    },
  };
}

/** A board whose search takes long: tiles in descending order. */
const LONG = { rows: 8, cols: 8, tiles: Array.from({ length: 64 }, (_, i) => 64 - i) };

describe('untwist', () => {
  const SIMPLE = { rows: 3, cols: 3, tiles: [4, 1, 3, 5, 2, 6, 7, 8, 9] };

  test('the fewest presses on 3×3', async () => {
    const found: UntwistResult = await engine.untwist(SIMPLE);
    assert.deepEqual(
      { ...found, nodes: 0 },
      {
        status: 'solved',
        moves: [{ row: 0, col: 0, turn: 'ccw' }],
        optimal: true,
        goal: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        nodes: 0,
      },
    );
    const clockwise = await engine.untwist({ ...SIMPLE, turns: 'clockwise' });
    assert.equal(clockwise.moves.length, 3);
  });

  test('reaches the goal for every size and kind of turns', async () => {
    const boards: UntwistOptions[] = [
      { rows: 2, cols: 4, tiles: [8, 7, 6, 5, 4, 3, 2, 1] },
      { rows: 4, cols: 4, tiles: Array.from({ length: 16 }, (_, i) => (7 * i + 3) % 16) },
      { rows: 3, cols: 4, tiles: [3, 3, 1, 2, 1, 2, 3, 1, 2, 2, 1, 3] },
      { rows: 3, cols: 3, tiles: [-5, 0, 7, 1, 2, 3, 9, 9, 9], goal: [9, 9, 9, 0, 1, 2, 3, 7, -5] },
    ];
    for (const board of boards) {
      for (const turns of TURNS) {
        const found = await engine.untwist({ ...board, turns, effort: 2000 });
        assert.equal(found.status, 'solved');
        const tiles = Array.from(board.tiles);
        assert.deepEqual(found.goal, board.goal ?? [...tiles].sort((a, b) => a - b));
        assert.deepEqual(pressed(tiles, board.cols, found.moves), found.goal);
        const kinds = new Set(found.moves.map(({ turn }) => turn));
        if (turns !== 'any') assert.ok(!kinds.has('half'));
        if (turns === 'clockwise') assert.ok(!kinds.has('ccw'));
      }
    }
  });

  test('reports an unreachable goal', async () => {
    const { status, moves } = await engine.untwist({ rows: 2, cols: 2, tiles: [2, 1, 3, 4] });
    assert.deepEqual([status, moves], ['unreachable', []]);
  });

  test('the same effort gives the same answer', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => engine.untwist({ ...LONG, effort: 3000 })),
    );
    assert.deepEqual(one, other);
  });

  test('another seed finds another answer', async () => {
    const calls = [0, 1, 2n, '1'].map((seed) => engine.untwist({ ...LONG, effort: 3000, seed }));
    const [none, one, two, again] = (await Promise.all(calls)).map(({ moves }) => moves);
    assert.deepEqual(one, again);
    assert.notDeepEqual(one, none);
    assert.notDeepEqual(one, two);
  });

  test('rejects invalid boards', async () => {
    const wrong: [options: object, code: string, message: RegExp][] = [
      [{ rows: 11, cols: 2, tiles: [1] }, 'bad-size', /11/],
      [{ rows: 2, cols: 2, tiles: [1, 2, 3] }, 'bad-tile-count', /3/],
      [{ rows: 2, cols: 2, tiles: [1, 2, 3, 4], goal: [1, 2, 3, 3] }, 'goal-mismatch', /3|4/],
    ];
    for (const [options, code, message] of wrong) {
      const call = engine.untwist(options as UntwistOptions);
      await assert.rejects(call, { name: 'JiugongError', code, message });
    }
  });

  test('rejects invalid arguments by name', async () => {
    const wrong: [options: object, message: RegExp][] = [
      [
        { ...SIMPLE, rows: undefined },
        /^The number of rows must be a whole number, not undefined\.$/,
      ],
      [{ ...SIMPLE, cols: 2.5 }, /^The number of columns must .*, not 2\.5\.$/],
      [{ ...SIMPLE, tiles: 'abc' }, /^The tiles must be a list of numbers, not "abc"\.$/],
      [{ ...SIMPLE, tiles: [1, '2'] }, /^Number 2 of the tiles must be a whole number, not "2"\.$/],
      [{ ...SIMPLE, tiles: [2 ** 31] }, /^Number 1 of the tiles must .*, not 2147483648\.$/],
      [{ ...SIMPLE, goal: [] }, /^The goal must not be empty\.$/],
      [{ ...SIMPLE, goal: 7 }, /^The goal must be a list of numbers, not 7\.$/],
      [{ ...SIMPLE, effort: 0 }, /^The effort must be a whole number from 1 .*, not 0\.$/],
      [{ ...SIMPLE, seed: -1 }, /^The seed must .*, not -1\.$/],
      [{ ...SIMPLE, turns: null }, /^Unknown kind of turns null; /],
      [
        { ...SIMPLE, onProgress: {} },
        /^The option onProgress must be a function, not an object\.$/,
      ],
    ];
    for (const [options, message] of wrong) {
      await assert.rejects(engine.untwist(options as UntwistOptions), badArgument(message));
    }
  });
});

/** A random board of nine tripods. */
const TRIPODS =
  '816397254' +
  '273941586' +
  '954628317' +
  '381562947' +
  '649713825' +
  '527849631' +
  '162435798' +
  '738196452' +
  '495287163';

describe('nineTripods', () => {
  test('nine different digits in every row and column', async () => {
    for (const turns of TURNS) {
      const found: NineTripodsResult = await engine.nineTripods({
        grid: TRIPODS,
        turns,
        effort: 20_000,
      });
      assert.equal(pressed([...TRIPODS], 9, found.moves).join(''), found.grid);
      for (let line = 0; line < 9; ++line) {
        const row = Array.from({ length: 9 }, (_, i) => found.grid[9 * line + i]);
        const column = Array.from({ length: 9 }, (_, i) => found.grid[9 * i + line]);
        assert.deepEqual([new Set(row).size, new Set(column).size], [9, 9]);
      }
      const kinds = new Set(found.moves.map(({ turn }) => turn));
      if (turns !== 'any') assert.ok(!kinds.has('half'));
      if (turns === 'clockwise') assert.ok(!kinds.has('ccw'));
    }
  });

  test('the same seed and effort give the same answer', async () => {
    const call = { grid: TRIPODS, effort: 5000 };
    const one = await engine.nineTripods(call);
    assert.deepEqual(await engine.nineTripods({ ...call, seed: 0, turns: 'quarter' }), one);
    assert.deepEqual(await engine.nineTripods({ ...call, seed: '0' }), one);
  });

  test('rejects a grid without nine of each digit, and names the digit', async () => {
    const grid = TRIPODS.replace('8', '1');
    const message = /digit 1/;
    await assert.rejects(engine.nineTripods({ grid }), { code: 'wrong-tiles', message });
    const blank = '.'.repeat(81);
    await assert.rejects(engine.nineTripods({ grid: blank }), { message: /blank/ });
    await assert.rejects(engine.nineTripods({ grid: '53..7' }), { code: 'bad-row-length' });
  });

  test('rejects invalid arguments by name', async () => {
    const wrong: [options: object, message: RegExp][] = [
      [{}, /^The puzzle is undefined; a puzzle is a string, /],
      [{ grid: TRIPODS, turns: 1 }, /^Unknown kind of turns 1; /],
      [{ grid: TRIPODS, seed: -1 }, /^The seed must .*, not -1\.$/],
      [{ grid: TRIPODS, effort: 1.5 }, /^The effort must .*, not 1\.5\.$/],
    ];
    for (const [options, message] of wrong) {
      const call = engine.nineTripods(options as NineTripodsOptions);
      await assert.rejects(call, badArgument(message));
    }
  });
});

describe('onProgress', () => {
  let restore: () => void;
  before(() => (restore = useTickingClock(STEPWISE)));
  after(() => restore());

  /** Lets another search be reported on, which shares the thread: calls that have ended are not. */
  const reportOnAnother = async (): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (): void => controller.abort();
    const call = engine.untwist({ ...LONG, effort: Number.MAX_SAFE_INTEGER, signal, onProgress });
    await assert.rejects(call, { name: 'AbortError' });
  };

  test('reports the progress of a long search, and the best answer so far', async () => {
    const { told, onProgress, check } = listener();
    const { moves } = await engine.untwist({ ...LONG, effort: 100_000, onProgress });
    const calls = told.length;
    assert.ok(calls >= 2, `called ${calls} times`);
    check();
    const bests = told.flatMap(({ best }) => (best === undefined ? [] : [best]));
    assert.ok(bests.every((best, i) => best >= (bests[i + 1] ?? moves.length)));
    await reportOnAnother();
    assert.equal(told.length, calls);
  });

  test('is called for each of many searches that share the thread', async () => {
    const listeners = Array.from({ length: 5 }, listener);
    await Promise.all(
      listeners.map(({ onProgress }) => engine.untwist({ ...LONG, effort: 20_000, onProgress })),
    );
    for (const { told, check } of listeners) {
      assert.notEqual(told.length, 0);
      check();
    }
  });

  test('carries a complete answer, which can be used after an abort', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const effort = Number.MAX_SAFE_INTEGER;
    const kept: Move[][] = [];
    const onProgress = ({ moves }: Progress): void => {
      if (moves === undefined) return;
      kept.push([...moves]);
      moves.length = 0; // changes to one report do not affect the next
      if (kept.length === 2) controller.abort();
    };
    const sorting = engine.untwist({ ...LONG, turns: 'clockwise', effort, signal, onProgress });
    await assert.rejects(sorting, { name: 'AbortError' });
    assert.equal(kept.length, 2);
    const sorted = [...LONG.tiles].sort((a, b) => a - b);
    for (const moves of kept) assert.deepEqual(pressed(LONG.tiles, LONG.cols, moves), sorted);
  });

  test('is not called after its call is aborted, even by itself', async () => {
    for (const fromWithin of [true, false]) {
      const controller = new AbortController();
      let calls = 0;
      let hear!: () => void;
      const heard = new Promise<void>((resolve) => (hear = resolve));
      const call = engine.untwist({
        ...LONG,
        effort: Number.MAX_SAFE_INTEGER,
        signal: controller.signal,
        onProgress() {
          ++calls;
          hear();
          if (fromWithin) controller.abort();
        },
      });
      const rejected = assert.rejects(call, { name: 'AbortError' });
      await heard;
      controller.abort();
      await rejected;
      assert.equal(calls, 1);
      assert.equal((await engine.solve('.'.repeat(81))).status, 'multiple');
      await reportOnAnother();
      assert.equal(calls, 1);
    }
  });

  test('ends its call if it throws', async () => {
    const call = engine.untwist({
      ...LONG,
      effort: Number.MAX_SAFE_INTEGER,
      onProgress() {
        throw new RangeError('enough');
      },
    });
    await assert.rejects(call, { name: 'RangeError', message: 'enough' });
  });
});

/** Returns the puzzle with its boxes in this arrangement. */
function withBoxes(puzzle: string, boxes: number[]): string {
  const cells = Array.from({ length: 81 }, (_, cell) => {
    const [row, col] = [Math.floor(cell / 9), cell % 9];
    const box = boxes[Math.floor(row / 3) * 3 + Math.floor(col / 3)]!;
    return puzzle[(Math.floor(box / 3) * 3 + (row % 3)) * 9 + (box % 3) * 3 + (col % 3)];
  });
  return cells.join('');
}

describe('rotateSudoku', () => {
  const TWISTED =
    '37..5827.264..11955.1.2.8..12.4.6.154...2..466.7..7.3.96.514....5..8.27..843..138';
  const DENSE = '...7.4.5.25.6...7..87..5..97..1965..146348.97.5..72...42798.3626.574...181.2.69.4';
  const IMPOSSIBLE =
    '...25..877.46....5.5..7...97..146.5.196348.725...97...4276.581.98.74.2.6362..19.4';

  test('the fewest presses, the arrangement and the solution', async () => {
    const presses = { [TWISTED]: [7, 5, 4], [DENSE]: [6, 5, 5] };
    for (const [puzzle, fewest] of Object.entries(presses)) {
      for (const [i, turns] of TURNS.entries()) {
        const found: RotateSudokuResult = await engine.rotateSudoku({ puzzle, turns });
        const { arrangement, moves, grid, solution, ...counts } = found;
        assert.deepEqual(counts, {
          status: 'unique',
          arrangements: 36,
          capped: false,
          unique: true,
        });
        assert.equal(moves.length, fewest[i]);
        assert.deepEqual(arrangement, pressed([0, 1, 2, 3, 4, 5, 6, 7, 8], 3, moves));
        assert.equal(grid, withBoxes(puzzle, arrangement ?? []));
        assert.equal((await engine.solve(grid)).solution, solution);
        const kinds = new Set(moves.map(({ turn }) => turn));
        if (turns !== 'any') assert.ok(!kinds.has('half'));
        if (turns === 'clockwise') assert.ok(!kinds.has('ccw'));
      }
    }
  });

  test('counts quarter turns by default', async () => {
    assert.deepEqual(
      await engine.rotateSudoku({ puzzle: TWISTED }),
      await engine.rotateSudoku({ puzzle: TWISTED, turns: 'quarter' }),
    );
  });

  test('returns null without an arrangement', async () => {
    assert.deepEqual(await engine.rotateSudoku({ puzzle: IMPOSSIBLE }), {
      status: 'none',
      arrangement: null,
      moves: [],
      grid: null,
      solution: null,
      arrangements: 0,
      capped: false,
      unique: false,
    });
  });

  test('counts up to a limit', async () => {
    const blank = '.'.repeat(81);
    const some = await engine.rotateSudoku({ puzzle: blank, limit: 100 });
    assert.deepEqual([some.status, some.arrangements, some.capped], ['multiple', 100, true]);
    const all = await engine.rotateSudoku({ puzzle: blank });
    assert.deepEqual([all.status, all.arrangements, all.capped], ['multiple', 362_880, false]);
    assert.deepEqual(all.moves, []);
  });

  test('accepts a puzzle in any form, and reports its errors', async () => {
    const numbers = Array.from(TWISTED, (digit) => Number(digit.replace('.', '0')));
    const one = await engine.rotateSudoku({ puzzle: TWISTED });
    assert.deepEqual(await engine.rotateSudoku({ puzzle: numbers }), one);
    const rows = TWISTED.replaceAll(/.{9}/g, '$&\n');
    assert.deepEqual(await engine.rotateSudoku({ puzzle: rows }), one);
    await assert.rejects(engine.rotateSudoku({ puzzle: '53..7' }), {
      name: 'JiugongError',
      code: 'bad-row-length',
      line: 1,
    });
  });

  test('rejects invalid arguments by name', async () => {
    const wrong: [options: object, message: RegExp][] = [
      [{}, /^The puzzle is undefined; a puzzle is a string, /],
      [{ puzzle: 7 }, /^The puzzle is a number; a puzzle is a string, /],
      [{ puzzle: TWISTED, turns: 'left' }, /^Unknown kind of turns "left"; known values are clock/],
      [{ puzzle: TWISTED, limit: 0 }, /^The limit must .*, not 0\.$/],
      [{ puzzle: TWISTED, signal: 1 }, /^The signal must be an AbortSignal\.$/],
      [{ puzzle: TWISTED, onProgress: 1 }, /^The option onProgress must be a function, not 1\.$/],
    ];
    for (const [options, message] of wrong) {
      const call = engine.rotateSudoku(options as RotateSudokuOptions);
      await assert.rejects(call, badArgument(message));
    }
    const none = undefined as unknown as RotateSudokuOptions;
    await assert.rejects(engine.rotateSudoku(none), badArgument(/^The puzzle is undefined/));
  });
});
