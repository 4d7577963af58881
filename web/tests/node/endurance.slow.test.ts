/**
 * Calls free all their memory, to the last byte: the shipped modules, run by the host as in a
 * browser. `./dev test-all endurance` does the same for a million calls.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Argument, Begin, JiugongModule } from 'jiugong:module';
import { Host } from '../../engine/host';
import type { ModuleName } from '../../engine/modules';
import type { Answer, Invocation } from '../../engine/protocol';
import { toRegionJson } from '../../engine/region-input';
import { PUZZLE } from './board-fixtures';
import { type JobName, MODULES, createBuiltModule, moduleNames } from './built-modules';

const BLANK = '.'.repeat(81);
const DAMAGED = `55${'.'.repeat(79)}`;
/** Its steps have chains within chains. */
const CHAINS = '98.76.5..7..5..8....6..8...4..9..7..2.7.3..8.........21...5..4..75..91....41.....';
/** A position with many loops: the digit of the solution, 8 and 9 are marked in each cell. */
const MARKED = JSON.stringify({
  givens: '................12....34........5.67..12.......3..........184...7.......26......5',
  marks: [
    ...'597821643346957812812634759429185367681273594753496281935718426174562938268349175',
  ].map((digit) => (1 << (Number(digit) - 1)) | (1 << 7) | (1 << 8)),
});
const GRID = '123456789456789123789123456231564897564897231897231564312645978645978312978312645';

/** 2×2 with rows and columns, open and with the same value twice in a row; and what is no puzzle. */
const LINES = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
];
const LATIN = toRegionJson({ rows: 2, cols: 2, regions: LINES });
const NO_LATIN = toRegionJson({ rows: 2, cols: 2, regions: LINES, cells: [1, 1, null, null] });
const NO_REGIONS = '{"rows":4,"co';

const modules = {} as Record<ModuleName, JiugongModule>;
/** Jobs that were created and not yet freed. */
let alive = 0;

before(async () => {
  for (const name of moduleNames) {
    const module = await createBuiltModule(name);
    modules[name] = module;
    for (const method of MODULES[name]) {
      const begin = module[method] as Begin;
      const counted: Begin = (idle, ...args) => {
        if (idle === 0) ++alive;
        return begin(idle, ...args);
      };
      Object.assign(module, { [method]: counted });
    }
    const { free } = module;
    module.free = (job) => {
      --alive;
      free(job);
    };
  }
});

const moduleOf = (method: string): JiugongModule =>
  modules[moduleNames.find((name) => MODULES[name].includes(method))!];

/** The arguments of `solveMany` behind the bytes, but for the shape: all columns of a table; and the flags of `rateMany`. */
const QUESTION = ['csv', 2, false, true, true, true, true] as const;
const RATED = [true, false, false, false, true] as const;

/** The rows of an exact cover problem, as the module takes them. */
const rowsOf = (rows: readonly (readonly number[])[]): Uint8Array =>
  new Uint8Array(Uint32Array.from(rows.flatMap((row) => [row.length, ...row])).buffer);

