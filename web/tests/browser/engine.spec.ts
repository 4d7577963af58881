/** The thread on which the engine runs, and policies of the page that forbid a worker. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { BLANK, FIRST, FIRST_SOLVED } from './puzzles';

/** The two directives that suffice according to the README. */
const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Opens a page that only includes jiugong.js, under a policy. */
async function openUnderPolicy(page: Page, origin: string, policy: string): Promise<void> {
  await page.route('**/policy.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: '<!doctype html><title>Policy</title><script src="jiugong.js"></script>',
    }),
  );
  await page.goto(`${origin}/policy.html`);
}

/** Loads an engine, solves, aborts an endless count, and solves again. */
const exercise = (page: Page): Promise<unknown> =>
  page.evaluate(
    async ([puzzle = '', blank = '']) => {
      const engine = await window.Jiugong!.load();
      const first = await engine.solve(puzzle);
      const controller = new AbortController();
      const endless = engine.count(blank, { limit: Infinity, signal: controller.signal });
      const other = await engine.solve(puzzle);
      controller.abort();
      const aborted = await endless.catch((error: DOMException) => error.name);
      const last = await engine.solve(puzzle);
      engine.close();
      const { thread } = engine;
      return { thread, aborted, solutions: [first, other, last].map(({ solution }) => solution) };
    },
    [FIRST, BLANK],
  );

const worked = (thread: 'worker' | 'main'): object => ({
  thread,
  aborted: 'AbortError',
  solutions: [FIRST_SOLVED, FIRST_SOLVED, FIRST_SOLVED],
});

test('runs in a worker from any origin @everywhere', { tag: '@gate' }, async ({ sudoku }) => {
  expect(await exercise(sudoku.page)).toEqual(worked('worker'));
});

test('answers every method in the worker', async ({ sudoku }) => {
  const seen = await sudoku.page.evaluate(
    async ([puzzle = '', blank = '']) => {
      const engine = await window.Jiugong!.load();
      const clash = `55${blank.slice(2)}`;
      const [candidates, contradiction, difference, made, count] = await Promise.all([
        engine.candidates(puzzle),
        engine.contradiction(clash),
        engine.difference(blank),
        engine.generate({ seed: 7, clues: 30, symmetry: 'rotate180' }),
        engine.count(blank, { limit: 1000 }),
      ]);
      const again = await engine.generate({
        seed: made.seed,
        clues: 30,
        symmetry: 'rotate180',
      });
      const { solution } = await engine.solve(made.puzzle);
      return {
        thread: engine.thread,
        array: candidates instanceof Uint16Array,
        candidates: Array.from(candidates, (digits) => 32 - Math.clz32(digits)).join(''),
        contradiction,
        differing: difference?.differing.length,
        made: made.reached && made.clues === 30 && made.solution === solution,
        again: again.puzzle === made.puzzle,
        count,
      };
    },
    [FIRST, BLANK],
  );
  expect(seen).toEqual({
    thread: 'worker',
    array: true,
    candidates: FIRST_SOLVED,
    contradiction: [0, 1],
    differing: 81,
    made: true,
    again: true,
    count: { count: 1000, capped: true },
  });
});

test('solves exact cover problems in the worker, and stops', async ({ sudoku }) => {
  const seen = await sudoku.page.evaluate(async () => {
    const engine = await window.Jiugong!.load();
    const rows = [
      [2, 4],
      [0, 3, 6],
      [1, 2, 5],
      [0, 3, 5],
      [1, 6],
      [3, 4, 6],
    ];
    const small = await engine.exactCover({ columns: 7, rows });
    // A million entries; the worker answers others while it looks for a solution, of which there is none.
    const large = Array.from({ length: 200_000 }, (_, row) =>
      [0, 1, 2, 3].map((part) => 100 * part + ((row * (part + 3) + (row >> 4)) % 100)),
    );
    const controller = new AbortController();
    const { signal } = controller;
    const problem = { columns: 401, rows: large, limit: Infinity, signal };
    const endless = engine.exactCover({ ...problem, columns: 400 });
    const again = await engine.exactCover({ columns: 7, rows });
    const none = await engine.exactCover(problem);
    controller.abort();
    const aborted = await endless.catch((error: DOMException) => error.name);
    return { thread: engine.thread, small, again, none: none.status, aborted };
  });
  const unique = {
    status: 'unique',
    count: 1,
    capped: false,
    solution: [0, 3, 4],
    second: null,
  };
  expect(seen).toEqual({
    thread: 'worker',
    small: unique,
    again: unique,
    none: 'none',
    aborted: 'AbortError',
  });
});

