/** The history of boards: its dialog, its database, two tabs, and a browser that refuses it. */
import type { Page, Route } from '@playwright/test';
import { CLASSIC } from '../../board/layout';
import { boardOf } from '../../board/state';
import { blank } from '../../board/values';
import { pageMessagesFor } from '../../locales/page-messages';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { fragmentOf } from '../../page/ui/link';
import { SAMPLES } from '../constraint-samples';
import { texts } from './english';
import { expect, test } from './fixtures';
import { HistoryDialog } from './history-dialog';
import { BLANK, FIRST, FIRST_SOLVED } from './puzzles';
import { forbidDatabase, forbidStorage, type Refusal } from './storage';
import { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';

const OTHER = `${BLANK.slice(1)}9`;
const GIVENS = FIRST.replaceAll('.', '0');

/** A record as it is stored, of the first puzzle with a number of digits. */
const record = (at: number, change: object = {}): object => ({
  id: at.toString(16).padStart(16, '0'),
  panel: 'solve',
  state: `1-${GIVENS}-O4`,
  time: 65_000,
  updated: 1_700_000_000_000 + at,
  solved: false,
  ...change,
});

const fileOf = (...games: readonly unknown[]): string =>
  JSON.stringify({ jiugong: 'history', version: 1, games });

const type = async (sudoku: SudokuPage, column: number, digit: number): Promise<void> => {
  await sudoku.cell(1, column).click();
  await sudoku.page.keyboard.press(String(digit));
};

/** Waits until what was entered last is in the database. */
const untilWritten = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((found) => {
            const opening = indexedDB.open('jiugong');
            opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
            opening.addEventListener('error', (event) => {
              event.preventDefault();
              found(0);
            });
            opening.addEventListener('success', () => {
              const counting = opening.result.transaction('games').objectStore('games').count();
              counting.addEventListener('success', () => {
                opening.result.close();
                found(counting.result);
              });
            });
          }),
      ),
    )
    .toBe(count);

test(
  'a board is found again with its digits, as one step of undo',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku, page }) => {
    const history = new HistoryDialog(page);
    await history.open();
    await expect(history.dialog).toContainText(texts.history.empty);
    await history.close();
    await type(sudoku, 3, 4);
    await type(sudoku, 4, 6);
    await sudoku.paste(OTHER);
    await sudoku.expectPuzzle(OTHER);
    // A board without an entry of one's own does not count.
    await history.expectCount(1);
    await type(sudoku, 1, 5);
    await page.reload();
    await history.open();
    await expect(history.boards).toHaveCount(2);
    await expect(history.boards.nth(0)).toContainText(texts.history.progress(1, 80));
    await expect(history.boards.nth(1)).toContainText(texts.history.progress(2, 51));
    await expect(history.boards.nth(1)).toContainText(texts.share.picture.title);
    await history.openBoard(1);
    await sudoku.expectValue(`5346${FIRST.slice(4)}`);
    await expect(sudoku.status).toContainText(texts.share.opened.how);
    // The board is in sight, and has the focus.
    await expect(page.locator('jiugong-board:visible')).toBeFocused();
    await sudoku.press(texts.actions.undo);
    await sudoku.expectValue(`5${OTHER.slice(1)}`);
    await sudoku.press(texts.actions.redo);
    await type(sudoku, 6, 8);
    // It goes on in its record, and the other one is still there.
    await history.expectCount(2);
  },
);

test('a variant opens in its panel, from any other', async ({ sudoku, page }) => {
  const variants = new VariantsPage(sudoku);
  const history = new HistoryDialog(page);
  await variants.open();
  await variants.choose('4x4');
  await variants.mode('givens');
  await variants.cell(4, 4).click();
  await page.keyboard.press('3');
  await variants.mode('play');
  await variants.cell(1, 1).click();
  await page.keyboard.press('2');
  await untilWritten(page, 1);
  await variants.choose('6x6');
  await page.getByRole('link', { name: texts.page.panelNames.solve, exact: true }).click();
  // Its menu has the same button.
  await expect(variants.view).toBeHidden();
  await history.open();
  await expect(history.boards).toContainText(`${texts.page.panelNames.variants} 4 × 4`);
  await expect(history.boards).toContainText(texts.history.progress(1, 15));
  await history.openBoard(0);
  await expect(variants.view).toBeVisible();
  await variants.expectCell(1, 1, ['2 yours'], 'box 1');
  await variants.expectCell(4, 4, ['3 given'], 'box 4');
  await expect(variants.status).toContainText(texts.share.opened.how);
});

