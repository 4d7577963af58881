import { texts } from './english';
import { expect, test } from './fixtures';
import { BLANK, CLASHING, FIRST, FIRST_SOLVED, IMPOSSIBLE, TWO_WAYS } from './puzzles';

test(
  'the first visit shows a puzzle, and one press solves it',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku }) => {
    await expect(sudoku.page).toHaveTitle('Solve · 九宫 Jiugong Sudoku');
    await sudoku.expectValue(FIRST);
    await expect(sudoku.status).toContainText('30 givens');
    await sudoku.solve();
    await sudoku.expectValue(FIRST_SOLVED);
    await expect(sudoku.status).toContainText(texts.status.unique);
    await expect(sudoku.status).toContainText(/Found .* ms\./);
  },
);

test('givens, own digits and answers differ in their accessible names', async ({ sudoku }) => {
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('4');
  await sudoku.solve();
  await expect(sudoku.cell(1, 1)).toHaveAccessibleName('5 given, row 1, column 1, box 1');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName('4 yours, row 1, column 3, box 1');
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName('6 solved, row 1, column 4, box 2');
});

test('the next edit removes an answer', async ({ sudoku }) => {
  await sudoku.solve();
  await sudoku.expectValue(FIRST_SOLVED);
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('9');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^9 yours, clashes/);
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/empty/);
});

test('corrects and names wrong own digits', async ({ sudoku }) => {
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('1');
  await sudoku.solve();
  await sudoku.expectValue(FIRST_SOLVED);
  await expect(sudoku.status).toContainText('Corrected your digit in r1c3.');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 solved, corrected from your 1/);
});

test('shows several solutions together or one by one', async ({ sudoku }) => {
  await sudoku.paste(TWO_WAYS);
  await sudoku.solve();
  await expect(sudoku.status).toContainText('two solutions. They differ in 4 cells.');
  await expect(sudoku.page.getByRole('radio', { name: texts.views.both })).toBeChecked();
  const cell = sudoku.cell(1, 1);
  await expect(cell).toHaveAccessibleName(/in the first solution, . in the second/);
  await sudoku.page.getByRole('radio', { name: texts.views.first }).check();
  const first = await cell.textContent();
  await expect(cell).toHaveAccessibleName(/^[12] solved, row/);
  await sudoku.page.getByRole('radio', { name: texts.views.second }).check();
  await expect(cell).not.toHaveText(first ?? '');
});

test('typing into an answer reports its removal, and Undo restores it', async ({ sudoku }) => {
  await sudoku.solve();
  await sudoku.expectValue(FIRST_SOLVED);
  await sudoku.cell(1, 3).click();
  await sudoku.page.getByRole('button', { name: texts.keypad.done(4, 9) }).click();
  await expect(sudoku.status).toContainText(texts.status.answerGone);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(FIRST_SOLVED);
});

test('Edit givens explains what typing does, also with an answer on the board', async ({
  sudoku,
}) => {
  await sudoku.solve();
  await expect(sudoku.status).toContainText(texts.status.unique);
  await sudoku.toggleEditing();
  await expect(sudoku.status).toContainText(texts.status.editing);
  await expect(sudoku.status).toContainText(texts.status.editingAnswer);
  await sudoku.toggleEditing();
  await expect(sudoku.status).toContainText(texts.status.unique);
});

test('an empty board has at least two solutions', async ({ sudoku }) => {
  await sudoku.chooseExample(texts.solve.examples.names.blank);
  await sudoku.expectValue(BLANK);
  await sudoku.solve();
  await expect(sudoku.status).toContainText(texts.status.several);
});

test('marks and names clashing givens', async ({ sudoku }) => {
  await sudoku.paste(CLASHING);
  await sudoku.solve();
  await expect(sudoku.status).toContainText(texts.status.none);
  await expect(sudoku.status).toContainText('Row 1 has more than one 5: r1c1 and r1c2.');
  await expect(sudoku.cell(1, 1)).toHaveAccessibleName(/^5 given, clashes/);
  await expect(sudoku.cell(1, 2)).toHaveAttribute('aria-invalid', 'true');
});

test('reports a puzzle without solution and without clash', async ({ sudoku }) => {
  await sudoku.paste(IMPOSSIBLE);
  await sudoku.solve();
  await expect(sudoku.status).toContainText('No solution. No two givens clash');
  await sudoku.expectValue(IMPOSSIBLE);
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
    await expect(sudoku.status).toContainText('there are none of yours to check');
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
