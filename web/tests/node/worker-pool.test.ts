/** Hosts that wait for the next file, over fake ports. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { WorkerPool } from '../../engine/batch/worker-pool';
import type { Connection } from '../../engine/connection';
import type { OpenPort } from '../../engine/transport';
import { turns as settled } from './turns';

function makeOthers(rest?: number) {
  const ports = { opened: 0, closed: 0, crash: [] as (() => void)[] };
  const open: OpenPort = async (_, receive) => {
    ++ports.opened;
    ports.crash.push(() => receive({ kind: 'crash', message: 'it crashed' }));
    return { thread: 'worker', post: () => undefined, close: () => void ++ports.closed };
  };
  return { ports, others: new WorkerPool('core', open, rest) };
}

/** Takes some connections, with their hosts open. */
async function takeOpen(others: WorkerPool, count: number): Promise<Connection[]> {
  const taken = others.take(count);
  await Promise.all(taken.map((connection) => connection.port()));
  return taken;
}

const LONG = 1_000_000;

/** Timers of five seconds that end when the test says so. */
function makeTimers(t: TestContext): () => Promise<void> {
  const timers = new Map<object, () => void>();
  t.mock.method(globalThis, 'setTimeout', (program: () => void, pause: number) => {
    assert.equal(pause, 5000);
    const timer = {};
    timers.set(timer, program);
    return timer;
  });
  t.mock.method(globalThis, 'clearTimeout', (timer: object) => void timers.delete(timer));
  return async () => {
    for (const [timer, program] of timers) {
      timers.delete(timer);
      program();
    }
    await settled();
  };
}

test('a host starts with its first call', async () => {
  const { ports, others } = makeOthers(LONG);
  const taken = others.take(3);
  assert.equal(taken.length, 3);
  await settled();
  assert.equal(ports.opened, 0);
});

test('hosts of one file serve the next, and more are made only if there are too few', async () => {
  const { ports, others } = makeOthers(LONG);
  const first = await takeOpen(others, 2);
  others.giveBack(first);
  const second = await takeOpen(others, 3);
  assert.deepEqual(second.slice(0, 2), first);
  assert.equal(ports.opened, 3);
  // While they have a file, nothing else gets them.
  assert.ok(!second.includes(others.take(1)[0]!));
  others.giveBack(second);
  assert.equal((await takeOpen(others, 1)).length, 1);
  assert.equal(ports.opened, 3);
  others.close();
  await settled();
  assert.equal(ports.closed, 2); // not the one that has a file
});

test('hosts that never started are kept only after those that did', async () => {
  const { ports, others } = makeOthers(LONG);
  others.giveBack(others.take(4));
  others.giveBack(await takeOpen(others, 1));
  await takeOpen(others, 1);
  assert.equal(ports.opened, 1);
  others.close();
});

test('a host that crashes while it waits is taken only after the others', async () => {
  const { ports, others } = makeOthers(LONG);
  const [dead, alive] = await takeOpen(others, 2);
  others.giveBack([dead!, alive!]);
  ports.crash[0]!();
  await settled();
  assert.equal(ports.closed, 1);
  assert.equal((await takeOpen(others, 1))[0], alive);
  assert.equal(ports.opened, 2);
  await takeOpen(others, 1);
  assert.equal(ports.opened, 3);
  others.close();
});

test('hosts end if no file comes for a while', async (t) => {
  const pass = makeTimers(t);
  const { ports, others } = makeOthers();
  others.giveBack(await takeOpen(others, 2));
  await settled();
  assert.equal(ports.closed, 0);
  await pass();
  assert.equal(ports.closed, 2);
  const [next] = await takeOpen(others, 1);
  assert.equal(ports.opened, 3);
  await pass();
  assert.equal(ports.closed, 2); // it has a file, and takes its time
  others.giveBack([next!]);
  // That of a host that is taken again does not end it.
  const [again] = await takeOpen(others, 1);
  assert.equal(again, next);
  await pass();
  assert.equal(ports.closed, 2);
  others.giveBack([again!]);
  await pass();
  assert.equal(ports.closed, 3);
});
