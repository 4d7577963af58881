/** The module holds exactly what wasm/bindings/module.d.ts says of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { before, test } from 'node:test';
import type { Begin, JiugongModule, Jobs } from 'jiugong:module';

/** Where the module is: another one than that which is shipped was made by another compiler. */
const other = process.env['JIUGONG_MODULE'];
const isShipped = other === undefined;
const directory = resolve(other ?? join('..', 'build', 'wasm'));
const glue = join(directory, 'jiugong.js');

let module: JiugongModule;
before(async () => {
  const create = createRequire(import.meta.url)(glue) as typeof import('jiugong:module').default;
  module = await create({ wasmBinary: readFileSync(join(directory, 'jiugong.wasm')) });
});

/** Runs a call to its end. */
function run<M extends keyof Jobs>(method: M, ...args: Parameters<Jobs[M]>): unknown {
  const job = (module[method] as Begin<Parameters<Jobs[M]>>)(0, ...args);
  let json = '';
  let state = 0;
  while (state === 0) {
    state = module.advance(job, 10);
    json = state === 2 ? module.take(job) : json + module.take(job);
  }
  module.free(job);
  return JSON.parse(json);
}

/** Emscripten's own functions have an underscore or a capital in front, but for `run`. */
const isOurs = (name: string): boolean => /^[a-z][A-Za-z]*$/.test(name) && name !== 'run';

test('a function for each method', () => {
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
    solveMany: 4,
    solveText: 1,
    readText: 1,
    writeText: 2,
    solveRegions: 2,
    readRegions: 1,
    writeRegions: 1,
    regionPreset: 1,
  } satisfies Record<keyof Jobs, number>;
  for (const [method, args] of Object.entries(methods)) {
    const begin = module[method as keyof Jobs] as Begin<unknown[]>;
    const given = Array.from({ length: args + 1 }, () => '');
    assert.equal(typeof begin, 'function', method);
    // Newer Emscriptens count arguments only where they are told to check everything.
    if (isShipped) assert.throws(() => begin(0, ...given), /arguments/, method);
  }
  const functions = Object.entries(module).filter(
    ([name, value]) => isOurs(name) && typeof value === 'function',
  );
  const driving = [
    'advance',
    'take',
    'progress',
    'bestLength',
    'bestMoves',
    'input',
    'output',
    'outputSize',
    'free',
  ];
  const expected = [...Object.keys(methods), ...driving];
  assert.deepEqual(functions.map(([name]) => name).sort(), expected.sort());
});

test('long methods tell how far they are, the others that they cannot', () => {
  const long = module.untwist(0, 2, 2, '3,1,4,2', '', 'quarter', '1', 0);
  assert.ok(module.progress(long) >= 0);
  while (module.advance(long, 1000) === 0);
  assert.equal(module.progress(long), 1);
  const moves = JSON.parse(module.bestMoves(long)) as unknown[];
  assert.equal(moves.length, module.bestLength(long));
  module.free(long);
  const short = module.solve(0, '.'.repeat(81), 2);
  assert.ok(module.progress(short) < 0);
  module.free(short);
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
  const job = module.solve(0, '.'.repeat(81), 1e9);
  module.advance(job, 10);
  assert.equal(module.solve(job, 'no puzzle', 2), job);
  assert.equal(module.advance(job, 10), 2);
  module.solve(job, '1'.padEnd(81, '.'), 3);
  while (module.advance(job, 10) === 0);
  assert.equal((JSON.parse(module.take(job)) as { count: number }).count, 3);
  assert.equal(module.take(job), '');
  module.free(job);
});

test('the glue contains no eval, so that a strict page policy allows it', () => {
  const found = readFileSync(glue, 'utf8').match(/\beval\s*\(|(?<!WebAssembly\.)\bFunction\s*\(/g);
  assert.equal(found, null);
});
