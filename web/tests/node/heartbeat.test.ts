/** The watchdog of a worker that may have crashed without an event. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Watchdog } from '../../engine/heartbeat';

/** The number of consecutive checks that a worker may miss. */
const MAX_SILENT_CHECKS = 30;

/** A watchdog whose checks the test makes. */
function makeWatchdog(t: TestContext) {
  const seen = { pinged: 0, ended: 0, timers: 0 };
  let tick = (): void => assert.fail('there is no timer');
  t.mock.method(globalThis, 'setInterval', (program: () => void, pause: number) => {
    assert.equal(pause, 1000);
    ++seen.timers;
    tick = program;
    return 'timer';
  });
  t.mock.method(globalThis, 'clearInterval', (timer: unknown) => {
    if (timer !== undefined) --seen.timers;
  });
  const watchdog = new Watchdog(
    () => ++seen.pinged,
    () => ++seen.ended,
  );
  const check = (times: number): void => {
    for (let time = 0; time < times; ++time) tick();
  };
  return { watchdog, seen, check };
}

test('a worker that stays silent is ended once', (t) => {
  const { watchdog, seen, check } = makeWatchdog(t);
  watchdog.workSent();
  check(MAX_SILENT_CHECKS);
  assert.deepEqual(seen, { pinged: 1, ended: 0, timers: 1 });
  check(1);
  assert.deepEqual(seen, { pinged: 1, ended: 1, timers: 0 });
});

test('a message of any kind resets the count, however late', (t) => {
  const { watchdog, seen, check } = makeWatchdog(t);
  watchdog.workSent();
  for (let word = 0; word < 3; ++word) {
    check(MAX_SILENT_CHECKS);
    watchdog.messageReceived();
  }
  assert.deepEqual(seen, { pinged: 1, ended: 0, timers: 1 });
  watchdog.pongReceived(true);
  check(MAX_SILENT_CHECKS);
  assert.deepEqual(seen, { pinged: 2, ended: 0, timers: 1 });
  check(1);
  assert.deepEqual(seen, { pinged: 2, ended: 1, timers: 0 });
});

test('an idle worker is not pinged until it gets work', (t) => {
  const { watchdog, seen, check } = makeWatchdog(t);
  const hearIdle = (): void => {
    watchdog.messageReceived();
    watchdog.pongReceived(false);
  };
  watchdog.workSent();
  watchdog.workSent();
  assert.equal(seen.timers, 1);
  check(1);
  watchdog.workSent();
  hearIdle(); // sent before the work came
  assert.equal(seen.timers, 1);
  check(1);
  watchdog.workSent();
  check(1); // late: the message has arrived but is not processed yet
  hearIdle();
  assert.equal(seen.timers, 1);
  check(1);
  hearIdle();
  assert.deepEqual(seen, { pinged: 3, ended: 0, timers: 0 });
  watchdog.workSent();
  check(MAX_SILENT_CHECKS + 1);
  assert.deepEqual(seen, { pinged: 4, ended: 1, timers: 0 });
});

test('a stopped watchdog checks nothing', (t) => {
  const { watchdog, seen } = makeWatchdog(t);
  watchdog.workSent();
  watchdog.stop();
  watchdog.stop();
  assert.deepEqual(seen, { pinged: 0, ended: 0, timers: 0 });
});
