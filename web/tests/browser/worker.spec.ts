/** The worker: made from bundled code, refused, failing to start, and dying at work. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from './fixtures';
import { BLANK, FIRST, FIRST_SOLVED } from './puzzles';

const site = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'build', 'site');

test('survives a bundler that adds helpers to every function', async ({ page, server }) => {
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
    return { thread: engine.thread, solution: (await engine.solve(puzzle)).solution };
  }, FIRST);
  expect(seen).toEqual({ thread: 'worker', solution: FIRST_SOLVED });
});

test('leaves no Blob URL behind', async ({ page, server }) => {
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
  });
  await page.goto(`${server.origin}/blog.html`);
  const left = await page.evaluate(async () => {
    const { urls } = window as unknown as { urls: Set<string> };
    const engine = await window.Jiugong!.load();
    return { thread: engine.thread, urls: urls.size };
  });
  expect(left).toEqual({ thread: 'worker', urls: 0 });
});

test('that fails to start leaves the work to the main thread', async ({ page, server }) => {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      onerror: ((event: ErrorEvent) => void) | null = null;
      constructor() {
        super();
        setTimeout(() => this.onerror?.(new ErrorEvent('error', { message: 'refused' })));
      }
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker;
  });
  await page.goto(`${server.origin}/blog.html`);
  const seen = await page.evaluate(async (puzzle) => {
    const engine = await window.Jiugong!.load();
    return { thread: engine.thread, solution: (await engine.solve(puzzle)).solution };
  }, FIRST);
  expect(seen).toEqual({ thread: 'main', solution: FIRST_SOLVED });
});

test('that dies at work costs the calls under way, and the next call starts another', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        workers.push(this);
      }
    };
    Object.assign(window, { workers });
  });
  await page.goto(`${server.origin}/twice.html`);
  const seen = await page.evaluate(
    async ([puzzle = '', blank = '']) => {
      const engine = await window.Jiugong!.load();
      await engine.solve(puzzle);
      const { workers } = window as unknown as { workers: Worker[] };
      const before = workers.length;
      const lost = engine.count(blank, { limit: Infinity });
      await engine.solve(puzzle);
      workers.at(-1)!.dispatchEvent(new ErrorEvent('error', { message: 'it died' }));
      const { code, message } = await lost.catch((error) => error);
      const { solution } = await engine.solve(puzzle);
      return { code, message, solution, started: workers.length - before };
    },
    [FIRST, BLANK],
  );
  expect(seen).toEqual({
    code: 'internal',
    message: 'The engine stopped: it died',
    solution: FIRST_SOLVED,
    started: 1,
  });
});

test('of its own is for one engine, and ends with it', async ({ page, server }) => {
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
});

for (const [attribute, started] of [
  ['data-start', 1],
  ['', 0],
] as const) {
  test(`is ${started ? '' : 'not '}there before it is asked for with "${attribute}"`, async ({
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
