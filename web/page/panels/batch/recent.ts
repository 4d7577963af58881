/** How fast a job is of late, as plain data: easy puzzles say nothing of hard ones that follow them. */

/** How much was done after so many seconds. */
export interface Sample {
  readonly seconds: number;
  readonly done: number;
}

/** The seconds that count at least, and how many steps of progress: one notices hard puzzles, several even out. */
const SPAN = 1;
const STEPS = [1, 4] as const;

export const FIRST_SAMPLES: readonly Sample[] = [{ seconds: 0, done: 0 }];

/** Where the latest steps began, so many at least. */
function beginOf(samples: readonly Sample[], steps: number, now: number): number {
  const before = samples.slice(0, -steps);
  return Math.max(0, before.filter(({ seconds }) => seconds <= now - SPAN).length - 1);
}

/** Adds a sample if there was progress, and forgets those that do not count any longer. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  if (sample.done === samples.at(-1)?.done) return samples;
  const all = [...samples, sample];
  return all.slice(beginOf(all, Math.max(...STEPS), sample.seconds));
}

/**
 * What is done in a second of late: the slowest of the spans. 0 while nothing tells how long the present puzzles take, as the
 * ones before them took far less.
 */
export function recentSpeed(samples: readonly Sample[], now: number): number {
  const [before, last] = [samples.at(-2), samples.at(-1)!];
  if (before === undefined) return 0;
  const wait = now - last.seconds;
  if (wait > SPAN && wait > 3 * (last.seconds - before.seconds)) return 0;
  const speeds = STEPS.map((steps) => {
    const begin = samples[beginOf(samples, steps, now)]!;
    return (last.done - begin.done) / (last.seconds - begin.seconds);
  });
  return Math.min(...speeds);
}
