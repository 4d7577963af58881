/** `solveMany` of files of any layout answers as the command does, and as the parts of the file in any sizes. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Engine, ManyOptions } from '../../engine/jiugong';
import { load } from '../../../build/site/jiugong.mjs';

const root = join(process.cwd(), '..');
const COMMAND = join(root, 'build', 'unity', 'cli', 'jiugong');
const EXAMPLES = join(root, 'native_tests', 'cli', 'examples');

/** Milliseconds after which a chunk is begun again in parts (batch.ts). */
const LIMIT = 500;

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const TWO = '.416.7582.258.1647678542913213486795867915234594723168739158426452369871186274359';
const NONE = `55${'.'.repeat(79)}`;

let engine: Engine;
before(async () => {
  engine = (await load()) as Engine;
});
after(() => engine.close());

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const rowsOf = (line: string): string => line.replaceAll(/.{9}/g, '$&\n');

/** Gives a file in pieces of this size. */
function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += size)));
    },
  });
}

/** Files of all kinds, with records of all kinds. */
function filesOf(count: number): Record<string, string> {
  const records = Array.from({ length: count }, (_, at) => [PUZZLE, TWO, NONE, 'bad'][at % 4]!);
  const good = records.filter((record) => record !== 'bad');
  return {
    lines: records.map((record, at) => `${record} #${at}\n`).join(''),
    'a table': `id,puzzle,remark\r\n${records.map((record, at) => `${at},${record},=${at}+1\r\n`).join('')}`,
    'a table with line ends in fields': `id\t"the puzzle"\tremark\n${records
      .map((record, at) => `${at}\t"${record}"\t"say ""no""\n\t-${at}"\n`)
      .join('')}`,
    grids: good.map((record, at) => `Grid ${at}\n${rowsOf(record)}\n`).join(''),
    'an .sdm file': records.map((record) => `${record}\r\n`).join(''),
    'an .sdk file': `[Puzzle]\r\n${rowsOf(PUZZLE)}[State]\r\n${rowsOf(SOLVED)}`.replaceAll(
      /\r?\n/g,
      '\r\n',
    ),
    'a text': `${JSON.stringify(good.slice(0, 300))}\n`,
    ...Object.fromEntries(
      ['puzzles.txt', 'puzzles.csv', 'grids.txt'].map((name) => [
        name,
        readFileSync(join(EXAMPLES, name), 'utf8'),
      ]),
    ),
  };
}
/** So many records that a file has several chunks. */
const LONG = filesOf(9000);

/** A command, and the options that ask the same. */
const QUESTIONS: readonly (readonly [string, ManyOptions])[] = [
  ['solve', {}],
  ['solve --format status', { format: 'status' }],
  ['count --limit 2', { format: 'count' }],
  ['solve --format csv', { format: 'csv' }],
  ['solve --format json --limit 1', { format: 'json', limit: 1 }],
  ['rate', { format: 'rating' }],
  ['rate --format csv', { format: 'csv', rating: true }],
  ['canonical', { format: 'canonical' }],
  ['minimal', { format: 'minimal' }],
  ['solve --format csv --canonical --minimal', { format: 'csv', canonical: true, minimal: true }],
  [
    'solve --format json --canonical --minimal --rate',
    { format: 'json', canonical: true, minimal: true, rating: true },
  ],
];

const KEPT: typeof QUESTIONS = [
  ...QUESTIONS.filter(([, { format }]) => format !== 'json'),
  ['solve --column 2', { column: 2 }],
].map(([verb, options]) => [`${verb} --keep`, { ...(options as object), keepColumns: true }]);

function answerOfCommand(verb: string, input: string): string {
  const { stdout, status, error } = spawnSync(COMMAND, verb.split(' '), {
    input,
    maxBuffer: 2 ** 26,
  });
  if (error) throw error;
  assert.ok(status === 0 || status === 1, `${verb}: ${status}`);
  return stdout.toString();
}

for (const [name, text] of Object.entries(filesOf(400))) {
  const questions =
    name.includes('table') || name.endsWith('.csv') ? [...QUESTIONS, ...KEPT] : QUESTIONS;
  test(`${name}: the command gives the same answers`, async () => {
    for (const [verb, options] of questions) {
      const { bytes, complete } = await engine.solveMany(text, { layout: 'any', ...options });
      assert.ok(complete);
      assert.equal(textOf(bytes), answerOfCommand(verb, text), verb);
    }
  });
}

test('files in pieces of any size, on several workers, are answered alike', async () => {
  for (const [name, text] of Object.entries(LONG)) {
    const question = { layout: 'any', format: 'csv' } as const;
    const { bytes, ...whole } = await engine.solveMany(text, question);
    assert.equal(textOf(bytes), answerOfCommand('solve --format csv', text), name);
    for (const size of [997, 65_537]) {
      const { bytes: same, ...counts } = await engine.solveMany(streamOf(text, size), {
        ...question,
        workers: 3,
      });
      assert.equal(textOf(same), textOf(bytes), name);
      assert.deepEqual({ ...counts, errors: [] }, { ...whole, errors: [] }, name);
      assert.deepEqual(
        counts.errors.map(({ line, column }) => [line, column]),
        whole.errors.map(({ line, column }) => [line, column]),
      );
    }
  }
});

