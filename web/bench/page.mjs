/**
 * The tables of ./dev bench page, in headless Chromium: the time until the page accepts digits, and the time of its
 * first answer; with --phone, how soon a slow phone over slow networks has text and board. docs/benchmarks.md explains
 * them.
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
import { NETWORKS, phoneVisit } from './phone.mjs';

const build = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'build');

function readOptions() {
  const options = {
    rounds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    phone: { type: 'boolean', default: false },
  };
  const { values } = parseArgs({ options });
  if (!/^[1-9]\d*$/.test(values.rounds)) {
    throw new Error(`--rounds takes a positive whole number, not "${values.rounds}".`);
  }
  return { rounds: Number(values.rounds), json: values.json, phone: values.phone };
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

/** Visits the site over each network in turn; returns the figures of all rounds, by network. */
async function phoneAll(browser, url, rounds) {
  const results = NETWORKS.map(({ name }) => ({ name, board: [], started: [], shift: [] }));
  await phoneVisit(browser, url, NETWORKS[0]);
  for (let round = 1; round <= rounds; ++round) {
    for (const [index, network] of NETWORKS.entries()) {
      showProgress(`round ${round} of ${rounds}, ${network.name}`);
      const visit = await phoneVisit(browser, url, network);
      for (const [name, figure] of Object.entries(visit)) results[index][name].push(figure);
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

const PHONE_COLUMNS = [
  ['network', ({ name }) => name],
  ['text and board', ({ board }) => milliseconds(median(board))],
  ['slowest', ({ board }) => milliseconds(Math.max(...board))],
  ['all of the page', ({ started }) => milliseconds(median(started))],
  ['slowest', ({ started }) => milliseconds(Math.max(...started))],
  ['layout shift', ({ shift }) => String(Math.max(...shift))],
];

function formatTable({ cpu, browser, visits, rounds, results }, columns) {
  const lines = [
    columns.map(([head]) => head),
    ...results.map((row) => columns.map(([, text]) => text(row))),
  ];
  return [
    `${cpu}; Chromium ${browser}, ${visits}; medians of ${rounds}`,
    '',
    ...formatRows(lines),
    '',
  ].join('\n');
}

async function main() {
  const { rounds, json, phone } = readOptions();
  // A network of its own speed sees what is sent.
  const server = await serve([join(build, 'site')], 0, {}, phone);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const site = `http://127.0.0.1:${server.address().port}/`;
    const homes = [
      { name: 'the site over http', url: site },
      { name: 'jiugong.html from file://', url: pathToFileURL(join(build, 'jiugong.html')).href },
    ];
    const results = phone
      ? await phoneAll(browser, site, rounds)
      : await visitAll(browser, homes, rounds);
    const visits = phone ? 'first visits of a phone, six times slower' : 'first visits';
    const cpu = cpus()[0]?.model.trim() ?? 'unknown processor';
    const report = { cpu, browser: browser.version(), visits, rounds, results };
    showProgress('');
    console.log(
      json ? JSON.stringify(report, null, 2) : formatTable(report, phone ? PHONE_COLUMNS : COLUMNS),
    );
  } finally {
    showProgress('');
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

await runCommand(main);
