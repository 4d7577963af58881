/**
 * Bundles every *.test.ts of this folder into build/tests/ and runs them with Node's test runner;
 * with names ("module") only these.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { writeTraditionalCatalogues } from '../../bundle/traditional.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const buildDirectory = join(here, '..', '..', '..', 'build');
const out = join(buildDirectory, 'tests');
const wanted = process.argv.slice(2).map((name) => `${name}.test.ts`);
const tests = readdirSync(here).filter(
  (name) => name.endsWith('.test.ts') && (wanted.length === 0 || wanted.includes(name)),
);

/** The shipped module is not a source to bundle; it is also the API that the page uses. */
const builtModule = {
  name: 'built-module',
  setup({ onResolve }) {
    const path = pathToFileURL(join(buildDirectory, 'site', 'jiugong.mjs')).href;
    onResolve({ filter: /\/(?:build\/site\/jiugong\.mjs|engine\/jiugong)$/ }, () => ({
      path,
      external: true,
    }));
  },
};

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
  plugins: [builtModule],
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
process.exitCode = status ?? 1;
