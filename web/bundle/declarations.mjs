/**
 * Builds the shipped type declarations: joins what TypeScript generates for the public files into
 * self-contained files.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { built, source } from './paths.mjs';

/**
 * Runs TypeScript; returns a function that reads the declarations of a file, given its path below
 * web/.
 */
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

/** `jiugong.d.ts`: the Promise API, which is what `engine/jiugong.ts` exports, in the same order. */
export function apiDeclarations(declared) {
  const between = /^(import|export) .*from '\.\.?\/.*';\n/gm;
  const surface = readFileSync(source('engine', 'jiugong.ts'), 'utf8');
  const [header] = /^\/\*\*[\s\S]*?\*\/\n/.exec(surface);
  const files = [...surface.matchAll(/^export .*from '(.*)';$/gm)].map(([, path]) =>
    posix.join('engine', path),
  );
  const parts = files.map((path) => declared(`${path}.d.ts`).replaceAll(between, ''));
  return requireWhole('jiugong.d.ts', [header, ...parts].join('\n'));
}

/** `element.d.mts`: `<jiugong-board>` and `window.Jiugong`, beside `jiugong.d.mts`. */
export function elementDeclarations(declared) {
  const text = declared('board', 'element.d.ts').replaceAll(
    `'../engine/jiugong'`,
    `'./jiugong.mjs'`,
  );
  return requireWhole('element.d.mts', text, ['./jiugong.mjs']);
}
