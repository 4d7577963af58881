/** The host on a fake module, which counts its buffers and jobs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JiugongModule, Job } from 'jiugong:module';
import { Host } from '../../engine/host';
import type { Answer, Call, FromHost, ModuleError, Report } from '../../engine/protocol';
import { useTickingClock } from './ticking-clock';

useTickingClock();

/** A call whose job behaves as the text says. */
const call = (id: number, text: 'short' | 'endless' | 'bad' | 'broken'): Call => [
  id,
  'readText',
  text,
];

function makeHost(mostJson?: number) {
  const jobs = { made: 0, deleted: 0 };
  /**
   * The behaviour of the jobs, numbered from 1. A long one reports progress: a tenth more at each
   * request.
   */
  const made: { text: string; steps: number; asked: number; isLong: boolean }[] = [];
  const at = (job: Job) => made[job - 1]!;
  const method =
    (isLong: boolean) =>
    (idle: Job, text: string): Job => {
      const started = { text, steps: 0, asked: 0, isLong };
      if (idle === 0) {
        ++jobs.made;
        return made.push(started);
      }
      Object.assign(at(idle), started);
      return idle;
    };
  const module = {
    readText: method(false),
    rotateSudoku: method(true),
    advance(job: Job): number {
      const call = at(job);
      if (call.text === 'endless') return 0;
      ++call.steps;
      if (call.steps < 3) return 0;
      if (call.text === 'broken') throw new RangeError('unreachable');
      return call.text === 'bad' ? 2 : 1;
    },
    take: (job: Job) => `${at(job).text}${at(job).steps};`,
    progress: (job: Job) => (at(job).isLong ? Math.min(++at(job).asked / 10, 0.5) : -1),
    stage: (job: Job) => (at(job).asked < 3 ? -1 : 12),
    interim: (job: Job) => `after ${at(job).asked}`,
    free: () => void ++jobs.deleted,
  } as unknown as JiugongModule;
  const replies: FromHost[] = [];
  const host = new Host(module, (message) => replies.push(message), mostJson);
  const answers = (): Answer[] =>
    replies.flatMap((reply) => (reply.kind === 'answers' ? reply.answers : []));
  const reports = (): Report[][] =>
    replies.flatMap((reply) => (reply.kind === 'progress' ? [reply.reports] : []));
  return { host, replies, answers, reports, jobs };
}

/** A module with one job, which answers with this many bytes derived from its input. */
function makeByteHost(size: number) {
  const HEAPU8 = new Uint8Array(100);
  let steps = 0;
  let given: unknown[] = [];
  const module = {
    HEAPU8,
    solveMany: (_idle: Job, ...values: unknown[]) => ((given = values), 1),
    input: () => 20,
    advance(): number {
      if (++steps < 3) return 0;
      assert.deepEqual(given, [10, 'csv', 2, true]);
      for (let i = 0; i < size; ++i) HEAPU8[40 + i] = 54 + HEAPU8[20]! - (i % 10);
      return 1;
    },
    take: () => (steps < 3 ? assert.fail('asked too early') : '{"size":10}'),
    output: () => 40,
    outputSize: () => size,
    progress: () => -1,
  } as unknown as JiugongModule;
  const replies: FromHost[] = [];
  const transferred: unknown[] = [];
  const host = new Host(module, (message, transfer = []) => {
    replies.push(message);
    transferred.push(...transfer);
  });
  return { host, replies, transferred };
}

const events = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a result is all output of its job, an error only the last', () => {
  const { host, answers } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'short')] });
  host.handle({ kind: 'calls', calls: [call(2, 'bad')] });
  assert.deepEqual(answers(), [
    [1, false, 'short1;short2;short3;'],
    [2, true, 'bad3;'],
  ]);
});

