/** The inputs of the classic programs and their outputs, and the examples of the panel Solve. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import { EXAMPLES, FAMOUS } from '../../page/panels/solve/examples';
import * as puzzles from '../browser/puzzles';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

test('classic inputs give exactly the classic outputs', async () => {
  const answers: readonly (readonly [question: string, answer: string])[] = [
    [puzzles.QUESTION_MARKS, puzzles.QUESTION_MARKS_SOLVED],
    [puzzles.POJ, puzzles.POJ_SOLVED],
    [puzzles.asJson(puzzles.FIRST), puzzles.asJson(puzzles.FIRST_SOLVED)],
  ];
  for (const [question, answer] of answers) {
    assert.equal((await engine.solveText(question)).text, answer);
  }
});

test('inputs with several solutions give a valid one in the same format', async () => {
  const questions: readonly (readonly [question: string, status: string])[] = [
    [puzzles.ZEROS, 'unique'],
    ['000000000\n'.repeat(9), 'multiple'],
  ];
  for (const [question, status] of questions) {
    const { text, results } = await engine.solveText(question);
    assert.match(text, /^(?:[1-9]{9}\n){9}$/);
    assert.ok(puzzles.isSolved(puzzles.boardOf(text)));
    assert.deepEqual(
      results.map((result) => result.status),
      [status],
    );
  }
});

test('the famous examples have one solution', async () => {
  for (const { id, puzzle } of FAMOUS) {
    assert.equal((await engine.solve(puzzle)).status, 'unique', id);
  }
});

test('the text of each example is its puzzle', async () => {
  for (const { id, puzzle, text } of EXAMPLES) {
    const { results } = await engine.solveText(text);
    const read = results.map((result) => (result.status === 'error' ? null : result.puzzle));
    assert.deepEqual(read, [puzzle], id);
  }
});
