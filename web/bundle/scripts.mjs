/**
 * Bundles the TypeScript sources and the WebAssembly modules into the scripts and style sheets of
 * the site.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { deflated } from './deflate.mjs';
import { integrityOf } from './hash.mjs';
import { built, source } from './paths.mjs';

/** The target: browsers of 2023, the first with all WebAssembly features the engine uses. */
const common = {
  absWorkingDir: source(),
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome110', 'firefox113', 'safari16.4'],
  charset: 'utf8',
  logLevel: 'warning',
};

/**
 * The modules of the engine: `core` is embedded in the scripts, the others are files beside them.
 */
export const SIBLINGS = [
  'analysis',
  'batch',
  'cover',
  'generate',
  'photo',
  'regions',
  'teach',
  'twist',
];
export const MODULES = ['core', ...SIBLINGS];

/**
 * What is loaded besides, as modules are: by boards what hints say and how they look, the same of the rules of lines, dots and
 * clues, and the texts in Chinese; by the engine what unpacks gzip.
 */
const LAZY = {
  hints: { file: 'jiugong-hints', entry: source('hints', 'hints.ts') },
  rules: { file: 'jiugong-rules', entry: source('rules', 'on-board', 'on-board.ts') },
  chinese: { file: 'jiugong-chinese', entry: source('locales', 'chinese-messages.ts') },
  gzip: { file: 'jiugong-gzip', entry: source('engine', 'batch', 'gunzip.ts') },
};
export const HINTS = LAZY.hints.file;
export const GZIP = LAZY.gzip.file;
export const LAZY_FILES = Object.values(LAZY).map(({ file }) => file);

export const moduleFile = (name, type) => built('wasm', `jiugong-${name}.${type}`);

/** Bundles a program that sets the variable `value`: the body of a function that returns it. */
async function functionBody(options) {
  const { outputFiles } = await build({
    ...common,
    format: 'iife',
    globalName: 'value',
    write: false,
    ...options,
  });
  return outputFiles[0].text;
}

/**
 * Bundles the host as the text of a function, with the glue of `core`, which is that of all modules: none of them needs
 * more.
 */
async function buildHost() {
  const body = await functionBody({
    entryPoints: [source('engine', 'host-main.ts')],
    alias: { 'jiugong:module': moduleFile('core', 'js') },
    // The glue uses Node's modules only to load its bytes, but it receives them.
    external: ['fs', 'path', 'url', 'crypto', 'module'],
    // For the same reason esbuild drops the code that fetches them.
    define: { fetch: 'undefined' },
  });
  return `function host() { ${body} return value; }`;
}

/** A module: its bytes, deflated, in base64. */
export async function buildModule(name) {
  const wasm = await deflated(moduleFile(name, 'wasm'));
  return { name, wasm: wasm.toString('base64') };
}

/**
 * The host, and its text for a worker. A script that is not bundled again uses the function's own
 * text, so that the script contains it only once. A module that is bundled again contains the text
 * as a string: a bundler could make the function depend on helpers outside it.
 */
const hostModule = (host, bundledAgain) =>
  `export default ${host}
   export const text = ${bundledAgain ? JSON.stringify(host) : 'String(host)'};`;

const codeModule = ({ wasm }, id) => `export default { build: "${id}", wasm: "${wasm}" };\n`;

/** A module beside the classic script, itself a classic script: it registers its content. */
export const siblingScript = ({ name, wasm }, id) =>
  `(globalThis.JiugongModules ??= {}).${name} = { build: "${id}", wasm: "${wasm}" };\n`;

/** The build id: a hash of all parts that must match. */
const buildId = (parts) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

/** What engine/module-code.ts needs of the modules beside the script. */
function siblingsModule(siblings, id, bundledAgain) {
  const entries = siblings.map((sibling) => {
    const { name } = sibling;
    const file = `jiugong-${name}.${bundledAgain ? 'mjs' : 'js'}`;
    const load = bundledAgain
      ? `import("./${file}").then((module) => module.default)`
      : `loadSibling("JiugongModules", "${name}", "${file}", BUILD, "${integrityOf(siblingScript(sibling, id))}")`;
    return `${name}: { file: "${file}", load: () => ${load} }`;
  });
  const imported = bundledAgain ? '' : `import { loadSibling } from '../scripts/sibling';`;
  return `${imported}
    export const BUILD = "${id}";
    export const siblings = { ${entries.join(', ')} };`;
}

