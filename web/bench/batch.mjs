/**
 * The table of ./dev bench batch: the speed of `solveMany` on a large file in headless Chromium,
 * beside the engine alone. bench/README.md explains it.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataSets, readOptions, runCommand, showProgress } from '../../bench/command.mjs';
import { Contestant } from '../../bench/contestant.mjs';
import { median } from '../../bench/report.mjs';
import { inChromium, site } from './in-chromium.mjs';

/** The measured numbers of engine threads or workers. */
const COUNTS = [1, 2];

/** Milliseconds between two samples of the memory in use. */
const SAMPLE_INTERVAL = 50;

/** The resident size of a process in bytes; 0 without Linux's /proc. */
function residentSize(id) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'));
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

/** What the table tells the processor time of: the page's thread, its workers, and all others of the browser. */
function kindOf({ type, id }, thread, name) {
  if (type !== 'renderer') return 'rest';
  return thread === String(id) ? 'page' : name.startsWith('DedicatedWorker') ? 'workers' : 'rest';
}

/** The processor time in seconds of each thread of these processes, with its kind; none without Linux's /proc. */
function threadTimes(processes) {
  const times = new Map();
  for (const process of processes) {
    const tasks = `/proc/${process.id}/task`;
    try {
      for (const thread of readdirSync(tasks)) {
        const name = readFileSync(`${tasks}/${thread}/comm`, 'utf8');
        const [nanoseconds] = readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ');
        times.set(thread, { kind: kindOf(process, thread, name), seconds: nanoseconds / 1e9 });
      }
    } catch {
      // A process, or a thread, has ended.
    }
  }
  return times;
}

/** The processor time between two of these, by kind. */
function timeBetween(before, after) {
  const sums = { workers: 0, page: 0, rest: 0 };
  for (const [thread, { kind, seconds }] of after)
    sums[kind] += seconds - (before.get(thread)?.seconds ?? 0);
  return sums;
}

/** Measures the peak growth of the page process's memory during `work`, and the processor time of the browser. */
async function watch(browser, work) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const page = await browser.contexts()[0].newCDPSession(browser.contexts()[0].pages()[0]);
  await page.send('HeapProfiler.collectGarbage');
  const before = Math.max(...renderers.map(residentSize));
  let peak = 0;
  const sample = () => (peak = Math.max(peak, ...renderers.map(residentSize)));
  const timer = setInterval(sample, SAMPLE_INTERVAL);
  const times = threadTimes(processInfo);
  try {
    const result = await work();
    sample();
    return { ...result, ...timeBetween(times, threadTimes(processInfo)), peak: peak - before };
  } finally {
    clearInterval(timer);
    await session.detach();
    await page.detach();
  }
}

/** Runs the engines alone, concurrently, on `lines` puzzles in total. */
async function timeEngines(engines, puzzles, lines) {
  const passes = Math.ceil(lines / puzzles.length / engines.length);
  const times = await Promise.all(engines.map((engine) => engine.time(`run 2 ${passes}`)));
  const perSecond = times.map(({ seconds }) => (passes * puzzles.length) / seconds);
  return { seconds: lines / perSecond.reduce((sum, speed) => sum + speed, 0) };
}

async function timeFile(page, browser, workers, lines, format) {
  const result = await watch(browser, () =>
    page.evaluate((options) => window.bench.run(options), { workers, format }),
  );
  const isWhole = format !== 'solution' || result.size === 82 * lines;
  if (result.unique === lines && isWhole) return result;
  throw new Error(`Of ${lines} lines with one solution each ${result.unique} were answered.`);
}

const perSecond = (lines, runs) => lines / median(runs.map(({ seconds }) => seconds));
/** Nanoseconds of the processor for one line; null of the engine alone, and without Linux's /proc. */
const timeOf = (lines, runs, kind) =>
  median(runs.map((run) => run[kind] ?? 0)) * (1e9 / lines) || null;
const maxOf = (runs, key) => (key in runs[0] ? Math.max(...runs.map((run) => run[key])) : null);

async function measure(contestants, lines, rounds) {
  const results = contestants.map(({ name }) => ({ name, runs: [] }));
  for (const { time } of contestants) await time(); // to warm up
  for (let round = 1; round <= rounds; ++round) {
    showProgress(`round ${round} of ${rounds}`);
    for (const [index, { time }] of contestants.entries()) results[index].runs.push(await time());
  }
  return results.map(({ name, runs }) => ({
    name,
    perSecond: perSecond(lines, runs),
    seconds: runs.map(({ seconds }) => seconds),
    workers: timeOf(lines, runs, 'workers'),
    page: timeOf(lines, runs, 'page'),
    rest: timeOf(lines, runs, 'rest'),
    busiest: maxOf(runs, 'busiest'),
    peak: maxOf(runs, 'peak') || null,
  }));
}

const plural = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
const whole = (number) => Math.round(number).toLocaleString('en');

const nanoseconds = (time) => (time === null ? '' : `${whole(time)} ns`);

const columnsOf = ([engine]) => [
  ['', ({ name }) => name],
  ['puzzles/s', (row) => whole(row.perSecond)],
  ['of one thread', (row) => (row.perSecond / engine.perSecond).toFixed(2)],
  ['workers', ({ workers }) => nanoseconds(workers)],
  ['page', ({ page }) => nanoseconds(page)],
  ['rest of browser', ({ rest }) => nanoseconds(rest)],
  ['page busy', ({ busiest }) => (busiest === null ? '' : `${whole(busiest)} ms`)],
  ['memory', ({ peak }) => (peak === null ? '' : `${whole(peak / 1e6)} MB`)],
];

async function main() {
  const options = readOptions(['data'], {
    rounds: { type: 'string', default: '5' },
    lines: { type: 'string', default: '1000000' },
    format: { type: 'string', default: 'solution' }, // of `solveMany`
    wasm: { type: 'string' }, // our program as WebAssembly
  });
  const [set] = dataSets(options.data);
  if (set === undefined)
    throw new Error('./dev bench batch needs --data DIR with a file of puzzles.');
  const { lines } = options;
  const engines = COUNTS.map(() => new Contestant('engine', process.execPath, [options.wasm]));
  const measureAll = async (browser, url) => {
    for (const engine of engines) await engine.load(set.puzzles);
    const page = await browser.newPage();
    await page.goto(`${url}batch.html`);
    await page.evaluate(() => window.bench.start());
    await page.evaluate(([list, count]) => window.bench.load(list, count), [set.puzzles, lines]);
    const contestants = [
      ...COUNTS.map((count) => ({
        name: `engine, ${plural(count, 'thread')}`,
        time: () => timeEngines(engines.slice(0, count), set.puzzles, lines),
      })),
      ...COUNTS.map((count) => ({
        name: `file, ${plural(count, 'worker')}`,
        time: () => timeFile(page, browser, count, lines, options.format),
      })),
    ];
    const results = await measure(contestants, lines, options.rounds);
    return { set: set.name, lines, rounds: options.rounds, results };
  };
  const folders = [site, dirname(fileURLToPath(import.meta.url))];
  try {
    await inChromium({ folders, json: options.json }, measureAll, ({ cpu, results }) => [
      `${cpu}; ${whole(lines)} lines of ${set.name}; medians of ${options.rounds} rounds`,
      columnsOf(results),
    ]);
  } finally {
    for (const engine of engines) await engine.close();
  }
}

await runCommand(main);
