/** Hint and Apply alone solve every sudoku, whatever the reader has done to it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import { begun, random, walk } from '../hint-walk';

/** How many puzzles; `npm run test:long` takes a thousand. */
const WALKS = Number(process.env['JIUGONG_WALKS'] ?? 40);

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

/** Puzzles of every rating. */
const RATED = readFileSync(
  join(process.cwd(), '..', 'native_tests', 'corpus', 'teach_rated.csv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.slice(0, 81));

/** Every fourth one is of the corpus, the others are generated. */
async function puzzleOf(walkNumber: number): Promise<string> {
  const rated = walkNumber % 4 === 0 ? RATED[(walkNumber / 4) % RATED.length] : undefined;
  return rated ?? (await engine.generate({ seed: walkNumber })).puzzle;
}

test('boards with wrong digits and marks are solved by hints', async () => {
  const kinds: Record<string, number> = {};
  for (let number = 0; number < WALKS; ++number) {
    const puzzle = await puzzleOf(number);
    const { solution } = await engine.solve(puzzle);
    const start = begun(puzzle, solution!, random(number));
    const found = await walk(engine, start, solution!);
    for (const [kind, times] of Object.entries(found)) kinds[kind] = (kinds[kind] ?? 0) + times;
  }
  assert.deepEqual(Object.keys(kinds).sort(), ['missing-mark', 'step', 'wrong-digit']);
});
