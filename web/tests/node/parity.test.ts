/** The shipped module gives the native engine's answers to ten thousand questions. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from '../../../build/site/jiugong.mjs';
import { answerAll, differingShards } from '../parity/parity.mjs';

const digests = readFileSync(join('..', 'native_tests', 'parity', 'digests.txt'), 'utf8');

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
  const names = digests
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(34));
  assert.deepEqual(await differingShards(() => answers), [names[0], names.at(-1)]);
});
