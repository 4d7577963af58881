import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { serve } from '../../serve.mjs';
import { BatchPage } from './batch-page';
import { RotatePage } from './rotate-page';
import { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');

/** The way in which the page is opened. */
export type Home = 'http' | 'file' | 'single-file';

export interface Options {
  home: Home;
  /** Complaints that do not fail a test; null, the default, for none. */
  allowedErrors: RegExp | null;
  /** Whether a person of the Rotate panel has seen its introduction before. */
  introduced: boolean;
  /** Whether service workers are enabled: most tests would only wait for files to be cached. */
  serviceWorker: boolean;
  /** Whether puzzles are rated in the background, which takes its time. */
  autoRating: boolean;
}

interface Fixtures {
  /**
   * The complaints of pages, and their network requests after the load: any of them fails the test.
   */
  complaints: string[];
  homeUrl: string;
  /** The opened page. */
  sudoku: SudokuPage;
  /** Its Rotate panel, not yet shown. */
  rotate: RotatePage;
  /** Its Variants panel, not yet shown. */
  variants: VariantsPage;
  /** Its Batch panel, not yet shown. */
  batch: BatchPage;
}

interface WorkerFixtures {
  /** A server of the site and the test pages. */
  server: { readonly origin: string };
}

export const sourcePage = pathToFileURL(join(root, 'index.html')).href;

/** Generated URLs, and icons, which browsers request at any time. */
const EXPECTED = /^(blob|data):|\/(apple-touch-)?icon[-\w]*\.(png|svg)$/;

/**
 * The modules of the engine that are loaded at the first call of one of their methods, and the parts of the page that
 * are loaded when they are first shown.
 */
const ON_NEED =
  /\/(jiugong-[a-z-]+\.(js\?v=[0-9a-f]{12}|mjs)|app-[a-z-]+-[A-Z0-9]{8}\.js(\?again=\d+)?|app-build\.js\?\d+)$/;

/** The requests that a page may make after it has loaded; the single file holds all of it. */
const expectedFrom = (home: Home) => (url: string) =>
  EXPECTED.test(url) || (home !== 'single-file' && ON_NEED.test(url));

/** Whether Chromium says that it loads no module from file://. */
const isOfModule = (message: ConsoleMessage): boolean =>
  /^file:.*\/app-chunk-\w+\.js$/.test(message.location().url) ||
  /^Access to script at 'file:[^']*\/app-chunk-\w+\.js' from origin 'null'/.test(message.text());

function watch(page: Page, complaints: string[], isExpected: (url: string) => boolean): void {
  let loaded = false;
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type()) && !isOfModule(message)) {
      complaints.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded = false;
    else if (loaded && !isExpected(request.url())) {
      complaints.push(`request after load: ${request.url()}`);
    }
  });
}

/**
 * Reports on the console, in any frame: policy violations, also where the browser is silent about
 * them; uncaught errors; and markup that appears or changes, in the page or in a shadow root, so
 * that it would run a program.
 */
function complain(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`forbidden by ${violatedDirective}: ${blockedURI}`);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    console.error('nobody caught', String(reason)),
  );
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeNamespace, attributeName, addedNodes } of changes) {
      const attributes =
        type === 'attributes'
          ? [(target as Element).getAttributeNodeNS(attributeNamespace, attributeName!)]
          : [...addedNodes]
              .filter((node) => node instanceof Element)
              .flatMap((node) => [node, ...node.querySelectorAll('*')])
              .flatMap((element) => [...element.attributes]);
      for (const attribute of attributes) {
        if (attribute === null) continue;
        const { name, value, ownerElement } = attribute;
        const acts =
          /^(on|srcdoc$)/i.test(name) ||
          (/(href|src|action)$/i.test(name) && /^\s*javascript:/i.test(value));
        if (acts) console.error(`markup that acts: ${ownerElement?.outerHTML}`);
      }
    }
  });
  const observed = { childList: true, subtree: true, attributes: true };
  observer.observe(document, observed);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options: ShadowRootInit): ShadowRoot {
    const root = attachShadow.call(this, options);
    observer.observe(root, observed);
    return root;
  };
}

/** Asks the page to load only what is needed, so that no puzzle is rated that nobody asks about. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
}

/** Until the page has started and done what was pressed before: what a test does without a press is not recorded. */
export const started = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.JiugongInput === undefined);

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  home: ['http', { option: true }],
  allowedErrors: [null, { option: true }],
  introduced: [true, { option: true }],
  serviceWorker: [false, { option: true }],
  autoRating: [false, { option: true }],

  server: [
    // Playwright derives the dependencies of a fixture from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await serve([join(root, 'build', 'site'), join(here, 'pages')]);
      const { port } = server.address() as AddressInfo;
      await use({ origin: `http://127.0.0.1:${port}` });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  homeUrl: async ({ home, server }, use) => {
    const urls: Record<Home, string> = {
      http: `${server.origin}/`,
      file: pathToFileURL(join(root, 'build', 'site', 'index.html')).href,
      'single-file': pathToFileURL(join(root, 'build', 'jiugong.html')).href,
    };
    await use(urls[home]);
  },

  complaints: [
    async ({ page, context, home, allowedErrors, serviceWorker, autoRating }, use) => {
      const complaints: string[] = [];
      const isExpected = expectedFrom(home);
      watch(page, complaints, isExpected);
      context.on('page', (other) => watch(other, complaints, isExpected));
      if (!serviceWorker) await context.addInitScript('delete Navigator.prototype.serviceWorker');
      if (!autoRating) await context.addInitScript(saveData);
      await context.addInitScript(complain);
      await use(complaints);
      test.expect(complaints.filter((text) => !allowedErrors?.test(text))).toEqual([]);
    },
    { auto: true },
  ],

  sudoku: async ({ page, homeUrl }, use) => {
    await page.goto(homeUrl);
    await started(page);
    await use(new SudokuPage(page));
  },

  rotate: async ({ sudoku, introduced }, use) => {
    if (introduced) {
      await sudoku.page.evaluate(() => localStorage.setItem('jiugong-introduced', 'rotate'));
    }
    await use(new RotatePage(sudoku.page));
  },

  variants: async ({ sudoku }, use) => {
    await use(new VariantsPage(sudoku));
  },

  batch: async ({ sudoku }, use) => {
    await use(new BatchPage(sudoku.page));
  },
});

export const expect = test.expect;
