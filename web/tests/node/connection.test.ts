/** A connection over a port that is made for the test: crashes, late answers, failures to open. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Connection } from '../../engine/connection';
import { JiugongError } from '../../engine/error';
import type { OpenPort } from '../../engine/ports';
import type { FromHost, Invocation, ToHost } from '../../engine/protocol';

const ME = {};
const CALL: Invocation = { method: 'readText', args: { text: '' } };

/** A port whose other side is played by the test. */
function fakePort() {
  const hosts: { sent: ToHost[]; closed: boolean; receive: (message: FromHost) => void }[] = [];
  const open: OpenPort = async (receive) => {
    const host = { sent: [] as ToHost[], closed: false, receive };
    hosts.push(host);
    return {
      thread: 'worker',
      post: (message) => void host.sent.push(message),
      close: () => {
        host.closed = true;
      },
    };
  };
  return { hosts, open };
}

/** Lets promises that are settled call back. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('answers go to their calls, whatever their order', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection(open);
  const first = connection.call(ME, CALL, null);
  const second = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'result', id: 2, value: 'two' });
  hosts[0]?.receive({ kind: 'result', id: 1, value: 'one' });
  assert.deepEqual(await Promise.all([first, second]), ['one', 'two']);
});

test('an aborted call is cancelled, and its late answer is nobody’s', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection(open);
  const controller = new AbortController();
  const call = connection.call(ME, CALL, controller.signal);
  await settled();
  controller.abort();
  await assert.rejects(call, { name: 'AbortError' });
  await settled();
  assert.deepEqual(hosts[0]?.sent.at(-1), { kind: 'cancel', id: 1 });
  hosts[0]?.receive({ kind: 'result', id: 1, value: 'late' });
});

test('aborted while the port opens, a call is never sent', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection(open);
  const controller = new AbortController();
  const call = connection.call(ME, CALL, controller.signal);
  controller.abort();
  await assert.rejects(call, { name: 'AbortError' });
  await settled();
  assert.equal(
    hosts[0]?.sent.some(({ kind }) => kind === 'call'),
    false,
  );
});

test('a crash rejects what is under way, and the next call opens a new port', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection(open);
  const lost = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'crash', message: 'out of memory' });
  await assert.rejects(lost, { code: 'internal', message: /out of memory/ });
  const next = connection.call(ME, CALL, null);
  await settled();
  assert.equal(hosts[0]?.closed, true);
  hosts[1]?.receive({ kind: 'result', id: 2, value: 'well' });
  assert.equal(await next, 'well');
});

test('a port that cannot be opened rejects the call, and the next call tries again', async () => {
  const { hosts, open } = fakePort();
  let failures = 1;
  const connection = new Connection((receive) =>
    failures-- > 0 ? Promise.reject(new Error('refused')) : open(receive),
  );
  await assert.rejects(connection.call(ME, CALL, null), { message: 'refused' });
  const next = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'result', id: 2, value: 'well' });
  assert.equal(await next, 'well');
});

test('closing rejects what is under way and closes the port', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection(open);
  const call = connection.call(ME, CALL, null);
  await settled();
  connection.close(new JiugongError('closed', ''));
  await assert.rejects(call, { code: 'closed' });
  await settled();
  assert.equal(hosts[0]?.closed, true);
});

test('what a port says after it crashed does not touch the calls of the next', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection(open);
  const lost = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'crash', message: 'once' });
  await assert.rejects(lost, { code: 'internal' });
  const next = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'crash', message: 'twice' });
  hosts[0]?.receive({ kind: 'result', id: 2, value: 'from the dead' });
  hosts[1]?.receive({ kind: 'result', id: 2, value: 'well' });
  assert.equal(await next, 'well');
});

test('an owner who leaves takes only his own calls along', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection(open);
  const mine = connection.call(ME, CALL, null);
  const other = connection.call({}, CALL, null);
  await settled();
  connection.abandon(ME, new JiugongError('closed', ''));
  await assert.rejects(mine, { code: 'closed' });
  await settled();
  assert.deepEqual(hosts[0]?.sent.at(-1), { kind: 'cancel', id: 1 });
  hosts[0]?.receive({ kind: 'result', id: 2, value: 'well' });
  assert.equal(await other, 'well');
});
