/** Runs on a pool of workers, over files and lists of new puzzles: order, stopping, crashing and refused workers. */
import type { Page } from '@playwright/test';
import { letWorkersCrash, type CrashingWorkers } from '../crashing-workers.mjs';
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

test('loses and duplicates no line when workers crash', async ({ page, server }) => {
  await page.addInitScript(letWorkersCrash);
  await page.goto(`${server.origin}/twice.html`);
  const seen = await page.evaluate(
    async ([puzzle, solved, lines]) => {
      const { workers, crash } = window as unknown as CrashingWorkers;
      const engine = await window.Jiugong!.load();
      const file = Array.from({ length: lines }, (_, i) => `${puzzle} ${i}\n`);
      const written: string[] = [];
      const crashing: Worker[] = [];
      // Most of the file arrives after both workers have answered and were told to crash.
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const input = writable.getWriter();
      const give = (part: string[]): void =>
        void input.write(new TextEncoder().encode(part.join('')));
      give(file.slice(0, 100));
      const { puzzles } = await engine.solveMany(readable, {
        workers: 2,
        write(bytes) {
          written.push(new TextDecoder().decode(bytes));
          if (written.length !== 4) return; // each worker has two chunks at once
          // Both workers of the run crash, also the one that all share. (The first is that of `core`.)
          crashing.push(...workers.slice(1));
          crash(workers[1]!, 'trap');
          crash(workers[2]!, 'error');
          give(file.slice(100));
          void input.close();
        },
      });
      const expected = Array.from({ length: lines }, (_, i) => `${solved} ${i}\n`).join('');
      return {
        puzzles,
        same: written.join('') === expected,
        crashed: crashing.length,
        left: crashing.filter((worker) => workers.includes(worker)).length,
        alive: workers.length,
        after: (await engine.solve(puzzle)).status,
      };
    },
    [FIRST, FIRST_SOLVED, LINES] as const,
  );
  expect(seen).toEqual({
    puzzles: LINES,
    same: true,
    crashed: 2,
    left: 0,
    alive: 3, // one waits for the next file
    after: 'unique',
  });
});

test('stops at once and keeps the finished part', async ({ page, server }) => {
  await open(page, server.origin);
  const seen = await page.evaluate(
    async ([puzzle, solved]) => {
      const { workers, ended } = window as unknown as Seen;
      const engine = await window.Jiugong!.load();
      const before = workers.length;
      const file = new Blob(Array.from({ length: 20 }, () => `${puzzle}\n`.repeat(10_000)));
      const controller = new AbortController();
      const { bytes, read, puzzles, complete } = await engine.solveMany(file, {
        workers: 2,
        signal: controller.signal,
        keep: true,
        onProgress: () => controller.abort(),
      });
      const rest = await engine.solveMany(file.slice(read), { workers: 2 });
      return {
        complete,
        some: puzzles > 0 && puzzles < 200_000,
        same: new TextDecoder().decode(bytes) === `${solved}\n`.repeat(puzzles),
        together: puzzles + rest.puzzles,
        started: workers.length - before,
        ended: ended.length,
      };
    },
    [FIRST, FIRST_SOLVED] as const,
  );
  expect(seen).toEqual({
    complete: false,
    some: true,
    same: true,
    together: 200_000,
    started: 2, // the shared one, and one more for the rest
    ended: 0,
  });
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

test('takes a stream', { tag: '@gate' }, async ({ page, server }) => {
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

test('generates the same list on any number of workers', async ({ page, server }) => {
  await open(page, server.origin);
  const seen = await page.evaluate(async (puzzle) => {
    const { workers, ended } = window as unknown as Seen;
    const engine = await window.Jiugong!.load();
    const before = workers.length;
    const list = async (count: number): Promise<string> => {
      const options = { amount: 1000, seed: 7, format: 'csv', workers: count } as const;
      return new TextDecoder().decode((await engine.generateMany(options)).bytes);
    };
    const alone = await list(1);
    const started = [workers.length - before];
    const together = await list(3);
    started.push(workers.length - before);
    // A file is solved by workers of its own.
    await engine.solveMany(`${puzzle}\n`.repeat(2000), { workers: 3 });
    started.push(workers.length - before);
    return {
      lines: alone.split('\n').length,
      same: together === alone,
      started,
      ended: ended.length,
    };
  }, FIRST);
  expect(seen).toEqual({ lines: 1002, same: true, started: [1, 3, 6], ended: 0 });
});

test('generates every puzzle once when workers crash', async ({ page, server }) => {
  await page.addInitScript(letWorkersCrash);
  await page.goto(`${server.origin}/twice.html`);
  const seen = await page.evaluate(async () => {
    const { workers, crash } = window as unknown as CrashingWorkers;
    const engine = await window.Jiugong!.load();
    const options = { amount: 3000, seed: 7 };
    const { bytes } = await engine.generateMany({ ...options, workers: 1 });
    // (A worker that is still starting might get nothing of a list this short.)
    await engine.generateMany({ ...options, amount: 4, workers: 2 });
    const crashing: Worker[] = [];
    let written = '';
    const { puzzles } = await engine.generateMany({
      ...options,
      workers: 2,
      write(lines) {
        written += new TextDecoder().decode(lines);
        // Both workers of the run crash, also the one that all share. (The first is that of `core`.)
        if (crashing.length !== 0) return;
        crashing.push(...workers.slice(1));
        crash(workers[1]!, 'trap');
        crash(workers[2]!, 'error');
      },
    });
    return {
      puzzles,
      same: written === new TextDecoder().decode(bytes),
      crashed: crashing.length,
      left: crashing.filter((worker) => workers.includes(worker)).length,
    };
  });
  expect(seen).toEqual({ puzzles: 3000, same: true, crashed: 2, left: 0 });
});

test('generates without workers, and the page stays responsive', async ({ page, server }) => {
  await page.addInitScript(() => {
    window.Worker = new Proxy(Worker, {
      construct() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(`${server.origin}/blog.html`);
  const seen = await page.evaluate(async () => {
    const engine = await window.Jiugong!.load();
    let turns = 0;
    const timer = setInterval(() => ++turns, 1);
    const { puzzles } = await engine.generateMany({ amount: 2000, seed: 7, workers: 4 });
    clearInterval(timer);
    return { thread: engine.thread, puzzles, busy: turns < 2 };
  });
  expect(seen).toEqual({ thread: 'main', puzzles: 2000, busy: false });
});
