import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scheduler, type Task } from '../../engine/scheduler';
import { useTickingClock } from './ticking-clock';

useTickingClock();

/** A task that logs each of its steps. */
function loggingTask(log: string[], name: string, steps: number): Task {
  let step = 0;
  return {
    step() {
      log.push(`${name}${++step}`);
      return step === steps;
    },
  };
}

/** A task of one step that keeps the thread busy for some milliseconds. */
function busy(milliseconds: number, done = (): void => undefined): Task {
  return {
    step() {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
      done();
      return true;
    },
  };
}

const silent = (): void => undefined;
const events = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('runs a short task at once', () => {
  const log: string[] = [];
  new Scheduler(silent).add([loggingTask(log, 'a', 3)]);
  assert.deepEqual(log, ['a1', 'a2', 'a3']);
});

test('tasks take turns, and a removed one gets no more', async () => {
  const queue = new Scheduler(silent);
  const log: string[] = [];
  queue.add([busy(20)]); // the slice is used up: later tasks wait for the next
  const long = loggingTask(log, 'c', 9);
  queue.add([loggingTask(log, 'a', 3), loggingTask(log, 'b', 2)]);
  queue.add([long]);
  assert.deepEqual(log, []);
  queue.remove(long);
  queue.remove(long);
  await events();
  await events();
  assert.deepEqual(log, ['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('many tasks yield the thread after a slice', async () => {
  const queue = new Scheduler(silent);
  let done = 0;
  for (let i = 0; i < 100; ++i) queue.add([busy(1, () => ++done)]);
  assert.ok(done < 100, 'some wait, although each was added by itself');
  while (done < 100) await events();
});

test('reports finished tasks when work pauses, or earlier when it takes long', async () => {
  const log: string[] = [];
  const queue = new Scheduler(() => log.push('report'));
  queue.add([loggingTask(log, 'a', 1), busy(3), loggingTask(log, 'b', 1)]);
  while (!log.includes('b1')) await events();
  assert.equal(log.indexOf('report'), 1); // a1 is reported before b1 runs
  assert.equal(log.at(-1), 'report');
});
