/** The API example of the README runs as it is printed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const root = join(process.cwd(), '..');

test('the API in ten lines', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const example = /^ {4}import \{ load \} from[\s\S]*?^ {4}engine\.close\(\);$/m.exec(readme)?.[0];
  assert.ok(example !== undefined);
  const built = pathToFileURL(join(root, 'build', 'site', 'jiugong.mjs')).href;
  const lines = example.replace('./jiugong.mjs', built).replace('console.log', 'const written = ');
  const code = `${lines}\nexport { status, solution, guesses, count, capped, possible, reason, made, results, format, puzzles, moves, grid, sorted, tripods, other, killer, cover, written };`;
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const seen = (await import(url)) as Record<string, unknown>;
  assert.equal(seen['status'], 'unique');
  assert.equal(seen['count'], 100_000);
  assert.equal(seen['capped'], true);
  assert.equal((seen['possible'] as Uint16Array)[0], 1 << 4);
  assert.deepEqual(seen['reason'], [0, 1]);
  assert.equal((seen['made'] as { clues: number }).clues, 30);
  assert.equal(seen['format'], 'line');
  assert.equal((seen['puzzles'] as unknown[]).length, 1);
  assert.equal((seen['moves'] as unknown[]).length, 5);
  assert.match(seen['grid'] as string, /^[1-9.]{81}$/);
  assert.equal((seen['sorted'] as { moves: unknown[] }).moves.length, 1);
  assert.match((seen['tripods'] as { grid: string }).grid, /^[1-9]{81}$/);
  assert.equal((seen['other'] as { status: string }).status, 'multiple');
  assert.equal((seen['killer'] as { cages: unknown[] }).cages.length, 2);
  const cover = seen['cover'] as Record<string, unknown>;
  assert.deepEqual(
    [cover['status'], cover['solution'], cover['second']],
    ['multiple', [0, 1], [3]],
  );
  assert.match(seen['written'] as string, /^5 3 \. \| \. 7 \. \|/);
});
