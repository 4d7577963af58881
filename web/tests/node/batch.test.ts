/** A file solved on several fake hosts. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { describe, it, test, type TestContext } from 'node:test';
import { Batch, type BatchOptions, type Caller } from '../../engine/batch/batch';
import type { Pace } from '../../engine/batch/pace';
import { type ChunkAnswer, solveWork } from '../../engine/batch/solve-many';
import { openSource, type Source } from '../../engine/batch/source';
import type { Totals } from '../../engine/batch/totals';
import { JiugongError } from '../../api/error';
import type { ManyProgress } from '../../api/many';
import { stopTime } from './stopped-clock';
import { turns as settled } from './turns';

/**
 * The length of a line, so that a chunk holds four of them; lines differ in their first characters.
 */
const LINE = 120_000;
const lineOf = (number: number): string => `${number} `.padEnd(LINE - 1, 'x') + '\n';
const PER_PART = 4;

const text = new TextDecoder();

/** A file with this many chunks, which counts the lines read from it. */
function fileOf(parts: number) {
  const seen = { read: 0 };
  async function* read(): AsyncGenerator<Uint8Array> {
    for (let line = 0; line < parts * PER_PART; ++line) {
      yield Buffer.from(lineOf(line));
      ++seen.read;
    }
  }
  return {
    source: { total: parts * PER_PART * LINE, read, positionOf: (end: number) => end },
    seen,
  };
}

interface Asked {
  readonly host: number;
  readonly bytes: Uint8Array;
  /** The number of the first line. */
  readonly first: number;
  readonly header: boolean;
  answer(): void;
  fail(error: unknown): void;
}

/** The answer for a chunk besides its bytes. */
const NOTHING_FOUND = {
  lines: 0,
  unique: 0,
  multiple: 0,
  none: 0,
  bad: 0,
  guesses: 0,
  histogram: [],
  ratings: [],
  errors: [],
  forms: [],
};

/** Fake hosts that answer on request of the test, with the numbers of their lines. */
function fakeHosts(count: number) {
  const asked: Asked[] = [];
  const hosts = Array.from({ length: count }, (_, host): Caller => {
    const rejects = new Map<object, (reason: unknown) => void>();
    return {
      call: (owner, invocation) =>
        new Promise((resolve, reject) => {
          const bytes = invocation[1] as Uint8Array;
          const header = invocation.at(-2) as boolean;
          rejects.set(owner, reject);
          const lines = text.decode(bytes).split('\n').slice(0, -1);
          const numbers = lines.map((line) => line.split(' ')[0]);
          const answer: ChunkAnswer = {
            ...NOTHING_FOUND,
            lines: lines.length,
            unique: lines.length,
            histogram: [lines.length],
            bytes: Buffer.from(numbers.map((number) => `${number},`).join('')),
          };
          const first = Number(numbers[0]);
          asked.push({ host, bytes, first, header, answer: () => resolve(answer), fail: reject });
        }),
      abandon: (owner, reason) => rejects.get(owner)?.(reason),
    };
  });
  return { hosts, asked };
}

const OPTIONS: BatchOptions<Totals> = {
  write: null,
  reuse: false,
  skip: false,
  onProgress: null,
};

/** Chunks of one size, independent of the time they take. */
const EVEN: Pace = { first: 2 ** 19, next: (size) => size };

const batchOf = (source: Source, options: BatchOptions<Totals>, pace = EVEN) =>
  new Batch(solveWork(source, {}, pace), options);

/** The numbers of all lines of this many chunks. */
const numbers = (parts: number): string =>
  Array.from({ length: parts * PER_PART }, (_, line) => `${line},`).join('');

const crashError = (code: 'internal' | 'out-of-memory' = 'internal'): JiugongError =>
  new JiugongError(code, 'The engine stopped: it crashed');

