/**
 * Keeps the arrows of the C++ sources, by their #include lines: node tools/arrows.mjs. (Those of web/ are kept by web-arrows.mjs.)
 *
 *     native_tests  tools       know everything
 *     cli  bench  bindings      know the public headers, and themselves
 *     wasm/src                  a room knows what is on lower floors: public headers, and those it shares
 *     wasm/include              knows itself
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The rooms of wasm/src from the lowest floor up. Those of one floor do not know each other, so there is no circle.
 * A folder in a room is part of it unless it has a place of its own here.
 */
const FLOORS = [
  // Headers alone.
  ['checks', 'names', 'owned'],
  ['level', 'make_owned', 'random', 'saturating', 'small_sort', 'version'],
  ['exact_cover', 'grid', 'solve9/simd'],
  ['canonical', 'formats', 'solve9'],
  ['analysis', 'generate', 'photo', 'regions', 'solve_lanes', 'twist'],
  ['files'],
  ['generate_regions', 'regions/text', 'teach', 'twist/boxes', 'twist/sort'],
  ['generate_rated', 'teach/text', 'twist/tripods'],
  // The header with all others is for programs that use the library.
  ['jiugong'],
];

/** The rooms of the public headers that have another name than their room. */
const HEADERS = {
  answer_file: 'files',
  candidates: 'analysis',
  contradiction: 'analysis',
  difference: 'analysis',
  geometry: 'grid',
  json_text: 'formats',
  nine_tripods: 'twist/tripods',
  phrase: 'formats',
  puzzle_file: 'formats',
  position_text: 'teach/text',
  rate_many: 'teach',
  redundant: 'analysis',
  region_analysis: 'regions',
  region_presets: 'regions',
  region_puzzle: 'regions',
  region_rule: 'regions',
  region_rule_kinds: 'regions',
  region_text: 'regions/text',
  rotate_sudoku: 'twist/boxes',
  solve_file: 'files',
  solve_many: 'files',
  solve_text: 'files',
  untwist: 'twist/sort',
};

/** The headers that a room shares with others; all else in it is its own. */
const SHARED = `
  formats/candidates formats/fields formats/fill_in formats/form formats/formula formats/line formats/line_ends
  formats/scanner formats/script generate/attempt grid/append_line grid/cell_set grid/fewest_givens
  solve9/bivalue_universal_grave solve9/board solve9/rules solve9/simd/instruction_sets solve9/simd/wide solve9/symmetry
  solve_lanes/lane_solver
  teach/human/human_search teach/rating
`
  .trim()
  .split(/\s+/);

/** Which folders the sources of a folder include, and why no others. */
const AREAS = [
  {
    folder: 'wasm/include',
    knows: ['wasm/include'],
    because: 'a public header includes public headers and the standard library alone',
  },
  {
    folder: 'wasm/src',
    knows: ['wasm/include', 'wasm/src'],
    because: 'the engine knows nothing of what is built on it',
  },
  {
    folder: 'wasm/bindings',
    knows: ['wasm/include', 'wasm/bindings'],
    because: 'the jobs of the modules are built on the public headers',
  },
  {
    folder: 'cli',
    knows: ['wasm/include', 'cli'],
    because: 'the command is built on the public headers, as any other program is',
  },
  {
    folder: 'bench',
    knows: ['wasm/include', 'bench'],
    because: 'benchmarks measure what the public headers offer',
  },
  { folder: 'native_tests' },
  { folder: 'tools' },
];

/** What sources include all the same: [file, what the path of the included one begins with, why]. */
const EXCEPTIONS = [
  ['bench/boxes_benchmark.cpp', 'wasm/src/twist/boxes/', 'measures a part of rotateSudoku'],
  [
    'bench/contestant.cpp',
    'wasm/src/solve9/simd/instruction_sets.h',
    'tells which instructions the solver has chosen',
  ],
  [
    'bench/engines.cpp',
    'wasm/src/solve_lanes/lane_solver.h',
    'counts with the search that files and lists use',
  ],
  [
    'bench/example_adapter.cpp',
    'native_tests/reference/plain_solver.h',
    'is an example of how another solver is added, and takes that of the tests',
  ],
  ['bench/longest_steps.cpp', 'wasm/bindings/', 'measures the steps of the jobs'],
  ['bench/longest_steps.cpp', 'native_tests/', 'gives them what the tests draw and write'],
  ['bench/parts_benchmark.cpp', 'wasm/src/solve9/', 'measures the parts of the solver'],
  ['bench/photo_benchmark.cpp', 'native_tests/memory.h', 'measures memory as the tests do'],
  ['bench/photo_benchmark.cpp', 'tools/photo/', 'reads and damages photos as training does'],
  ['bench/untwist_benchmark.cpp', 'wasm/src/twist/sort/', 'measures the parts of untwist'],
];

