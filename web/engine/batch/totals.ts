/** Adds up the counts of the chunks of a file. */
import type { JiugongError } from '../../api/error';
import type { ManyCounts } from '../../api/many';
import { toError } from '../module-error';
import type { Json, ModuleError } from '../protocol';

export interface ChunkCounts extends Omit<ManyCounts, 'puzzles' | 'distinct'> {
  /** Their lines are counted from the beginning of the chunk. */
  errors: JiugongError[];
}

export interface Totals extends ManyCounts {
  errors: JiugongError[];
}

const MAX_ERRORS = 20;

export const NOTHING: Totals = {
  lines: 0,
  puzzles: 0,
  unique: 0,
  multiple: 0,
  none: 0,
  bad: 0,
  guesses: 0,
  histogram: [],
  ratings: [],
  distinct: 0,
  errors: [],
};

/** The error of a chunk that follows `lines` lines, with its line in the file. */
function moved(error: ModuleError, lines: number): JiugongError {
  const line = error.line + lines;
  return toError({ ...error, line, message: error.message.replace(/\d+/, String(line)) });
}

/** The sums of two lists of counts, of which one may be longer. */
function added(some: readonly number[], others: readonly number[]): number[] {
  const [more, fewer] = others.length > some.length ? [others, some] : [some, others];
  return more.map((count, bin) => count + (fewer[bin] ?? 0));
}

/** The totals up to and including a chunk. */
export function addChunk(sum: Totals, chunk: Json<ChunkCounts>): Totals {
  const unique = sum.unique + chunk.unique;
  const multiple = sum.multiple + chunk.multiple;
  const none = sum.none + chunk.none;
  return {
    ...sum,
    lines: sum.lines + chunk.lines,
    puzzles: unique + multiple + none,
    unique,
    multiple,
    none,
    bad: sum.bad + chunk.bad,
    guesses: sum.guesses + chunk.guesses,
    histogram: added(sum.histogram, chunk.histogram),
    ratings: added(sum.ratings, chunk.ratings),
    errors: [
      ...sum.errors,
      ...chunk.errors
        .slice(0, MAX_ERRORS - sum.errors.length)
        .map((error) => moved(error, sum.lines)),
    ],
  };
}