test('bytes are sent beside the JSON, in the memory of the request if they fill it', () => {
  // Memory that comes back from an earlier answer may have more room than the request takes.
  for (const [room, size, reused] of [
    [10, 6, true],
    [10, 10, true],
    [10, 11, false],
    [10, 4, false],
    [10, 0, false],
    [20, 20, true],
    [20, 21, false],
    [20, 9, false],
  ] as const) {
    const { host, replies, transferred } = makeByteHost(size);
    const question = new Uint8Array(new ArrayBuffer(room), 0, 10);
    question.set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    host.handle({ kind: 'calls', calls: [[7, 'solveMany', question, 'csv', 2, true]] });
    const expected = Uint8Array.from({ length: size }, (_, i) => 55 - (i % 10));
    assert.deepEqual(replies, [
      { kind: 'answers', answers: [[7, false, '{"size":10}', expected]] },
    ]);
    const [[, , , bytes] = []] = (replies[0] as { answers: Answer[] }).answers;
    assert.deepEqual(transferred, [bytes?.buffer]);
    assert.equal(bytes?.buffer === question.buffer, reused, `${size} of ${room}`);
  }
});

test('a result too long for a string is an error of its call only', () => {
  const whole = 'short1;short2;short3;';
  const { host, answers, jobs } = makeHost(whole.length);
  host.handle({ kind: 'calls', calls: [call(1, 'short')] });
  assert.deepEqual(answers(), [[1, false, whole]]);
  const { host: small, answers: fewer, jobs: others } = makeHost(whole.length - 1);
  small.handle({ kind: 'calls', calls: [call(1, 'short'), call(2, 'bad')] });
  const [[id, failed, json] = [], bad] = fewer();
  assert.deepEqual([id, failed], [1, true]);
  const error = JSON.parse(json ?? '') as ModuleError;
  assert.deepEqual(error, {
    code: 'too-long',
    message: 'The result exceeds 20 characters, the maximum for a string; split the input.',
    line: 0,
    column: 0,
    found: { form: '', values: [] },
    expected: { form: '', values: [] },
  });
  assert.deepEqual(bad, [2, true, 'bad3;']);
  small.handle({ kind: 'calls', calls: [call(3, 'bad')] });
  assert.equal(fewer().length, 3);
  assert.equal(jobs.deleted, 0);
  assert.equal(others.deleted, 1); // the running job
});

test('answers to calls of one message are sent in one message', () => {
  const { host, replies } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'short'), call(2, 'short'), call(3, 'bad')] });
  assert.equal(replies.length, 1);
});

test('a finished job serves the next call', () => {
  const { host, answers, jobs } = makeHost();
  for (const id of [1, 2, 3]) host.handle({ kind: 'calls', calls: [call(id, 'short')] });
  assert.equal(answers().length, 3);
  assert.deepEqual(jobs, { made: 1, deleted: 0 });
});

test('of many concurrent jobs only a few are kept', () => {
  const { host, answers, jobs } = makeHost();
  const calls = Array.from({ length: 20 }, (_, id) => call(id, 'short'));
  host.handle({ kind: 'calls', calls });
  assert.equal(answers().length, 20);
  assert.equal(jobs.made, 20);
  assert.ok(jobs.deleted >= 10);
});

test('a cancelled call never answers, and its job is freed', async () => {
  const { host, answers, jobs } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'endless'), call(2, 'endless')] });
  assert.deepEqual(jobs, { made: 2, deleted: 0 });
  host.handle({ kind: 'cancel', ids: [1, 2, 77] });
  host.handle({ kind: 'cancel', ids: [1] });
  assert.deepEqual(jobs, { made: 2, deleted: 2 });
  await events();
  await events();
  host.handle({ kind: 'calls', calls: [call(3, 'short')] });
  assert.deepEqual(
    answers().map(([id]) => id),
    [3],
  );
});

test('a long call does not delay a short one', async () => {
  const { host, answers } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'endless'), call(2, 'short')] });
  await events();
  await events();
  assert.deepEqual(
    answers().map(([id]) => id),
    [2],
  );
  host.close();
});

