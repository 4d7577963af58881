/** A watch that stands still in pauses, as plain data; times are in milliseconds. */

export interface Watch {
  /** What it ran before it was stopped last. */
  readonly ran: number;
  /** When it was started last; null while it stands. */
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
