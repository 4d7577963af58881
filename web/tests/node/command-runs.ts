/** The program of the npm package beside the native one. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(process.cwd(), '..');
export const PACKAGE = join(root, 'build', 'package', 'bin', 'jiugong.cjs');
const NATIVE = join(root, 'build', 'unity', 'cli', 'jiugong');
const EXAMPLES = join(root, 'native_tests', 'cli', 'examples');

export interface Outcome {
  readonly output: string;
  readonly errors: string;
  readonly code: number | null;
}

export function run(
  program: string,
  options: readonly string[],
  input: string | Buffer = '',
): Outcome {
  const { stdout, stderr, status, error } = spawnSync(program, options, { cwd: EXAMPLES, input });
  if (error) throw error;
  return { output: stdout.toString('latin1'), errors: stderr.toString(), code: status };
}

/** Runs both, and compares what they say. */
export function same(options: readonly string[], input: string | Buffer = ''): Outcome {
  const native = run(NATIVE, options, input);
  const packaged = run(PACKAGE, options, input);
  // (How much is answered before a file breaks off depends on how it arrives.)
  assert.deepEqual(native.code === 3 ? { ...packaged, output: native.output } : packaged, native);
  return native;
}

export const example = (name: string): string => readFileSync(join(EXAMPLES, name), 'utf8');
/** Some puzzles, one a line. */
export const made = (count: number): string =>
  run(NATIVE, ['generate', '--count', String(count), '--seed', '3']).output;

/** Options, the exit code, and standard input. */
export type Case = readonly [options: string, code: number, input?: () => string | Buffer];

export function testCases(cases: readonly Case[]): void {
  for (const [options, code, input] of cases) {
    test(`jiugong ${options}${input ? ` < ${String(input).slice(6, 60)}` : ''}`, () => {
      const native = same(options.split(' ').filter(Boolean), input?.());
      assert.equal(native.code, code);
      if (!options.includes('--format json')) return;
      for (const line of native.output.trimEnd().split('\n')) {
        assert.equal(typeof JSON.parse(line), 'object');
      }
    });
  }
}
