/** Actions on the page, for the tests in engines other than Chromium's. */
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../serve.mjs';
import { texts } from './english.mjs';
import { startFirefox } from './firefox.mjs';
import { startWebKit } from './webkit.mjs';

export const build = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'build');

/** The function that starts each engine. */
export const engines = { Firefox: startFirefox, WebKit: startWebKit };

/** The page's initial puzzle and its solution. */
export const FIRST =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** Polls the page until the program returns true; the timeout allows for a busy machine. */
export async function eventually(browser, program, ...values) {
  const end = Date.now() + 60_000;
  while (!(await browser.run(program, ...values))) {
    if (Date.now() > end) throw new Error(`never came true: ${program} of ${values}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}

/** The centre of the visible element of a selector, in the page or in a board. */
const middleOf = (selector, text) => {
  const boards = [...document.querySelectorAll('jiugong-board')];
  const places = [document, ...boards.map((board) => board.shadowRoot)];
  const found = places
    .flatMap((place) => [...place.querySelectorAll(selector)])
    .filter((element) => element.getClientRects().length > 0)
    .find((element) => text === null || element.textContent.trim() === text);
  if (found === undefined) throw new Error(`nothing is shown of ${selector}: ${text}`);
  found.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

export async function click(browser, selector, text = null) {
  const [x, y] = await browser.run(middleOf, selector, text);
  await browser.click(x, y);
}

/** Chooses an item of the menu of a board, or beside it where a wide page shows it. */
export async function choose(browser, item) {
  const isBeside = await browser.run(
    (name) =>
      [...document.querySelectorAll('.shelf button')].some(
        (button) => button.getClientRects().length > 0 && button.textContent.trim() === name,
      ),
    item,
  );
  if (isBeside) return click(browser, '.shelf button', item);
  await click(browser, '.actions [aria-haspopup="menu"]', texts.page.more);
  await click(browser, '[role^="menuitem"] span', item);
}

/** Presses a button beside a board, of those for what one does at any time. */
export const act = (browser, action) => click(browser, '.actions button', action);

/** Draws with the mouse over the elements of selectors, all of which must be visible at once. */
export async function drag(browser, ...selectors) {
  for (const selector of selectors) await browser.run(middleOf, selector, null);
  const points = [];
  for (const selector of selectors) points.push(await browser.run(middleOf, selector, null));
  await browser.drag(points);
}

export const hasValue = (browser, wanted) =>
  eventually(browser, (value) => document.querySelector('jiugong-board').value === value, wanted);

/** Waits for a text in the element of a selector. */
export const expectText = (browser, selector, words) =>
  eventually(
    browser,
    (place, part) => document.querySelector(place)?.textContent.includes(part) ?? false,
    selector,
    words,
  );

export const isReady = (browser) =>
  eventually(browser, () => document.querySelector('jiugong-board')?.puzzle?.startsWith('53'));

/** Opens the page, types a digit, and solves. */
export async function solveAt(browser, url) {
  await browser.open(url);
  await isReady(browser);
  await click(browser, '[data-cell="2"]');
  await browser.type('4');
  await eventually(browser, () => document.querySelector('jiugong-board').value[2] === '4');
  await act(browser, texts.actions.solve);
  await hasValue(browser, SOLVED);
}

export const originOf = (server) => `http://127.0.0.1:${server.address().port}`;

export function stop(server) {
  server.closeAllConnections();
  server.close();
}

/** Collects uncaught errors and policy violations from now on. */
function listenForComplaints() {
  const complaints = [];
  window.complaints = complaints;
  const complain = (text) => complaints.push(text);
  addEventListener('error', ({ message }) => complain(message));
  addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`${violatedDirective}: ${blockedURI}`),
  );
}

/**
 * Defines tests in each engine by a function, which gets the function that defines one: such a test has the opened page
 * and also fails if the page complains.
 */
export function inEachEngine(define) {
  for (const [name, start] of Object.entries(engines)) {
    describe(name, () => {
      let browser;
      let server;

      before(async () => {
        browser = await start();
      });

      after(() => browser?.close());

      /** Opens the page with what follows its address. */
      const open = async (rest = '') => {
        await browser.open(`${originOf(server)}/${rest}`);
        await browser.run(listenForComplaints);
        await isReady(browser);
      };

      // A browser treats each server as another site, with empty storage.
      beforeEach(async () => {
        server = await serve([join(build, 'site')]);
        await open();
      });

      afterEach(() => stop(server));

      define((title, program) =>
        test(title, async () => {
          await program({ browser, open });
          assert.deepEqual(await browser.run(() => window.complaints), []);
        }));
    });
  }
}
