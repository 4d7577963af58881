/** How far the course of techniques is, and how that is stored. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  chapterOf,
  isDone,
  nextChapter,
  parseCourse,
  POSITIONS,
  withFound,
  withPuzzle,
  withSolved,
  type Course,
} from '../../page/ui/course';
import { PRACTISED } from '../../page/ui/techniques';
import { PUZZLE } from './board-fixtures';

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
  assert.deepEqual(chapterOf(course, FIRST), { found: POSITIONS, puzzle: PUZZLE, isSolved: true });
  assert.ok(isDone(chapterOf(course, FIRST)));
  assert.deepEqual([nextChapter({}), nextChapter(course)], [FIRST, SECOND]);
  assert.equal(nextChapter(courseWith(SECOND)), FIRST);
  const all = Object.assign({}, ...PRACTISED.map(courseWith)) as Course;
  assert.equal(nextChapter(all), null);
});

it('another puzzle solves no chapter, and a new one leaves that it was solved', () => {
  const course = withPuzzle({}, FIRST, PUZZLE);
  assert.equal(withSolved(course, '.'.repeat(81)), course);
  assert.ok(chapterOf(withPuzzle(courseWith(FIRST), FIRST, '.'.repeat(81)), FIRST).isSolved);
});

it('is read as it was stored, without what is invalid in it', () => {
  const course = courseWith(FIRST);
  assert.deepEqual(parseCourse(JSON.parse(JSON.stringify(course))), course);
  for (const bad of [null, undefined, 1, 'x', [], [course], { 'no-such': course[FIRST] }])
    assert.deepEqual(parseCourse(bad), {});
  const stored = { found: 99, puzzle: '<script>', isSolved: false };
  assert.deepEqual(
    parseCourse({ [FIRST]: stored, [SECOND]: { found: -1, puzzle: null, isSolved: true } }),
    { [FIRST]: { found: POSITIONS, puzzle: null, isSolved: false } },
  );
  for (const odd of [{ found: 1.5, isSolved: true }, { found: 1 }, null, { isSolved: true }])
    assert.deepEqual(parseCourse({ [FIRST]: odd }), {});
});
