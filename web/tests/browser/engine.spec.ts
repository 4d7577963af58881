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

test('runs in a worker under a strict policy', { tag: '@gate' }, async ({ page, server }) => {
  await openUnderPolicy(page, server.origin, `${STRICT}; worker-src blob:`);
  expect(await exercise(page)).toEqual(worked('worker'));
});

test.describe('under a policy that', () => {
  // Chromium reports an enforced policy as an error on the console.
  test.use({ allowedErrors: /Content Security Policy|WebAssembly|forbidden by/ });

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
