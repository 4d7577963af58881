/**
 * Builds the site from the WebAssembly modules and the TypeScript sources. (The npm package is made of it: bundle/package.mjs.)
 *
 *     build/wasm/jiugong-*.{js,wasm} ─┐
 *     engine board page site        ─┼─▶  build/site/         the static site
 *     index.html                    ─┘    build/jiugong.html  the page with everything inside
 */
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { declarations } from './bundle/declarations.mjs';
import { filesToKeep, icons, manifest } from './bundle/offline.mjs';
import { LICENCES, licences } from './bundle/licences.mjs';
import { singleFile, SINGLE_FILE, sitePages } from './bundle/pages.mjs';
import { built } from './bundle/paths.mjs';
import { bundleScripts, bundleServiceWorker } from './bundle/scripts.mjs';

// Built beside the old site, which stays complete until the new one is.
const staging = built('site.new');
const site = built('site');
const out = (name) => join(staging, name);
rmSync(staging, { recursive: true, force: true });
mkdirSync(staging, { recursive: true });

// (TypeScript and esbuild are programs of their own, which run beside this one.)
const [types, { files: scripts, main }, pictures] = await Promise.all([
  declarations(),
  bundleScripts(),
  icons(),
]);
const files = [
  ...types,
  ...scripts,
  ...(await sitePages(main)),
  ...pictures,
  ['manifest.webmanifest', manifest()],
  [LICENCES, licences()],
];
for (const [name, contents] of files) writeFileSync(out(name), contents);
const read = (name) => readFileSync(out(name));
const names = readdirSync(staging);
await bundleServiceWorker(out, filesToKeep(names, read));
// For people to download: the service worker does not keep it, since the page never loads it.
writeFileSync(
  out(SINGLE_FILE),
  singleFile((name) => read(name).toString('utf8')),
);

rmSync(site, { recursive: true, force: true });
renameSync(staging, site);
copyFileSync(join(site, SINGLE_FILE), built(SINGLE_FILE));
