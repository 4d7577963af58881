/** The types that are shipped: what TypeScript declares for the public files, joined into files that need no other. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { built, source } from './paths.mjs';

/** Runs TypeScript; gives what it declared for a file, by its path below web/. */
export function declare() {
  const tsc = source('node_modules', 'typescript', 'bin', 'tsc');
  execFileSync(process.execPath, [tsc, '-p', source('tsconfig.types.json')], { stdio: 'inherit' });
  return (...path) => readFileSync(built('types', ...path), 'utf8');
}

function requireWhole(name, text, allowed = []) {
  const needed = [...text.matchAll(/from '(.*?)'/g)].map(([, module]) => module);
  const foreign = needed.filter((module) => !allowed.includes(module));
  if (foreign.length > 0) throw new Error(`${name} must not need ${foreign.join(', ')}`);
  return text;
}

/** The files of `api/` that are public, in the order in which they are read. */
const API = ['engine', 'call', 'error', 'sudoku', 'text', 'many', 'regions', 'move', 'twist'];

/** `jiugong.d.ts`: the Promise API. */
export function apiDeclarations(declared) {
  const between = /^(import|export) .*from '\.\.?\/.*';\n/gm;
  const header = /^\/\*\*[\s\S]*?\*\/\n/.exec(readFileSync(source('engine', 'jiugong.ts'), 'utf8'));
  const parts = [...API.map((name) => ['api', name]), ['engine', 'load']].map(([room, name]) =>
    declared(room, `${name}.d.ts`).replaceAll(between, ''),
  );
  return requireWhole('jiugong.d.ts', [header[0], ...parts].join('\n'));
}

/** `element.d.mts`: `<jiugong-board>` and `window.Jiugong`, beside `jiugong.d.mts`. */
export function elementDeclarations(declared) {
  const text = declared('board', 'element.d.ts').replaceAll(
    `'../engine/jiugong'`,
    `'./jiugong.mjs'`,
  );
  return requireWhole('element.d.mts', text, ['./jiugong.mjs']);
}
