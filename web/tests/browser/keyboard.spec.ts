import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton, menuItem } from './menus';
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
  await tabTo(sudoku, texts.page.puzzle.menu);
  await keyboard.press('Enter');
  // The fifth item of the menu.
  for (let item = 1; item < 5; ++item) await keyboard.press('ArrowDown');
  await expect(menuItem(sudoku.page, texts.page.puzzle.own)).toBeFocused();
  await keyboard.press('Enter');
  await sudoku.expectEditing(true);
  await expect(sudoku.cell(1, 1)).toBeFocused();
  const puzzle = boardOf(QUESTION_MARKS);
  for (const character of puzzle) await keyboard.press(character === '.' ? '0' : character);
  await sudoku.expectPuzzle(puzzle);
  await keyboard.press('Control+Enter');
  await sudoku.expectValue(boardOf(QUESTION_MARKS_SOLVED));
});

test('Enter shows no answer; Control or Command with it does, and Undo takes it back', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const { keyboard } = page;
  const typed = `${FIRST.slice(0, 2)}4${FIRST.slice(3)}`;
  await sudoku.cell(1, 3).click();
  await keyboard.press('4');
  await keyboard.press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await keyboard.press('Enter');
  // The answer would be there before a check is.
  await sudoku.press(texts.actions.check);
  await expect(sudoku.status).toContainText(texts.status.allRight(1, 50));
  await sudoku.expectValue(typed);
  for (const key of ['Control+Enter', 'Meta+Enter']) {
    await keyboard.press(key);
    await expect(sudoku.status).toContainText(texts.status.unique);
    await sudoku.expectValue(FIRST_SOLVED);
    await keyboard.press('Control+z');
    await sudoku.expectValue(typed);
  }
});

test('Clear moves the focus to the first cell', async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  await sudoku.cell(9, 9).click();
  await sudoku.clear();
  await expect(sudoku.cell(1, 1)).toBeFocused();
  for (const digit of '53') await keyboard.press(digit);
  await sudoku.expectPuzzle(`53${'.'.repeat(79)}`);
  await expect(sudoku.cell(1, 3)).toBeFocused();
});

test('typing after the last cell changes nothing until a cell is selected', async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  await sudoku.clear();
  await sudoku.cell(9, 8).click();
  for (const digit of '1234') await keyboard.press(digit);
  await sudoku.expectPuzzle(`${'.'.repeat(79)}12`);
  await expect(sudoku.status).toContainText(texts.status.lastCell);
  await sudoku.cell(9, 9).click();
  await keyboard.press('5');
  await sudoku.expectPuzzle(`${'.'.repeat(79)}15`);
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
  await expect(sudoku.status).toBeFocused();
  await keyboard.press('Tab');
  await expect(sudoku.page.getByRole('radio', { name: texts.modes.digit })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(sudoku.cell(2, 2)).toBeFocused();
});

test('arrows stop at the edges; Home and End go to them', { tag: '@gate' }, async ({ sudoku }) => {
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
  await menuButton(page, 'puzzle').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Escape']) await keyboard.press(key);
  await expect(kept).toHaveAttribute('aria-selected', 'true');
  // A status that fits takes no arrows; one that is too long for its place scrolls.
  await sudoku.status.focus();
  await keyboard.press('ArrowDown');
  await expect(sudoku.cell(2, 3)).toBeFocused();
  await sudoku.status.evaluate((status) => {
    Object.assign(status.style, { overflowY: 'auto', minBlockSize: 0, maxBlockSize: '10px' });
    status.focus();
  });
  await keyboard.press('ArrowDown');
  await expect(sudoku.cell(2, 3)).toHaveAttribute('aria-selected', 'true');
});

test('types, erases and locks digits', { tag: '@gate' }, async ({ sudoku }) => {
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

test('undo reverts Clear, Reset, answers and examples', async ({ sudoku }) => {
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('4');
  await sudoku.startAgain();
  await sudoku.expectValue(FIRST);
  await sudoku.solve();
  await sudoku.expectValue(FIRST_SOLVED);
  await sudoku.clear();
  await sudoku.expectValue('.'.repeat(81));
  await sudoku.chooseExample(texts.solve.examples.names['question-marks']);
  await sudoku.expectPuzzle(boardOf(QUESTION_MARKS));
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue('.'.repeat(81));
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(FIRST_SOLVED);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(FIRST);
  await sudoku.press(texts.actions.undo);
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  await sudoku.press(texts.actions.undo);
  await expect(sudoku.button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
});

test('givens can be edited, and typing continues after a click elsewhere', async ({ sudoku }) => {
  await sudoku.cell(1, 1).click();
  await sudoku.toggleEditing();
  await sudoku.page.keyboard.press('8');
  await expect(sudoku.cell(1, 1)).toHaveAccessibleName(/^8 given/);
  await sudoku.page.keyboard.press('Control+z');
  await sudoku.expectValue(FIRST);
});

test('Control+Enter on a link is the browser’s', async ({ sudoku, context }) => {
  const opened = context.waitForEvent('page');
  await sudoku.page.getByRole('link', { name: texts.page.panelNames.rotate, exact: true }).focus();
  await sudoku.page.keyboard.press('Control+Enter');
  await (await opened).close();
  await sudoku.expectValue(FIRST);
});
