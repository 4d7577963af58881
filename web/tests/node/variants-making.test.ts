/** What a new variant is to be, and how it is kept. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import {
  DRAWN_KINDS,
  FIRST_VARIANT_REQUEST,
  formatRequest,
  GIVENS,
  GRIDS,
  makePuzzle,
  parseRequest,
  type VariantRequest,
} from '../../page/panels/variants/making/request';
import { puzzleName } from '../../page/panels/variants/puzzle-name';
import { textsFor } from '../../page/panels/variants/texts';
import { CLASSIC } from '../../board/layout';

const texts = textsFor('en');

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const requests: fc.Arbitrary<VariantRequest> = fc.record(
  {
    grid: fc.constantFrom(...GRIDS),
    drawn: fc.constantFrom(...DRAWN_KINDS),
    givens: fc.constantFrom(...GIVENS),
    irregular: fc.boolean(),
    seed: fc.constant(''),
  },
  { noNullPrototype: true },
);

const make = (change: Partial<VariantRequest>): ReturnType<typeof makePuzzle> =>
  makePuzzle(
    engine,
    { ...FIRST_VARIANT_REQUEST, seed: '1', ...change },
    new AbortController().signal,
    () => undefined,
  );

describe('requests', () => {
  test('are kept but for the seed', () => {
    fc.assert(
      fc.property(requests, (request) =>
        assert.deepEqual(parseRequest(formatRequest(request)), request),
      ),
      { seed: 8 },
    );
    assert.deepEqual(
      parseRequest(formatRequest({ ...FIRST_VARIANT_REQUEST, seed: 'x' })),
      FIRST_VARIANT_REQUEST,
    );
  });

  test('that are damaged are the first ones', () => {
    for (const text of [null, '', 'y', '25x25 bow 7 maybe', '__proto__ constructor NaN']) {
      assert.deepEqual(parseRequest(text), FIRST_VARIANT_REQUEST);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        assert.ok(GRIDS.includes(parseRequest(text).grid));
      }),
      { seed: 8 },
    );
  });
});

describe('a puzzle', () => {
  test('has the name of the preset that it is', async () => {
    const presets = await Promise.all(
      (
        [
          { grid: '9x9', drawn: 'cage' },
          { grid: 'x', drawn: 'none' },
          { grid: 'x', drawn: 'none', irregular: true },
          { grid: '6x6', drawn: 'arrow' },
          { grid: 'jigsaw', drawn: 'none' },
        ] as const
      ).map(async (change) => (await make(change)).board.layout.preset),
    );
    assert.deepEqual(presets, ['killer', 'x', null, null, 'jigsaw']);
  });

  test('is called by what it is made of', async () => {
    const { kinds } = texts.variants.making;
    const { sized, pair, own, several, names } = texts.variants.presets;
    const nameOf = async (change: Partial<VariantRequest>): Promise<string> =>
      puzzleName((await make(change)).board.layout, texts);
    assert.equal(await nameOf({ grid: 'x', drawn: 'none' }), names.x);
    assert.equal(await nameOf({ grid: '6x6', drawn: 'arrow' }), sized(kinds.arrow, 6, 6));
    // White and black dots, and that all are shown, are one thing.
    assert.equal(await nameOf({ grid: '6x6', drawn: 'kropki' }), sized(kinds.kropki, 6, 6));
    assert.equal(await nameOf({ grid: '6x6', drawn: 'cage' }), sized(kinds.cage, 6, 6));
    assert.equal(await nameOf({ grid: '6x6', drawn: 'mixed' }), sized(several, 6, 6));
    const pieces = texts.shapes.rules.areas(6);
    assert.equal(
      await nameOf({ grid: '6x6', drawn: 'none', irregular: true }),
      sized(pieces, 6, 6),
    );
    assert.equal(
      await nameOf({ grid: '6x6', drawn: 'arrow', irregular: true }),
      pair(kinds.arrow, pieces),
    );
    const plain = { ...CLASSIC, preset: null, rows: 8, cols: 7, boxes: null };
    assert.equal(puzzleName(plain, texts), own);
  });

  test('is there to be played, and its seed makes it again', async () => {
    const made = await make({ grid: '6x6', drawn: 'mixed', givens: 10 });
    assert.deepEqual([made.board.editing, made.givens, made.reached], [false, 10, true]);
    const again = await make({ grid: '6x6', drawn: 'mixed', givens: 10, seed: ` ${made.seed} ` });
    assert.deepEqual(again, made);
    const [one, other] = [await make({ seed: '' }), await make({ seed: ' ' })];
    assert.notEqual(one.seed, other.seed);
  });
});
