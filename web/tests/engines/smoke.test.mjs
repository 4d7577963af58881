/** A smoke test for engines other than Chromium's: a first visit, for each way to open the page. */
import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { serve } from '../../serve.mjs';
import { answerAll, differingShards } from '../parity/parity.mjs';
import { texts } from './english.mjs';
import {
  FIRST,
  act,
  build,
  choose,
  click,
  engines,
  eventually,
  hasValue,
  isReady,
  originOf,
  solveAt,
  stop,
} from './page.mjs';

/** Generates a new puzzle and returns it. */
async function makePuzzle(browser) {
  const puzzle = () => browser.run(() => document.querySelector('jiugong-board').puzzle);
  const old = await puzzle();
  await choose(browser, texts.solve.newPuzzle.label);
  await click(browser, 'button', texts.solve.newPuzzle.make);
  await eventually(
    browser,
    (before) => document.querySelector('jiugong-board').puzzle !== before,
    old,
  );
  return puzzle();
}

/** Opens the dialog and returns its link. */
async function shareLink(browser) {
  await choose(browser, `${texts.share.open}…`);
  await eventually(browser, () => document.querySelector('dialog[open] input[readonly]') !== null);
  return browser.run(() => document.querySelector('dialog[open] input[readonly]').value);
}

for (const [name, start] of Object.entries(engines)) {
  describe(name, () => {
    let browser;
    let server;
    let origin = '';

    before(async () => {
      server = await serve([join(build, 'site')]);
      origin = originOf(server);
      browser = await start();
    });

    after(async () => {
      await browser?.close();
      stop(server);
    });

    test('the single file', async () => {
      await solveAt(browser, pathToFileURL(join(build, 'jiugong.html')).href);
    });

    test('the site from file://', async () => {
      await solveAt(browser, pathToFileURL(join(build, 'site', 'index.html')).href);
    });

    test('a new puzzle, and a link with the work on it', async (context) => {
      // The storage of the other tests is separate, since an origin includes the port.
      const elsewhere = await serve([join(build, 'site')]);
      context.after(() => stop(elsewhere));
      await browser.open(`${originOf(elsewhere)}/`);
      await isReady(browser);
      const puzzle = await makePuzzle(browser);
      assert.match(puzzle, /^(?=(?:\.*[1-9]){17,40}\.*$)[.1-9]{81}$/);
      const blank = puzzle.indexOf('.');
      await click(browser, `[data-cell="${blank}"]`);
      await browser.type('7');
      const value = `${puzzle.slice(0, blank)}7${puzzle.slice(blank + 1)}`;
      await hasValue(browser, value);
      const link = await shareLink(browser);
      assert.ok(link.startsWith(`${originOf(elsewhere)}/#p=`), link);
      await click(browser, 'dialog[open] .close');
      await choose(browser, texts.page.puzzle.own);
      await hasValue(browser, '.'.repeat(81));
      // Only the link holds the board, since a browser treats this as another site.
      await browser.open(link.replace('127.0.0.1', 'localhost'));
      await hasValue(browser, value);
      assert.equal(await browser.run(() => document.querySelector('jiugong-board').puzzle), puzzle);
      await act(browser, texts.actions.solve);
      await eventually(browser, () =>
        /^[1-9]{81}$/.test(document.querySelector('jiugong-board').value),
      );
    });

    test('a script of the page that is missing is told, and comes at a press', async (context) => {
      const site = await mkdtemp(join(tmpdir(), 'jiugong-site-'));
      context.after(() => rm(site, { recursive: true }));
      // The module with which the page begins, and the classic script that takes its place.
      const lost = /\/app(-chunk-\w+)?\.js$/;
      await cp(join(build, 'site'), site, { recursive: true, filter: (file) => !lost.test(file) });
      const lacking = await serve([site]);
      context.after(() => stop(lacking));
      await browser.open(`${originOf(lacking)}/`);
      // Not the notice of later, that it takes long.
      await eventually(
        browser,
        (missing) => document.querySelector('[role=alert] p')?.textContent === missing,
        await browser.run(
          () => document.querySelector('#missing-en').content.querySelector('p').textContent,
        ),
      );
      await click(browser, '[data-cell="2"]');
      await browser.type('4');
      await cp(join(build, 'site', 'app.js'), join(site, 'app.js'));
      await click(browser, '[role=alert] button');
      await hasValue(browser, `534${FIRST.slice(3)}`);
      await eventually(browser, () => document.querySelector('[role=alert]') === null);
    });

    test('the engine runs in a worker', async () => {
      await browser.run(() => {
        window.Jiugong.load().then((engine) => (window.thread = engine.thread));
      });
      await eventually(browser, () => window.thread === 'worker');
    });

    test('every answer of the native engine', async () => {
      await browser.open(`${origin}/examples.html`);
      const answer = (questions) => browser.run(answerAll, questions);
      assert.deepEqual(await differingShards(answer), []);
    });

    test('a frame has the height of its board, and the API', async () => {
      await browser.open(`${origin}/examples.html`);
      await eventually(browser, () => {
        const frame = document.querySelector('iframe');
        const inside = frame?.contentDocument?.documentElement;
        return (
          frame?.contentDocument?.querySelector('jiugong-board')?.puzzle?.startsWith('8') &&
          inside.scrollHeight === inside.clientHeight
        );
      });
      await click(browser, '#examples button', 'Run');
      await eventually(browser, () =>
        document.querySelector('.output').textContent.includes('unique'),
      );
    });

    test('the site, with and without a network', async () => {
      await solveAt(browser, `${origin}/`);
      await browser.run(() => {
        navigator.serviceWorker.ready.then(({ active }) => (window.worker = active));
      });
      await eventually(browser, () => window.worker?.state === 'activated');
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await solveAt(browser, `${origin}/?again`);
      assert.equal(await browser.run(() => location.search), '?again');
    });
  });
}
