/** Lends out the jobs of the module: one that is over serves the next call of its method. */
import type { JiugongModule, Job } from 'jiugong:module';

/** How many jobs of a method wait for the next call. */
const MAX_IDLE = 4;

export class JobPool {
  readonly #module: JiugongModule;
  readonly #idle = new Map<string, Job[]>();

  constructor(module: JiugongModule) {
    this.#module = module;
  }

  /** A job of this method that is over, or 0. */
  borrow(method: string): Job {
    return this.#idle.get(method)?.pop() ?? 0;
  }

  /** Takes back a job that is over. One in the middle of its work is to be freed: it holds memory. */
  giveBack(method: string, job: Job): void {
    const idle = this.#idle.get(method) ?? [];
    // Long ones may hold much even when they are over, and to make another is little beside their work.
    const isLong = this.#module.progress(job) >= 0;
    if (isLong || idle.length === MAX_IDLE) {
      this.#module.free(job);
      return;
    }
    idle.push(job);
    this.#idle.set(method, idle);
  }
}
