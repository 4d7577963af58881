/** Runs a task when the page has nothing else to do, or after so many milliseconds. */
export function whenIdle(task: () => void, timeout: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout });
  else setTimeout(task);
}
