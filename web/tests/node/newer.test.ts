/** The warning that tests would run an old build. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { newerThan } from './newer.mjs';

test('finds a source that is newer than what was built, in any folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jiugong-newer-'));
  /** Writes a file that was changed at a time. */
  const write = (time: number, ...path: string[]): string => {
    const file = join(folder, ...path);
    writeFileSync(file, '');
    utimesSync(file, time, time);
    return file;
  };
  mkdirSync(join(folder, 'sources', 'deep'), { recursive: true });
  const built = write(1000, 'built.js');
  const sources = [write(900, 'page.html'), join(folder, 'sources')];
  write(1000, 'sources', 'deep', 'old.ts');
  assert.equal(newerThan(built, sources), undefined);
  const changed = write(1001, 'sources', 'deep', 'changed.ts');
  assert.equal(newerThan(built, sources), changed);
  rmSync(folder, { recursive: true });
});
