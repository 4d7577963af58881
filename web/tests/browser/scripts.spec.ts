/**
 * Every script that is loaded when it is needed, cut off in the middle, and that of the page, in any way: told in words,
 * and asked for again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { techniqueName } from '../../hints/hints';
import type { Engine } from '../../engine/jiugong';
import { LANGUAGES } from '../../locales/languages';
import { allTexts, PANEL_IDS } from '../texts';
import { complaints } from './axe';
import { cutOff as wordsCutOff } from './cut';
import { texts } from './english';
import { expect, test } from './fixtures';
import { LOCALES } from './locales';
import { choose } from './menus';
import { FIRST } from './puzzles';
import { askForLanguage } from './settings';
import { openShare } from './share-dialog';
import { SudokuPage } from './sudoku-page';

const site = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'build', 'site');

const { page: words } = texts;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** What a person does that needs a script, and what is seen when it is there. */
interface OnPage {
  readonly ask: (page: Page) => Promise<void>;
  readonly seen: (page: Page) => Locator;
}

/** A panel, or what lies at an address. */
const at = (address: string, seen: OnPage['seen']): OnPage => ({
  ask: async (page) => {
    const again = page.getByRole('button', { name: words.part.again, exact: true });
    if (await again.isVisible()) await again.click();
    else await page.evaluate((hash) => (location.hash = hash), address);
  },
  seen,
});

/** What is in a panel besides the words in its place. */
const inPanel = (id: string) => (page: Page) => page.locator(`#${id}-view > :not(.part)`).first();

/** Each panel but Solve, which the page begins with, is a part of its own. */
const OF_PANELS = PANEL_IDS.filter((id) => id !== 'solve').map(
  (id) => [`app-${id}.js`, at(id, inPanel(id))] as const,
);

const PARTS: Readonly<Record<string, OnPage>> = {
  ...Object.fromEntries(OF_PANELS),
  'app-dialogs.js': {
    ask: (page) => choose(page, texts.solve.newPuzzle.label),
    seen: (page) =>
      dialog(page, texts.solve.newPuzzle.title).getByRole('button', {
        name: texts.solve.newPuzzle.make,
        exact: true,
      }),
  },
  'app-history.js': {
    ask: (page) => choose(page, words.puzzle.history),
    seen: (page) => dialog(page, texts.history.title),
  },
  'app-page-chinese.js': {
    ask: async (page) => void (await askForLanguage(page, 'zh-Hans')),
    seen: (page) => page.getByText(allTexts('zh-Hans').page.kept.erase),
  },
  'app-photo.js': {
    ask: (page) => choose(page, words.puzzle.photo),
    seen: (page) => dialog(page, texts.photo.title),
  },
  'app-practice.js': at('solve/practise-naked-single', (page) =>
    page.getByRole('link', {
      name: texts.practice.now(techniqueName('naked-single', 'en')),
      exact: true,
    }),
  ),
  'app-solve-chinese.js': {
    ask: async (page) => void (await askForLanguage(page, 'zh-Hans')),
    seen: (page) => page.getByText(allTexts('zh-Hans').solve.newPuzzle.title, { exact: true }),
  },
  'app-share-dialog.js': { ask: openShare, seen: (page) => dialog(page, texts.shareDialog.title) },
  'app-technique-pages.js': at('help/x-wing', (page) =>
    page.getByRole('heading', { level: 2, name: techniqueName('x-wing', 'en'), exact: true }),
  ),
  'app-walk-through.js': {
    ask: (page) => choose(page, words.solver.explain),
    seen: (page) => page.getByRole('region', { name: texts.walk.label, exact: true }),
  },
  'jiugong-hints.js': {
    ask: (page) => press(page, texts.actions.hint),
    seen: (page) => page.locator('.status', { hasText: 'row 5, column 5' }),
  },
};

/** A call that needs each module, or another script of the engine, with its arguments. */
const CALLS: Readonly<Record<string, readonly [method: keyof Engine, ...unknown[]]>> = {
  'jiugong-analysis.js': ['candidates', FIRST],
  'jiugong-batch.js': ['solveText', FIRST],
  'jiugong-cover.js': ['exactCover', { columns: 1, rows: [[0]] }],
  'jiugong-generate.js': ['generate', { seed: 1 }],
  'jiugong-gzip.js': ['solveMany', new Uint8Array(gzipSync(FIRST)), { workers: 1 }],
  'jiugong-photo.js': ['readPhoto', { data: new Uint8Array(4 * 64 * 64), width: 64, height: 64 }],
  'jiugong-regions.js': ['regionPreset', 'windoku'],
  'jiugong-teach.js': ['rate', FIRST],
  'jiugong-twist.js': ['untwist', { rows: 2, cols: 2, tiles: [3, 1, 4, 2] }],
};

