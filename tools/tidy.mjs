/**
 * Runs clang-tidy on the C++ files named on standard input, one per line; exits with 1 if it
 * reports anything. (./dev test-all lint)
 *
 * clang-tidy spends nearly all of its time on included headers, so the files of a folder are
 * combined into one text. A text that has passed with the same contents, headers, rules and options
 * is not checked again.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

const folder = join('build', 'tidy');
const commandsFile = join('build', 'odr', 'compile_commands.json');
const commands = JSON.parse(readFileSync(commandsFile, 'utf8'));
const run = (program, ...options) => execFileSync(program, options, { encoding: 'utf8' });

/** Separate programs, whose names may clash with each other. */
const ALONE = /^(bench|tools)\/|^cli\/manual\.cpp$/;

/** Returns the texts: [{ name, files: [path, …] }, …] */
function textsOf(files) {
  const byName = new Map();
  for (const file of files) {
    const name = (ALONE.test(file) ? file : dirname(file)).replaceAll('/', '_').replace('.cpp', '');
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName].map(([name, of]) => ({ name, files: of }));
}

/**
 * Returns the compile command of a text: that of its first file, without the precompiled headers of
 * the other compiler.
 */
function commandFor(path, files) {
  const [first] = files;
  const entry = commands.find((command) => command.file === join(process.cwd(), first));
  if (entry === undefined) throw new Error(`${first} is not compiled`);
  const inTree = (place) => join(process.cwd(), place);
  const includes = [...new Set(files.map(dirname))].map((place) => ` -I"${inTree(place)}"`);
  const command = entry.command
    .replace(/ -Winvalid-pch -include ("[^"]*"|\S+)/, '')
    .replace(/ -o .*/, `${includes.join('')} -c "${inTree(path)}"`);
  return { directory: entry.directory, file: inTree(path), command };
}

/**
 * Concatenates the files, and maps each line of the result to its origin. A file that is included
 * again is left out, unless the file itself included it before.
 */
function joined(files) {
  const lines = [];
  const places = [];
  const included = new Map();
  for (const file of files) {
    const own = readFileSync(file, 'utf8').trimEnd().split('\n');
    own.forEach((line, index) => {
      const isAgain = line.startsWith('#include') && (included.get(line) ?? file) !== file;
      if (line.startsWith('#include') && !isAgain) included.set(line, file);
      lines.push(isAgain ? '' : line);
      places.push(`${file}:${index + 1}`);
    });
  }
  return { text: `${lines.join('\n')}\n`, places };
}

/**
 * Returns the messages of clang-tidy for a text, with positions in its files; empty if there are
 * none.
 */
function tidy(path, places) {
  return new Promise((resolve) => {
    const child = spawn('clang-tidy', ['--quiet', '-p', folder, path]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('close', (code) => {
      const complaints = said.replaceAll(
        new RegExp(`[^\\s]*${path}:(\\d+)`, 'g'),
        (_, line) => places[line - 1],
      );
      resolve(code === 0 ? '' : complaints || `clang-tidy ended with ${code}`);
    });
  });
}

async function main() {
  const files = readFileSync(0, 'utf8').trim().split('\n');
  const headers = run(
    'git',
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.h',
    '.clang-tidy',
  );
  const context = createHash('sha256')
    .update(readFileSync(commandsFile))
    .update(run('clang-tidy', '--version'));
  for (const file of headers.trim().split('\n').filter(existsSync))
    context.update(readFileSync(file));
  const common = context.digest('hex');
  rmSync(join(folder, 'texts'), { recursive: true, force: true });
  mkdirSync(join(folder, 'texts'), { recursive: true });
  mkdirSync(join(folder, 'passed'), { recursive: true });

  const texts = textsOf(files).map(({ name, files: of }) => {
    const path = join(folder, 'texts', `${name}.cpp`);
    const { text, places } = joined(of);
    writeFileSync(path, text);
    const state = createHash('sha256').update(common).update(text).digest('hex');
    const passed = join(folder, 'passed', name);
    return { path, places, state, passed, command: commandFor(path, of) };
  });
  const all = texts.map(({ command }) => command);
  writeFileSync(join(folder, 'compile_commands.json'), JSON.stringify(all));

  // The longest come first, so that no processor waits for the last one.
  const waiting = texts
    .filter(({ passed, state }) => !existsSync(passed) || readFileSync(passed, 'utf8') !== state)
    .sort((a, b) => a.places.length - b.places.length);
  let complaints = 0;
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const said = await tidy(next.path, next.places);
      if (said === '') writeFileSync(next.passed, next.state);
      else ++complaints;
      process.stdout.write(said);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  process.exitCode = complaints === 0 ? 0 : 1;
}

await main();