/** Answers all requests until the batch ends, the latest first. */
async function answerAll(asked: Asked[], run: Promise<unknown>): Promise<void> {
  let over = false;
  void run.then(
    () => (over = true),
    () => (over = true),
  );
  while (!over) {
    asked.pop()?.answer();
    if (asked.length === 0) await settled();
  }
}

test('answers are in order, for any order of completion', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(3);
  const batch = batchOf(fileOf(20).source, OPTIONS);
  const run = batch.run(hosts);
  await answerAll(asked, run);
  await run;
  const result = await batch.result();
  assert.equal(text.decode(result.bytes), numbers(20));
  assert.equal(result.puzzles, 20 * PER_PART);
  assert.equal(result.read, 20 * PER_PART * LINE);
  assert.equal(result.complete, true);
});

test('only the first chunk is marked as first', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const batch = batchOf(fileOf(4).source, OPTIONS);
  const run = batch.run(hosts);
  while (asked.length < 4) await settled();
  assert.deepEqual(
    asked.map(({ first, header }) => [first, header]).sort(([a], [b]) => Number(a) - Number(b)),
    [0, 4, 8, 12].map((first) => [first, first === 0]),
  );
  await answerAll(asked, run);
});

test('a host starts with its first chunk', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(8);
  const batch = batchOf(fileOf(1).source, OPTIONS);
  const run = batch.run(hosts);
  while (asked.length === 0) await settled();
  await settled();
  assert.deepEqual(
    asked.map(({ host }) => host),
    [0],
  );
  await answerAll(asked, run);
});

test('reads at most a few chunks ahead of the next answer', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const { source, seen } = fileOf(100);
  const batch = batchOf(source, OPTIONS);
  const run = batch.run(hosts);
  const first = await (async () => {
    for (;;) {
      const at = asked.findIndex((part) => part.first === 0);
      if (at >= 0) return asked.splice(at, 1)[0]!;
      await settled();
    }
  })();
  for (let round = 0; round < 50; ++round) {
    for (const part of asked.splice(0)) part.answer();
    await settled();
  }
  assert.ok(seen.read <= 12 * PER_PART, `${seen.read} lines`);
  first.answer();
  await answerAll(asked, run);
  assert.equal(text.decode((await batch.result()).bytes), numbers(100));
});

test('small chunks of a starting host delay no other', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const pace: Pace = { first: LINE, next: (size) => size };
  const batch = batchOf(fileOf(3).source, OPTIONS, pace);
  const run = batch.run(hosts);
  while (asked.length < 4) await settled();
  let answered = 0;
  for (let round = 0; round < 20; ++round) {
    for (const part of asked.filter(({ host }) => host === 0)) {
      asked.splice(asked.indexOf(part), 1);
      part.answer();
      ++answered;
    }
    await settled();
  }
  assert.equal(answered, 3 * PER_PART - 2); // all but its two
  await answerAll(asked, run);
  assert.equal(text.decode((await batch.result()).bytes), numbers(3));
});

test('waits for the writer', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const { source, seen } = fileOf(50);
  const written: string[] = [];
  let release: (() => void) | undefined;
  const write = (bytes: Uint8Array): Promise<void> => {
    written.push(text.decode(bytes));
    return new Promise((resolve) => (release = resolve));
  };
  const batch = batchOf(source, { ...OPTIONS, write });
  const run = batch.run(hosts);
  for (let round = 0; round < 30; ++round) {
    for (const part of asked.splice(0)) part.answer();
    await settled();
  }
  assert.equal(written.length, 1);
  assert.ok(seen.read <= 12 * PER_PART, `${seen.read} lines`);
  const timer = setInterval(() => release?.(), 0);
  await answerAll(asked, run);
  clearInterval(timer);
  assert.equal(written.join(''), numbers(50));
  assert.equal((await batch.result()).bytes.length, 0);
});

