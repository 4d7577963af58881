import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, sourcePage, test } from './fixtures';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { resize } from './resize';
import { shifts, watchShifts } from './shifts';
import { SudokuPage } from './sudoku-page';

test('index.html of the source tree tells how to build the page', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(sourcePage);
  await expect(page.getByText('./dev serve')).toBeVisible();
  await expect(page.getByText('build/jiugong.html')).toBeVisible();
  await page.close();
});

test('the built page does not', async ({ sudoku }) => {
  await expect(sudoku.page.getByText('./dev')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, in each language', async ({ page, homeUrl, server }) => {
    await page.goto(homeUrl);
    await expect(page.locator('.noscript')).toContainText('Please turn on JavaScript');
    for (const name of ['index.html', 'examples.html', 'embed.html']) {
      await page.goto(`${server.origin}/${name}`);
      for (const language of ['zh-Hans', 'zh-Hant']) {
        await expect(page.locator(`noscript p[lang=${language}]`)).toContainText('JavaScript');
      }
    }
  });
});

test(
  'each panel has a title and the one heading of the first level',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page } = sudoku;
    for (const panel of ['variants', 'batch', 'help', 'solve'] as const) {
      const name = panelName(panel);
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveTitle(`${name} · 九宫 Jiugong Sudoku`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `九宫 Jiugong Sudoku · ${name}`,
      );
    }
  },
);

test(
  'without WebAssembly the page says so, and the board still works',
  { tag: '@gate' },
  async ({ page, homeUrl }) => {
    await page.addInitScript('delete globalThis.WebAssembly');
    await page.goto(homeUrl);
    const sudoku = new SudokuPage(page);
    await expect(sudoku.status).toContainText(texts.errors.unsupported);
    await sudoku.cell(1, 3).click();
    await page.keyboard.press('4');
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
    await sudoku.solve();
    await expect(sudoku.status).toContainText(texts.errors.unsupported);
  },
);

test('solves without workers', { tag: '@gate' }, async ({ page, homeUrl }) => {
  await page.addInitScript('delete globalThis.Worker');
  await page.goto(homeUrl);
  const sudoku = new SudokuPage(page);
  await sudoku.solve();
  await sudoku.expectValue(FIRST_SOLVED);
});

for (const [width, height] of [
  [320, 640],
  [1024, 768],
] as const) {
  test(`the layout does not shift during the first load or a reload, ${width} px wide`, async ({
    page,
    homeUrl,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto(homeUrl);
    const sudoku = new SudokuPage(page);
    await expect(sudoku.status).toContainText(texts.status.howTo);
    expect(await shifts(page)).toEqual([]);
    await sudoku.cell(1, 3).click();
    await page.keyboard.press('4');
    await sudoku.expectValue(`534${FIRST.slice(3)}`);
    await page.reload();
    await expect(sudoku.status).toContainText('as you left it');
    expect(await shifts(page)).toEqual([]);
  });
}

test('nothing scrolls sideways, however wide the page is', async ({ page, homeUrl }) => {
  const widths = [320, 390, 768, 1440];
  const scrollWidth = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth);
  const sudoku = new SudokuPage(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(homeUrl);
    await expect(sudoku.status).toContainText(texts.status.howTo);
    expect(await scrollWidth(), `opened ${width} px wide`).toBe(width);
  }
  await sudoku.openText();
  for (const width of widths) {
    await resize(page, width, 700);
    expect(await scrollWidth(), `changed to ${width} px`).toBe(width);
  }
});
