/**
 * A fake clock for tests of time slices, so that the result does not depend on the speed of the
 * machine.
 */

/**
 * Replaces `performance.now` by a clock that advances by this many milliseconds at each call, and
 * only then. Returns what brings the other one back.
 */
export function useTickingClock(milliseconds = 0.01): () => void {
  const real = performance.now;
  let now = performance.now();
  performance.now = () => (now += milliseconds);
  return () => {
    performance.now = real;
  };
}

/**
 * The milliseconds at each call with which an engine on this thread makes one step in each turn of the event loop, and
 * reports on its calls every few steps.
 */
export const STEPWISE = 3;
