/** Storage that is full, damaged or of a later version, and tabs that are closed while they save. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PANEL_CASES, type PanelCase } from '../panel-cases';
import { complaints } from './axe';
import { cutOff } from './cut';
import { texts } from './english';
import { expect, test } from './fixtures';
import { HistoryDialog } from './history-dialog';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { emptyStorage, fillStorage } from './storage';
import { SudokuPage } from './sudoku-page';

/** Kept work as the first version of its format wrote it. */
const VERSION_1 = JSON.parse(
  readFileSync(new URL('../fixtures/version-1.json', import.meta.url), 'utf8'),
) as { readonly storage: Readonly<Record<string, string>> };

const { kept } = texts.page;
const { full, later, inTab, nowhere } = kept.unsaved;

/** The lines at the end of the page, and what comes over it for a moment. */
const line = (page: Page) => page.locator('#kept .alarm');
const said = (page: Page) => page.locator('#drop');

const type = async (sudoku: SudokuPage, column: number, digit: number): Promise<void> => {
  await sudoku.cell(1, column).click();
  await sudoku.page.keyboard.press(String(digit));
};

const opened = async (page: Page, homeUrl: string): Promise<SudokuPage> => {
  await page.goto(homeUrl);
  return new SudokuPage(page);
};

/** The value of the first puzzle with its first digits entered: 4, 6 and 8. */
const withDigits = (count: 1 | 2 | 3): string => {
  const begin = ['534', '5346', '534678'][count - 1]!;
  return begin + FIRST.slice(begin.length);
};

const tabs = (page: Page): Promise<Page> => page.context().newPage();

/** Opens the link of a panel, and changes its board. */
async function change(page: Page, { id, link, press, keys }: PanelCase): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), link);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await page.locator(`#${id}-view`).locator(press).first().click();
  for (const key of keys) await page.keyboard.press(key);
}

test(
  'copies of the page below one origin take over what was there, and then share nothing',
  { tag: '@gate' },
  async ({ sudoku, server }) => {
    const { page } = sudoku;
    await page.context().route(/\/(one|two)\//, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/(one|two)\//, ''),
      }),
    );
    await type(sudoku, 3, 4);
    await sudoku.expectValue(withDigits(1));
    // What the root has is what the first versions had, wherever they were.
    await page.goto(`${server.origin}/one/`);
    await sudoku.expectValue(withDigits(1));
    await type(sudoku, 4, 6);
    await sudoku.expectValue(withDigits(2));
    const other = await opened(await tabs(page), `${server.origin}/two/index.html`);
    await other.expectValue(withDigits(1));
    await other.press(texts.page.kept.erase);
    await other.press(texts.page.kept.eraseAll);
    await other.page.reload();
    await other.expectValue(FIRST);
    for (const [folder, digits] of [
      ['one/', 2],
      ['', 1],
    ] as const) {
      await other.page.goto(server.origin + '/' + folder);
      await other.expectValue(withDigits(digits));
    }
  },
);

test.describe('a full storage', () => {
  test(
    'of the tab as well is told so, and tried again when the person comes back',
    { tag: '@gate' },
    async ({ sudoku, homeUrl }) => {
      const { page } = sudoku;
      await fillStorage(page, 'local', 'session');
      await type(sudoku, 3, 4);
      await expect(said(page)).toHaveText(`${full} ${nowhere}`);
      await expect(line(page)).toHaveText(`${full} ${nowhere}`);
      await emptyStorage(page);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(line(page)).toHaveCount(0);
      await expect(said(page)).toHaveText(kept.where);
      await (await opened(await tabs(page), homeUrl)).expectValue(withDigits(1));
      await page.reload();
      await sudoku.expectValue(withDigits(1));
    },
  );

  test('is told for as long as it is, also after a reload', async ({ sudoku, homeUrl }) => {
    const { page } = sudoku;
    await fillStorage(page, 'local');
    await type(sudoku, 3, 4);
    await expect(line(page)).toHaveText(`${full} ${inTab}`);
    await page.reload();
    await sudoku.expectValue(withDigits(1));
    await expect(line(page)).toHaveText(`${full} ${inTab}`);
    await expect(said(page)).toHaveText(`${full} ${inTab}`);
    await emptyStorage(page);
    await page.reload();
    await expect(line(page)).toHaveCount(0);
    await (await opened(await tabs(page), homeUrl)).expectValue(withDigits(1));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

    test('is told in full', async ({ sudoku }) => {
      await fillStorage(sudoku.page, 'local');
      await type(sudoku, 3, 4);
      await expect(line(sudoku.page)).toHaveText(`${full} ${inTab}`);
      expect(await cutOff(sudoku.page)).toEqual([]);
      expect(await complaints(sudoku.page)).toEqual([]);
    });
  });
});

