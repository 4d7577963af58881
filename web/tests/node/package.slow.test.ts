/** The package as npm packs it: in Node, in TypeScript, and through bundlers. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The folder of a program in which the package is installed. (Tests run in web/.) */
let folder = '';
const file = (...path: string[]): string => join(folder, ...path);
/** A bundle has some megabytes. */
const maxBuffer = 64 * 1024 ** 2;
const run = (program: string, options: string[]): string =>
  execFileSync(program, options, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer });

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'jiugong-package-'));
  const source = join(process.cwd(), '..', 'build', 'package');
  const packed = run('npm', ['pack', source, '--json', '--loglevel=error', '--offline']);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  mkdirSync(file('node_modules', 'jiugong'), { recursive: true });
  run('tar', ['-xzf', filename, '-C', 'node_modules/jiugong', '--strip-components=1']);
});

after(() => rmSync(folder, { recursive: true }));

const manifest = (): Record<string, unknown> =>
  JSON.parse(readFileSync(file('node_modules', 'jiugong', 'package.json'), 'utf8'));

test('the package has the files it names, a manual, a licence, and nothing else', () => {
  const { name, version, exports, license, ...rest } = manifest();
  const ours = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  assert.deepEqual([name, version, license], ['jiugong', ours.version, 'MIT']);
  // Nothing runs when it is installed, and nothing is installed with it.
  assert.deepEqual(
    Object.keys(rest).filter((field) => /scripts|dependencies/i.test(field)),
    [],
  );
  const files = readdirSync(file('node_modules', 'jiugong'));
  const named = [...JSON.stringify(exports).matchAll(/"\.\/([\w.-]+\.m?[jt]s)"/g)].map(
    ([, path]) => path!,
  );
  assert.deepEqual(
    named.filter((path) => !files.includes(path)),
    [],
  );
  const about = ['LICENSE', 'licences.txt', 'README.md', 'bin', 'package.json', 'jiugong.d.ts'];
  assert.deepEqual(files.sort(), [...new Set([...named, ...about])].sort());
  const programs = readdirSync(file('node_modules', 'jiugong', 'bin'));
  assert.deepEqual(programs.sort(), ['jiugong.cjs', 'jiugong.wasm']);
});

test('npx runs its program', () => {
  const { bin } = manifest() as { bin: { jiugong: string } };
  assert.equal(bin.jiugong, 'bin/jiugong.cjs');
  writeFileSync(file('package.json'), '{"type":"module"}');
  mkdirSync(file('node_modules', '.bin'));
  symlinkSync(`../jiugong/${bin.jiugong}`, file('node_modules', '.bin', 'jiugong'));
  writeFileSync(file('puzzles.txt'), PUZZLE);
  const options = ['--offline', '--no-install', 'jiugong', 'solve', 'puzzles.txt'];
  assert.equal(run('npx', options), `${SOLVED}\n`);
});

test('Node imports it by its name, and runs the example of its manual', () => {
  const readme = readFileSync(file('node_modules', 'jiugong', 'README.md'), 'utf8');
  const example = /^ {4}import \{ load \} from 'jiugong';[\s\S]*?engine\.close\(\);$/m.exec(readme);
  assert.ok(example !== null);
  writeFileSync(file('example.mjs'), example[0]);
  assert.match(
    run(process.execPath, ['example.mjs']),
    new RegExp(`^unique ${SOLVED} [1-9.]{81}\n$`),
  );
});