test('the picture of a variant has its rules, also where Variants was not opened', async ({
  sudoku,
  page,
  homeUrl,
}) => {
  const variants = new VariantsPage(sudoku);
  const history = new HistoryDialog(page);
  const constraints = [SAMPLES.thermometer, SAMPLES['white-dot'], SAMPLES.sandwich];
  const layout = { ...CLASSIC, preset: null, constraints };
  await page.evaluate(
    (hash) => (location.hash = hash),
    fragmentOf(PUZZLE_LINK, boardOf(blank(layout), layout)),
  );
  await variants.mode('play');
  await variants.cell(5, 5).click();
  await page.keyboard.press('2');
  await untilWritten(page, 1);
  const picture = async (): Promise<string> => {
    await history.open();
    const image = history.dialog.locator('.picture img');
    await expect(image).toHaveCount(1);
    return decodeURIComponent((await image.getAttribute('src'))!);
  };
  const inVariants = await picture();
  await page.goto('about:blank');
  await page.goto(`${homeUrl}#solve`);
  expect(await picture()).toBe(inVariants);
  expect(inVariants).toContain('>15<');
});

test(
  'the dialog gives way to what comes onto the page',
  { tag: '@gate' },
  async ({ sudoku, page }) => {
    const history = new HistoryDialog(page);
    await history.open();
    await sudoku.paste(OTHER);
    await expect(history.dialog).toBeHidden();
    await sudoku.expectPuzzle(OTHER);
    await history.open();
    await page.evaluate(() => (location.hash = '#rotate'));
    await expect(history.dialog).toBeHidden();
    await expect(page.locator('#rotate-view')).toBeVisible();
  },
);

test('a dialog that is still loading does not open over another panel', async ({
  sudoku,
  page,
}) => {
  const history = new HistoryDialog(page);
  const held: Route[] = [];
  await page.route('**/app-history.js*', (route) => void held.push(route));
  await sudoku.choose('puzzle', texts.page.puzzle.history);
  await expect.poll(() => held.length).toBe(1);
  await page.evaluate(() => (location.hash = '#rotate'));
  await expect(page.locator('#rotate-view')).toBeVisible();
  await held[0]!.continue();
  // The dialog is drawn closed when the part has arrived.
  await expect(page.locator('#history dialog')).toHaveCount(1);
  await page.evaluate(() => new Promise((later) => setTimeout(later)));
  await expect(history.dialog).toBeHidden();
});

