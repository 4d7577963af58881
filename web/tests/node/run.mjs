/**
 * Bundles the tests of this folder into build/tests/ and runs them with Node's test runner.
 *
 *     node tests/node/run.mjs                     *.test.ts, which each change has to pass
 *     node tests/node/run.mjs --slow              *.slow.test.ts: files that take more than some seconds
 *     node tests/node/run.mjs module endurance    these files, slow or not
 *     node tests/node/run.mjs --grep 'a link'     the tests with such names
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { built, root, source } from '../../bundle/paths.mjs';
import { filesAsText } from '../../bundle/scripts.mjs';
import { siteFiles } from '../../bundle/site-files.mjs';
import { newerThan } from './newer.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const out = built('tests');
const { values: options, positionals: wanted } = parseArgs({
  options: { slow: { type: 'boolean', default: false }, grep: { type: 'string' } },
  allowPositionals: true,
});
const tests = readdirSync(here).filter((file) => {
  const [, name, slow] = /^(.+?)(\.slow)?\.test\.ts$/.exec(file) ?? [];
  if (name === undefined) return false;
  return wanted.length === 0 ? options.slow === (slow !== undefined) : wanted.includes(name);
});

// (Without a file Node's runner would look for tests everywhere.)
const unknown = wanted.filter((name) => !tests.some((file) => file.startsWith(`${name}.`)));
if (tests.length === 0 || unknown.length > 0) {
  console.error(`There is no test of the name ${unknown.join(' or ')}.`);
  process.exit(1);
}

/** Says why the tests of shipped files would test something else than the sources; '' if they do not. */
function complaint() {
  const shipped = built('site', 'jiugong.mjs');
  if (!existsSync(shipped)) return 'There is no build/site, which tests run: ./dev build makes it.';
  const sources = siteFiles(root).map((path) => join(root, path));
  const newer = newerThan(shipped, sources);
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
  'jiugong:rules': './rules/on-board/on-board',
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
rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: tests.map((name) => join(here, name)),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node18',
  sourcemap: 'linked',
  outdir: out,
  outExtension: { '.js': '.mjs' },
  plugins: [builtModule, bundledScripts, filesAsText],
  logLevel: 'warning',
});
const files = tests.map((name) => join(out, name.replace(/\.ts$/, '.mjs')));
const escaped = (name) => name.replace(/[<&"]/g, (c) => `&#${c.charCodeAt(0)};`);
const times = [];
const events = run({
  files,
  concurrency: availableParallelism(),
  ...(options.grep === undefined ? {} : { testNamePatterns: [new RegExp(options.grep)] }),
});
events.on('test:fail', () => (process.exitCode = 1));
events.on('test:pass', ({ name, nesting, details }) => {
  if (nesting === 0) times.push([name, details.duration_ms / 1000]);
});
events.on('end', () => {
  if (complained !== '') console.error(complained);
  mkdirSync(built('times'), { recursive: true });
  writeFileSync(
    built('times', options.slow ? 'node-slow.xml' : 'node.xml'),
    times.map(([name, time]) => `<testcase name="${escaped(name)}" time="${time}"/>\n`).join(''),
  );
});
events.compose(new spec()).pipe(process.stdout);
