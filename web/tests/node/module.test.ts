/**
 * The modules have exactly the methods of the table, and behave as wasm/bindings/module.d.ts
 * declares.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import type { Argument, Begin, JiugongModule, Job } from 'jiugong:module';
import type { ModuleName } from '../../engine/modules';
import type { ModuleError } from '../../engine/protocol';
import { MODULES, createBuiltModule, GLUE, isShipped, moduleNames } from './built-modules';

const modules = {} as Record<ModuleName, JiugongModule>;
before(async () => {
  for (const name of moduleNames) modules[name] = await createBuiltModule(name);
});

/** Returns the module with a method, and the method. */
function find(method: string): { module: JiugongModule; begin: Begin } {
  const name = moduleNames.find((each) => MODULES[each].includes(method))!;
  return { module: modules[name], begin: modules[name][method] as Begin };
}

/** Runs a call to its end. */
function run(method: string, ...args: Argument[]): unknown {
  const { module, begin } = find(method);
  const job = begin(0, ...args);
  let json = '';
  let state = 0;
  while (state === 0) {
    state = module.advance(job, 10);
    json = state === 2 ? module.take(job) : json + module.take(job);
  }
  module.free(job);
  return JSON.parse(json);
}

/** Emscripten's own functions begin with an underscore or a capital, except `run`. */
const isOurs = (name: string): boolean => /^[a-z][A-Za-z]*$/.test(name) && name !== 'run';

for (const name of moduleNames) {
  test(`${name}: has a function for each of its methods, and those that run a job`, () => {
    const module = modules[name];
    for (const method of MODULES[name]) {
      const begin = module[method] as Begin;
      assert.equal(typeof begin, 'function', method);
      // Newer versions of Emscripten count arguments only with all assertions enabled.
      if (isShipped) assert.throws(() => begin(0, ...Array(20).fill('')), /arguments/, method);
    }
    const functions = Object.entries(module).filter(
      ([key, value]) => isOurs(key) && typeof value === 'function',
    );
    const driving = [
      'advance',
      'take',
      'progress',
      'stage',
      'interim',
      'input',
      'output',
      'outputSize',
      'free',
    ];
    const expected = [...MODULES[name], ...driving];
    assert.deepEqual(functions.map(([key]) => key).sort(), expected.sort());
  });
}

describe('a handle without a job is an error without effect:', () => {
  /** Checks the results of calls with such a handle. */
  function expectNoJob(module: JiugongModule, handle: Job): void {
    assert.equal(module.advance(handle, 10), 2);
    const error = JSON.parse(module.take(handle)) as ModuleError;
    assert.deepEqual([error.code, error.message], ['internal', 'There is no such job.']);
    assert.equal(module.progress(handle), -1);
    assert.equal(module.stage(handle), -1);
    assert.equal(module.interim(handle), '{}');
    assert.equal(module.input(handle), 0);
    assert.equal(module.output(handle), 0);
    assert.equal(module.outputSize(handle), 0);
    module.free(handle);
  }

  test('one that was never returned', () => {
    for (const handle of [0, 1, 2 ** 20 - 1, 2 ** 31, 2 ** 32 - 1]) {
      expectNoJob(modules.core, handle);
    }
  });

  test('one that was freed, also when another job has its slot', () => {
    const { module, begin } = find('solve');
    const freed = begin(0, '.'.repeat(81), 2);
    module.free(freed);
    expectNoJob(module, freed);
    const next = begin(0, '.'.repeat(81), 2);
    assert.notEqual(next, freed);
    expectNoJob(module, freed);
    assert.equal(begin(freed, '.'.repeat(81), 2), 0);
    assert.equal(module.advance(next, 1e6), 1);
    module.free(next);
  });

  test('one of another method starts nothing', () => {
    const { module, begin } = find('solve');
    const job = begin(0, '.'.repeat(81), 2);
    assert.equal(find('count').begin(job, '.'.repeat(81), 2), 0);
    assert.equal(module.advance(job, 1e6), 1);
    module.free(job);
  });
});

test('long methods report progress, the others report none', () => {
  const { module: twist, begin: untwist } = find('untwist');
  const long = untwist(0, 2, 2, '3,1,4,2', '', 'quarter', '1', 0);
  assert.ok(twist.progress(long) >= 0);
  while (twist.advance(long, 1000) === 0);
  assert.equal(twist.progress(long), 1);
  const { best, moves } = JSON.parse(twist.interim(long)) as { best: number; moves: unknown[] };
  assert.deepEqual([best, moves.length], [twist.stage(long), best]);
  twist.free(long);
  const { module: core, begin: solve } = find('solve');
  const short = solve(0, '.'.repeat(81), 2);
  assert.ok(core.progress(short) < 0);
  core.free(short);
});

test('every result has every field', () => {
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

test('a call leaves nothing to the next', () => {
  const { module, begin } = find('solve');
  const job = begin(0, '.'.repeat(81), 1e9);
  module.advance(job, 10);
  assert.equal(begin(job, 'no puzzle', 2), job);
  assert.equal(module.advance(job, 10), 2);
  begin(job, '1'.padEnd(81, '.'), 3);
  while (module.advance(job, 10) === 0);
  assert.equal((JSON.parse(module.take(job)) as { count: number }).count, 3);
  assert.equal(module.take(job), '');
  module.free(job);
});

test('the glue contains no eval, so that a strict page policy allows it', () => {
  const found = readFileSync(GLUE, 'utf8').match(/\beval\s*\(|(?<!WebAssembly\.)\bFunction\s*\(/g);
  assert.equal(found, null);
});
