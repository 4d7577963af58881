/** Explanations besides the solution: candidates, counts, and contradictions. */
import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton, menuItem } from './menus';
import { BLANK, FIRST, FIRST_SOLVED, IMPOSSIBLE, TWO_WAYS } from './puzzles';
import type { SudokuPage } from './sudoku-page';

const count = (sudoku: SudokuPage, limit: number): Promise<void> =>
  sudoku.choose('solver', texts.page.solver.countTo(limit));

test('solves only the selected cells', async ({ sudoku }) => {
  await sudoku.choose('solver', texts.page.solver.cell);
  await expect(sudoku.status).toContainText(texts.status.pickBlank);
  await sudoku.cell(1, 3).click();
  await sudoku.choose('solver', texts.page.solver.cell);
  await expect(sudoku.status).toContainText('The digit in r1c3 is 4.');
  await sudoku.expectValue(`${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
  await sudoku.cell(1, 6).click({ modifiers: ['Control'] });
  await sudoku.cell(1, 7).click({ modifiers: ['Control'] });
  await sudoku.choose('solver', texts.page.solver.cell);
  await expect(sudoku.status).toContainText('3 cells filled in.');
  await expect(sudoku.cell(1, 7)).toHaveAccessibleName(/^9 yours/);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(`${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
});

test('lists the possible digits of a cell with several', async ({ sudoku }) => {
  await sudoku.paste(TWO_WAYS);
  await sudoku.expectPuzzle(TWO_WAYS);
  await sudoku.cell(1, 1).click();
  await sudoku.choose('solver', texts.page.solver.cell);
  await expect(sudoku.status).toContainText('The digit in r1c1 can be 1 or 2.');
  await expect(sudoku.cell(1, 1)).toHaveAccessibleName(/empty, can be 1 2, row/);
  await sudoku.expectValue(TWO_WAYS);
});

test('shows true candidates and removes them at the next edit', async ({ sudoku }) => {
  // A press may show the answer, and the item says so, also without a mouse.
  const { solver } = texts.page;
  await menuButton(sudoku.page, 'solver').click();
  const item = menuItem(sudoku.page, solver.candidates);
  await expect(item).toContainText(solver.candidatesNote);
  await expect(item).toHaveAccessibleDescription(solver.hints.candidates);
  await item.click();
  await expect(sudoku.status).toContainText(texts.status.allSure);
  await expect(sudoku.status).toContainText(texts.status.solversDigitsHow);
  await sudoku.expectValue(FIRST_SOLVED);
  await sudoku.paste(TWO_WAYS);
  await sudoku.expectPuzzle(TWO_WAYS);
  await sudoku.choose('solver', texts.page.solver.candidates);
  await expect(sudoku.status).toContainText('4 cells can hold more than one digit.');
  await expect(sudoku.cell(1, 1)).toHaveAccessibleName(/can be 1 2, row/);
  await sudoku.cell(1, 1).click();
  await sudoku.page.keyboard.press('1');
  await expect(sudoku.cell(1, 2)).toHaveAccessibleName(/empty, row/);
});

test('says which digits have no solution together, and shows none', async ({ sudoku }) => {
  const { conflict } = texts.page.solver;
  const reasons = sudoku.grid.getByRole('gridcell', { name: texts.board.reason });
  await sudoku.choose('solver', conflict);
  await expect(sudoku.status).toContainText(texts.status.noConflict);
  await sudoku.expectValue(FIRST);
  // 1 is no clash there, but not the digit of the solution.
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('1');
  await sudoku.choose('solver', conflict);
  await expect(sudoku.status).toContainText(texts.status.noneTogether);
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(new RegExp(texts.board.reason));
  await sudoku.expectValue(`${FIRST.slice(0, 2)}1${FIRST.slice(3)}`);
  await sudoku.press(texts.actions.undo);
  await expect(reasons).toHaveCount(0);
  // A clash says all.
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('5');
  await sudoku.choose('solver', conflict);
  await expect(sudoku.status).toContainText(texts.status.noneTogether);
  await expect(sudoku.status).toContainText('Row 1');
  await expect(reasons).toHaveCount(0);
});

test('counts solutions up to a chosen limit', async ({ sudoku }) => {
  await count(sudoku, 10_000);
  await expect(sudoku.status).toContainText('Exactly 1 solution.');
  await sudoku.chooseExample(texts.solve.examples.names.blank);
  await sudoku.expectValue(BLANK);
  await count(sudoku, 10_000);
  await expect(sudoku.status).toContainText('More than 10,000 solutions.');
  await count(sudoku, 100);
  await expect(sudoku.status).toContainText('More than 100 solutions.');
  await sudoku.expectValue(BLANK);
});

test('stops a long count', async ({ sudoku }) => {
  await sudoku.chooseExample(texts.solve.examples.names.blank);
  await sudoku.expectValue(BLANK);
  await count(sudoku, 100_000_000);
  // The number grows meanwhile.
  const least = new RegExp(
    [4, 5, 6, 7].map((zeros) => texts.status.atLeast(10 ** zeros)).join('|'),
  );
  await expect(sudoku.status).toContainText(least);
  await expect(sudoku.status).toContainText(texts.status.slow);
  await sudoku.press(texts.actions.stop);
  await expect(sudoku.status).toContainText(texts.status.stopped);
  await expect(sudoku.status).toContainText(least);
});

test('ignores own digits that leave no solution, and reports it', async ({ sudoku }) => {
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('1');
  await count(sudoku, 10_000);
  await expect(sudoku.status).toContainText('Exactly 1 solution. This is for the givens alone');
});

test('shows two solutions that differ in many cells', async ({ sudoku }) => {
  await sudoku.chooseExample(texts.solve.examples.names.blank);
  await sudoku.expectValue(BLANK);
  await sudoku.solve();
  await expect(sudoku.status).toContainText('At least two solutions. They differ in 81 cells.');
});

test('marks and names givens that conflict', { tag: '@gate' }, async ({ sudoku }) => {
  await sudoku.paste(IMPOSSIBLE);
  await sudoku.expectPuzzle(IMPOSSIBLE);
  await sudoku.solve();
  await expect(sudoku.status).toContainText('These 7 givens conflict: r1c1');
  const marked = sudoku.grid.getByRole('gridcell', { name: texts.board.reason });
  await expect(marked).toHaveCount(7);
  const shape = (row: number, column: number) =>
    sudoku.cell(row, column).evaluate((cell) => getComputedStyle(cell, '::before').borderTopStyle);
  expect([await shape(1, 1), await shape(1, 9)]).toEqual(['dashed', 'none']);
});
