/**
 * A fake clock for tests of time slices, so that the result does not depend on the speed of the
 * machine.
 */

/**
 * Replaces `performance.now` by a clock that advances by this many milliseconds at each call, and
 * only then.
 */
export function useTickingClock(milliseconds = 0.01): void {
  let now = performance.now();
  performance.now = () => (now += milliseconds);
}
