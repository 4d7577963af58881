/**
 * The table of ./dev bench frames: how smoothly the page draws while the engine works, in headless Chromium.
 * docs/benchmarks.md explains it.
 */
import { cpus } from 'node:os';
import { readOptions, runCommand, showProgress } from '../../bench/command.mjs';
import { inChromium, onNewPage } from './in-chromium.mjs';

/** Easter Monster, whose steps take the teacher longest (ER 11.6). */
const HARD = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';

/** The gaps between the frames of a page, for a while. */
const watchFrames = (page, milliseconds) =>
  page.evaluate(
    (duration) =>
      new Promise((resolve) => {
        const gaps = [];
        const begin = performance.now();
        let last = null;
        const tick = (now) => {
          if (last !== null) gaps.push(now - last);
          last = now;
          if (now - begin < duration) requestAnimationFrame(tick);
          else resolve(gaps);
        };
        requestAnimationFrame(tick);
      }),
    milliseconds,
  );

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/** Runs a task; returns its result, and the tasks of the page's thread meanwhile, in milliseconds of the processor. */
async function traceTasks(browser, task) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  });
  const result = await task();
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events
    .filter(
      (event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(threadOf(event)),
    )
    .map(({ tdur = 0 }) => tdur / 1000);
  return { result, tasks };
}

const pressNamed = (page, name) => page.getByRole('button', { name, exact: true }).click();

const choose = async (page, item) => {
  await pressNamed(page, 'More');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

const putHard = (page) =>
  page
    .locator('jiugong-board')
    .first()
    .evaluate((board, puzzle) => (board.puzzle = puzzle), HARD);

const goToBatch = (page) => page.evaluate(() => (location.hash = 'batch'));

/** What the page does meanwhile; each begins on a page that has been idle. */
const WORK = [
  ['idle', () => undefined],
  // It begins after 1.5 s.
  ['difficulty of a puzzle', putHard],
  [
    'Hint',
    async (page) => {
      await putHard(page);
      await pressNamed(page, 'Hint');
    },
  ],
  [
    'walk-through',
    async (page) => {
      await putHard(page);
      await choose(page, 'Explain…');
    },
  ],
  [
    'a new puzzle, extreme',
    async (page) => {
      await choose(page, 'New puzzle…');
      await page.getByRole('radio', { name: 'Extreme', exact: true }).check();
      await pressNamed(page, 'Make puzzle');
    },
  ],
  [
    'Batch, making puzzles',
    async (page) => {
      await goToBatch(page);
      await page.getByRole('radio', { name: 'Make puzzles' }).check();
      await page.getByRole('textbox', { name: 'How many' }).fill('1000000');
      await pressNamed(page, 'Make all');
    },
  ],
  [
    'Batch, rating',
    async (page) => {
      await goToBatch(page);
      await page.getByRole('radio', { name: 'Solve files' }).check();
      await page
        .getByRole('combobox', { name: 'Write for each puzzle' })
        .selectOption({ label: 'puzzle and rating (ER/EP/ED)' });
      await page.locator('#batch-view textarea').fill(`${HARD}\n`.repeat(1000));
      await pressNamed(page, 'Solve all');
    },
  ],
];

/** The frames of a page that does some work, after it has been loaded and has come to rest. */
const measure = (browser, url, begin, milliseconds) =>
  onNewPage(browser, { serviceWorkers: 'block' }, null, async (page) => {
    await page.goto(url);
    await page.waitForTimeout(4000);
    await begin(page);
    const { result, tasks } = await traceTasks(browser, () => watchFrames(page, milliseconds));
    return { gaps: result, tasks };
  });

const COLUMNS = [
  ['while the engine works on', ({ name }) => name],
  ['frames a second', ({ gaps }) => (1000 / (sum(gaps) / gaps.length)).toFixed(1)],
  ['longest gap', ({ gaps }) => `${Math.max(...gaps).toFixed(0)} ms`],
  ['gaps above 25 ms', ({ gaps }) => String(gaps.filter((gap) => gap > 25).length)],
  // Of the processor, so that other work on the machine does not count.
  ['longest task', ({ tasks }) => `${Math.max(0, ...tasks).toFixed(1)} ms`],
  ['of the thread', ({ gaps, tasks }) => `${((100 * sum(tasks)) / sum(gaps)).toFixed(0)}%`],
];

const sum = (values) => values.reduce((total, value) => total + value, 0);

async function main() {
  const { seconds, json } = readOptions([], { seconds: { type: 'string', default: '5' } });
  const measureAll = async (browser, url) => {
    const results = [];
    for (const [name, begin] of WORK) {
      showProgress(name);
      results.push({ name, ...(await measure(browser, url, begin, 1000 * seconds)) });
    }
    return { seconds, results };
  };
  await inChromium({ json }, measureAll, ({ cpu, browser }) => [
    `${cpu}, ${cpus().length} of them; Chromium ${browser}; ${seconds} s each`,
    COLUMNS,
  ]);
}

await runCommand(main);
