/** Workers that crash in what the page asks of them: it says so, and does it when it is asked again. */
import type { Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { letWorkersCrash, type CrashingWorkers } from '../crashing-workers.mjs';
import { texts } from './english';
import { expect, test } from './fixtures';
import { drawPhoto, fakeCamera, PhotoDialog } from './photos';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { WalkPage } from './walk-page';

const { engine, codes } = texts.errors;

test.beforeEach(({ page }) => page.addInitScript(letWorkersCrash));

/** Crashes the workers that are handed calls next. */
const crashNext = (page: Page, times = 1): Promise<void> =>
  page.evaluate((count) => (window as unknown as CrashingWorkers).crashNext('trap', count), times);

test('in Solve and in a hint', { tag: '@gate' }, async ({ sudoku }) => {
  const { page, status } = sudoku;
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await crashNext(page);
  await sudoku.press(texts.actions.hint);
  await expect(status).toContainText(engine);
  await expect(status).toContainText(codes.internal);
  await sudoku.press(texts.actions.hint);
  await expect(status).toContainText('row 5, column 5');
  await crashNext(page);
  await sudoku.solve();
  await expect(status).toContainText(codes.internal);
  // What was entered is still there.
  await sudoku.expectValue(`534${FIRST.slice(3)}`);
  await sudoku.solve();
  await sudoku.expectValue(FIRST_SOLVED);
});

test('in the walk-through', async ({ sudoku }) => {
  const { page } = sudoku;
  const walk = new WalkPage(page);
  await crashNext(page);
  await walk.open();
  await expect(walk.told).toContainText(codes.internal);
  await walk.press(texts.walk.goOn);
  await walk.expectSteps(51);
});

test('while a photo is read', async ({ sudoku }) => {
  const { page } = sudoku;
  const photo = new PhotoDialog(sudoku);
  await fakeCamera(page, 'NotFoundError');
  await photo.open();
  await expect(photo.noCamera).toBeVisible();
  const picture = await drawPhoto(page, [{ puzzle: FIRST }]);
  await crashNext(page);
  await photo.choose(picture);
  await expect(photo.problem).toContainText(texts.photo.problems.failed[0]);
  await photo.choose(picture);
  await expect(photo.cells).toBeVisible();
});

test('in the live check of Variants', async ({ variants }) => {
  const { live } = texts.variants;
  await variants.open();
  await variants.choose('4x4');
  const give = (cell: number, value: number): Promise<void> =>
    variants.view.locator('jiugong-board').evaluate(
      (board: JiugongBoard, [at, digit]) => {
        board.selected = at;
        board.enter(digit);
      },
      [cell, value] as const,
    );
  await crashNext(variants.page);
  await give(0, 1);
  await expect(variants.verdict).toHaveText(live.failed);
  await variants.press(live.failed);
  await expect(variants.status).toContainText(codes.internal);
  await give(5, 3);
  await expect(variants.verdict).toHaveText(live.several);
});

test('in the search of Rotate', async ({ rotate }) => {
  await rotate.open();
  await crashNext(rotate.page);
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText(codes.internal);
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.status).toContainText('the minimum');
});
