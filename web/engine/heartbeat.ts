/**
 * Finds workers that died without an event, or that never come to the end of a step: the client pings each busy worker
 * once a second, and after 30 unanswered pings it treats the worker as crashed.
 */

/** Milliseconds between two checks of a worker. */
const INTERVAL = 1000;

/**
 * Checks in a row during which nothing was heard from the worker. Steps take some milliseconds, but a text of 64 MB
 * that is one statement, or nothing but blanks, takes several seconds, and a slow phone several times as long. Checks
 * count instead of time, since a computer or tab that wakes from sleep makes one late check, and its workers slept as
 * well.
 */
const MAX_SILENT_CHECKS = 30;

/** Pings a worker while it has work, and ends one that stays silent. */
export class Watchdog {
  readonly #ping: () => void;
  readonly #end: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Checks since the last message of the worker. */
  #silentChecks = 0;
  /** Whether a ping is unanswered. */
  #isPinged = false;
  /** Whether the worker got work after the last ping: the pong may be older than that work. */
  #hasNewWork = false;

  constructor(ping: () => void, end: () => void) {
    this.#ping = ping;
    this.#end = end;
  }

  /** The worker gets work. */
  workSent(): void {
    this.#hasNewWork = true;
    this.#timer ??= setInterval(() => this.#check(), INTERVAL);
  }

  /** The worker sent a message of any kind. */
  messageReceived(): void {
    this.#silentChecks = 0;
  }

  /** The worker answered a ping. */
  pongReceived(isBusy: boolean): void {
    this.#isPinged = false;
    if (!isBusy && !this.#hasNewWork) this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    if (this.#silentChecks === MAX_SILENT_CHECKS) {
      this.stop();
      this.#end();
      return;
    }
    ++this.#silentChecks;
    // (Of two pongs the first would be older than work sent between the two pings.)
    if (this.#isPinged) return;
    this.#isPinged = true;
    this.#hasNewWork = false;
    this.#ping();
  }
}