/** Hosts that answer at once with the received bytes, in the same memory. */
const echoes = (count: number): Caller[] =>
  Array.from({ length: count }, () => ({
    abandon: () => undefined,
    call: async (_owner, [, bytes]): Promise<unknown> => {
      // As with a message, the sender loses the memory.
      const sent = structuredClone(bytes, {
        transfer: [(bytes as Uint8Array).buffer as ArrayBuffer],
      });
      return { ...NOTHING_FOUND, bytes: sent };
    },
  }));

for (const reuse of [false, true]) {
  test(`answers reuse memory with reuse: ${reuse}`, async () => {
    const kept: Uint8Array[] = [];
    let seen = '';
    const write = async (bytes: Uint8Array): Promise<void> => {
      await settled();
      kept.push(bytes);
      seen += text.decode(bytes);
    };
    // The memory of the first chunks is too small for the next ones.
    const pace: Pace = { first: 2 ** 17, next: (size) => Math.min(2 * size, 2 ** 19) };
    const options = { ...OPTIONS, write, reuse };
    const batch = batchOf(fileOf(30).source, options, pace);
    await batch.run(echoes(1));
    assert.equal(seen, Array.from({ length: 30 * PER_PART }, (_, line) => lineOf(line)).join(''));
    const stillThere = kept.filter(({ length }) => length > 0).length;
    if (reuse) assert.ok(stillThere <= 12, `${stillThere} pieces of memory`);
    else assert.equal(stillThere, kept.length);
  });
}

test('chunks of a crashed host are solved again, once', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const batch = batchOf(fileOf(10).source, OPTIONS);
  const run = batch.run(hosts);
  while (asked.length < 4) await settled();
  const lost = asked.splice(0).filter((part) => {
    if (part.host === 0) part.answer();
    else {
      structuredClone(part.bytes.buffer, { transfer: [part.bytes.buffer as ArrayBuffer] });
      part.fail(crashError());
    }
    return part.host !== 0;
  });
  assert.equal(lost.length, 2);
  await answerAll(asked, run);
  await run;
  assert.equal(text.decode((await batch.result()).bytes), numbers(10));
});

for (const code of ['internal', 'out-of-memory'] as const) {
  test(`a line that crashes every host ends the job: ${code}`, async () => {
    const { hosts, asked } = fakeHosts(2);
    const batch = batchOf(fileOf(3).source, OPTIONS);
    const run = batch.run(hosts);
    let crashes = 0;
    const rejected = assert.rejects(run, { code });
    for (let round = 0; round < 20; ++round) {
      await settled();
      for (const part of asked.splice(0)) {
        if (part.first !== 0) part.answer();
        else {
          ++crashes;
          part.fail(crashError(code));
        }
      }
    }
    await rejected;
    assert.equal(crashes, 3);
  });
}

test('the first host does the work of a host that cannot start', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const batch = batchOf(fileOf(10).source, OPTIONS);
  const run = batch.run(hosts);
  let refused = 0;
  while (refused < 2) {
    await settled();
    for (const part of asked.splice(0)) {
      if (part.host === 0) part.answer();
      else {
        ++refused;
        part.fail(new Error('the worker was refused'));
      }
    }
  }
  await settled();
  // The refused chunks go to the first host at once.
  assert.deepEqual(new Set(asked.slice(0, 2).map(({ host }) => host)), new Set([0]));
  await answerAll(asked, run);
  assert.equal(refused, 2);
  assert.equal(text.decode((await batch.result()).bytes), numbers(10));
});

test('a stop rejects at once, and keeps the answers in order', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const batch = batchOf(fileOf(50).source, OPTIONS);
  const run = batch.run(hosts);
  while (asked.length < 4) await settled();
  for (const part of asked.splice(0)) if (part.first !== PER_PART) part.answer();
  await settled();
  const reason = new Error('enough');
  batch.stop(reason);
  await assert.rejects(run, reason);
  const result = await batch.result();
  assert.equal(text.decode(result.bytes), numbers(1));
  assert.equal(result.read, PER_PART * LINE);
  assert.equal(result.complete, false);
});

