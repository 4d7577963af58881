/** Why there is no solution, in at most three lines of a phone, however much conflicts; what they stand for is below them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { load, type Engine, type RegionContradiction } from '../../../build/site/jiugong.mjs';
import { CLASSIC, type Layout } from '../../board/layout';
import '../../rules/on-board/provided';
import { toInput } from '../../board/shapes/regions';
import { rulesWords } from '../../board/shapes/words';
import { blank } from '../../board/values';
import type { Message } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';
import { LANGUAGES } from '../../locales/languages';
import { textsFor } from '../../page/panels/variants/texts';
import { SAMPLES } from '../rule-samples';

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

test('rules keep their names in a list, and houses and cages have theirs within a sentence', () => {
  const puzzle: Layout = {
    ...layout,
    cages: [{ sum: 9, cells: [3, 4] }],
    constraints: [
      { kind: 'sum', cells: [0, 1], sum: 10 },
      { kind: 'whisper', cells: [9, 10], difference: 5 },
    ],
  };
  const linesIn = (language: 'en' | 'zh-Hans', change: Partial<RegionContradiction>) => {
    const { details, fold } = rulesWords({ ...nothing, ...change }, puzzle, MESSAGES[language]);
    return [fold, ...details.slice(1)];
  };
  const all = { givens: [4], regions: [0], rules: [0] };
  assert.deepEqual(linesIn('en', all), [
    'r1c5, row 1 and X: r1c1 r1c2 conflict',
    '• Digit: r1c5',
    '• Row 1',
    '• X: r1c1 r1c2',
  ]);
  assert.deepEqual(
    linesIn('en', { regions: [0], rules: [1] })[0],
    'Row 1 and German whisper: r2c1 r2c2 conflict',
  );
  assert.deepEqual(linesIn('en', { diagonals: true, antiKing: true, cages: [0] }), [
    'Both diagonals, anti-king and cage of 9 at r1c4 conflict',
    '• Both diagonals and anti-king',
    '• Cage of 9 at r1c4',
  ]);
  assert.deepEqual(linesIn('zh-Hans', { cages: [0], rules: [0] }), [
    'r1c4 处和为 9 的笼、X 标记：r1c1 r1c2互相冲突',
    '• r1c4 处和为 9 的笼',
    '• X 标记：r1c1 r1c2',
  ]);
});

test('what conflicts alone is told in words of its own, whatever its number', () => {
  const diagonal = upTo(9).map((at) => 10 * at);
  const winding = [0, 1, 10, 9, 18, 19, 28, 27, 36, 37, 46, 45, 54];
  const puzzle: Layout = {
    ...layout,
    constraints: [
      { kind: 'unmarked', of: 'dots' },
      { kind: 'thermometer', cells: diagonal },
      { kind: 'thermometer', cells: winding },
    ],
  };
  const told: readonly (readonly ['en' | 'zh-Hans', Partial<RegionContradiction>, string])[] = [
    ['en', { diagonals: true }, 'Cannot be satisfied: Both diagonals'],
    ['en', { rules: [0] }, 'Cannot be satisfied: All dots are shown'],
    ['en', { rules: [1] }, 'Cannot be satisfied: Thermometer: r1c1–r9c9'],
    ['en', { rules: [2] }, '1 rule cannot be satisfied'],
    ['zh-Hans', { diagonals: true }, '两条对角线自相矛盾'],
    ['zh-Hans', { rules: [2] }, '1 条规则自相矛盾'],
  ];
  for (const [language, change, fold] of told) {
    const words = rulesWords({ ...nothing, ...change }, puzzle, MESSAGES[language]);
    assert.equal(words.fold, fold);
    // Nothing is said of others.
    assert.equal(words.details.length, 1);
  }
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
