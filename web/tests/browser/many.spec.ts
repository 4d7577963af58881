/** Files on a pool of workers: order, streams, and refused workers. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED } from './puzzles';

/** Opens a page with the engine, whose workers are recorded in `window.workers`. */
async function open(page: Page, origin: string): Promise<void> {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    const ended: Worker[] = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        workers.push(this);
      }
      override terminate(): void {
        ended.push(this);
        super.terminate();
      }
    };
    Object.assign(window, { workers, ended });
  });
  await page.goto(`${origin}/twice.html`);
}

/** The number of lines; each has its number as a comment, which its answer repeats. */
const LINES = 40_000;

/** The records on the page. */
interface Seen {
  workers: Worker[];
  ended: Worker[];
}

test('answers in order, with as many workers as there are chunks', async ({ page, server }) => {
  await page.clock.install();
  await open(page, server.origin);
  const seen = await page.evaluate(
    async ([puzzle, solved, lines]) => {
      const { workers, ended } = window as unknown as Seen;
      const engine = await window.Jiugong!.load();
      const before = workers.length;
      const file = new Blob(Array.from({ length: lines }, (_, i) => `${puzzle} ${i}\n`));
      const { bytes, puzzles } = await engine.solveMany(file, { workers: 3 });
      const expected = Array.from({ length: lines }, (_, i) => `${solved} ${i}\n`).join('');
      const started = workers.length - before;
      const small = await engine.solveMany(`${puzzle}\n`, { workers: 8 });
      const again = await engine.solveMany(file, { workers: 3 });
      return {
        puzzles,
        same: new TextDecoder().decode(bytes) === expected,
        started,
        small: small.unique,
        again: again.unique,
        more: workers.length - before - started,
        ended: ended.length,
      };
    },
    [FIRST, FIRST_SOLVED, LINES] as const,
  );
  expect(seen).toEqual({
    puzzles: LINES,
    same: true,
    started: 3, // with that which all runs of the module share
    small: 1,
    again: LINES,
    more: 0,
    ended: 0,
  });
  // The workers wait for the next file for a limited time.
  await page.clock.fastForward(10_000);
  const ended = (): Promise<number> =>
    page.evaluate(() => (window as unknown as Seen).ended.length);
  await expect.poll(ended).toBe(2);
});

test('works without workers', { tag: '@gate' }, async ({ page, server }) => {
  await page.addInitScript(() => {
    window.Worker = new Proxy(Worker, {
      construct() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(`${server.origin}/blog.html`);
  const seen = await page.evaluate(
    async ([puzzle, lines]) => {
      const engine = await window.Jiugong!.load();
      const file = `${puzzle}\n`.repeat(lines);
      // The page stays responsive meanwhile.
      let turns = 0;
      const timer = setInterval(() => ++turns, 1);
      const { unique } = await engine.solveMany(file, { workers: 4 });
      clearInterval(timer);
      return { thread: engine.thread, unique, busy: turns < 2 };
    },
    [FIRST, LINES] as const,
  );
  expect(seen).toEqual({ thread: 'main', unique: LINES, busy: false });
});

test('takes a stream', async ({ page, server }) => {
  await open(page, server.origin);
  const seen = await page.evaluate(
    async ([puzzle, lines]) => {
      const engine = await window.Jiugong!.load();
      const file = new Blob([`${puzzle}\n`.repeat(lines)]);
      const packed = file.stream().pipeThrough(new CompressionStream('gzip'));
      const unpacked = packed.pipeThrough(new DecompressionStream('gzip'));
      const totals: unknown[] = [];
      const { unique, read } = await engine.solveMany(unpacked, {
        workers: 2,
        onProgress: ({ done, total }) => totals.push(done, total),
      });
      return { unique, read, last: totals.slice(-2) };
    },
    [FIRST, LINES] as const,
  );
  const read = LINES * 82;
  expect(seen).toEqual({ unique: LINES, read, last: [read, null] });
});