test('a stop waits for the running write', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(1);
  let release: (() => void) | undefined;
  const write = (): Promise<void> => new Promise((resolve) => (release = resolve));
  const batch = batchOf(fileOf(9).source, { ...OPTIONS, write });
  const run = batch.run(hosts);
  while (release === undefined) {
    for (const part of asked.splice(0)) part.answer();
    await settled();
  }
  batch.stop(new Error('enough'));
  await assert.rejects(run, { message: 'enough' });
  let isThere = false;
  const ended = batch.result().then((result) => {
    isThere = true;
    return result;
  });
  await settled();
  assert.equal(isThere, false);
  release();
  assert.equal((await ended).read, PER_PART * LINE);
});

test('reports come at most ten times a second, with a speed without pauses', async (t) => {
  let now = 1000;
  t.mock.method(performance, 'now', () => now);
  t.mock.method(globalThis, 'setTimeout', () => 0);
  const { hosts, asked } = fakeHosts(1);
  const speeds: number[] = [];
  const onProgress = ({ perSecond }: ManyProgress): void => void speeds.push(perSecond);
  const batch = batchOf(fileOf(6).source, { ...OPTIONS, onProgress });
  const run = batch.run(hosts);
  const answerTwo = async (): Promise<void> => {
    while (asked.length < 2) await settled();
    for (const part of asked.splice(0)) part.answer();
    await settled();
  };
  now = 3000;
  await answerTwo();
  assert.deepEqual(speeds, [PER_PART / 2]); // one of the two
  while (asked.length < 2) await settled();
  batch.pause();
  now = 8000;
  await answerTwo();
  assert.deepEqual(speeds.slice(1), [(3 * PER_PART) / 2]);
  batch.resume();
  now = 10_000;
  await answerAll(asked, run);
  assert.deepEqual(speeds.slice(2), [(5 * PER_PART) / 4, (6 * PER_PART) / 4]);
});

test('a pause starts nothing more', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(1);
  const batch = batchOf(fileOf(6).source, OPTIONS);
  const run = batch.run(hosts);
  while (asked.length < 2) await settled();
  batch.pause();
  for (const part of asked.splice(0)) part.answer();
  for (let round = 0; round < 5; ++round) await settled();
  assert.equal(asked.length, 0);
  batch.resume();
  await answerAll(asked, run);
  assert.equal(text.decode((await batch.result()).bytes), numbers(6));
});

test('a pause right after the start lets nothing begin', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const { source, seen } = fileOf(3);
  const batch = batchOf(source, OPTIONS);
  const run = batch.run(hosts);
  batch.pause();
  for (let round = 0; round < 5; ++round) await settled();
  assert.deepEqual([asked.length, seen.read], [0, 0]);
  batch.resume();
  await answerAll(asked, run);
  assert.equal(text.decode((await batch.result()).bytes), numbers(3));
});

test('a stop ends a pause', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(1);
  const batch = batchOf(fileOf(6).source, OPTIONS);
  const run = batch.run(hosts);
  while (asked.length < 2) await settled();
  batch.pause();
  for (const part of asked.splice(0)) part.answer();
  await settled();
  batch.stop(new Error('enough'));
  await assert.rejects(run, { message: 'enough' });
  assert.equal(asked.length, 0);
  assert.equal(text.decode((await batch.result()).bytes), numbers(2));
});

test('reports the progress, and all at the end', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  const reports: ManyProgress[] = [];
  const onProgress = (progress: ManyProgress): void => void reports.push(progress);
  const batch = batchOf(fileOf(5).source, { ...OPTIONS, onProgress });
  const run = batch.run(hosts);
  await answerAll(asked, run);
  await run;
  const last = reports.at(-1)!;
  assert.equal(last.done, 5 * PER_PART * LINE);
  assert.equal(last.total, last.done);
  assert.equal(last.unique, 5 * PER_PART);
  assert.deepEqual(last.histogram, [5 * PER_PART]);
  assert.ok(last.perSecond > 0);
});

