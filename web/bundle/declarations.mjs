/**
 * Builds the shipped type declarations: joins what TypeScript generates for the public files into
 * self-contained files. Run as a program it puts them into build/site/, where the tests' types are
 * looked for, without the WebAssembly modules that the rest of the site takes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { built, source } from './paths.mjs';

/** Returns the shipped declarations as pairs of name and text. */
export async function declarations() {
  const declared = await declare();
  const types = apiDeclarations(declared);
  return [
    // TypeScript looks for the types of jiugong.mjs in jiugong.d.mts; jiugong.d.ts is for all other
    // uses.
    ['jiugong.d.ts', types],
    ['jiugong.d.mts', types],
    ['element.d.mts', elementDeclarations(declared)],
  ];
}

/**
 * Runs TypeScript; returns a function that reads the declarations of a file, given its path below
 * web/.
 */
async function declare() {
  const tsc = source('node_modules', 'typescript', 'bin', 'tsc');
  const project = source('tsconfig.types.json');
  const [code] = await once(
    spawn(process.execPath, [tsc, '-p', project], { stdio: 'inherit' }),
    'exit',
  );
  if (code !== 0) throw new Error('the types have errors');
  return (...path) => readFileSync(built('types', ...path), 'utf8');
}

function requireWhole(name, text, allowed = []) {
  const needed = [...text.matchAll(/from '(.*?)'/g)].map(([, module]) => module);
  const foreign = needed.filter((module) => !allowed.includes(module));
  if (foreign.length > 0) throw new Error(`${name} must not need ${foreign.join(', ')}`);
  return text;
}

/** `jiugong.d.ts`: the Promise API, which is `api/engine.ts`, the files that it exports, and `load`. */
function apiDeclarations(declared) {
  const between = /^(import|export) .*from '\.\.?\/.*';\n/gm;
  const read = (room, name) => readFileSync(source(room, `${name}.ts`), 'utf8');
  const [header] = /^\/\*\*[\s\S]*?\*\/\n/.exec(read('engine', 'jiugong'));
  const exported = [...read('api', 'engine').matchAll(/^export \* from '\.\/(.*)';$/gm)];
  const files = ['engine', ...exported.map(([, name]) => name)].map((name) => ['api', name]);
  const parts = [...files, ['engine', 'load']].map(([room, name]) =>
    declared(room, `${name}.d.ts`).replaceAll(between, ''),
  );
  return requireWhole('jiugong.d.ts', [header, ...parts].join('\n'));
}

/** `element.d.mts`: `<jiugong-board>` and `window.Jiugong`, beside `jiugong.d.mts`. */
function elementDeclarations(declared) {
  const text = declared('board', 'element.d.ts').replaceAll(
    `'../engine/jiugong'`,
    `'./jiugong.mjs'`,
  );
  return requireWhole('element.d.mts', text, ['./jiugong.mjs']);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(built('site'), { recursive: true });
  for (const [name, text] of await declarations()) writeFileSync(built('site', name), text);
}
