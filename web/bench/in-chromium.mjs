/** What the tables of ./dev bench that are measured in Chromium share: the browser, a server, and the report. */
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { showProgress } from '../../bench/command.mjs';
import { formatRows } from '../../bench/report.mjs';
import { chromiumOptions } from '../chromium.mjs';
import { serve } from '../serve.mjs';

const here = dirname(fileURLToPath(import.meta.url));
export const build = join(here, '..', '..', 'build');
export const site = join(build, 'site');

/** Visits a page with an empty cache, after a script of this folder if there is one; `visit` gets a Playwright page and its context. */
export async function onNewPage(browser, options, script, visit) {
  const context = await browser.newContext({ locale: 'en', ...options });
  try {
    const page = await context.newPage();
    if (script !== null) await page.addInitScript({ path: join(here, script) });
    return await visit(page, context);
  } finally {
    await context.close();
  }
}

/**
 * Serves folders, runs `measure(browser, url)`, and prints the report that it returns: as JSON, or as the title and the rows that
 * `format` makes of it. With `zip` texts are sent compressed.
 */
export async function inChromium({ folders = [site], zip = false, json }, measure, format) {
  const server = await serve(folders, 0, {}, zip);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const results = await measure(browser, `http://127.0.0.1:${server.address().port}/`);
    const cpu = cpus()[0]?.model.trim() ?? 'unknown processor';
    const report = { cpu, browser: browser.version(), ...results };
    showProgress('');
    const [title, columns] = format(report);
    const cells = report.results.map((row) => columns.map(([, text]) => text(row)));
    const table = formatRows([columns.map(([head]) => head), ...cells]);
    console.log(json ? JSON.stringify(report, null, 2) : [title, '', ...table, ''].join('\n'));
  } finally {
    showProgress('');
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