test('an error of the writer or a listener ends the job', async () => {
  for (const key of ['write', 'onProgress']) {
    const { hosts, asked } = fakeHosts(2);
    const broken = (): never => {
      throw new RangeError(`no ${key}`);
    };
    const batch = batchOf(fileOf(5).source, { ...OPTIONS, [key]: broken });
    const run = batch.run(hosts);
    const rejected = assert.rejects(run, { name: 'RangeError', message: `no ${key}` });
    await answerAll(asked, run);
    await rejected;
  }
});

test('a listener that throws at the end hears nothing more', async (t) => {
  const pass = stopTime(t);
  const { hosts, asked } = fakeHosts(2);
  let ends = 0;
  const onProgress = ({ done, total }: ManyProgress): void => {
    if (done < total!) return;
    ++ends;
    throw new RangeError('enough');
  };
  const batch = batchOf(fileOf(5).source, { ...OPTIONS, onProgress });
  const run = batch.run(hosts);
  const rejected = assert.rejects(run, { message: 'enough' });
  await answerAll(asked, run);
  await rejected;
  pass(5000);
  assert.equal(ends, 1);
});

test('a file smaller than a chunk is distributed', async () => {
  const lines = Array.from({ length: 300 }, (_, line) => `${line} `.padEnd(81, 'x') + '\n');
  async function* read(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(lines.join(''));
  }
  const { hosts, asked } = fakeHosts(2);
  const batch = new Batch(solveWork({ total: null, read, positionOf: (end) => end }, {}), OPTIONS);
  const run = batch.run(hosts);
  while (asked.length < 3) await settled();
  assert.deepEqual(new Set(asked.map(({ host }) => host)), new Set([0, 1]));
  await answerAll(asked, run);
  assert.equal(
    text.decode((await batch.result()).bytes),
    lines.map((_, line) => `${line},`).join(''),
  );
});

test('the pace sets the size of later chunks', async (t) => {
  stopTime(t);
  const { hosts, asked } = fakeHosts(1);
  const told: [number, number][] = [];
  const pace: Pace = {
    first: 2 ** 18,
    next(size, bytes, milliseconds) {
      told.push([size, bytes]);
      assert.ok(milliseconds >= 0);
      return 2 ** 19;
    },
  };
  const batch = batchOf(fileOf(3).source, OPTIONS, pace);
  const run = batch.run(hosts);
  await answerAll(asked, run);
  assert.equal(text.decode((await batch.result()).bytes), numbers(3));
  assert.deepEqual(told.slice(0, 3), [
    [2 ** 18, 2 * LINE],
    [2 ** 19, 2 * LINE],
    [2 ** 19, 4 * LINE],
  ]);
});

/** Hosts that take a time for each line, which the test lets pass. */
function slowHosts(count: number, timeOf: (line: number) => number): Caller[] {
  const under = new Map<object, (() => void)[]>();
  return Array.from({ length: count }, () => ({
    call: (owner, invocation) =>
      new Promise((resolve, reject) => {
        const found = text.decode(invocation[1] as Uint8Array).matchAll(/\d+(?= )/g);
        const lines = [...found].map(Number);
        const unique = lines.length;
        const bytes = Buffer.from(lines.map((line) => `${line},`).join(''));
        const answer: ChunkAnswer = { ...NOTHING_FOUND, lines: unique, unique, bytes };
        const time = lines.reduce((sum, line) => sum + timeOf(line), 0);
        const timer = setTimeout(() => resolve(answer), time);
        const cancel = (): void => {
          clearTimeout(timer);
          reject(new Error('abandoned'));
        };
        under.set(owner, [...(under.get(owner) ?? []), cancel]);
      }),
    abandon: (owner) => under.get(owner)?.forEach((cancel) => cancel()),
  }));
}

