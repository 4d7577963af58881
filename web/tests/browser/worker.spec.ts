/** The worker: created from bundled code, refused, failing to start, and crashing. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { Engine, JiugongError } from '../../engine/jiugong';
import { letWorkersCrash, type CrashingWorkers } from '../crashing-workers.mjs';
import { LONG_CALLS, methodsIn, SHORT_CALLS, shortOf, type ApiCall } from './calls';
import { texts } from './english';
import { expect, test } from './fixtures';
import { BLANK, FIRST, FIRST_SOLVED } from './puzzles';

const site = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'build', 'site');

test('a worker survives a bundler that adds helpers to every function', async ({
  page,
  server,
}) => {
  const { outputFiles } = await build({
    entryPoints: [join(site, 'jiugong.mjs')],
    bundle: true,
    minify: true,
    keepNames: true,
    format: 'iife',
    globalName: 'bundled',
    write: false,
  });
  await page.route('**/bundled.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><meta charset="utf-8"><script src="bundled.js"></script>',
    }),
  );
  await page.route('**/bundled.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' }),
  );
  await page.goto(`${server.origin}/bundled.html`);
  const seen = await page.evaluate(async (puzzle) => {
    const { load } = (
      window as unknown as { bundled: { load: NonNullable<typeof window.Jiugong>['load'] } }
    ).bundled;
    const engine = await load();
    const { solution } = await engine.solve(puzzle);
    const { status } = await engine.solveRegions({ rows: 1, cols: 1 });
    return { thread: engine.thread, solution, status };
  }, FIRST);
  expect(seen).toEqual({ thread: 'worker', solution: FIRST_SOLVED, status: 'unique' });
});

test(
  'leaves no Blob URL behind where workers are refused',
  { tag: '@gate' },
  async ({ page, server }) => {
    await page.addInitScript(() => {
      const urls = new Set<string>();
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (blob) => {
        const url = createObjectURL.call(URL, blob);
        urls.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        urls.delete(url);
        revokeObjectURL.call(URL, url);
      };
      Object.assign(window, { urls });
      // Some browsers do this if a policy forbids workers.
      window.Worker = function () {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      } as unknown as typeof Worker;
    });
    await page.goto(`${server.origin}/blog.html`);
    const left = await page.evaluate(async () => {
      const { urls } = window as unknown as { urls: Set<string> };
      const engine = await window.Jiugong!.load();
      return { thread: engine.thread, urls: urls.size };
    });
    expect(left).toEqual({ thread: 'main', urls: 0 });
  },
);

