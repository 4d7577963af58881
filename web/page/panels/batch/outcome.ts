/** What a job has found, as plain data to draw: its counters, its histograms, and the lines without a puzzle. */
import { LEVELS } from '../../../api/engine';
import * as models from './model';
import type { MakeWork, SolveWork, Work } from './model';
import type { Texts } from './texts';
import { badLineText, binText } from './words';

/** A counter, or a bar of a histogram. */
export interface Count {
  readonly name: string;
  readonly count: number;
}

export interface Histogram {
  readonly caption: string;
  /** What the bars stand for. */
  readonly column: string;
  readonly bars: readonly Count[];
}

export function countersOf({ counts }: SolveWork, { batch }: Texts): readonly Count[] {
  const kinds = [
    ...(['unique', 'multiple', 'none', 'bad', 'guesses'] as const),
    ...(counts.distinct > 0 ? (['distinct'] as const) : []),
  ];
  return kinds.map((kind) => ({ name: batch.counts[kind], count: counts[kind] }));
}

const guessBars = ({ counts }: SolveWork, { batch }: Texts): readonly Count[] =>
  counts.puzzles === 0
    ? []
    : counts.histogram.map((count, bin) => ({ name: binText(bin, batch), count }));

const givenBars = ({ counts }: MakeWork): readonly Count[] =>
  Object.entries(counts.givens).map(([name, count]) => ({ name, count }));

const ratingBars = ({ counts }: SolveWork, { page }: Texts): readonly Count[] =>
  [...models.levelsOf(counts.ratings)].map(([level, count]) => ({
    name: page.difficulty.levels[level],
    count,
  }));

const levelBars = ({ counts }: MakeWork, { page }: Texts): readonly Count[] =>
  LEVELS.flatMap((level) => {
    const count = counts.levels[level];
    return count === undefined ? [] : [{ name: page.difficulty.levels[level], count }];
  });

/** The histograms that have bars. */
export function histogramsOf(work: Work, texts: Texts): readonly Histogram[] {
  const { histogram: names } = texts.batch;
  const levels = {
    caption: names.levels,
    column: texts.page.difficulty.title,
    bars: work.task === 'solve' ? ratingBars(work, texts) : levelBars(work, texts),
  };
  const others =
    work.task === 'solve'
      ? { caption: names.guesses, column: names.guessesColumn, bars: guessBars(work, texts) }
      : { caption: names.clues, column: names.cluesColumn, bars: givenBars(work) };
  return [levels, others].filter(({ bars }) => bars.length > 0);
}

/** The lines without a puzzle that are known, and how many more there are. */
export function badLinesOf({ badLines, counts }: SolveWork, texts: Texts): readonly string[] {
  const more = counts.bad - badLines.length;
  return [
    ...badLines.map((line) => badLineText(line, texts)),
    ...(badLines.length > 0 && more > 0 ? [texts.batch.badLines.more(more)] : []),
  ];
}
