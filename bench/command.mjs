/** Shared by the commands of ./dev bench: options, sets of puzzles, and error reporting. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTask } from './measure.mjs';
import { readPuzzles, shuffled } from './puzzles.mjs';

const COMMON = {
  native: { type: 'string' }, // the native program
  data: { type: 'string' },
  rounds: { type: 'string', default: '7' },
  seconds: { type: 'string', default: '0.25' },
};

const NUMBERS = {
  rounds: [/^[1-9]\d*$/, 'a positive whole number'],
  lines: [/^[1-9]\d*$/, 'a positive whole number'],
  seconds: [/^(?=.*[1-9])\d*\.?\d+$/, 'a positive number'],
};

/** Returns the options of a command line, which may have --json, those of the common ones that are named, and `more`. */
export function readOptions(names, more = {}, args = process.argv.slice(2)) {
  const common = Object.fromEntries(names.map((name) => [name, COMMON[name]]));
  const options = { json: { type: 'boolean', default: false }, ...common, ...more };
  const values = { ...parseArgs({ args, options }).values };
  for (const [name, [pattern, kind]] of Object.entries(NUMBERS)) {
    if (!(name in values)) continue;
    if (!pattern.test(values[name]))
      throw new Error(`--${name} takes ${kind}, not "${values[name]}".`);
    values[name] = Number(values[name]);
  }
  return values;
}

/** Returns the puzzle files of a folder as tasks; none if there is no folder. */
export function dataSets(folder) {
  if (folder === undefined) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.sort().map((file) => {
    const puzzles = readPuzzles(readFileSync(join(folder, file), 'utf8'), file);
    return setTask(basename(file, '.txt'), shuffled(puzzles), 2);
  });
}

/** Returns the built-in sets, which `contestant` makes, as tasks. */
export async function builtInSets(contestant, sets) {
  const tasks = [];
  for (const { name, limit } of sets) {
    tasks.push(setTask(name, shuffled(await contestant.make(name)), limit));
  }
  return tasks;
}

/** Shows a line on the terminal that the next one replaces. */
export function showProgress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** Runs a command; prints an error as one line. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
