/** How far somebody is in the course of techniques, as plain data and its stored form. Nothing is locked. */
import { hasPuzzle, PRACTISED, type Practised } from './techniques';

/** The name in the store. */
export const COURSE = 'learn.course';

/** The positions of a chapter. */
export const POSITIONS = 5;

/** A chapter that was begun. */
export interface Chapter {
  /** The positions in which the step was found, at most those of a chapter. */
  readonly found: number;
  /** The puzzle that was made last for it, and whether it was solved or one before. */
  readonly puzzle: string | null;
  readonly isSolved: boolean;
  /** How often the reader was shown something of that puzzle: by hints to their end, or more by a solution. */
  readonly shown: number;
}

/** How often that may be in a puzzle that counts; a number above it is for what shows all of a puzzle. */
export const MOST_SHOWN = 3;
export const ALL = MOST_SHOWN + 1;

export type Course = Readonly<Partial<Record<Practised, Chapter>>> & {
  /** The chapter that one is in: of what was practised last. */
  readonly at?: Practised;
};

const NEW: Chapter = { found: 0, puzzle: null, isSolved: false, shown: 0 };

export const chapterOf = (course: Course, technique: Practised): Chapter =>
  course[technique] ?? NEW;

export function isDone(course: Course, technique: Practised): boolean {
  const { found, isSolved } = chapterOf(course, technique);
  return found === POSITIONS && (isSolved || !hasPuzzle(technique));
}

/** The first chapter that is not done: the one that one is in, one after it, or one before; null at the end. */
export function nextChapter(course: Course, from = course.at): Practised | null {
  const at = from === undefined ? 0 : PRACTISED.indexOf(from);
  const inTurn = [...PRACTISED.slice(at), ...PRACTISED.slice(0, at)];
  return inTurn.find((technique) => !isDone(course, technique)) ?? null;
}

/** The course when something of a chapter is practised. */
export const withVisit = (course: Course, technique: Practised): Course =>
  course.at === technique ? course : { ...course, at: technique };

const put = (course: Course, technique: Practised, by: Partial<Chapter>): Course => ({
  ...course,
  [technique]: { ...chapterOf(course, technique), ...by },
});

const change = (course: Course, technique: Practised, by: Partial<Chapter>): Course =>
  withVisit(put(course, technique, by), technique);

/** The course after the step was found in another position. */
export const withFound = (course: Course, technique: Practised): Course =>
  change(course, technique, { found: Math.min(POSITIONS, chapterOf(course, technique).found + 1) });

/** The course after a puzzle was made for a chapter. */
export const withPuzzle = (course: Course, technique: Practised, puzzle: string): Course =>
  change(course, technique, { puzzle, shown: 0 });

/** The puzzle of a chapter that is on the way: neither solved nor shown. */
export const puzzleOf = ({ puzzle, isSolved, shown }: Chapter): string | null =>
  isSolved || shown > MOST_SHOWN ? null : puzzle;

/** The chapter that a puzzle was made for; undefined for none. */
export const chapterFor = (course: Course, puzzle: string): Practised | undefined =>
  PRACTISED.find((technique) => course[technique]?.puzzle === puzzle);

/** The course after something of a puzzle was shown, so often at once. */
export function withShown(course: Course, puzzle: string, times: number): Course {
  const technique = chapterFor(course, puzzle);
  if (technique === undefined) return course;
  const shown = Math.min(ALL, chapterOf(course, technique).shown + times);
  return change(course, technique, { shown });
}

/** The course after a puzzle was solved, which counts unless too much of it was shown. */
export function withSolved(course: Course, puzzle: string): Course {
  const technique = chapterFor(course, puzzle);
  if (technique === undefined || chapterOf(course, technique).shown > MOST_SHOWN) return course;
  return change(course, technique, { isSolved: true });
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

function chapterIn(stored: unknown): Chapter | null {
  const { found, puzzle, isSolved, shown } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  if (!isCount(found) || typeof isSolved !== 'boolean') return null;
  const isPuzzle = typeof puzzle === 'string' && /^[1-9.]{81}$/.test(puzzle);
  return {
    found: Math.min(POSITIONS, found as number),
    puzzle: isPuzzle ? (puzzle as string) : null,
    isSolved,
    shown: isCount(shown) ? Math.min(ALL, shown as number) : 0,
  };
}

/** Reads a stored course; what is invalid in it counts as not begun. */
export function parseCourse(stored: unknown): Course {
  const chapters = (typeof stored === 'object' ? (stored ?? {}) : {}) as Readonly<
    Record<string, unknown>
  >;
  const at = PRACTISED.find((technique) => technique === chapters['at']);
  const known = PRACTISED.flatMap((technique) => {
    const chapter = Object.hasOwn(chapters, technique) ? chapterIn(chapters[technique]) : null;
    return chapter === null ? [] : [[technique, chapter]];
  });
  return { ...Object.fromEntries(known), ...(at === undefined ? {} : { at }) };
}

/**
 * Merges what several tabs have kept: nothing that was found or solved is lost. The puzzles of the first one stay, but for
 * those of which too much was shown.
 */
export function courseIn(kept: readonly unknown[]): Course {
  const courses = kept.map(parseCourse);
  const place = courses.find(({ at }) => at !== undefined)?.at;
  const all = courses.reduce(
    (course, other) =>
      PRACTISED.reduce((merged, technique) => {
        if (other[technique] === undefined) return merged;
        const [mine, theirs] = [chapterOf(course, technique), other[technique]];
        const isSame = mine.puzzle === theirs.puzzle;
        const isMine = mine.puzzle !== null && mine.shown <= MOST_SHOWN;
        const { puzzle, shown } = isMine || theirs.puzzle === null ? mine : theirs;
        return put(merged, technique, {
          found: Math.max(mine.found, theirs.found),
          puzzle,
          isSolved: mine.isSolved || theirs.isSolved,
          shown: isSame ? Math.max(mine.shown, theirs.shown) : shown,
        });
      }, course),
    {},
  );
  return place === undefined ? all : withVisit(all, place);
}
