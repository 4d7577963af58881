import { texts } from './english';
import { expect, test } from './fixtures';
import * as puzzles from './puzzles';
import { FIRST, FIRST_SOLVED } from './puzzles';
import type { SudokuPage } from './sudoku-page';

const draft = ({ page }: SudokuPage) =>
  page.getByRole('textbox', { name: texts.solve.text.puzzle });
const answer = ({ page }: SudokuPage) =>
  page.getByRole('textbox', { name: texts.solve.text.answer });
const report = ({ page }: SudokuPage) => page.locator('details .report');

test.beforeEach(({ sudoku }) => sudoku.openText());

test('answers a text in its own format, with a summary', { tag: '@gate' }, async ({ sudoku }) => {
  await draft(sudoku).fill(`${FIRST}\n${puzzles.CLASHING}\n${FIRST}\n`);
  await sudoku.press(texts.solve.text.solve);
  await expect(answer(sudoku)).toHaveValue(
    `${FIRST_SOLVED}\n${puzzles.CLASHING}\n${FIRST_SOLVED}\n`,
  );
  await expect(report(sudoku)).toHaveText('3 puzzles: 2 unique, 1 without a solution (puzzle 2).');
  await draft(sudoku).fill('1');
  await expect(answer(sudoku)).toBeHidden();
});

test('names and selects the position of an error', { tag: '@gate' }, async ({ sudoku }) => {
  await draft(sudoku).fill(puzzles.ZEROS.replace('760000805', '76a000805'));
  for (const name of ['Solve text', 'Put on board']) {
    await sudoku.press(name);
    await expect(report(sudoku)).toHaveText(texts.errors.notAPuzzle);
    await expect(
      sudoku.page.getByRole('button', { name: /^Line 5, column 3: found/ }),
    ).toBeVisible();
    await expect(draft(sudoku)).toBeFocused();
    expect(
      await draft(sudoku).evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      ),
    ).toBe('a');
  }
  await sudoku.expectValue(FIRST);
});

test('a paste into a text field stays there', async ({ sudoku }) => {
  await draft(sudoku).fill('');
  await draft(sudoku).focus();
  await sudoku.paste(puzzles.ZEROS);
  await sudoku.expectValue(FIRST);
});

test('copies the answer', async ({ sudoku, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await draft(sudoku).fill(FIRST);
  await sudoku.press(texts.solve.text.solve);
  await sudoku.press(texts.solve.text.copyAnswer);
  await expect(sudoku.page.getByText(texts.page.text.copied, { exact: true })).toBeVisible();
  expect(await sudoku.page.evaluate(() => navigator.clipboard.readText())).toBe(
    await answer(sudoku).inputValue(),
  );
});

test('long work is stopped by the button', async ({ sudoku }) => {
  const hard =
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....\n';
  await draft(sudoku).evaluate((field: HTMLTextAreaElement, text) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, hard.repeat(20_000));
  await sudoku.press(texts.solve.text.solve);
  await sudoku.press(texts.actions.stop);
  await expect(sudoku.button(texts.solve.text.solve)).toBeVisible();
  await expect(answer(sudoku)).toBeHidden();
  await expect(report(sudoku)).toHaveText(texts.status.stopped);
});
