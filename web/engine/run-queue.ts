/** Work that is done in steps, shared fairly with the other events of the thread. */

/** Yields between steps; returns when it is done. */
export type Task = Generator<undefined, void, undefined>;

/** Milliseconds of work before other events get their turn. */
const SLICE = 8;

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
export class RunQueue {
  /** In the order of their turns. */
  readonly #tasks = new Set<Task>();
  readonly #breathe = makeBreather();
  /** When the slice ends; after it no step is made before the thread has breathed. */
  #sliceEnd = 0;
  /** A breath is under way: when it is over, a new slice begins. */
  #breathing = false;

  /** Adds a task, and makes its first step at once when the slice has time left. */
  add(task: Task): void {
    this.#tasks.add(task);
    if (this.#tasks.size === 1) this.#work();
  }

  /** Ends a task early; its `finally` blocks run. */
  cancel(task: Task): void {
    if (this.#tasks.delete(task)) task.return();
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
    // A task that is not done goes to the end of the set, so this loop comes back to it.
    for (const task of this.#tasks) {
      if (performance.now() >= this.#sliceEnd) return;
      const { done } = task.next();
      this.#tasks.delete(task);
      if (done !== true) this.#tasks.add(task);
    }
  }
}