test('a board that two tabs go on with becomes two', async ({ sudoku, page, homeUrl }) => {
  const history = new HistoryDialog(page);
  await type(sudoku, 3, 4);
  await untilWritten(page, 1);
  const other = new SudokuPage(await page.context().newPage());
  await other.page.goto(homeUrl);
  await expect(other.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  await type(sudoku, 4, 6);
  await history.expectCount(1);
  await type(other, 4, 2);
  await untilWritten(page, 2);
  await type(other, 6, 8);
  await type(sudoku, 6, 8);
  await history.open();
  await expect(history.boards).toHaveCount(2);
  await expect(history.boards.nth(0)).toContainText(texts.history.progress(3, 51));
  await expect(history.boards.nth(1)).toContainText(texts.history.progress(3, 51));
  await history.openBoard(1);
  await sudoku.expectValue(`5342${FIRST.slice(4, 5)}8${FIRST.slice(6)}`);
  // After reloads as well.
  for (const tab of [sudoku, other]) {
    await tab.page.reload();
    await type(tab, 7, 9);
  }
  await page.reload();
  await history.open();
  const states = await Promise.all(
    (JSON.parse(await history.export()) as { games: { state: string }[] }).games.map(
      ({ state }) => state,
    ),
  );
  expect(states).toContain(`1-${GIVENS}-O468`);
  expect(states.filter((state) => state.startsWith(`1-${GIVENS}-O428`)).length).toBeGreaterThan(0);
});

test(
  'boards are deleted one by one, which can be undone, or all',
  { tag: '@gate' },
  async ({ sudoku, page }) => {
    const history = new HistoryDialog(page);
    await type(sudoku, 3, 4);
    await sudoku.paste(OTHER);
    await sudoku.expectPuzzle(OTHER);
    await type(sudoku, 1, 5);
    await untilWritten(page, 2);
    await history.open();
    await history.of(0, 'delete').click();
    await expect(history.said).toHaveText(texts.history.said.deleted);
    await expect(history.boards).toHaveCount(1);
    await expect(history.of(0, 'delete')).toBeFocused();
    await history.press(texts.history.restore);
    await expect(history.boards).toHaveCount(2);
    await expect(history.boards.nth(0)).toContainText(texts.history.progress(1, 80));
    await history.press(texts.history.deleteAll);
    await expect(history.dialog).toContainText(texts.history.question(2));
    await history.press(texts.history.deleteAll);
    await expect(history.button(texts.history.deleteNow)).toHaveCount(0);
    await history.press(texts.history.deleteAll);
    await history.press(texts.history.deleteNow);
    await expect(history.dialog).toContainText(texts.history.empty);
    await history.close();
    // The board on screen stays, and is there again after its next change.
    await page.reload();
    await history.expectCount(0);
    await sudoku.expectValue(`5${OTHER.slice(1)}`);
    await type(sudoku, 2, 6);
    await history.expectCount(1);
  },
);

test('“Delete saved work” deletes the history, too', { tag: '@gate' }, async ({ sudoku, page }) => {
  const history = new HistoryDialog(page);
  const erase = sudoku.button(texts.page.kept.erase);
  await history.open();
  await history.import(fileOf(record(1)));
  await expect(history.boards).toHaveCount(1);
  await history.close();
  // There is no other work.
  await expect(erase).toHaveAttribute('aria-disabled', 'false');
  await page.reload();
  await type(sudoku, 3, 4);
  await untilWritten(page, 2);
  await erase.click();
  await sudoku.press(texts.page.kept.eraseAll);
  await expect(erase).toHaveAttribute('aria-disabled', 'true');
  await untilWritten(page, 0);
  await history.expectCount(0);
  // Nor does leaving the page write the board again.
  await page.reload();
  await history.expectCount(0);
  await expect(erase).toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('the history is saved as a file and read in another browser', async ({
  sudoku,
  page,
  browser,
  homeUrl,
}) => {
  const history = new HistoryDialog(page);
  await type(sudoku, 3, 4);
  await sudoku.paste(OTHER);
  await sudoku.expectPuzzle(OTHER);
  await type(sudoku, 1, 5);
  await history.open();
  await expect(history.boards).toHaveCount(2);
  const text = await history.export();
  await expect(history.said).toContainText('jiugong-history-');
  const context = await browser.newContext();
  const elsewhere = new SudokuPage(await context.newPage());
  await elsewhere.page.goto(homeUrl);
  const there = new HistoryDialog(elsewhere.page);
  await there.open();
  await there.import(text);
  await expect(there.said).toHaveText(texts.history.said.imported(2));
  await expect(there.boards).toHaveCount(2);
  expect(JSON.parse(await there.export())).toEqual(JSON.parse(text));
  // Once more changes nothing.
  await there.import(text);
  await expect(there.said).toHaveText(texts.history.said.imported(0));
  await there.openBoard(1);
  await elsewhere.expectValue(`534${FIRST.slice(3)}`);
  await context.close();
});

test('of two records with one id the later one stays', async ({ page, sudoku }) => {
  const history = new HistoryDialog(page);
  const [early, late] = [record(1), record(1, { updated: 1_700_000_000_002, solved: true })];
  await sudoku.expectValue(FIRST);
  await history.open();
  for (const games of [[early], [late], [early]]) await history.import(fileOf(...games));
  await expect(history.said).toHaveText(texts.history.said.imported(0));
  await expect(history.boards).toHaveCount(1);
  await expect(history.boards).toContainText(texts.history.solved);
  await expect(history.boards).toContainText('1:05');
});

test('the oldest boards fall out, and pictures are drawn as they come into view', async ({
  page,
  sudoku,
}) => {
  const history = new HistoryDialog(page);
  await history.open();
  await history.import(fileOf(...Array.from({ length: 200 }, (_, at) => record(at))));
  await expect(history.boards).toHaveCount(200);
  const pictures = history.dialog.locator('img');
  await expect(pictures.first()).toBeVisible();
  expect(await pictures.count()).toBeLessThan(50);
  await history.boards.last().scrollIntoViewIfNeeded();
  await expect(history.boards.last().locator('img')).toBeVisible();
  await history.close();
  await type(sudoku, 4, 6);
  await history.open();
  await expect(history.boards).toHaveCount(200);
  const { games } = JSON.parse(await history.export()) as { games: { id: string }[] };
  expect(games.map(({ id }) => id)).not.toContain('0'.repeat(16));
});

test('says which files it cannot read', async ({ page, sudoku }) => {
  const history = new HistoryDialog(page);
  const { said } = texts.history;
  await sudoku.expectValue(FIRST);
  await history.open();
  for (const [text, words] of [
    ['', said.none],
    [FIRST, said.none],
    ['{"jiugong":1}', said.none],
    ['{"jiugong":"history","version":2,"games":[]}', said.newer],
    [fileOf(7, record(1)), `${said.imported(1)} ${said.invalid(1)}`],
    [fileOf(record(2, { panel: 'rotate' })), `${said.imported(0)} ${said.invalid(1)}`],
  ] as const) {
    await history.import(text);
    await expect(history.said).toHaveText(words);
  }
  await history.dialog.locator('input[type=file]').evaluate((field: HTMLInputElement) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(32_000_001)], 'large.json'));
    field.files = dataTransfer.files;
    field.dispatchEvent(new Event('change'));
  });
  await expect(history.said).toHaveText(said.large);
  await expect(history.boards).toHaveCount(1);
});

