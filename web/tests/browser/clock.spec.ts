/**
 * The time that a puzzle is played, and what is offered when it is solved: how the parts of the page work together. When
 * the clock counts is in node/game-keeper.test.ts.
 */
import type { Page } from '@playwright/test';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED, TWO_WAYS } from './puzzles';
import { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';

/** Stops the time of the page, which then passes only by `page.clock.runFor`. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00' });
});

async function stopTime(page: Page): Promise<void> {
  // Where time stands, a page does not start; and what it puts off at its start comes in the next moment.
  await expect(page.locator('html')).toHaveAttribute('data-clock');
  await page.clock.pauseAt('2026-01-01T12:00:00');
  await page.clock.runFor(10);
}

const timer = (page: Page) => page.locator('main:visible').getByRole('timer');

test(
  'counts from the first entry, and Undo does not touch it',
  { tag: '@gate' },
  async ({ sudoku, page }) => {
    await stopTime(page);
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText('0:00');
    await expect(page.getByRole('button', { name: texts.page.clock.pause })).toHaveCount(0);
    await sudoku.cell(1, 3).click();
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText('0:00');
    await page.keyboard.press('4');
    await page.clock.runFor(5_000);
    await expect(timer(page)).toHaveText('0:05');
    await sudoku.press(texts.actions.undo);
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText('1:05');
    await expect(timer(page)).toHaveAccessibleName(texts.page.clock.time('1:05'));
  },
);

test('a pause covers the board and takes no keys', async ({ sudoku, page }) => {
  await stopTime(page);
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await page.clock.runFor(5_000);
  await sudoku.press(texts.page.clock.pause);
  const cover = page.getByRole('dialog', { name: texts.page.clock.paused });
  await expect(cover).toContainText('0:05');
  expect(await cover.boundingBox()).toEqual(await page.locator('.board').boundingBox());
  await expect(sudoku.button(texts.page.clock.goOn)).toBeFocused();
  await page.clock.runFor(60_000);
  await page.keyboard.press('7');
  await sudoku.expectValue(`534${FIRST.slice(3)}`);
  // What is beside the board is no help either; the rest of the page is there.
  for (const name of [texts.actions.hint, texts.actions.check, texts.actions.undo]) {
    await expect(page.locator('[inert]').getByRole('button', { name, exact: true })).toHaveCount(1);
  }
  await expect(page.getByRole('link', { name: panelName('rotate') })).toBeEnabled();
  await sudoku.press(texts.page.clock.goOn);
  await expect(cover).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(timer(page)).toHaveText('0:06');
  // Keys are for the board again.
  await expect(page.locator('jiugong-board:visible')).toBeFocused();
  // Escape goes on as well, and so does going to another panel and back.
  await sudoku.press(texts.page.clock.pause);
  await page.keyboard.press('Escape');
  await expect(cover).toHaveCount(0);
  await sudoku.press(texts.page.clock.pause);
  await page.evaluate(() => void (location.hash = '#rotate'));
  await expect(cover).toHaveCount(0);
  await page.evaluate(() => (location.hash = '#solve'));
  await page.clock.runFor(1_000);
  await expect(timer(page)).toHaveText('0:07');
});

test('goes on after a reload', async ({ sudoku, page }) => {
  await stopTime(page);
  await sudoku.enterDigits(FIRST_SOLVED, 1);
  await page.clock.runFor(65_000);
  await page.reload();
  await page.clock.runFor(1_000);
  await sudoku.expectValue(`534${FIRST.slice(3)}`);
  await expect(timer(page)).toHaveText(/^1:0[56]$/);
});

test('who solves a puzzle is told the time, and offered another one like it', async ({
  sudoku,
  page,
}) => {
  await stopTime(page);
  await sudoku.enterDigits(FIRST_SOLVED, 50);
  await page.clock.runFor(65_000);
  await expect(sudoku.button(texts.page.clock.next)).toHaveCount(0);
  await sudoku.enterDigits(FIRST_SOLVED);
  await expect(sudoku.status).toContainText(texts.status.complete);
  await expect(sudoku.status).toContainText('1:05 · no hints');
  await page.clock.runFor(60_000);
  await expect(timer(page)).toHaveText('1:05');
  const choose = (clock: 'shown' | 'hidden'): Promise<unknown> =>
    page.evaluate((value) => (document.documentElement.dataset['clock'] = value), clock);
  await choose('hidden');
  await expect(timer(page)).toHaveCount(0);
  await choose('shown');
  await expect(timer(page)).toHaveText('1:05');
  await page.reload();
  await page.clock.runFor(1_000);
  await expect(sudoku.status).toContainText('1:05 · no hints');
  await sudoku.press(texts.page.clock.next);
  await page.clock.runFor(1_000);
  await expect(sudoku.status).toContainText('A new puzzle');
  await expect(sudoku.button(texts.page.clock.next)).toHaveCount(0);
  await expect(timer(page)).toHaveText('0:00');
});

test('the next puzzle of a collection follows', async ({ sudoku, page }) => {
  await sudoku.paste(`${FIRST}\n${TWO_WAYS}\n`);
  await expect(sudoku.status).toContainText('2 puzzles read.');
  await sudoku.enterDigits(FIRST_SOLVED);
  await page.locator('.choice').getByRole('button', { name: texts.page.clock.next }).click();
  await sudoku.expectPuzzle(TWO_WAYS);
});

test('each panel with boards has its own time', async ({ page, homeUrl }) => {
  await page.goto(`${homeUrl}#v=1-P4X4-S4413322-CZF3`);
  const variants = new VariantsPage(new SudokuPage(page));
  await variants.expectCell(4, 4, ['3 given'], 'box 4');
  await stopTime(page);
  await variants.cell(1, 1).click();
  await page.keyboard.press('2');
  await page.clock.runFor(5_000);
  await expect(timer(page)).toHaveText('0:05');
  await page.getByRole('link', { name: panelName('solve'), exact: true }).click();
  await expect(timer(page)).toHaveText('0:00');
});
