/** The page and the element in English and in Chinese, found by their visible texts. */
import type { Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { panelName } from '../panel-name';
import { texts } from './english';
import { pasteField } from './menus';
import { expect, test } from './fixtures';
import { chooseLanguage, inSettings } from './settings';
import { FIRST, FIRST_SOLVED } from './puzzles';

/** The texts that the tests look for; those of all languages are in languages.test.ts. */
const WORDS = {
  locale: 'zh-TW',
  title: '求解 · 九宮數獨 Jiugong',
  rules: '每列、每欄、每宮、每條對角線都填入 1 到 9 各一次。',
  heading: '九宮數獨 Jiugong · 變體',
  grid: '數獨盤面',
  cell: '空格，第 1 列，第 3 欄，第 1 宮',
  solve: '求解',
  unique: '唯一解。',
  links: ['求解', '旋轉', '變體', '學習', '批次'],
  bad: '第 1 行第 9 個字元：發現 8 格，應為每列 9 格。',
  region: '發現詞「boxen」',
} as const;

const BAD_IN_ENGLISH = 'Line 1, column 9: found 8 cells, expected 9 cells in a row.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe(`in ${WORDS.locale}`, () => {
  test.use({ locale: WORDS.locale });

  test(
    'the page is in the language of the browser, and so are errors',
    { tag: ['@gate', '@everywhere'] },
    async ({ sudoku, variants }) => {
      const { page, status } = sudoku;
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
      await expect(page).toHaveTitle(WORDS.title);
      const grid = page.getByRole('grid', { name: WORDS.grid });
      await expect(grid.getByRole('gridcell', { name: WORDS.cell, exact: true })).toBeVisible();
      await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(WORDS.links);
      await button(page, WORDS.solve).click();
      await expect(status).toContainText(WORDS.unique);
      await sudoku.expectValue(FIRST_SOLVED);
      await sudoku.paste('12345678\n');
      await expect(status).toContainText(WORDS.bad);
      await page.getByRole('link', { name: WORDS.links[2] }).click();
      await expect(variants.grid).toBeVisible();
      await expect(variants.status).toContainText(WORDS.rules);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.heading);
      await expect(page).toHaveTitle(`${WORDS.links[2]} · ${WORDS.heading.split(' · ')[0]}`);
      await sudoku.paste('9x9; boxen');
      await expect(variants.status).toContainText(WORDS.region);
    },
  );
});

test('another language applies at once and loses no state', async ({ sudoku }) => {
  const { page, status } = sudoku;
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await sudoku.openText();
  await pasteField(page).fill('12345678\n');
  await sudoku.press(texts.page.paste.put);
  await page.keyboard.press('Escape');
  await expect(page.getByText(BAD_IN_ENGLISH)).toHaveCount(1);

  await sudoku.button(texts.page.settings.title).focus();
  await chooseLanguage(page, 'zh-Hant');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page).toHaveTitle(WORDS.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('九宮數獨 Jiugong · 求解');
  const cell = page.getByRole('gridcell', { name: '4，您填的，第 1 列，第 3 欄，第 1 宮' });
  await expect(cell).toBeVisible();
  await expect(page.getByText(WORDS.bad)).toHaveCount(1);
  await expect(button(page, '修改文字…')).toBeVisible();
  await expect(button(page, '設定')).toBeFocused();

  await button(page, '復原').click();
  await chooseLanguage(page, 'zh-Hans');
  await button(page, '重做').click();
  await sudoku.expectValue(`${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
  await expect(status).toContainText('还剩 50 格。');
});

test('the language applies to all panels, wherever it was chosen', async ({ rotate, variants }) => {
  const { page } = rotate;
  await page.getByRole('link', { name: panelName('variants') }).click();
  await expect(variants.status).toContainText(
    'All rows, columns, boxes and diagonals contain each value from 1 to 9 once.',
  );
  await page.getByRole('link', { name: panelName('rotate') }).click();
  await chooseLanguage(page, 'zh-Hans');
  await expect(page.getByRole('link', { name: '数字归位' })).toBeVisible();
  await page.getByRole('link', { name: '变体' }).click();
  await expect(
    page.getByRole('gridcell', { name: '空格，第 1 行，第 1 列，第 1 宫，对角线' }),
  ).toBeVisible();
  await expect(variants.status).toContainText('每行、每列、每宫、每条对角线都填入 1 到 9 各一次。');
  await expect(page.getByRole('combobox', { name: '题型' })).toContainText('对角线数独');
});

test('the choice is stored for the next visit', { tag: '@gate' }, async ({ sudoku }) => {
  const { page } = sudoku;
  await chooseLanguage(page, 'zh-Hant');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await inSettings(page, (dialog) =>
    expect(dialog.getByRole('combobox', { name: '語言' })).toHaveValue('zh-Hant'),
  );
});

test(
  'a board follows the language of its surroundings, also when it changes',
  { tag: '@gate' },
  async ({ page, server }) => {
    await page.goto(`${server.origin}/blog.html`);
    const monday = page.locator('#monday');
    const names = (): Promise<readonly (string | null)[]> =>
      page.evaluate(() =>
        ['#monday', '#tuesday'].map((id) =>
          document
            .querySelector(id)!
            .shadowRoot!.querySelector('[role=grid]')!
            .getAttribute('aria-label'),
        ),
      );
    await monday.evaluate((board: HTMLElement) => (board.lang = 'zh-TW'));
    await expect.poll(names).toEqual(['數獨盤面', 'Sudoku board']);
    await page.evaluate(() => (document.documentElement.lang = 'zh-CN'));
    await expect.poll(names).toEqual(['數獨盤面', '数独盘面']);
    await monday.evaluate((board) => board.removeAttribute('lang'));
    await expect.poll(names).toEqual(['数独盘面', '数独盘面']);
    await monday.getByRole('button', { name: '求解' }).click();
    await expect(monday.getByRole('status')).toContainText('唯一解。');

    // Without a catalogue the board is in English and sets `lang` for screen readers.
    const spoken = (): Promise<string | null> =>
      monday.getByRole('grid').evaluate((grid) => grid.closest('[lang]')!.getAttribute('lang'));
    expect(await spoken()).toBe('zh-Hans');
    await monday.evaluate((board: HTMLElement) => (board.lang = 'fr'));
    await expect.poll(spoken).toBe('en');
    await expect(monday.getByRole('grid')).toHaveAccessibleName('Sudoku board');
    await monday.evaluate((board) => board.removeAttribute('lang'));

    // In the shadow root of an element the language is that of the element.
    await page.evaluate(() => {
      const host = document.createElement('section');
      host.lang = 'en';
      document.body.append(host);
      const board = document.createElement('jiugong-board') as JiugongBoard;
      host.attachShadow({ mode: 'open' }).append(board);
    });
    const inner = page.locator('section jiugong-board').getByRole('grid');
    await expect(inner).toHaveAccessibleName('Sudoku board');
    await page.locator('section').evaluate((host: HTMLElement) => (host.lang = 'zh-Hant'));
    await expect(inner).toHaveAccessibleName('數獨盤面');
  },
);
