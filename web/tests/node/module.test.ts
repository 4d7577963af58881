/** The module holds exactly what wasm/bindings/module.d.ts says of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { before, test } from 'node:test';
import type { JiugongModule } from 'jiugong:module';

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

test('functions and classes', () => {
  // `satisfies` fails to compile when the declaration has a name that is not listed here.
  const names = {
    Format: 'function',
    Solver9: 'function',
    TextReader: 'function',
    TextSolver: 'function',
    readPuzzle: 'function',
    writeGrid: 'function',
  } satisfies Record<keyof JiugongModule, string>;
  for (const [name, type] of Object.entries(names)) {
    assert.equal(typeof module[name as keyof JiugongModule], type, name);
  }
  for (const name of ['rows', 'line', 'cases', 'boxed', 'json'] as const) {
    assert.equal(typeof module.Format[name].value, 'number', name);
  }
});

test('methods', () => {
  const solver = new module.Solver9();
  const reader = new module.TextReader('');
  const text = new module.TextSolver('');
  assert.deepEqual(methodsOf(solver), ['advance', 'result', 'start']);
  assert.deepEqual(methodsOf(reader), ['format', 'readSome']);
  assert.deepEqual(methodsOf(text), ['advance', 'format', 'takeItems', 'text']);
  solver.delete();
  reader.delete();
  text.delete();
});

test('every field is there on every path', () => {
  const solver = new module.Solver9();
  for (const puzzle of ['.'.repeat(81), `55${'.'.repeat(79)}`]) {
    for (const nodes of [0, 1, 1e6]) {
      solver.start(puzzle, 2);
      solver.advance(nodes);
      const result = solver.result();
      assert.deepEqual(Object.keys(result).sort(), [
        'capped',
        'conflicts',
        'count',
        'guesses',
        'second',
        'solution',
        'status',
      ]);
      assert.ok(Object.values(result).every((value) => value !== undefined));
    }
  }
  solver.delete();
});

test('the glue contains no eval, so that a strict page policy allows it', () => {
  const found = readFileSync(glue, 'utf8').match(/\beval\s*\(|(?<!WebAssembly\.)\bFunction\s*\(/g);
  assert.equal(found, null);
});
