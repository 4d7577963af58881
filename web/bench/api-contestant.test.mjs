/** Tests what ./dev bench api makes of answers, without a browser and without measuring anything. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { ApiContestant } from './api-contestant.mjs';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const BLANK = '.'.repeat(81);
const CLASHING = `55${BLANK.slice(2)}`;

const ANSWERS = {
  [PUZZLE]: { count: 1, solution: SOLVED, guesses: 0 },
  [SOLVED]: { count: 1, solution: SOLVED, guesses: 3 },
  [BLANK]: { count: 2, solution: SOLVED, guesses: 9 },
  [CLASHING]: { count: 0, solution: null, guesses: 0 },
  // As if the engine were wrong.
  [`1${BLANK.slice(1)}`]: { count: 1, solution: SOLVED, guesses: 0 },
};

/** The calls of `solve`: their puzzles and limits. */
let asked = [];

const engine = {
  thread: 'worker',
  async solve(puzzle, { limit }) {
    asked.push([puzzle, limit]);
    return ANSWERS[puzzle];
  },
};

/** A browser whose pages run the served script api-page.js alone, with that engine. */
const browser = {
  version: () => '1.2.3',
  async newPage() {
    const context = { window: { Jiugong: { load: async () => engine } }, performance };
    return {
      async goto(url) {
        const page = await fetch(url);
        assert.match(await page.text(), /<script src="api-page.js">/);
        runInNewContext(await (await fetch(new URL('api-page.js', url))).text(), context);
      },
      evaluate: (act, value) => runInNewContext(`(${act})`, context)(value),
      close: async () => undefined,
    };
  },
};

let contestant;

beforeEach(async () => {
  asked = [];
  contestant = new ApiContestant(browser);
  await contestant.introduce();
});

afterEach(() => contestant.close());

test('it says which browser and thread it is', () => {
  assert.equal(contestant.about, '1.2.3, 1,000 calls in flight, engine on: worker');
});

test('guesses are added, and puzzles without any counted', async () => {
  await contestant.load([PUZZLE, SOLVED, SOLVED]);
  assert.deepEqual(await contestant.check(2), { guesses: 6, unguessed: 1 });
  assert.deepEqual(asked, [
    [PUZZLE, 2],
    [SOLVED, 2],
    [SOLVED, 2],
  ]);
});

test('a run solves each puzzle as often as wanted, and counts the solutions', async () => {
  await contestant.load([PUZZLE, BLANK]);
  const { seconds, answer } = await contestant.time('run 3 700');
  assert.equal(answer, 2100n);
  assert.ok(seconds > 0);
  assert.equal(asked.length, 1400);
  assert.ok(asked.every(([, limit]) => limit === 3));
});

for (const [why, puzzle] of [
  ['has several solutions', BLANK],
  ['has no solution', CLASHING],
  ['was answered with another', `1${BLANK.slice(1)}`],
]) {
  test(`the first puzzle that ${why} is a fault`, async () => {
    await contestant.load([PUZZLE, puzzle, puzzle]);
    assert.deepEqual(await contestant.check(2), { fault: { index: 1, why } });
  });
}
