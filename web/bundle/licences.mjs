/** The licences of what the scripts contain, which their authors ask to be passed on. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { source } from './paths.mjs';

/** The licences in the site and in the package. */
export const LICENCES = 'licences.txt';

/** Packages that no script contains: types, and what Lit needs on servers. */
const LEFT_OUT = /^node_modules\/(@types\/|@lit-labs\/ssr-dom-shim$)/;

/** The folders of the packages that ship: the `dependencies`, and their own. */
function shipped() {
  const { packages } = JSON.parse(readFileSync(source('package-lock.json'), 'utf8'));
  return Object.keys(packages).filter(
    (folder) => folder !== '' && !packages[folder].dev && !LEFT_OUT.test(folder),
  );
}

/** The title of a package, and the file of its licence. */
function licenceOf(folder) {
  const path = source(folder);
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const file = readdirSync(path).find((found) => /^licen[cs]e(\.|$)/i.test(found));
  if (file === undefined) throw new Error(`${folder} has no file with its licence`);
  return [`${name} ${version} (${license})`, join(path, file)];
}

/** What the WebAssembly modules contain, and that of the command. */
const IN_MODULES = [
  ['The runtime of Emscripten, with musl (MIT)', 'emscripten.txt'],
  ['CLI11, in the command jiugong (BSD-3-Clause)', 'cli11.txt'],
].map(([title, name]) => [title, source('bundle', 'licences', name)]);

/** Returns the text of `licences.txt`: each program, with its licence once for all that share it. */
export function licences() {
  const titles = new Map();
  for (const [title, file] of [...shipped().map(licenceOf), ...IN_MODULES]) {
    const text = readFileSync(file, 'utf8').trim();
    titles.set(text, [...(titles.get(text) ?? []), title]);
  }
  const rule = '='.repeat(80);
  const entries = [...titles].map(([text, of]) => `${of.join('\n')}\n\n${text}\n`);
  return `Jiugong contains these programs of others.\n\n${entries.join(`\n${rule}\n\n`)}`;
}
