/** The first visit over a slow connection: what is there before the module of the page, and what becomes of input meanwhile. */
import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../locales/languages';
import { allTexts } from '../texts';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, started, test } from './fixtures';
import { LOCALES } from './locales';
import { boardOf, FIRST, QUESTION_MARKS } from './puzzles';
import { shifts, watchShifts } from './shifts';
import { SudokuPage } from './sudoku-page';

/** The module of the page. */
const PAGE = 'app-chunk-*.js';

/** Holds a file of the site back until the returned function is called. */
async function holdBack(page: Page, file: string): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(`**/${file}`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens the page, whose scripts have not all arrived. */
const open = (page: Page, url: string): Promise<unknown> => page.goto(url, { waitUntil: 'commit' });

/** Where each visible element of the page is, and the words that it has itself. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const roots: ParentNode[] = [document.body];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot !== null) roots.push(element.shadowRoot);
        if (!element.checkVisibility() || element.matches('.spoken')) continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const words = [...element.childNodes].map((node) =>
          node instanceof Text ? node.data : '',
        );
        found.push(
          [
            element.localName,
            ...[x, y, width, height].map(Math.round),
            words.join(' ').replaceAll(/\s+/g, ' ').trim(),
          ].join(' '),
        );
      }
    }
    return found;
  });

/** Until the menus have their items, which the first screen has not. */
const isStarted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('#sidebar [role=menuitem]') !== null);

test('the other files are requested before the first script has arrived', async ({
  page,
  homeUrl,
}) => {
  const letGo = await holdBack(page, 'first.js');
  const requests = ['app.css', PAGE].map((file) => page.waitForRequest(`**/${file}`));
  await open(page, homeUrl);
  await Promise.all(requests);
  letGo();
  await isStarted(page);
});

const PHONE = [360, 640] as const;
/** A small phone, one in landscape, and a desktop. */
const OTHERS = [
  [320, 640],
  [740, 360],
  [1024, 768],
] as const;

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: LOCALES[language] });
    const words = allTexts(language);

    for (const [width, height] of language === 'en' ? [PHONE, ...OTHERS] : [PHONE]) {
      test(`text and board are there before the page, which moves nothing, ${width} px wide`, async ({
        page,
        homeUrl,
      }) => {
        await page.setViewportSize({ width, height });
        await watchShifts(page);
        const letGo = await holdBack(page, PAGE);
        await open(page, homeUrl);
        const grid = page.getByRole('grid', { name: words.board.label });
        await expect(grid.locator('.given')).toHaveText([...FIRST.replaceAll('.', '')]);
        await expect(page.getByRole('link', { name: panelName('rotate', language) })).toBeVisible();
        await expect(page.getByRole('button', { name: words.actions.check })).toBeVisible();
        const before = await places(page);
        letGo();
        await isStarted(page);
        expect(await places(page)).toEqual(before);
        expect(await shifts(page)).toEqual([]);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: PHONE[0], height: PHONE[1] }, hasTouch: true, isMobile: true });

  test(
    'presses and keys before the page has started are not lost',
    { tag: '@gate' },
    async ({ page, homeUrl }) => {
      const letGo = await holdBack(page, PAGE);
      await open(page, homeUrl);
      const sudoku = new SudokuPage(page);
      const key = (digit: string) => page.getByRole('button', { name: texts.keypad.digit(digit) });
      await sudoku.cell(1, 3).tap();
      await expect(sudoku.cell(1, 3)).toHaveClass(/\bselected\b/);
      await key('4').tap();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('6');
      await sudoku.cell(2, 2).tap();
      await expect(sudoku.cell(1, 3)).not.toHaveClass(/\bselected\b/);
      await key('7').tap();
      letGo();
      await sudoku.expectValue(`5346${FIRST.slice(4, 10)}7${FIRST.slice(11)}`);
      await expect(sudoku.cell(2, 2)).toBeFocused();
    },
  );
});

test(
  'a press on a button before the page has started is answered then',
  { tag: '@gate' },
  async ({ page, homeUrl }) => {
    const letGo = await holdBack(page, PAGE);
    await open(page, homeUrl);
    await new SudokuPage(page).press(texts.page.settings.title);
    letGo();
    await expect(page.getByRole('dialog', { name: texts.page.settings.title })).toBeVisible();
  },
);

test('a press while the page starts is done once', async ({ page, homeUrl }) => {
  // In the task in which the menus get their items, before that in which recorded presses are done.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('#sidebar [role=menuitem]') === null) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('#sidebar .menu-button > button')!.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(homeUrl);
  await started(page);
  await expect(page.getByRole('menu')).toBeVisible();
});

test(
  'a paste before the page has started is read then',
  { tag: '@gate' },
  async ({ page, homeUrl }) => {
    const letGo = await holdBack(page, PAGE);
    await open(page, homeUrl);
    const sudoku = new SudokuPage(page);
    await expect(sudoku.grid).toBeVisible();
    await sudoku.paste(QUESTION_MARKS);
    letGo();
    await sudoku.expectPuzzle(boardOf(QUESTION_MARKS));
  },
);

test('a link to a panel that is pressed before the page has started is followed', async ({
  page,
  homeUrl,
}) => {
  const letGo = await holdBack(page, PAGE);
  await open(page, homeUrl);
  await page.getByRole('link', { name: panelName('variants') }).click();
  letGo();
  await expect(page.locator('#variants-view').getByRole('grid')).toBeVisible();
  await expect(page.locator('#solve-view')).toBeHidden();
});

test('who has work here, or follows a link, sees no other board before it', async ({
  page,
  homeUrl,
}) => {
  await page.goto(homeUrl);
  const sudoku = new SudokuPage(page);
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await sudoku.expectValue(`534${FIRST.slice(3)}`);
  const letGo = await holdBack(page, PAGE);
  for (const address of [homeUrl, `${homeUrl}#variants`]) {
    await open(page, address);
    await page.waitForFunction(() => document.readyState === 'interactive');
    await expect(sudoku.grid).toHaveCount(0);
  }
  await open(page, homeUrl);
  // Its own board takes the keys all the same.
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.keyboard.press('Control+z');
  letGo();
  await sudoku.expectValue(`534${FIRST.slice(3)}`);
});
