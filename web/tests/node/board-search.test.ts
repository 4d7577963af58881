import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatValues, parseValues } from '../../board/values';
import {
  checkBoard,
  countSolutions,
  findCandidates,
  findConflict,
  solveBoard,
  solveCells,
  solveWith,
} from '../../board/search';
import { SearchRunner } from '../../board/search-runner';
import { boardOf, enter } from '../../board/state';
import {
  JiugongError,
  type CountOptions,
  type Difference,
  type Engine,
  type SolveResult,
} from '../../engine/jiugong';
import { PUZZLE, resultOf, SOLUTION } from './board-fixtures';

const unique = resultOf([SOLUTION]);
const several = resultOf([SOLUTION, SOLUTION], { count: 2, capped: true });
const none = resultOf([], { conflicts: [0, 2] });

const OTHER = `${SOLUTION.slice(1)}5`;

const contradiction = async (): Promise<number[]> => [1, 3, 5];
const difference = async (): Promise<Difference> => ({
  first: OTHER,
  second: SOLUTION,
  differing: [7, 8],
});

/**
 * A fake engine with answers to some puzzles and none to all others, with one contradiction and one
 * pair of different solutions; it records the puzzles it gets.
 */
function engineWith(answers: Readonly<Record<string, SolveResult>>) {
  const asked: string[] = [];
  const solve = async (puzzle: string): Promise<SolveResult> => {
    asked.push(puzzle);
    return answers[puzzle] ?? none;
  };
  return { engine: { solve, contradiction, difference } as unknown as Engine, asked };
}

const untilAborted = (abort: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    abort.addEventListener('abort', () => reject(new Error('aborted')));
  });

const { signal } = new AbortController();
const given = boardOf(parseValues(PUZZLE)!);
const right = enter(given, 2, 4);
const wrong = enter(right, 3, 2);
const textOf = (board: typeof given): string =>
  formatValues(board.givens.map((digit, cell) => digit ?? board.own[cell]!));

