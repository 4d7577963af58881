import type { JiugongBoard } from '../../board/jiugong-board';
import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton } from './menus';
import { boardOf, FIRST, FIRST_SOLVED, QUESTION_MARKS, QUESTION_MARKS_SOLVED } from './puzzles';
import type { SudokuPage } from './sudoku-page';

/** Presses Tab until the button is focused, as a user without a mouse does. */
async function tabTo(sudoku: SudokuPage, name: string): Promise<void> {
  const button = sudoku.button(name);
  for (let step = 0; step < 40; ++step) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await sudoku.page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name}`);
}

test('types and solves a printed puzzle without a mouse', { tag: '@gate' }, async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  await tabTo(sudoku, texts.page.puzzle.own);
  await keyboard.press('Enter');
  await sudoku.expectEditing(true);
  await expect(sudoku.cell(1, 1)).toBeFocused();
  const puzzle = boardOf(QUESTION_MARKS);
  for (const character of puzzle) await keyboard.press(character === '.' ? '0' : character);
  await sudoku.expectPuzzle(puzzle);
  await keyboard.press('Control+Enter');
  await sudoku.expectValue(boardOf(QUESTION_MARKS_SOLVED));
});

/** Presses Tab until the focus is in the grid, past the header. */
async function tabIntoGrid({ page }: SudokuPage): Promise<void> {
  await page.getByRole('button', { name: texts.page.settings.title }).focus();
  await page.keyboard.press('Tab');
}

test('Tab enters the grid at one cell and leaves it', { tag: '@gate' }, async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  await tabIntoGrid(sudoku);
  await expect(sudoku.cell(1, 1)).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await expect(sudoku.cell(2, 2)).toBeFocused();
  await keyboard.press('Tab');
  await expect(sudoku.button(texts.solve.newPuzzle.title)).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(sudoku.cell(2, 2)).toBeFocused();
});

test('arrows stop at the edges; Home and End go to them', async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  await tabIntoGrid(sudoku);
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowUp');
  await expect(sudoku.cell(1, 1)).toBeFocused();
  await keyboard.press('End');
  await expect(sudoku.cell(1, 9)).toBeFocused();
  await keyboard.press('Control+End');
  await expect(sudoku.cell(9, 9)).toBeFocused();
  await keyboard.press('Home');
  await expect(sudoku.cell(9, 1)).toBeFocused();
  await keyboard.press('Control+Home');
  await expect(sudoku.cell(1, 1)).toBeFocused();
});

test(
  'arrows move the selection from wherever digits land',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page } = sudoku;
    const { keyboard } = page;
    await sudoku.cell(1, 3).click();
    await keyboard.press('4');
    await sudoku.press(texts.actions.check);
    await keyboard.press('ArrowRight');
    await expect(sudoku.cell(1, 4)).toBeFocused();
    await keyboard.press('6');
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
    await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/^6 yours/);
    await sudoku.press(texts.actions.check);
    await keyboard.press('Control+End');
    await expect(sudoku.cell(9, 9)).toBeFocused();
    await sudoku.press(texts.actions.check);
    await keyboard.press('Shift+ArrowLeft');
    await expect(sudoku.grid.getByRole('gridcell', { selected: true })).toHaveCount(2);
  },
);

test('arrows stay with controls that use them, and scroll the page without a cell', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const { keyboard } = page;
  await page.setViewportSize({ width: 390, height: 500 });
  await sudoku.enterDigits(FIRST_SOLVED, 1);
  await page.locator('jiugong-board').evaluate((board: JiugongBoard) => (board.selected = null));
  await sudoku.button(texts.actions.check).focus();
  await page.evaluate(() => scrollTo(0, 0));
  await keyboard.press('End');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(sudoku.grid.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await sudoku.cell(1, 3).click();
  const kept = sudoku.cell(1, 3);
  const digit = page.getByRole('radio', { name: texts.modes.digit });
  await digit.focus();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: texts.modes.corner })).toBeChecked();
  await menuButton(page).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Escape']) await keyboard.press(key);
  await expect(kept).toHaveAttribute('aria-selected', 'true');
});

test('types, erases and locks digits', async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  const cell = sudoku.cell(1, 3);
  await cell.focus();
  for (const key of ['Delete', 'Backspace', '0', 'Space']) {
    await keyboard.press('4');
    await expect(cell).toHaveAccessibleName(/^4 yours/);
    await keyboard.press(key);
    await expect(cell).toHaveAccessibleName(/empty/);
  }
  await keyboard.press('ArrowLeft');
  await keyboard.press('9');
  await expect(sudoku.status).toContainText(texts.status.locked);
  await sudoku.expectValue(FIRST);
});

test('undo and redo, by key and by button', { tag: '@gate' }, async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  await sudoku.cell(1, 3).focus();
  await keyboard.press('4');
  await keyboard.press('ArrowRight');
  await keyboard.press('6');
  await keyboard.press('Control+z');
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/empty/);
  await keyboard.press('Control+z');
  await sudoku.expectValue(FIRST);
  await keyboard.press('Control+y');
  await keyboard.press('Control+Shift+Z');
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/^6 yours/);
  await sudoku.press(texts.actions.undo);
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/empty/);
  await sudoku.press(texts.actions.redo);
  await expect(sudoku.cell(1, 4)).toHaveAccessibleName(/^6 yours/);
  await expect(sudoku.button(texts.actions.redo)).toHaveAttribute('aria-disabled', 'true');
});

test('Undo takes an example back', async ({ sudoku }) => {
  await sudoku.chooseExample(texts.solve.examples.names['question-marks']);
  await sudoku.expectPuzzle(boardOf(QUESTION_MARKS));
  await sudoku.press(texts.actions.undo);
  await sudoku.expectPuzzle(FIRST);
});
