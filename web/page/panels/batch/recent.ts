/** How fast a job is of late, as plain data: easy puzzles say nothing of hard ones that follow them. */

/** How much was done after so many seconds. */
export interface Sample {
  readonly seconds: number;
  readonly done: number;
}

/** The seconds that count. */
const SPAN = 5;

export const FIRST_SAMPLES: readonly Sample[] = [{ seconds: 0, done: 0 }];

/** Adds a sample, and forgets those before the span but for the last one. */
export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [
  ...samples.filter((_, at) => (samples[at + 1] ?? sample).seconds > sample.seconds - SPAN),
  sample,
];

/** What is done in a second, from the first sample to now. */
export function recentSpeed([first]: readonly Sample[], now: Sample): number {
  const seconds = now.seconds - (first?.seconds ?? 0);
  return seconds > 0 ? (now.done - (first?.done ?? 0)) / seconds : 0;
}
