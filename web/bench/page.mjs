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

/** Makes visits of several kinds in turn; returns the figures of all rounds, by kind. */
async function visitAll(kinds, rounds, visit) {
  const results = kinds.map(({ name }) => ({ name }));
  // A first visit outside the measurement warms the browser up.
  for (const kind of kinds) await visit(kind);
  for (let round = 1; round <= rounds; ++round) {
    for (const [index, kind] of kinds.entries()) {
      showProgress(`round ${round} of ${rounds}, ${kind.name}`);
      for (const [name, figure] of Object.entries(await visit(kind)))
        (results[index][name] ??= []).push(figure);
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
    const results = phone
      ? await visitAll(NETWORKS, rounds, (network) => phoneVisit(browser, url, network))
      : await visitAll(homes, rounds, async (home) => {
          const { ready, solve } = await firstVisit(browser, home.url);
          return { ready, solve };
        });
    return { visits, rounds, results };
  };
  // (A network of its own speed sees what is sent.)
  await inChromium({ zip: phone, json }, measure, ({ cpu, browser }) => [
    `${cpu}; Chromium ${browser}, ${visits}; medians of ${rounds}`,
    phone ? PHONE_COLUMNS : COLUMNS,
  ]);
}

await runCommand(main);
