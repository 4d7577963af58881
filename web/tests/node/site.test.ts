/**
 * The built site: the files its service worker caches, and the requirements of an installable app.
 * (Tests run in web/.)
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const site = join(process.cwd(), '..', 'build', 'site');
const read = (name: string): Buffer => readFileSync(join(site, name));

test('every file that a page may load is cached, by a hash of its bytes', () => {
  const listed = [
    ...read('sw.js')
      .toString()
      .matchAll(/url:"([^"]+)",revision:"(\w+)"/g),
  ];
  const kept = new Map(listed.map(([, url, revision]) => [url!, revision!]));
  // (The single file is for people to download, app.js for pages from file://.)
  const unloaded = /^(sw\.js|app\.js|jiugong\.html)$|\.(mjs|d\.ts|d\.mts)$/;
  const loaded = readdirSync(site).filter((name) => !unloaded.test(name));
  assert.deepEqual([...kept.keys()].sort(), loaded.sort());
  for (const [name, revision] of kept) {
    const hash = createHash('sha256').update(read(name)).digest('hex');
    assert.ok(revision.length >= 16 && hash.startsWith(revision), `${name}: ${revision}`);
  }
});

test('the page as one file lies in the site, too', () => {
  assert.ok(read('jiugong.html').equals(readFileSync(join(site, '..', 'jiugong.html'))));
});

test('the licences of what the scripts contain go with the site and with the page as one file', () => {
  const text = read('licences.txt').toString();
  const titles = text.matchAll(/^([\w@/-]+) [0-9.]+ \(.+\)$/gm);
  const listed = new Set(Array.from(titles, ([, name]) => name!));
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  assert.deepEqual(
    [...Object.keys(dependencies), 'lit-html'].filter((name) => !listed.has(name)),
    [],
  );
  for (const author of [
    'Google LLC',
    'pieroxy',
    'Jake Archibald',
    'Emscripten authors',
    'University of Cincinnati',
  ]) {
    assert.ok(text.includes(author), author);
    assert.ok(read('jiugong.html').toString().includes(author), author);
  }
  // The comment that holds them is the last, and ends with the file.
  const [, comment] = read('jiugong.html').toString().split('<!--\n').slice(-2);
  assert.ok(/^(?:(?!--)[^])*-->\n$/.test(comment!));
});

test('the icons have the sizes in the manifest', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as {
    icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  const pictures = icons.filter(({ src }) => src.endsWith('.png'));
  assert.deepEqual(
    pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`),
    ['192x192 any', '512x512 any', '512x512 maskable'],
  );
  for (const { src, sizes } of pictures) {
    // The first chunk of a PNG holds its width and height.
    const bytes = read(src);
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src);
  }
});

test('the script for blogs has no code that fetches the module', () => {
  assert.doesNotMatch(read('jiugong.js').toString(), /\bfetch\(/);
});
