/** Reuses the jobs of a module: a job that is done serves the next call of its method. */
import type { JiugongModule, Job } from 'jiugong:module';

/** Idle jobs that are kept for each method. */
const MAX_IDLE = 4;

export class JobPool {
  readonly #module: JiugongModule;
  readonly #idle = new Map<string, Job[]>();

  constructor(module: JiugongModule) {
    this.#module = module;
  }

  /** An idle job of this method, or 0. */
  borrow(method: string): Job {
    return this.#idle.get(method)?.pop() ?? 0;
  }

  /** Takes back a job that is done. (A cancelled one is freed instead: it may hold much memory.) */
  giveBack(method: string, job: Job): void {
    const idle = this.#idle.get(method) ?? [];
    // A long job may hold much memory even when it is done, and making another costs little beside its work.
    const isLong = this.#module.progress(job) >= 0;
    if (isLong || idle.length === MAX_IDLE) {
      this.#module.free(job);
      return;
    }
    idle.push(job);
    this.#idle.set(method, idle);
  }
}
