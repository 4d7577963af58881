/** `generate` for a wanted difficulty, through the shipped package. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type Engine,
  type GenerateManyOptions,
  type GenerateProgress,
  type GenerateRatedOptions,
  LEVELS,
  TECHNIQUES,
  load,
} from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const refused = (options: object, message: RegExp) =>
  assert.rejects(engine.generate(options as GenerateRatedOptions), {
    name: 'JiugongError',
    code: 'bad-argument',
    message,
  });

describe('generate makes puzzles', () => {
  for (const level of LEVELS) {
    test(`of level ${level}`, async () => {
      for (const seed of [1, 2, 3]) {
        const made = await engine.generate({ level, seed });
        const { puzzle, er, ep, ed, hardest } = made;
        assert.equal(made.reached, true);
        assert.equal(made.level, level);
        const { status, solution } = await engine.solve(puzzle);
        assert.equal(status, 'unique');
        assert.equal(made.solution, solution);
        assert.equal(made.clues, puzzle.replaceAll('.', '').length);
        assert.equal(made.seed, String(seed));
        const rated = await engine.rate(puzzle);
        assert.deepEqual(
          { er, ep, ed, level, hardest },
          {
            er: rated.er,
            ep: rated.ep,
            ed: rated.ed,
            level: rated.level,
            hardest: rated.hardest,
          },
        );
      }
    });
  }

  test('with ratings in a range', async () => {
    const { er } = await engine.generate({ er: [7.1, 7.2], seed: 4 });
    assert.ok(er === 7.1 || er === 7.2);
    const open = await engine.generate({ er: [-Infinity, 1.2], seed: 4, minimal: true });
    assert.equal(open.er, 1.2);
  });

  test('for a technique, of either style', async () => {
    const pair = await engine.generate({ technique: 'naked-pair', seed: 1, clues: 30 });
    assert.equal(pair.clues, 30);
    assert.equal((await engine.rate(pair.puzzle)).hardest, 'naked-pair');
    const { puzzle, hardest } = await engine.generate({ technique: 'skyscraper', seed: 1 });
    assert.equal(hardest, 'skyscraper');
    const { steps } = await engine.explain(puzzle, { style: 'human' });
    assert.equal(Math.max(...steps.map(({ rating }) => rating!)), 130);
    assert.ok(steps.some(({ technique }) => technique === 'skyscraper'));
  });

  test('with symmetry, minimal, or with clues as wanted', async () => {
    const { puzzle } = await engine.generate({ level: 'hard', symmetry: 'rotate180', seed: 2 });
    const pattern = puzzle.replaceAll(/[1-9]/g, '#');
    assert.equal(Array.from(pattern).reverse().join(''), pattern);
    const minimal = await engine.generate({ level: 'medium', minimal: true, seed: 2 });
    for (const [cell, digit] of Array.from(minimal.puzzle).entries()) {
      if (digit === '.') continue;
      const without = `${minimal.puzzle.slice(0, cell)}.${minimal.puzzle.slice(cell + 1)}`;
      assert.equal((await engine.solve(without)).status, 'multiple');
    }
    assert.equal((await engine.generate({ level: 'easy', clues: 33, seed: 2 })).clues, 33);
  });
});

test('the same seed gives the same puzzle, and any text is one', async () => {
  const made = await engine.generate({ level: 'medium', seed: '2026-12-24' });
  assert.equal(made.seed, '1756867075810662394');
  for (const seed of ['2026-12-24', made.seed, 1756867075810662394n]) {
    assert.deepEqual(await engine.generate({ level: 'medium', seed }), made);
  }
  const other = await engine.generate({ level: 'medium', seed: '2026-12-25' });
  assert.notEqual(other.puzzle, made.puzzle);
  const drawn = await engine.generate({ level: 'easy' });
  assert.deepEqual(await engine.generate({ level: 'easy', seed: drawn.seed }), drawn);
});

test('texts are seeds wherever there are seeds, and digits are their number', async () => {
  const { seed, puzzle } = await engine.generate({ seed: '九宫' });
  assert.equal(seed, '4084896712866657119');
  assert.equal((await engine.generate({ seed: 4084896712866657119n })).puzzle, puzzle);
  assert.equal((await engine.generate({ seed: '0042' })).seed, '42');
  assert.equal(
    (await engine.generate({ seed: '18446744073709551616' })).seed,
    '17145954108847178093',
  );
  assert.equal((await engine.generate({ seed: '' })).seed, '14695981039346656037');
  assert.equal((await engine.generateMany({ amount: 1, seed: '九宫' })).seed, seed);
});

test('what is out of reach is told, with the nearest puzzle and the progress', async () => {
  const told: GenerateProgress[] = [];
  const made = await engine.generate({
    er: [1.6, 1.6],
    seed: 1,
    effort: 60_000,
    onProgress: (progress) => told.push(progress),
  });
  assert.equal(made.reached, false);
  assert.ok(made.er === 1.5 || made.er === 1.7);
  assert.equal((await engine.rate(made.puzzle)).er, made.er);
  assert.ok(told.some(({ best }) => best !== null));
  for (const { done, rated, best } of told) {
    assert.ok(done >= 0 && done <= 1);
    assert.ok(rated >= 0);
    assert.ok(best === null || best.puzzle.length === 81);
  }
});

test('a search can be stopped, and the engine is free at once', async () => {
  const controller = new AbortController();
  const search = engine.generate({
    er: [1.6, 1.6],
    effort: Infinity,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await assert.rejects(search, { name: 'AbortError' });
  assert.equal((await engine.generate({ level: 'easy', seed: 1 })).level, 'easy');
});

test('every technique is known to the module', async () => {
  for (const technique of TECHNIQUES) await engine.generate({ technique, effort: 1, seed: 1 });
});

test('more searches at once than there are generators all end', async () => {
  const made = await Promise.all(
    Array.from({ length: 30 }, (_, seed) => engine.generate({ level: 'easy', seed: seed % 3 })),
  );
  assert.equal(new Set(made.map(({ puzzle }) => puzzle)).size, 3);
});

test('without a difficulty it is as ever', async () => {
  const options = { level: undefined, er: undefined, seed: 7, clues: 30, attempts: 10 };
  assert.deepEqual(
    await engine.generate(options),
    await engine.generate({ seed: 7, clues: 30, attempts: 10 }),
  );
});

test('wrong requests are refused', async () => {
  await refused({ level: 'hardest' }, /Unknown level "hardest"; known values are beginner, easy/);
  await refused({ level: 'easy', er: [1, 2] }, /level and er exclude each other/);
  await refused({ er: [3, 2] }, /The option er must be .* not \[3, 2\]/);
  for (const er of [[NaN, 2], [7.21, 7.29], [21, 30], [1], 'x', null, { length: 2 }]) {
    await refused({ er }, /The option er must be/);
  }
  await refused(
    { technique: 'xwing' },
    /^Unknown technique "xwing"; similar ones are x-wing, xy-wing, w-wing; TECHNIQUES has all of them\.$/,
  );
  await refused({ technique: 3 }, /^Unknown technique 3; TECHNIQUES has all of them\.$/);
  await refused(
    { technique: 'skyscraper', style: 'explainer' },
    /has no technique 'skyscraper'; the style 'human' has\.$/,
  );
  await refused({ technique: 'x-wing', style: 'robot' }, /Unknown style "robot"; known values are/);
  for (const options of [{ style: 'human' }, { level: 'easy', style: 'human' }]) {
    await refused(options, /^The option style goes only with a technique\.$/);
  }
  for (const name of ['effort', 'onProgress']) {
    const message = new RegExp(
      `^The option ${name} goes only with one of level, er, technique\\.$`,
    );
    await refused({ [name]: 5 }, message);
  }
  await refused(
    { level: 'easy', attempts: 5 },
    /^The option attempts goes only without level, er, technique; with one of them, effort says/,
  );
  await assert.rejects(
    engine.generateMany({ amount: 1, style: 'human' } as unknown as GenerateManyOptions),
    { code: 'bad-argument', message: 'The option style goes only with a technique.' },
  );
  await refused({ level: 'easy', effort: 0 }, /The effort must be/);
  await refused({ level: 'easy', givens: 16 }, /The number of givens must be/);
  await refused(
    { levle: 'easy' },
    /Unknown option "levle"; known options are .*level, er, technique/,
  );
});