/** Makes the call that needs a script; returns the error, or that it is done. */
const callOf = (page: Page, file: string): Promise<string> =>
  page.evaluate(async ([method, ...values]) => {
    const engine = (await window.Jiugong!.load()) as unknown as Record<
      string,
      (...all: readonly unknown[]) => Promise<unknown>
    >;
    return engine[method]!(...values).then(
      () => 'done',
      (error) => `${error.code}: ${error.message}`,
    );
  }, CALLS[file]!);

/** Cuts a script off in the middle until the returned function is called. */
async function cutOff(page: Page, file: string): Promise<() => Promise<void>> {
  // (The names of the page's modules have a hash.)
  const name = file.replace('.js', '');
  const shipped = readdirSync(site).find(
    (each) => each === file || (file.startsWith('app-') && each.startsWith(`${name}-`)),
  )!;
  const text = readFileSync(join(site, shipped), 'utf8');
  const address = `**/${shipped}*`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: text.slice(0, text.length / 2),
    }),
  );
  return () => page.unroute(address);
}

/** Holds the requests for an address back until the returned function says what becomes of them. */
async function holdBack(
  page: Page,
  address: string,
): Promise<(outcome: 'continue' | 'abort') => void> {
  let answer!: (outcome: 'continue' | 'abort') => void;
  const answered = new Promise<'continue' | 'abort'>((done) => (answer = done));
  await page.route(address, async (route) => route[await answered]());
  return answer;
}

/** The module with which the page begins. */
const MODULE = '**/app-chunk-*.js';

/** That, and the classic script that is asked for in its place. */
const EITHER = /\/app(-chunk-\w+)?\.js/;

/** The ways in which the page does not arrive. */
const LOST: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is missing': (page) => page.route(EITHER, (route) => route.fulfill({ status: 404 })),
  'is cut off': (page) =>
    page.route(EITHER, async (route) => {
      const text = await (await route.fetch()).text();
      const body = text.slice(0, text.length / 2);
      await route.fulfill({ contentType: 'text/javascript', body });
    }),
  'does not come, since the network has gone': (page) =>
    page.route(EITHER, (route) => route.abort('internetdisconnected')),
};

