/**
 * Builds the site from the WebAssembly module and the TypeScript sources.
 *
 *     build/wasm/jiugong.{js,wasm}  ─┐
 *     web/engine web/board web/app  ─┼─▶  build/site/         the static site
 *     index.html                    ─┘    build/jiugong.html  everything in one file
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { pack } from './pack.mjs';

const web = dirname(fileURLToPath(import.meta.url));
const root = dirname(web);
const wasmDirectory = join(root, 'build', 'wasm');
const site = join(root, 'build', 'site');
const source = (...path) => join(web, ...path);

/** What current browsers have had since 2023, the age of the WebAssembly features we use. */
const common = {
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome110', 'firefox113', 'safari16.4'],
  charset: 'utf8',
  logLevel: 'warning',
};

/** The host and the module's glue, as the body of a function. */
async function buildCore() {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [source('engine', 'core.ts')],
    format: 'iife',
    globalName: 'core',
    write: false,
    alias: { 'jiugong:module': join(wasmDirectory, 'jiugong.js') },
    // The glue looks for Node only to fetch its bytes, which it is handed.
    external: ['fs', 'path', 'url', 'crypto', 'module'],
  });
  return `${outputFiles[0].text}; return core;`;
}

/**
 * `jiugong:core`: the body as a function to call in-process, and as the text of a worker. In a script
 * that stays as it is the function's own text serves, so that the glue is there only once. A module
 * that will be bundled again holds the text as well: a bundler may make the function depend on
 * helpers outside it.
 */
function coreModule(body, bundledAgain) {
  const text = bundledAgain ? JSON.stringify(`function core() { ${body} }`) : 'core';
  return `export default function core() { ${body} }
    export const workerSource = () => \`(\${${text}})().serveWorker(self)\`;`;
}

function virtualModules(modules) {
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^jiugong:(core|wasm)$/ }, ({ path }) => ({
        path,
        namespace: 'virtual',
      }));
      onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({ contents: modules[path] }));
    },
  };
}

/** The page takes the engine from `window.Jiugong`, where jiugong.js puts it: it is not bundled twice. */
const engineFromGlobal = {
  name: 'engine-from-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/engine\/jiugong$/ }, () => ({ path: 'Jiugong', namespace: 'global' }));
    onLoad({ filter: /.*/, namespace: 'global' }, () => ({
      contents: 'export const { load, JiugongError, REGION_PRESETS } = globalThis.Jiugong;',
    }));
  },
};

/** Replaces `search` and fails where it does not stand exactly once. */
function replaceOnce(text, search, replacement) {
  const parts = text.split(search);
  if (parts.length !== 2) throw new Error(`index.html: ${parts.length - 1} times ${search}`);
  return parts.join(replacement);
}

/** A script as it may stand inside an HTML file. */
function inlineScript(code) {
  // Within a script only these two could end it or change how it is read.
  return `<script>${code.replaceAll(/<(?=\/script|!--)/gi, '\\x3c')}</script>`;
}

const sourceOnly = /[ \t]*<!-- source only -->[\s\S]*?<!-- \/source only -->\n?/;

async function main() {
  const core = await buildCore();
  const wasm = pack(readFileSync(join(wasmDirectory, 'jiugong.wasm')));
  const packedWasm = `export default ${JSON.stringify(wasm.toString('base64'))};`;
  const plugins = (bundledAgain) => [
    virtualModules({ 'jiugong:core': coreModule(core, bundledAgain), 'jiugong:wasm': packedWasm }),
  ];
  // Made beside the old site, which is whole until the new one is.
  const staging = join(root, 'build', 'site.new');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const out = (name) => join(staging, name);
  await Promise.all([
    build({
      ...common,
      plugins: plugins(false),
      entryPoints: [source('board', 'global.ts')],
      format: 'iife',
      outfile: out('jiugong.js'),
    }),
    build({
      ...common,
      plugins: plugins(true),
      entryPoints: [source('engine', 'jiugong.ts')],
      format: 'esm',
      outfile: out('jiugong.mjs'),
    }),
    build({
      ...common,
      plugins: [engineFromGlobal],
      entryPoints: [source('app', 'main.ts')],
      format: 'iife',
      outfile: out('app.js'),
    }),
    build({
      ...common,
      entryPoints: [source('app', 'first-theme.ts')],
      format: 'iife',
      outfile: out('theme.js'),
    }),
    build({ ...common, entryPoints: [source('app', 'app.css')], outfile: out('app.css') }),
  ]);
  // TypeScript looks for the types of jiugong.mjs in jiugong.d.mts; jiugong.d.ts is for everyone else.
  const types = declarations();
  for (const name of ['jiugong.d.ts', 'jiugong.d.mts']) writeFileSync(out(name), types);

  const page = readFileSync(join(root, 'index.html'), 'utf8').replace(sourceOnly, '');
  writeFileSync(out('index.html'), page);

  const read = (name) => readFileSync(out(name), 'utf8');
  let single = replaceOnce(
    page,
    '<link rel="stylesheet" href="app.css" />',
    `<style>${read('app.css')}</style>`,
  );
  single = replaceOnce(single, '<script src="theme.js"></script>', inlineScript(read('theme.js')));
  // Deferred scripts run when the page is parsed; inline ones cannot be deferred, so they go last.
  single = replaceOnce(single, '<script src="jiugong.js" defer></script>', '');
  single = replaceOnce(single, '<script src="app.js" defer></script>', '');
  const scripts = inlineScript(read('jiugong.js')) + inlineScript(read('app.js'));
  single = replaceOnce(single, '</body>', `${scripts}</body>`);
  rmSync(site, { recursive: true, force: true });
  renameSync(staging, site);
  writeFileSync(join(root, 'build', 'jiugong.html'), single);
}

/** `jiugong.d.ts`: what TypeScript declares for the public files, joined into one. */
function declarations() {
  const between = /^(import|export) .*from '\.\/(error|jiugong|regions|twist)';\n/gm;
  const tsc = source('node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', source('tsconfig.types.json')], { stdio: 'inherit' });
  const declared = (name) =>
    readFileSync(join(root, 'build', 'types', 'engine', name), 'utf8').replaceAll(between, '');
  const header = /^\/\*\*[\s\S]*?\*\/\n/.exec(readFileSync(source('engine', 'jiugong.ts'), 'utf8'));
  const joined = [
    header[0],
    declared('error.d.ts'),
    declared('jiugong.d.ts'),
    declared('twist.d.ts'),
    declared('regions.d.ts'),
  ].join('\n');
  if (/from '/.test(joined)) throw new Error('jiugong.d.ts must not need other files');
  return joined;
}

await main();
