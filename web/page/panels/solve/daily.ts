/** The puzzles of a day, one for each level: from the date alone, so that they are the same for everybody. */
import type { Level } from '../../../engine/jiugong';
import { LEVELS } from '../../../api/teach';
import { FIRST_PUZZLE_WISHES, type PuzzleWishes } from './wishes';

/** What this browser knows of the puzzles of a day. */
export interface Daily {
  /** The day, as `2026-12-24`. */
  readonly date: string;
  /** The puzzles that were made. */
  readonly puzzles: Readonly<Partial<Record<Level, string>>>;
  /** The levels whose puzzle the person has solved. */
  readonly solved: readonly Level[];
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The day where the person is, as `2026-12-24`. */
export const dateOf = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** The date in words, with the day of the week. */
export const dateInWords = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const firstDaily = (date: string): Daily => ({ date, puzzles: {}, solved: [] });

/** The wishes for the puzzle of a day. */
export const wishesOf = (date: string, level: Level): PuzzleWishes => ({
  ...FIRST_PUZZLE_WISHES,
  goal: level,
  seed: `${date} ${level}`,
});

export const withPuzzle = (daily: Daily, level: Level, puzzle: string): Daily => ({
  ...daily,
  puzzles: { ...daily.puzzles, [level]: puzzle },
});

/** The state after the person has solved a puzzle: the same one unless it is of this day. */
export function withSolved(daily: Daily, puzzle: string): Daily {
  const level = LEVELS.find((known) => daily.puzzles[known] === puzzle);
  if (level === undefined || daily.solved.includes(level)) return daily;
  return { ...daily, solved: [...daily.solved, level] };
}

/** Reads what was kept; of another day, or invalid, it is forgotten. */
export function parseDaily(kept: unknown, date: string): Daily {
  const first = firstDaily(date);
  if (typeof kept !== 'object' || kept === null) return first;
  const { date: day, puzzles, solved } = kept as Readonly<Record<string, unknown>>;
  if (day !== date || typeof puzzles !== 'object' || puzzles === null) return first;
  const found = LEVELS.flatMap((level) => {
    const puzzle = (puzzles as Readonly<Record<string, unknown>>)[level];
    return typeof puzzle === 'string' && /^[1-9.]{81}$/.test(puzzle) ? [[level, puzzle]] : [];
  });
  const isSolved = (level: Level): boolean => Array.isArray(solved) && solved.includes(level);
  return {
    date,
    puzzles: Object.fromEntries(found) as Daily['puzzles'],
    solved: LEVELS.filter(isSolved),
  };
}
