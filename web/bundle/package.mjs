/** Builds the package `jiugong` in build/package, for `npm pack`, of the files of the site and the command: node bundle/package.mjs. */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENCES } from './licences.mjs';
import { built, root, source } from './paths.mjs';
import { commandScript, LAZY_FILES, moduleFile, SIBLINGS } from './scripts.mjs';

/** The scripts beside the others, which load them: modules of the engine, and what boards need besides. */
const BESIDE = [...SIBLINGS.map((name) => `jiugong-${name}`), ...LAZY_FILES];

/** The files of the site that the package contains. */
const FILES = [
  'jiugong.js',
  'jiugong.mjs',
  'jiugong.d.ts',
  'jiugong.d.mts',
  'element.mjs',
  'element.d.mts',
  ...BESIDE.flatMap((name) => [`${name}.js`, `${name}.mjs`]),
  LICENCES,
];

/** The program, a script and its WebAssembly. */
const COMMAND = 'bin/jiugong.cjs';
const COMMAND_FILES = [COMMAND, 'bin/jiugong.wasm'];

function packageJson() {
  const { version, license, engines } = JSON.parse(readFileSync(source('package.json'), 'utf8'));
  return {
    name: 'jiugong',
    version,
    description: 'A fast sudoku engine (WebAssembly) and <jiugong-board>, an element to embed',
    keywords: ['sudoku', 'solver', 'generator', 'killer-sudoku', 'exact-cover', 'web-component'],
    license,
    engines,
    type: 'module',
    exports: {
      '.': { types: './jiugong.d.mts', import: './jiugong.mjs', default: './jiugong.mjs' },
      './element': {
        types: './element.d.mts',
        import: './element.mjs',
        default: './element.mjs',
      },
      // For a <script>, and for bundlers that copy the file unchanged.
      './jiugong.js': { types: './element.d.mts', default: './jiugong.js' },
      // What lies beside it; both scripts load it.
      ...Object.fromEntries(
        BESIDE.flatMap((name) => [`./${name}.js`, `./${name}.mjs`]).map((file) => [file, file]),
      ),
      './package.json': './package.json',
    },
    main: './jiugong.mjs',
    module: './jiugong.mjs',
    types: './jiugong.d.mts',
    bin: { jiugong: COMMAND },
    // The entry of package CDNs for a <script>.
    jsdelivr: './jiugong.js',
    unpkg: './jiugong.js',
    sideEffects: ['./jiugong.js', './element.mjs', ...BESIDE.map((name) => `./${name}.js`)],
    files: [...FILES, ...COMMAND_FILES],
  };
}

const folder = built('package');
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'bin'), { recursive: true });
for (const name of FILES) copyFileSync(join(built('site'), name), join(folder, name));
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
copyFileSync(source('bundle', 'package-readme.md'), join(folder, 'README.md'));
writeFileSync(join(folder, COMMAND), await commandScript());
chmodSync(join(folder, COMMAND), 0o755);
copyFileSync(moduleFile('command', 'wasm'), join(folder, 'bin', 'jiugong.wasm'));
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson(), null, 2)}\n`);