// (Variants keeps its work as Solve does, by the same class: tests/node/work-keeper.test.ts.)
for (const panelCase of PANEL_CASES.filter(({ id }) => id !== 'variants')) {
  const { id } = panelCase;
  const tag = id === 'solve' ? '@gate' : [];
  const key = `jiugong.work.${id}`;
  const stored = (page: Page): Promise<string | null> =>
    page.evaluate((name) => localStorage.getItem(name), key);
  const openWith = async (page: Page, homeUrl: string, value: string): Promise<void> => {
    await page.goto(homeUrl);
    await page.evaluate(
      ([name, text]) => {
        localStorage.setItem('jiugong-introduced', 'rotate');
        localStorage.setItem(name, text);
      },
      [key, value] as const,
    );
    await page.goto(`${homeUrl}#${id}`);
    await page.reload();
  };
  test(
    `work of a later version stays as it is, and that is told: ${id}`,
    { tag },
    async ({ page, homeUrl }) => {
      const value = '{"version":2,"work":{"of":"a later version"}}';
      await openWith(page, homeUrl, value);
      await expect(said(page)).toHaveText(`${later} ${inTab}`);
      await change(page, panelCase);
      await expect(line(page)).toHaveText(`${later} ${inTab}`);
      expect(await stored(page)).toBe(value);
      // The tab has what was done.
      await page.reload();
      await expect(page.getByText(kept.restored)).toBeVisible();
      await page.getByRole('button', { name: kept.erase, exact: true }).click();
      await page.getByRole('button', { name: kept.eraseAll, exact: true }).click();
      await expect(line(page)).toHaveCount(0);
      expect(await stored(page)).toBeNull();
    },
  );

  test(`damaged work is told until the next visit: ${id}`, { tag }, async ({ page, homeUrl }) => {
    await openWith(page, homeUrl, VERSION_1.storage[key]!.slice(0, -9));
    await expect(said(page)).toHaveText(kept.damaged);
    await expect(line(page)).toHaveText(kept.damaged);
    await change(page, panelCase);
    await expect(line(page)).toHaveText(kept.damaged);
    await page.reload();
    await expect(page.getByText(kept.restored)).toBeVisible();
    await expect(line(page)).toHaveCount(0);
  });
}

test('what a removed editor has kept is deleted', async ({ page, homeUrl }) => {
  await page.goto(homeUrl);
  await page.evaluate(() => localStorage.setItem('jiugong-machine', '{}'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jiugong-machine'))).toBeNull();
});

test.describe('a tab that is closed right after a key', () => {
  test('loses neither its board nor its record', async ({ sudoku, homeUrl }) => {
    const { page } = sudoku;
    await type(sudoku, 3, 4);
    await page.close();
    const context = page.context();
    const next = await opened(await context.newPage(), homeUrl);
    await next.expectValue(withDigits(1));
    await new HistoryDialog(next.page).expectCount(1);
    await type(next, 4, 6);
    await next.page.close();
    const last = await opened(await context.newPage(), homeUrl);
    await last.expectValue(withDigits(2));
    const history = new HistoryDialog(last.page);
    await history.expectCount(1);
    // The record has the last digit.
    await last.paste(FIRST_SOLVED);
    await last.expectPuzzle(FIRST_SOLVED);
    await history.open();
    await history.openBoard(0);
    await last.expectValue(withDigits(2));
  });

  test('goes on with its time', async ({ sudoku, homeUrl }) => {
    const { page } = sudoku;
    await page.clock.install({ time: '2026-01-01T10:00:00' });
    await opened(page, homeUrl);
    await page.clock.pauseAt('2026-01-01T12:00:00');
    await type(sudoku, 3, 4);
    await page.clock.runFor(65_000);
    await type(sudoku, 4, 6);
    await page.close();
    const next = await opened(await page.context().newPage(), homeUrl);
    await next.page.clock.runFor(1_000);
    await next.expectValue(withDigits(2));
    await expect(next.page.locator('#solve-view').getByRole('timer')).toHaveText(/^1:0[5-9]$/);
  });

  test('loses no change in any panel', async ({ page, homeUrl }) => {
    for (const panelCase of PANEL_CASES) {
      const { id } = panelCase;
      const before = await tabs(page);
      await before.goto(homeUrl);
      await change(before, panelCase);
      await before.close();
      const after = await tabs(page);
      await after.goto(`${homeUrl}#${id}`);
      await expect(after.getByText(kept.restored)).toBeVisible();
      await after.close();
    }
  });
});
