/** Solving and checking in the panel Solve; what a board answers is in node/board-answers.test.ts. */
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED } from './puzzles';

test(
  'the first visit shows a puzzle, and one press solves it',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku }) => {
    await expect(sudoku.page).toHaveTitle('Solve · 九宫 Jiugong Sudoku');
    await sudoku.expectValue(FIRST);
    await expect(sudoku.status).toContainText(texts.status.howTo);
    await sudoku.solve();
    await sudoku.expectValue(FIRST_SOLVED);
    await expect(sudoku.status).toContainText(texts.status.unique);
    await expect(sudoku.status).toContainText(/Found .* ms\./);
  },
);

test('the key of a finished digit takes an answer away, and Undo brings it back', async ({
  sudoku,
}) => {
  await sudoku.solve();
  await sudoku.expectValue(FIRST_SOLVED);
  await sudoku.cell(1, 3).click();
  await sudoku.page.getByRole('button', { name: texts.keypad.done(4, 9) }).click();
  await expect(sudoku.status).toContainText(texts.status.answerGone);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(FIRST_SOLVED);
});

test(
  'Check finds wrong digits without showing the answer',
  { tag: '@gate' },
  async ({ sudoku }) => {
    await sudoku.press(texts.actions.check);
    await expect(sudoku.status).toContainText('Nothing to check yet');
    await sudoku.solve();
    await expect(sudoku.status).toContainText(texts.status.unique);
    await sudoku.press(texts.actions.check);
    await expect(sudoku.status).toContainText(texts.status.solversDigits);
    await sudoku.press(texts.actions.undo);
    await sudoku.cell(1, 3).click();
    await sudoku.page.keyboard.press('4');
    await sudoku.press(texts.actions.check);
    await expect(sudoku.status).toContainText('So far so good');
    await sudoku.cell(1, 4).click();
    await sudoku.page.keyboard.press('2');
    await sudoku.press(texts.actions.check);
    await expect(sudoku.status).toContainText('1 digit is wrong: r1c4.');
    await expect(sudoku.cell(1, 5 + 1)).toHaveAccessibleName(/empty/);
  },
);