/** For each method, calls of different lengths and outcomes. */
const CALLS = {
  solve: [
    [PUZZLE, 2],
    [BLANK, 100],
    ['no puzzle', 2],
    [DAMAGED, 2],
  ],
  count: [
    [BLANK, 1000],
    [PUZZLE, Infinity],
  ],
  candidates: [[PUZZLE], [BLANK], ['']],
  contradiction: [[DAMAGED], [PUZZLE]],
  difference: [[BLANK], [PUZZLE]],
  canonical: [[BLANK], [PUZZLE], [DAMAGED]],
  redundantGivens: [[BLANK], [PUZZLE], [DAMAGED]],
  generate: [
    ['1', 0, 'none', true, 1],
    ['2', 30, 'rotate180', false, 10],
    ['x', 0, 'none', true, 1],
  ],
  untwist: [
    [2, 2, '3,1,4,2', '', 'quarter', '1', 0],
    [3, 3, '2,1,3,4,5,6,7,8,9', '', 'clockwise', '1', 1],
    [2, 2, '1', '', 'any', '1', 0],
  ],
  readPhoto: [
    [new Uint8Array(4 * 200 * 150).fill(200), 200, 150],
    [new Uint8Array(8), 1, 1],
  ],
  rotateSudoku: [['1', 'quarter', 2]],
  nineTripods: [
    [GRID, 'quarter', '1', 1],
    ['', 'quarter', '1', 1],
  ],
  solveMany: [
    [new TextEncoder().encode(`${PUZZLE}\n`.repeat(50)), ...QUESTION, 'lines'],
    [new TextEncoder().encode(`7,${PUZZLE}\n`.repeat(50)), ...QUESTION, 'table,44,1,0'],
    [new Uint8Array(1000), ...QUESTION, 'lines'],
  ],
  cut: [
    [new TextEncoder().encode(`id,puzzle\n7,"${PUZZLE}"\n`.repeat(50)), 'puzzle', false, false, ''],
    [new TextEncoder().encode(`7,"${PUZZLE}"\n`.repeat(50)), '', true, true, 'table,44,1,0'],
    [new Uint8Array(1000), 'name', false, true, ''],
  ],
  readPuzzle: [
    [`${PUZZLE.slice(0, 40)}\n${PUZZLE.slice(40)}`, true],
    ['no puzzle', false],
  ],
  solveText: [[`${PUZZLE}\n${BLANK}\n`], ['x'.repeat(1000)]],
  readText: [[`${PUZZLE}\n`.repeat(20)], ['[[']],
  writeText: [
    [PUZZLE, 'grid'],
    [PUZZLE, 'sdk'],
  ],
  solveRegions: [
    [LATIN, 2],
    [NO_REGIONS, 2],
  ],
  readRegions: [['4x4; rows; columns; boxes 2x2'], ['15 r1c1 r1c2\n7=r1c3+r2c3'], ['9x9; boxen']],
  writeRegions: [[LATIN], [NO_REGIONS]],
  regionCandidates: [[LATIN], [NO_REGIONS]],
  regionDifference: [[LATIN], [NO_REGIONS]],
  regionContradiction: [[LATIN], [NO_LATIN], [NO_REGIONS]],
  generateRegions: [
    ['', '4x4', 'cage,arrow', '1', -1, true, false, 5],
    [LATIN, '', '', '2', 0, false, true, 2],
    [NO_LATIN, '', '', '3', -1, false, false, 1],
    ['', '4x4', 'x', '4', -1, false, false, 1],
  ],
  regionPreset: [['killer'], ['windoku']],
  rate: [[PUZZLE], [CHAINS], ['no puzzle']],
  explain: [
    [CHAINS, 5, 'explainer'],
    [PUZZLE, Infinity, 'human'],
    [`{"givens":"x"}`, 1, 'explainer'],
  ],
  hint: [
    [CHAINS, 'human'],
    [JSON.stringify({ givens: PUZZLE, digits: DAMAGED }), 'explainer'],
    ['{', 'explainer'],
  ],
  steps: [
    [CHAINS, 'explainer'],
    [PUZZLE, 'human'],
    ['no puzzle', 'human'],
  ],
  readPosition: [[PUZZLE], ['no puzzle'], [JSON.stringify({ givens: PUZZLE })]],
  writePosition: [
    [PUZZLE, 'drawn'],
    [PUZZLE, 'json'],
    ['no puzzle', 'line'],
  ],
  generateRated: [
    ['1', 'easy', '', '', 0, 0, 0, 'none', false, 0],
    ['2', '', 'naked-pair', '', 0, 0, 30, 'rotate180', false, 0],
    ['3', '', '', '', 16, 16, 0, 'none', true, 50],
    ['x', 'easy', '', '', 0, 0, 0, 'none', false, 0],
  ],
  rateMany: [
    [new TextEncoder().encode(`${PUZZLE}\n${CHAINS}\nbad\n`), 'rating', 2, ...RATED, 'lines'],
    [new TextEncoder().encode(PUZZLE), 'csv', 2, ...RATED, 'lines'],
  ],
  exactCover: [
    [rowsOf([[0], [1], [0, 1]]), 3, 2, 0, Infinity],
    [
      rowsOf(Array.from({ length: 3000 }, (_, row) => [row % 50, 50 + (row % 53)])),
      3000,
      50,
      53,
      2,
    ],
    [rowsOf([[5]]), 1, 2, 0, 2],
  ],
} as const satisfies Record<JobName, readonly (readonly unknown[])[]>;

let markers = 0;

/** For each module a method that takes a long text first, and its other arguments. */
const REST: Readonly<Record<string, readonly Argument[]>> = {
  readText: [],
  solveText: [],
  candidates: [],
  generate: [0, 'none', true, 1],
  generateRated: ['easy', '', '', 0, 0, 0, 'none', true, 1],
  readRegions: [],
  readPosition: [],
  nineTripods: ['quarter', '1', 1],
  solve: [2],
};

/** For modules without one a method that takes bytes. */
const REST_OF_BYTES: Readonly<Record<string, readonly Argument[]>> = {
  readPhoto: [1000, 750],
  cut: ['', false, true, 'lines'],
  exactCover: [0, 1, 0, 2],
};

/**
 * The address at which a module stores a long text: it is higher if any memory below is still
 * allocated.
 */
function placeOfLongText(module: JiugongModule): number {
  const marker = `marker ${++markers} of the test of endurance`;
  // Freeing a text overwrites its beginning.
  const text = `${' '.repeat(100)}${marker}`.padEnd(3_000_000);
  const method = Object.keys(REST).find((name) => name in module);
  if (method === undefined) {
    // No text, but as many bytes.
    const [name, rest] = Object.entries(REST_OF_BYTES).find(([other]) => other in module)!;
    const job = (module[name] as Begin)(0, text.length, ...rest);
    const bytes = module.input(job);
    module.free(job);
    return bytes;
  }
  const rest = REST[method]!;
  module.free((module[method] as Begin)(0, text, ...rest));
  const place = Buffer.from(module.HEAPU8.buffer).indexOf(marker);
  assert.ok(place > 0);
  return place;
}

