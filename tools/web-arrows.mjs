/**
 * Keeps the arrows of the TypeScript sources, by their imports, of types and `import()` as well: node tools/web-arrows.mjs.
 * (Those of C++ are kept by arrows.mjs.)
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './arrows.mjs';

/**
 * The folders from the lowest floor up. A source imports from its own folder and from lower floors; those of one floor do not
 * know each other. `panels/*` stands for each panel.
 */
const FLOORS = [
  ['api', 'command', 'scripts'],
  ['engine', 'locales'],
  ['hints'],
  ['board'],
  ['rules'],
  ['page/ui', 'page/panel.ts'],
  ['page/panels/*', 'site'],
  ['page/panels'],
  ['page/shell'],
  ['page/first'],
  ['page/main.ts'],
];

/** These are one: a panel is described by what panels share. */
const SAME = { 'page/panel.ts': 'page/ui' };

/**
 * What others know of a folder whose inside is its own; and who knows the inside as well. What needs only types of the API, or its
 * constants, takes them from the door of api/.
 */
const DOORS = {
  api: ['api/engine.ts', 'engine'],
  engine: ['engine/jiugong.ts'],
  'page/panels': ['page/panels/panels.ts'],
};

/** The sources that go past a door or a floor, and why. */
const EXCEPTIONS = [
  [
    'board/words.ts',
    'api/phrase.ts',
    'fills in words of errors, which the engine fills in as well',
  ],
  ['rules/on-board/names.ts', 'api/phrase.ts', 'fills in names of rules as those of errors'],
  ['page/first/drawing.ts', 'page/panels/solve/', 'draws for the build what the panel draws'],
  ['page/panels/help/sections.ts', 'package.json', 'tells the version'],
  ['board/element.ts', 'engine/jiugong.ts', 'has its declarations beside those of the engine'],
];

