/** How rules of the API are checked before they reach the module. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegionRule } from '../../api/rules';
import { JiugongError } from '../../api/error';
import { checkRules } from '../../engine/rule-input';

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
        () => checkRules([good, rule]),
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
        checkRules([rule]);
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

  it('are lists of whatever length they say', () => {
    for (const [length, cells] of [
      [1.5, [4]],
      [NaN, []],
      [-1, []],
      [2, [4, 5]],
    ]) {
      const rules = checkRules([{ kind: 'renban', cells: { length, 0: 4, 1: 5 } }]);
      assert.deepEqual(rules, [{ kind: 'renban', cells }]);
    }
  });

  it('are cut to one entry more than there may be, in whatever lists', () => {
    const long = { length: 1e9 };
    const cells = new Uint8Array(1 << 18);
    const groups = Array.from({ length: 400 }, () => new Uint8Array(1000));
    const transitions = groups.map((values) => [0, values, 0]);
    const accept = [0];
    for (const rule of [
      { kind: 'renban', cells },
      { kind: 'equal-sums', groups },
      { kind: 'automaton', cells: [0], start: 0, transitions, accept },
      { kind: 'regex', cells: [0], pattern: '1'.repeat(1 << 18) },
    ]) {
      const json = JSON.stringify(checkRules({ ...long, 0: rule }));
      assert.ok(json.length < 3 * (1 << 17) && json.length > 1 << 17, rule.kind);
    }
  });

  it('are cut where there are too many, so that the module refuses them', () => {
    const many = { length: 1e9, 0: { kind: 'renban', cells: [0] } };
    assert.throws(() => checkRules(many), { code: 'bad-argument', rule: 1 });
    assert.throws(() => checkRules(7), { code: 'bad-argument' });
  });
});
