/** Some workers die without a sign, or never come to the end of a step: of those nothing is heard any more. */

/** Milliseconds between two looks at a worker. */
const PAUSE = 1000;

/**
 * Looks in a row before which nothing may have been heard of it: the longest steps there are, which begin with a text
 * or end it, took one to four seconds for 64 MB, and a slow phone takes several times as long. They count, not the
 * time: a computer or a tab that was asleep begins with one look that is late, and its workers slept as well.
 */
const PATIENCE = 30;

/** Asks a worker for a word now and then while it has work, and ends one that stays silent. */
export class Watchdog {
  readonly #ask: () => void;
  readonly #end: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Looks since something was heard. */
  #silent = 0;
  /** Whether it was asked for a word that it has not said yet. */
  #isAsked = false;
  /** Whether there was work since it was asked: its word may be older. */
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

  /** The worker said something. */
  hear(): void {
    this.#silent = 0;
  }

  /** What it said is the word that it was asked for. */
  hearWord(isBusy: boolean): void {
    this.#isAsked = false;
    if (!isBusy && !this.#hasNews) this.stop();
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
    // (Of two words the first would be older than work that came between them.)
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#hasNews = false;
    this.#ask();
  }
}
