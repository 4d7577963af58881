/** Constraints in the engine's notation, with the shipped engine. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CLASSIC, type Layout } from '../../board/layout';
import { RULE_NAMES } from '../../rules/rules';
import { statementOf } from '../../rules/on-board/notation';
import '../../rules/on-board/provided';
import { writeNotation } from '../../board/shapes/notation';
import { fromRegions } from '../../board/shapes/regions';
import { boardOf } from '../../board/state';
import { blank } from '../../board/values';
import { takesText } from '../../page/panels/variants/reads';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import { SAMPLES } from '../rule-samples';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const withSamples: Layout = {
  ...CLASSIC,
  preset: null,
  constraints: Object.values(SAMPLES),
};

describe('the notation of constraints', () => {
  it('is short and readable', () => {
    const say = (name: keyof typeof SAMPLES): string => statementOf(SAMPLES[name], CLASSIC);
    assert.equal(say('thermometer'), 'thermometer r1c1 r1c2 r2c3');
    assert.equal(say('slow-thermometer'), 'thermometer slow r1c5..r1c7');
    assert.equal(say('odd'), 'candidates 1 3 5 7 9: r1c1 r1c3');
    assert.equal(say('arrow'), 'arrow r7c7 r7c8: r6c7 r5c7');
    assert.equal(say('sandwich'), 'sandwich 15 row 1');
    assert.equal(say('skyscraper'), 'skyscraper 3 r1c9..r1c1');
    assert.equal(say('numbered-room'), 'numbered-room 7 column 5');
    assert.equal(say('equal-sums'), 'equal-sums r1c1..r1c3 = r5c5..r5c7');
    assert.equal(say('indexing'), 'indexing 3 r1c3: row 1');
    assert.equal(say('regex'), 'regex "1.*" r7c7..r7c9');
    assert.equal(say('automaton'), 'automaton 0: 0(1 2)0 accept 0: r7c7 r7c8');
    assert.equal(say('table'), 'table 1-2: r7c7 r7c8');
    assert.equal(say('contains'), 'contains exactly 5 5: r5c5..r5c7');
    assert.equal(say('unmarked-xv'), 'unmarked xv');
  });

  it('is read by the engine as it was written', async () => {
    const text = writeNotation(boardOf(blank(withSamples), withSamples));
    const read = fromRegions(await engine.readRegions(text));
    assert.deepEqual(read.layout.constraints, withSamples.constraints);
    assert.equal(read.layout.constraints.length, RULE_NAMES.length);
  });

  it('is for the panel, also without rows', () => {
    for (const constraint of withSamples.constraints) {
      assert.ok(takesText(`9x9; ${statementOf(constraint, CLASSIC)}`), constraint.kind);
    }
  });
});
