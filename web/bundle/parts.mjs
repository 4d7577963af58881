/**
 * Makes the scripts of the page: app.js, and one for each `import()` in its sources, a *part*.
 *
 *     page/main.ts            ──▶ app.js           what main.ts imports, and what two parts import
 *       … import('./rotate')  ──▶ app-rotate.js    what this part alone imports
 *
 * ES modules are divided so by themselves, but from file:// browsers load classic scripts only. So:
 *
 * 1. esbuild splits the page at each `import()` into ES modules, the chunks. A chunk is of app.js or of one part.
 * 2. The chunks of app.js are bundled into it, and into `page:modules` what parts import of them.
 * 3. The chunks of a part are bundled into a function that its script registers. Its parameter is what `page:modules`
 *    has, so that each module runs once:
 *
 *        (globalThis.JiugongParts ??= {}).rotate = { build: "…", start(page) { …; return { Rotate }; } };
 *
 * 4. `loadPart` (page/ui/part.ts) takes the place of `import()`: it adds the script and calls `start`.
 */
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { source } from './paths.mjs';

/** The entries: what runs first, the page, and what loads parts. */
const ENTRIES = {
  start: source('board', 'early-start.ts'),
  main: source('page', 'main.ts'),
  part: source('page', 'ui', 'part.ts'),
};
const APP = Object.keys(ENTRIES).map((name) => `${name}.js`);

/** The module with the build, and with what parts import from the chunks of app.js. */
const PAGE = 'page:modules';

export const partFile = (name) => `app-${name}.js`;
export const PART_FILE = /^app-.*\.js$/;

/** The chunks that `first` need, and themselves. */
function closure(first, outputs) {
  const found = new Set();
  const visit = (chunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    importsOf(outputs.get(chunk)).forEach(visit);
  };
  first.forEach(visit);
  return found;
}

/** The chunks that a chunk imports by a statement. */
const importsOf = ({ imports }) =>
  imports
    .filter(({ kind, external }) => kind === 'import-statement' && !external)
    .map(({ path }) => basename(path));

/** The chunks with which parts begin: [name, chunk], … */
function partsOf(outputs) {
  const entries = [...outputs].filter(
    ([chunk, { entryPoint }]) => entryPoint && !APP.includes(chunk),
  );
  const parts = entries.map(([chunk, { entryPoint }]) => [basename(entryPoint, '.ts'), chunk]);
  const names = new Set(parts.map(([name]) => name));
  if (names.size < parts.length) throw new Error(`two parts have the same name: ${[...names]}`);
  return parts;
}

/** Which chunks app.js contains: its own, and those of several parts, so that each is there once. */
function chunksOfApp(parts, outputs) {
  const own = closure(APP, outputs);
  const needs = parts.map(([, chunk]) => closure([chunk], outputs));
  const isShared = (chunk) => needs.filter((chunks) => chunks.has(chunk)).length > 1;
  return new Set([...outputs.keys()].filter((chunk) => own.has(chunk) || isShared(chunk)));
}

/** The names that the text of a chunk, as esbuild writes it, imports from another one. */
function namesFrom(chunk, text) {
  const statements = text.matchAll(/^import \{([^}]*)\} from "\.\/([^"]*)";$/gm);
  return [...statements].flatMap(([, names, from]) =>
    from === chunk ? names.split(',').map((name) => name.trim().replace(/ as .*/, '')) : [],
  );
}

/** What parts import from the chunks of app.js: [chunk, names], … */
function lentBy(ofApp, texts) {
  const ofParts = [...texts].filter(([chunk]) => !ofApp.has(chunk)).map(([, text]) => text);
  return [...ofApp]
    .map((chunk) => [chunk, new Set(ofParts.flatMap((text) => namesFrom(chunk, text)))])
    .filter(([, names]) => names.size > 0);
}

