/**
 * Guarantees of the sources: no text becomes markup or a program, dependencies are few,
 * and the manuals name what exists.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { test } from 'node:test';
import { siteFolders } from '../../bundle/site-files.mjs';

const web = process.cwd();
const root = join(web, '..');

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** All APIs by which a browser turns a text into markup or a program. */
const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTML\w*|parseFromString|createContextualFragment|srcdoc|unsafe(?:HTML|SVG|Static|CSS|MathML)|eval|Function|importScripts)\b['"`\]]*\s*(?:[(,}]|\+?=)|\bdocument\.write|\bset(?:Timeout|Interval)\(\s*['"`]|\b(?:set|toggle)Attribute(?:\(|NS\([^,]*,)\s*['"`](?:on|style|href|src)|\b(?:href|src)=\$|\bjavascript:/g;

/** The permitted uses, and why they are safe. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // An SVG picture that this page has drawn, from numbers and escaped texts.
  'page/ui/boards/print-sheet.ts': ['parseFromString('],
  // A style sheet of the sources.
  'board/control-styles.ts': ['unsafeCSS }', 'unsafeCSS('],
  // An address of the web alone: page-link.ts refuses other schemes.
  'board/own-controls.ts': ['href=$'],
  // The site's own scripts, by their names in the sources.
  'page/ui/embed/form.ts': ['href=$'],
  // Links to other programs, whose addresses begin with https://… in the sources.
  'page/ui/share/share-dialog.ts': ['href=$'],
  // The site's own embed.html, with a puzzle of the examples.
  'site/examples/examples.ts': ['src=$'],
};

/** The sources of the site. */
function siteSources(): readonly string[] {
  const sources = siteFolders(root).flatMap((folder) =>
    filesBelow(join(web, folder)).filter((path) => ['.ts', '.js', '.html'].includes(extname(path))),
  );
  assert.ok(sources.length > 100);
  return sources;
}

test('no text becomes markup or a program', () => {
  const sources = siteSources();
  const found = sources.flatMap((path) => {
    const sinks = readFileSync(path, 'utf8').match(SINKS);
    return sinks === null ? [] : [[relative(web, path), [...sinks]] as const];
  });
  assert.deepEqual(Object.fromEntries(found), ALLOWED);
});

test('every dialog that covers the page is opened by what tells the clocks of it', () => {
  const opening = siteSources().filter((path) => /\bshowModal\b/.test(readFileSync(path, 'utf8')));
  assert.deepEqual(
    opening.map((path) => relative(web, path)),
    ['page/ui/dialog.ts'],
  );
});

/** A wait for time, which is too short on a busy machine and too long on all others. */
const WAITS = /\bwaitForTimeout\(|(?<!test\.)\bsetTimeout\([^;]*?,\s*[\d_]+\)/g;

test('no test waits for a number of milliseconds', () => {
  const waits = ['browser', 'node'].flatMap((folder) =>
    filesBelow(join(web, 'tests', folder))
      .filter((path) => /\.(spec|test)\.ts$/.test(path))
      .flatMap((path) =>
        (readFileSync(path, 'utf8').match(WAITS) ?? []).map(
          (wait) => `${relative(web, path)}: ${wait}`,
        ),
      ),
  );
  assert.deepEqual(waits, []);
  // (In two pieces, since this file is searched as well.)
  const times = ['setTimeout', 'waitForTimeout'].map((name) => `${name}(done, 300);`);
  assert.equal([...times, 'setTimeout(done);'].join(' ').match(WAITS)?.length, 2);
});

test('the tests of all catalogues know the texts of each part; those of panels they find', () => {
  const known = readFileSync(join(web, 'tests', 'texts.ts'), 'utf8');
  const folders = filesBelow(join(web, 'page'))
    .filter((path) => path.endsWith('/texts.ts') && existsSync(join(dirname(path), 'messages')))
    .map((path) => relative(web, path).replace(/\.ts$/, ''))
    .filter((path) => !/^page\/panels\/[^/]+\/texts$/.test(path));
  assert.ok(folders.length > 3);
  assert.deepEqual(
    folders.filter((path) => !known.includes(`'../${path}'`)),
    [],
  );
});

test('each style sheet of the page is in the layer of its folder', () => {
  const sheets = filesBelow(join(web, 'page'))
    .filter((path) => path.endsWith('.css'))
    .map((path) => relative(join(web, 'page'), path));
  assert.deepEqual(sheets.filter((path) => !/^(ui|shell|panels)\//.test(path)).sort(), [
    'styles/base.css',
    'styles/page.css',
  ]);
  const shipped = readFileSync(join(root, 'build', 'site', 'app.css'), 'utf8');
  const layers = [...shipped.matchAll(/@layer (\w+)\{/g)].map(([, layer]) => layer);
  // (One block a sheet: all but page.css, and the controls, which boards have, too.)
  assert.equal(layers.length, sheets.length);
  const order = ['base', 'controls', 'ui', 'shell', 'panels'];
  assert.deepEqual([...new Set(layers)], order);
});

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as Manifest;
const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };

test('each dependency has one version', () => {
  for (const [name, version] of Object.entries(dependencies)) {
    assert.match(version, /^[0-9]+\.[0-9]+\.[0-9]+$/, name);
  }
  const lock = JSON.parse(readFileSync(join(web, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { version?: string; integrity?: string }>>;
  };
  for (const [place, { version, integrity }] of Object.entries(lock.packages)) {
    if (place === '') continue;
    assert.match(integrity ?? '', /^sha512-/, place);
    const name = place.replace(/^node_modules\//, '');
    if (name in dependencies) assert.equal(version, dependencies[name], name);
  }
});

test('what ships installs without running a script, and imports no tool of the build', () => {
  const lock = JSON.parse(readFileSync(join(web, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { dev?: true; hasInstallScript?: true }>>;
  };
  const shipped = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev);
  const running = shipped.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  assert.ok(shipped.length >= Object.keys(manifest.dependencies).length);
  assert.deepEqual(running, []);
  const imported = siteFolders(root)
    .flatMap((room) => filesBelow(join(web, room)))
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/\b(?:from|import\()\s*'((?:@[\w-]+\/)?[\w-]+)/g),
    ]);
  const names = new Set(imported.map(([, name]) => name!));
  assert.ok(names.has('lit'));
  // What scripts are made of besides: modules of the build, with a colon, have no package.
  const packages = [...names].filter((name) => existsSync(join(web, 'node_modules', name)));
  assert.deepEqual(
    packages.filter((name) => !(name in manifest.dependencies)),
    [],
  );
});

test('the table in the README has each dependency, with a reason', () => {
  const readme = readFileSync(join(web, 'README.md'), 'utf8');
  const section = /^## Dependencies\n([\s\S]*?)^## /m.exec(`${readme}\n## `)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (`[^|]+`) +\| ([^|]+) \|$/gm)];
  const named = rows.flatMap(([, names, reason]) => {
    assert.ok(reason!.trim().length > 10, names);
    return Array.from(names!.matchAll(/`([^`]+)`/g), ([, name]) => name!);
  });
  assert.deepEqual([...named].sort(), Object.keys(dependencies).sort());
});

/** The manuals about the sources; those of users name files of their own. */
const MAPS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['bench', 'cli', 'native_tests', 'tools', 'wasm', 'web'].map((room) => `${room}/README.md`),
  ...filesBelow(join(root, 'wasm', 'src'))
    .filter((path) => path.endsWith('.md'))
    .map((path) => relative(root, path)),
];

/** A file or a folder in backticks, without places to fill in. */
const NAMED = /`((?!build\/)[\w-][\w./-]*(?:\.(?:cpp|css|h|html|js|json|mjs|svg|ts)|\/))`/g;

/** An example of a name. */
const NO_FILE = 'kebab-case.ts';

test('the manuals about the sources name files and folders that exist', () => {
  const rooms = ['bench', 'build/site', 'cli', 'docs', 'native_tests', 'tools', 'wasm', 'web'];
  const files = rooms.flatMap((room) => filesBelow(join(root, room)));
  // So that the end of a path is found, and a folder in the paths of its files.
  const paths = `${files.map((path) => `/${relative(root, path)}`).join('\n')}\n`;
  const missing = MAPS.flatMap((map) =>
    [...readFileSync(join(root, map), 'utf8').matchAll(NAMED)]
      .map(([, name]) => name!)
      .filter((name) => !paths.includes(name.endsWith('/') ? `/${name}` : `/${name}\n`))
      .filter((name) => !existsSync(join(root, name)) && name !== NO_FILE)
      .map((name) => `${map}: ${name}`),
  );
  assert.deepEqual(missing, []);
});
