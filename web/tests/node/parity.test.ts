/** The module as it is shipped answers ten thousand questions as the engine does natively. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../../../build/site/jiugong.mjs';
import { answerAll, differingShards } from '../parity/parity.mjs';

test('every answer, count and number of guesses is that of the native engine', async () => {
  let answers: string[] = [];
  const differing = await differingShards(async (questions: string[]) => {
    answers = await answerAll(questions, load);
    return [...answers];
  });
  assert.deepEqual(differing, []);
  // And what differs is told by name.
  answers[answers.length - 1] += ' ';
  answers[0] += ' ';
  assert.deepEqual(await differingShards(() => answers), ['minimal puzzles', 'tripods']);
});
