/**
 * The tables of ./dev bench page, in headless Chromium: the time until the page accepts digits, and the time of its
 * first answer; with --phone, how soon a slow phone over slow networks has text and board. docs/benchmarks.md explains
 * them.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOptions, runCommand, showProgress } from '../../bench/command.mjs';
import { median } from '../../bench/report.mjs';
import { firstVisit } from './first-visit.mjs';
import { build, inChromium } from './in-chromium.mjs';
import { NETWORKS, phoneVisit } from './phone.mjs';

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

async function main() {
  const { rounds, json, phone } = readOptions([], {
    rounds: { type: 'string', default: '10' },
    phone: { type: 'boolean', default: false },
  });
  const visits = phone ? 'first visits of a phone, six times slower' : 'first visits';
  const measure = async (browser, url) => {
    const homes = [
      { name: 'the site over http', url },
      { name: 'jiugong.html from file://', url: pathToFileURL(join(build, 'jiugong.html')).href },
    ];
    const all = phone ? phoneAll(browser, url, rounds) : visitAll(browser, homes, rounds);
    return { visits, rounds, results: await all };
  };
  // (A network of its own speed sees what is sent.)
  await inChromium({ zip: phone, json }, measure, ({ cpu, browser }) => [
    `${cpu}; Chromium ${browser}, ${visits}; medians of ${rounds}`,
    phone ? PHONE_COLUMNS : COLUMNS,
  ]);
}

await runCommand(main);