test('files whose chunks take too long, and are begun again in parts, are answered alike', async (t) => {
  for (const [name, text] of Object.entries(LONG)) {
    const question = { layout: 'any', format: 'csv', rating: true, workers: 2 } as const;
    const { bytes, ...whole } = await engine.solveMany(text, question);
    const wait = globalThis.setTimeout;
    let cuts = 0;
    const hurried = t.mock.method(globalThis, 'setTimeout', (run: () => void, pause: number) => {
      if (pause === LIMIT) ++cuts;
      return wait(run, pause === LIMIT ? 0 : pause);
    });
    const { bytes: same, ...counts } = await engine.solveMany(text, question);
    hurried.mock.restore();
    assert.ok(cuts > 0);
    assert.equal(textOf(same), textOf(bytes), name);
    assert.deepEqual(counts, whole, name);
  }
});

test('errors have their lines in the file', async () => {
  const { errors, bad, lines } = await engine.solveMany(LONG['a table with line ends in fields']!, {
    layout: 'any',
  });
  assert.equal(bad, 2250);
  assert.equal(lines, 18_001);
  assert.deepEqual(
    errors.map(({ line }) => line),
    Array.from({ length: 20 }, (_, at) => 8 * at + 8),
  );
});

test('of an .sdk file the puzzle is read, not the state', async () => {
  const { unique, bytes } = await engine.solveMany(LONG['an .sdk file']!, {
    layout: 'any',
    format: 'count',
  });
  assert.deepEqual([unique, textOf(bytes)], [1, 'unique 1\n']);
});

test('essentially different puzzles are counted', async () => {
  const same = PUZZLE.slice(27) + PUZZLE.slice(0, 27);
  const text = `id,puzzle\n${[PUZZLE, same, TWO, NONE, PUZZLE].map((puzzle) => `1,${puzzle}\n`).join('')}`;
  const { distinct, bytes } = await engine.solveMany(text, { layout: 'any', format: 'canonical' });
  const form = (await engine.canonical(PUZZLE))!.puzzle;
  assert.equal(distinct, 2);
  assert.deepEqual(
    textOf(bytes)
      .split('\n')
      .map((line) => line === form),
    [true, true, false, false, true, false],
  );
  const table = await engine.solveMany(text, { layout: 'any', format: 'json', canonical: true });
  const { puzzle: canonical, automorphisms, ...transformation } = (await engine.canonical(same))!;
  assert.deepEqual(JSON.parse(textOf(table.bytes).split('\n')[1]!), {
    puzzle: same,
    status: 'unique',
    count: 1,
    solution: (await engine.solve(same)).solution,
    guesses: 0,
    canonical,
    automorphisms,
    transformation,
  });
  assert.equal(table.distinct, 2);
  assert.equal((await engine.solveMany(text, { layout: 'any' })).distinct, 0);
  const forms = new Set<number>();
  const question = { format: 'canonical', forms } as const;
  const counts = [];
  for (const file of [`${PUZZLE}\n`, `${TWO}\n${TWO}\n`, `${same}\n`])
    counts.push((await engine.solveMany(file, question)).distinct);
  assert.deepEqual(counts, [1, 2, 2]);
  await assert.rejects(engine.solveMany('', { forms: [] as never }), { code: 'bad-argument' });
});

test('a file that is aborted goes on where it ended', async () => {
  const text = LONG['grids']!;
  const whole = await engine.solveMany(text, { layout: 'any' });
  const stop = new AbortController();
  const first = await engine.solveMany(text, {
    layout: 'any',
    signal: stop.signal,
    keep: true,
    onProgress: ({ puzzles }) => puzzles > 0 && stop.abort(),
  });
  assert.ok(!first.complete && first.read > 0);
  const rest = await engine.solveMany(text.slice(first.read), { layout: 'any' });
  assert.equal(textOf(first.bytes) + textOf(rest.bytes), textOf(whole.bytes));
});

test('a record of megabytes is answered whole, and what never ends as one that is bad', async () => {
  const long = `id,puzzle,remark\n0,${PUZZLE},\n1,${PUZZLE},"${'x\n'.repeat(1_500_000)}"\n2,${PUZZLE},\n`;
  const { unique, bad } = await engine.solveMany(long, { layout: 'any' });
  assert.deepEqual([unique, bad], [3, 0]);
  const open = `id,puzzle\n1,${PUZZLE}\n2,"bad\n${`${PUZZLE}\n`.repeat(20_000)}`;
  const broken = await engine.solveMany(open, { layout: 'any' });
  assert.deepEqual([broken.unique, broken.bad], [1, 1]);
});

test('an empty file, and one with nothing but a header', async () => {
  for (const layout of ['lines', 'any'] as const) {
    const { bytes } = await engine.solveMany('', { layout, format: 'csv' });
    assert.equal(textOf(bytes), 'puzzle,status,count,solution,guesses\n');
  }
  const { bytes } = await engine.solveMany('id,puzzle\n', { keepColumns: true });
  assert.equal(textOf(bytes), 'id,puzzle,solution\n');
});

test('says what does not fit', async () => {
  const table = `id,puzzle\n7,${PUZZLE}\n`;
  const wrong: [string, object][] = [
    [table, { layout: 'circle' }],
    [table, { layout: 7 }],
    [table, { column: 'name' }],
    [table, { column: 3 }],
    [table, { canonical: 1, format: 'csv' }],
    [table, { canonical: true }],
    [table, { minimal: true, format: 'count' }],
    [table, { keepColumns: true, format: 'json' }],
    [rowsOf(PUZZLE), { keepColumns: true }],
  ];
  for (const [text, options] of wrong) {
    await assert.rejects(
      engine.solveMany(text, options),
      { code: 'bad-argument' },
      JSON.stringify(options),
    );
  }
  // The engine is as it was.
  const { bytes } = await engine.solveMany(table, { column: 'puzzle' });
  assert.equal(textOf(bytes), `${SOLVED}\n`);
});
