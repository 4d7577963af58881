/**
 * The table of ./dev bench page: the time until the page accepts digits, and the time of its first
 * answer, in headless Chromium. bench/README.md explains it.
 */
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runCommand, showProgress } from '../../bench/command.mjs';
import { formatRows, median } from '../../bench/report.mjs';
import { chromiumOptions } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { firstVisit } from './first-visit.mjs';

const build = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'build');

function readOptions() {
  const options = {
    rounds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  };
  const { values } = parseArgs({ options });
  if (!/^[1-9]\d*$/.test(values.rounds)) {
    throw new Error(`--rounds takes a positive whole number, not "${values.rounds}".`);
  }
  return { rounds: Number(values.rounds), json: values.json };
}

/** Visits each variant of the page in turn; returns the milliseconds of all rounds, by variant. */
async function visitAll(browser, homes, rounds) {
  const results = homes.map(({ name }) => ({ name, ready: [], solve: [] }));
  // A first visit outside the measurement warms the browser up.
  for (const { url } of homes) await firstVisit(browser, url);
  for (let round = 1; round <= rounds; ++round) {
    showProgress(`round ${round} of ${rounds}`);
    for (const [index, { url }] of homes.entries()) {
      const { ready, solve } = await firstVisit(browser, url);
      results[index].ready.push(ready);
      results[index].solve.push(solve);
    }
  }
  return results;
}

const milliseconds = (value) => `${value.toFixed(0)} ms`;

const COLUMNS = [
  ['page', ({ name }) => name],
  ['ready to type', ({ ready }) => milliseconds(median(ready))],
  ['slowest', ({ ready }) => milliseconds(Math.max(...ready))],
  ['first answer', ({ solve }) => milliseconds(median(solve))],
  ['slowest', ({ solve }) => milliseconds(Math.max(...solve))],
];

function formatTable({ cpu, browser, rounds, results }) {
  const lines = [
    COLUMNS.map(([head]) => head),
    ...results.map((row) => COLUMNS.map(([, text]) => text(row))),
  ];
  return [
    `${cpu}; Chromium ${browser}, first visits; medians of ${rounds}`,
    '',
    ...formatRows(lines),
    '',
  ].join('\n');
}

async function main() {
  const { rounds, json } = readOptions();
  const server = await serve([join(build, 'site')]);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const homes = [
      { name: 'the site over http', url: `http://127.0.0.1:${server.address().port}/` },
      { name: 'jiugong.html from file://', url: pathToFileURL(join(build, 'jiugong.html')).href },
    ];
    const results = await visitAll(browser, homes, rounds);
    const cpu = cpus()[0]?.model.trim() ?? 'unknown processor';
    const report = { cpu, browser: browser.version(), rounds, results };
    showProgress('');
    console.log(json ? JSON.stringify(report, null, 2) : formatTable(report));
  } finally {
    showProgress('');
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

await runCommand(main);
