/** How hard the puzzle on the board is; when it is rated is in node/difficulty-keeper.test.ts. */
import type { JiugongBoard } from '../../board/jiugong-board';
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST } from './puzzles';

const { difficulty } = texts.page;
const badge = (level: keyof typeof difficulty.levels): string =>
  difficulty.label(difficulty.levels[level]);

/** A badge of any level. */
const ANY = new RegExp(difficulty.label(''));

test.describe('in the background', () => {
  test.use({ autoRating: true });

  test('a puzzle that stands is rated, and the ratings are a press away', async ({ sudoku }) => {
    const { page } = sudoku;
    const button = sudoku.button(badge('beginner'));
    await expect(button).toHaveText(difficulty.levels.beginner);
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: badge('beginner') });
    await expect(dialog).toContainText(difficulty.about.beginner);
    await expect(dialog.getByRole('definition')).toHaveText(['Hidden single', '1.2', '1.2', '1.2']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the badge moves nothing', async ({ sudoku }) => {
    const places = (): Promise<object> =>
      sudoku.page.evaluate(() =>
        [...document.querySelectorAll('main:not([hidden]) :is(button, .status, .outcome)')]
          .filter((element) => !element.closest('.difficulty'))
          .map((element) => element.getBoundingClientRect().toJSON() as object),
      );
    const before = await places();
    await expect(sudoku.button(badge('beginner'))).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test('nothing is loaded for it where data is to be saved', async ({ sudoku }) => {
  const { page } = sudoku;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.clock.install();
  await page.reload();
  await page.locator('jiugong-board').evaluate((board: JiugongBoard, text) => {
    board.puzzle = text;
  }, FIRST);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('button', { name: ANY })).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('teach'))).toEqual([]);
});