describe('solving a board', () => {
  it('solves givens and own digits together', async () => {
    const { engine, asked } = engineWith({ [textOf(right)]: unique });
    assert.equal((await solveBoard(engine, right, signal)).kind, 'unique');
    assert.deepEqual(asked, [textOf(right)]);
  });

  it('solves only the givens if own digits leave no solution', async () => {
    const { engine, asked } = engineWith({ [PUZZLE]: unique });
    assert.equal((await solveBoard(engine, wrong, signal)).kind, 'unique');
    assert.deepEqual(asked, [textOf(wrong), PUZZLE]);
  });

  it('reports that the givens alone have no solution', async () => {
    const { engine } = engineWith({});
    assert.deepEqual(await solveBoard(engine, wrong, signal), {
      kind: 'none',
      conflicts: [0, 2],
      reason: [],
      cost: { guesses: 0, micros: 1 },
    });
  });

  it('says whether all digits have a solution, and which have none together', async () => {
    const sound = engineWith({ [textOf(right)]: unique });
    const found = await findConflict(sound.engine, right, signal);
    assert.deepEqual(found, { kind: 'conflict', reason: null });
    // A clash is seen; other conflicts have a reason.
    const seen = await findConflict(sound.engine, wrong, signal);
    assert.deepEqual(seen, { kind: 'conflict', reason: [] });
    const hidden = engineWith({ [textOf(wrong)]: { ...none, conflicts: [] } });
    const reason = await contradiction();
    const asked = await findConflict(hidden.engine, wrong, signal);
    assert.deepEqual(asked, { kind: 'conflict', reason });
  });

  it('solves what candidates leave, whatever is on the board', async () => {
    const candidates = '1........'.repeat(81);
    const kinds = [unique, several, none].map(async (result) => {
      const { engine, asked } = engineWith({ [candidates]: result });
      const found = await solveWith(candidates)(engine, wrong, signal);
      assert.deepEqual(asked, [candidates]);
      const about = 'candidates' in found ? found.candidates : null;
      return [found.kind, about];
    });
    assert.deepEqual(await Promise.all(kinds), [
      ['unique', null],
      ['several', candidates],
      ['none', candidates],
    ]);
  });

  it('distinguishes at least two from exactly two', async () => {
    const atLeast = await solveBoard(engineWith({ [PUZZLE]: several }).engine, given, signal);
    assert.ok(atLeast.kind === 'several' && !atLeast.exact);
    const both = { ...several, capped: false };
    const exactly = await solveBoard(engineWith({ [PUZZLE]: both }).engine, given, signal);
    assert.ok(exactly.kind === 'several' && exactly.exact);
  });

  it('shows two solutions with many differences if there may be more than two', async () => {
    const atLeast = await solveBoard(engineWith({ [PUZZLE]: several }).engine, given, signal);
    assert.ok(atLeast.kind === 'several');
    assert.deepEqual([atLeast.first, atLeast.second].map(formatValues), [OTHER, SOLUTION]);
    assert.equal(atLeast.undecided, 2);
    const both = { ...several, capped: false };
    const exactly = await solveBoard(engineWith({ [PUZZLE]: both }).engine, given, signal);
    assert.ok(exactly.kind === 'several' && exactly.undecided === null);
    assert.equal(formatValues(exactly.first), SOLUTION);
  });

  it('loses no answer where what is told besides cannot be loaded', async () => {
    const missing = async (): Promise<never> => {
      throw new JiugongError('unavailable', 'jiugong-analysis.js cannot be loaded.');
    };
    const without = (answer: SolveResult): Engine => ({
      ...engineWith({ [PUZZLE]: answer }).engine,
      contradiction: missing,
      difference: missing,
    });
    const found = await solveBoard(without(resultOf([])), given, signal);
    assert.ok(found.kind === 'none');
    assert.deepEqual(found.reason, []);
    const two = await solveBoard(without(several), given, signal);
    assert.ok(two.kind === 'several' && two.undecided === null);
    assert.equal(formatValues(two.second), SOLUTION);
    // Who asks for the reason alone is told that it cannot be had.
    const asked = findConflict(without(resultOf([])), given, signal);
    await assert.rejects(asked, { code: 'unavailable' });
  });

  it('gives the contradiction if there is no solution and no givens clash', async () => {
    const quiet = resultOf([]);
    const found = await solveBoard(engineWith({ [PUZZLE]: quiet }).engine, given, signal);
    assert.ok(found.kind === 'none');
    assert.deepEqual(found.reason, [1, 3, 5]);
  });
});

describe('questions about cells and numbers', () => {
  const masks = Array.from(SOLUTION, (digit) => 1 << (Number(digit) - 1));
  const none = masks.map(() => 0);
  /** A fake engine that has solutions for one puzzle only. */
  const knowing = (puzzle: string) =>
    ({
      ...engineWith({}).engine,
      candidates: async (asked: string) => Uint16Array.from(asked === puzzle ? masks : none),
      count: async (asked: string, { limit }: CountOptions) =>
        asked === puzzle ? { count: limit, capped: true } : { count: 0, capped: false },
    }) as unknown as Engine;

  it('uses all digits, or only the givens if own digits leave no solution', async () => {
    const all = await findCandidates(knowing(textOf(wrong)), wrong, signal);
    assert.deepEqual(all, { kind: 'candidates', masks, ofGivens: false });
    const givens = await findCandidates(knowing(PUZZLE), wrong, signal);
    assert.deepEqual(givens, { kind: 'candidates', masks, ofGivens: true });
    const neither = await findCandidates(knowing(''), wrong, signal);
    assert.equal(neither.kind, 'none');
  });

  it('counts up to the limit', async () => {
    const search = countSolutions(7, () => assert.fail());
    const counted = await search(knowing(PUZZLE), wrong, signal);
    assert.deepEqual(counted, { kind: 'counted', count: 7, capped: true, ofGivens: true });
    assert.equal((await search(knowing(''), given, signal)).kind, 'none');
  });

  it('tells on the way how many solutions there are at least, and asks no more than it has to', async () => {
    const limits: number[] = [];
    const having = (solutions: number) =>
      ({
        count: async (_: string, { limit = 0 }: CountOptions) => {
          limits.push(limit);
          return { count: Math.min(limit, solutions), capped: solutions > limit };
        },
      }) as unknown as Engine;
    const told: number[] = [];
    const search = countSolutions(5_000_000, (count) => told.push(count));
    const all = await search(having(3_000_000), given, signal);
    assert.deepEqual(all, { kind: 'counted', count: 3_000_000, capped: false, ofGivens: false });
    assert.deepEqual(told, [10_000, 100_000, 1_000_000]);
    assert.deepEqual(limits, [...told, 5_000_000]);
    told.length = limits.length = 0;
    assert.deepEqual(await search(having(9_999), given, signal), { ...all, count: 9_999 });
    assert.deepEqual([told, limits], [[], [10_000]]);
  });

  it('treats the cells in question as blank, and skips givens', async () => {
    const found = await solveCells([0, 2, 3])(knowing(PUZZLE), wrong, signal);
    assert.deepEqual(found, { kind: 'cells', cells: [2, 3], masks, ofGivens: false });
    const other = await solveCells([2])(knowing(PUZZLE), wrong, signal);
    assert.deepEqual(other, { kind: 'cells', cells: [2], masks, ofGivens: true });
  });
});

