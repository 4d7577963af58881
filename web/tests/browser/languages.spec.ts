/** The page and the element in English and in Chinese, found by their visible texts. */
import type { Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { texts } from './english';
import { expect, test } from './fixtures';
import { chooseLanguage, inSettings } from './settings';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { forbidStorage } from './storage';

/** The texts of a language that the tests look for. */
const WORDS = {
  en: {
    locale: 'en-GB',
    title: 'Solve · 九宫 Jiugong Sudoku',
    givens: '20 givens.',
    heading: '九宫 Jiugong Sudoku · Variants',
    grid: 'Sudoku board',
    cell: 'empty, row 1, column 3, box 1',
    solver: 'Solver',
    solve: 'Solve',
    unique: 'One solution.',
    links: ['Solve', 'Rotate', 'Variants', 'Batch'],
    bad: 'Line 1, column 9: found 8 cells, expected 9 cells in a row.',
    rotate: 'Sort the tiles',
    region: "found the word 'boxen'",
  },
  'zh-Hans': {
    locale: 'zh-CN',
    title: '求解 · 九宫数独 Jiugong',
    givens: '20 个提示数。',
    heading: '九宫数独 Jiugong · 变体',
    grid: '数独盘面',
    cell: '空格，第 1 行，第 3 列，第 1 宫',
    solver: '解题',
    solve: '求解',
    unique: '唯一解。',
    links: ['求解', '旋转', '变体', '批量'],
    bad: '第 1 行第 9 个字符：发现 8 格，应为每行 9 格。',
    rotate: '数字归位',
    region: '发现词“boxen”',
  },
  'zh-Hant': {
    locale: 'zh-TW',
    title: '求解 · 九宮數獨 Jiugong',
    givens: '20 個提示數。',
    heading: '九宮數獨 Jiugong · 變體',
    grid: '數獨盤面',
    cell: '空格，第 1 列，第 3 欄，第 1 宮',
    solver: '解題',
    solve: '求解',
    unique: '唯一解。',
    links: ['求解', '旋轉', '變體', '批次'],
    bad: '第 1 行第 9 個字元：發現 8 格，應為每列 9 格。',
    rotate: '數字歸位',
    region: '發現詞「boxen」',
  },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [language, words] of Object.entries(WORDS)) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.locale });

    const tag = language === 'zh-Hant' ? ['@gate', '@everywhere'] : [];
    test(
      'the page is in the language of the browser, and so are errors',
      { tag },
      async ({ sudoku, variants }) => {
        const { page, status } = sudoku;
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page).toHaveTitle(words.title);
        const grid = page.getByRole('grid', { name: words.grid });
        await expect(grid.getByRole('gridcell', { name: words.cell, exact: true })).toBeVisible();
        await expect(page.getByRole('navigation').first().getByRole('link')).toHaveText(
          words.links,
        );
        await button(page, words.solver).click();
        await page.getByRole('menuitem', { name: words.solve, exact: true }).click();
        await expect(status).toContainText(words.unique);
        await sudoku.expectValue(FIRST_SOLVED);
        await sudoku.paste('12345678\n');
        await expect(status).toContainText(words.bad);
        await page.getByRole('link', { name: words.links[2] }).click();
        await expect(variants.grid).toBeVisible();
        await expect(variants.status).toContainText(words.givens);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
        await expect(page).toHaveTitle(`${words.links[2]} · ${words.heading.split(' · ')[0]}`);
        await sudoku.paste('9x9; boxen');
        await expect(variants.status).toContainText(words.region);
      },
    );
  });
}

test('another language applies at once and loses no state', async ({ sudoku }) => {
  const { page, status } = sudoku;
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await sudoku.openText();
  await page.getByLabel(texts.solve.text.puzzle).fill('12345678\n');
  await sudoku.press(texts.page.text.put);
  await expect(page.getByText(WORDS.en.bad)).toHaveCount(1);

  await sudoku.button(texts.page.settings.title).focus();
  await chooseLanguage(page, 'zh-Hant');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(page).toHaveTitle(WORDS['zh-Hant'].title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('九宮數獨 Jiugong · 求解');
  const cell = page.getByRole('gridcell', { name: '4，您填的，第 1 列，第 3 欄，第 1 宮' });
  await expect(cell).toBeVisible();
  await expect(page.getByText(WORDS['zh-Hant'].bad)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: '題目文字' })).toHaveValue('12345678\n');
  await expect(button(page, '設定')).toBeFocused();

  await button(page, '復原').click();
  await chooseLanguage(page, 'zh-Hans');
  await button(page, '重做').click();
  await sudoku.expectValue(`${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
  await expect(status).toContainText('还剩 50 格。');
});

test(
  'the language applies to all panels, wherever it was chosen',
  { tag: '@gate' },
  async ({ rotate, variants }) => {
    const { page } = rotate;
    await page.getByRole('link', { name: texts.page.panelNames.variants }).click();
    await expect(variants.status).toContainText('20 givens.');
    await page.getByRole('link', { name: texts.page.panelNames.rotate }).click();
    await chooseLanguage(page, 'zh-Hans');
    await expect(page.getByRole('link', { name: '数字归位' })).toBeVisible();
    await page.getByRole('link', { name: '变体' }).click();
    await expect(
      page.getByRole('gridcell', { name: '空格，第 1 行，第 1 列，第 1 宫，对角线' }),
    ).toBeVisible();
    await expect(variants.status).toContainText('20 个提示数。');
    await expect(page.getByRole('combobox', { name: '题型' })).toContainText('对角线数独');
  },
);

test('the choice is stored for the next visit', { tag: '@gate' }, async ({ sudoku }) => {
  const { page } = sudoku;
  await chooseLanguage(page, 'zh-Hant');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await inSettings(page, (dialog) =>
    expect(dialog.getByRole('combobox', { name: '語言' })).toHaveValue('zh-Hant'),
  );
});

test('without storage the choice lasts for the visit', async ({ page, homeUrl }) => {
  await forbidStorage(page);
  await page.goto(homeUrl);
  await chooseLanguage(page, 'zh-Hans');
  await expect(button(page, '检查')).toBeVisible();
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

test.describe('the script of Chinese texts', () => {
  test.use({ mayComplain: /Failed to load resource|request after load: .*jiugong-chinese/ });

  test('comes once, and the board is in English without it', async ({ page, server }) => {
    let asked = 0;
    await page.route('**/jiugong-chinese.js*', (route) => {
      ++asked;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto(`${server.origin}/blog.html`);
    const monday = page.locator('#monday');
    const grid = monday.getByRole('grid');
    await monday.evaluate((board: HTMLElement) => (board.lang = 'zh-TW'));
    await expect.poll(() => asked).toBe(1);
    await monday.getByRole('button', { name: texts.actions.solve }).click();
    await expect(monday.getByRole('status')).toContainText(texts.status.unique);
    expect(await grid.evaluate((at) => at.closest('[lang]')!.getAttribute('lang'))).toBe('en');
    await monday.evaluate((board: HTMLElement) => (board.lang = 'zh-CN'));
    await expect(grid).toHaveAccessibleName('数独盘面');
    await monday.evaluate((board: HTMLElement) => (board.lang = 'zh-TW'));
    await expect(grid).toHaveAccessibleName('數獨盤面');
    expect(asked).toBe(2);
  });
});
