/** Patterns as the page reads them, compared with the engine, and what it says of them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { MAX_PATTERN } from '../../board/constraints';
import { readPattern } from '../../page/panels/variants/pattern';
import { explainPattern } from '../../page/panels/variants/pattern-words';
import { textsFor } from '../../page/panels/variants/texts';
import { JiugongError as PageError } from '../../api/error';
import { JiugongError, load, type Engine } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

/** What the engine says of a pattern: null if it takes it. */
async function complaintOf(pattern: string): Promise<InstanceType<typeof JiugongError> | null> {
  try {
    await engine.writeRegions({
      rows: 1,
      cols: 3,
      rules: [{ kind: 'regex', cells: [0, 1], pattern }],
    });
    return null;
  } catch (error) {
    if (error instanceof JiugongError) return error;
    throw error;
  }
}

/** Patterns of what patterns are made of, most of which have a mistake. */
const scraps = fc
  .array(
    fc.constantFrom(
      '1',
      '9',
      'a',
      'Z',
      '.',
      '[',
      ']',
      '^',
      '-',
      '(',
      ')',
      '|',
      '*',
      '+',
      '?',
      '{',
      '}',
      ',',
      '2',
      '{2,3}',
      '[1-3]',
      '(1|2)',
      '%',
      'é',
      ' ',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('a pattern', () => {
  it('is read as the engine reads it, mistakes and their places included', async () => {
    let right = 0;
    await fc.assert(
      fc.asyncProperty(scraps, async (pattern) => {
        const read = readPattern(pattern);
        const complaint = await complaintOf(pattern);
        if (complaint?.code === 'rule-too-complex') return;
        assert.equal(read instanceof PageError, complaint !== null, pattern);
        if (!(read instanceof PageError) || complaint === null) return void ++right;
        assert.equal(complaint.code, 'bad-pattern');
        assert.deepEqual(read.expectedPhrase, complaint.expectedPhrase, pattern);
        // (The engine counts bytes.)
        if (!/é/.test(pattern)) assert.deepEqual(read.foundPhrase, complaint.foundPhrase, pattern);
      }),
      { numRuns: 1500, seed: 2 },
    );
    assert.ok(right > 100, String(right));
  });

  it('has bounds', async () => {
    for (const pattern of [
      '',
      '1'.repeat(MAX_PATTERN + 1),
      '('.repeat(33) + '1' + ')'.repeat(33),
    ]) {
      const read = readPattern(pattern);
      const complaint = await complaintOf(pattern);
      assert.ok(read instanceof PageError);
      assert.deepEqual(read.expectedPhrase, complaint!.expectedPhrase);
      assert.deepEqual(read.foundPhrase, complaint!.foundPhrase);
    }
    assert.ok(!(readPattern('('.repeat(32) + '1' + ')'.repeat(32)) instanceof PageError));
  });

  const EXPLAINED: readonly (readonly [string, string])[] = [
    ['1.*9', 'In order: 1, any number of times any value, 9.'],
    ['[135]+a?', 'In order: at least once one of 1 3 5, optionally A.'],
    ['[^1-3]{2}', 'In order: 2 times none of 1 2 3.'],
    ['(12|3){2,4}', 'In order: 2 to 4 times (1, 2 or 3).'],
    ['1|', 'In order: 1 or nothing.'],
    ['.{3,}', 'In order: at least 3 times any value.'],
    ['(1|2)3', 'In order: (1 or 2), 3.'],
  ];
  for (const [pattern, words] of EXPLAINED) {
    it(`is told in words: ${pattern}`, () => {
      const read = readPattern(pattern);
      assert.ok(!(read instanceof PageError));
      assert.equal(explainPattern(read, textsFor('en')), words);
      assert.notEqual(explainPattern(read, textsFor('zh-Hans')), '');
    });
  }

  it('that would take too many words is not told', () => {
    const read = readPattern('[1-9]'.repeat(100));
    assert.ok(!(read instanceof PageError));
    assert.equal(explainPattern(read, textsFor('en')), '');
  });
});
