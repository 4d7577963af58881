/** A stopwatch that can be paused, as plain data; times are in milliseconds. */

export interface Watch {
  /** The time it ran before its last stop. */
  readonly ran: number;
  /** The time of its last start; null while it is stopped. */
  readonly since: number | null;
}

export const startWatch = (now: number): Watch => ({ ran: 0, since: now });

export const readWatch = ({ ran, since }: Watch, now: number): number =>
  since === null ? ran : ran + (now - since);

export const stopWatch = (watch: Watch, now: number): Watch => ({
  ran: readWatch(watch, now),
  since: null,
});

export const goOn = (watch: Watch, now: number): Watch =>
  watch.since === null ? { ...watch, since: now } : watch;
