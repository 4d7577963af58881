/** Numbered tasks that are distributed and delivered in order. */
import assert from 'node:assert/strict';
import { setMaxListeners } from 'node:events';
import { describe, it } from 'node:test';
import { Gate } from '../../page/panels/batch/gate';
import { inOrder, type Work } from '../../page/panels/batch/in-order';

// All lanes listen to one signal.
setMaxListeners(0);

interface Asked {
  readonly worker: string;
  readonly place: number;
  readonly answer: () => void;
  readonly fail: (error: unknown) => void;
}

/** Tasks that the test completes; the delivered results are in `taken`. */
function share(change: Partial<Work<string, number>> = {}) {
  const asked: Asked[] = [];
  const taken: number[] = [];
  const gate = new Gate();
  const stop = new AbortController();
  const run = inOrder<string, number>({
    workers: [Promise.resolve('a'), Promise.resolve('b')],
    amount: 100,
    gate,
    signal: stop.signal,
    work: (worker, place, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ worker, place, answer: () => resolve(place), fail: reject });
      }),
    take: (place) => void taken.push(place),
    ...change,
  });
  return { asked, taken, gate, stop, run };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

const numbers = (amount: number): number[] => Array.from({ length: amount }, (_, place) => place);

/** Completes all tasks until there are no more, the latest first. */
async function answerAll(asked: Asked[]): Promise<void> {
  for (await settled(); asked.length > 0; await settled()) {
    while (asked.length > 0) asked.pop()!.answer();
  }
}

describe('numbered tasks', () => {
  it('run on all workers and are delivered in order of number', async () => {
    const { asked, taken, run } = share();
    await settled();
    assert.deepEqual(new Set(asked.map(({ worker }) => worker)), new Set(['a', 'b']));
    await answerAll(asked);
    await run;
    assert.deepEqual(taken, numbers(100));
  });

  it('do not wait for a late or missing worker', async () => {
    const late = new Promise<string>(() => undefined);
    const { asked, taken, run } = share({
      workers: [Promise.resolve('a'), late, Promise.resolve(null)],
    });
    await answerAll(asked);
    await run;
    assert.deepEqual(taken, numbers(100));
  });

  it('run ahead of the next delivery by a limited number', async () => {
    const { asked, taken, run } = share({ amount: 6_000 });
    await settled();
    const first = asked.splice(
      asked.findIndex(({ place }) => place === 0),
      1,
    )[0]!;
    let most = 0;
    for (; asked.length > 0; await settled()) {
      for (const { place, answer } of asked.splice(0)) {
        most = Math.max(most, place);
        answer();
      }
    }
    assert.deepEqual(taken, []);
    assert.ok(most < 5000, `${most}`);
    first.answer();
    await answerAll(asked);
    await run;
    assert.equal(taken.length, 6_000);
    assert.ok(taken.every((place, index) => place === index));
  });

  it('wait for the receiver, one at a time', async () => {
    let release: (() => void) | undefined;
    const taken: number[] = [];
    const { asked, run } = share({
      amount: 40,
      take(place) {
        assert.equal(release, undefined);
        taken.push(place);
        return new Promise((resolve) => {
          release = () => {
            release = undefined;
            resolve();
          };
        });
      },
    });
    await answerAll(asked);
    assert.deepEqual(taken, [0]);
    const timer = setInterval(() => release?.(), 0);
    await run;
    clearInterval(timer);
    assert.deepEqual(taken, numbers(40));
  });

  it('pause at the gate, and stop there, too', async () => {
    const { asked, taken, gate, stop, run } = share();
    await settled();
    gate.close();
    await answerAll(asked);
    const before = taken.length;
    assert.ok(before > 0 && before < 100);
    gate.open();
    await settled();
    assert.ok(asked.length > 0);
    gate.close();
    await answerAll(asked);
    stop.abort();
    await run;
    assert.deepEqual(taken, numbers(taken.length));
    assert.ok(taken.length > before && taken.length < 100);
  });

  it('stop at once, and deliver nothing more', async () => {
    const { asked, taken, stop, run } = share();
    await settled();
    const [first, ...others] = asked;
    first!.answer();
    await settled();
    stop.abort();
    await run;
    for (const { answer } of others) answer();
    await settled();
    assert.deepEqual(taken, [0]);
    const early = share({ signal: AbortSignal.abort() });
    await early.run;
    assert.deepEqual(early.taken, []);
  });

  it('that are stopped during a delivery end after it', async () => {
    const taken: number[] = [];
    const releases: (() => void)[] = [];
    const { asked, stop, run } = share({
      take(place) {
        taken.push(place);
        return new Promise((resolve) => releases.push(resolve));
      },
    });
    await answerAll(asked);
    stop.abort();
    let isOver = false;
    const ended = run.then(() => (isOver = true));
    await settled();
    assert.equal(isOver, false);
    releases[0]!();
    await ended;
    await settled();
    assert.deepEqual(taken, [0]);
  });

  it('end at the first failure of a task or of the receiver', async () => {
    const { asked, taken, run } = share();
    await settled();
    const rejected = assert.rejects(run, { message: 'no memory' });
    asked[3]!.fail(new Error('no memory'));
    for (const { answer } of asked) answer();
    await rejected;
    assert.ok(taken.length <= 3);
    const full = share({ take: () => Promise.reject(new Error('no disk')) });
    const failed = assert.rejects(full.run, { message: 'no disk' });
    await answerAll(full.asked);
    await failed;
  });
});
