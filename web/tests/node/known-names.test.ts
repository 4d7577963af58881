/** What error messages say of a name that is unknown. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { REGION_PRESETS } from '../../api/regions';
import { REGION_RULE_FIELDS } from '../../api/rules';
import { LEVELS, TECHNIQUES } from '../../api/teach';
import { knownNames, nearestNames } from '../../engine/known-names';

/** A wrong name, the names that there are, and those that are spelt most nearly like it. */
const NEAREST: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['xwing', TECHNIQUES, ['x-wing', 'xy-wing', 'w-wing']],
  ['X_Wing', TECHNIQUES, ['x-wing', 'generalized-x-wing', 'finned-x-wing']],
  ['naked-triple', TECHNIQUES, ['naked-triplet']],
  ['Sue de Coq', TECHNIQUES, ['sue-de-coq']],
  ['kite', TECHNIQUES, ['two-string-kite']],
  ['windoka', REGION_PRESETS, ['windoku']],
  ['thermo', Object.keys(REGION_RULE_FIELDS), ['thermometer']],
  ['', TECHNIQUES, []],
  ['squirmbag', TECHNIQUES, []],
  ['x'.repeat(1e7), TECHNIQUES, []],
];

describe('unknown names', () => {
  for (const [wrong, names, nearest] of NEAREST) {
    it(`are compared with those that there are: ${wrong.slice(0, 20)}`, () => {
      assert.deepEqual(nearestNames(wrong, names), nearest);
    });
  }

  it('are answered with all of a short list', () => {
    assert.equal(
      knownNames('esay', LEVELS, 'LEVELS'),
      'known values are beginner, easy, medium, hard, expert, extreme',
    );
  });

  it('are answered with the nearest of a long list, and where it is', () => {
    assert.equal(
      knownNames('windoka', REGION_PRESETS, 'REGION_PRESETS'),
      'similar ones are windoku; REGION_PRESETS has all of them',
    );
    for (const wrong of ['sudoku-king', 7, null, Symbol('x')]) {
      assert.equal(
        knownNames(wrong, REGION_PRESETS, 'REGION_PRESETS'),
        'REGION_PRESETS has all of them',
      );
    }
  });
});
