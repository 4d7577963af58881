/**
 * Bundles every *.test.ts of this folder into build/tests/ and runs them with Node's test runner;
 * with names ("module") only these.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { built, root, source } from '../../bundle/paths.mjs';
import { MODULES, moduleFile } from '../../bundle/scripts.mjs';
import { writeTraditionalCatalogues } from '../../bundle/traditional.mjs';
import { newerThan } from './newer.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = built('tests');
const wanted = process.argv.slice(2).map((name) => `${name}.test.ts`);
const tests = readdirSync(here).filter(
  (name) => name.endsWith('.test.ts') && (wanted.length === 0 || wanted.includes(name)),
);

// Without a file Node's runner would look for tests everywhere.
if (tests.length === 0) {
  console.error(`There is no test of the name ${process.argv.slice(2).join(' or ')}.`);
  process.exit(1);
}

/** The sources of the site, and the modules of the engine. */
const SOURCES = [
  ...[
    'api',
    'board',
    'bundle',
    'command',
    'engine',
    'hints',
    'locales',
    'page',
    'scripts',
    'site',
  ].map((name) => source(name)),
  source('build.mjs'),
  join(root, 'index.html'),
  ...[...MODULES, 'command'].flatMap((name) => [moduleFile(name, 'js'), moduleFile(name, 'wasm')]),
];

/** Says why the tests of shipped files would test something else than the sources; '' if they do not. */
function complaint() {
  const shipped = built('site', 'jiugong.mjs');
  if (!existsSync(shipped)) return 'There is no build/site, which tests run: ./dev build makes it.';
  const newer = newerThan(shipped, SOURCES.filter(existsSync));
  if (newer === undefined) return '';
  return `${relative(root, newer)} is newer than build/site, which tests run: node build.mjs builds it.`;
}

/** The shipped module is not a source to bundle; it is also the API that the page uses. */
const builtModule = {
  name: 'built-module',
  setup({ onResolve }) {
    const path = pathToFileURL(built('site', 'jiugong.mjs')).href;
    onResolve({ filter: /\/(?:build\/site\/jiugong\.mjs|engine\/jiugong)$/ }, () => ({
      path,
      external: true,
    }));
  },
};

const LAZY = {
  'jiugong:hints': './hints/hints',
  'jiugong:rules': './board/shapes/figures/room',
  'jiugong:chinese': './locales/chinese-messages',
  'jiugong:gzip': './engine/batch/gunzip',
};

/** What is loaded as scripts of their own is bundled. */
const bundledScripts = {
  name: 'bundled-scripts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^jiugong:(hints|rules|chinese|gzip)$/ }, ({ path }) => ({
      path,
      namespace: 'lazy',
    }));
    onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => ({
      contents: `import * as exports from '${LAZY[path]}';
        const build = 'tests';
        const load = () => Promise.resolve({ build, start: () => exports });
        export default { build, file: '${path}', load };`,
      resolveDir: source('.'),
    }));
  },
};

const complained = complaint();
if (complained !== '') console.error(complained);
writeTraditionalCatalogues();
rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: tests.map((name) => join(here, name)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node18',
  sourcemap: 'inline',
  outdir: out,
  outExtension: { '.js': '.mjs' },
  plugins: [builtModule, bundledScripts],
  logLevel: 'warning',
});
const files = tests.map((name) => join(out, name.replace(/\.ts$/, '.mjs')));
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', '--test', '--test-reporter=spec', ...files],
  {
    stdio: 'inherit',
  },
);
if (complained !== '') console.error(complained);
process.exitCode = status ?? 1;
