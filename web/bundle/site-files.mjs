/**
 * What the site is made of: the files whose change may change what build.mjs makes. `./dev`, watch.mjs and the tests ask
 * here, so that a new folder is known to all of them. It needs no node_modules: `./dev` asks before it has any.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of web/ of which nothing is in the site. Every other one is a source. */
const OUTSIDE = new Set(['bench', 'node_modules', 'tests']);

/** Besides the folders of web/: what the pages and the types of the modules are made of. */
const FILES = ['LICENSE', 'index.html', 'wasm/bindings/module.d.ts'];

/** The programs and settings of web/, with the versions of all packages. */
const PROGRAM = /\.(mjs|json)$/;

/** The modules of the engine, without the command and what the build keeps beside them. */
const MODULE = /^jiugong-(?!command\.).*\.(js|wasm)$/;

/** What is in a folder, without what editors and tools hide there. */
const entriesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));

/** The paths of the files in a folder whose names match. */
const filesIn = (root, folder, wanted) =>
  entriesOf(join(root, folder))
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map(({ name }) => `${folder}/${name}`);

const filesBelow = (root, folder) =>
  entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });

/** The folders of web/ that are sources of the site, by their names. */
export const siteFolders = (root) =>
  entriesOf(join(root, 'web'))
    .filter((entry) => entry.isDirectory() && !OUTSIDE.has(entry.name))
    .map(({ name }) => name);

/** The paths of all files that the site is made of, from the root of the repository. */
export function siteFiles(root) {
  // (Before the first build there are no modules.)
  const modules = existsSync(join(root, 'build/wasm')) ? filesIn(root, 'build/wasm', MODULE) : [];
  const folders = siteFolders(root).flatMap((name) => filesBelow(root, `web/${name}`));
  return [...FILES, ...filesIn(root, 'web', PROGRAM), ...folders, ...modules].sort();
}

const checksum = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A line for each file, its checksum and its path: another text whenever a source of the site is another one. */
export const siteStamp = (root) =>
  siteFiles(root)
    .map((path) => `${checksum(join(root, path))}  ${path}\n`)
    .join('');