/** Bundles such a script: a function that returns what its entry exports, and the build, a hash of it. */
async function buildLazy([name, { file, entry }]) {
  const body = await functionBody({ entryPoints: [entry] });
  return { name, file, id: buildId([body]), body };
}

const lazyObject = ({ id, body }) => `{ build: "${id}", start() { ${body} return value; } }`;

const lazyScript = (script) =>
  `(globalThis.JiugongScripts ??= {}).${script.name} = ${lazyObject(script)};\n`;

/** It registers itself, or exports itself where it is bundled again. */
const lazyFiles = (script) => [
  [`${script.file}.js`, lazyScript(script)],
  [`${script.file}.mjs`, `export default ${lazyObject(script)};\n`],
];

/** What scripts/lazy-script.ts needs of it. */
function lazyModule(script, bundledAgain) {
  const { name, file, id } = script;
  return bundledAgain
    ? `export default {
         build: "${id}",
         file: "${file}.mjs",
         load: () => import("./${file}.mjs").then((module) => module.default),
       };`
    : `import { loadSibling } from '../scripts/sibling';
       export default {
         build: "${id}",
         file: "${file}.js",
         load: (file, build) =>
           loadSibling("JiugongScripts", "${name}", file, build, "${integrityOf(lazyScript(script))}"),
       };`;
}

/** Resolves modules that have no file, by name. */
function virtualModules(modules) {
  return {
    name: 'virtual-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^jiugong:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
      onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => ({
        contents: modules[path],
        resolveDir: source('engine'),
      }));
    },
  };
}

/**
 * Makes the element module import the engine from the module beside it, so that both share one
 * engine.
 */
const engineFromModule = {
  name: 'engine-from-module',
  setup({ onResolve }) {
    onResolve({ filter: /\/engine\/jiugong$/ }, () => ({ path: './jiugong.mjs', external: true }));
  },
};

/** Makes the small pages take the engine from `window.Jiugong`, which jiugong.js defines. */
const engineFromGlobal = {
  name: 'engine-from-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/engine\/jiugong$/ }, () => ({ path: 'Jiugong', namespace: 'global' }));
    onLoad({ filter: /.*/, namespace: 'global' }, () => ({
      contents:
        'export const { load, JiugongError, LEVELS, REGION_PRESETS, TECHNIQUES } = globalThis.Jiugong;',
    }));
  },
};

/** The boards of the page have no controls: it has its own around them. */
const boardsWithoutControls = {
  name: 'boards-without-controls',
  setup({ onResolve }) {
    onResolve({ filter: /\/own-controls$/ }, () => ({ path: source('board', 'no-controls.ts') }));
  },
};

/** `import text from 'text:./file'` imports a file as text, a style sheet in short. */
export const filesAsText = {
  name: 'files-as-text',
  setup({ onResolve, onLoad }) {
    const { minify, target } = common;
    // (The names of modules are made of paths, too, and must not tell where the sources are.)
    onResolve({ filter: /^text:/ }, ({ path, resolveDir }) => ({
      path: relative(source(), join(resolveDir, path.replace(/^text:/, ''))),
      namespace: 'text',
    }));
    onLoad({ filter: /.*/, namespace: 'text' }, async ({ path }) => {
      const text = readFileSync(source(path), 'utf8');
      const isStyle = path.endsWith('.css');
      const short = isStyle
        ? await transform(text, { minify, target, loader: 'css' })
        : { code: text };
      return { contents: short.code, loader: 'text' };
    });
  },
};

const PAGE = source('page', 'main.ts');

/**
 * Makes each part of the page, what it imports by `import()`, import the page as well. So the main chunk, which has what all
 * of them reach, is all that the page needs at first; without this esbuild would divide it by which parts use what.
 */
