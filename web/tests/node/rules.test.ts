/** How rules of the API are checked before they reach the module. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegionRule } from '../../api/rules';
import { JiugongError } from '../../api/error';
import { toRuleNumbers } from '../../engine/rule-input';

/** Rules with a mistake, and the field that is named. */
const WRONG: readonly (readonly [rule: unknown, field: string | null])[] = [
  [null, null],
  ['thermometer', null],
  [{}, 'kind'],
  [{ kind: 'snake', cells: [0] }, 'kind'],
  [{ kind: 'renban', cells: [0, 1], sum: 3 }, 'sum'],
  [{ kind: 'renban', cells: 7 }, 'cells'],
  [{ kind: 'renban', cells: [0, 1.5] }, 'cells'],
  [{ kind: 'renban' }, 'cells'],
  [{ kind: 'thermometer', cells: [0, 1], slow: 'yes' }, 'slow'],
  [{ kind: 'whisper', cells: [0, 1], difference: '5' }, 'difference'],
  [{ kind: 'equal-sums', groups: [[0], 1] }, 'groups'],
  [{ kind: 'unmarked', of: 'stars' }, 'of'],
  [{ kind: 'table', cells: [0, 1], pairs: [[1, 2, 3]] }, 'pairs'],
  [{ kind: 'regex', cells: [0], pattern: /1/ }, 'pattern'],
  [{ kind: 'automaton', cells: [0], start: 0, transitions: [[0, 1]], accept: [0] }, 'transitions'],
];

describe('rules', () => {
  for (const [rule, field] of WRONG) {
    it(`are refused with their place: ${JSON.stringify(rule)}`, () => {
      const good: RegionRule = { kind: 'palindrome', cells: [0, 1] };
      assert.throws(
        () => toRuleNumbers([good, rule]),
        (error) =>
          error instanceof JiugongError &&
          error.code === 'bad-argument' &&
          error.rule === 1 &&
          error.field === field,
      );
    });
  }

  it('are refused with the kinds and fields that there are', () => {
    const messageOf = (rule: object): string => {
      try {
        toRuleNumbers([rule]);
      } catch (error) {
        return (error as JiugongError).message;
      }
      return '';
    };
    assert.equal(
      messageOf({ kind: 'thermo', cells: [0] }),
      'Rule 1 is of the unknown kind "thermo"; similar ones are thermometer; REGION_RULE_FIELDS has all of them.',
    );
    assert.equal(
      messageOf({ kind: 'renban', cells: [0, 1], sum: 3 }),
      'Rule 1, renban, has no sum; its fields are kind, cells.',
    );
  });

  it('have as many numbers as they say, whatever the length of a list says', () => {
    for (const length of [1.5, NaN, -1, 2]) {
      const [count, rule = []] = toRuleNumbers([{ kind: 'renban', cells: { length, 0: 4, 1: 5 } }]);
      assert.deepEqual(count, [1]);
      const [, size, cells] = rule;
      assert.equal(rule.length, size! + 2);
      assert.equal(cells, size! - 1);
    }
  });

  it('are cut where there are too many, so that the module refuses them', () => {
    const many = { length: 1e9, 0: { kind: 'renban', cells: [0] } };
    assert.throws(() => toRuleNumbers(many), { code: 'bad-argument', rule: 1 });
    assert.throws(() => toRuleNumbers(7), { code: 'bad-argument' });
  });
});
