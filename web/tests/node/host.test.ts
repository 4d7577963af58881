/** The host on a module that is made for the test, which counts what it lends out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JiugongModule } from 'jiugong:module';
import { Host } from '../../engine/host';
import type { Answer, Call, FromHost } from '../../engine/protocol';

/** A call whose job does what the text says. */
const call = (id: number, text: 'short' | 'endless' | 'bad' | 'broken'): Call => [
  id,
  'readText',
  text,
];

function makeHost() {
  const jobs = { made: 0, deleted: 0 };
  class Job {
    #text = '';
    #steps = 0;
    constructor() {
      ++jobs.made;
    }
    start(text: string): void {
      this.#text = text;
      this.#steps = 0;
    }
    advance(): number {
      if (this.#text === 'broken') throw new RangeError('unreachable');
      if (this.#text === 'endless') return 0;
      ++this.#steps;
      return this.#steps < 3 ? 0 : this.#text === 'bad' ? 2 : 1;
    }
    take(): string {
      return `${this.#text}${this.#steps};`;
    }
    delete(): void {
      ++jobs.deleted;
    }
  }
  const replies: FromHost[] = [];
  const module = { readText: Job } as unknown as JiugongModule;
  const host = new Host(module, (message) => replies.push(message));
  const answers = (): Answer[] =>
    replies.flatMap((reply) => (reply.kind === 'answers' ? reply.answers : []));
  return { host, replies, answers, jobs };
}

const events = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a result is all its job wrote, an error only what it wrote last', () => {
  const { host, answers } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'short')] });
  host.handle({ kind: 'calls', calls: [call(2, 'bad')] });
  assert.deepEqual(answers(), [
    [1, false, 'short1;short2;short3;'],
    [2, true, 'bad3;'],
  ]);
});

test('answers to calls that came together go back together', () => {
  const { host, replies } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'short'), call(2, 'short'), call(3, 'bad')] });
  assert.equal(replies.length, 1);
});

test('a job that is done serves the next call', () => {
  const { host, answers, jobs } = makeHost();
  for (const id of [1, 2, 3]) host.handle({ kind: 'calls', calls: [call(id, 'short')] });
  assert.equal(answers().length, 3);
  assert.deepEqual(jobs, { made: 1, deleted: 0 });
});

test('of many jobs that ran side by side only a few are kept', () => {
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

test('a long call does not keep a short one waiting', async () => {
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

test('closing ends all calls', async () => {
  const { host, replies, jobs } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'endless'), call(2, 'endless')] });
  host.close();
  await events();
  assert.deepEqual(jobs, { made: 2, deleted: 2 });
  assert.deepEqual(replies, []);
});

test('a module that fails is reported as lost, after the answers it gave', async () => {
  const { host, replies, jobs } = makeHost();
  host.handle({ kind: 'calls', calls: [call(1, 'short')] });
  host.handle({ kind: 'calls', calls: [call(2, 'endless'), call(3, 'broken')] });
  await events();
  assert.deepEqual(
    replies.map(({ kind }) => kind),
    ['answers', 'crash'],
  );
  assert.deepEqual(replies[1], { kind: 'crash', message: 'RangeError: unreachable' });
  host.close(); // touches nothing of the lost module
  assert.equal(jobs.deleted, 0);
});
