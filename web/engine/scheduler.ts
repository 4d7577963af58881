/** Runs work in small steps and lets the thread handle its other events in between. */

export interface Task {
  /** Makes one step, which takes well under a millisecond; true when the task is done. */
  step(): boolean;
}

/** Milliseconds of work before other events get their turn. */
const SLICE = 8;

/** Milliseconds of work between two reports. */
const REPORT = 2;

/** Returns a function that calls back after the thread could handle its other events: messages, input, timers. */
function makeYield(): (done: () => void) => void {
  if (typeof setImmediate === 'function') return (done) => void setImmediate(done);
  // Browsers delay nested timers by 4 ms, but not messages.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (done) => {
    waiting.push(done);
    port2.postMessage(null);
  };
}

/**
 * Runs tasks round-robin, one step each, so that a short task never waits for a long one. All tasks together use the
 * thread for at most one time slice before its other events are handled.
 */
export class Scheduler {
  /** The run queue: the first is next. */
  readonly #tasks = new Set<Task>();
  readonly #yield = makeYield();
  readonly #report: () => void;
  #sliceEnd = 0;
  /** Whether the thread handles other events; a new slice begins afterwards. */
  #yielding = false;

  /** `report` is called after work, and every 2 ms during long work. */
  constructor(report: () => void) {
    this.#report = report;
  }

  /** Adds tasks, and makes their first steps at once if the slice has time left. */
  add(tasks: Iterable<Task>): void {
    const idle = this.#tasks.size === 0;
    for (const task of tasks) this.#tasks.add(task);
    if (idle) this.#work();
  }

  /** Removes a task, which makes no more steps. */
  remove(task: Task): void {
    this.#tasks.delete(task);
  }

  #work(): void {
    if (!this.#yielding) {
      this.#yielding = true;
      this.#sliceEnd = performance.now() + SLICE;
      this.#yield(() => {
        this.#yielding = false;
        if (this.#tasks.size !== 0) this.#work();
      });
    }
    this.#makeSteps();
    this.#report();
  }

  #makeSteps(): void {
    let reportAt = performance.now() + REPORT;
    // A task that is not done moves to the end of the set, so this loop reaches it again.
    for (const task of this.#tasks) {
      const now = performance.now();
      if (now >= this.#sliceEnd) return;
      if (now >= reportAt) {
        this.#report();
        reportAt = now + REPORT;
      }
      const done = task.step();
      this.#tasks.delete(task);
      if (!done) this.#tasks.add(task);
    }
  }
}
