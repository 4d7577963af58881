/** What the menu asks the solver; what a board answers is in node/board-answers.test.ts. */
import type { JiugongBoard } from '../../board/jiugong-board';
import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton, menuItem } from './menus';
import { BLANK, FIRST, FIRST_SOLVED, IMPOSSIBLE } from './puzzles';

test('each item of the menu asks what it says', async ({ sudoku }) => {
  const { solver } = texts.page;
  await sudoku.choose(solver.conflict);
  await expect(sudoku.status).toContainText(texts.status.noConflict);
  await sudoku.cell(1, 3).click();
  await sudoku.choose(solver.cell);
  await expect(sudoku.status).toContainText('The digit in r1c3 is 4.');
  await sudoku.expectValue(`${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
  // A press may show the answer, and the item says so, also without a mouse.
  await menuButton(sudoku.page).click();
  const item = menuItem(sudoku.page, solver.candidates);
  await expect(item).toHaveAccessibleDescription(solver.hints.candidates);
  await item.click();
  await expect(sudoku.status).toContainText(texts.status.allSure);
  await sudoku.expectValue(FIRST_SOLVED);
  await sudoku.chooseExample(texts.solve.examples.names.blank);
  await sudoku.expectValue(BLANK);
  await sudoku.choose(solver.count);
  await expect(sudoku.status).toContainText('More than 1,000,000 solutions.');
});

test('a long search can be stopped', async ({ sudoku }) => {
  await sudoku.page.locator('jiugong-board').evaluate((board: JiugongBoard) => {
    board.clear();
    void board.count(100_000_000);
  });
  await expect(sudoku.status).toContainText(texts.status.slow);
  await sudoku.press(texts.actions.stop);
  await expect(sudoku.status).toContainText(texts.status.stopped);
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
