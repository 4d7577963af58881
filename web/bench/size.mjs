/** The tables of ./dev bench size: shipped files, uncompressed and gzipped. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { built } from '../bundle/paths.mjs';
import { MODULES, buildModule, moduleFile, siblingScript } from '../bundle/scripts.mjs';

const gzipped = (data) => gzipSync(data, { level: 9 }).length;

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

function printTable(title, columns, rows) {
  const width = Math.max(...[title, ...rows.map(([name]) => name)].map((text) => text.length));
  const print = (name, cells) =>
    console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join('  '));
  print(title, columns);
  for (const [name, ...sizes] of rows) print(name, sizes.map(kilobytes));
}

const site = built('site');
const sizesOf = (path) => {
  const data = readFileSync(path);
  return [data.length, gzipped(data)];
};
const fileRow = (name) => [name, ...sizesOf(join(site, name))];

const total = (name, rows) => [
  name,
  ...[1, 2].map((column) => rows.reduce((sum, row) => sum + row[column], 0)),
];

/**
 * The sizes of a module: the WebAssembly, the same deflated, and that as a script (`core` is not a
 * script of its own, but part of each script that contains the engine).
 */
async function moduleRow(name) {
  const wasm = readFileSync(moduleFile(name, 'wasm'));
  const module = await buildModule(name);
  const deflated = Buffer.from(module.wasm, 'base64').length;
  const script = siblingScript(module, '0'.repeat(12));
  return [name, wasm.length, deflated, script.length, gzipped(script)];
}

/** The files of the first load: the page and the files that its head names. */
function firstFiles() {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="([^":]+\.(?:js|css))"/g)].map(([, name]) => name);
  return ['index.html', ...named];
}

const files = readdirSync(site).sort().map(fileRow);
// Browsers do not load types.
const sent = files.filter(([name]) => !/\.d\.m?ts$/.test(name));
const first = firstFiles().map(fileRow);

printTable(
  'module',
  ['wasm', 'deflated', 'script', 'script, gz'],
  await Promise.all(MODULES.map(moduleRow)),
);
console.log();
printTable(
  'the page at first',
  ['bytes', 'gzipped'],
  [...first, total('all that it loads at first', first)],
);
console.log();
printTable(
  'the site',
  ['bytes', 'gzipped'],
  [
    ...files,
    total('all without types', sent),
    ['../jiugong.html', ...sizesOf(built('jiugong.html'))],
  ],
);
