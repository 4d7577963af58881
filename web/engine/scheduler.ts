/** Work that is done in steps, shared fairly with the other events of the thread. */

export interface Task {
  /** Does a little, well under a millisecond; true when nothing is left to do. */
  step(): boolean;
}

/** Milliseconds of work before other events get their turn. */
const SLICE = 8;

/** Milliseconds of work before what was done so far is reported. */
const REPORT = 2;

/** Calls back once the thread has had a chance to handle its other events: messages, input, timers. */
function makeBreather(): (done: () => void) => void {
  if (typeof setImmediate === 'function') return (done) => void setImmediate(done);
  // Unlike a timer, a message is not put off by 4 ms.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return (done) => {
    waiting.push(done);
    port2.postMessage(null);
  };
}

/**
 * Runs tasks in turns of one step each, so that a long one never keeps a short one waiting. However
 * many there are, together they use the thread for no more than a slice at a time.
 */
export class Scheduler {
  /** In the order of their turns. */
  readonly #tasks = new Set<Task>();
  readonly #breathe = makeBreather();
  readonly #report: () => void;
  /** When the slice ends; after it no step is made before the thread has breathed. */
  #sliceEnd = 0;
  /** A breath is under way: when it is over, a new slice begins. */
  #breathing = false;

  /** `report` is called after work, and now and then while there is more. */
  constructor(report: () => void) {
    this.#report = report;
  }

  /** Adds tasks, and makes their first steps at once when the slice has time left. */
  add(tasks: Iterable<Task>): void {
    const idle = this.#tasks.size === 0;
    for (const task of tasks) this.#tasks.add(task);
    if (idle) this.#work();
  }

  /** Makes no more steps of a task. */
  remove(task: Task): void {
    this.#tasks.delete(task);
  }

  #work(): void {
    if (!this.#breathing) {
      this.#breathing = true;
      this.#sliceEnd = performance.now() + SLICE;
      this.#breathe(() => {
        this.#breathing = false;
        if (this.#tasks.size !== 0) this.#work();
      });
    }
    this.#makeSteps();
    this.#report();
  }

  #makeSteps(): void {
    let reportAt = performance.now() + REPORT;
    // A task that is not done goes to the end of the set, so this loop comes back to it.
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
