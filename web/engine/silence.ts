/** Some workers die without a sign, or never come to the end of a step: of those nothing is heard any more. */

/** Milliseconds between two looks at a worker. */
const PAUSE = 1000;

/**
 * Looks in a row before which nothing may have been heard of it. They count, not the time: a computer or a tab that
 * was asleep begins with one look that is late, and its workers slept as well.
 */
const PATIENCE = 8;

/** Asks a worker for a word now and then while it has work, and ends one that stays silent. */
export class Watch {
  readonly #ask: () => void;
  readonly #end: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Looks since something was heard. */
  #silent = 0;
  /** Whether there was work since the last look: what the worker says may be older. */
  #hasNews = false;

  constructor(ask: () => void, end: () => void) {
    this.#ask = ask;
    this.#end = end;
  }

  /** There is work. */
  begin(): void {
    this.#hasNews = true;
    this.#timer ??= setInterval(() => this.#look(), PAUSE);
  }

  /** The worker said something, perhaps that it has nothing to do. */
  hear(isIdle: boolean): void {
    this.#silent = 0;
    if (isIdle && !this.#hasNews) this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    if (this.#silent === PATIENCE) {
      this.stop();
      this.#end();
      return;
    }
    ++this.#silent;
    this.#hasNews = false;
    this.#ask();
  }
}