/** Handles events for a while. */
async function pass(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) await events();
}

const longCall = (id: number): Call => [id, 'rotateSudoku', 'endless', 'quarter', 1];

test('reports the progress of watched calls, at intervals and only if it changed', async () => {
  const { host, reports } = makeHost();
  const began = performance.now();
  const calls = [longCall(1), longCall(2), call(3, 'endless'), longCall(4)];
  host.handle({ kind: 'calls', calls, watched: [1, 3, 4, 5] });
  await pass(1000);
  host.handle({ kind: 'cancel', ids: [4] });
  const most = (performance.now() - began) / 100;
  const seen = reports();
  assert.ok(seen.length >= 3 && seen.length <= most, `${seen.length} messages`);
  // Both are in one message, without a job that has no progress, and without repetitions.
  const expected = [0.1, 0.2, 0.3, 0.4, 0.5].slice(0, seen.length).map((done) => {
    const stage = done < 0.3 ? -1 : 12;
    const interim = done === 0.3 ? ['after 3'] : [];
    return [
      [1, done, stage, ...interim],
      [4, done, stage, ...interim],
    ];
  });
  assert.deepEqual(seen, expected);
  host.close();
});

test('reports no progress of finished calls', async () => {
  const { host, reports } = makeHost();
  host.handle({ kind: 'calls', calls: [longCall(1)], watched: [1] });
  host.handle({ kind: 'cancel', ids: [1] });
  host.handle({ kind: 'calls', calls: [call(2, 'endless')] });
  await pass(250);
  assert.deepEqual(reports(), []);
  host.close();
});

test('answers pings, and tells whether it is busy', () => {
  const { host, replies } = makeHost();
  host.handle({ kind: 'ping' });
  host.handle({ kind: 'calls', calls: [call(1, 'endless')] });
  host.handle({ kind: 'ping' });
  host.handle({ kind: 'cancel', ids: [1] });
  host.handle({ kind: 'ping' });
  assert.deepEqual(
    replies,
    [false, true, false].map((busy) => ({ kind: 'pong', busy })),
  );
});

test('closing ends all calls', async () => {
  const { host, replies, jobs } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'endless'), call(2, 'endless')] });
  host.close();
  await events();
  assert.deepEqual(jobs, { made: 2, deleted: 2 });
  assert.deepEqual(replies, []);
});

test('a module that is refused memory is reported as such', () => {
  for (const [thrown, needsMemory] of [
    [new WebAssembly.RuntimeError('Aborted(). Build with -s ASSERTIONS=1 for more info.'), true],
    [new WebAssembly.RuntimeError('Aborted(RangeError: could not allocate memory)'), true],
    [new RangeError('WebAssembly.instantiate(): Out of memory'), true],
    [new WebAssembly.RuntimeError('unreachable'), undefined],
    [new RangeError('Maximum call stack size exceeded'), undefined],
  ] as const) {
    const { host, replies } = makeHost();
    host.crash(thrown);
    const crash = { kind: 'crash', message: String(thrown) };
    assert.deepEqual(replies, [needsMemory === undefined ? crash : { ...crash, needsMemory }]);
  }
});

test('a failing module is reported as a crash, after its earlier answers', async () => {
  const { host, replies, jobs } = makeHost();
  // The first ends in the same turn in which the last fails: its answer was not sent yet.
  const calls = [call(1, 'short'), call(2, 'endless'), call(3, 'broken'), call(4, 'short')];
  host.handle({ kind: 'calls', calls });
  while (!replies.some(({ kind }) => kind === 'crash')) await events();
  assert.deepEqual(replies, [
    { kind: 'answers', answers: [[1, false, 'short1;short2;short3;']] },
    { kind: 'crash', message: 'RangeError: unreachable' },
  ]);
  host.close(); // does not access the crashed module
  assert.equal(jobs.deleted, 0);
});
