import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RunQueue, type Task } from '../../engine/run-queue';

/** A task that notes each of its steps and, at its end, that it ended. */
function* noting(log: string[], name: string, steps: number): Task {
  try {
    for (let step = 1; step <= steps; ++step) {
      log.push(`${name}${step}`);
      if (step < steps) yield;
    }
  } finally {
    log.push(`${name}.`);
  }
}

/** A task of one step that keeps the thread busy for some milliseconds. */
// oxlint-disable-next-line require-yield -- it is a task of one step
function* busy(milliseconds: number): Task {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

const events = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a short task is done at once', () => {
  const log: string[] = [];
  new RunQueue().add(noting(log, 'a', 3));
  assert.deepEqual(log, ['a1', 'a2', 'a3', 'a.']);
});

test('tasks take turns, and a cancelled one is ended', async () => {
  const queue = new RunQueue();
  const log: string[] = [];
  queue.add(busy(20)); // the slice is spent: what follows waits for the next
  const long = noting(log, 'c', 9);
  queue.add(noting(log, 'a', 3));
  queue.add(noting(log, 'b', 2));
  queue.add(long);
  assert.deepEqual(log, []);
  queue.cancel(long);
  queue.cancel(long);
  await events();
  await events();
  assert.deepEqual(log, ['a1', 'b1', 'a2', 'b2', 'b.', 'a3', 'a.']);
});

test('many tasks together leave the thread to others after a slice', async () => {
  const queue = new RunQueue();
  let done = 0;
  // oxlint-disable-next-line require-yield -- it is a task of one step
  function* short(): Task {
    yield* busy(1);
    ++done;
  }
  for (let i = 0; i < 100; ++i) queue.add(short());
  assert.ok(done < 100, 'some wait, although each was added by itself');
  while (done < 100) await events();
});
