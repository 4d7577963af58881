/** Adds up what there was in the parts of a file. */
import type { Json, ModuleError } from 'jiugong:module';
import { toError } from '../connection';
import type { JiugongError } from '../error';
import type { ManyCounts } from '../many';

/** What the module tells of a part. */
export interface PartCounts extends Omit<ManyCounts, 'puzzles'> {
  /** Their lines are those of the part. */
  errors: JiugongError[];
}

export interface Tally extends ManyCounts {
  readonly errors: readonly JiugongError[];
}

const MOST_ERRORS = 20;

export const NOTHING: Tally = {
  lines: 0,
  puzzles: 0,
  unique: 0,
  multiple: 0,
  none: 0,
  bad: 0,
  guesses: 0,
  histogram: [],
  errors: [],
};

/** An error of a part whose first line is another in the file. */
function moved(error: ModuleError, lines: number): JiugongError {
  const line = error.line + lines;
  return toError({ ...error, line, message: error.message.replace(/\d+/, String(line)) });
}

/** What there was up to and in a part. */
export function addPart(sum: Tally, part: Json<PartCounts>): Tally {
  const [more, fewer] =
    part.histogram.length > sum.histogram.length
      ? [part.histogram, sum.histogram]
      : [sum.histogram, part.histogram];
  const unique = sum.unique + part.unique;
  const multiple = sum.multiple + part.multiple;
  const none = sum.none + part.none;
  return {
    lines: sum.lines + part.lines,
    puzzles: unique + multiple + none,
    unique,
    multiple,
    none,
    bad: sum.bad + part.bad,
    guesses: sum.guesses + part.guesses,
    histogram: more.map((count, bin) => count + (fewer[bin] ?? 0)),
    errors: [
      ...sum.errors,
      ...part.errors
        .slice(0, MOST_ERRORS - sum.errors.length)
        .map((error) => moved(error, sum.lines)),
    ],
  };
}
