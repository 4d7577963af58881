/** The site as an app: cached after one visit, below any path, and updated on request. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { enSite as siteTexts } from '../../locales/site/en';
import { serve } from '../../serve.mjs';
import { complaints } from './axe';
import { BatchPage } from './batch-page';
import { texts } from './english';
import { expect, test as base } from './fixtures';
import { holdCalls } from './held-calls';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { RotatePage } from './rotate-page';
import { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';

const build = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'build');

interface Installation {
  /** The folder of the test's own site, which a test may change. */
  readonly folder: string;
  readonly url: string;
  /** Ends the server, as if there were no network. */
  goOffline(): void;
}

const test = base.extend<{ installation: Installation }>({
  installation: async ({ context }, use) => {
    await context.clock.install();
    const top = await mkdtemp(join(tmpdir(), 'jiugong-'));
    const folder = join(top, 'some', 'path');
    await cp(join(build, 'site'), folder, { recursive: true });
    const server = await serve([top]);
    const { port } = server.address() as AddressInfo;
    const goOffline = (): void => {
      server.closeAllConnections();
      server.close();
    };
    await use({ folder, url: `http://127.0.0.1:${port}/some/path/`, goOffline });
    goOffline();
    await rm(top, { recursive: true });
  },
});

// Cached and installed files are loaded after the page.
test.use({
  serviceWorker: true,
  allowedErrors: /^request after load: .*(sw\.js|WB_REVISION|manifest|icon)/,
});

/** A module of the engine, or a part of the page. */
const ON_NEED =
  /\/some\/path\/(jiugong-[a-z]+(?=\.js\?v=)|app-(?!chunk|updates)[a-z]+(?=-[A-Z0-9]{8}\.js$))/;

/** Lets the time pass after which a page asks for the service worker. */
const letItStart = (page: Page): Promise<void> => page.clock.fastForward(1000);

/** Waits until the service worker has cached all files. */
async function kept(page: Page): Promise<void> {
  await letItStart(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
}

/** Replaces the site by another version. */
async function publish({ folder }: Installation): Promise<void> {
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), page.replace('</h1>', ' 2</h1>'));
  const renewed = worker.replace(
    /(url:"index.html",revision:")\w+/,
    (_, start: string) => `${start}2`,
  );
  expect(renewed).not.toBe(worker);
  await writeFile(join(folder, 'sw.js'), renewed);
}

test(
  'everything works offline after one visit, below any path',
  { tag: '@gate' },
  async ({ page, installation }) => {
    test.slow();
    await page.goto(installation.url);
    await kept(page);
    installation.goOffline();
    const sudoku = new SudokuPage(page);
    await page.reload();
    await sudoku.solve();
    await sudoku.expectValue(FIRST_SOLVED);
    for (const address of ['?from=a-friend#rotate', 'index.html#variants/windoku']) {
      await page.goto(installation.url + address);
      await expect(page.getByRole('main')).toBeVisible();
    }
    await page.goto(`${installation.url}embed.html#puzzle=${FIRST_SOLVED}`);
    await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^5 given/);
    await page.goto(`${installation.url}examples.html`);
    await expect(page.frameLocator('iframe').getByRole('gridcell').first()).toHaveText('8');
    expect(
      await page.evaluate(async () => {
        const names = ['icon.svg', 'icon-192.png', 'apple-touch-icon.png', 'manifest.webmanifest'];
        const images = names.slice(0, -1).map(async (name) => {
          const image = new Image();
          image.src = name;
          await image.decode();
          return image.naturalWidth > 0;
        });
        return Promise.all(images);
      }),
    ).toEqual([true, true, true]);
  },
);

test.describe('without what keeps the site', () => {
  test.use({
    allowedErrors:
      /Failed to load resource|^request after load: .*(app-build|manifest|sw\.js|icon)/,
  });

  test('a visit goes on, and the next one keeps the site', async ({ page, installation }) => {
    const address = /\/app-updates-/;
    await page.route(address, (route) => route.abort());
    await page.goto(installation.url);
    const lost = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
    await letItStart(page);
    await lost;
    await new SudokuPage(page).solve();
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined();
    await page.unroute(address);
    await page.reload();
    await kept(page);
  });
});

