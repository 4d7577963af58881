/** A clock that stands, for what waits and what measures time. */
import type { TestContext } from 'node:test';

/**
 * Stops `setTimeout`, `performance.now` and `Date.now` for a test. Returns what lets so many milliseconds pass, in
 * which the timers that are due run in order.
 */
export function stopTime(t: TestContext): (milliseconds: number) => void {
  let now = 0;
  let count = 0;
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  t.mock.method(globalThis, 'setTimeout', (run: () => void, pause = 0) => {
    timers.set(++count, { due: now + pause, run });
    return count;
  });
  t.mock.method(globalThis, 'clearTimeout', (timer: number) => void timers.delete(timer));
  t.mock.method(performance, 'now', () => now);
  t.mock.method(Date, 'now', () => Date.UTC(2026, 0, 1) + now);
  return (milliseconds) => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...timers].sort(([, a], [, b]) => a.due - b.due);
      if (next === undefined || next[1].due > end) break;
      timers.delete(next[0]);
      now = next[1].due;
      next[1].run();
    }
    now = end;
  };
}
