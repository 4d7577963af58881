/**
 * Bundles the TypeScript sources and the WebAssembly modules into the scripts and style sheets of
 * the site.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { deflated } from './deflate.mjs';
import { pageScripts } from './parts.mjs';
import { built, source } from './paths.mjs';

/** The target: browsers of 2023, the first with all WebAssembly features the engine uses. */
const common = {
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome110', 'firefox113', 'safari16.4'],
  charset: 'utf8',
  logLevel: 'warning',
};

/**
 * The modules of the engine: `core` is embedded in the scripts, the others are files beside them.
 */
export const SIBLINGS = ['regions', 'teach', 'twist'];
export const MODULES = ['core', ...SIBLINGS];

/** What hints say and how they look: a script beside those with a board, as modules are. */
export const HINTS = 'jiugong-hints';

export const moduleFile = (name, type) => built('wasm', `jiugong-${name}.${type}`);

/** Bundles a program that sets the variable `value` and returns it as a function body. */
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

/** Bundles the host as the text of a function. */
async function buildHost() {
  const body = await functionBody({ entryPoints: [source('engine', 'host-main.ts')] });
  return asFunction('host', `${body} return value;`);
}

/** Bundles a module: its glue as the text of a function, and its bytes, deflated, in base64. */
export async function buildModule(name) {
  const body = await functionBody({
    entryPoints: [moduleFile(name, 'js')],
    // The glue uses Node's modules only to load its bytes, but it receives them.
    external: ['fs', 'path', 'url', 'crypto', 'module'],
    // For the same reason esbuild drops the code that fetches them.
    define: { fetch: 'undefined' },
  });
  const wasm = await deflated(moduleFile(name, 'wasm'));
  return {
    name,
    glue: asFunction('glue', `${body} return value;`),
    wasm: wasm.toString('base64'),
  };
}

const asFunction = (name, body) => `function ${name}() { ${body} }`;

/**
 * The source text of the function `name`, for a worker. A script that is not bundled again uses the
 * function's own text, so that the script contains it only once. A module that is bundled again
 * contains the text as a string: a bundler could make the function depend on helpers outside it.
 */
const textOf = (name, definition, bundledAgain) =>
  bundledAgain ? JSON.stringify(definition) : `String(${name})`;

const hostModule = (host, bundledAgain) =>
  `export default ${host}
   export const text = ${textOf('host', host, bundledAgain)};`;

const codeModule = ({ glue, wasm }, id, bundledAgain) =>
  `${glue}
   export default {
     build: "${id}", glue, glueText: ${textOf('glue', glue, bundledAgain)}, wasm: "${wasm}"
   };`;

/**
 * A module beside the classic script, itself a classic script: it registers its content for
 * `script-siblings.ts`.
 */
export const siblingScript = ({ name, glue, wasm }, id) =>
  `(globalThis.JiugongModules ??= {}).${name} = { build: "${id}", glue: ${glue}, wasm: "${wasm}" };\n`;

/** The build id: a hash of all parts that must match. */
const buildId = (parts) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

function siblingsModule(id, bundledAgain) {
  const file = (name) => `jiugong-${name}.${bundledAgain ? 'mjs' : 'js'}`;
  const entries = SIBLINGS.map((name) => {
    const load = bundledAgain
      ? `import("./${file(name)}").then((module) => module.default)`
      : `loadScriptSibling("${name}", "${file(name)}", BUILD)`;
    return `${name}: { file: "${file(name)}", load: () => ${load} }`;
  });
  const imported = bundledAgain ? '' : `import { loadScriptSibling } from './script-siblings';`;
  return `${imported}
    export const BUILD = "${id}";
    export const siblings = { ${entries.join(', ')} };`;
}

/** Bundles hints/hints.ts: a function that returns what it exports, and the build, a hash of it. */
async function buildHints() {
  const body = await functionBody({ entryPoints: [source('hints', 'hints.ts')] });
  return { id: buildId([body]), body };
}

const hintsObject = ({ id, body }) => `{ build: "${id}", start() { ${body} return value; } }`;

/** The script of hints, as modules are: it registers itself, or exports itself where it is bundled again. */
const hintsFiles = (hints) => [
  [`${HINTS}.js`, `(globalThis.JiugongHints ??= {}).hints = ${hintsObject(hints)};\n`],
  [`${HINTS}.mjs`, `export default ${hintsObject(hints)};\n`],
];

/** What board/load-hints.ts knows of the script of hints. */
const hintsModule = ({ id }, bundledAgain) =>
  bundledAgain
    ? `export const BUILD = "${id}";
       export const file = "${HINTS}.mjs";
       export const load = () => import("./${HINTS}.mjs").then((module) => module.default);`
    : `import { loadSibling } from '../scripts/sibling';
       export const BUILD = "${id}";
       export const file = "${HINTS}.js";
       export const load = () => loadSibling("JiugongHints", "hints", file, BUILD);`;

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