test('Rotate and Variants work offline without an earlier visit to them', async ({
  page,
  installation,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(installation.url);
  await kept(page);
  expect(asked.filter((url) => ON_NEED.test(url))).toEqual([]);
  installation.goOffline();
  await page.reload();
  const rotate = new RotatePage(page);
  await rotate.open('sort');
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('the minimum');
  const variants = new VariantsPage(new SudokuPage(page));
  await variants.open();
  await variants.choose('windoku', true);
  await variants.solve();
  await expect(variants.status).toContainText('One solution.');
  // They come from the cache of the service worker.
  const files = asked.map((url) => ON_NEED.exec(url)?.[1]).filter((file) => file !== undefined);
  expect(files.sort()).toEqual(['app-rotate', 'app-variants', 'jiugong-regions', 'jiugong-twist']);
});

test('offers a new version, and switches to it only on request', async ({ page, installation }) => {
  await page.goto(installation.url);
  await kept(page);
  const offer = page.getByText(siteTexts.update.ready);
  const heading = page.getByRole('heading', { level: 1 });
  await page.reload();
  await expect(heading).toHaveText('九宫 Jiugong Sudoku · Solve');
  await expect(offer).toHaveCount(0);
  await publish(installation);
  await page.reload();
  await letItStart(page);
  await expect(offer).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await expect(heading).toHaveText('九宫 Jiugong Sudoku · Solve');
  await page.getByRole('button', { name: siteTexts.update.later }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveText('九宫 Jiugong Sudoku · Solve');
  await letItStart(page);
  await page.getByRole('button', { name: siteTexts.update.reload }).click();
  await expect(heading).toHaveText('九宫 Jiugong Sudoku · Solve 2');
  await expect(offer).toHaveCount(0);
});

test('a tab behind another one switches to the new version, too', async ({
  page,
  installation,
}) => {
  await page.goto(installation.url);
  await kept(page);
  await publish(installation);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(installation.url);
    await letItStart(tab);
    await expect(tab.getByText(siteTexts.update.ready)).toBeVisible();
  }
  for (const tab of [other, page]) {
    const heading = tab.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('九宫 Jiugong Sudoku · Solve');
    await tab.getByRole('button', { name: siteTexts.update.reload }).click();
    await expect(heading).toHaveText('九宫 Jiugong Sudoku · Solve 2');
  }
});

/** Switches to a new version in another tab. */
async function switchElsewhere(page: Page, { url }: Installation): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(url);
  await letItStart(other);
  await other.getByRole('button', { name: siteTexts.update.reload }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    '九宫 Jiugong Sudoku · Solve 2',
  );
}

test('a new version that another tab switches to loses nothing of a file that is being solved', async ({
  page,
  installation,
}) => {
  const lines = 1000;
  await page.goto(`${installation.url}#batch`);
  await kept(page);
  await publish(installation);
  const batch = new BatchPage(page);
  await batch.dropFile('many.txt', `${FIRST}\n`, lines);
  const letGo = await holdCalls(page, 'solveMany');
  await batch.press(texts.batch.choices.solve);
  await switchElsewhere(page, installation);
  await letGo();
  await expect(batch.status).toContainText('1,000');
  const { text } = await batch.save();
  expect(text).toBe(`${FIRST_SOLVED}\n`.repeat(lines));
});

test('nor of puzzles that are being made', async ({ page, installation }) => {
  await page.goto(`${installation.url}#batch`);
  await kept(page);
  const batch = new BatchPage(page);
  await batch.task(texts.batch.tasks.make);
  await batch.field(texts.batch.make.amount).fill('300');
  await batch.field(texts.page.request.seed).fill('1');
  const saved = async (): Promise<string> => {
    await expect(batch.status).toHaveText('Done: 300 new puzzles.');
    return (await batch.save()).text;
  };
  await batch.press(texts.batch.make.start);
  const undisturbed = await saved();
  await publish(installation);
  const letGo = await holdCalls(page, 'generate');
  await batch.press(texts.batch.make.start);
  await switchElsewhere(page, installation);
  await letGo();
  expect(await saved()).toBe(undisturbed);
});

test('can be installed', async ({ page, installation }) => {
  await page.goto(installation.url);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Nothing can be installed in a private window, which each of these tests has. A headless browser
  // installs nothing and finds no errors, so the requirements are checked below.
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
  const { errors, manifest, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${installation.url}manifest.webmanifest`);
  expect(manifest).toMatchObject({
    name: '九宫 Jiugong Sudoku',
    startUrl: installation.url,
    scope: installation.url,
    display: 'kStandalone',
  });
  for (const sizes of ['192x192', '512x512']) {
    const icon = manifest.icons!.find((other) => other.sizes === sizes)!;
    const response = await page.request.get(icon.url);
    expect(response.headers()['content-type']).toBe('image/png');
  }
});

for (const [name, file] of [
  ['the site from file://', join(build, 'site', 'index.html')],
  ['the single file', join(build, 'jiugong.html')],
] as const) {
  test(`${name} registers no service worker and requests no manifest`, async ({ page }) => {
    await page.addInitScript(() => {
      // Firefox has no service workers in a page of a file.
      if (navigator.serviceWorker === undefined) return;
      navigator.serviceWorker.register = () => {
        throw new Error('a service worker was asked for');
      };
    });
    await page.goto(pathToFileURL(file).href);
    const sudoku = new SudokuPage(page);
    await sudoku.solve();
    await sudoku.expectValue(FIRST_SOLVED);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  });
}
