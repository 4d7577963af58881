/** The shipped engine in workers: how they start, end and crash. Their scripts run on this thread. */
import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import type { Engine, JiugongError } from '../../engine/jiugong';
import { load } from '../../../build/site/jiugong.mjs';
import { refusedWorker, useFakeWorkers, useWorkers } from './fake-workers';
import { turns } from './turns';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const BLANK = '.'.repeat(81);

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A board whose digits are permuted. */
const exchange = (board: string, by: number): string =>
  board.replaceAll(/[1-9]/g, (digit) => String(((Number(digit) + by) % 9) + 1));

/** The intervals of a test, each of which passes when the test says so. */
function holdIntervals(t: TestContext): () => void {
  const programs = new Map<object, () => void>();
  t.mock.method(globalThis, 'setInterval', (program: () => void) => {
    const timer = {};
    programs.set(timer, program);
    return timer;
  });
  t.mock.method(globalThis, 'clearInterval', (timer: object) => void programs.delete(timer));
  return () => {
    for (const program of programs.values()) program();
  };
}

/** The URLs of scripts that were not given up. */
function countUrls(t: TestContext): Set<string> {
  const urls = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  t.mock.method(URL, 'createObjectURL', (script: Blob) => {
    const url = createObjectURL(script as never);
    urls.add(url);
    return url;
  });
  t.mock.method(URL, 'revokeObjectURL', (url: string) => {
    urls.delete(url);
    revokeObjectURL(url);
  });
  return urls;
}

describe('a worker', () => {
  test('leaves no URL behind, whether it starts or not', async (t) => {
    const urls = countUrls(t);
    const running = useFakeWorkers(t);
    const engine = await load({ thread: 'own' });
    assert.deepEqual([engine.thread, running.length, urls.size], ['worker', 1, 0]);
    assert.equal((await engine.solve(PUZZLE)).solution, SOLVED);
    engine.close();
    await turns();
    assert.equal(running.length, 0);
    useWorkers(t, refusedWorker(false));
    const other = await load({ thread: 'own' });
    assert.deepEqual([other.thread, urls.size], ['main', 0]);
    other.close();
  });

  for (const failure of ['an error', 'silence'] as const) {
    test(`that fails to start is replaced by the calling thread: ${failure}`, async (t) => {
      const pass = holdIntervals(t);
      useWorkers(t, refusedWorker(failure === 'silence'));
      let engine: Engine | undefined;
      const loading = load({ thread: 'own' }).then((loaded) => (engine = loaded as Engine));
      if (failure === 'silence') {
        await turns();
        for (let second = 0; second < 30; ++second) pass();
        await turns();
        assert.equal(engine, undefined);
        pass();
      }
      await loading;
      assert.equal(engine!.thread, 'main');
      assert.equal((await engine!.solve(PUZZLE)).solution, SOLVED);
      engine!.close();
    });
  }

  test('answers a thousand calls at once, each with its own answer', async (t) => {
    useFakeWorkers(t);
    const engine = await load({ thread: 'own' });
    const calls = Array.from({ length: 1000 }, (_, at) => engine.solve(exchange(PUZZLE, at)));
    for (const [at, { solution }] of (await Promise.all(calls)).entries()) {
      assert.equal(solution, exchange(SOLVED, at));
    }
    engine.close();
  });
});

describe('a worker that crashes', () => {
  for (const [kind, message] of [
    ['trap', /^The engine stopped: RuntimeError: /],
    ['error', /^The engine stopped: nobody caught this$/],
    ['silence', /^The engine stopped: the worker does not respond$/],
  ] as const) {
    test(`rejects its own calls, and the next one has another worker: ${kind}`, async (t) => {
      const pass = holdIntervals(t);
      const running = useFakeWorkers(t);
      const [engine, other] = [await load(), await load()];
      const own = await load({ thread: 'own' });
      const ends: string[] = [];
      const note = (name: string, call: Promise<unknown>): void =>
        void call.catch((error: JiugongError) => ends.push(`${name} ${error.code}`));
      const lost = engine.count(BLANK, { limit: Infinity });
      note('engine', lost);
      note('other', other.count(BLANK, { limit: Infinity }));
      const stop = new AbortController();
      note('own', own.count(BLANK, { limit: Infinity, signal: stop.signal }));
      // All workers are busy.
      await Promise.all([engine, own].map((each) => each.solve(PUZZLE)));
      running[0]!.crash(kind);
      for (let second = 1; kind === 'silence' && second <= 31; ++second) {
        pass();
        // Only the other worker answers.
        if (second % 15 === 0) await own.solve(PUZZLE);
      }
      await assert.rejects(lost, { code: 'internal', message });
      await turns();
      assert.deepEqual(ends, ['engine internal', 'other internal']);
      assert.equal((await other.solve(PUZZLE)).solution, SOLVED);
      assert.equal(running.length, 2);
      assert.equal(ends.length, 2);
      stop.abort();
      await turns();
      for (const each of [engine, other, own]) each.close();
      await turns();
      assert.equal(running.length, 0);
    });
  }
});

/** Lines with their number as a comment, which the answer repeats. */
const linesOf = (puzzle: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${puzzle} ${at}\n`);

test('a run on workers that crash loses and repeats no line', async (t) => {
  const running = useFakeWorkers(t);
  const engine = await load({ thread: 'own' });
  const file = linesOf(PUZZLE, 2000);
  let written = '';
  let crashed = 0;
  // Most of the file comes after both workers have answered and were told to crash.
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const input = writable.getWriter();
  const give = (lines: readonly string[]): void =>
    void input.write(new TextEncoder().encode(lines.join('')));
  give(file.slice(0, 100));
  const { puzzles } = await engine.solveMany(readable, {
    workers: 2,
    write(bytes) {
      written += textOf(bytes);
      if (crashed > 0 || running.length < 3) return;
      const [, shared, other] = running;
      crashed = 2;
      shared!.crash('trap');
      other!.crash('error');
      give(file.slice(100));
      void input.close();
    },
  });
  assert.deepEqual([puzzles, crashed], [2000, 2]);
  assert.ok(written === linesOf(SOLVED, 2000).join(''));
  engine.close();
});