const partsShareThePage = {
  name: 'parts-share-the-page',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import'
        ? { path: relative(source(), join(resolveDir, path)), namespace: 'part' }
        : null,
    );
    onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
      contents: `import ${JSON.stringify(PAGE)}; export * from ${JSON.stringify(`./${path}`)};`,
      resolveDir: source(),
    }));
  },
};

/** The page as one classic script. */
export const CLASSIC = 'app.js';

/** The module that says with which one the page begins, which is another one in each build, and which files its parts are. */
const BUILD_FILE = 'app-build.js';

/** Tells the name of the main chunk, `main`, and makes BUILD_FILE of the entry, which does nothing but import that chunk. */
const mainChunk = {
  name: 'main-chunk',
  setup({ onEnd }) {
    onEnd((result) => {
      if (result.errors.length > 0) return;
      const outputs = Object.entries(result.metafile.outputs);
      const [, { imports }] = outputs.find(([path]) => basename(path) === BUILD_FILE);
      result.main = basename(imports[0].path);
      const parts = outputs
        .filter(([path, { entryPoint }]) => entryPoint && basename(path) !== BUILD_FILE)
        .map(([path, { entryPoint }]) => [basename(entryPoint, '.ts'), basename(path)])
        .sort();
      const names = JSON.stringify(Object.fromEntries(parts));
      const text = `export default "${result.main}";\nexport const parts = ${names};\n`;
      result.outputFiles = result.outputFiles.map((file) =>
        basename(file.path) === BUILD_FILE
          ? { path: file.path, text, contents: Buffer.from(text) }
          : file,
      );
    });
  },
};

/** The folders of page/ whose sheets are in the layer of the same name. */
const LAYERS = ['ui', 'shell', 'panels'];

/** Imports into page.css each sheet of the page, those in a folder before those in folders of it. */
const sheetsOfLayers = {
  name: 'sheets-of-layers',
  setup({ onLoad }) {
    onLoad({ filter: /\/page\.css$/ }, ({ path }) => {
      const imports = LAYERS.flatMap((layer) =>
        sheetsIn(source('page', layer)).map((sheet) => `@import '${sheet}' layer(${layer});`),
      );
      return { contents: [readFileSync(path, 'utf8'), ...imports].join('\n'), loader: 'css' };
    });
  },
};

function sheetsIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const sheets = entries.filter(({ name }) => name.endsWith('.css'));
  return [
    ...sheets.map(({ name }) => join(folder, name)),
    ...entries.flatMap((entry) => (entry.isDirectory() ? sheetsIn(join(folder, entry.name)) : [])),
  ];
}

const styleSheet = (entry, name) => ({
  ...common,
  plugins: [sheetsOfLayers],
  entryPoints: [source(...entry)],
  outfile: name,
});

const STYLE_SHEETS = [
  styleSheet(['page', 'styles', 'page.css'], 'app.css'),
  styleSheet(['site', 'embed.css'], 'embed.css'),
  styleSheet(['site', 'examples', 'examples.css'], 'examples.css'),
];

/** What builds make, as files: [name, contents], …; and what their plugins tell of it. */
async function bundle(builds) {
  const made = await Promise.all(builds.map((options) => build({ ...options, write: false })));
  const files = made.flatMap(({ outputFiles }) =>
    outputFiles.map(({ path, contents }) => [basename(path), contents]),
  );
  return { files, main: made.find(({ main }) => main !== undefined)?.main };
}

/** Builds the style sheets of the site alone. */
export const bundleStyleSheets = async () => (await bundle(STYLE_SHEETS)).files;

