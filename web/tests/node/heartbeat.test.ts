/** Looking after a worker that may have died without a sign. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { Watchdog } from '../../engine/heartbeat';

/** As many looks in a row as a worker may be silent at. */
const PATIENCE = 30;

/** A watch whose looks are made by the test. */
function makeWatch(t: TestContext) {
  const seen = { asked: 0, ended: 0, timers: 0 };
  let look = (): void => assert.fail('nobody looks');
  t.mock.method(globalThis, 'setInterval', (program: () => void, pause: number) => {
    assert.equal(pause, 1000);
    ++seen.timers;
    look = program;
    return 'timer';
  });
  t.mock.method(globalThis, 'clearInterval', (timer: unknown) => {
    if (timer !== undefined) --seen.timers;
  });
  const watch = new Watchdog(
    () => ++seen.asked,
    () => ++seen.ended,
  );
  const lookOften = (times: number): void => {
    for (let time = 0; time < times; ++time) look();
  };
  return { watch, seen, lookOften };
}

test('who is silent for long is ended, once', (t) => {
  const { watch, seen, lookOften } = makeWatch(t);
  watch.begin();
  lookOften(PATIENCE);
  assert.deepEqual(seen, { asked: 1, ended: 0, timers: 1 });
  lookOften(1);
  assert.deepEqual(seen, { asked: 1, ended: 1, timers: 0 });
});

test('whatever is said will do, however late', (t) => {
  const { watch, seen, lookOften } = makeWatch(t);
  watch.begin();
  for (let word = 0; word < 3; ++word) {
    lookOften(PATIENCE);
    watch.hear();
  }
  assert.deepEqual(seen, { asked: 1, ended: 0, timers: 1 });
  watch.hearWord(true);
  lookOften(PATIENCE);
  assert.deepEqual(seen, { asked: 2, ended: 0, timers: 1 });
  lookOften(1);
  assert.deepEqual(seen, { asked: 2, ended: 1, timers: 0 });
});

test('who has nothing to do is left in peace, until there is work', (t) => {
  const { watch, seen, lookOften } = makeWatch(t);
  const hearIdle = (): void => {
    watch.hear();
    watch.hearWord(false);
  };
  watch.begin();
  watch.begin();
  assert.equal(seen.timers, 1);
  lookOften(1);
  watch.begin();
  hearIdle(); // from before the work came
  assert.equal(seen.timers, 1);
  lookOften(1);
  watch.begin();
  lookOften(1); // late: the word is there, and was not heard yet
  hearIdle();
  assert.equal(seen.timers, 1);
  lookOften(1);
  hearIdle();
  assert.deepEqual(seen, { asked: 3, ended: 0, timers: 0 });
  watch.begin();
  lookOften(PATIENCE + 1);
  assert.deepEqual(seen, { asked: 4, ended: 1, timers: 0 });
});

test('nobody looks after a worker that was ended otherwise', (t) => {
  const { watch, seen } = makeWatch(t);
  watch.begin();
  watch.stop();
  watch.stop();
  assert.deepEqual(seen, { asked: 0, ended: 0, timers: 0 });
});
