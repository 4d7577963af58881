/** The program of the package answers as the native one does, whatever it is asked. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { PACKAGE, example, made, run, same, testCases } from './command-runs';

let folder = '';
before(() => (folder = mkdtempSync(join(tmpdir(), 'jiugong-command-'))));
after(() => rmSync(folder, { recursive: true }));

testCases([
  ['rotte', 2],
  ['solve puzzles.txt', 0],
  ['solve --format json --rate puzzles.txt', 0],
  ['solve puzzles.txt .', 3],
  ['minimal --all puzzles.txt', 4],
  ['regions', 1, () => '4x4; nonsense'],
  ['--version', 0],
  ['--help', 0],
  ['solve --help', 0],
  ['generate --help', 0],
  ['', 2],
  ['solve --limit x', 2],
  ['solve --unknown', 2],
  ['generate --er 9-8', 2],
  ['solve --jobs 1 puzzles.txt', 0],
  ['solve --jobs 3 puzzles.txt - grids.txt', 0, () => example('puzzles.txt')],
  ['solve --unique puzzles.txt', 4],
  ['solve --format csv', 0, () => made(2000)],
  ['solve', 0, () => gzipSync(made(2000))],
  ['solve', 0, () => Buffer.concat([gzipSync(made(3)), gzipSync(made(2)), Buffer.alloc(20)])],
  ['solve', 0, () => Buffer.concat([gzipSync(made(3)), Buffer.alloc(50_000)])],
  ['solve', 3, () => gzipSync(made(2000)).subarray(0, 4000)],
  ['solve', 3, () => Buffer.concat([gzipSync(made(20)).subarray(0, 99), Buffer.alloc(400, 7)])],
  ['solve --format status', 1, () => `${made(2)}bad\n\n# a comment\r\n53..7\u00e9\u0000`],
  ['solve', 0, () => ''],
  ['solve', 1, () => 'x'],
  ['solve no-such-file', 3],
  ['count --keep puzzles.csv', 1],
  ['count --keep', 3, () => example('grids.txt')],
  ['count --column puzzle puzzles.csv', 1],
  ['count --column none puzzles.csv', 3],
  ['count grids.txt', 0],
  ['rate', 0, () => made(40)],
  ['candidates --format drawn puzzles.txt', 0],
  ['canonical --format json', 0, () => made(50)],
  ['generate --seed 7 --count 200 --format csv', 0],
  ['generate --seed word --level hard --count 6 --format json', 0],
  ['generate --seed word --count 3 --format json', 0],
  ['generate --seed 1 --givens 17 --attempts 3', 4],
  ['explain --format json puzzles.txt', 0],
  ['explain --style human --limit 2 --position', 0, () => example('puzzles.txt').split('\n')[0]!],
  ['regions --format json regions.txt', 0],
  ['regions --generate 6x6 --rules thermometer,kropki --count 6 --seed 1', 0],
  ['count --keep', 0, () => 'id,puzzle\n'],
  ['generate --er 20', 2],
  ['untwist --turns any boards.txt', 0],
  ['rotate --format json puzzles.txt', 0],
  ['tripods --effort 8000 puzzles.txt', 4],
  ['exact-cover matrix.txt', 0],
  ['exact-cover --list --limit 0', 4, () => '0 1\n1 2\n'],
  ['exact-cover', 1, () => '0 1 2'],
]);

test('files of several MB, more parts than workers, keep their order', () => {
  const text = made(1000).repeat(40);
  const file = join(folder, 'many.txt');
  writeFileSync(file, text);
  for (const jobs of ['1', '2', '5']) same(['count', '--jobs', jobs, file]);
  writeFileSync(`${file}.gz`, gzipSync(text));
  same(['count', `${file}.gz`]);
});

test('a worker that runs out of memory ends the program', () => {
  const tiles = Array.from({ length: 100 }, (_, i) => String((i * 37) % 100));
  const rows = tiles.map((tile, i) => (i % 10 === 0 && i > 0 ? `/ ${tile}` : tile));
  const options = ['untwist', '--effort', '10000000', '--jobs', '2'];
  // (Of 64 KB; the program begins with 256.)
  const command = ['--wasm-max-mem-pages=272', PACKAGE, ...options];
  const { output, errors, code } = run(process.execPath, command, `${rows.join(' ')}\n`);
  assert.equal(output, '');
  assert.equal(
    errors,
    'jiugong: not enough memory\njiugong: a thread of the program has ended with exit code 3\n',
  );
  assert.equal(code, 3);
});

test('a reader that goes ends the program without a word', () => {
  const shell = `yes '${made(1).trim()}' | "${PACKAGE}" solve | head -n 1; echo "\${PIPESTATUS[1]}"`;
  const { output, errors } = run('bash', ['-c', shell]);
  assert.match(output, /^[1-9]{81}\n141\n$/);
  assert.equal(errors, '');
});

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