/** A style sheet without comments, indentation and what else means nothing; spaces in a line may. */
const shortSheet = (sheet) =>
  sheet
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/ ?([{};]) /g, '$1')
    .trim();

/**
 * Shortens the templates of Lit, which minifiers leave alone: css`…` without nested templates, and
 * the indentation of html`…`, where a line break means as much.
 */
const shortTemplates = {
  name: 'short-templates',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!code.includes("from 'lit'")) return null;
      const short = code.replaceAll(/(?<=\bcss`)[^`]*(?=`)/g, shortSheet).replaceAll(/\n +/g, '\n');
      return { contents: short, loader: 'ts' };
    });
  },
};

/** Makes the small pages take the engine from `window.Jiugong`, which jiugong.js defines. */
const engineFromGlobal = {
  name: 'engine-from-global',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/engine\/jiugong$/ }, () => ({ path: 'Jiugong', namespace: 'global' }));
    onLoad({ filter: /.*/, namespace: 'global' }, () => ({
      contents: 'export const { load, JiugongError, REGION_PRESETS } = globalThis.Jiugong;',
    }));
  },
};

/** `import text from 'text:./file'` imports a file as text. */
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

/**
 * Returns what makes the scripts and style sheets of the site: options for esbuild, and the modules
 * beside the scripts as files: [name, contents], …; `out` returns the path of a file by its name.
 */
export async function scriptBuilds(out) {
  const [host, hints] = await Promise.all([buildHost(), buildHints()]);
  const [core, ...siblings] = await Promise.all(MODULES.map(buildModule));
  const id = buildId([host, ...[core, ...siblings].flatMap(({ glue, wasm }) => [glue, wasm])]);
  const withEngine = (bundledAgain) => [
    virtualModules({
      'jiugong:host': hostModule(host, bundledAgain),
      'jiugong:core': codeModule(core, id, bundledAgain),
      'jiugong:siblings': siblingsModule(id, bundledAgain),
      'jiugong:hints': hintsModule(hints, bundledAgain),
    }),
  ];
  const files = siblings.flatMap((sibling) => [
    [`jiugong-${sibling.name}.js`, siblingScript(sibling, id)],
    [`jiugong-${sibling.name}.mjs`, codeModule(sibling, id, true)],
  ]);
  files.push(...hintsFiles(hints));
  const pageScript = (entry, name) => ({
    ...common,
    plugins: [engineFromGlobal, filesAsText],
    entryPoints: [source(...entry)],
    format: 'iife',
    outfile: out(name),
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const styleSheet = (entry, name) => ({
    ...common,
    entryPoints: [source(...entry)],
    outfile: out(name),
  });
  const builds = [
    {
      ...common,
      plugins: [...withEngine(false), shortTemplates],
      entryPoints: [source('board', 'global.ts')],
      format: 'iife',
      outfile: out('jiugong.js'),
    },
    {
      ...common,
      plugins: withEngine(true),
      entryPoints: [source('engine', 'jiugong.ts')],
      // Node prints the line that throws an error which nobody catches.
      lineLimit: 500,
      external: SIBLINGS.map((name) => `./jiugong-${name}.mjs`),
      format: 'esm',
      outfile: out('jiugong.mjs'),
    },
    {
      ...common,
      plugins: [
        engineFromModule,
        virtualModules({ 'jiugong:hints': hintsModule(hints, true) }),
        shortTemplates,
      ],
      external: [`./${HINTS}.mjs`],
      entryPoints: [source('board', 'element.ts')],
      format: 'esm',
      outfile: out('element.mjs'),
    },
    pageScripts(
      common,
      {
        plugins: [...withEngine(false), shortTemplates, filesAsText],
        // Its entry is for browsers of 2016, and twice as large.
        alias: {
          'workbox-window': source('node_modules/workbox-window/build/workbox-window.prod.mjs'),
        },
        define: { 'process.env.NODE_ENV': '"production"' },
      },
      out,
    ),
    pageScript(['page', 'shell', 'first-theme.ts'], 'theme.js'),
    pageScript(['site', 'embed.ts'], 'embed.js'),
    pageScript(['site', 'examples', 'examples.ts'], 'examples.js'),
    styleSheet(['page', 'styles', 'page.css'], 'app.css'),
    styleSheet(['site', 'embed.css'], 'embed.css'),
    styleSheet(['site', 'examples', 'examples.css'], 'examples.css'),
  ];
  return { builds, files };
}

/** Builds the scripts and style sheets of the site. */
export async function bundleScripts(out) {
  const { builds, files } = await scriptBuilds(out);
  for (const [name, contents] of files) writeFileSync(out(name), contents);
  const made = await Promise.all(builds.map((options) => build({ ...options, write: false })));
  for (const { outputFiles } of made) {
    for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  }
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
