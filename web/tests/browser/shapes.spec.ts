/** Boards of other shapes than a classic sudoku: drawn, typed into, marked and named. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { CLASSIC, type Layout } from '../../board/layout';
import { square } from '../layouts';
import { texts } from './english';
import { expect, test } from './fixtures';

const SIXTEEN = square(4, 4);
const KILLER = square(2, 3, {
  cages: [
    { sum: 7, cells: [0, 1] },
    { sum: 11, cells: [2, 8] },
  ],
  extras: [[14, 15, 20, 21]],
  voids: [35],
  rules: { ...CLASSIC.rules, diagonals: true },
});
const JIGSAW: Layout = {
  ...square(2, 2, { boxes: null }),
  areas: [
    [0, 1, 2, 5],
    [3, 6, 7, 11],
    [4, 8, 9, 12],
    [10, 13, 14, 15],
  ],
};

/** Puts a board of a layout over the page, whose script has all shapes. */
async function put(page: Page, layout: Layout): Promise<Locator> {
  await page.evaluate((shape) => {
    const place = document.createElement('div');
    place.style.cssText =
      'position: fixed; inset: 0; z-index: 99; overflow: auto; background: Canvas';
    const board = document.createElement('jiugong-board') as unknown as JiugongBoard;
    board.id = 'shaped';
    board.controls = true;
    place.append(board);
    document.body.append(place);
    board.layout = shape;
  }, layout);
  return page.locator('#shaped');
}

const cell = (board: Locator, row: number, col: number): Locator =>
  board.getByRole('gridcell', { name: `Row ${row}, column ${col},` });

test('a board with values above 9 is typed into with keys, marked and undone', async ({
  page,
  sudoku,
}) => {
  await expect(sudoku.grid).toBeVisible();
  const board = await put(page, SIXTEEN);
  await expect(board.getByRole('gridcell')).toHaveCount(256);
  await cell(board, 1, 1).click();
  await page.keyboard.press('g');
  await expect(cell(board, 1, 1)).toHaveAccessibleName(/box 1, your G$/);
  await expect(cell(board, 1, 1)).toHaveText('G');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+A');
  await expect(cell(board, 1, 2)).toHaveAccessibleName(/empty, corner A$/);
  await page.keyboard.press('Control+End');
  await expect(cell(board, 16, 16)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(cell(board, 1, 1)).toHaveAccessibleName(/empty$/);
});

test('cages, extra regions, diagonals and void cells are drawn and named', async ({
  page,
  sudoku,
}) => {
  await expect(sudoku.grid).toBeVisible();
  const board = await put(page, KILLER);
  await expect(board.getByRole('gridcell')).toHaveCount(36);
  await expect(cell(board, 1, 1)).toHaveAccessibleName(
    `Row 1, column 1, box 1, ${texts.shapes.regions.diagonal}, ${texts.shapes.regions.cage(7)}, ${texts.board.empty}`,
  );
  await expect(cell(board, 3, 3)).toHaveAccessibleName(new RegExp(texts.shapes.regions.extra('a')));
  await expect(board.getByRole('gridcell', { name: texts.shapes.void })).toHaveCount(1);
  // Style sheets can hide a path: its box tells whether it is drawn.
  const frame = (await board.locator('.lines .pieces').boundingBox())!;
  expect(frame.width).toBeGreaterThan(100);
  await expect(board.locator('.lines .cage')).toHaveCount(2);
  await expect(board.locator('.lines .diagonal')).toHaveCount(2);
  await cell(board, 1, 1).click();
  for (const key of ['4', 'ArrowRight', '4']) await page.keyboard.press(key);
  await expect(board.getByRole('status')).toContainText(texts.status.clashes(1));
  // A void cell is passed over.
  await cell(board, 6, 5).click();
  await page.keyboard.press('ArrowRight');
  await expect(cell(board, 6, 5)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('a jigsaw is filled and solved', async ({ page, sudoku }) => {
    await expect(sudoku.grid).toBeVisible();
    const board = await put(page, JIGSAW);
    await expect(cell(board, 1, 4)).toHaveAccessibleName(/region 2, empty$/);
    const solution = [1, 2, 3, 4, 2, 4, 1, 3, 3, 1, 4, 2, 4, 3, 2, 1];
    for (const [index, value] of solution.entries()) {
      await cell(board, Math.floor(index / 4) + 1, (index % 4) + 1).tap();
      await board.getByRole('button', { name: new RegExp(`^${texts.keypad.digit(value)}`) }).tap();
    }
    await expect(board.getByRole('status')).toContainText(texts.status.complete);
  });
});

test('a shape that is no puzzle is told, and its cells are marked until it changes', async ({
  sudoku,
}) => {
  const board = await put(sudoku.page, { ...JIGSAW, areas: [[0, 1, 2, 3, 4]] });
  await cell(board, 4, 4).click();
  await board.getByRole('button', { name: texts.actions.solve, exact: true }).click();
  const status = board.getByRole('status');
  await expect(status).toContainText(texts.shapes.unsolvable);
  await expect(status).toContainText(texts.shapes.tooLarge('Region 1', 5, 4));
  const marked = board.getByRole('gridcell', { name: texts.board.reason });
  await expect(marked).toHaveCount(5);
  // Looking at another cell does not end it.
  await cell(board, 4, 3).click();
  await expect(marked).toHaveCount(5);
  await sudoku.page.keyboard.press('1');
  await expect(marked).toHaveCount(0);
});

test('a board of 16 × 16 cells is solved, checked and counted by its own rules', async ({
  sudoku,
}) => {
  const board = await put(sudoku.page, SIXTEEN);
  const status = board.getByRole('status');
  await cell(board, 1, 1).click();
  await sudoku.page.keyboard.press('g');
  await board.getByRole('button', { name: texts.actions.check, exact: true }).click();
  await expect(status).toContainText(texts.status.allRight(1, 255));
  await board.getByRole('button', { name: texts.actions.solve, exact: true }).click();
  await expect(status).toContainText(texts.status.several);
  await board.getByRole('button', { name: texts.actions.undo, exact: true }).click();
  await cell(board, 1, 2).click();
  await sudoku.page.keyboard.press('g');
  await board.getByRole('button', { name: texts.actions.check, exact: true }).click();
  await expect(status).toContainText(texts.status.wrongSomewhere);
});
