/** Making puzzles of any shape through the API of the shipped package. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type Engine,
  type GenerateRegionsOptions,
  type JiugongError,
  REGION_CLUES,
  type RegionClue,
  type RegionsInput,
  type RegionsPuzzle,
  load,
} from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

/** The rules of the engine that are drawn for each kind. */
const KINDS: Readonly<Record<Exclude<RegionClue, 'cage'>, readonly string[]>> = {
  thermometer: ['thermometer'],
  arrow: ['arrow'],
  whisper: ['whisper'],
  renban: ['renban'],
  palindrome: ['palindrome'],
  between: ['between'],
  kropki: ['difference', 'ratio'],
  xv: ['sum'],
  quadruple: ['contains'],
  sandwich: ['sandwich'],
  'little-killer': ['sum'],
  skyscraper: ['skyscraper'],
  'x-sum': ['x-sum'],
};

/** Makes a puzzle, which must be proper. */
async function make(options: GenerateRegionsOptions): Promise<RegionsPuzzle> {
  const made = await engine.generateRegions(options);
  assert.equal(made.reached, true);
  const { status, solution } = await engine.solveRegions(made.puzzle);
  assert.deepEqual([status, solution], ['unique', made.solution]);
  assert.equal(made.givens, made.puzzle.cells.filter((value) => (value ?? -1) >= 0).length);
  assert.deepEqual(await engine.readRegions(await engine.writeRegions(made.puzzle)), made.puzzle);
  return made.puzzle;
}

describe('generateRegions', () => {
  for (const [rule, kinds] of Object.entries(KINDS)) {
    test(rule, async () => {
      const { rules } = await make({ rules: [rule as RegionClue], seed: 1 });
      assert.ok(rules.length > 0 && rules.every(({ kind }) => kinds.includes(kind)));
    });
  }

  test('killers have no givens', async () => {
    const killer = await make({ preset: 'killer', seed: 1 });
    assert.equal(killer.cages.flatMap(({ cells }) => cells).length, 81);
    assert.ok(killer.cells.every((value) => value === null));
    const few = await make({ preset: '6x6', rules: ['cage'], seed: 1 });
    assert.ok(few.cages.length > 0);
  });

  test('jigsaws have pieces at random', async () => {
    const [one, two, preset, boxes] = await Promise.all([
      make({ preset: 'jigsaw', seed: 1 }),
      make({ preset: 'jigsaw', seed: 2 }),
      engine.regionPreset('jigsaw'),
      make({ preset: 'jigsaw', seed: 1, irregular: false }),
    ]);
    assert.notDeepEqual(one.regions, two.regions);
    assert.deepEqual(boxes.regions, preset.regions);
    const small = await make({ preset: '6x6', irregular: true, rules: ['arrow'], seed: 1 });
    assert.equal(small.areas.length, 6);
  });

  test('a layout of one’s own keeps its rules', async () => {
    const layout: RegionsInput = {
      ...(await engine.regionPreset('6x6')),
      antiKnight: true,
      rules: [{ kind: 'thermometer', cells: [0, 1, 2] }],
    };
    const made = await make({ puzzle: layout, rules: ['kropki'], seed: 1 });
    assert.equal(made.antiKnight, true);
    assert.deepEqual(made.rules[0], { kind: 'thermometer', cells: [0, 1, 2] });
  });

  test('the same seed gives the same puzzle', async () => {
    const options: GenerateRegionsOptions = { rules: ['arrow', 'cage'], seed: 'a name' };
    const first = await engine.generateRegions(options);
    assert.deepEqual(await engine.generateRegions({ ...options, seed: first.seed }), first);
    assert.notDeepEqual(
      (await engine.generateRegions({ ...options, seed: 'another' })).puzzle,
      first.puzzle,
    );
    const [one, other] = [await engine.generateRegions(), await engine.generateRegions()];
    assert.notEqual(one.seed, other.seed);
  });

  test('as many givens as wanted, or the nearest', async () => {
    const made = await engine.generateRegions({ rules: ['arrow'], givens: 25, seed: 1 });
    assert.deepEqual([made.givens, made.reached], [25, true]);
    const few = await engine.generateRegions({ givens: 3, seed: 1, attempts: 1 });
    assert.equal(few.reached, false);
    assert.equal((await engine.solveRegions(few.puzzle)).status, 'unique');
  });

  test('what is wrong is told', async () => {
    const wrong: [options: object, fields: Partial<JiugongError>][] = [
      [
        { preset: 'windoka' },
        {
          code: 'bad-argument',
          message:
            'Unknown preset "windoka"; similar ones are windoku; REGION_PRESETS has all of them.',
        },
      ],
      [
        { preset: '9x9', puzzle: { rows: 2, cols: 2 } },
        { code: 'bad-argument', message: 'The options puzzle and preset exclude each other.' },
      ],
      [{ puzzle: 7 }, { code: 'bad-argument' }],
      [{ puzzle: { rows: 0, cols: 2 } }, { code: 'bad-size' }],
      [{ rules: 'arrow' }, { code: 'bad-argument' }],
      [{ rules: ['bow'] }, { code: 'bad-argument' }],
      [{ rules: [Symbol('arrow')] }, { code: 'bad-argument' }],
      [{ rules: [''] }, { code: 'bad-argument' }],
      [{ rules: ['arrow', ''] }, { code: 'bad-argument' }],
      [
        { rules: ['cage,arrow'] },
        {
          code: 'bad-argument',
          message: `Unknown rule "cage,arrow"; known values are ${REGION_CLUES.join(', ')}.`,
        },
      ],
      [
        // Two equal givens in one row: no regions help.
        {
          puzzle: {
            rows: 4,
            cols: 4,
            cells: [1, 1, ...Array<null>(14).fill(null)],
            regions: [[0, 1, 2, 3]],
          },
          irregular: true,
        },
        {
          code: 'bad-argument',
          message: 'No irregular regions were found with which the puzzle has a solution.',
        },
      ],
      [{ givens: -3 }, { code: 'bad-argument' }],
      [{ givens: 2.5 }, { code: 'bad-argument' }],
      [{ minimal: 1 }, { code: 'bad-argument' }],
      [{ irregular: 'yes' }, { code: 'bad-argument' }],
      [{ attempts: 0 }, { code: 'bad-argument' }],
      [{ seed: -1 }, { code: 'bad-argument' }],
      [{ puzzle: { rows: 2, cols: 3 }, irregular: true }, { code: 'bad-argument' }],
      [
        { puzzle: { rows: 1, cols: 2, cells: [1, 1], regions: [[0, 1]] } },
        { code: 'bad-argument', message: 'The puzzle has no solution.' },
      ],
      [{ limit: 2 }, { code: 'bad-argument' }],
    ];
    for (const [options, fields] of wrong) {
      await assert.rejects(engine.generateRegions(options as GenerateRegionsOptions), {
        name: 'JiugongError',
        ...fields,
      });
    }
  });

  test('a signal stops it, and progress is told', async () => {
    const controller = new AbortController();
    const told: number[] = [];
    const call = engine.generateRegions({
      preset: '25x25',
      seed: 1,
      signal: controller.signal,
      onProgress: ({ done }) => {
        told.push(done);
        controller.abort();
      },
    });
    await assert.rejects(call, { name: 'AbortError' });
    assert.ok(told.every((done) => done >= 0 && done <= 1));
  });
});
