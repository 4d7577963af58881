/** `generateMany` of the shipped package, and its chunks on fake hosts. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { JiugongError } from '../../api/error';
import { Batch, type BatchOptions, type Caller } from '../../engine/batch/batch';
import { generateWork, seedAt } from '../../engine/batch/generate-many';
import type {
  Engine,
  GeneratedPuzzle,
  GenerateManyCounts,
  GenerateManyOptions,
  GenerateManyProgress,
  Level,
} from '../../engine/jiugong';
import { load } from '../../../build/site/jiugong.mjs';
import { stopTime } from './stopped-clock';
import { turns } from './turns';

let engine: Engine;
before(async () => {
  engine = (await load()) as Engine;
});
after(() => engine.close());

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

async function listOf(options: Partial<GenerateManyOptions>): Promise<string> {
  return textOf((await engine.generateMany({ amount: 100, seed: 7, ...options })).bytes);
}

test('the seeds of the puzzles are the outputs of SplitMix64', () => {
  const seeds = Array.from({ length: 3 }, (_, number) => seedAt(1234567n, number));
  assert.deepEqual(seeds, [6457827717110365317n, 3203168211198807973n, 9817491932198370423n]);
  assert.equal(seedAt(0n, 0), 0xe220a8397b1dcdafn);
  assert.ok(seedAt(2n ** 64n - 1n, 0) < 2n ** 64n);
});

test('a seed gives the same list, and each puzzle follows from its own seed', async () => {
  const list = await listOf({});
  const lines = linesOf(list);
  assert.ok(lines.every((line) => /^[1-9.]{81}$/.test(line)));
  assert.equal(new Set(lines).size, 100);
  assert.equal(await listOf({ seed: '7', level: undefined }), list);
  // A longer list begins with the shorter one; another seed gives another list.
  assert.ok(list.startsWith(await listOf({ amount: 5 })));
  assert.ok(!list.startsWith(await listOf({ amount: 5, seed: 8 })));
  for (const number of [0, 42, 99]) {
    const { puzzle } = await engine.generate({ seed: seedAt(7n, number) });
    assert.equal(lines[number], puzzle);
  }
});

test('without a seed it draws one, and says which', async () => {
  const { seed, bytes } = await engine.generateMany({ amount: 3 });
  assert.match(seed, /^\d+$/);
  assert.equal(await listOf({ amount: 3, seed }), textOf(bytes));
});

test('writes puzzles, a table, or objects', async () => {
  const options = { givens: 30, symmetry: 'rotate180' } as const;
  const made = await Promise.all(
    [0, 1].map((number) => engine.generate({ ...options, seed: seedAt(7n, number) })),
  );
  const members = made.map(({ puzzle, solution, givens, seed }) => ({
    puzzle,
    solution,
    givens,
    seed,
  }));
  const list = (format?: 'puzzle' | 'csv' | 'json') => listOf({ ...options, amount: 2, format });
  assert.equal(await list(), made.map(({ puzzle }) => `${puzzle}\n`).join(''));
  assert.deepEqual(linesOf(await list('csv')), [
    'puzzle,solution,givens,seed',
    ...members.map((member) => Object.values(member).join()),
  ]);
  assert.deepEqual(
    linesOf(await list('json')).map((line) => JSON.parse(line)),
    members,
  );
});

test('counts the puzzles by givens, and those with another number than wanted', async () => {
  const { bytes, ...counts } = await engine.generateMany({
    amount: 20,
    seed: 7,
    givens: 30,
    symmetry: 'rotate180',
  });
  for (const line of linesOf(textOf(bytes))) {
    const shape = line.replaceAll(/[1-9]/g, 'x');
    assert.equal(shape, [...shape].reverse().join(''));
  }
  assert.deepEqual(counts, {
    puzzles: 20,
    missed: 0,
    givens: { 30: 20 },
    levels: {},
    seed: '7',
    complete: true,
    skipped: [],
  });
  const few = await engine.generateMany({ amount: 10, seed: 7, givens: 17, attempts: 1 });
  assert.equal(few.missed, 10);
  assert.equal(
    Object.values(few.givens).reduce((sum, puzzles) => sum + puzzles, 0),
    10,
  );
});

test('makes puzzles of a level, in a range of ER, or for a technique', async () => {
  const lists = [
    [{ level: 'medium' }, 3],
    [{ er: [3, 4.5], minimal: true }, 2],
    [{ technique: 'naked-pair', style: 'human', givens: 30, effort: 500 }, 2],
  ] as const;
  for (const [options, amount] of lists) {
    const run = await engine.generateMany({ ...options, amount, seed: 7, format: 'json' });
    const lines = linesOf(textOf(run.bytes)).map((line) => JSON.parse(line));
    const members = 'puzzle solution givens seed er ep ed level hardest'.split(' ');
    for (const [number, line] of lines.entries()) {
      assert.deepEqual(Object.keys(line), members);
      const seed = seedAt(7n, number);
      const made = await engine.generate({ ...(options as { level: Level }), seed });
      for (const name of members) assert.deepEqual(line[name], made[name as 'er'], name);
      assert.equal(made.reached, true);
    }
    const levels = lines.map(({ level }) => level as Level);
    for (const level of levels) {
      assert.equal(run.levels[level], levels.filter((other) => other === level).length);
    }
    assert.deepEqual([run.puzzles, run.missed], [amount, 0]);
  }
  const csv = linesOf(await listOf({ level: 'easy', amount: 2, format: 'csv' }));
  assert.equal(csv[0], 'puzzle,solution,givens,seed,er,ep,ed,level,hardest');
  assert.match(
    csv[2]!,
    /^[1-9.]{81},[1-9]{81},\d+,\d+,\d(\.\d)?,\d(\.\d)?,\d(\.\d)?,easy,[a-z-]+$/,
  );
  // One worker or more, the list is the same.
  const one = await listOf({ level: 'easy', amount: 6, workers: 1 });
  assert.equal(await listOf({ level: 'easy', amount: 6, workers: 3 }), one);
});

test('an abort does not wait for a puzzle of a difficulty, and those before stay', async () => {
  // The module is there, so that the search begins before it is stopped.
  await engine.generate({ level: 'beginner' });
  const controller = new AbortController();
  const run = engine.generateMany({
    amount: 3,
    er: [11.8, 11.9],
    effort: Infinity,
    keep: true,
    signal: controller.signal,
  });
  await turns(5);
  controller.abort();
  const { complete, puzzles, levels } = await run;
  assert.deepEqual([complete, puzzles, levels], [false, 0, {}]);
});

test('reports the progress, and all at the end', async () => {
  const reports: GenerateManyProgress[] = [];
  const onProgress = (progress: GenerateManyProgress): void => void reports.push(progress);
  const { givens } = await engine.generateMany({ amount: 500, seed: 7, onProgress });
  const last = reports.at(-1)!;
  assert.deepEqual([last.done, last.total, last.puzzles], [500, 500, 500]);
  assert.ok(last.perSecond > 0);
  assert.deepEqual(last.givens, givens);
  // A listener may keep and change its report.
  assert.notEqual(last.givens, givens);
});

test('hands the output to `write`, in order', async () => {
  const written: Uint8Array[] = [];
  const { bytes, puzzles } = await engine.generateMany({
    amount: 300,
    seed: 7,
    format: 'csv',
    write: (lines) => written.push(lines),
  });
  assert.deepEqual([bytes.length, puzzles], [0, 300]);
  assert.ok(written.length > 1);
  assert.equal(
    textOf(Buffer.concat(written)),
    await listOf({ amount: 300, format: 'csv', reuse: true }),
  );
});

test('an abort rejects, or returns the finished part with `keep`; what was written stays', async () => {
  for (const keep of [false, true]) {
    const controller = new AbortController();
    let text = '';
    const run = engine.generateMany({
      amount: Infinity,
      seed: 7,
      signal: controller.signal,
      keep,
      write(lines) {
        text += textOf(lines);
        if (text.length > 82 * 100) controller.abort();
      },
    });
    if (keep) {
      const { complete, puzzles } = await run;
      assert.deepEqual([complete, puzzles], [false, text.length / 82]);
    } else await assert.rejects(run, { name: 'AbortError' });
    assert.equal(text, await listOf({ amount: text.length / 82 }));
  }
  const signal = AbortSignal.abort();
  await assert.rejects(engine.generateMany({ amount: 1, signal }), { name: 'AbortError' });
});

test('an abort does not wait for a puzzle', async () => {
  const controller = new AbortController();
  const run = engine.generateMany({
    amount: 3,
    givens: 17,
    attempts: Infinity,
    signal: controller.signal,
  });
  const rejected = assert.rejects(run, { name: 'AbortError' });
  await turns(5);
  controller.abort();
  await rejected;
});

test('a pause lasts until resume', async () => {
  let text = '';
  const run = engine.generateMany({
    amount: 300,
    seed: 7,
    write: (lines) => void (text += textOf(lines)),
  });
  run.pause();
  const list = await listOf({ amount: 300 }); // meanwhile
  assert.equal(text, '');
  run.resume();
  assert.equal((await run).puzzles, 300);
  assert.equal(text, list);
});

test('does not warn of too many listeners', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error): void => void warnings.push(warning);
  process.on('warning', warn);
  await engine.generateMany({ amount: 500, signal: new AbortController().signal });
  await turns();
  process.off('warning', warn);
  assert.deepEqual(warnings, []);
});

test('closing the engine ends it', async () => {
  const other = await load();
  const run = other.generateMany({ amount: 1e6 });
  other.close();
  await assert.rejects(run, { code: 'closed' });
  await assert.rejects(other.generateMany({ amount: 1 }), { code: 'closed' });
});

test('rejects invalid arguments', async () => {
  const bad: readonly (object | null | undefined)[] = [
    undefined,
    null,
    {},
    { amount: 0 },
    { amount: 1.5 },
    { amount: '3' },
    { amount: 1, format: 'xml' },
    { amount: 1, givens: 3 },
    { amount: 1, symmetry: 'some' },
    { amount: 1, minimal: 1 },
    { amount: 1, attempts: 0 },
    { amount: 1, seed: -1 },
    { amount: 1, workers: 0 },
    { amount: 1, write: 'file' },
    { amount: 1, limit: 2 },
    { amount: 1, level: 'hardest' },
    { amount: 1, level: 'easy', er: [1, 2] },
    { amount: 1, level: 'easy', attempts: 10 },
    { amount: 1, level: 'easy', style: 'human' },
    { amount: 1, technique: 'none' },
    { amount: 1, effort: 10 },
  ];
  for (const options of bad) {
    const run = engine.generateMany(options as GenerateManyOptions);
    await assert.rejects(run, { code: 'bad-argument' });
  }
});

const SILENT: BatchOptions<GenerateManyCounts> = {
  write: null,
  reuse: false,
  skip: false,
  onProgress: null,
};

const crashError = (): JiugongError =>
  new JiugongError('internal', 'The engine stopped: it crashed');

/** A host whose answer to a seed is `generate`, which may throw. */
const hostOf = (generate: (seed: string) => object): Caller => ({
  call: async (_owner, [, seed]) => generate(seed as string),
  abandon: () => undefined,
});

