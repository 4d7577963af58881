/**
 * Entering a puzzle of one's own ends with Start, which judges it and begins to play. What is judged is in
 * node/start.test.ts, what cannot be played in node/board-panel.test.ts, and that the history has the puzzle from then on in
 * node/game-keeper.test.ts.
 */
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST } from './puzzles';
import { SudokuPage } from './sudoku-page';

const { start } = texts.page;

/** Types the digits of a puzzle on an empty board. */
async function enter(sudoku: SudokuPage, puzzle: string): Promise<void> {
  await sudoku.choose(texts.page.puzzle.own);
  for (const sign of puzzle) await sudoku.page.keyboard.press(sign === '.' ? '0' : sign);
  await sudoku.expectPuzzle(puzzle);
}

test('a puzzle with one solution is ready, and played', { tag: '@gate' }, async ({ sudoku }) => {
  await enter(sudoku, FIRST);
  await expect(sudoku.page.locator('jiugong-board')).toHaveClass(/editing/);
  await expect(sudoku.status).toContainText(start.lastCellHow);
  await expect(sudoku.button(texts.actions.check)).toHaveCount(0);
  await sudoku.press(start.label);
  await expect(sudoku.status).toContainText(start.ready);
  await sudoku.expectEditing(false);
  await expect(sudoku.page.locator('jiugong-board')).not.toHaveClass(/editing/);
  // The answer stays hidden, and keys go to the board.
  await sudoku.expectValue(FIRST);
  await expect(sudoku.page.locator('jiugong-board')).toBeFocused();
  await sudoku.cell(1, 3).click();
  await sudoku.page.keyboard.press('4');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(FIRST);
  // Undo goes back to entering, with the givens as they are, and Redo to playing.
  await sudoku.press(texts.actions.undo);
  await sudoku.expectValue(FIRST);
  await sudoku.expectEditing(true);
  await sudoku.press(texts.actions.redo);
  await sudoku.expectEditing(false);
});

test('a variant is started in the same way', async ({ variants }) => {
  await variants.open();
  await variants.choose('killer', true);
  await variants.mode('cages');
  await expect(variants.view.locator('jiugong-board')).toHaveClass(/editing/);
  await variants.press(start.label);
  await expect(variants.status).toContainText(start.ready);
  await expect(variants.view.getByRole('radio', { name: texts.modes.digit })).toBeVisible();
  await variants.mode('cages');
  await variants.chooseItem(texts.variants.tools.eraseAll.cages);
  await variants.press(start.label);
  await expect(variants.status).toContainText(start.several);
  await expect(variants.button(texts.actions.check)).toBeVisible();
});
