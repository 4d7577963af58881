/**
 * The table of ./dev bench api: how many calls of `solve` a second the API answers in headless
 * Chromium. bench/README.md explains it.
 */
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import {
  builtInSets,
  dataSets,
  readOptions,
  runCommand,
  showProgress,
} from '../../bench/command.mjs';
import { Contestant } from '../../bench/contestant.mjs';
import { measure } from '../../bench/measure.mjs';
import { figures, formatTable } from '../../bench/report.mjs';
import { chromiumOptions } from '../chromium.mjs';
import { ApiContestant } from './api-contestant.mjs';

/** Puzzles of our own with one solution each, made by the native program. */
async function uniqueSets(native) {
  const maker = new Contestant('native', native, []);
  try {
    const { sets } = await maker.catalogue();
    return await builtInSets(
      maker,
      sets.filter(({ limit }) => limit === 2),
    );
  } finally {
    await maker.close();
  }
}

/** Measures and prints. */
async function measureApi(contestant, { native, data, rounds, seconds, json }) {
  const tasks = [...(await uniqueSets(native)), ...dataSets(data)];
  await contestant.introduce();
  const contestants = [contestant];
  const onProgress = showProgress;
  const entries = await measure({
    contestants,
    own: contestants,
    tasks,
    rounds,
    seconds,
    onProgress,
  });
  const report = {
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
    setting: 'calls of solve through the API',
    rounds,
    programs: contestants.map(({ name, about }) => ({ name, about })),
    reference: null,
    results: entries.map(figures),
  };
  console.log(json ? JSON.stringify(report, null, 2) : formatTable(report));
}

async function main() {
  const options = readOptions({});
  const browser = await chromium.launch(chromiumOptions());
  const contestant = new ApiContestant(browser);
  try {
    await measureApi(contestant, options);
  } finally {
    showProgress('');
    await contestant.close();
    await browser.close();
  }
}

await runCommand(main);
