import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeNotice } from '../../page/panels/solve/words';
import {
  CLUES,
  drawSeed,
  FIRST_WISHES,
  formatWishes,
  isSeed,
  makePuzzle,
  parseWishes,
  type Wishes,
} from '../../page/ui/new-puzzle';
import type { Engine, GenerateOptions } from '../../engine/jiugong';
import { textsFor } from '../../page/panels/solve/texts';

describe('the options for a new puzzle', () => {
  it('are stored as text, without the seed', () => {
    const wishes = { clues: 30, symmetry: 'rotate90', seed: '7' } as const;
    assert.deepEqual(parseWishes(formatWishes(wishes)), { ...wishes, seed: '' });
    assert.deepEqual(parseWishes(formatWishes(FIRST_WISHES)), FIRST_WISHES);
  });

  it('get the defaults if the stored text is invalid', () => {
    for (const text of [null, '', 'minimal', '16 nowhere', '82', '1e1 NONE', '<b>', ' none']) {
      assert.deepEqual(parseWishes(text), FIRST_WISHES, String(text));
    }
    assert.equal(parseWishes('17 nowhere').clues, 17);
    assert.equal(parseWishes('99 vertical').symmetry, 'vertical');
  });

  it('offer every number of clues that a puzzle can have', () => {
    assert.deepEqual([CLUES[0], CLUES.at(-1), CLUES.length], [17, 81, 65]);
  });

  it('take whole numbers below 2^64 as seeds, or blank', () => {
    for (const good of ['', ' ', '0', '007', ' 42 ', '18446744073709551615'])
      assert.ok(isSeed(good));
    const bad = [
      '18446744073709551616',
      '-1',
      '1.5',
      '1e3',
      '0x10',
      'seed',
      '１',
      '1 2',
      '9'.repeat(21),
    ];
    for (const text of bad) assert.ok(!isSeed(text), text);
  });

  it('are passed to the engine, with a random seed if none was typed', async () => {
    const asked: GenerateOptions[] = [];
    const generate = (options: GenerateOptions) => {
      asked.push(options);
      return Promise.resolve({});
    };
    const engine = { generate } as unknown as Engine;
    const { signal } = new AbortController();
    const make = (change: Partial<Wishes>) =>
      makePuzzle(engine, { ...FIRST_WISHES, ...change }, signal);
    await make({ clues: 30, symmetry: 'diagonal', seed: ' 7 ' });
    assert.deepEqual(asked[0], { clues: 30, symmetry: 'diagonal', seed: '7', signal });
    for (const seed of ['', ' ', '']) await make({ seed });
    const drawn = asked.slice(1).map(({ seed }) => seed);
    assert.equal(new Set(drawn).size, 3);
    assert.deepEqual(asked[1], { clues: undefined, symmetry: 'none', seed: drawn[0], signal });
  });

  it('draw a different seed each time', () => {
    const seeds = Array.from({ length: 20 }, drawSeed);
    assert.ok(new Set(seeds).size > 15);
    for (const seed of seeds) assert.ok(isSeed(seed) && seed.length <= 10, seed);
  });
});

describe('the message about a new puzzle', () => {
  const texts = textsFor('en');
  const ofBoard = { tone: 'plain', headline: 'board', details: [] } as const;
  const said = (clues: number, wished: number | null): string => {
    const { headline, details } = describeNotice({ kind: 'made', clues, wished }, ofBoard, texts);
    return [headline, ...details].join(' ');
  };

  it('has the number of givens, and the requested number if it differs', () => {
    assert.equal(
      said(24, null),
      'A new puzzle with 24 givens. It has one solution, and is minimal.',
    );
    assert.equal(said(30, 30), 'A new puzzle with 30 givens. It has one solution.');
    assert.equal(
      said(19, 17),
      'A new puzzle with 19 givens. You asked for 17; this is the nearest that was found.',
    );
  });
});
