/** Stored work of Rotate and Variants that survives a reload. */
import type { Locator, Page } from '@playwright/test';
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';

const eraser = (page: Page): Locator =>
  page.getByRole('button', { name: texts.page.kept.erase, exact: true });

const keys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('jiugong.work.'))
      .sort(),
  );

test('a reload restores each game of Rotate', async ({ rotate }) => {
  const { page } = rotate;
  await rotate.open('tripods');
  await rotate.crossing(1, 1).click();
  await expect(rotate.status).toContainText('1 move so far.');
  const tripods = await rotate.rows();
  await rotate.open('sort');
  await rotate.openText();
  await rotate.textField.fill('4 3 2\n1 5 6');
  await rotate.press(texts.page.paste.put);
  await rotate.setGoal('6 5 4\n3 2 1');
  await rotate.chooseTurns('quarter');
  await page.getByRole('radio', { name: texts.rotate.rules.directions.ccw }).check({ force: true });
  await rotate.crossing(1, 1).click();
  await rotate.crossing(1, 2).click();
  await rotate.expectRows('3 2 6', '4 5 1');
  await page.reload();
  await expect(rotate.status).toContainText('Your board is as you left it. 2 moves so far.');
  await rotate.expectRows('3 2 6', '4 5 1');
  await expect(page.getByText(texts.rotate.goal.title(texts.rotate.goal.own))).toBeVisible();
  await expect(rotate.button(texts.rotate.actions.undo)).toHaveAttribute('aria-disabled', 'true');
  await rotate.crossing(1, 1).click({ button: 'right' });
  await expect(rotate.status).toContainText('3 moves so far.');
  await rotate.press(texts.rotate.actions.startOver);
  await rotate.expectRows('4 3 2', '1 5 6');
  await rotate.open('tripods');
  await rotate.expectRows(...tripods);
  await expect(rotate.status).toContainText('1 move so far.');
});

test('boxes turned into place are still solved after a reload', async ({ rotate }) => {
  await rotate.open('boxes');
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('Solved in');
  await rotate.press(texts.rotate.player.end);
  await rotate.page.reload();
  await expect(rotate.status).toContainText('The boxes are in place!');
  await expect(rotate.status).toContainText('Your board is as you left it.');
});

test('a reload restores a drawn puzzle of Variants', async ({ variants }) => {
  const { page } = variants;
  await variants.open();
  await variants.choose('4x4');
  await variants.cell(4, 4).click();
  await page.keyboard.press('3');
  await variants.mode('cages');
  await variants.drag([1, 1], [1, 2]);
  await page.keyboard.press('3');
  await variants.mode('void');
  await variants.drag([2, 1]);
  await variants.openShape();
  await variants.rule('antiKing', true);
  await expect(page).toHaveURL(/#variants$/);
  await page.reload();
  await expect(variants.status).toContainText('Your board is as you left it. 1 given, 1 cage.');
  await expect(variants.status).toContainText('anti-king');
  await variants.expectCell(1, 2, ['empty'], 'box 1', 'cage of 3');
  await variants.expectCell(2, 1, [texts.shapes.void]);
  await variants.expectCell(4, 4, ['3 given'], 'box 4');
  await expect(
    variants.view.getByRole('combobox', { name: texts.variants.presets.label }),
  ).toHaveValue('');
  // The rule, the void cell, and what was in it.
  await variants.press(texts.actions.undo);
  await expect(variants.status).not.toContainText('anti-king');
  await variants.press(texts.actions.undo);
  await variants.expectCell(2, 1, ['empty'], 'box 1');
  await expect(
    variants.view.getByRole('combobox', { name: texts.variants.presets.label }),
  ).toHaveValue('4x4');
  await page.reload();
  await variants.press(texts.actions.redo);
  await variants.expectCell(2, 1, [texts.shapes.void]);
});

test('a reload with a preset in the URL keeps the work on it', async ({ variants }) => {
  const { page } = variants;
  await variants.open();
  await variants.choose('6x6');
  await variants.cell(1, 1).click();
  await page.keyboard.press('5');
  await expect(page).toHaveURL(/#variants\/6x6$/);
  await page.reload();
  await variants.expectCell(1, 1, ['5 given'], 'box 1');
});

test('stores nothing without changes, and any panel erases all work', async ({
  sudoku,
  rotate,
  variants,
}) => {
  const { page } = sudoku;
  await rotate.open();
  await variants.open();
  await expect(eraser(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await keys(page)).toEqual([]);
  await variants.cell(1, 1).click();
  await page.keyboard.press('8');
  await expect(eraser(page)).toHaveAttribute('aria-disabled', 'false');
  await rotate.open();
  await rotate.crossing(1, 1).click();
  await page.getByRole('link', { name: panelName('solve'), exact: true }).click();
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  const boards = ['solve', 'solve.games', 'solve.puzzles', 'variants', 'variants.games'];
  const names = ['history', 'rotate', ...boards];
  // (The history is loaded and written meanwhile.)
  await expect.poll(() => keys(page)).toEqual(names.map((name) => `jiugong.work.${name}`));
  await rotate.open();
  await eraser(page).click();
  await page.getByRole('button', { name: texts.page.kept.eraseAll, exact: true }).click();
  await expect(eraser(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await keys(page)).toEqual([]);
  await rotate.expectRows('6 9 7', '5 8 4', '3 2 1');
  await variants.open();
  await expect(eraser(page)).toHaveAttribute('aria-disabled', 'true');
  await variants.cell(1, 2).click();
  await page.getByRole('link', { name: panelName('solve'), exact: true }).click();
  await expect(eraser(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await keys(page)).toEqual([]);
  await page.reload();
  await rotate.open();
  await rotate.expectRows('9 8 7', '6 5 4', '3 2 1');
});
