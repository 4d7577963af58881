/**
 * Entering a puzzle of one's own ends with Start, which judges it and begins to play. What is judged is in
 * node/start.test.ts, and that the history has the puzzle from then on in node/game-keeper.test.ts.
 */
import type { ToHost } from '../../engine/protocol';
import { texts } from './english';
import { expect, test } from './fixtures';
import { HistoryDialog } from './history-dialog';
import { FIRST, IMPOSSIBLE } from './puzzles';
import { SudokuPage } from './sudoku-page';
import { VariantsPage } from './variants-page';

const { start } = texts.page;

/** Types the digits of a puzzle on an empty board. */
async function enter(sudoku: SudokuPage, puzzle: string): Promise<void> {
  await sudoku.choose('puzzle', texts.page.puzzle.own);
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
  // The answer stays hidden, and the button has become that for a check.
  await sudoku.expectValue(FIRST);
  await expect(sudoku.button(texts.actions.check)).toBeFocused();
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

test('what cannot be played stays to be mended', async ({ sudoku }) => {
  await sudoku.choose('puzzle', texts.page.puzzle.own);
  await expect(sudoku.status).toContainText(start.how);
  await sudoku.press(start.label);
  await expect(sudoku.status).toContainText(start.nothing);
  await sudoku.expectEditing(true);
  await enter(sudoku, IMPOSSIBLE);
  await sudoku.press(start.label);
  await expect(sudoku.status).toContainText('givens conflict');
  await sudoku.expectEditing(true);
  await expect(sudoku.button(start.label)).toBeVisible();
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
  await variants.press(texts.variants.tools.eraseAll);
  await variants.press(start.label);
  await expect(variants.status).toContainText(start.several);
  await expect(variants.button(texts.actions.check)).toBeVisible();
});

test('a variant that the engine does not take is not started', async ({ variants }) => {
  await variants.open();
  await variants.choose('killer');
  await variants.openShape();
  await variants.range('high', 8);
  await variants.press(start.label);
  await expect(variants.status).toContainText(texts.shapes.unsolvable);
  await expect(variants.button(start.label)).toBeVisible();
});

test('a board of the history ends the judging of a variant', async ({ page, homeUrl }) => {
  // A worker that receives no call once it is held, so that there is something to end.
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: ToHost, transfer: object = []): void {
        const isHeld = 'held' in document.documentElement.dataset;
        const heard = isHeld && message.kind === 'calls' ? { ...message, calls: [] } : message;
        super.postMessage(heard, transfer as Transferable[]);
      }
    };
  });
  await page.goto(homeUrl);
  const variants = new VariantsPage(new SudokuPage(page));
  const history = new HistoryDialog(page);
  await variants.open();
  await variants.choose('4x4');
  await variants.cell(1, 1).click();
  await page.keyboard.press('2');
  await page.evaluate(() => (document.documentElement.dataset['held'] = ''));
  await variants.press(start.label);
  await expect(variants.button(texts.actions.stop)).toBeVisible();
  await history.open();
  await history.import(
    JSON.stringify({
      jiugong: 'history',
      version: 1,
      games: [
        {
          id: '1'.repeat(16),
          panel: 'variants',
          state: '1-P4X4-S4413322-CZF3',
          time: 0,
          updated: 1_700_000_000_000,
          solved: false,
        },
      ],
    }),
  );
  await history.openBoard(0);
  await expect(variants.status).toContainText(texts.share.opened.how);
  await expect(variants.button(texts.actions.check)).toBeVisible();
});