/** The texts of `page:modules`, and of a module for each chunk that has the lent names alone. */
const lending = (id, lent) => [
  [
    PAGE,
    `${lent.map((_, index) => `import * as lent${index} from "lent${index}";`).join('')}
     export const BUILD = "${id}";
     export const modules = [${lent.map((_, index) => `lent${index}`)}];`,
  ],
  ...lent.map(([chunk, names], index) => [
    `lent${index}`,
    `export { ${[...names]} } from "./${chunk}";`,
  ]),
];

/** The texts of the chunks of app.js in a part: what `page` has of them. (esbuild drops what this part does not use.) */
const borrowing = (lent) =>
  lent.map(([chunk, names], index) => [
    chunk,
    `const page${index} = page[${index}];
     ${[...names].map((name) => `export const ${name} = /* @__PURE__ */ (() => page${index}.${name})();`).join('')}`,
  ]);

/** Resolves modules by a table of their texts. */
const textModules = (texts) => ({
  name: 'text-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ path }) => ({ path: basename(path), namespace: 'text' }));
    onLoad({ filter: /.*/, namespace: 'text' }, ({ path }) => ({ contents: texts.get(path) }));
  },
});

/** The texts of the chunks, with `loadPart` in the place of `import()`. */
function chunkTexts(outputFiles, parts) {
  const loading = (text) =>
    parts.reduce(
      (code, [name, chunk]) => code.replaceAll(`import("./${chunk}")`, `loadPart("${name}")`),
      text,
    );
  return outputFiles.map(({ path, text }) => {
    const code = loading(text);
    const loader = code === text ? '' : 'import { loadPart } from "./part.js";\n';
    return [basename(path), loader + code];
  });
}

/** Bundles the chunks into the scripts; returns these as esbuild does. */
async function classicScripts({ outputFiles, metafile }, common, out) {
  const outputs = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]),
  );
  const parts = partsOf(outputs);
  const ofApp = chunksOfApp(parts, outputs);
  const texts = new Map(chunkTexts(outputFiles, parts));
  const lent = lentBy(ofApp, texts);
  const id = createHash('sha256')
    .update([...texts.values()].join('\0'))
    .digest('hex')
    .slice(0, 12);
  const inApp = new Map([...texts, ...lending(id, lent)]);
  // app.js has run the rest of its chunks, too.
  const ran = [...ofApp].map((chunk) => [chunk, '']);
  const inParts = new Map([...texts, ...ran, ...borrowing(lent)]);
  const bundled = async (chunks, modules, options) => {
    const script = await build({
      ...common,
      stdin: { contents: chunks.map((chunk) => `export * from "./${chunk}";`).join('') },
      format: 'iife',
      plugins: [textModules(modules)],
      write: false,
      ...options,
    });
    return script.outputFiles;
  };
  const scripts = await Promise.all([
    bundled(['start.js', 'main.js'], inApp, { outfile: out('app.js') }),
    ...parts.map(([name, chunk]) =>
      bundled([chunk], inParts, {
        outfile: out(partFile(name)),
        globalName: 'part',
        banner: {
          js: `(globalThis.JiugongParts ??= {})["${name}"] = { build: "${id}", start(page) {`,
        },
        footer: { js: 'return part; } };' },
      }),
    ),
  ]);
  return scripts.flat();
}

/** Returns the options for esbuild that make app.js and the parts; `common` are those of all scripts. */
export const pageScripts = (common, { plugins, ...options }, out) => ({
  ...common,
  ...options,
  entryPoints: ENTRIES,
  external: [PAGE],
  splitting: true,
  format: 'esm',
  // The names of exports are those of the sources until the chunks are bundled.
  minify: false,
  outdir: out('.'),
  metafile: true,
  write: false,
  plugins: [
    ...plugins,
    {
      name: 'classic-scripts',
      setup({ onEnd }) {
        onEnd(async (result) => {
          if (result.errors.length > 0) return;
          result.outputFiles = await classicScripts(result, common, out);
        });
      },
    },
  ],
});
