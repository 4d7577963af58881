/** The pages of techniques: how one gets there, what they say, and what they offer. */
import { type Locator, type Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { techniqueName } from '../../hints/hints';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { POINTING } from './puzzles';
import { WalkPage } from './walk-page';

const { help, page: words, techniques } = texts;
const X_WING = techniqueName('x-wing', 'en');
const POINTING_NAME = techniqueName('pointing', 'en');
const { practice } = texts;

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });

const exampleOn = (page: Page): Locator => page.locator('#help-view jiugong-board');

test(
  'a technique has an address, words, an example, and a way to practise it',
  { tag: '@everywhere' },
  async ({ page, homeUrl }) => {
    await page.goto(`${homeUrl}#help/x-wing`);
    await expect(heading(page, X_WING)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${X_WING} · ${panelName('help')} · `));
    const view = page.locator('#help-view');
    await expect(view).toContainText(techniques.about['x-wing'].what);
    await expect(view).toContainText(techniques.about['x-wing'].find);
    // The sentence of the hint, with the cells of the drawing.
    await expect(view).toContainText(
      /cannot be 8\.\s*In rows 3 and 6 the 8 can only be in columns/,
    );
    await expect(exampleOn(page).locator('.look-removed')).toHaveCount(1);
    await expect(exampleOn(page).locator('.look-candidate')).toHaveCount(4);
    await link(page, techniques.practise(X_WING)).click();
    await expect(page.locator('#solve-view .status')).toContainText(practice.ready(X_WING));
    // A reload does not bring another position.
    await expect(page).toHaveURL(/#solve$/);
    await page.goBack();
    await expect(heading(page, X_WING)).toBeVisible();
  },
);

test('the list leads to each of them and takes one back where one was', async ({
  page,
  homeUrl,
}) => {
  await page.goto(`${homeUrl}#help`);
  await link(page, help.sections.techniques).click();
  await expect(heading(page, help.sections.techniques)).toBeFocused();
  await expect(page.locator('#help-view .techniques li a')).toHaveCount(65);
  const skyscraper = techniqueName('skyscraper', 'en');
  await link(page, skyscraper).click();
  await expect(heading(page, skyscraper)).toBeFocused();
  await link(page, techniqueName('two-string-kite', 'en')).click();
  await expect(heading(page, techniqueName('two-string-kite', 'en'))).toBeInViewport();
  await page.goBack();
  await expect(heading(page, skyscraper)).toBeFocused();
  await page.goBack();
  await expect(link(page, skyscraper)).toBeFocused();
  await expect(link(page, skyscraper)).toBeInViewport();
  await page.goBack();
  await expect(heading(page, help.sections.sudoku)).toBeVisible();
  await expect(heading(page, help.sections.techniques)).toBeHidden();
});

test(
  'the example is put on the board, where Hint tells it',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page, status } = sudoku;
    await page.evaluate(() => (location.hash = 'help/w-wing'));
    await page.getByRole('button', { name: techniques.put }).click();
    await expect(page.locator('#solve-view')).toBeVisible();
    await sudoku.press(texts.actions.hint);
    await sudoku.press(texts.actions.tell.how);
    await expect(status).toContainText(techniqueName('w-wing', 'en'));
  },
);

test('a hint and the walk-through lead there, and back leads to them', async ({ sudoku }) => {
  const { page, status } = sudoku;
  const board = page.locator('jiugong-board').first();
  await board.evaluate((element: JiugongBoard, text) => (element.puzzle = text), POINTING);
  const what = link(page, words.whatIs(POINTING_NAME));
  await sudoku.press(texts.actions.hint);
  await expect(board).not.toHaveJSProperty('hinted', null);
  // Where alone does not give the name away.
  await expect(what).toHaveCount(0);
  await sudoku.press(texts.actions.tell.how);
  await what.click();
  await expect(heading(page, POINTING_NAME)).toBeFocused();
  await page.goBack();
  await expect(status).toContainText(POINTING_NAME);
  await expect(what).toBeVisible();
  const walk = new WalkPage(page);
  await walk.open();
  await walk.button(texts.walk.next).click();
  await walk.told.getByRole('link').click();
  await expect(page).toHaveURL(/#help\/[a-z-]+$/);
  await page.goBack();
  await expect(walk.region).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the link of a hint can be pressed where the words cover what is below', async ({
    sudoku,
  }) => {
    const { page } = sudoku;
    const board = page.locator('jiugong-board').first();
    await board.evaluate((element: JiugongBoard, text) => (element.puzzle = text), POINTING);
    const { hint, tell } = texts.actions;
    for (const name of [hint, tell.how, tell.what]) await sudoku.button(name).tap();
    const what = link(page, words.whatIs(POINTING_NAME));
    await expect(what).toBeInViewport();
    await what.tap();
    await expect(heading(page, POINTING_NAME)).toBeVisible();
  });
});

test.describe('pages that do not arrive', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('are told, and asked for again', async ({ page, homeUrl }) => {
    const address = '**/app-technique-pages-*.js*';
    for (const panel of ['help', 'learn']) {
      let asked = 0;
      await page.route(address, (route) => (++asked, route.abort()));
      await page.goto(`${homeUrl}#${panel}/x-wing`);
      await expect(page.getByRole('alert')).toHaveText(
        words.part.missing('app-technique-pages.js'),
      );
      const again = page.getByRole('button', { name: words.part.again });
      await again.press('Enter');
      await expect.poll(() => asked).toBe(2);
      // It keeps the focus.
      await expect(again).toHaveAttribute('aria-disabled', 'false');
      await expect(again).toBeFocused();
      await page.unroute(address);
      await again.press('Enter');
      await expect(heading(page, X_WING)).toBeFocused();
      // (The page of the other panel is to lose its part as well.)
      await page.goto('about:blank');
    }
  });

  test('leave the focus in the panel where the course arrives instead', async ({
    page,
    homeUrl,
  }) => {
    const address = '**/jiugong-hints.js*';
    await page.route(address, (route) => route.abort());
    await page.goto(`${homeUrl}#learn`);
    const again = page.getByRole('button', { name: words.part.again });
    await expect(again).toHaveAttribute('aria-disabled', 'false');
    await page.unroute(address);
    await again.press('Enter');
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