/** Makes calls concurrently and waits for their answers. */
function makeCalls(
  module: JiugongModule,
  invocations: readonly (readonly unknown[])[],
): Promise<readonly Answer[]> {
  return new Promise((resolve, reject) => {
    const answered: Answer[] = [];
    const host = new Host(module, (reply) => {
      if (reply.kind === 'crash') reject(new Error(reply.message));
      if (reply.kind === 'answers') answered.push(...reply.answers);
      if (answered.length < invocations.length) return;
      // A job cached for the next call is freed with its host.
      for (const method of Object.keys(CALLS)) {
        for (let job = host.jobs.borrow(method); job !== 0; job = host.jobs.borrow(method))
          module.free(job);
      }
      resolve(answered);
    });
    const calls = invocations.map(
      (invocation, id) => [id, ...invocation] as [number, ...Invocation],
    );
    host.handle({ kind: 'calls', calls });
  });
}

/** Makes calls and cancels each after some steps. */
async function cancelCalls(
  module: JiugongModule,
  invocation: readonly unknown[],
  times: number,
): Promise<void> {
  for (let at = 0; at < times; ++at) {
    const host = new Host(module, (reply) => assert.notEqual(reply.kind, 'crash'));
    host.handle({ kind: 'calls', calls: [[0, ...invocation] as [number, ...Invocation]] });
    if (at % 3 !== 0) await new Promise((later) => setImmediate(later));
    host.handle({ kind: 'cancel', ids: [0] });
  }
}

/**
 * Checks that further rounds leave the memory unchanged after the first one, or with a lower place. Where the place wanders from
 * round to round it has to come down again to its highest of the first rounds, which shows large losses alone.
 */
async function expectNoLeak(
  module: JiugongModule,
  body: (round: number) => Promise<unknown>,
  rounds: number,
  wanders = false,
): Promise<void> {
  const measure = () => ({ size: module.HEAPU8.length, place: placeOfLongText(module), alive });
  // The first rounds grow the module's table of jobs to its final size, and find the places of what is kept for reuse.
  let highest = 0;
  for (let round = -4; round < 0; ++round) {
    await body(round);
    highest = Math.max(highest, measure().place);
  }
  await body(0);
  const before = measure();
  for (let round = 1; round <= rounds; ++round) await body(round);
  // How a long call is divided depends on the time, and with it now and then the free places in between; what is lost
  // is lost in each later round, too.
  const isBack = (): boolean =>
    after.place <= (wanders ? Math.max(highest, before.place) : before.place);
  let after = measure();
  for (let round = 1; round <= (wanders ? 60 : 10) && !isBack(); ++round) {
    await body(rounds + round);
    after = measure();
  }
  assert.deepEqual(after, { ...before, place: isBack() ? after.place : before.place });
}

describe('a hundred rounds of calls leave the module’s memory unchanged:', () => {
  for (const [method, calls] of Object.entries(CALLS)) {
    const slow = [
      'untwist',
      'nineTripods',
      'generate',
      'generateRated',
      'rate',
      'explain',
      'hint',
      'steps',
      'rateMany',
    ];
    const rounds = slow.includes(method) ? 20 : 100;
    test(method, async () => {
      const invocations = calls.map((args) => [
        method,
        ...args.map((part: unknown) => (part instanceof Uint8Array ? part.slice() : part)),
      ]);
      const module = moduleOf(method);
      const wanders = method === 'steps';
      await expectNoLeak(module, () => makeCalls(module, invocations), rounds, wanders);
    });
  }
});

describe('cancelled calls leave the module’s memory unchanged:', () => {
  for (const invocation of [
    ['count', BLANK, Infinity],
    ['generate', '1', 17, 'none', true, Infinity],
    ['generateRated', '1', '', '', '', 16, 16, 0, 'none', false, Infinity],
    ['generateRegions', '', 'killer', 'cage', '1', 0, true, true, Infinity],
    ['solveText', `${PUZZLE}\n`.repeat(5000)],
    ['rate', CHAINS],
    ['explain', CHAINS, Infinity, 'explainer'],
    ['steps', MARKED, 'explainer'],
    [
      'rateMany',
      new TextEncoder().encode(`${CHAINS}\n`.repeat(100)),
      'rating',
      2,
      ...RATED,
      'lines',
    ],
    [
      'exactCover',
      rowsOf(Array.from({ length: 40_000 }, (_, row) => [row % 200, 200 + ((row * 7) % 211)])),
      40_000,
      200,
      211,
      Infinity,
    ],
    [
      'untwist',
      10,
      10,
      Array.from({ length: 100 }, (_, tile) => 100 - tile).join(),
      '',
      'quarter',
      '1',
      1e9,
    ],
  ]) {
    const method = String(invocation[0]);
    test(method, () => {
      const module = moduleOf(method);
      return expectNoLeak(module, () => cancelCalls(module, invocation, 10), 3);
    });
  }
});
