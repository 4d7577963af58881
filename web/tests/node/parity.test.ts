/** The shipped module gives the native engine's answers to ten thousand questions. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from '../../../build/site/jiugong.mjs';
import { answerAll, differingShards } from '../parity/parity.mjs';

const digests = readFileSync(join('..', 'native_tests', 'parity', 'digests.txt'), 'utf8');

test('every answer, count and number of guesses equals that of the native engine', async () => {
  const answers: string[][] = [];
  const differing = await differingShards(async (questions: string[]) => {
    const these: string[] = await answerAll(questions, load);
    answers.push(these);
    return these;
  });
  assert.deepEqual(differing, []);
  // A difference is reported by name.
  answers[0]![0] += ' ';
  const last = answers.at(-1)!;
  last[last.length - 1] += ' ';
  const names = digests
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(34));
  assert.deepEqual(await differingShards(() => answers.shift()!), [names[0], names.at(-1)]);
});
