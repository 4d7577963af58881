/** The shipped module gives the native engine's answers to ten thousand questions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../../build/site/jiugong.mjs';
import { answerAll, differingShards } from '../parity/parity.mjs';

test('every answer, count and number of guesses equals that of the native engine', async () => {
  let answers: string[] = [];
  const differing = await differingShards(async (questions: string[]) => {
    answers = await answerAll(questions, load);
    return [...answers];
  });
  assert.deepEqual(differing, []);
  // A difference is reported by name.
  answers[answers.length - 1] += ' ';
  answers[0] += ' ';
  assert.deepEqual(await differingShards(() => answers), ['minimal puzzles', 'rated puzzles']);
});
