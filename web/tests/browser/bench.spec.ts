/**
 * The steps of ./dev bench api and ./dev bench page on a page; nothing is measured here. What the former makes of answers
 * is in bench/api-contestant.test.mjs.
 */
import { ApiContestant } from '../../bench/api-contestant.mjs';
import { firstVisit } from '../../bench/first-visit.mjs';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED } from './puzzles';

test('the API takes part in the benchmark', async ({ browser }) => {
  const contestant = new ApiContestant(browser);
  try {
    await contestant.introduce();
    expect(contestant.about).toMatch(/^[0-9.]+, 1,000 calls in flight, engine on: worker$/);
    await contestant.load([FIRST, FIRST_SOLVED]);
    expect(await contestant.check(2)).toEqual({ guesses: 0, unguessed: 2 });
    expect((await contestant.time('run 2 1')).answer).toBe(2n);
  } finally {
    await contestant.close();
  }
});

test('a first visit types a digit and gets the answer @everywhere', async ({
  browser,
  homeUrl,
}) => {
  const { ready, solve, value } = await firstVisit(browser, homeUrl);
  expect(value).toBe(FIRST_SOLVED);
  for (const milliseconds of [ready, solve]) expect(milliseconds).toBeGreaterThan(0);
});
