/**
 * Milliseconds until a search counts as slow: the status then mentions it and offers to stop it.
 */
const SLOW_AFTER_MS = 200;

/** Runs one search at a time: a new one, or `stop`, aborts the previous one. */
export class SearchRunner {
  #job: AbortController | null = null;
  readonly #onSlow: (slow: boolean) => void;

  constructor(onSlow: (slow: boolean) => void) {
    this.#onSlow = onSlow;
  }

  /** Resolves to the result of the task, or to null if it was stopped. It counts as slow after `patience`. */
  async run<T>(
    task: (signal: AbortSignal) => Promise<T>,
    patience: number = SLOW_AFTER_MS,
  ): Promise<T | null> {
    this.stop();
    const job = new AbortController();
    this.#job = job;
    const timer = setTimeout(() => this.#onSlow(true), patience);
    job.signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      const result = await task(job.signal);
      return job.signal.aborted ? null : result;
    } catch (error) {
      if (job.signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      if (this.#job === job) this.#finish();
    }
  }

  /** Aborts the running search; returns whether there was one. */
  stop(): boolean {
    if (this.#job === null) return false;
    this.#job.abort();
    this.#finish();
    return true;
  }

  #finish(): void {
    this.#job = null;
    this.#onSlow(false);
  }
}
