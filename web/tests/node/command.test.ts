/**
 * The program of the package answers as the native one does: a case for each exit code. (`./dev test-all package` runs
 * the others, and the tests of native_tests/cli/ with it.)
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { PACKAGE, made, testCases } from './command-runs';

testCases([
  ['rotte', 2],
  ['solve puzzles.txt', 0],
  ['solve --format json --rate puzzles.txt', 0],
  ['solve puzzles.txt .', 3],
  ['minimal --all puzzles.txt', 4],
  ['regions', 1, () => '4x4; nonsense'],
]);

test('what comes through a pipe is answered before the pipe ends', async () => {
  const [line = ''] = made(1).split('\n');
  for (const jobs of ['1', '2']) {
    const program = spawn(PACKAGE, ['solve', '--jobs', jobs], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const answers = program.stdout.setEncoding('utf8');
    for (let i = 0; i < 2; i += 1) {
      program.stdin.write(`${line}\n`);
      const [answer] = (await once(answers, 'data')) as [string];
      assert.match(answer, /^[1-9]{81}\n$/);
    }
    program.stdin.end();
    assert.deepEqual(await once(program, 'exit'), [0, null]);
  }
});