/** Packages and made modules, and the folders that import them. Others are imported where they are needed in page/ and site/. */
const PACKAGES = [
  [/^lit\b/, /^(board|page|site)\//],
  [/^jiugong:(hints|rules|chinese)$/, /^board\//],
  [/^jiugong:command$/, /^command\//],
  [/^jiugong:/, /^engine\//],
  [/^node:/, /^command\//],
  [/^pako$/, /^engine\/batch\/gunzip\.ts$/],
  [/./, /^(page|site)\//],
];

/**
 * The scripts that run before all else on a page, and so have nothing of the engine, by way of others either. (Of types nothing
 * is left in a script.)
 */
const WITHOUT_ENGINE = ['page/first/first.ts', 'page/shell/first-theme.ts'];

const IMPORT =
  /^(?:import|export)\b([^'";]*?)\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\((?:\s|\/\*[^]*?\*\/)*['"`]([^'"`]+)['"`]\s*\)/gm;

/** Whether all that an import names are types. */
const isOfTypes = (names) =>
  /^\s*type\b/.test(names) || /^\s*\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\s*\}\s*$/.test(names);

/** The imports of a source: { line, name, isType }. */
const importsOf = (text) =>
  [...text.matchAll(IMPORT)].map((match) => ({
    line: text.slice(0, match.index + match[0].length).split('\n').length,
    name: match[2] ?? match[3] ?? match[4],
    isType: isOfTypes(match[1] ?? ''),
  }));

/** The folder of a source and its floor. */
function placeOf(path) {
  const panel = /^page\/panels\/[^/]+(?=\/)/.exec(path)?.[0];
  const names = panel === undefined ? [path, ...foldersOf(path)] : ['page/panels/*'];
  const floor = FLOORS.findIndex((folders) => folders.some((folder) => names.includes(folder)));
  const folder = FLOORS[floor]?.find((each) => names.includes(each));
  return { folder: panel ?? SAME[folder] ?? folder, floor };
}

function foldersOf(path) {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** The path of an imported source of the repository, or undefined. */
function resolved(path, name, sources) {
  const at = posix.join(dirname(path), name.replace(/^text:/, ''));
  return [`${at}.ts`, `${at}.d.ts`, at].find((each) => sources.has(each));
}

/** Why a source must not import another one; undefined if it may. */
function refusal(path, to) {
  const [from, other] = [placeOf(path), placeOf(to)];
  if (from.folder === other.folder) return undefined;
  if (other.floor >= from.floor || other.floor < 0) {
    return `it must not import ${to}: ${from.folder} knows only what is on lower floors`;
  }
  const [, doors = []] =
    Object.entries(DOORS).find(([folder]) => to.startsWith(`${folder}/`)) ?? [];
  const [door = to, inside] = doors;
  return door === to || from.folder === inside || from.folder.startsWith(dirname(door))
    ? undefined
    : `it must not import ${to}: others know ${door} alone`;
}

/** The imports by which a script gets the engine, as breaches. */
function engineIn(script, edges) {
  const breaches = [];
  const seen = new Set([script]);
  for (const path of seen) {
    for (const { to, line, isType } of edges.get(path) ?? []) {
      if (isType) continue;
      if (to.startsWith('engine/')) {
        breaches.push(`${path}:${line}: it must not import ${to}: it is part of ${script}`);
      } else seen.add(to);
    }
  }
  return breaches;
}

/** What is wrong in `sources`, texts by their paths in web/: ['path:line: a sentence', …]. */
export function breachesOf(sources, exceptions = EXCEPTIONS) {
  const breaches = [];
  const unused = new Set(exceptions);
  const edges = new Map();
  for (const [path, text] of sources) {
    if (!path.endsWith('.ts')) continue;
    if (placeOf(path).floor < 0)
      breaches.push(`${path}:1: FLOORS in tools/web-arrows.mjs lacks its folder`);
    const known = [];
    edges.set(path, known);
    for (const { line, name, isType } of importsOf(text)) {
      if (!/^(text:)?\./.test(name)) {
        const [, importers] = PACKAGES.find(([packages]) => packages.test(name));
        if (!importers.test(path)) breaches.push(`${path}:${line}: it must not import ${name}`);
        continue;
      }
      const to = resolved(path, name, sources);
      const exception = exceptions.find(
        ([from, beginning]) => from === path && to?.startsWith(beginning),
      );
      unused.delete(exception);
      let sentence;
      if (to === undefined) sentence = `there is no source ${name}`;
      else if (exception === undefined) {
        const isDouble = isType && to === DOORS.engine[0];
        sentence = isDouble ? `types of the API are in ${DOORS.api[0]}` : refusal(path, to);
      }
      if (sentence !== undefined) breaches.push(`${path}:${line}: ${sentence}`);
      else known.push({ to, line, isType });
    }
  }
  for (const { path, line, to } of circlesOf(edges)) {
    breaches.push(`${path}:${line}: it imports ${to}, which imports it by way of others`);
  }
  for (const script of WITHOUT_ENGINE) breaches.push(...engineIn(script, edges));
  for (const [path, to] of unused) {
    breaches.push(
      `tools/web-arrows.mjs:1: EXCEPTIONS lets ${path} import ${to}, which it does not`,
    );
  }
  return breaches;
}

/** What is a product of the build, a program of its own or a test. */
const LEFT_OUT = /^(node_modules|bench|bundle|tests)$/;

/** The sources of web/, by their paths there. */
export function readSources(web) {
  const sources = new Map();
  const read = (folder) => {
    for (const entry of readdirSync(join(web, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory() && !LEFT_OUT.test(path)) read(path);
      else if (/\.(css|js|json|ts)$/.test(entry.name))
        sources.set(path, readFileSync(join(web, path), 'utf8'));
    }
  };
  read('');
  return sources;
}

// (Its test imports it.)
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const sources = readSources(join(dirname(dirname(fileURLToPath(import.meta.url))), 'web'));
  const breaches = breachesOf(sources);
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0) process.exitCode = 1;
  else console.log('The arrows of the TypeScript sources point downwards');
}
