/** A user's own puzzle: typed from paper, or pasted by a button on devices without keys. */
import { texts } from './english';
import { expect, test } from './fixtures';
import { BLANK, FIRST, TWO_WAYS } from './puzzles';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('New offers an empty board for a puzzle from paper', async ({ sudoku }) => {
  await sudoku.button(texts.page.newPuzzle.label).tap();
  await sudoku.button(texts.page.newPuzzle.own).tap();
  await expect(sudoku.status).toContainText(texts.status.editing);
  await expect(sudoku.status).toBeInViewport({ ratio: 1 });
  await expect(sudoku.page.locator('#new-panel')).toHaveCount(0);
  await sudoku.button('Enter 5').tap();
  await sudoku.expectPuzzle(`5${BLANK.slice(1)}`);
  await sudoku.button(texts.actions.undo).tap();
  await sudoku.button(texts.actions.undo).tap();
  await sudoku.expectPuzzle(FIRST);
});

test('a button pastes a copied puzzle', async ({ sudoku, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sudoku.page.evaluate((text) => navigator.clipboard.writeText(text), TWO_WAYS);
  await sudoku.button(texts.page.newPuzzle.label).tap();
  await sudoku.button(texts.page.newPuzzle.paste).tap();
  await sudoku.expectPuzzle(TWO_WAYS);
  await expect(sudoku.grid).toBeInViewport({ ratio: 1 });
});

for (const [how, script] of [
  ['refused', 'Clipboard.prototype.readText = () => Promise.reject(new DOMException(""))'],
  ['missing', 'delete Navigator.prototype.clipboard'],
] as const) {
  test(`the text field takes the paste if the clipboard is ${how}`, async ({ sudoku }) => {
    const { page } = sudoku;
    await page.evaluate(script);
    await sudoku.button(texts.page.newPuzzle.label).tap();
    await sudoku.button(texts.page.newPuzzle.paste).tap();
    const draft = page.locator('#draft');
    await expect(draft).toBeFocused();
    await expect(draft).toBeInViewport();
    await expect(sudoku.status).toContainText('Paste into the text field');
    await page.keyboard.insertText(TWO_WAYS);
    await expect(draft).toHaveValue(TWO_WAYS);
    await sudoku.button(texts.page.text.put).tap();
    await sudoku.expectPuzzle(TWO_WAYS);
  });
}
