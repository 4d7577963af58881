/**
 * The jobs of the long tests, and the comparison of memory before and after: as much as a tab does in days. After a warm-up heap
 * and process may grow by 5%. What grows more is measured again after a second run: then the heap has to be where it was at
 * first, and the process, whose allocator may take more once, where it was before. Searches that would take hours have to end
 * within 100 ms of their signal.
 */
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

export const site = join(
  dirname(fileURLToPath(import.meta.url)),
  '..',
  '..',
  '..',
  'build',
  'site',
);

export const PUZZLE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const BLANK = '.'.repeat(81);

/** The jobs and their repetitions, after a warm-up with a tenth of them. */
const WORK = {
  solve: [PUZZLE, 1_000_000],
  solveFile: [PUZZLE, 1_000_000],
  abort: [BLANK, 10_000],
  open: [PUZZLE, 1000],
};

const MAX_GROWTH = 1.05;
const MAX_DELAY = 100;

const inMegabytes = (figures) =>
  Object.entries(figures)
    .map(([name, bytes]) => `${name} ${(bytes / 1e6).toFixed(1)}`)
    .join(', ');

const grownKinds = (before, after) =>
  Object.keys(after).filter((kind) => after[kind] > MAX_GROWTH * before[kind]);

/**
 * Checks that a job on a warm process does not grow its memory; `measure` returns sizes in bytes by
 * kind. Grown kinds are measured again after the same job: a heap, whose size varies, must be back
 * at its first size; a process may have grown once, since allocators keep memory, but not again.
 */
export async function expectNoLeak(context, measure, body) {
  const workAndMeasure = async () => {
    await body();
    const after = await measure();
    context.diagnostic(`MB after: ${inMegabytes(after)}`);
    return after;
  };
  const before = await measure();
  context.diagnostic(`MB before: ${inMegabytes(before)}`);
  const once = await workAndMeasure();
  if (grownKinds(before, once).length === 0) return;
  const twice = await workAndMeasure();
  assert.deepEqual(grownKinds({ ...before, process: once.process }, twice), [], 'has grown');
}

/** Runs the jobs with `run`, and checks the memory before and after each. */
export function testMemory({ run, measure }) {
  for (const [name, [puzzle, times]] of Object.entries(WORK)) {
    test(`${times.toLocaleString('en')} times ${name}`, async (context) => {
      await run(name, puzzle, times / 10);
      await expectNoLeak(context, measure, () => run(name, puzzle, times));
    });
  }

  test('endless searches end at their signal', async (context) => {
    for (const [name, { how, ended, answered }] of Object.entries(
      await run('stop', PUZZLE, BLANK),
    )) {
      context.diagnostic(`${name}: ${ended.toFixed(1)} ms, next answer ${answered.toFixed(1)} ms`);
      assert.equal(how, 'AbortError', name);
      assert.ok(ended < MAX_DELAY, name);
      assert.ok(answered < MAX_DELAY, name);
    }
  });
}
