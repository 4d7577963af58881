/**
 * What the site is made of: a change of any source is noticed, and no source is forgotten. (Tests run
 * in web/.)
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { after, test } from 'node:test';
import { siteFiles, siteFolders, siteStamp } from '../../bundle/site-files.mjs';

const root = join(process.cwd(), '..');
const folders = siteFolders(root);

/** A tree that has a file in each source folder, and what else the site is made of. */
const made = mkdtempSync(join(tmpdir(), 'jiugong-sources-'));
after(() => rmSync(made, { recursive: true }));

function write(path: string): void {
  mkdirSync(dirname(join(made, path)), { recursive: true });
  writeFileSync(join(made, path), 'before');
}

const SOURCES = [
  ...folders.flatMap((name) => [`web/${name}/file.ts`, `web/${name}/deep/down/file.css`]),
  'web/a-room-of-tomorrow/file.ts',
  'web/build.mjs',
  'web/package-lock.json',
  'web/tsconfig.json',
  'index.html',
  'LICENSE',
  'wasm/bindings/module.d.ts',
  'build/wasm/jiugong-core.js',
  'build/wasm/jiugong-core.wasm',
];

/** What nothing in the site is made of, or what the build itself writes. */
const OTHERS = [
  'README.md',
  'web/README.md',
  'web/.oxlintrc.json',
  'web/.cache/file.ts',
  'web/bench/api.mjs',
  'web/tests/node/run.mjs',
  'web/node_modules/lit/lit.js',
  'web/board/.file.ts.swp',
  'wasm/bindings/embind.h',
  'build/wasm/jiugong-command.js',
  'build/wasm/jiugong-core.wasm.deflated',
  'build/wasm/CMakeCache.txt',
  'build/site/jiugong.mjs',
];

for (const path of [...SOURCES, ...OTHERS]) write(path);

test('the folders of web/ are sources of the site, but for those of tests and measurements', () => {
  assert.ok(folders.length >= 10);
  for (const name of ['hints', 'board', 'bundle', 'command', 'page']) {
    assert.ok(folders.includes(name), name);
  }
  for (const name of ['bench', 'node_modules', 'tests']) assert.ok(!folders.includes(name), name);
  assert.deepEqual(siteFiles(made), [...SOURCES].sort());
});

test('a source that is changed, added, renamed or removed is noticed, in each folder', () => {
  let last = siteStamp(made);
  const noticed = (what: string): void => {
    const now = siteStamp(made);
    assert.notEqual(now, last, what);
    last = now;
  };
  assert.equal(siteStamp(made), last);
  for (const path of SOURCES) {
    appendFileSync(join(made, path), '!');
    noticed(`${path} is changed`);
  }
  for (const name of folders) {
    const path = `web/${name}/new/file.ts`;
    write(path);
    noticed(`${path} is added`);
    renameSync(join(made, path), join(made, `web/${name}/new/name.ts`));
    noticed(`${path} is renamed`);
    rmSync(join(made, `web/${name}/new`), { recursive: true });
    noticed(`${path} is removed`);
  }
});

test('nothing else is taken for a source', () => {
  const before = siteStamp(made);
  for (const path of OTHERS) appendFileSync(join(made, path), '!');
  assert.equal(siteStamp(made), before);
});

test('the stamp of another folder with the same sources is the same, as before the first build', () => {
  const copy = mkdtempSync(join(tmpdir(), 'jiugong-sources-'));
  try {
    for (const path of SOURCES.filter((each) => !each.startsWith('build/'))) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), readFileSync(join(made, path)));
    }
    const withoutModules = siteStamp(made).replaceAll(/^.* build\/.*\n/gm, '');
    assert.equal(siteStamp(copy), withoutModules);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test('the program prints the stamp, also for who reads no more than its beginning', () => {
  const print = join('bundle', 'sources.mjs');
  assert.equal(execFileSync(process.execPath, [print], { encoding: 'utf8' }), siteStamp(root));
  const script = `set -o pipefail; "$0" "$1" | head -c 1`;
  assert.equal(execFileSync('bash', ['-c', script, process.execPath, print]).length, 1);
});

/** What a source imports: modules, style sheets and texts beside it. (Names with `$` are in code that the build writes.) */
const IMPORTS = /\b(?:from|import|import\()\s*'(?:text:)?(\.\.?\/[^'$]+)'/g;
const COMMENTS = /\/\*[^]*?\*\//g;

/** What a program of the build names: `source('board', 'global.ts')`, `join(root, 'LICENSE')`. */
const NAMED = /\b(?:source\(|join\(root, )((?:'[\w./-]+'(?:, )?)+)\)/g;

/** A path without what sources leave out: `./model` is `./model.ts`. */
const file = (path: string): string =>
  [path, `${path}.ts`, `${path}.d.ts`].find((each) => /\.\w+$/.test(each) && exists(each)) ?? path;
const exists = (path: string): boolean => existsSync(join(root, path));

test('what a source imports or a program of the build reads is a source itself', () => {
  const sources = new Set(siteFiles(root));
  let imports = 0;
  const foreign = [...sources]
    .filter((path) => path.startsWith('web/') && /\.(ts|mjs|css)$/.test(path))
    .flatMap((path) => {
      const code = readFileSync(join(root, path), 'utf8').replaceAll(COMMENTS, '');
      const imported = Array.from(code.matchAll(IMPORTS), ([, name]) =>
        file(normalize(join(dirname(path), name!))),
      );
      imports += imported.length;
      return imported.filter((each) => !sources.has(each)).map((each) => `${path}: ${each}`);
    });
  assert.ok(imports > 1000, `${imports} imports were found`);
  assert.deepEqual(foreign, []);

  const programs = [...sources].filter((path) => path.startsWith('web/bundle/'));
  const named = programs.flatMap((path) =>
    Array.from(readFileSync(join(root, path), 'utf8').matchAll(NAMED), ([whole, names]) => {
      const parts = names!.split(', ').map((name) => name.slice(1, -1));
      return join(whole.startsWith('source') ? 'web' : '.', ...parts);
    }),
  );
  assert.ok(named.length > 15, `${named.length} paths were found`);
  const unknown = named
    .filter((path) => !path.startsWith('web/node_modules/'))
    .filter((path) => ![...sources].some((each) => each === path || each.startsWith(`${path}/`)));
  assert.deepEqual(unknown, []);
});