test('of several files all are added, or none', { tag: '@gate' }, async ({ page, sudoku }) => {
  const history = new HistoryDialog(page);
  const { said } = texts.history;
  await sudoku.expectValue(FIRST);
  await history.open();
  await history.import(fileOf(record(1)), FIRST);
  await expect(history.said).toHaveText(said.none);
  await expect(history.boards).toHaveCount(0);
  // A board that is in both counts once.
  const late = record(1, { updated: 1_700_000_000_002 });
  await history.import(fileOf(record(1), 7), fileOf(late, record(3)));
  await expect(history.said).toHaveText(`${said.imported(2)} ${said.invalid(1)}`);
  await expect(history.boards).toHaveCount(2);
});

test('a file that is gone is not blamed on the database', async ({ page, sudoku }) => {
  const history = new HistoryDialog(page);
  await sudoku.expectValue(FIRST);
  await history.open();
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await history.import(fileOf(record(1)));
  await expect(history.said).toHaveText(texts.history.said.unread);
});

test('what has been said stays when the list comes late', async ({ page, sudoku }) => {
  const history = new HistoryDialog(page);
  await sudoku.expectValue(FIRST);
  await history.open();
  const variant = record(2, { panel: 'variants', state: '1-P4X4-S4413322-CZF3' });
  await history.import(fileOf(variant));
  await expect(history.boards).toHaveCount(1);
  await page.reload();
  // The list waits for the panel of its board.
  const held: Route[] = [];
  await page.route('**/app-variants.js*', (route) => void held.push(route));
  await history.open();
  await expect.poll(() => held.length).toBe(1);
  await history.import(FIRST);
  await expect(history.said).toHaveText(texts.history.said.none);
  await held[0]!.continue();
  await expect(history.boards).toHaveCount(1);
  await expect(history.said).toHaveText(texts.history.said.none);
});