describe('hard puzzles after many easy ones', () => {
  const [EASY, ALL] = [5000, 5030];
  const lines = Array.from({ length: ALL }, (_, line) => `${line} `.padEnd(81, 'x') + '\n');
  async function* read(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(lines.join(''));
  }
  const timeOf = (line: number): number => (line < EASY ? 0.02 : 3000);

  /** A batch on two hosts, with the seconds at which it told how many puzzles were done. */
  function begin(t: TestContext) {
    const pass = stopTime(t);
    const told: [seconds: number, puzzles: number, done: number][] = [];
    const onProgress = ({ puzzles, done }: ManyProgress): void =>
      void told.push([performance.now() / 1000, puzzles, done]);
    const work = solveWork({ total: ALL * 82, read, positionOf: (end) => end }, {});
    const batch = new Batch(work, { ...OPTIONS, onProgress });
    const run = batch.run(slowHosts(2, timeOf));
    const wait = async (until: () => boolean): Promise<void> => {
      while (!until()) {
        await settled();
        pass(5);
      }
    };
    return { batch, run, told, wait };
  }

  it('are told as they are done, in order, and cost little more than alone', async (t) => {
    const { batch, run, told, wait } = begin(t);
    let isOver = false;
    void run.then(() => (isOver = true));
    await wait(() => isOver);
    const seconds = [0, ...told.map(([at]) => at)];
    const gaps = seconds.slice(1).map((at, index) => at - seconds[index]!);
    assert.ok(Math.max(...gaps) < 1.1, `${Math.max(...gaps)} s without a word`);
    assert.ok(told.some(([at, puzzles]) => puzzles >= EASY && at < 2));
    // Four lanes have 30 puzzles.
    assert.ok(seconds.at(-1)! < 8 * 3 + 3, `${seconds.at(-1)} s`);
    for (const [, puzzles, done] of told) assert.ok(done >= puzzles * 82);
    assert.equal(told.at(-1)![2], ALL * 82);
    const result = await batch.result();
    assert.equal(text.decode(result.bytes), lines.map((_, line) => `${line},`).join(''));
  });

  it('leave what is done to who stops', async (t) => {
    const { batch, run, told, wait } = begin(t);
    await wait(() => (told.at(-1)?.[1] ?? 0) > EASY);
    batch.stop(new Error('enough'));
    await assert.rejects(run, { message: 'enough' });
    const { puzzles, bytes, read: until } = await batch.result();
    assert.ok(puzzles > EASY && puzzles < ALL);
    assert.equal(until, puzzles * 82);
    assert.ok(text.decode(bytes).endsWith(`${puzzles - 2},${puzzles - 1},`));
  });
});