/** The scripts of the site but the modules of the engine, with what bundles that engine and the scripts that boards load. */
function siteScripts(withEngine, lazyModules) {
  const pageScript = (entry, name) => ({
    ...common,
    plugins: [engineFromGlobal, boardsWithoutControls, filesAsText],
    entryPoints: [source(...entry)],
    format: 'iife',
    outfile: name,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = {
    ...common,
    plugins: [...withEngine(false), boardsWithoutControls, filesAsText],
    // Its entry is for browsers of 2016, and twice as large.
    alias: {
      'workbox-window': source('node_modules/workbox-window/build/workbox-window.prod.mjs'),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  return [
    {
      ...common,
      plugins: [...withEngine(false), filesAsText],
      entryPoints: [source('board', 'global.ts')],
      format: 'iife',
      outfile: 'jiugong.js',
    },
    {
      ...common,
      plugins: withEngine(true),
      entryPoints: [source('engine', 'jiugong.ts')],
      // Node prints the line that throws an error which nobody catches.
      lineLimit: 500,
      external: [...SIBLINGS.map((name) => `jiugong-${name}`), GZIP].map((name) => `./${name}.mjs`),
      format: 'esm',
      outfile: 'jiugong.mjs',
    },
    {
      ...common,
      plugins: [engineFromModule, virtualModules(lazyModules(true)), filesAsText],
      external: LAZY_FILES.map((file) => `./${file}.mjs`),
      entryPoints: [source('board', 'element.ts')],
      format: 'esm',
      outfile: 'element.mjs',
    },
    {
      ...page,
      plugins: [partsShareThePage, ...page.plugins, mainChunk],
      entryPoints: { [basename(BUILD_FILE, '.js')]: PAGE },
      format: 'esm',
      splitting: true,
      outdir: '.',
      // With its content in the name no file is taken for that of another build.
      chunkNames: 'app-[name]-[hash]',
      metafile: true,
    },
    // The same as one classic script: from file:// browsers load no modules.
    {
      ...page,
      entryPoints: [PAGE],
      format: 'iife',
      outfile: CLASSIC,
      define: { ...page.define, 'import.meta.url': '""' },
    },
    {
      ...pageScript(['page', 'first', 'first.ts'], 'first.js'),
      alias: { lit: source('page', 'first', 'css-text.ts') },
    },
    pageScript(['page', 'shell', 'first-theme.ts'], 'theme.js'),
    pageScript(['site', 'embed.ts'], 'embed.js'),
    pageScript(['site', 'examples', 'examples.ts'], 'examples.js'),
  ];
}

/**
 * Builds the scripts and style sheets of the site, and the modules beside the scripts, as files: [name, contents], …; and
 * tells with which of them the page begins, `main`.
 */
export async function bundleScripts() {
  const [host, ...lazy] = await Promise.all([buildHost(), ...Object.entries(LAZY).map(buildLazy)]);
  const lazyModules = (bundledAgain) =>
    Object.fromEntries(
      lazy.map((script) => [`jiugong:${script.name}`, lazyModule(script, bundledAgain)]),
    );
  const [core, ...siblings] = await Promise.all(MODULES.map(buildModule));
  const id = buildId([host, ...[core, ...siblings].map(({ wasm }) => wasm)]);
  const withEngine = (bundledAgain) => [
    virtualModules({
      'jiugong:host': hostModule(host, bundledAgain),
      'jiugong:core': codeModule(core, id),
      'jiugong:siblings': siblingsModule(siblings, id, bundledAgain),
      ...lazyModules(bundledAgain),
    }),
  ];
  const files = siblings.flatMap((sibling) => [
    [`jiugong-${sibling.name}.js`, siblingScript(sibling, id)],
    [`jiugong-${sibling.name}.mjs`, codeModule(sibling, id)],
  ]);
  files.push(...lazy.flatMap(lazyFiles));
  const builds = [...siteScripts(withEngine, lazyModules), ...STYLE_SHEETS];
  const { files: made, main } = await bundle(builds);
  return { files: [...files, ...made], main };
}

/** The program of the package: a script for Node. */
export async function commandScript() {
  const { outputFiles } = await build({
    ...common,
    target: 'node18',
    platform: 'node',
    format: 'cjs',
    write: false,
    banner: { js: '#!/usr/bin/env node' },
    entryPoints: [source('command', 'command.ts')],
    alias: { 'jiugong:command': moduleFile('command', 'js') },
  });
  return outputFiles[0].text;
}

/** Builds the service worker, which caches `files`: [{ url, revision }, …]. */
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
