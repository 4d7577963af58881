/** Panels that the user opens on a phone come into view and get the focus, and nothing moves. */
import type { Locator } from '@playwright/test';
import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton, menuItem } from './menus';
import type { SudokuPage } from './sudoku-page';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const hasFocus = (panel: Locator): Promise<boolean> =>
  panel.evaluate((element) => element.contains(document.activeElement));

/** Presses the button that opens a panel, and checks the position of the panel. */
async function expectOpened(opener: Locator, panel: Locator, top: Locator): Promise<void> {
  await opener.tap();
  await expect(top).toBeInViewport({ ratio: 1 });
  await expect.poll(() => hasFocus(panel)).toBe(true);
}

const summary = ({ page }: SudokuPage, view: string, name: string): Locator =>
  page.locator(`${view} summary`, { hasText: name });

test('the dialogs of the puzzle', async ({ sudoku }) => {
  const { page, solve } = texts;
  for (const [label, { title }] of [
    [solve.newPuzzle.label, solve.newPuzzle],
    [page.puzzle.daily, solve.daily],
    [solve.examples.label, solve.examples],
  ] as const) {
    const dialog = sudoku.page.getByRole('dialog', { name: title });
    await menuButton(sudoku.page).tap();
    await expectOpened(menuItem(sudoku.page, label), dialog, dialog.getByRole('heading').first());
    await sudoku.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menuButton(sudoku.page)).toBeFocused();
  }
});

test(
  'the panels of Rotate and Variants',
  { tag: '@gate' },
  async ({ sudoku, rotate, variants }) => {
    const { page } = sudoku;
    await rotate.open('sort');
    const moves = summary(sudoku, '#rotate-view', texts.rotate.text.moves);
    await expectOpened(moves, page.locator('#rotate-view details').last(), page.locator('#moves'));
    await variants.open();
    const shape = summary(sudoku, '#variants-view', texts.variants.shape.title);
    await expectOpened(shape, page.locator('#variants-view .shape'), shape);
  },
);

test('the share dialog', async ({ sudoku }) => {
  const dialog = sudoku.page.getByRole('dialog');
  await menuButton(sudoku.page).tap();
  await expectOpened(menuItem(sudoku.page, `${texts.share.open}…`), dialog, dialog);
});