/** Opens a page whose boards have been read: the worker that does it would take the next crash. */
async function openBlog(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/blog.html`);
  const first = page
    .locator('#wednesday')
    .getByRole('gridcell', { name: '5 given, row 1, column 1' });
  await expect(first).toBeVisible();
}

/** The globals of the next test's page. */
interface AtWork extends CrashingWorkers {
  /** How each pending call has ended. */
  readonly ends: string[];
  readonly own: Engine;
  readonly stopOwn: AbortController;
}

test('a worker that ends without a word rejects its pending calls only', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await page.addInitScript(letWorkersCrash);
  await page.goto(`${server.origin}/blog.html`);
  await page.evaluate(async (blank) => {
    const { workers, crash } = window as unknown as CrashingWorkers;
    const { load } = window.Jiugong!;
    const [engine, other] = [await load(), await load()];
    const own = await load({ thread: 'own' });
    const [stop, stopOwn] = [new AbortController(), new AbortController()];
    const ends: string[] = [];
    Object.assign(window, { ends, own, stopOwn });
    const note = (name: string, call: Promise<unknown>): void =>
      void call.then(
        (value) => ends.push(`${name}: ${value}`),
        (error) => ends.push(`${name}: ${error.code} ${error.message}`),
      );
    const board = document.querySelector<JiugongBoard>('#tuesday')!;
    board.selected = 0;
    board.enter(7);
    note('board', board.count(1e15));
    note('count', engine.count(blank, { limit: Infinity }));
    note('other', other.count(blank, { limit: Infinity }));
    note('own', own.count(blank, { limit: Infinity, signal: stopOwn.signal }));
    const stopped = engine.count(blank, { limit: Infinity, signal: stop.signal });
    // All workers are busy.
    await Promise.all([engine, own].map((each) => each.solve(blank)));
    stop.abort();
    await stopped.catch(() => undefined);
    crash(workers[0]!, 'silence');
  }, BLANK);
  const ends = (): Promise<string[]> =>
    page.evaluate(() => [...(window as unknown as AtWork).ends].sort());
  // The client keeps pinging, and the other worker has time to answer each time.
  while ((await ends()).length < 3) {
    await page.clock.runFor(10_000);
    await page.evaluate(
      (puzzle) => (window as unknown as AtWork).own.solve(puzzle).then(() => undefined),
      FIRST,
    );
  }
  const [board, ...lost] = await ends();
  expect(board).toBe('board: null');
  expect(lost.map((end) => end.split(': ')[0])).toEqual(['count', 'other']);
  for (const end of lost) {
    expect(end).toMatch(/: internal The engine stopped: the worker does not respond$/);
  }
  const seen = await page.evaluate(
    async ([puzzle]) => {
      const { workers, ends: all, stopOwn } = window as unknown as AtWork;
      const boardAfter = document.querySelector<JiugongBoard>('#tuesday')!;
      const { value } = boardAfter;
      const engine = await window.Jiugong!.load();
      const { solution } = await engine.solve(puzzle);
      const counted = await boardAfter.count(2);
      const before = all.length;
      stopOwn.abort();
      await Promise.resolve();
      return { value, solution, counted, before, last: all.at(-1), workers: workers.length };
    },
    [FIRST] as const,
  );
  expect(seen).toMatchObject({
    value: `7${BLANK.slice(1)}`,
    solution: FIRST_SOLVED,
    counted: { count: 2, capped: true },
    before: 3,
    last: expect.stringContaining('own: '),
    // That of the engines, that of `own`, and the one that has read a board of the page.
    workers: 3,
  });
});

/**
 * Makes a call whose worker crashes, before it begins or while it runs, and another one of the same method. Returns how
 * they ended.
 */
const crashIn = (page: Page, crashing: ApiCall, next: ApiCall, kind: 'trap' | 'error') =>
  page.evaluate(
    async ([first, second, how]) => {
      const { crashNext } = window as unknown as CrashingWorkers;
      const engine = await window.Jiugong!.load({ thread: 'own' });
      const make = ([method, ...values]: ApiCall): Promise<string> =>
        (engine[method] as (...all: unknown[]) => Promise<unknown>)(...values).then(
          () => 'done',
          (error: JiugongError) => `${error.code}: ${error.message}`,
        );
      crashNext(how);
      const ends = [await make(first), await make(second)];
      engine.close();
      return ends;
    },
    [crashing, next, kind] as const,
  );

/** A crash in the middle of a file is not its end. */
const outcomeOf = ([method]: ApiCall): unknown =>
  method.endsWith('Many') ? 'done' : expect.stringMatching(/^internal: The engine stopped: /);

test('a worker that crashes in any call rejects it, and the next one works', async ({
  page,
  server,
}) => {
  await page.addInitScript(letWorkersCrash);
  await openBlog(page, server.origin);
  const methods = new Set(SHORT_CALLS.map(([method]) => method));
  expect([...methods].sort()).toEqual((await methodsIn(page)).sort());
  for (const call of SHORT_CALLS) {
    const ends = await crashIn(page, call, call, 'trap');
    expect([call[0], ...ends]).toEqual([call[0], outcomeOf(call), 'done']);
  }
});

test('a worker that crashes while it runs a long call rejects it, and the next one works', async ({
  page,
  server,
}) => {
  await page.addInitScript(letWorkersCrash);
  await openBlog(page, server.origin);
  // Where the browser starts no worker in time, the watchdog takes half a minute.
  test.setTimeout(180_000);
  for (const [index, call] of LONG_CALLS.entries()) {
    await test.step(`${index + 1}, ${call[0]}`, async () => {
      const ends = await crashIn(page, call, shortOf(call), 'error');
      expect(ends).toEqual([outcomeOf(call), 'done']);
    });
  }
});

test.describe('where the browser refuses memory', () => {
  // What the glue of the modules writes.
  test.use({ allowedErrors: /Aborted\(|asynchronously prepare wasm/ });

  test('a call that needs more is told so, and the next one works', async ({ page, server }) => {
    await page.addInitScript(letWorkersCrash);
    await openBlog(page, server.origin);
    const ends = await page.evaluate(async (puzzle) => {
      const { crashNext } = window as unknown as CrashingWorkers;
      const engine = await window.Jiugong!.load({ thread: 'own' });
      const side = 2500;
      const calls: readonly (() => Promise<unknown>)[] = [
        () => engine.solveText(`${puzzle}\n`.repeat(100_000)),
        () => engine.readText(`${puzzle}\n`.repeat(100_000)),
        () =>
          engine.readPhoto({ data: new Uint8Array(4 * side * side), width: side, height: side }),
        () =>
          engine.exactCover({
            columns: 2,
            rows: Array.from({ length: 1_000_000 }, (_, row) => [row % 2]),
          }),
      ];
      const told: string[] = [];
      for (const call of calls) {
        crashNext('memory');
        told.push(await call().then(String, (error: JiugongError) => error.code));
      }
      const small = await Promise.all([
        engine.solveText(puzzle),
        engine.readText(puzzle),
        engine.exactCover({ columns: 1, rows: [[0]] }),
      ]);
      return { told, small: small.length };
    }, FIRST);
    expect(ends).toEqual({ told: Array(4).fill('out-of-memory'), small: 3 });
  });

  test('an engine does not start, and does when there is memory', async ({ page, server }) => {
    // The worker is refused it, and the calling thread, which would take its place.
    await page.addInitScript(() => {
      const { instantiate } = WebAssembly;
      const { createObjectURL } = URL;
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const refuse = (): void => {
        WebAssembly.instantiate = (): Promise<never> =>
          Promise.reject(new RangeError('WebAssembly.instantiate(): Out of memory'));
      };
      refuse();
      URL.createObjectURL = (content) =>
        createObjectURL.call(
          URL,
          new Blob([`(${refuse})();\n`, content as Blob], { type: 'text/javascript' }),
        );
      const allow = (): void => {
        Object.assign(WebAssembly, { instantiate });
        Object.assign(URL, { createObjectURL });
      };
      Object.assign(window, { allow });
    });
    await page.goto(`${server.origin}/blog.html`);
    const board = page.locator('#monday');
    await board.getByRole('button', { name: texts.actions.solve }).click();
    await expect(board.getByRole('status')).toContainText(texts.errors.codes['out-of-memory']);
    const code = await page.evaluate(() =>
      window.Jiugong!.load().then(String, (error: JiugongError) => error.code),
    );
    expect(code).toBe('out-of-memory');
    await page.evaluate('allow()');
    await board.getByRole('button', { name: texts.actions.solve }).click();
    await expect(board.getByRole('status')).toContainText(texts.status.unique);
  });
});

test(
  'a worker of its own serves one engine, and ends with it',
  { tag: '@gate' },
  async ({ page, server }) => {
    await page.addInitScript(() => {
      const seen = { started: 0, ended: 0 };
      window.Worker = class extends Worker {
        constructor(url: string | URL) {
          super(url);
          ++seen.started;
        }
        override terminate(): void {
          ++seen.ended;
          super.terminate();
        }
      };
      Object.assign(window, { seen });
    });
    await page.goto(`${server.origin}/blog.html`);
    // The list on this board is read by a worker.
    await expect(page.locator('#wednesday')).toHaveJSProperty('puzzle', FIRST);
    const seen = await page.evaluate(async (puzzle) => {
      const counts = (window as unknown as { seen: { started: number; ended: number } }).seen;
      const shared = await window.Jiugong!.load();
      const before = counts.started;
      const own = await Promise.all([1, 2].map(() => window.Jiugong!.load({ thread: 'own' })));
      const statuses = await Promise.all(own.map(async (one) => (await one.solve(puzzle)).status));
      for (const one of own) one.close();
      await Promise.resolve();
      return {
        threads: own.map(({ thread }) => thread),
        statuses,
        started: counts.started - before,
        ended: counts.ended,
        after: (await shared.solve(puzzle)).status,
      };
    }, FIRST);
    expect(seen).toEqual({
      threads: ['worker', 'worker'],
      statuses: ['unique', 'unique'],
      started: 2,
      ended: 2,
      after: 'unique',
    });
  },
);

for (const [attribute, started] of [
  ['data-start', 1],
  ['', 0],
] as const) {
  test(`a worker is ${started ? '' : 'not '}started before its first use with "${attribute}"`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      let workers = 0;
      window.Worker = class extends Worker {
        constructor(url: string | URL) {
          super(url);
          ++workers;
        }
      };
      Object.assign(window, { workers: () => workers });
    });
    await page.route('**/starting.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8"><script src="jiugong.js" ${attribute}></script>`,
      }),
    );
    await page.goto(`${server.origin}/starting.html`);
    const seen = await page.evaluate(async (puzzle) => {
      const { workers } = window as unknown as { workers: () => number };
      const before = workers();
      const engine = await window.Jiugong!.load();
      return { before, solution: (await engine.solve(puzzle)).solution, after: workers() };
    }, FIRST);
    expect(seen).toEqual({ before: started, solution: FIRST_SOLVED, after: 1 });
  });
}
