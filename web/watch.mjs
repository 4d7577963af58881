/**
 * Serves build/site on localhost, and what changes in the sources over it: node watch.mjs [PORT].
 *
 *     a source changes ─▶ esbuild ─▶ build/watch/ ─▶ an event ─▶ open pages reload,
 *                                                    or take the new style sheet
 *
 * The pages in build/watch/ have a script and a directive more for the event than those of the
 * site, which stay as they were. Types are not checked, and icons stay those of the last build.
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sitePages } from './bundle/pages.mjs';
import { built, root } from './bundle/paths.mjs';
import { bundleScripts, bundleStyleSheets } from './bundle/scripts.mjs';
import { siteFiles } from './bundle/site-files.mjs';
import { writeTraditionalCatalogues } from './bundle/traditional.mjs';
import { serveOrExplain } from './serve.mjs';

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

/** Writes the files that differ from what is there; returns their names. */
function update(files) {
  const differing = files
    .map(([name, contents]) => [name, Buffer.from(contents)])
    .filter(([name, bytes]) => !written.get(name)?.equals(bytes));
  for (const [name, bytes] of differing) {
    written.set(name, bytes);
    writeFileSync(built('watch', name), bytes);
  }
  return differing.map(([name]) => name);
}

/** When each of the sources has changed. */
const times = () =>
  new Map(
    siteFiles(root).map((path) => [
      path,
      statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs,
    ]),
  );

/** The sources of the last build. */
let known = new Map();

/** Returns the files of the site after a change of these sources. */
async function build(changed) {
  // (board/controls.css is in the element as well.)
  if (changed.every((path) => /^web\/(?!board\/).*\.css$/.test(path))) return bundleStyleSheets();
  // A module is loaded once for each address.
  const { TAIWAN } = await import(`./locales/taiwan.mjs?${known.get('web/locales/taiwan.mjs')}`);
  writeTraditionalCatalogues(TAIWAN);
  const { files, main } = await bundleScripts();
  const pages = await sitePages(main);
  return [...files, ...pages.map(([name, page]) => [name, withEvents(page)])];
}

/** Builds after a change, and tells the pages. */
async function follow() {
  const start = performance.now();
  try {
    const now = times();
    const changed = [...new Set([...known.keys(), ...now.keys()])].filter(
      (path) => known.get(path) !== now.get(path),
    );
    if (changed.length === 0) return;
    const isFirst = known.size === 0;
    known = now;
    // Programs of the build are loaded once.
    const programs = changed.filter((path) => path.startsWith('web/bundle/'));
    if (programs.length > 0 && !isFirst)
      console.log(`Start again to build with ${programs.join(', ')}.`);
    const names = update(await build(changed));
    if (names.length === 0 || isFirst) return;
    tell(names);
    console.log(`${names.join(', ')} in ${Math.round(performance.now() - start)} ms`);
  } catch (error) {
    // The pages stay as they are. (Of what is wrong in a source esbuild has told.)
    if (error.errors === undefined) console.error(error.message);
  }
}

rmSync(built('watch'), { recursive: true, force: true });
mkdirSync(built('watch'), { recursive: true });
update([
  ['watch.js', asScript(inPage)],
  ['sw.js', asScript(inServiceWorker)],
]);
await follow();
await serveOrExplain([built('watch'), built('site')], process.argv[2], { '/changes': connect });
if (process.exitCode !== undefined) process.exit();
for (;;) {
  // (Looking at all sources takes 15 ms.)
  await setTimeout(400);
  await follow();
}