describe('one puzzle that takes minutes', () => {
  const [LONG, ALL] = [1204, 3000];
  const lines = Array.from({ length: ALL }, (_, line) => `${line} `.padEnd(81, 'x') + '\n');
  async function* read(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(lines.join(''));
  }

  /** Stops when all others have their answers; so many are long. */
  async function stopped(t: TestContext, isLong: (line: number) => boolean, change = {}) {
    const pass = stopTime(t);
    const told: ManyProgress[] = [];
    const work = solveWork({ total: ALL * 82, read, positionOf: (end) => end }, change);
    const onProgress = (progress: ManyProgress): void => void told.push(progress);
    const batch = new Batch(work, { ...OPTIONS, skip: true, onProgress });
    const run = batch.run(slowHosts(2, (line) => (isLong(line) ? 1e6 : 0.02)));
    for (let step = 0; step < 1000; ++step) {
      await settled();
      pass(5);
    }
    batch.stop(new Error('enough'));
    await assert.rejects(run, { message: 'enough' });
    return { told, result: await batch.result() };
  }

  const without = (isLong: (line: number) => boolean): string =>
    lines.flatMap((_, line) => (isLong(line) ? [] : `${line},`)).join('');

  it('is named while it holds up the others, and left out of what a stop keeps', async (t) => {
    const isLong = (line: number): boolean => line === LONG;
    const { told, result } = await stopped(t, isLong);
    assert.equal(told[0]!.waitsFor, null);
    assert.deepEqual([told.at(-1)!.waitsFor, told.at(-1)!.puzzles], [LONG + 1, LONG]);
    // Those behind it are done.
    assert.equal(told.at(-1)!.done, (ALL - 1) * 82);
    assert.equal(text.decode(result.bytes), without(isLong));
    assert.deepEqual(
      [result.skipped, result.puzzles, result.lines, result.read, result.complete],
      [[LONG + 1], ALL - 1, ALL, ALL * 82, false],
    );
  });

  it('may be the first of a table, whose header is there, and one of several', async (t) => {
    const isLong = (line: number): boolean => line === 0 || line === LONG;
    const { told, result } = await stopped(t, isLong, { format: 'csv' });
    assert.deepEqual([told.at(-1)!.waitsFor, result.skipped], [1, [1, LONG + 1]]);
    assert.equal(text.decode(result.bytes), without(isLong));
  });

  it('is not left out where nothing is answered behind it', async (t) => {
    const { result } = await stopped(t, (line) => line >= LONG);
    assert.deepEqual([result.skipped, result.puzzles, result.read], [[], LONG, LONG * 82]);
  });

  it('is none of several that a stop finds in one chunk, about to be cut', async (t) => {
    const pass = stopTime(t);
    const { hosts, asked } = fakeHosts(1);
    const work = solveWork(fileOf(2).source, {}, EVEN);
    let cut = (): void => assert.fail('nothing is cut');
    const batch = new Batch(
      {
        ...work,
        async *chunks(...given) {
          for await (const chunk of work.chunks(...given)) {
            const split = async (size: number) => {
              await new Promise<void>((resolve) => (cut = resolve));
              return chunk.split(size);
            };
            yield { ...chunk, split };
          }
        },
      },
      { ...OPTIONS, skip: true },
    );
    const run = batch.run(hosts);
    while (asked.length < 2) await settled();
    asked[1]!.answer();
    await settled();
    pass(500);
    batch.stop(new Error('enough'));
    await assert.rejects(run, { message: 'enough' });
    cut();
    await settled();
    const { skipped, puzzles, lines: left } = await batch.result();
    assert.deepEqual([skipped, puzzles, left], [[], 0, 0]);
  });
});

test('of a packed file what was not answered is not done, though it was read', async () => {
  const lines = Array.from({ length: 9000 }, (_, line) => `${Math.sin(line)} `.padEnd(81, 'x'));
  const none = (): never => assert.fail('lines need no module');
  for (const count of [500, lines.length]) {
    const packed = gzipSync(lines.slice(0, count).join('\n'));
    const work = solveWork(openSource(packed), {});
    const { signal } = new AbortController();
    let size = 0;
    let last = 0;
    for await (const chunk of work.chunks(() => 2 ** 12, signal, none)) {
      size += chunk.size;
      last = chunk.end;
      const [share, done] = [size / (count * 82 - 1), last / packed.length];
      assert.ok(Math.abs(share - done) < 0.05, `${share} of the lines are ${done} of the file`);
    }
    assert.equal(last, packed.length);
  }
});

test('the names of the columns of a table stay in the first part, which alone knows them', async () => {
  for (const [names, hasNames] of [
    ['id,puzzle\n', true],
    ['', false],
  ] as const) {
    const text = `${names}1,${'.'.repeat(81)}\n`;
    const work = solveWork(openSource(text), { layout: 'any', format: 'csv' });
    const call = async () => [{ shape: `table,44,1,${Number(hasNames)}`, end: text.length }];
    const { signal } = new AbortController();
    for await (const chunk of work.chunks(() => 2 ** 12, signal, call)) {
      const first = hasNames ? (await chunk.split(1))![0] : chunk;
      // Without names the first part is empty: the header of the answers does not wait for a puzzle.
      assert.deepEqual(
        (await first.split(1))?.map(({ size }) => size) ?? null,
        hasNames ? null : [0, text.length],
      );
    }
  }
});
