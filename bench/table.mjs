/**
 * The table of ./dev bench: measures our native and WebAssembly programs, and any other solver, in
 * turn. bench/README.md explains it.
 */
import { cpus } from 'node:os';
import { basename } from 'node:path';
import { builtInSets, dataSets, readOptions, runCommand, showProgress } from './command.mjs';
import { Contestant } from './contestant.mjs';
import { jobTask, measure } from './measure.mjs';
import { figures, formatTable, withRatios } from './report.mjs';

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

/** Measures and prints the table. */
async function compete(contestants, own, compared, { data, rounds, seconds, json }) {
  const fromFiles = dataSets(data);
  for (const contestant of contestants) await contestant.introduce();
  const { sets, jobs } = await own[0].catalogue();
  const tasks = [...(await builtInSets(own[0], sets)), ...fromFiles, ...jobs.map(jobTask)];
  const onProgress = showProgress;
  const entries = await measure({ contestants, own, tasks, rounds, seconds, onProgress });
  const reference = compared[0]?.name ?? null;
  const report = {
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
    setting: 'one thread',
    rounds,
    programs: contestants.map(({ name, about }) => ({ name, about })),
    reference,
    results: withRatios(entries.map(figures), reference),
  };
  console.log(json ? JSON.stringify(report, null, 2) : formatTable(report));
}

async function main() {
  const options = readOptions({
    wasm: { type: 'string' }, // the same program for Node
    compare: { type: 'string', multiple: true, default: [] },
    engine: { type: 'string', multiple: true, default: [] }, // other built-in engines
  });
  const own = [
    new Contestant('native', options.native, []),
    new Contestant('WebAssembly', process.execPath, [options.wasm], `Node ${process.version}`),
  ];
  const others = options.engine.flatMap((engine) => [
    new Contestant(`native ${engine}`, options.native, [engine]),
    new Contestant(`WebAssembly ${engine}`, process.execPath, [options.wasm, engine]),
  ]);
  const names = compareNames(options.compare);
  const compared = options.compare.map((command, i) => new Contestant(names[i], command));
  const contestants = [...own, ...others, ...compared];
  try {
    await compete(contestants, own, compared, options);
  } finally {
    showProgress('');
    await Promise.all(contestants.map((contestant) => contestant.close()));
  }
}

await runCommand(main);
