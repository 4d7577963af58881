/** How far the course of techniques is, and how that is stored. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { daysIn } from '../../page/panels/solve/daily';
import {
  ALL,
  chapterOf,
  COURSE,
  courseIn,
  isDone,
  MOST_SHOWN,
  nextChapter,
  parseCourse,
  POSITIONS,
  withFound,
  withPuzzle,
  withShown,
  withSolved,
  withVisit,
  type Course,
} from '../../page/ui/course';
import { Store } from '../../page/ui/store';
import { hasPuzzle, PRACTISED } from '../../page/ui/techniques';
import { PUZZLE } from './board-fixtures';
import { fakeStorage } from './fake-storage';

const [FIRST, SECOND] = PRACTISED as [(typeof PRACTISED)[number], (typeof PRACTISED)[number]];

/** A course in which a chapter is done. */
function courseWith(technique: (typeof PRACTISED)[number]): Course {
  const found = Array.from({ length: POSITIONS + 1 }).reduce<Course>(
    (course) => withFound(course, technique),
    {},
  );
  return withSolved(withPuzzle(found, technique, PUZZLE), PUZZLE);
}

it('a chapter is done with five positions and a puzzle, in any order', () => {
  const course = courseWith(FIRST);
  assert.deepEqual(chapterOf(course, FIRST), {
    found: POSITIONS,
    puzzle: PUZZLE,
    isSolved: true,
    shown: 0,
  });
  assert.ok(isDone(course, FIRST));
  assert.deepEqual([nextChapter({}), nextChapter(course)], [FIRST, SECOND]);
  assert.equal(nextChapter({ ...courseWith(SECOND), at: FIRST }), FIRST);
  const all = Object.assign({}, ...PRACTISED.map(courseWith)) as Course;
  assert.equal(nextChapter(all), null);
});

it('goes on with the chapter that one is in, then after it, then from the beginning', () => {
  const [fish, after] = ['x-wing', 'swordfish'] as const;
  const begun = withFound({}, fish);
  assert.equal(nextChapter(begun), fish);
  assert.equal(nextChapter(withVisit(begun, SECOND)), SECOND);
  assert.equal(nextChapter(courseWith(fish)), after);
  const last = PRACTISED.at(-1)!;
  assert.equal(nextChapter(courseWith(last)), FIRST);
  const course = courseIn([begun, withFound({}, SECOND)]);
  assert.equal(course.at, fish);
  assert.deepEqual(parseCourse({ ...begun, at: '<script>' }), { [fish]: begun[fish] });
});

it('a chapter for which no puzzle can be made is done without one', () => {
  const found = (technique: (typeof PRACTISED)[number]): Course => ({
    [technique]: { found: POSITIONS, puzzle: null, isSolved: false, shown: 0 },
  });
  const done = PRACTISED.filter((technique) => isDone(found(technique), technique));
  assert.ok(done.includes('avoidable-rectangle') && !done.includes(FIRST));
  assert.deepEqual(
    done,
    PRACTISED.filter((technique) => !hasPuzzle(technique)),
  );
});

it('another puzzle solves no chapter, and a new one leaves that it was solved', () => {
  const course = withPuzzle({}, FIRST, PUZZLE);
  assert.equal(withSolved(course, '.'.repeat(81)), course);
  assert.ok(chapterOf(withPuzzle(courseWith(FIRST), FIRST, '.'.repeat(81)), FIRST).isSolved);
});

it('does not count a puzzle of which too much was shown, until there is another one', () => {
  const course = withPuzzle({}, FIRST, PUZZLE);
  const solvedAfter = (times: number): boolean =>
    chapterOf(withSolved(withShown(course, PUZZLE, times), PUZZLE), FIRST).isSolved;
  assert.deepEqual([0, 1, MOST_SHOWN, MOST_SHOWN + 1, ALL].map(solvedAfter), [
    true,
    true,
    true,
    false,
    false,
  ]);
  const other = '.'.repeat(81);
  assert.equal(withShown(course, other, ALL), course);
  const next = withPuzzle(withShown(course, PUZZLE, ALL), FIRST, other);
  assert.ok(chapterOf(withSolved(next, other), FIRST).isSolved);
});

it('is read as it was stored, without what is invalid in it', () => {
  const course = courseWith(FIRST);
  assert.deepEqual(parseCourse(JSON.parse(JSON.stringify(course))), course);
  for (const bad of [null, undefined, 1, 'x', [], [course], { 'no-such': course[FIRST] }])
    assert.deepEqual(parseCourse(bad), {});
  const stored = { found: 99, puzzle: '<script>', isSolved: false, shown: -1 };
  assert.deepEqual(
    parseCourse({
      [FIRST]: stored,
      [SECOND]: { found: -1, puzzle: null, isSolved: true, shown: 0 },
    }),
    { [FIRST]: { found: POSITIONS, puzzle: null, isSolved: false, shown: 0 } },
  );
  for (const odd of [
    { found: 1.5, isSolved: true, shown: 0 },
    { found: 1 },
    null,
    { isSolved: true, shown: 0 },
  ])
    assert.deepEqual(parseCourse({ [FIRST]: odd }), {});
});

it('loses nothing between two tabs', () => {
  const shared = fakeStorage();
  const tabs = [new Store(shared, fakeStorage()), new Store(shared, fakeStorage())] as const;
  const note = (tab: 0 | 1, change: (course: Course) => Course): void =>
    tabs[tab].write(COURSE, change(courseIn(tabs[tab].readEach(COURSE))));
  note(0, (course) => withFound(course, FIRST));
  note(1, (course) => withFound(withPuzzle(course, SECOND, PUZZLE), FIRST));
  note(1, (course) => withSolved(course, PUZZLE));
  note(0, (course) => withFound(course, FIRST));
  for (const [at, tab] of tabs.entries())
    assert.deepEqual(courseIn(tab.readEach(COURSE)), {
      [FIRST]: { found: 3, puzzle: null, isSolved: false, shown: 0 },
      [SECOND]: { found: 0, puzzle: PUZZLE, isSolved: true, shown: 0 },
      at: [FIRST, SECOND][at],
    });
});

it('keeps the puzzle that is on the way where another tab has one of which too much was shown', () => {
  const [shown, begun] = [withShown(withPuzzle({}, FIRST, PUZZLE), PUZZLE, ALL), '.'.repeat(81)];
  const next = withPuzzle(shown, FIRST, begun);
  for (const tabs of [
    [shown, next],
    [next, shown],
  ]) {
    const course = courseIn(tabs);
    assert.deepEqual(course, next);
    assert.ok(chapterOf(withSolved(course, begun), FIRST).isSolved);
  }
  // Of the same puzzle what was shown in either is shown.
  assert.deepEqual(courseIn([withPuzzle({}, FIRST, PUZZLE), shown]), shown);
});

it('keeps the days of two tabs, too', () => {
  const [puzzles, date] = [{ easy: PUZZLE }, '2026-12-24'];
  assert.deepEqual(
    daysIn([
      { [date]: { puzzles, solved: ['easy'] } },
      { [date]: { puzzles: {}, solved: ['hard'] }, '2026-12-25': { puzzles, solved: [] } },
    ]),
    { [date]: { puzzles, solved: ['easy', 'hard'] }, '2026-12-25': { puzzles, solved: [] } },
  );
});
