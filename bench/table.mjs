/**
 * The table of ./dev bench: measures our native and WebAssembly programs, and any other solver, in
 * turn. bench/README.md explains it.
 */
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import { builtInSets, dataSets, readOptions, runCommand, showProgress } from './command.mjs';
import { Contestant } from './contestant.mjs';
import { jobTask, measure } from './measure.mjs';
import { figures, formatTable, MIN_ROUNDS, withPairs, withRatios } from './report.mjs';

/**
 * Returns names for the compared programs: the command's, with a number from the second of a name
 * on.
 */
function compareNames(commands) {
  const names = commands.map((command) => basename(command.trim().split(/\s+/)[0]));
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** A program that is built somewhere in a folder. (Not every commit has it in the same one.) */
function programIn(folder, program) {
  const path = readdirSync(folder, { recursive: true }).find((file) => basename(file) === program);
  if (path === undefined) throw new Error(`There is no ${program} in ${folder}.`);
  return join(folder, path);
}

/** The programs of the other commit, in the order of ours. */
function beforeOf({ against, 'against-name': name, native, wasm }) {
  if (!against) return [];
  const script = programIn(join(against, 'build', 'wasm'), basename(wasm));
  const program = programIn(join(against, 'build', 'bench'), basename(native));
  return [
    new Contestant(`native ${name}`, program, []),
    new Contestant(`WebAssembly ${name}`, process.execPath, [script], `Node ${process.version}`),
  ];
}

/** Measures and prints the table. */
async function compete(contestants, own, compared, otherOf, { data, rounds, seconds, json }) {
  const before = [...otherOf.values()];
  const fromFiles = dataSets(data);
  for (const contestant of contestants) await contestant.introduce();
  const { sets, jobs } = await own[0].catalogue();
  const tasks = [...(await builtInSets(own[0], sets)), ...fromFiles, ...jobs.map(jobTask)];
  const onProgress = showProgress;
  const entries = await measure({ contestants, own, before, tasks, rounds, seconds, onProgress });
  const reference = compared[0]?.name ?? null;
  const report = {
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
    setting: 'one thread',
    rounds,
    programs: contestants.map(({ name, about }) => ({ name, about })),
    reference,
    results: withPairs(withRatios(entries.map(figures), reference), otherOf),
  };
  console.log(json ? JSON.stringify(report, null, 2) : formatTable(report));
}

async function main() {
  const options = readOptions(['native', 'data', 'rounds', 'seconds'], {
    wasm: { type: 'string' }, // the same program for Node
    compare: { type: 'string', multiple: true, default: [] },
    engine: { type: 'string', multiple: true, default: [] }, // other built-in engines
    against: { type: 'string' }, // the folder of another commit, built as this one is, and its name
    'against-name': { type: 'string' },
  });
  if (options.against && options.rounds < MIN_ROUNDS) {
    throw new Error(`--against takes at least ${MIN_ROUNDS} rounds; 11 or more tell more.`);
  }
  const own = [
    new Contestant('native', options.native, []),
    new Contestant('WebAssembly', process.execPath, [options.wasm], `Node ${process.version}`),
  ];
  const before = beforeOf(options);
  const otherOf = new Map(before.map(({ name }, i) => [own[i].name, name]));
  const others = options.engine.flatMap((engine) => [
    new Contestant(`native ${engine}`, options.native, [engine]),
    new Contestant(`WebAssembly ${engine}`, process.execPath, [options.wasm, engine]),
  ]);
  const names = compareNames(options.compare);
  const compared = options.compare.map((command, i) => new Contestant(names[i], command));
  // (Beside each other, so that each round measures one directly after the other.)
  const pairs = own.flatMap((contestant, i) => [contestant, ...before.slice(i, i + 1)]);
  const contestants = [...pairs, ...others, ...compared];
  try {
    await compete(contestants, [...own, ...before], compared, otherOf, options);
  } finally {
    showProgress('');
    await Promise.all(contestants.map((contestant) => contestant.close()));
  }
}

await runCommand(main);