test('Node prints little code for an error that nobody catches', () => {
  for (const call of ["solve('5 3 k')", 'solve({})', 'solveRegions({})', "exactCover('')"]) {
    writeFileSync(
      file('uncaught.mjs'),
      `import { load } from 'jiugong'; await (await load()).${call};`,
    );
    const { status, stderr } = spawnSync(process.execPath, ['uncaught.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /\nJiugongError: [A-Z]/);
    assert.ok(stderr.length < 4000, `${call}: ${stderr.length}`);
  }
});

const PROGRAM = `import { load, type SolveResult } from 'jiugong';
import { JiugongBoard } from 'jiugong/element';
const engine = await load();
const { solution }: SolveResult = await engine.solve('${PUZZLE}');
export const answer: string | null = solution;
const found = await engine.solve('${PUZZLE}', { limit: 1 });
export const only: string = found.status === 'unique' ? found.solution : '';
export const both: string[] = found.status === 'multiple' ? [found.solution, found.second] : [];
for (const entry of (await engine.solveText('${PUZZLE}')).results) {
  const text: string = entry.status === 'error' ? entry.error.message : entry.comment;
  if (entry.status === 'unique') console.log(text, entry.solution.length);
}
const cells = await engine.solveRegions({ rows: 1, cols: 1 });
export const sum: number = cells.status === 'none' ? 0 : cells.solution.length;
const cover = await engine.exactCover({ columns: 1, rows: [[0], Uint32Array.of()], limit: 1 });
export const chosen: number[] = cover.status === 'none' ? [] : cover.solution;
const boxes = await engine.rotateSudoku({ puzzle: '${PUZZLE}' });
export const grid: string = boxes.status === 'none' ? '' : boxes.grid + boxes.solution;
const board: JiugongBoard = document.createElement('jiugong-board');
board.puzzle = null;
board.selected = 80;
board.addEventListener('jiugong-solved', ({ detail }) => detail.by === 'engine');
const other: JiugongBoard = new JiugongBoard();
export const status: 'unique' | 'multiple' | 'none' | null = await other.solve();
board.hints = (await other.hint()) !== 'applied';
board.addEventListener('jiugong-hint', ({ detail }) => detail.hint.kind === 'step' && detail.stage);
export const limits: Promise<unknown> | undefined = window.Jiugong?.load();
`;

test('TypeScript finds its types, with the module resolutions of Node and of bundlers', () => {
  writeFileSync(file('package.json'), '{ "type": "module" }');
  writeFileSync(file('program.ts'), PROGRAM);
  const wrong = [
    'board.selected = "a"',
    'engine.solve()',
    'found.solution.length',
    'if (found.status === "unique") found.second.length',
    'cells.solution.length',
    'cover.solution.length',
    'engine.exactCover({ columns: 1 })',
    'boxes.grid.length',
    'board.addEventListener("jiugong-solved", ({ detail }) => detail.who)',
  ];
  writeFileSync(
    file('wrong.ts'),
    PROGRAM + wrong.map((line) => `// @ts-expect-error it is wrong\n${line};\n`).join(''),
  );
  const tsc = join(process.cwd(), 'node_modules', 'typescript', 'bin', 'tsc');
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const) {
    const options = [
      '--strict',
      '--noEmit',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom',
      '--types',
      '',
    ];
    const how = ['--module', module, '--moduleResolution', resolution];
    assert.equal(run(process.execPath, [tsc, ...options, ...how, 'program.ts', 'wrong.ts']), '');
  }
});

/** A program that needs each module of the engine, and what unpacks gzip. */
const ALL_MODULES = `import { load } from 'jiugong';
async function main() {
  const engine = await load();
  const { solution } = await engine.solve('${PUZZLE}');
  const { status } = await engine.solveRegions({ rows: 1, cols: 1 });
  const { moves } = await engine.untwist({ rows: 2, cols: 2, tiles: [3, 1, 4, 2] });
  const { er } = await engine.rate('${PUZZLE}');
  const { results } = await engine.solveText('${PUZZLE}');
  const packed = Uint8Array.from(atob('${gzipSync(PUZZLE).toString('base64')}'), (letter) => letter.charCodeAt(0));
  const { unique } = await engine.solveMany(packed);
  const { clues } = await engine.generate({ seed: 1, clues: 30 });
  const { level } = await engine.generate({ seed: 1, level: 'beginner' });
  const { problem } = await engine.readPhoto({ data: new Uint8Array(4), width: 1, height: 1 });
  engine.close();
  console.log(solution, status, moves.length, er, results.length, unique, clues, level, problem);
}
main();
`;
const ALL_ANSWERS = `${SOLVED} unique 1 1.2 1 1 30 beginner too-small\n`;
/** Its files where a bundler makes chunks. */
const CHUNKS = [
  ...['analysis', 'batch', 'cover', 'generate', 'gzip', 'photo', 'regions', 'teach', 'twist'].map(
    (name) => `jiugong-${name}.mjs`,
  ),
  'program.mjs',
];

test('Node loads a missing module once it exists', () => {
  const [module, elsewhere] = [
    file('node_modules', 'jiugong', 'jiugong-regions.mjs'),
    file('elsewhere.mjs'),
  ];
  renameSync(module, elsewhere);
  writeFileSync(
    file('missing.mjs'),
    `import { renameSync } from 'node:fs';
    import { load } from 'jiugong';
    const engine = await load();
    const region = () => engine.solveRegions({ rows: 1, cols: 1 });
    const failed = await region().catch(({ code, message }) => [code, message]);
    console.log(...failed);
    console.log((await engine.solve('${PUZZLE}')).solution);
    renameSync(${JSON.stringify(elsewhere)}, ${JSON.stringify(module)});
    console.log((await region()).status);`,
  );
  const lines = run(process.execPath, ['missing.mjs']).split('\n');
  assert.match(lines[0]!, /^unavailable jiugong-regions\.mjs cannot be loaded: .*jiugong-regions/);
  assert.deepEqual(lines.slice(1), [SOLVED, 'unique', '']);
});

/** The path of a bundler that is installed for these tests. */
const bundler = (...path: string[]): string => join(process.cwd(), 'node_modules', ...path);
const esbuild = bundler('esbuild', 'bin', 'esbuild');

test('esbuild bundles it, with one engine for both entries and only the used parts', () => {
  const bundle = (code: string): string => {
    writeFileSync(file('entry.ts'), code);
    return run(esbuild, ['entry.ts', '--bundle', '--minify', '--format=esm']);
  };
  const both = bundle(PROGRAM);
  const script = readFileSync(join(process.cwd(), '..', 'build', 'site', 'jiugong.js'), 'utf8');
  const [start = ''] = /[A-Za-z0-9+/]{100}/.exec(script) ?? [];
  assert.equal(start.length, 100);
  assert.equal(both.split(start).length - 1, 1);
  assert.match(both, /jiugong-board/);
  const engine = bundle(`import { load } from 'jiugong';
    const engine = await load();
    console.log((await engine.solve('${PUZZLE}')).solution);
    engine.close();`);
  assert.doesNotMatch(engine, /jiugong-board/);
  writeFileSync(file('bundled.mjs'), engine);
  assert.equal(run(process.execPath, ['bundled.mjs']), `${SOLVED}\n`);
  assert.match(bundle(`import 'jiugong/element';`), /jiugong-board/);
  assert.match(bundle(`import 'jiugong/jiugong-twist.js';`), /JiugongModules/);
});

for (const [how, options, files] of [
  ['in one file', [], ['program.mjs']],
  ['in one file that is minified and keeps names', ['--minify', '--keep-names'], ['program.mjs']],
  ['in chunks', ['--splitting', '--chunk-names=[name]', '--minify'], CHUNKS],
] as const) {
  test(`esbuild bundles all modules ${how}`, () => {
    writeFileSync(file('program.mjs'), ALL_MODULES);
    const common = ['--bundle', '--format=esm', '--outdir=out', '--out-extension:.js=.mjs'];
    run(esbuild, ['program.mjs', ...common, ...options]);
    assert.deepEqual(readdirSync(file('out')).sort(), files);
    assert.equal(run(process.execPath, ['out/program.mjs']), ALL_ANSWERS);
    rmSync(file('out'), { recursive: true });
  });
}

/** A resolver for Rollup, equivalent to its plugin for Node's packages. */
const ROLLUP = `import { createRequire } from 'node:module';
const { resolve } = createRequire(import.meta.url);
export default {
  input: 'program.mjs',
  plugins: [{ name: 'packages', resolveId: (id) => (id === 'jiugong' ? resolve(id) : null) }],
  output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
};`;

for (const [how, options, files] of [
  ['in chunks', [], CHUNKS],
  ['in one file', ['--inlineDynamicImports'], ['program.mjs']],
] as const) {
  test(`Rollup bundles all modules ${how}, without a warning`, () => {
    writeFileSync(file('program.mjs'), ALL_MODULES);
    writeFileSync(file('rollup.config.mjs'), ROLLUP);
    const rollup = bundler('rollup', 'dist', 'bin', 'rollup');
    const common = ['--config', '--dir=out', '--failAfterWarnings', '--silent'];
    run(process.execPath, [rollup, ...common, ...options]);
    assert.deepEqual(readdirSync(file('out')).sort(), files);
    assert.equal(run(process.execPath, ['out/program.mjs']), ALL_ANSWERS);
    rmSync(file('out'), { recursive: true });
  });
}
