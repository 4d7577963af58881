/** The history of boards in a browser: its dialog, its parts, its database, and a browser that refuses it. */
import type { Page } from '@playwright/test';
import { CLASSIC } from '../../board/layout';
import { boardOf } from '../../board/state';
import { blank } from '../../board/values';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { fragmentOf } from '../../page/ui/link';
import { SAMPLES } from '../rule-samples';
import { recordOf } from '../game-records';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { HistoryDialog } from './history-dialog';
import { BLANK, FIRST } from './puzzles';
import { forbidDatabase } from './storage';
import { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';

const OTHER = `${BLANK.slice(1)}9`;

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
  await page.getByRole('link', { name: panelName('solve'), exact: true }).click();
  // Its menu has the same button.
  await expect(variants.view).toBeHidden();
  await history.open();
  await expect(history.boards).toContainText(texts.variants.presets.names['4x4']);
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

test('the dialog gives way to what comes onto the page', async ({ sudoku, page }) => {
  const history = new HistoryDialog(page);
  await history.open();
  await sudoku.paste(OTHER);
  await expect(history.dialog).toBeHidden();
  await sudoku.expectPuzzle(OTHER);
  await history.open();
  await page.evaluate(() => (location.hash = '#rotate'));
  await expect(history.dialog).toBeHidden();
  await expect(page.locator('#rotate-view')).toBeVisible();
});

test('boards are deleted one by one, which can be undone, or all', async ({ sudoku, page }) => {
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
});

test('“Delete saved work” deletes the history, too', { tag: '@gate' }, async ({ sudoku, page }) => {
  const history = new HistoryDialog(page);
  const erase = sudoku.button(texts.page.kept.erase);
  await history.open();
  await history.import(fileOf(recordOf(1)));
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
  // (The mark of the tab is none of it.)
  expect(await page.evaluate(() => [localStorage.length, Object.keys(sessionStorage)])).toEqual([
    0,
    ['jiugong-taken'],
  ]);
});

test('pictures are drawn as they come into view', async ({ page, sudoku }) => {
  const history = new HistoryDialog(page);
  await sudoku.expectValue(FIRST);
  await history.open();
  await history.import(fileOf(...Array.from({ length: 200 }, (_, at) => recordOf(at))));
  await expect(history.boards).toHaveCount(200);
  const pictures = history.dialog.locator('img');
  await expect(pictures.first()).toBeVisible();
  expect(await pictures.count()).toBeLessThan(50);
  await history.boards.last().scrollIntoViewIfNeeded();
  await expect(history.boards.last().locator('img')).toBeVisible();
});

test('of several files all are added, or none', async ({ page, sudoku }) => {
  const history = new HistoryDialog(page);
  const { said } = texts.history;
  await sudoku.expectValue(FIRST);
  await history.open();
  await history.import(fileOf(recordOf(1)), FIRST);
  await expect(history.said).toHaveText(said.none);
  await expect(history.boards).toHaveCount(0);
  // A board that is in both counts once.
  const late = recordOf(1, { updated: 1_700_000_000_002 });
  await history.import(fileOf(recordOf(1), 7), fileOf(late, recordOf(3)));
  await expect(history.said).toHaveText(`${said.imported(2)} ${said.invalid(1)}`);
  await expect(history.boards).toHaveCount(2);
});

test('the page works where the browser refuses the database', async ({ page, homeUrl }) => {
  await forbidDatabase(page);
  await page.goto(homeUrl);
  const sudoku = new SudokuPage(page);
  const line = page.getByText(texts.page.kept.noHistory).first();
  await expect(line).toHaveCount(0);
  await type(sudoku, 3, 4);
  await expect(line).toBeVisible();
  const history = new HistoryDialog(page);
  await history.open();
  await expect(history.said).toHaveText(texts.history.said.off);
  await history.close();
  await page.reload();
  await sudoku.expectValue(`534${FIRST.slice(3)}`);
  await sudoku.press(texts.page.kept.erase);
  await sudoku.press(texts.page.kept.eraseAll);
  await expect(sudoku.button(texts.page.kept.erase)).toHaveAttribute('aria-disabled', 'true');
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
    // (Said as well as shown.)
    await expect(page.getByText(texts.page.kept.noHistory)).toHaveCount(2);
    await sudoku.expectValue(`5346${FIRST.slice(4)}`);
  },
);

test.describe('a part that does not arrive', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('is told, and tried again', async ({ sudoku, page }) => {
    const history = new HistoryDialog(page);
    const file = '**/app-history-*.js*';
    await page.route(file, (route) => route.abort());
    await type(sudoku, 3, 4);
    await sudoku.choose(texts.page.puzzle.history);
    await expect(page.getByText(texts.page.part.missing('app-history.js'))).toBeVisible();
    await expect(page.getByText(texts.page.kept.noHistory)).toHaveCount(0);
    await page.unroute(file);
    // What was not written comes with the next change.
    await type(sudoku, 4, 6);
    await history.expectCount(1);
  });
});
