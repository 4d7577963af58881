/** The light and dark themes, of the system or chosen by the user. */
import type { Page } from '@playwright/test';
import { texts } from './english';
import { expect, test } from './fixtures';
import { chooseTheme, inSettings } from './settings';

const PAPER = { light: 'rgb(248, 245, 238)', dark: 'rgb(20, 19, 17)' } as const;
const INK = { light: 'rgb(29, 27, 24)', dark: 'rgb(240, 235, 224)' } as const;

const paperOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The colour of the digits inside the element. */
const inkOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const board = document.querySelector('jiugong-board')!;
    return getComputedStyle(board.shadowRoot!.querySelector('.given')!).color;
  });

test('a panel that is shown later has the chosen theme', async ({ sudoku, variants }) => {
  const { page } = sudoku;
  await page.emulateMedia({ colorScheme: 'light' });
  await chooseTheme(page, 'dark');
  await variants.open();
  await expect(variants.view.locator('jiugong-board')).toHaveJSProperty('theme', 'dark');
});

test('follows the system’s theme, also when it changes', async ({ sudoku }) => {
  const { page } = sudoku;
  await inSettings(page, (dialog) =>
    expect(dialog.getByRole('combobox', { name: texts.page.themes.label })).toHaveValue('system'),
  );
  for (const scheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(() => paperOf(page)).toBe(PAPER[scheme]);
  }
});

for (const [theme, other] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  const tag = theme === 'dark' ? ['@gate', '@everywhere'] : [];
  test(`${theme} may be chosen if the system is ${other}`, { tag }, async ({ sudoku }) => {
    const { page } = sudoku;
    await page.emulateMedia({ colorScheme: other });
    await expect.poll(() => inkOf(page)).toBe(INK[other]);
    await chooseTheme(page, theme);
    expect(await paperOf(page)).toBe(PAPER[theme]);
    await expect.poll(() => inkOf(page)).toBe(INK[theme]);
    await expect(page.locator('jiugong-board')).toHaveJSProperty('theme', theme);

    // The theme is stored and set before anything is drawn: the first script finds no body yet.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const shown = document.documentElement?.dataset['theme'];
        if (document.body === null && shown === undefined) return;
        Object.assign(window, { firstTheme: shown, hasBody: document.body !== null });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.reload();
    expect(await page.evaluate('[firstTheme, hasBody]')).toEqual([theme, false]);
    expect(await paperOf(page)).toBe(PAPER[theme]);
    await expect(page.locator('jiugong-board')).toHaveAttribute('theme', theme);

    await chooseTheme(page, 'system');
    expect(await paperOf(page)).toBe(PAPER[other]);
    await expect(page.locator('jiugong-board')).toHaveJSProperty('theme', null);
  });
}

test('the examples have the page’s theme, boards and frames included', async ({
  sudoku,
  server,
}) => {
  const { page } = sudoku;
  const examples = `${server.origin}/examples.html`;
  await page.goto(examples);
  const frame = page.frameLocator('iframe');
  const frameInk = (): Promise<string> =>
    frame
      .locator('.given')
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
  const wears = async (theme: 'light' | 'dark'): Promise<void> => {
    await expect.poll(() => paperOf(page)).toBe(PAPER[theme]);
    await expect.poll(() => inkOf(page)).toBe(INK[theme]);
    await expect.poll(frameInk).toBe(INK[theme]);
  };
  for (const scheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await wears(scheme);
  }
  await page.goto(server.origin);
  await chooseTheme(page, 'dark');
  await page.goto(examples);
  await wears('dark');
  // Cell backgrounds have the same theme as the digits in them.
  const chosen = page.locator('jiugong-board').locator('[data-cell="0"]');
  await chosen.click();
  await expect(chosen).toHaveCSS('background-color', 'rgb(49, 63, 100)');
});

test('a board prints light, without controls', async ({ page, server }) => {
  await page.goto(`${server.origin}/blog.html`);
  const board = page.locator('#tuesday');
  const cell = board.getByRole('gridcell').first();
  await expect(cell).toHaveCSS('color', INK.dark);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(cell).toHaveCSS('color', 'rgb(29, 27, 24)');
  await expect(board.getByRole('button').first()).toBeHidden();
  await expect(board.getByRole('radio').first()).toBeHidden();
  await expect(board.getByRole('status')).toBeVisible();
});

test('print is light in any theme', async ({ sudoku }) => {
  const { page } = sudoku;
  await chooseTheme(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(await paperOf(page)).toBe(PAPER.light);
});
