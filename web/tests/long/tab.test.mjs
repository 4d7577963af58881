/** The long tests in one tab of Chromium. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../chromium.mjs';
import { serve } from '../../serve.mjs';
import { letWorkersCrash } from '../crashing-workers.mjs';
import { BLANK, expectNoLeak, PUZZLE, site, testMemory } from './memory.mjs';
import * as work from './work.mjs';

const pages = join(fileURLToPath(import.meta.url), '..', '..', 'browser', 'pages');

describe('a tab of Chromium', () => {
  let server;
  let browser;
  let page;
  let inPage;
  let inBrowser;

  before(async () => {
    server = await serve([site, pages]);
    browser = await chromium.launch(chromiumOptions());
    page = await browser.newPage();
    // A page without boards, which would keep an engine open.
    await page.goto(`http://127.0.0.1:${server.address().port}/host.html`);
    await page.addScriptTag({ url: 'jiugong.js' });
    inPage = await page.context().newCDPSession(page);
    inBrowser = await browser.newBrowserCDPSession();
    await inPage.send('HeapProfiler.enable');
  });

  after(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });

  const run = (name, ...values) =>
    page.evaluate(`(${work[name]})(Jiugong, ...${JSON.stringify(values)})`);

  /** The resident memory of renderer processes, in bytes. */
  async function residentSize() {
    const { processInfo } = await inBrowser.send('SystemInfo.getProcessInfo');
    const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    const sizes = pids.map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)[1]);
    });
    return sizes.reduce((sum, size) => sum + size);
  }

  async function measure() {
    for (let round = 0; round < 5; ++round) {
      await inPage.send('HeapProfiler.collectGarbage');
      await inPage.send('Memory.simulatePressureNotification', { level: 'critical' });
      await new Promise((later) => setTimeout(later, 300));
    }
    const { usedSize } = await inPage.send('Runtime.getHeapUsage');
    return { heap: usedSize, process: await residentSize() };
  }

  testMemory({ run, measure });

  test('a hundred worker crashes reject only pending calls, and leak no memory', async (context) => {
    await page.evaluate(letWorkersCrash);
    const crash = async (times) =>
      page.evaluate(
        async ([puzzle, blank, crashes]) => {
          const engine = await window.Jiugong.load();
          for (let round = 0; round < crashes; ++round) {
            await engine.solve(puzzle);
            const lost = engine.count(blank, { limit: Infinity }).catch(({ code }) => code);
            await engine.solve(puzzle);
            window.crash(window.workers[0], round % 2 === 0 ? 'trap' : 'error');
            if ((await lost) !== 'internal') throw new Error('not lost');
            if ((await engine.solve(puzzle)).status !== 'unique') throw new Error('not replaced');
          }
          engine.close();
        },
        [PUZZLE, BLANK, times],
      );
    await crash(20);
    await expectNoLeak(context, measure, () => crash(100));
  });
});
