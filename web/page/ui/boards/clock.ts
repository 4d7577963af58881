/** A clock that can be stopped, as plain data; it is told what time it is. */

export interface Clock {
  /** The milliseconds that it has counted before it was started last. */
  readonly counted: number;
  /** When it was started; null while it stands. */
  readonly since: number | null;
}

export const standing = (counted: number): Clock => ({ counted, since: null });

export const timeOn = ({ counted, since }: Clock, now: number): number =>
  since === null ? counted : counted + Math.max(0, now - since);

/** Starts or stops a clock; returns the same one if it already runs, or stands. */
export function run(clock: Clock, isRunning: boolean, now: number): Clock {
  if (isRunning === (clock.since !== null)) return clock;
  return { counted: timeOn(clock, now), since: isRunning ? now : null };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a time in full seconds, as clocks show it: 0:05, 12:03, 1:02:03. */
export function formatTime(time: number): string {
  const seconds = Math.floor(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