test('solves the rotation puzzles in the worker, with progress, until stopped', async ({
  sudoku,
}) => {
  const seen = await sudoku.page.evaluate(async () => {
    const engine = await window.Jiugong!.load();
    const [sudokuResult, sorted, tripods] = await Promise.all([
      engine.rotateSudoku({
        puzzle: '37..5827.264..11955.1.2.8..12.4.6.154...2..466.7..7.3.96.514....5..8.27..843..138',
        turns: 'any',
      }),
      engine.untwist({ rows: 3, cols: 3, tiles: [9, 8, 7, 6, 5, 4, 3, 2, 1] }),
      engine.nineTripods({ grid: '123456789'.repeat(9), effort: 1000 }),
    ]);
    const told: { done: number; best?: number }[] = [];
    /** A search without end that is aborted at its report of this number. */
    const search = (reports: number, hear: (progress: (typeof told)[0]) => void) => {
      const controller = new AbortController();
      let calls = 0;
      return engine
        .untwist({
          rows: 8,
          cols: 8,
          tiles: Array.from({ length: 64 }, (_, i) => 64 - i),
          effort: Number.MAX_SAFE_INTEGER,
          signal: controller.signal,
          onProgress(progress) {
            hear(progress);
            if (++calls === reports) controller.abort();
          },
        })
        .catch((error: DOMException) => error.name);
    };
    const aborted = await search(2, (progress) => told.push(progress));
    const after = await engine.solve('.'.repeat(81));
    // While another is reported on, the first is not.
    await search(2, () => undefined);
    return {
      thread: engine.thread,
      presses: sudokuResult.moves.length,
      sorted: sorted.optimal,
      tripods: /^[1-9]{81}$/.test(tripods.grid),
      aborted,
      calls: told.length,
      rising: told[0]!.done <= told[1]!.done && told[1]!.done < 1,
      after: after.status,
    };
  });
  expect(seen).toEqual({
    thread: 'worker',
    presses: 4,
    sorted: true,
    tripods: true,
    aborted: 'AbortError',
    calls: 2,
    rising: true,
    after: 'multiple',
  });
});

/** Returns a board whose digits are permuted. */
const exchangeDigits = (board: string, by: number): string =>
  board.replaceAll(/[1-9]/g, (digit) => String(((Number(digit) + by) % 9) + 1));

test('answers a thousand concurrent calls', async ({ sudoku }) => {
  const boards = Array.from({ length: 1000 }, (_, i) => [
    exchangeDigits(FIRST, i),
    exchangeDigits(FIRST_SOLVED, i),
  ]);
  const wrong = await sudoku.page.evaluate(async (pairs) => {
    const engine = await window.Jiugong!.load();
    const results = await Promise.all(pairs.map(([puzzle = '']) => engine.solve(puzzle)));
    return results.filter(({ solution }, i) => solution !== pairs[i]?.[1]).length;
  }, boards);
  expect(wrong).toBe(0);
});

test('accepts a signal of another frame', async ({ sudoku }) => {
  const name = await sudoku.page.evaluate(async (blank) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const Foreign = (frame.contentWindow as unknown as typeof globalThis).AbortController;
    const controller = new Foreign();
    const engine = await window.Jiugong!.load();
    const endless = engine.count(blank, { limit: Infinity, signal: controller.signal });
    controller.abort();
    return endless.catch((error: DOMException) => error.name);
  }, BLANK);
  expect(name).toBe('AbortError');
});

test('runs in a worker under a strict policy', { tag: '@gate' }, async ({ page, server }) => {
  await openUnderPolicy(page, server.origin, `${STRICT}; worker-src blob:`);
  expect(await exercise(page)).toEqual(worked('worker'));
});

test('names the missing features of an old browser', async ({ page, server }) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto(`${server.origin}/blog.html`);
  const error = await page.evaluate(() =>
    window.Jiugong!.load().catch(({ name, code, message }) => ({ name, code, message })),
  );
  expect(error).toEqual({
    name: 'JiugongError',
    code: 'unsupported',
    message: expect.stringContaining('128-bit vectors (SIMD)'),
  });
});

test.describe('under a policy that', () => {
  // Chromium reports an enforced policy as an error on the console.
  test.use({ mayComplain: /Content Security Policy|WebAssembly|forbidden by/ });

  test('forbids workers, runs on the main thread', { tag: '@gate' }, async ({ page, server }) => {
    await openUnderPolicy(page, server.origin, `${STRICT}; worker-src 'none'`);
    expect(await exercise(page)).toEqual(worked('main'));
  });

  test('forbids WebAssembly, reports it', async ({ page, server }) => {
    const policy = "default-src 'none'; script-src 'self'; worker-src blob:";
    await openUnderPolicy(page, server.origin, policy);
    const error = await page.evaluate(() =>
      window.Jiugong!.load().catch(({ name, code, message }) => ({ name, code, message })),
    );
    expect(error).toEqual({
      name: 'JiugongError',
      code: 'unsupported',
      message: expect.stringContaining("'wasm-unsafe-eval'"),
    });
  });
});
