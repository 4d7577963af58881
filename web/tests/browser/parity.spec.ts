/** The browser's WebAssembly gives the native engine's answers to ten thousand questions. */
import { answerAll, differingShards } from '../parity/parity.mjs';
import { expect, test } from './fixtures';

test('gives every answer, count and number of guesses of the native engine', async ({
  page,
  server,
}) => {
  test.slow();
  await page.goto(`${server.origin}/blog.html`);
  expect(
    await differingShards((questions: string[]) => page.evaluate(answerAll, questions)),
  ).toEqual([]);
});