/** The headers of others, and which sources include them. */
const FOREIGN = [
  // The instructions of processors, each behind names that all of them share.
  {
    headers: /^(arm_neon|immintrin|wasm_simd128)\.h$/,
    sources: /^wasm\/src\/(solve9\/simd\/\w+|twist\/tripods\/bytes)\.h$/,
  },
  { headers: /^CLI\/CLI\.hpp$/, sources: /^cli\/\w+\.(cpp|h)$/ },
  // (The rest of the command runs in Node as well.)
  { headers: /^(sys\/)?\w+\.h$/, sources: /^cli\/posix\// },
  { headers: /^benchmark\/benchmark\.h$/, sources: /^bench\/\w+_benchmark\.cpp$/ },
];

/** The sources for Emscripten alone, and its headers. All else compiles natively, and is tested so. */
const FOR_EMSCRIPTEN = /^(wasm\/bindings\/(\w+_module\.cpp|embind\.h)|cli\/node\/.*)$/;
const EMSCRIPTEN = /^emscripten[/.]/;

const RULES = { floors: FLOORS, headers: HEADERS, shared: SHARED, exceptions: EXCEPTIONS };

/** A header of the standard library has neither a folder nor an ending. */
const STANDARD = /^\w+$/;

/** Where compilers look for "…", besides the folder of the source: the root is that of "bench/…". */
const INCLUDED_FROM = [
  'wasm/include',
  'wasm/src',
  'wasm/bindings',
  'cli',
  '.',
  'native_tests',
  'tools/photo',
];

const areaOf = (path) => AREAS.find(({ folder }) => path.startsWith(`${folder}/`));

/** The lines of a source that include something: { line, name, isQuoted }; without a name if a macro has it. */
function includesOf(text) {
  return text.split('\n').flatMap((code, index) => {
    if (!/^\s*#\s*include\b/.test(code)) return [];
    const [, sign, name] = /include\s*(["<])([^">]+)[">]/.exec(code) ?? [];
    return [{ line: index + 1, name, isQuoted: sign === '"' }];
  });
}

/** The path of an included file of this repository, or undefined. */
function resolved(path, { name, isQuoted }, sources) {
  if (!isQuoted && !name.startsWith('jiugong/')) return undefined;
  const near = isQuoted ? [dirname(path)] : [];
  // Two folders may have a header of the same name: each means its own.
  const own = INCLUDED_FROM.filter((folder) => path.startsWith(`${folder}/`));
  return [...near, ...own, ...INCLUDED_FROM]
    .map((folder) => posix.join(folder, name))
    .find((each) => sources.has(each));
}

/** The room of a public header or of a source of the engine, and its floor; undefined for all else. */
function roomOf(path, { floors, headers }) {
  const [, header] = /^wasm\/include\/jiugong\/(.+)\.h$/.exec(path) ?? [];
  const [, inSource] = /^wasm\/src\/(.+)$/.exec(path) ?? [];
  const name = header === undefined ? inSource : (headers[header] ?? header);
  if (name === undefined) return undefined;
  const floorOf = (room) => floors.findIndex((rooms) => rooms.includes(room));
  // A file by itself, or the innermost folder that is a room.
  const parts = name.replace(/\.\w+$/, '').split('/');
  if (header === undefined && parts.length > 1) parts.pop();
  while (parts.length > 1 && floorOf(parts.join('/')) < 0) parts.pop();
  const room = parts.join('/');
  return { room, floor: floorOf(room) };
}

/** Includes, or imports, that lead back to where they began: [{ path, line, to }], the last of each. */
export function circlesOf(edges) {
  const found = [];
  const state = new Map();
  const visit = (path) => {
    state.set(path, 'begun');
    for (const { to, line } of edges.get(path) ?? []) {
      if (state.get(to) === 'begun') found.push({ path, line, to });
      else if (!state.has(to)) visit(to);
    }
    state.set(path, 'done');
  };
  for (const path of edges.keys()) if (!state.has(path)) visit(path);
  return found;
}

/** Why a header of others must not be included; undefined if it may be. */
function foreignRefusal(path, { name, isQuoted }, { knows }) {
  if (EMSCRIPTEN.test(name)) {
    if (FOR_EMSCRIPTEN.test(path)) return undefined;
    return `it must not include Emscripten's ${name}: all but the tables of the modules and cli/node/ compiles natively`;
  }
  // (Tests and tools use what they like.)
  if (knows === undefined) return undefined;
  if (isQuoted) return `there is no file ${name}`;
  const isAllowed =
    STANDARD.test(name) ||
    FOREIGN.some(({ headers, sources: those }) => headers.test(name) && those.test(path));
  return isAllowed ? undefined : `it must not include <${name}>, which is not standard C++`;
}

/** What is wrong in `sources`, texts by their paths: ['path:line: a sentence', …]. */
export function breachesOf(sources, rules = RULES) {
  const breaches = [];
  const unusedExceptions = new Set(rules.exceptions);
  const edges = new Map();
  const unshared = new Set(rules.shared);

  /** Whether an exception allows a file to include another one. */
  const isExcepted = (path, to) => {
    const exception = rules.exceptions.find(
      ([from, beginning]) => from === path && to.startsWith(beginning),
    );
    unusedExceptions.delete(exception);
    return exception !== undefined;
  };

  /** Why a file of this repository must not be included; undefined if it may be. */
  const refusal = (path, to, { knows, because }) => {
    if (FOR_EMSCRIPTEN.test(to) && !FOR_EMSCRIPTEN.test(path)) {
      return `it must not include ${to}, which is for Emscripten alone: all else compiles natively`;
    }
    if (knows === undefined) return undefined;
    if (!knows.some((folder) => to.startsWith(`${folder}/`))) {
      return isExcepted(path, to) ? undefined : `it must not include ${to}: ${because}`;
    }
    const [from, room] = [roomOf(path, rules), roomOf(to, rules)];
    // (A room without a floor is reported once.)
    if (from === undefined || room === undefined || from.room === room.room) return undefined;
    if (from.floor < 0 || room.floor < 0) return undefined;
    if (room.floor < from.floor) {
      const [, header, folder] = /^wasm\/src\/((\w+\/).+)\.h$/.exec(to) ?? [];
      if (header === undefined || path.startsWith(`wasm/src/${folder}`)) return undefined;
      unshared.delete(header);
      if (rules.shared.includes(header)) return undefined;
      return `${to} is for ${folder} alone: SHARED in tools/arrows.mjs has what rooms share`;
    }
    return `the room ${from.room} must not know ${room.room} (${to}), which is ${
      room.floor === from.floor ? 'on the same floor' : 'on a higher floor'
    }`;
  };

  for (const [path, text] of sources) {
    const area = areaOf(path);
    if (area === undefined) continue;
    const known = [];
    edges.set(path, known);
    for (const include of includesOf(text)) {
      const { line, name } = include;
      if (name === undefined) {
        // (FreeType's headers have macros as names.)
        if (area.knows) breaches.push(`${path}:${line}: it must name the file that it includes`);
        continue;
      }
      const to = resolved(path, include, sources);
      const sentence =
        to === undefined ? foreignRefusal(path, include, area) : refusal(path, to, area);
      // (A circle by way of a refused include ends with it.)
      if (sentence !== undefined) breaches.push(`${path}:${line}: ${sentence}`);
      else if (to !== undefined) known.push({ to, line });
    }
  }
  for (const { path, line, to } of circlesOf(edges)) {
    breaches.push(`${path}:${line}: it includes ${to}, which includes it by way of others`);
  }
  return [...breaches, ...staleRules(sources, rules, unusedExceptions, unshared)];
}

/** What the tables above lack, and what they have that is gone: they say what is so. */
function staleRules(sources, rules, unusedExceptions, unshared) {
  const rooms = new Map();
  for (const path of sources.keys()) {
    const found = roomOf(path, rules);
    if (found !== undefined && !rooms.has(found.room)) rooms.set(found.room, { path, ...found });
  }
  const here = 'tools/arrows.mjs:1:';
  return [
    ...[...rooms.values()]
      .filter(({ floor }) => floor < 0)
      .map(
        ({ path, room }) =>
          `${path}:1: the room ${room} has no floor: FLOORS and HEADERS in tools/arrows.mjs give it one`,
      ),
    ...rules.floors
      .flat()
      .filter((room) => !rooms.has(room))
      .map((room) => `${here} FLOORS has the room ${room}, which is gone`),
    ...Object.keys(rules.headers)
      .filter((name) => !sources.has(`wasm/include/jiugong/${name}.h`))
      .map((name) => `${here} HEADERS has ${name}.h, which is gone`),
    ...[...unshared].map((header) => `${here} SHARED has ${header}, which no other room includes`),
    ...[...unusedExceptions].map(
      ([from, to]) => `${here} EXCEPTIONS lets ${from} include ${to}, which it does not`,
    ),
  ];
}

/** The C++ sources of a repository, by their paths. The version's header is made by CMake. */
export function readSources(root) {
  const sources = new Map();
  const read = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) read(path);
      else if (/\.(cpp|h)$/.test(entry.name))
        sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  for (const { folder } of AREAS) read(folder);
  const version = readFileSync(join(root, 'wasm', 'version.h.in'), 'utf8');
  return sources.set('wasm/include/jiugong/version.h', version);
}

// (Its test imports it.)
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const sources = readSources(dirname(dirname(fileURLToPath(import.meta.url))));
  const breaches = breachesOf(sources);
  for (const breach of breaches) console.error(breach);
  if (breaches.length > 0) process.exitCode = 1;
  else console.log(`The arrows of ${sources.size} C++ sources point downwards`);
}
