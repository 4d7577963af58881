/** A clock for tests of what is done in slices of time, so that a busy machine changes nothing. */

/** Lets `performance.now` go on by this many milliseconds whenever it is asked, and only then. */
export function useTickingClock(milliseconds = 0.01): void {
  let now = performance.now();
  performance.now = () => (now += milliseconds);
}