it('counts what the candidates leave that several solutions were found of', async () => {
  const candidates = '12.......'.repeat(81);
  const asked: [string, number][] = [];
  const count = async (puzzle: string, { limit }: CountOptions) => {
    asked.push([puzzle, limit!]);
    return { count: 7, capped: false };
  };
  const engine = { solve: async () => several, count } as unknown as Engine;
  const finding = await solveWith(candidates)(engine, given, signal);
  const search = countSolutions(100_000, () => assert.fail());
  const counted = await search(engine, { ...given, finding }, signal);
  const told = { kind: 'counted', count: 7, capped: false, ofGivens: false, candidates };
  assert.deepEqual(counted, told);
  // So does a count after that one.
  assert.deepEqual(await search(engine, { ...given, finding: counted }, signal), told);
  assert.deepEqual(asked, [
    [candidates, 10_000],
    [candidates, 10_000],
  ]);
  await search(engine, given, signal);
  assert.equal(asked.at(-1)![0], PUZZLE);
});

describe('checking a board', () => {
  it('finds the wrong digits of a puzzle with one solution', async () => {
    const { engine } = engineWith({ [PUZZLE]: unique });
    assert.deepEqual(await checkBoard(engine, right, signal), { kind: 'checked', wrong: [] });
    assert.deepEqual(await checkBoard(engine, wrong, signal), { kind: 'checked', wrong: [3] });
  });

  it('checks whether the digits fit a solution if there are several', async () => {
    const { engine } = engineWith({ [PUZZLE]: several, [textOf(right)]: several });
    assert.deepEqual(await checkBoard(engine, right, signal), { kind: 'checked', wrong: [] });
    assert.deepEqual(await checkBoard(engine, wrong, signal), { kind: 'checked', wrong: null });
  });

  it('reports givens without a solution', async () => {
    assert.equal((await checkBoard(engineWith({}).engine, right, signal)).kind, 'none');
  });
});

describe('running one search at a time', () => {
  const quietly = (): SearchRunner => new SearchRunner(() => undefined);

  it('returns the result of the task', async () => {
    const runner = quietly();
    assert.equal(await runner.run(async () => 7), 7);
    assert.equal(runner.stop(), false);
    await assert.rejects(
      runner.run(() => Promise.reject(new Error('broken'))),
      /broken/,
    );
  });

  it('returns null for a task stopped by stop or by the next task', async () => {
    const runner = quietly();
    const first = runner.run(untilAborted);
    const second = runner.run(untilAborted);
    assert.equal(await first, null);
    assert.equal(runner.stop(), true);
    assert.equal(await second, null);
    assert.equal(await runner.run(async () => 7), 7);
  });

  it('returns null for a task that ends in spite of a stop', async () => {
    const runner = quietly();
    const stopped = runner.run(async () => 7);
    runner.stop();
    assert.equal(await stopped, null);
  });

  it('reports when a search is slow, and when it is over', async () => {
    const seen: boolean[] = [];
    const slow = new Promise<SearchRunner>((resolve) => {
      const runner = new SearchRunner((isSlow) => {
        seen.push(isSlow);
        if (isSlow) resolve(runner);
      });
      void runner.run(untilAborted);
    });
    (await slow).stop();
    assert.deepEqual(seen, [true, false]);
  });
});
