/**
 * Serves build/site on localhost, and what changes in the sources over it: node watch.mjs [PORT].
 *
 *     a source changes ─▶ esbuild, incrementally ─▶ build/watch/ ─▶ an event ─▶ open pages reload,
 *                                                                   or take the new style sheet
 *
 * The pages in build/watch/ have a script and a directive more for the event than those of the
 * site, which stay as they were. Types are not checked, and WebAssembly modules and icons stay
 * those of the last build.
 */
import { mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { context } from 'esbuild';
import { sitePages } from './bundle/pages.mjs';
import { built, root, source } from './bundle/paths.mjs';
import { scriptBuilds } from './bundle/scripts.mjs';
import { isMade, siteFolders } from './bundle/site-files.mjs';
import { writeTraditionalCatalogues } from './bundle/traditional.mjs';
import { serveOrExplain } from './serve.mjs';

const out = (name) => built('watch', name);

/** Adds what receives the events to a page, before the scripts that run once it is parsed. */
const withEvents = (page) =>
  page
    .replace(`content="default-src 'none'`, `content="connect-src 'self'; default-src 'none'`)
    .replace('</head>', '<script src="watch.js"></script></head>');

/** Runs in each page. */
function inPage() {
  // The service worker would serve what it has kept.
  delete Navigator.prototype.serviceWorker;
  const events = new EventSource('changes');
  let isOpen = false;
  // After another start of the server anything may be new.
  events.addEventListener('open', () => (isOpen ? location.reload() : (isOpen = true)));
  events.addEventListener('message', ({ data }) => {
    const names = JSON.parse(data);
    if (!names.every((name) => name.endsWith('.css'))) return location.reload();
    for (const old of document.querySelectorAll('link[rel=stylesheet]')) {
      const address = new URL(old.href);
      if (!names.includes(address.pathname.slice(1))) continue;
      address.search = Date.now();
      const fresh = old.cloneNode();
      fresh.href = address.href;
      // The old one stays until then, so that the page is never without.
      fresh.addEventListener('load', () => old.remove());
      old.after(fresh);
    }
  });
}

/** Takes the place of a service worker that the site had at the same address before, and ends it. */
function inServiceWorker() {
  addEventListener('install', () => self.skipWaiting());
  addEventListener('activate', async () => {
    await self.registration.unregister();
    for (const page of await self.clients.matchAll()) page.navigate(page.url);
  });
}

const asScript = (program) => `(${program})();\n`;

/** The open pages, which wait for events. */
const pages = new Set();

function connect(request, response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('\n');
  pages.add(response);
  request.on('close', () => pages.delete(response));
}

function tell(names) {
  for (const page of pages) page.write(`data: ${JSON.stringify(names)}\n\n`);
}

/** What build/watch/ contains, by name. */
const written = new Map();

/** Writes a file unless it is the same; returns the names of the files that were written. */
function update(name, text) {
  if (written.get(name) === text) return [];
  written.set(name, text);
  writeFileSync(out(name), text);
  return [name];
}

/** The builds: a context of esbuild each, and the sources that it read; null if it failed. */
let builds = [];

/**
 * The sources of which scripts contain a text or its hash: the workers' host, and what boards load; null if they could not
 * be built.
 */
let inTexts = null;

/** Begins the builds, anew if one of those sources has changed. */
async function prepare() {
  inTexts = null;
  const { builds: options, files, inputs } = await scriptBuilds(out);
  inTexts = new Set(inputs);
  const old = builds;
  builds = await Promise.all(
    options.map(async (each) => ({
      context: await context({ ...each, metafile: true, write: false }),
      inputs: null,
    })),
  );
  await Promise.all(old.map((build) => build.context.dispose()));
  return files.flatMap(([name, text]) => update(name, text));
}

/** The module with which the page begins. */
let page = '';

/** Returns the files that a build makes; none if it fails, of which esbuild tells. */
async function run(build) {
  try {
    const { outputFiles, metafile, main = page } = await build.context.rebuild();
    page = main;
    // (A file as a text has an absolute path.)
    const pathOf = (input) => relative(source(), resolve(source(), input.replace(/^text:/, '')));
    build.inputs = new Set(Object.keys(metafile.inputs).map(pathOf));
    return outputFiles;
  } catch {
    build.inputs = null;
    return [];
  }
}

/** The words of Taiwan as they are now: a module is loaded once for each address. */
async function taiwanNow() {
  const { TAIWAN } = await import(`./locales/taiwan.mjs?at=${performance.now()}`);
  return TAIWAN;
}

/** Builds again after a change of these sources; returns the names of the files that differ. */
async function rebuild(changed) {
  const isInWords = changed.some((path) => /(^locales|zh-hans\.ts|taiwan\.mjs)$/.test(path));
  const catalogues = isInWords ? writeTraditionalCatalogues(await taiwanNow()) : [];
  const paths = [...changed, ...catalogues.map((path) => relative(source(), path))];
  const isIn = (inputs) => inputs === null || paths.some((path) => inputs.has(path));
  const modules = isIn(inTexts) ? await prepare() : [];
  const needed = builds.filter(({ inputs }) => isIn(inputs));
  const outputs = (await Promise.all(needed.map(run))).flat();
  return [
    ...modules,
    ...outputs.flatMap(({ path, text }) => update(basename(path), text)),
    ...(await sitePages(page)).flatMap(([name, page]) => update(name, withEvents(page))),
  ];
}

async function rebuildAndTell(paths) {
  const start = performance.now();
  // Programs of the build are loaded once.
  const programs = paths.filter((path) => path.startsWith('bundle'));
  if (programs.length > 0) console.log(`Start again to build with ${programs.join(', ')}.`);
  const names = await rebuild(paths);
  if (names.length === 0) return;
  tell(names);
  console.log(`${names.join(', ')} in ${Math.round(performance.now() - start)} ms`);
}

const foldersIn = (folder) => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersIn(join(folder, name))),
];

