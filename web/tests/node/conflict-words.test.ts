/** Why there is no solution, in at most three lines of a phone, however much conflicts; what they stand for is below them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { load, type Engine, type RegionContradiction } from '../../../build/site/jiugong.mjs';
import { CLASSIC, type Layout } from '../../board/layout';
import { provideFigures } from '../../board/shapes/figures';
import { FIGURES } from '../../board/shapes/figures/room';
import { toInput } from '../../board/shapes/regions';
import { rulesWords } from '../../board/shapes/words';
import { blank } from '../../board/values';
import type { Message } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';
import { LANGUAGES } from '../../locales/languages';
import { textsFor } from '../../page/panels/variants/texts';
import { SAMPLES } from '../constraint-samples';

provideFigures(FIGURES);

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

/** What a line of a phone of 360 pixels holds, beside the triangle of what opens. */
const COLUMNS = 36;

/** The lines that a text takes at most: words may leave a few columns; Chinese letters are twice as wide. */
const linesOf = (text: string): number =>
  Math.ceil([...text].reduce((width, sign) => width + (sign > '\u2e80' ? 2 : 1), 0) / COLUMNS);

const linesOfMessage = ({
  headline,
  details,
  fold,
}: Pick<Message, 'headline' | 'details' | 'fold'>): number =>
  [headline, ...(fold === undefined ? details : [fold])].reduce(
    (sum, text) => sum + linesOf(text),
    0,
  );

const nothing: RegionContradiction = {
  givens: [],
  regions: [],
  cages: [],
  rules: [],
  diagonals: false,
  antiKnight: false,
  antiKing: false,
  nonConsecutive: false,
  minimal: true,
};
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const layout: Layout = {
  ...CLASSIC,
  preset: null,
  constraints: Object.values(SAMPLES),
  cages: upTo(40).map((cell) => ({ sum: 9, cells: [cell, cell + 9] })),
};

test('nine rules that conflict take no more than three lines, and are named below them', async () => {
  const cells = upTo(9).map((at) => 10 * at);
  const chain = [...cells, 79].map((cell, at) => [cell, [...cells, 79][at + 1]!]).slice(0, -1);
  const puzzle: Layout = {
    ...CLASSIC,
    preset: null,
    constraints: chain.map((pair) => ({ kind: 'thermometer', cells: pair })),
  };
  const found = await engine.regionContradiction(toInput(puzzle, blank(puzzle)));
  assert.equal(found?.rules.length, 9);
  const { details, fold } = rulesWords(found, puzzle, MESSAGES.en);
  assert.equal(fold, '9 rules conflict');
  assert.equal(details.length, 10);
});

test('two rules that conflict are named in the line if their names are short', () => {
  for (const language of LANGUAGES) {
    const texts = textsFor(language);
    for (const [at, name] of Object.keys(SAMPLES).entries()) {
      const found = { ...nothing, rules: [at, (at + 1) % Object.keys(SAMPLES).length] };
      const words = { headline: texts.status.none, ...rulesWords(found, layout, texts) };
      assert.ok(linesOfMessage(words) <= 3, `${name}: ${words.fold}`);
    }
  }
  const found = { ...nothing, givens: [0], cages: [1] };
  assert.equal(rulesWords(found, layout, MESSAGES.en).fold, 'r1c1 and cage of 9 at r1c2 conflict');
  const long = { ...nothing, rules: upTo(3) };
  assert.equal(rulesWords(long, layout, MESSAGES.en).fold, '3 rules conflict');
});

test('all that can conflict is counted in the line', () => {
  const found: RegionContradiction = {
    ...nothing,
    givens: upTo(30),
    regions: upTo(27),
    cages: upTo(40),
    rules: upTo(Object.keys(SAMPLES).length),
    diagonals: true,
    antiKing: true,
    minimal: false,
  };
  for (const language of LANGUAGES) {
    const texts = textsFor(language);
    const words = { headline: texts.status.noneTogether, ...rulesWords(found, layout, texts) };
    assert.ok(linesOfMessage(words) <= 3, words.fold);
    assert.ok(words.details.length > 3);
  }
});
