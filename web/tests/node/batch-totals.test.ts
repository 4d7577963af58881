/** The totals over the chunks of a file. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../engine/protocol';
import { NOTHING, type ChunkCounts, addChunk } from '../../engine/batch/totals';

const noPhrase = { form: '', values: [] };

const badAt = (line: number) => ({
  code: 'bad-character' as const,
  message: `Line ${line}, column 7: found the letter 'k', expected a digit.`,
  line,
  column: 7,
  found: { form: "the letter '{}'", values: ['k'] },
  expected: noPhrase,
});

const part = (more: Partial<Json<ChunkCounts>>): Json<ChunkCounts> => ({
  lines: 0,
  unique: 0,
  multiple: 0,
  none: 0,
  bad: 0,
  guesses: 0,
  histogram: [],
  ratings: [],
  errors: [],
  ...more,
});

test('adds the numbers and the bins of guesses', () => {
  const first = part({
    lines: 9,
    unique: 1,
    multiple: 2,
    none: 3,
    bad: 1,
    guesses: 5,
    histogram: [1, 0, 5],
    ratings: [0, 2],
  });
  const second = part({ lines: 4, unique: 4, guesses: 1, histogram: [3, 1], ratings: [1, 1, 1] });
  const { errors, ...sum } = addChunk(addChunk(NOTHING, first), second);
  assert.deepEqual(sum, {
    lines: 13,
    puzzles: 10,
    unique: 5,
    multiple: 2,
    none: 3,
    bad: 1,
    guesses: 6,
    histogram: [4, 1, 5],
    ratings: [1, 3, 1],
    distinct: 0,
  });
  assert.deepEqual(errors, []);
  assert.deepEqual(addChunk(addChunk(NOTHING, second), first).histogram, [4, 1, 5]);
});

test('reports bad lines with their line numbers in the file', () => {
  const first = addChunk(NOTHING, part({ lines: 100, bad: 1, errors: [badAt(3)] }));
  const { errors } = addChunk(first, part({ lines: 50, bad: 1, errors: [badAt(12)] }));
  assert.deepEqual(
    errors.map(({ code, line, column, message, found }) => [code, line, column, message, found]),
    [3, 112].map((line) => [
      'bad-character',
      line,
      7,
      `Line ${line}, column 7: found the letter 'k', expected a digit.`,
      "the letter 'k'",
    ]),
  );
});

test('reports only the first twenty bad lines', () => {
  const many = part({
    lines: 15,
    bad: 15,
    errors: Array.from({ length: 15 }, (_, i) => badAt(i + 1)),
  });
  const { errors, bad } = [many, many, many].reduce(addChunk, NOTHING);
  assert.deepEqual(
    errors.map(({ line }) => line),
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  assert.equal(bad, 45);
});
