/** The Help panel: how one gets there, its sections, and what they offer. */
import { pathToFileURL } from 'node:url';
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST } from './puzzles';
import { chooseLanguage, inSettings } from './settings';

const { help } = texts;
const { panelNames } = texts.page;

test(
  'Help is a sign in the header, and a key from any panel',
  { tag: ['@gate', '@everywhere'] },
  async ({ page, homeUrl }) => {
    const view = page.locator('#help-view');
    await page.goto(homeUrl);
    await page.getByRole('link', { name: panelNames.help, exact: true }).click();
    await expect(view).toBeVisible();
    await expect(page.getByRole('link', { name: panelNames.help, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const panel of ['solve', 'rotate', 'variants', 'batch']) {
      await page.evaluate((id) => (location.hash = id), panel);
      await expect(page.getByRole('main')).toHaveAttribute('id', `${panel}-view`);
      await page.keyboard.press('?');
      await expect(view).toBeVisible();
      await expect(page).toHaveURL(/#help$/);
      await page.goBack();
      await expect(page.getByRole('main')).toHaveAttribute('id', `${panel}-view`);
    }
  },
);

test('a question mark in a field or dialog stays there', { tag: '@gate' }, async ({ sudoku }) => {
  const { page } = sudoku;
  await sudoku.openText();
  const field = page.locator('#draft');
  await field.fill('');
  await field.press('?');
  await expect(field).toHaveValue('?');
  await inSettings(page, async (dialog) => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
  });
  // With Control it belongs to the browser.
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('Control+?');
  await expect(page.getByRole('main')).toHaveAttribute('id', 'solve-view');
});

test('each section has an address, a title, and a place in the contents', async ({
  page,
  homeUrl,
}) => {
  await page.goto(`${homeUrl}#help`);
  const contents = page.getByRole('navigation', { name: help.contents });
  for (const [id, name] of Object.entries(help.sections)) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#help/${id}$`));
    await expect(page).toHaveTitle(new RegExp(`^${name} · ${panelNames.help} · `));
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('region', { name, exact: true })).toContainText(/\w\w/);
  }
  await page.goto('about:blank');
  await page.goto(`${homeUrl}#help/about`);
  const about = page.getByRole('heading', { level: 2, name: help.sections.about });
  await expect(about).toBeInViewport();
});

test('it has the licences of all that the page contains, also offline', async ({
  page,
  homeUrl,
}) => {
  await page.goto(`${homeUrl}#help/about`);
  const link = page.getByRole('link', { name: help.about.licences });
  const address = new URL((await link.getAttribute('href'))!, homeUrl);
  const text = await (await page.request.get(address.href)).text();
  for (const name of ['lit', 'lit-html', 'lz-string', 'lean-qr', 'idb', 'workbox-window']) {
    expect(text).toMatch(new RegExp(`^${name} [0-9.]+ \\([\\w.-]+\\)$`, 'm'));
  }
});

test('it is in the language of the page', async ({ page, homeUrl }) => {
  await page.goto(`${homeUrl}#help/keys`);
  await chooseLanguage(page, 'zh-Hant');
  await expect(page.getByRole('heading', { level: 2, name: '按鍵', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^按鍵 · 幫助 · /);
});

test('it says of buttons what their own hints say', async ({ page, homeUrl }) => {
  await page.goto(`${homeUrl}#help/buttons`);
  const { hints } = texts.page;
  for (const hint of [hints.check, texts.page.solver.hints.cell, texts.share.openHint]) {
    await expect(page.locator('#help-view').getByText(hint, { exact: true })).toBeVisible();
  }
});

test('a puzzle that is pasted there opens in Solve', async ({ sudoku }) => {
  const { page } = sudoku;
  await page.evaluate(() => (location.hash = 'help'));
  await expect(page.locator('#help-view')).toBeVisible();
  await sudoku.paste(FIRST);
  await expect(page.locator('#solve-view')).toBeVisible();
  await sudoku.expectPuzzle(FIRST);
});

test('the site has the page as one file to download', async ({ page, homeUrl }, info) => {
  await page.goto(`${homeUrl}#help/about`);
  const link = page.getByRole('link', { name: help.about.download });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('jiugong.html');
  const path = info.outputPath('jiugong.html');
  await download.saveAs(path);
  await page.goto(pathToFileURL(path).href);
  await expect(page.getByRole('grid').first()).toBeVisible();
});

test.describe('in the single file', () => {
  test.use({ home: 'single-file' });

  test('it offers no other file', async ({ page, homeUrl }) => {
    await page.goto(`${homeUrl}#help/about`);
    await expect(page.getByText(help.about.single)).toBeVisible();
    await expect(page.getByRole('link', { name: help.about.download })).toBeHidden();
  });
});

test('it prints its text without the contents', async ({ page, homeUrl }) => {
  await page.goto(`${homeUrl}#help`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: help.contents })).toBeHidden();
  await expect(page.getByRole('heading', { name: help.sections.sudoku })).toBeVisible();
});
