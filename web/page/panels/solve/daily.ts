/** The puzzles of a day, one for each level: from the date alone, so that they are the same for everybody. */
import { LEVELS, type Level } from '../../../api/engine';
import { FIRST_PUZZLE_REQUEST, type PuzzleRequest } from './request';

/** What this browser knows of the puzzles of a day. */
export interface Day {
  /** The puzzles that were begun. */
  readonly puzzles: Readonly<Partial<Record<Level, string>>>;
  /** The levels whose puzzle the person has solved. */
  readonly solved: readonly Level[];
}

/** The days by their dates, as `2026-12-24`. */
export type Days = Readonly<Record<string, Day>>;

/** The dialog: the day that it shows, the last one that there is, and what is known of all. */
export interface Daily {
  readonly date: string;
  readonly today: string;
  readonly days: Days;
}

/** How many days are kept with their puzzles, and how many in all: of those before what was solved is known. */
const MAX_PUZZLES = 60;
const MAX_DAYS = 1000;

const UNKNOWN: Day = { puzzles: {}, solved: [] };

const two = (value: number): string => String(value).padStart(2, '0');

/** The day where the person is, as `2026-12-24`. */
export const dateOf = (now: Date): string =>
  `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

const inWords =
  (form: Intl.DateTimeFormatOptions) =>
  (date: string, language: string): string =>
    new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );

/** The date in words, with the day of the week. */
export const dateInWords = inWords({ dateStyle: 'full' });

/** The day in words, in a line of a phone. */
export const dayInWords = inWords({ weekday: 'short', day: 'numeric', month: 'long' });

export const monthInWords = inWords({ year: 'numeric', month: 'long' });

/** The day with which a week begins: Sunday, which is 0, or Monday. */
export const weekBegins = (language: string): number => (language === 'en' ? 0 : 1);

const weekdayInWords = inWords({ weekday: 'narrow' });

/** The days of the week in a letter or two, from the one with which it begins. */
export const weekInWords = (begins: number, language: string): readonly string[] =>
  // (The fourth of January 1970 was a Sunday.)
  Array.from({ length: 7 }, (_, day) =>
    weekdayInWords(`1970-01-${two(4 + begins + day)}`, language),
  );

/** The dates of a month, and how many days of the week are before the first. */
export function monthOf(
  date: string,
  begins: number,
): { readonly dates: readonly string[]; readonly before: number } {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return {
    dates: Array.from({ length: days }, (_, day) => `${date.slice(0, 8)}${two(day + 1)}`),
    before: (weekday - begins + 7) % 7,
  };
}

/** The same day so many months later, or the last one of that month. */
export function monthsLater(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export const firstDaily = (today: string): Daily => ({ date: today, today, days: {} });

export const dayOf = (days: Days, date: string): Day => days[date] ?? UNKNOWN;

export const requestOf = (date: string, level: Level): PuzzleRequest => ({
  ...FIRST_PUZZLE_REQUEST,
  goal: level,
  seed: `${date} ${level}`,
});

/** The days with a puzzle that was begun; of the oldest ones only what was solved is kept, and then nothing. */
export function withPuzzle(days: Days, date: string, level: Level, puzzle: string): Days {
  const day = dayOf(days, date);
  const others = Object.keys(days)
    .filter((known) => known !== date)
    .sort()
    .reverse()
    .slice(0, MAX_DAYS - 1)
    .map((known, age) => {
      const { puzzles, solved } = days[known]!;
      return [known, { puzzles: age < MAX_PUZZLES - 1 ? puzzles : {}, solved }] as const;
    })
    .filter(([, { puzzles, solved }]) => Object.keys(puzzles).length + solved.length > 0);
  return {
    ...Object.fromEntries(others),
    [date]: { ...day, puzzles: { ...day.puzzles, [level]: puzzle } },
  };
}

/** The day and level of a puzzle; null if it is of none. */
export function foundIn(
  days: Days,
  puzzle: string,
): { readonly day: string; readonly level: Level } | null {
  for (const [day, { puzzles }] of Object.entries(days)) {
    const level = LEVELS.find((known) => puzzles[known] === puzzle);
    if (level !== undefined) return { day, level };
  }
  return null;
}

/** The days after the person has solved a puzzle: the same ones unless it is of one of them. */
export function withSolved(days: Days, puzzle: string): Days {
  const found = foundIn(days, puzzle);
  if (found === null) return days;
  const day = days[found.day]!;
  if (day.solved.includes(found.level)) return days;
  return { ...days, [found.day]: { ...day, solved: [...day.solved, found.level] } };
}

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

function parseDay(kept: unknown): Day {
  if (!isObject(kept) || !isObject(kept['puzzles'])) return UNKNOWN;
  const { puzzles, solved } = kept as { puzzles: Unknown; solved?: unknown };
  const found = LEVELS.flatMap((level) => {
    const puzzle = puzzles[level];
    return typeof puzzle === 'string' && /^[1-9.]{81}$/.test(puzzle) ? [[level, puzzle]] : [];
  });
  const isSolved = (level: Level): boolean => Array.isArray(solved) && solved.includes(level);
  return {
    puzzles: Object.fromEntries(found) as Day['puzzles'],
    solved: LEVELS.filter(isSolved),
  };
}

/** Reads what was kept, also of one day alone, as earlier versions did; what is invalid is forgotten. */
export function parseDays(kept: unknown): Days {
  if (!isObject(kept)) return {};
  const { date } = kept;
  const days = typeof date === 'string' ? { [date]: kept } : kept;
  return Object.fromEntries(
    Object.entries(days)
      .filter(([day]) => /^\d{4}-\d\d-\d\d$/.test(day))
      .map(([day, known]) => [day, parseDay(known)]),
  );
}

/** Merges what several tabs have kept. */
export function daysIn(kept: readonly unknown[]): Days {
  const merged: Record<string, Day> = {};
  for (const [date, { puzzles, solved }] of kept.flatMap((one) => Object.entries(parseDays(one)))) {
    const day = dayOf(merged, date);
    merged[date] = {
      puzzles: { ...puzzles, ...day.puzzles },
      solved: [...new Set([...day.solved, ...solved])],
    };
  }
  return merged;
}