/**
 * Calls `changed` with the path of each source that changes, also in folders that are new since the
 * last call. (Node 18 cannot watch a tree on Linux.)
 */
function follow(watchers, changed) {
  const folders = siteFolders(root).flatMap((name) => foldersIn(source(name)));
  for (const [folder, watcher] of watchers) {
    if (folders.includes(folder)) continue;
    watcher.close();
    watchers.delete(folder);
  }
  for (const folder of folders.filter((each) => !watchers.has(each))) {
    const tellOf = (_, name) => {
      const path = relative(source(), join(folder, name ?? ''));
      // The build that writes a traditional catalogue has it already.
      if (!isMade(path)) changed(path);
    };
    watchers.set(folder, watch(folder, tellOf));
  }
}

/** Rebuilds after changes, one time for several that come together. */
function rebuildOnChange() {
  const watchers = new Map();
  const paths = new Set();
  let isBusy = false;
  const changed = async (path) => {
    paths.add(path);
    if (isBusy) return;
    isBusy = true;
    while (paths.size > 0) {
      // Editors write a file in several steps.
      await setTimeout(20);
      const now = [...paths];
      paths.clear();
      try {
        follow(watchers, changed);
        await rebuildAndTell(now);
      } catch (error) {
        // The pages stay as they are.
        console.error(error.message);
      }
    }
    isBusy = false;
  };
  follow(watchers, changed);
  watch(root, (_, name) => name === 'index.html' && changed(name));
}

rmSync(built('watch'), { recursive: true, force: true });
mkdirSync(built('watch'), { recursive: true });
update('watch.js', asScript(inPage));
update('sw.js', asScript(inServiceWorker));
await rebuild(siteFolders(root));
await serveOrExplain([built('watch'), built('site')], process.argv[2], { '/changes': connect });
if (process.exitCode !== undefined) process.exit();
rebuildOnChange();