/** (As the module writes it.) */
const madeOf = (seed: string): Omit<GeneratedPuzzle, 'givens'> => ({
  puzzle: `<${seed}>`,
  solution: '',
  clues: 24,
  seed,
  reached: true,
});

const expected = (amount: number): string =>
  Array.from({ length: amount }, (_, number) => `<${seedAt(7n, number)}>\n`).join('');

test('is shared out to all hosts, in chunks that grow', async (t) => {
  t.mock.method(performance, 'now', () => 0);
  const asked = [0, 0];
  const hosts = asked.map((_, host) =>
    hostOf((seed) => {
      ++asked[host]!;
      return madeOf(seed);
    }),
  );
  const written: number[] = [];
  const write = (bytes: Uint8Array): void => void written.push(linesOf(textOf(bytes)).length);
  const batch = new Batch(generateWork({ amount: 1000, seed: 7 }), { ...SILENT, write });
  await batch.run(hosts);
  assert.ok(asked[0]! > 100 && asked[1]! > 100, asked.join());
  assert.equal(asked[0]! + asked[1]!, 1000);
  assert.equal(written[0], 1);
  assert.ok(Math.max(...written) > 16);
});

test('the puzzles of a crashed host are made again, and three crashes reject', async () => {
  const attempts = new Map<string, number>();
  const crashing = (crashes: number): Caller =>
    hostOf((seed) => {
      const attempt = (attempts.get(seed) ?? 0) + 1;
      attempts.set(seed, attempt);
      if (seed === String(seedAt(7n, 50)) && attempt <= crashes) throw crashError();
      return madeOf(seed);
    });
  const saved = new Batch(generateWork({ amount: 200, seed: 7 }), SILENT);
  await saved.run([crashing(2)]);
  assert.equal(textOf((await saved.result()).bytes), expected(200));
  attempts.clear();
  const lost = new Batch(generateWork({ amount: 200, seed: 7 }), SILENT);
  await assert.rejects(lost.run([crashing(3)]), { code: 'internal' });
  // Those before are the result.
  const { bytes, puzzles, complete } = await lost.result();
  assert.equal(complete, false);
  assert.ok(puzzles > 0 && puzzles <= 50);
  assert.equal(textOf(bytes), expected(puzzles));
});