for (const how of [
  'no access',
  'no database',
  'an error',
  'no room',
] as const satisfies Refusal[]) {
  test(`the page works where the browser refuses the database: ${how}`, async ({
    page,
    homeUrl,
  }) => {
    await forbidDatabase(page, how);
    await page.goto(homeUrl);
    const sudoku = new SudokuPage(page);
    const line = page.getByText(texts.page.kept.noHistory);
    await expect(line).toHaveCount(0);
    await type(sudoku, 3, 4);
    await expect(line).toBeVisible();
    const history = new HistoryDialog(page);
    await history.open();
    if (how === 'no room') await history.import(fileOf(record(1)));
    await expect(history.said).toHaveText(texts.history.said.off);
    await history.close();
    await page.reload();
    await sudoku.expectValue(`534${FIRST.slice(3)}`);
    await sudoku.press(texts.page.kept.erase);
    await sudoku.press(texts.page.kept.eraseAll);
    await expect(sudoku.button(texts.page.kept.erase)).toHaveAttribute('aria-disabled', 'true');
  });
}

test('nothing is kept where the browser has a database but no storage', async ({
  page,
  homeUrl,
}) => {
  await forbidStorage(page);
  await page.goto(homeUrl);
  await expect(page.getByText(texts.page.kept.nowhere)).toBeVisible();
  await type(new SudokuPage(page), 3, 4);
  await page.evaluate(() => new Promise((later) => setTimeout(later)));
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test(
  'gives way to a newer version of the page, which has another database',
  { tag: '@gate' },
  async ({ sudoku, page }) => {
    await type(sudoku, 3, 4);
    await untilWritten(page, 1);
    await page.evaluate(
      () =>
        new Promise<void>((upgraded, failed) => {
          const opening = indexedDB.open('jiugong', 2);
          opening.addEventListener('success', () => {
            opening.result.close();
            upgraded();
          });
          opening.addEventListener('blocked', failed);
        }),
    );
    await type(sudoku, 4, 6);
    await expect(page.getByText(texts.page.kept.noHistory)).toBeVisible();
    await sudoku.expectValue(`5346${FIRST.slice(4)}`);
  },
);

test.describe('a part that does not arrive', () => {
  test.use({ mayComplain: /Failed to load resource/ });

  test('is told, and tried again', async ({ sudoku, page }) => {
    const history = new HistoryDialog(page);
    const file = '**/app-history.js*';
    await page.route(file, (route) => route.abort());
    await type(sudoku, 3, 4);
    await sudoku.choose('puzzle', texts.page.puzzle.history);
    await expect(page.getByText(texts.page.part.missing('app-history.js'))).toBeVisible();
    await expect(page.getByText(texts.page.kept.noHistory)).toHaveCount(0);
    await page.unroute(file);
    // What was not written comes with the next change.
    await type(sudoku, 4, 6);
    await history.expectCount(1);
  });

  test('stops an import of its boards, which are not taken for unreadable', async ({
    sudoku,
    page,
  }) => {
    const history = new HistoryDialog(page);
    const file = '**/app-variants.js*';
    const variant = record(2, { panel: 'variants', state: '1-P4X4-S4413322-CZF3' });
    await sudoku.expectValue(FIRST);
    await page.route(file, (route) => route.abort());
    await history.open();
    await history.import(fileOf(record(1), variant));
    await expect(history.said).toHaveText(texts.page.part.missing('app-variants.js'));
    await expect(history.boards).toHaveCount(0);
    await page.unroute(file);
    await history.import(fileOf(record(1), variant));
    await expect(history.said).toHaveText(texts.history.said.imported(2));
    await expect(history.boards).toHaveCount(2);
  });
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });

  test('dates are written in the language of the page', async ({ page, sudoku }) => {
    await expect(sudoku.page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    const words = pageMessagesFor('zh-Hans').page.puzzle;
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    await page.getByRole('menuitem', { name: words.history, exact: true }).click();
    await page.locator('dialog[open] input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(fileOf(record(1))),
    });
    await expect(page.locator('dialog[open] li')).toContainText('2023年11月15日 06:13');
  });
});

test('a solved board is listed as solved', async ({ sudoku, page }) => {
  const history = new HistoryDialog(page);
  await sudoku.enterDigits(FIRST_SOLVED);
  await expect(sudoku.status).toContainText(texts.status.complete);
  await history.open();
  await expect(history.boards).toHaveCount(1);
  await expect(history.boards).toContainText(texts.history.solved);
});
