/** The rotation puzzles through the API as it is shipped. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type Engine,
  type Move,
  type Progress,
  type RotateSudokuOptions,
  type RotateSudokuResult,
  load,
} from '../../../build/site/jiugong.mjs';

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

/** Turns a block of a board with `cols` tiles in a row. */
function press<Tile>(tiles: Tile[], cols: number, { row, col, turn }: Move): void {
  const a = row * cols + col;
  const places = [a, a + 1, a + cols + 1, a + cols];
  const block = places.map((place) => tiles[place]!);
  const steps = turn === 'cw' ? 1 : turn === 'half' ? 2 : 3;
  for (const [i, tile] of block.entries()) tiles[places[(i + steps) % 4]!] = tile;
}

/** The tiles after these presses. */
function pressed<Tile>(tiles: readonly Tile[], cols: number, moves: readonly Move[]): Tile[] {
  const board = [...tiles];
  for (const move of moves) press(board, cols, move);
  return board;
}

/** What `onProgress` was called with, and a check that it was done as it is promised. */
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
      for (const { done, best } of told) {
        assert.ok(last <= done && done <= 1, `${last} to ${done}`);
        if (best !== undefined) assert.ok(Number.isInteger(best) && best >= 0);
        last = done;
      }
      const seconds = ((times.at(-1) ?? began) - began) / 1000;
      assert.ok(told.length <= 10 * seconds + 1, `${told.length} in ${seconds} s`);
    },
  };
}

describe('rotateSudoku', () => {
  const TWISTED =
    '37..5827.264..11955.1.2.8..12.4.6.154...2..466.7..7.3.96.514....5..8.27..843..138';
  const DENSE = '...7.4.5.25.6...7..87..5..97..1965..146348.97.5..72...42798.3626.574...181.2.69.4';
  const IMPOSSIBLE =
    '...25..877.46....5.5..7...97..146.5.196348.725...97...4276.581.98.74.2.6362..19.4';

  /** The puzzle with a box of it on each place. */
  function withBoxes(puzzle: string, boxes: number[]): string {
    const cells = Array.from({ length: 81 }, (_, cell) => {
      const [row, col] = [Math.floor(cell / 9), cell % 9];
      const box = boxes[Math.floor(row / 3) * 3 + Math.floor(col / 3)]!;
      return puzzle[(Math.floor(box / 3) * 3 + (row % 3)) * 9 + (box % 3) * 3 + (col % 3)];
    });
    return cells.join('');
  }

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

  test('counts quarter turns unless told otherwise', async () => {
    assert.deepEqual(
      await engine.rotateSudoku({ puzzle: TWISTED }),
      await engine.rotateSudoku({ puzzle: TWISTED, turns: 'quarter' }),
    );
  });

  test('without an arrangement nothing is invented', async () => {
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

  test('takes a puzzle in any form, and says what is wrong with one', async () => {
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

  test('arguments that are none are named', async () => {
    const wrong: [options: object, message: RegExp][] = [
      [{}, /^The puzzle is undefined/],
      [{ puzzle: 7 }, /^The puzzle is number/],
      [{ puzzle: TWISTED, turns: 'left' }, /^There is no kind of turns "left"; there are clock/],
      [{ puzzle: TWISTED, limit: 0 }, /^The limit is 0; /],
      [{ puzzle: TWISTED, signal: 1 }, /signal/],
      [{ puzzle: TWISTED, onProgress: 1 }, /^The option onProgress is no function but 1/],
    ];
    for (const [options, message] of wrong) {
      const call = engine.rotateSudoku(options as RotateSudokuOptions);
      await assert.rejects(call, badArgument(message));
    }
    const none = undefined as unknown as RotateSudokuOptions;
    await assert.rejects(engine.rotateSudoku(none), badArgument(/^The puzzle is undefined/));
  });
});