test.describe('the script of the page', () => {
  // The browser reports what is missing or no program, and the request for it.
  test.use({
    allowedErrors: /^error: |Failed to load resource|^request after load: .*app\.js\?again=/,
  });

  for (const [how, lose] of Object.entries(LOST)) {
    test(`${how}: that is told, and nothing that was entered is lost`, async ({
      page,
      homeUrl,
    }) => {
      await lose(page);
      await page.goto(homeUrl);
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(texts.site.missing('app.js'));
      const sudoku = new SudokuPage(page);
      await sudoku.cell(1, 3).click();
      await page.keyboard.press('4');
      // It may be missing once more.
      await press(page, words.part.again);
      await expect(notice).toContainText(texts.site.missing('app.js'));
      await page.unroute(EITHER);
      await press(page, words.part.again);
      await sudoku.expectValue(`534${FIRST.slice(3)}`);
      await expect(notice).toHaveCount(0);
      await press(page, texts.actions.hint);
      await expect(sudoku.status).toContainText('row 5, column 5');
    });
  }

  test('is requested again: the button keeps the focus and waits for the answer', async ({
    page,
    homeUrl,
  }) => {
    await LOST['is missing']!(page);
    await page.goto(homeUrl);
    const notice = page.getByRole('alert');
    const again = notice.getByRole('button', { name: words.part.again, exact: true });
    await expect(again).toBeEnabled();
    const answer = await holdBack(page, '**/app.js?again=*');
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(notice).toContainText(words.part.loading);
    await expect(notice).not.toContainText(texts.site.missing('app.js'));
    await expect(again).toBeDisabled();
    await expect(again).toBeFocused();
    await page.keyboard.press('Enter');
    answer('abort');
    await expect(notice).toContainText(texts.site.missing('app.js'));
    await expect(again).toBeEnabled();
    await expect(again).toBeFocused();
    // The page asked by itself, and the second press for nothing.
    expect(await page.locator('script[src*=again]').count()).toBe(2);
  });

  test.describe('does not end', () => {
    test.beforeEach(({ page }) => page.clock.install());

    test('is told after a while, and comes all the same', async ({ page, homeUrl }) => {
      const answer = await holdBack(page, MODULE);
      await page.goto(homeUrl, { waitUntil: 'commit' });
      const sudoku = new SudokuPage(page);
      await sudoku.cell(1, 3).click();
      const notice = page.getByRole('alert');
      await page.clock.fastForward(10_000);
      await expect(notice).toHaveCount(0);
      await page.clock.fastForward(10_000);
      await expect(notice).toContainText(texts.site.slow('app.js'));
      await page.keyboard.press('4');
      answer('continue');
      await sudoku.expectValue(`534${FIRST.slice(3)}`);
      await expect(notice).toHaveCount(0);
    });

    test('is requested again, and what becomes of the first request is not told', async ({
      page,
      homeUrl,
    }) => {
      const [first, second] = [
        await holdBack(page, MODULE),
        await holdBack(page, '**/app.js?again=1'),
      ];
      await page.goto(homeUrl, { waitUntil: 'commit' });
      const sudoku = new SudokuPage(page);
      await sudoku.cell(1, 3).click();
      const notice = page.getByRole('alert');
      await page.clock.fastForward(20_000);
      await press(page, words.part.again);
      await expect(notice).toContainText(words.part.loading);
      const ended = page.evaluate(
        () => new Promise((done) => document.addEventListener('DOMContentLoaded', done)),
      );
      first('abort');
      await ended;
      await expect(notice).toContainText(words.part.loading);
      await expect(notice.getByRole('button')).toBeDisabled();
      second('continue');
      await sudoku.expectValue(FIRST);
      await expect(notice).toHaveCount(0);
    });

    test('is requested again, and the first answer starts the page, once', async ({
      page,
      homeUrl,
    }) => {
      const [first, second] = [
        await holdBack(page, MODULE),
        await holdBack(page, '**/app.js?again=1'),
      ];
      await page.goto(homeUrl, { waitUntil: 'commit' });
      const sudoku = new SudokuPage(page);
      await sudoku.cell(1, 3).click();
      await page.keyboard.press('4');
      const notice = page.getByRole('alert');
      await page.clock.fastForward(20_000);
      await press(page, words.part.again);
      await expect(notice).toContainText(words.part.loading);
      // The new request may hang like the other one.
      await page.clock.fastForward(20_000);
      await expect(notice).toContainText(texts.site.slow('app.js'));
      await press(page, words.part.again);
      await sudoku.expectValue(`534${FIRST.slice(3)}`);
      await expect(notice).toHaveCount(0);
      const ended = page.evaluate(() => new Promise((done) => addEventListener('load', done)));
      second('continue');
      first('continue');
      await ended;
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('6');
      await sudoku.expectValue(`5346${FIRST.slice(4)}`);
      await press(page, texts.actions.hint);
      await expect(sudoku.status).toContainText('row 5, column 5');
    });
  });

  test(
    'is missing for who has work here: that is told, and then the work is there',
    { tag: '@gate' },
    async ({ sudoku }) => {
      const { page } = sudoku;
      await sudoku.cell(1, 3).click();
      await page.keyboard.press('4');
      await sudoku.expectValue(`534${FIRST.slice(3)}`);
      await LOST['is missing']!(page);
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(texts.site.missing('app.js'));
      await page.unroute(EITHER);
      await press(page, words.part.again);
      await sudoku.expectValue(`534${FIRST.slice(3)}`);
    },
  );

  for (const language of LANGUAGES) {
    test.describe(`in ${language}, on a phone`, () => {
      test.use({
        locale: LOCALES[language],
        viewport: { width: 320, height: 640 },
        colorScheme: 'dark',
      });

      test('is missing: that is told in its words', async ({ page, homeUrl }) => {
        await LOST['is missing']!(page);
        await page.goto(homeUrl);
        const { site, page: spoken } = allTexts(language);
        const notice = page.getByRole('alert');
        await expect(notice).toContainText(site.missing('app.js'));
        await expect(notice).toHaveAttribute('lang', language);
        const button = notice.getByRole('button', { name: spoken.part.again, exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await wordsCutOff(page)).toEqual([]);
        expect(await complaints(page)).toEqual([]);
      });

      test('does not end: that is told in its words', async ({ page, homeUrl }) => {
        await page.clock.install();
        const answer = await holdBack(page, MODULE);
        await page.goto(homeUrl, { waitUntil: 'commit' });
        const { site, page: spoken } = allTexts(language);
        await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
        await page.clock.fastForward(20_000);
        const notice = page.getByRole('alert');
        await expect(notice).toContainText(site.slow('app.js'));
        await holdBack(page, '**/app.js?again=*');
        const button = notice.getByRole('button', { name: spoken.part.again, exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await wordsCutOff(page)).toEqual([]);
        expect(await complaints(page)).toEqual([]);
        await button.click();
        await expect(notice).toContainText(spoken.part.loading);
        expect(await complaints(page)).toEqual([]);
        answer('continue');
        await expect(notice).toHaveCount(0);
      });
    });
  }
});

/** The tests of boards on other pages have the first two, those of the page offline the last. */
const OF_OTHERS = ['jiugong-chinese.js', 'jiugong-rules.js', 'app-updates.js'];

test('each script of the site that loads when it is needed is cut off', () => {
  const files = readdirSync(site)
    .filter((name) => /^(app|jiugong)-.*\.js$/.test(name) && !/^app-(chunk|build)/.test(name))
    .map((name) => name.replace(/-[A-Z0-9]{8}(?=\.js$)/, ''));
  expect([...Object.keys(PARTS), ...Object.keys(CALLS), ...OF_OTHERS].sort()).toEqual(files.sort());
});

test.describe('cut off in the middle,', () => {
  // The browser reports what is not a program, and what does not arrive whole.
  test.use({ allowedErrors: /^error: |Failed to load resource/ });

  for (const [file, { ask, seen }] of Object.entries(PARTS)) {
    const tag = file === 'app-variants.js' ? '@gate' : [];
    test(`${file} is named on the page, and works when it arrives`, { tag }, async ({ sudoku }) => {
      const { page } = sudoku;
      const mend = await cutOff(page, file);
      await ask(page);
      await expect(page.getByText(file).first()).toBeVisible();
      await expect(seen(page)).toHaveCount(0);
      await mend();
      await ask(page);
      await expect(seen(page)).toBeVisible();
    });
  }

  test('each other script of the engine is named in the error, and works when it arrives', async ({
    page,
    server,
  }) => {
    for (const file of Object.keys(CALLS)) {
      await test.step(file, async () => {
        // Each in an engine of its own; what fails keeps no other from being tried.
        const mend = await cutOff(page, file);
        await page.goto(`${server.origin}/blog.html`);
        expect.soft(await callOf(page, file)).toMatch(new RegExp(`^unavailable: ${file} `));
        await mend();
        expect.soft(await callOf(page, file)).toBe('done');
      });
    }
  });

  test('jiugong-rules.js is named on a board, and works when it arrives', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.origin}/blog.html`);
    const board = page.locator('#monday');
    const put = (puzzle: string): Promise<void> =>
      board.evaluate((element: JiugongBoard, text) => void (element.puzzle = text), puzzle);
    const thermometer = '4x4; rows; columns; boxes 2x2; thermometer row 1';
    const mend = await cutOff(page, 'jiugong-rules.js');
    await put(thermometer);
    await expect(board.getByRole('status')).toContainText('jiugong-rules.js');
    await expect(board).toHaveJSProperty('puzzle', FIRST);
    await mend();
    await put(thermometer);
    await expect(board.getByRole('gridcell')).toHaveCount(16);
    await expect(board.getByRole('status')).not.toContainText('jiugong-rules.js');
  });

  test('without jiugong-chinese.js a board is in English until it arrives', async ({
    page,
    server,
  }) => {
    await page.goto(`${server.origin}/blog.html`);
    const board = page.locator('#monday');
    const speak = (language: string): Promise<void> =>
      board.evaluate((element, tag) => element.setAttribute('lang', tag), language);
    const mend = await cutOff(page, 'jiugong-chinese.js');
    const failed = page.waitForEvent('pageerror');
    await speak('zh-Hans');
    await failed;
    await board.getByRole('button', { name: texts.actions.solve }).click();
    await expect(board.getByRole('status')).toContainText(texts.status.unique);
    await mend();
    await speak('zh-Hant');
    await expect(board.getByRole('grid')).toHaveAccessibleName('數獨盤面');
  });
});
