/** Many puzzles from one seed. */
import assert from 'node:assert/strict';
import { setMaxListeners } from 'node:events';
import { describe, it } from 'node:test';
import { Gate } from '../../app/batch/gate';
import {
  addMade,
  headerOf,
  lineOf,
  makeMany,
  NONE_MADE,
  seedAt,
  type MadeCounts,
  type MakeOptions,
} from '../../app/batch/make';
import { collect } from '../../app/batch/output';
import type { Engine } from '../../engine/jiugong';
import { JiugongError, load } from '../../../build/site/jiugong.mjs';

// All calls that are under way listen to one signal, of which Node would warn.
setMaxListeners(0);

const WISHES = {
  amount: 100,
  clues: null,
  symmetry: 'none',
  minimal: false,
  seed: '7',
  format: 'puzzle',
} as const;

interface Made {
  readonly text: string;
  readonly counts: MadeCounts;
}

async function make(
  change: Partial<MakeOptions> = {},
  onProgress: (counts: MadeCounts) => void = () => undefined,
  workers = 1,
): Promise<Made> {
  const engines = Array.from({ length: workers }, () => load({ thread: 'own' }));
  const out = collect('text/plain');
  const signal = change.signal ?? new AbortController().signal;
  let counts = NONE_MADE;
  await makeMany(engines, {
    ...WISHES,
    gate: new Gate(),
    signal,
    write: (bytes) => out.write(bytes),
    onProgress: (news) => {
      counts = news;
      onProgress(news);
    },
    ...change,
  });
  for (const engine of engines) (await engine).close();
  return { text: await (await out.finish())!.text(), counts };
}

const died = (): JiugongError => new JiugongError('internal', 'The engine stopped: it died');

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

describe('the seeds of many puzzles', () => {
  it('are the outputs of SplitMix64', () => {
    const seeds = Array.from({ length: 3 }, (_, index) => seedAt(1234567n, index));
    assert.deepEqual(seeds, [6457827717110365317n, 3203168211198807973n, 9817491932198370423n]);
    assert.equal(seedAt(0n, 0), 0xe220a8397b1dcdafn);
    assert.equal(seedAt(2n ** 64n - 1n, 0) < 2n ** 64n, true);
  });
});

describe('many puzzles', () => {
  it('are the same for the same seed, and each is the one of its own seed', async () => {
    const [first, second] = [await make(), await make()];
    assert.equal(first.text, second.text);
    assert.equal(first.counts.puzzles, 100);
    const lines = linesOf(first.text);
    assert.equal(new Set(lines).size, 100);
    assert.ok(lines.every((line) => /^[1-9.]{81}$/.test(line)));
    // A longer list begins with the shorter one; another seed gives others.
    assert.ok(first.text.startsWith((await make({ amount: 5 })).text));
    assert.notEqual((await make({ amount: 5, seed: '8' })).text, (await make({ amount: 5 })).text);
    const engine = await load();
    const { puzzle } = await engine.generate({ seed: seedAt(7n, 42) });
    engine.close();
    assert.equal(lines[42], puzzle);
  });

  it('are the same on any number of workers', async () => {
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map((workers) => make({ amount: 120, format: 'csv' }, undefined, workers)),
    );
    assert.equal(linesOf(one!.text).length, 121);
    assert.deepEqual(two, one);
    assert.deepEqual(three, one);
  });

  it('are made by others where a worker cannot be had, or dies', async () => {
    const engine = await load();
    const asked = new Map<string, number>();
    const dying: Pick<Engine, 'generate'> = {
      generate(wishes) {
        const times = (asked.get(String(wishes?.seed)) ?? 0) + 1;
        asked.set(String(wishes?.seed), times);
        return times === 3 ? engine.generate(wishes) : Promise.reject(died());
      },
    };
    const written: string[] = [];
    await makeMany([Promise.resolve(dying), Promise.resolve(null)], {
      ...WISHES,
      gate: new Gate(),
      signal: new AbortController().signal,
      write: (bytes) => written.push(new TextDecoder().decode(bytes)),
      onProgress: () => undefined,
    });
    engine.close();
    assert.equal(written.join(''), (await make()).text);
    assert.deepEqual(new Set(asked.values()), new Set([3]));
  });

  it('that are made are written also where the next cannot be', async () => {
    const engine = await load();
    const never: Pick<Engine, 'generate'> = {
      generate: (wishes) =>
        String(wishes?.seed) === String(seedAt(7n, 50))
          ? Promise.reject(died())
          : engine.generate(wishes),
    };
    let text = '';
    let counts = NONE_MADE;
    const run = makeMany([Promise.resolve(never)], {
      ...WISHES,
      gate: new Gate(),
      signal: new AbortController().signal,
      write: (bytes) => void (text += new TextDecoder().decode(bytes)),
      onProgress: (news) => (counts = news),
    });
    await assert.rejects(run, { code: 'internal' });
    engine.close();
    const lines = linesOf(text);
    assert.equal(counts.puzzles, lines.length);
    assert.ok(lines.length > 0 && lines.length <= 50);
    assert.ok((await make()).text.startsWith(text));
  });

  it('have the clues and the symmetry that are wished', async () => {
    const { text, counts } = await make({ amount: 10, clues: 30, symmetry: 'rotate180' });
    assert.deepEqual(counts, { puzzles: 10, missed: 0, clues: { 30: 10 } });
    for (const line of linesOf(text)) {
      const shape = line.replaceAll(/[1-9]/g, 'x');
      assert.equal(shape, [...shape].reverse().join(''));
    }
  });

  it('are as many as there were when they are stopped', async () => {
    const stop = new AbortController();
    const { text, counts } = await make({ amount: 100_000, signal: stop.signal }, () =>
      stop.abort(),
    );
    assert.ok(counts.puzzles >= 1 && counts.puzzles < 100_000);
    assert.equal(text.match(/^[1-9.]{81}$/gm)?.length, counts.puzzles);
  });

  it('reject where one cannot be made', async () => {
    await assert.rejects(make({ clues: 3 }), { code: 'bad-argument' });
  });

  it('are counted by their clues, and those with others than were wished', () => {
    const counts = [
      { clues: 24, reached: true },
      { clues: 25, reached: false },
      { clues: 24, reached: true },
    ].reduce(addMade, NONE_MADE);
    assert.deepEqual(counts, { puzzles: 3, missed: 1, clues: { 24: 2, 25: 1 } });
  });

  it('are written as puzzles, a table or objects', () => {
    const made = {
      puzzle: 'p',
      solution: 's',
      clues: 24,
      seed: '18446744073709551615',
      reached: true,
    };
    assert.equal(headerOf('puzzle') + lineOf(made, 'puzzle'), 'p\n');
    assert.equal(
      headerOf('csv') + lineOf(made, 'csv'),
      'puzzle,solution,clues,seed\np,s,24,18446744073709551615\n',
    );
    assert.deepEqual(JSON.parse(headerOf('json') + lineOf(made, 'json')), {
      puzzle: 'p',
      solution: 's',
      clues: 24,
      seed: '18446744073709551615',
    });
  });
});
