/** A connection over a fake port: crashes, late answers, failures to open. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Connection } from '../../engine/connection';
import { JiugongError } from '../../api/error';
import type { Progress } from '../../engine/jiugong';
import type { OpenPort } from '../../engine/transport';
import type { Answer, FromHost, Invocation, Report, ToHost } from '../../engine/protocol';

const ME = {};
const CALL: Invocation = ['readText', ''];

/** The host's message with the results of calls. */
const answers = (...results: [id: number, value: unknown][]): FromHost => ({
  kind: 'answers',
  answers: results.map(([id, value]): Answer => [id, false, JSON.stringify(value)]),
});

/** A port whose other side the test controls. */
function fakePort() {
  const hosts: { sent: ToHost[]; closed: boolean; receive: (message: FromHost) => void }[] = [];
  const open: OpenPort = async (_, receive) => {
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

/** Lets callbacks of settled promises run. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('answers reach their calls in any order', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const first = connection.call(ME, CALL, null);
  const second = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive(answers([2, 'two'], [1, 'one']));
  assert.deepEqual(await Promise.all([first, second]), ['one', 'two']);
});

test('concurrent calls are sent in one message, without those already aborted', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const controller = new AbortController();
  const first = connection.call(ME, CALL, null);
  const aborted = connection.call(ME, CALL, controller.signal);
  const third = connection.call(ME, CALL, null);
  controller.abort();
  await assert.rejects(aborted, { name: 'AbortError' });
  await settled();
  const posted = hosts[0]?.sent.filter(({ kind }) => kind === 'calls');
  assert.deepEqual(posted, [
    {
      kind: 'calls',
      calls: [
        [1, 'readText', ''],
        [3, 'readText', ''],
      ],
    },
  ]);
  hosts[0]?.receive(answers([1, 'one'], [3, 'three']));
  assert.deepEqual(await Promise.all([first, third]), ['one', 'three']);
});

test('only calls with a listener request progress', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const calls = [
    connection.call(ME, CALL, null),
    connection.call(ME, CALL, null, () => undefined),
    connection.call(ME, CALL, null),
  ];
  await settled();
  connection.call(ME, CALL, null).catch(() => undefined);
  await settled();
  const posted = hosts[0]?.sent.filter((message) => message.kind === 'calls') ?? [];
  assert.deepEqual(
    posted.map(({ watched }) => watched),
    [[2], undefined],
  );
  hosts[0]?.receive(answers([1, 1], [2, 2], [3, 3]));
  await Promise.all(calls);
});

test('progress reaches its call, until that is settled', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const told: [id: number, progress: Progress][] = [];
  const controller = new AbortController();
  const first = connection.call(ME, CALL, null, (progress) => told.push([1, progress]));
  const second = connection.call(ME, CALL, controller.signal, (progress) => {
    told.push([2, progress]);
    controller.abort();
  });
  const third = connection.call(ME, CALL, null);
  await settled();
  const reports: Report[] = [
    [1, 0.25, -1],
    [2, 0.5, 0, '{"best":0,"moves":[]}'],
    [3, 0.75, 7, '{"best":7}'],
    [4, 1, 9],
  ];
  hosts[0]?.receive({ kind: 'progress', reports });
  hosts[0]?.receive({ kind: 'progress', reports: [[2, 0.6, 0]] });
  hosts[0]?.receive({ kind: 'progress', reports: [[1, 0.6, 1, '{"best":1}']] });
  hosts[0]?.receive({ kind: 'progress', reports: [[1, 0.7, 1]] });
  hosts[0]?.receive(answers([1, 'one'], [3, 'three']));
  hosts[0]?.receive({ kind: 'progress', reports: [[1, 1, 3]] });
  await assert.rejects(second, { name: 'AbortError' });
  assert.deepEqual(await Promise.all([first, third]), ['one', 'three']);
  assert.deepEqual(told, [
    [1, { done: 0.25 }],
    [2, { done: 0.5, best: 0, moves: [] }],
    [1, { done: 0.6, best: 1 }],
    [1, { done: 0.7, best: 1 }],
  ]);
});

test('an error of a listener ends only its own call', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const lost = connection.call(ME, CALL, null, () => {
    throw new RangeError('in the listener');
  });
  let heard = 0;
  const kept = connection.call(ME, CALL, null, () => ++heard);
  await settled();
  const reports: Report[] = [
    [1, 0.1, -1],
    [2, 0.1, -1],
  ];
  hosts[0]?.receive({ kind: 'progress', reports });
  await assert.rejects(lost, { name: 'RangeError', message: 'in the listener' });
  await settled();
  assert.deepEqual(hosts[0]?.sent.at(-1), { kind: 'cancel', ids: [1] });
  hosts[0]?.receive(answers([2, 'well']));
  assert.equal(await kept, 'well');
  assert.equal(heard, 1);
});

test('concurrent aborts are sent in one message', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const controller = new AbortController();
  const calls = [1, 2, 3].map(() => connection.call(ME, CALL, controller.signal));
  await settled();
  controller.abort();
  for (const call of calls) await assert.rejects(call, { name: 'AbortError' });
  assert.deepEqual(hosts[0]?.sent.slice(1), [{ kind: 'cancel', ids: [1, 2, 3] }]);
});

test('the error of a failed call is a JiugongError', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const call = connection.call(ME, CALL, null);
  await settled();
  const error = { code: 'bad-json', message: 'm', line: 2, column: 3 };
  const found = { form: "'{}' {}", values: ['{}', '$&'] };
  const expected = { form: '', values: [] };
  const nowhere = { cell: null, region: null, cage: null, rule: null, field: null };
  const json = JSON.stringify({ ...error, found, expected });
  hosts[0]?.receive({ kind: 'answers', answers: [[1, true, json]] });
  await assert.rejects(call, (thrown) => {
    assert.ok(thrown instanceof JiugongError);
    assert.deepEqual(
      { ...thrown, message: thrown.message },
      {
        ...error,
        ...nowhere,
        found: "'{}' $&",
        expected: '',
        foundPhrase: found,
        expectedPhrase: null,
        name: 'JiugongError',
      },
    );
    return true;
  });
});

test('an aborted call is cancelled, and its late answer is ignored', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const controller = new AbortController();
  const call = connection.call(ME, CALL, controller.signal);
  await settled();
  controller.abort();
  await assert.rejects(call, { name: 'AbortError' });
  await settled();
  assert.deepEqual(hosts[0]?.sent.at(-1), { kind: 'cancel', ids: [1] });
  hosts[0]?.receive(answers([1, 'late']));
});

test('a call aborted while the port opens is never sent', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const controller = new AbortController();
  const call = connection.call(ME, CALL, controller.signal);
  controller.abort();
  await assert.rejects(call, { name: 'AbortError' });
  await settled();
  assert.equal(
    hosts[0]?.sent.some(({ kind }) => kind === 'calls'),
    false,
  );
});

test('a crash rejects pending calls, and the next call opens a new port', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const lost = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'crash', message: 'out of memory' });
  await assert.rejects(lost, { code: 'internal', message: /out of memory/ });
  const next = connection.call(ME, CALL, null);
  await settled();
  assert.equal(hosts[0]?.closed, true);
  hosts[1]?.receive(answers([2, 'well']));
  assert.equal(await next, 'well');
});

test('a host that was refused memory rejects with a code of its own', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const lost = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'crash', message: 'RuntimeError: Aborted()', needsMemory: true });
  await assert.rejects(lost, { code: 'out-of-memory' });
});

test('a port that cannot open rejects the call, and the next call tries again', async () => {
  const { hosts, open } = fakePort();
  let failures = 1;
  const connection = new Connection('core', (module, receive) =>
    failures-- > 0 ? Promise.reject(new Error('refused')) : open(module, receive),
  );
  await assert.rejects(connection.call(ME, CALL, null), { message: 'refused' });
  const next = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive(answers([2, 'well']));
  assert.equal(await next, 'well');
});

test('closing rejects pending calls and closes the port', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const call = connection.call(ME, CALL, null);
  await settled();
  connection.close(new JiugongError('closed', ''));
  await assert.rejects(call, { code: 'closed' });
  await settled();
  assert.equal(hosts[0]?.closed, true);
});

test('a late message of a crashed port does not affect the next calls', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const lost = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'crash', message: 'once' });
  await assert.rejects(lost, { code: 'internal' });
  const next = connection.call(ME, CALL, null);
  await settled();
  hosts[0]?.receive({ kind: 'crash', message: 'twice' });
  hosts[0]?.receive(answers([2, 'from the dead']));
  hosts[1]?.receive(answers([2, 'well']));
  assert.equal(await next, 'well');
});

test('an owner who leaves ends only its own calls', async () => {
  const { hosts, open } = fakePort();
  const connection = new Connection('core', open);
  const mine = connection.call(ME, CALL, null);
  const other = connection.call({}, CALL, null);
  await settled();
  connection.abandon(ME, new JiugongError('closed', ''));
  await assert.rejects(mine, { code: 'closed' });
  await settled();
  assert.deepEqual(hosts[0]?.sent.at(-1), { kind: 'cancel', ids: [1] });
  hosts[0]?.receive(answers([2, 'well']));
  assert.equal(await other, 'well');
});