test('the first host makes the puzzles of one that cannot start', async () => {
  const refused = hostOf(() => {
    throw new Error('the worker was refused');
  });
  const batch = new Batch(generateWork({ amount: 200, seed: 7 }), SILENT);
  await batch.run([hostOf(madeOf), refused]);
  assert.equal(textOf((await batch.result()).bytes), expected(200));
});

test('runs ahead of the next puzzle by a limited number', async () => {
  let begun = 0;
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const host: Caller = {
    call: async (_owner, [, seed]) => {
      ++begun;
      if (seed === String(seedAt(7n, 0))) await released;
      return madeOf(seed as string);
    },
    abandon: () => undefined,
  };
  const batch = new Batch(generateWork({ amount: 20_000, seed: 7 }), SILENT);
  const run = batch.run([host]);
  await turns(); // it begins all that it may
  const before = begun;
  await turns(5);
  assert.equal(begun, before);
  assert.ok(begun < 5000, `${begun}`);
  release();
  await run;
  assert.equal(textOf((await batch.result()).bytes), expected(20_000));
});

test('a puzzle that takes minutes is named, and left out of what a stop keeps', async (t) => {
  const pass = stopTime(t);
  const slow = String(seedAt(7n, 0));
  const host: Caller = {
    call: async (_owner, [, seed]) =>
      seed === slow ? new Promise(() => undefined) : madeOf(seed as string),
    abandon: () => undefined,
  };
  let waitsFor: number | null = null;
  const batch = new Batch(generateWork({ amount: 50, seed: 7, format: 'csv' }), {
    ...SILENT,
    skip: true,
    onProgress: (progress) => void ({ waitsFor } = progress),
  });
  const run = batch.run([host]);
  for (let step = 0; step < 20; ++step) {
    await turns();
    pass(100);
  }
  assert.equal(waitsFor, 1);
  batch.stop(new Error('enough'));
  await assert.rejects(run);
  const { skipped, puzzles, bytes } = await batch.result();
  assert.deepEqual([skipped, puzzles], [[1], 49]);
  const [header, ...lines] = linesOf(textOf(bytes));
  assert.match(header!, /^puzzle,solution/);
  assert.equal(lines.length, 49);
});
