/** The module holds exactly what wasm/bindings/module.d.ts says of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, test } from 'node:test';
import type { JiugongModule, Job, Jobs } from 'jiugong:module';

const directory = join(process.cwd(), '..', 'build', 'wasm');
const glue = join(directory, 'jiugong.js');

let module: JiugongModule;
before(async () => {
  const create = createRequire(import.meta.url)(glue) as typeof import('jiugong:module').default;
  module = await create({ wasmBinary: readFileSync(join(directory, 'jiugong.wasm')) });
});

/** The methods of an object's class, without those that Embind gives every class. */
function methodsOf(object: object): string[] {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(object) as object);
  return names.filter((name) => name !== 'constructor').sort();
}

/** Runs a job to its end. */
function run<M extends keyof Jobs>(method: M, ...args: Parameters<Jobs[M]>): unknown {
  const job = new module[method]() as Job<Parameters<Jobs[M]>>;
  job.start(...args);
  let json = '';
  let state = 0;
  while (state === 0) {
    state = job.advance(10);
    json = state === 2 ? job.take() : json + job.take();
  }
  job.delete();
  return JSON.parse(json);
}

test('a job for each method', () => {
  // `satisfies` fails to compile when the declaration has a name that is not listed here.
  const methods = {
    solve: 2,
    count: 2,
    candidates: 1,
    contradiction: 1,
    difference: 1,
    generate: 5,
    untwist: 7,
    rotateSudoku: 3,
    nineTripods: 4,
    solveText: 1,
    readText: 1,
    writeText: 2,
    solveRegions: 2,
    readRegions: 1,
    writeRegions: 1,
    regionPreset: 1,
  } satisfies Record<keyof Jobs, number>;
  // These tell how far they are.
  const long = new Set<string>(['untwist', 'rotateSudoku', 'nineTripods']);
  for (const [method, args] of Object.entries(methods)) {
    const job = new module[method as keyof Jobs]() as Job;
    const expected = [
      'advance',
      'start',
      'take',
      ...(long.has(method) ? ['bestLength', 'bestMoves', 'progress'] : []),
    ];
    assert.deepEqual(methodsOf(job), expected.sort(), method);
    assert.throws(() => job.start(...Array.from({ length: args + 1 }, () => '')), /arguments/);
    job.delete();
  }
});

test('every field is there on every path', () => {
  for (const puzzle of ['.'.repeat(81), `55${'.'.repeat(79)}`]) {
    const result = run('solve', puzzle, 2) as object;
    assert.deepEqual(Object.keys(result).sort(), [
      'capped',
      'conflicts',
      'count',
      'guesses',
      'micros',
      'second',
      'solution',
      'status',
    ]);
  }
  const error = run('solve', 'no puzzle', 2) as object;
  assert.deepEqual(Object.keys(error).sort(), [
    'code',
    'column',
    'expected',
    'found',
    'line',
    'message',
  ]);
});

test('what is left of a call does not reach the next', () => {
  const job = new module.solve();
  job.start('.'.repeat(81), 1e9);
  job.advance(10);
  job.start('no puzzle', 2);
  assert.equal(job.advance(10), 2);
  job.start('1'.padEnd(81, '.'), 3);
  while (job.advance(10) === 0);
  assert.equal((JSON.parse(job.take()) as { count: number }).count, 3);
  assert.equal(job.take(), '');
  job.delete();
});

test('the glue contains no eval, so that a strict page policy allows it', () => {
  const found = readFileSync(glue, 'utf8').match(/\beval\s*\(|(?<!WebAssembly\.)\bFunction\s*\(/g);
  assert.equal(found, null);
});
