/**
 * The table of ./dev bench: measures our native and WebAssembly programs, and any other solver, in
 * turn. native_tests/README.md explains it.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Contestant } from './contestant.mjs';
import { jobTask, measure, setTask } from './measure.mjs';
import { readPuzzles, shuffled } from './puzzles.mjs';
import { figures, formatTable, withRatios } from './report.mjs';

function readOptions() {
  const { values } = parseArgs({
    options: {
      native: { type: 'string' }, // our program
      wasm: { type: 'string' }, // the same for Node
      data: { type: 'string' },
      compare: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '7' },
      seconds: { type: 'string', default: '0.25' },
    },
  });
  const positive = (name) => {
    if (Number(values[name]) > 0) return Number(values[name]);
    throw new Error(`--${name} takes a positive number, not "${values[name]}".`);
  };
  return { ...values, rounds: positive('rounds'), seconds: positive('seconds') };
}

/** A line on the terminal that the next one replaces. */
function showProgress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** Names for the compared programs: the command's, with a number from the second of a name on. */
function compareNames(commands) {
  const names = commands.map((command) => basename(command.trim().split(/\s+/)[0]));
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

function dataSets(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.sort().map((file) => {
    const puzzles = readPuzzles(readFileSync(join(folder, file), 'utf8'), file);
    return setTask(basename(file, '.txt'), shuffled(puzzles), 2);
  });
}

async function builtInTasks(contestant) {
  const { sets, jobs } = await contestant.catalogue();
  const tasks = [];
  for (const { name, limit } of sets) {
    tasks.push(setTask(name, shuffled(await contestant.make(name)), limit));
  }
  return { sets: tasks, jobs: jobs.map(jobTask) };
}

/** Measures and prints. */
async function compete(contestants, own, { data, rounds, seconds, json }) {
  const fromFiles = data === undefined ? [] : dataSets(data);
  for (const contestant of contestants) await contestant.introduce();
  const builtIn = await builtInTasks(own[0]);
  const tasks = [...builtIn.sets, ...fromFiles, ...builtIn.jobs];
  const onProgress = showProgress;
  const entries = await measure({ contestants, own, tasks, rounds, seconds, onProgress });
  const reference = contestants[own.length]?.name ?? null;
  const report = {
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
    rounds,
    programs: contestants.map(({ name, about }) => ({ name, about })),
    reference,
    results: withRatios(entries.map(figures), reference),
  };
  console.log(json ? JSON.stringify(report, null, 2) : formatTable(report));
}

async function main() {
  const options = readOptions();
  const own = [
    new Contestant('native', options.native, []),
    new Contestant('WebAssembly', process.execPath, [options.wasm], `Node ${process.version}`),
  ];
  const names = compareNames(options.compare);
  const compared = options.compare.map((command, i) => new Contestant(names[i], command));
  const contestants = [...own, ...compared];
  try {
    await compete(contestants, own, options);
  } finally {
    showProgress('');
    await Promise.all(contestants.map((contestant) => contestant.close()));
  }
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
