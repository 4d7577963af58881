/** The built site: what its service worker keeps, and what an app needs to be installed. (Tests run in web/.) */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const site = join(process.cwd(), '..', 'build', 'site');
const read = (name: string): Buffer => readFileSync(join(site, name));

test('every file that a page may load is kept, by a hash of its bytes', () => {
  const listed = [
    ...read('sw.js')
      .toString()
      .matchAll(/url:"([^"]+)",revision:"(\w+)"/g),
  ];
  const kept = new Map(listed.map(([, url, revision]) => [url!, revision!]));
  const loaded = readdirSync(site).filter((name) => !/^sw\.js$|\.(mjs|d\.ts|d\.mts)$/.test(name));
  assert.deepEqual([...kept.keys()].sort(), loaded.sort());
  for (const [name, revision] of kept) {
    const hash = createHash('sha256').update(read(name)).digest('hex');
    assert.ok(revision.length >= 16 && hash.startsWith(revision), `${name}: ${revision}`);
  }
});

test('the icons are as large as the manifest says', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as {
    icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  assert.deepEqual(
    pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '512x512 maskable'],
  );
  for (const { src, sizes } of pictures) {
    // A PNG tells its width and height in its first chunk.
    const bytes = read(src);
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
});

test('what blogs load has no comments of style sheets, and nothing that would load the module', () => {
  for (const name of ['jiugong.js', 'element.mjs']) {
    const script = read(name).toString();
    assert.match(script, /direction: ltr;/);
    assert.doesNotMatch(script, /A sudoku is not mirrored|\n +direction/, name);
  }
  assert.doesNotMatch(read('jiugong.js').toString(), /\bfetch\(/);
});
