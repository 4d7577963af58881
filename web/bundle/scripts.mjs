/** Bundles the TypeScript sources and the WebAssembly module into the scripts and styles of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { pack } from './pack.mjs';
import { built, source } from './places.mjs';

/** What current browsers have had since 2023, the age of the WebAssembly features we use. */
const common = {
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome110', 'firefox113', 'safari16.4'],
  charset: 'utf8',
  logLevel: 'warning',
};

/** A source of ours that this program itself needs. */
async function importSource(...path) {
  const { outputFiles } = await build({
    entryPoints: [source(...path)],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
}

/** The module that unpacks the module, a character a byte: it is small, and shrinks more as text than in base64. */
const unpacker = () => readFileSync(built('wasm', 'jiugong-unpacker.wasm'), 'latin1');

/** The module as `createHost` unpacks it. */
async function packModule() {
  const { unpack } = await importSource('engine', 'unpack.ts');
  const module = readFileSync(built('wasm', 'jiugong.wasm'));
  const packed = pack(module);
  if (!module.equals(unpack(unpacker(), packed))) throw new Error('The module is not as it was.');
  return packed;
}

/** The host and the module's glue, as the body of a function. */
async function buildCore() {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [source('engine', 'core.ts')],
    format: 'iife',
    globalName: 'core',
    write: false,
    alias: { 'jiugong:module': built('wasm', 'jiugong.js') },
    plugins: [virtualModules({ 'jiugong:unpacker': asModule(unpacker()) })],
    // The glue looks for Node only to fetch its bytes, which it is handed.
    external: ['fs', 'path', 'url', 'crypto', 'module'],
    // Nor does it load them: what would is left out.
    define: { fetch: 'undefined' },
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
    export const workerSource = (wasm) => \`(\${${text}})().serveWorker(self, "\${wasm}")\`;`;
}

/** A module whose default export is `text`. */
const asModule = (text) => `export default ${JSON.stringify(text)};`;

function virtualModules(modules) {
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^jiugong:(core|unpacker|wasm)$/ }, ({ path }) => ({
        path,
        namespace: 'virtual',
      }));
      onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({ contents: modules[path] }));
    },
  };
}

/** The element for programs takes it from the module beside it, so that both share one. */
const engineFromModule = {
  name: 'engine-from-module',
  setup({ onResolve }) {
    onResolve({ filter: /\/engine\/jiugong$/ }, () => ({ path: './jiugong.mjs', external: true }));
  },
};

/**
 * Style sheets in templates (css`…`, without templates in them) lose their comments and indentation, which
 * the script would carry to every page. Spaces within a line stay: some of them mean something.
 */
const stylesWithoutSpace = {
  name: 'styles-without-space',
  setup({ onLoad }) {
    onLoad({ filter: /styles\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(/(?<=\bcss`)[^`]*(?=`)/g, (sheet) =>
        sheet
          .replaceAll(/\/\*[^]*?\*\//g, '')
          .replaceAll(/\s*\n\s*/g, ' ')
          .replaceAll(/ ?([{};]) /g, '$1')
          .trim(),
      ),
      loader: 'ts',
    }));
  },
};

/** The pages take the engine from `window.Jiugong`, where jiugong.js puts it: it is not bundled twice. */
const engineFromGlobal = {
  name: 'engine-from-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/engine\/jiugong$/ }, () => ({ path: 'Jiugong', namespace: 'global' }));
    onLoad({ filter: /.*/, namespace: 'global' }, () => ({
      contents: 'export const { load, JiugongError, REGION_PRESETS } = globalThis.Jiugong;',
    }));
  },
};

/** `import text from 'text:./file'`: a file as text. */
const filesAsText = {
  name: 'files-as-text',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^text:/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/^text:/, '')),
      namespace: 'text',
    }));
    onLoad({ filter: /.*/, namespace: 'text' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Makes the scripts and style sheets of the site; `out` gives the path of a file by its name. */
export async function bundleScripts(out) {
  const core = await buildCore();
  const wasm = await packModule();
  const withEngine = (bundledAgain) => [
    virtualModules({
      'jiugong:core': coreModule(core, bundledAgain),
      'jiugong:wasm': asModule(wasm),
    }),
  ];
  const pageScript = (entry, name) =>
    build({
      ...common,
      plugins: [engineFromGlobal, filesAsText],
      entryPoints: [source(...entry)],
      format: 'iife',
      outfile: out(name),
      define: { 'process.env.NODE_ENV': '"production"' },
    });
  const styleSheet = (entry, name) =>
    build({ ...common, entryPoints: [source(...entry)], outfile: out(name) });
  await Promise.all([
    build({
      ...common,
      plugins: [...withEngine(false), stylesWithoutSpace],
      entryPoints: [source('board', 'global.ts')],
      format: 'iife',
      outfile: out('jiugong.js'),
    }),
    build({
      ...common,
      plugins: withEngine(true),
      entryPoints: [source('engine', 'jiugong.ts')],
      format: 'esm',
      outfile: out('jiugong.mjs'),
    }),
    build({
      ...common,
      plugins: [engineFromModule, stylesWithoutSpace],
      entryPoints: [source('board', 'element.ts')],
      format: 'esm',
      outfile: out('element.mjs'),
    }),
    pageScript(['app', 'main.ts'], 'app.js'),
    pageScript(['app', 'first-theme.ts'], 'theme.js'),
    pageScript(['site', 'embed.ts'], 'embed.js'),
    pageScript(['site', 'examples', 'examples.ts'], 'examples.js'),
    styleSheet(['app', 'app.css'], 'app.css'),
    styleSheet(['site', 'embed.css'], 'embed.css'),
    styleSheet(['site', 'examples', 'examples.css'], 'examples.css'),
  ]);
}

/** Makes the service worker, which keeps `files`: [{ url, revision }, …]. */
export async function bundleServiceWorker(out, files) {
  await build({
    ...common,
    entryPoints: [source('site', 'service-worker.ts')],
    format: 'iife',
    outfile: out('sw.js'),
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(files),
    },
  });
}
