/** Engines that share a host, over ports that are made for the test. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Connection } from '../../engine/connection';
import type { OpenPort } from '../../engine/ports';
import { SharedConnection } from '../../engine/shared-engine';

function share(failures = 0) {
  const ports = { opened: 0, closed: 0 };
  const open: OpenPort = async () => {
    ++ports.opened;
    if (ports.opened <= failures) throw new Error('refused');
    return {
      thread: 'worker',
      post() {},
      close: () => void ++ports.closed,
    };
  };
  return { ports, shared: new SharedConnection(new Connection(open)) };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('engines share one host, and the last to close ends it', async () => {
  const { ports, shared } = share();
  const engines = [await shared.join(), await shared.join()];
  assert.equal(ports.opened, 1);
  engines[0]?.close();
  engines[0]?.close();
  await settled();
  assert.equal(ports.closed, 0);
  engines[1]?.close();
  await settled();
  assert.equal(ports.closed, 1);
});

test('after the last has closed, the next to join gets a new host', async () => {
  const { ports, shared } = share();
  (await shared.join()).close();
  await shared.join();
  assert.equal(ports.opened, 2);
});

test('an engine that did not start does not keep the host of others alive', async () => {
  const { ports, shared } = share(1);
  await assert.rejects(shared.join(), { message: 'refused' });
  (await shared.join()).close();
  await settled();
  assert.equal(ports.closed, 1);
});
