/** Lends out the jobs of the module: an object of it costs more to make than many a call takes. */
import type { JiugongModule, Job } from 'jiugong:module';
import type { Method } from './protocol';

/** How many jobs of a method wait for the next call. */
const MOST_IDLE = 4;

export class JobPool {
  readonly #module: JiugongModule;
  readonly #idle = new Map<Method, Job[]>();

  constructor(module: JiugongModule) {
    this.#module = module;
  }

  borrow(method: Method): Job {
    return this.#idle.get(method)?.pop() ?? (new this.#module[method]() as Job);
  }

  /** Takes back a job that is over. One in the middle of its work is to be deleted: it holds memory. */
  giveBack(method: Method, job: Job): void {
    // Long ones may hold much even when they are over, and to make another is little beside their work.
    if (job.progress !== undefined) {
      job.delete();
      return;
    }
    const idle = this.#idle.get(method);
    if (idle === undefined) this.#idle.set(method, [job]);
    else if (idle.length < MOST_IDLE) idle.push(job);
    else job.delete();
  }
}
