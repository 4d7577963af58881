/** The settings: kept, and applied to every board of the page. */
import { texts } from './english';
import { expect, test } from './fixtures';
import { inSettings } from './settings';
import { FIRST } from './puzzles';
import { resize } from './resize';

const { settings: words } = texts.page;

const CHOICES = [
  ['highlight', 'digits'],
  ['mistakes', 'wrong'],
  ['entry', 'digit'],
  ['notes', 'automatic'],
] as const;

test(
  'settings apply to every board, also to a later one, and are kept',
  { tag: '@gate' },
  async ({ sudoku, variants, page }) => {
    await inSettings(page, async (dialog) => {
      for (const [name, value] of CHOICES) {
        await dialog.getByRole('combobox', { name: words[name].label }).selectOption(value);
      }
      await dialog.getByRole('checkbox', { name: words.tidy }).uncheck();
      await dialog.getByRole('checkbox', { name: words.clock }).uncheck();
    });
    const expectAll = async (): Promise<void> => {
      for (const board of await page.locator('jiugong-board').all()) {
        for (const [name, value] of CHOICES) await expect(board).toHaveJSProperty(name, value);
        await expect(board).toHaveJSProperty('keepMarks', true);
      }
      await expect(page.locator('html')).toHaveAttribute('data-clock', 'hidden');
    };
    await expectAll();
    await variants.open();
    await expect(page.locator('jiugong-board')).toHaveCount(2);
    await expectAll();
    await page.reload();
    await expect(page.locator('jiugong-board')).toHaveCount(2);
    await expectAll();
    await inSettings(page, async (dialog) => {
      for (const [name, value] of CHOICES) {
        await expect(dialog.getByRole('combobox', { name: words[name].label })).toHaveValue(value);
      }
      await expect(dialog.getByRole('checkbox', { name: words.clock })).not.toBeChecked();
    });
    await sudoku.expectPuzzle(FIRST);
  },
);

test('a large board is larger at every zoom of the browser', async ({ sudoku, page }) => {
  await sudoku.cell(1, 3).click();
  // Zoom leaves a window of 1200 × 900 with fewer pixels of CSS: 100%, 125%, 150%, 200%.
  const widths = async (): Promise<readonly number[]> => {
    const found: number[] = [];
    for (const zoom of [1, 1.25, 1.5, 2]) {
      await resize(page, 1200 / zoom, 900 / zoom);
      found.push((await page.locator('jiugong-board').first().boundingBox())!.width);
    }
    return found;
  };
  const usual = await widths();
  await inSettings(page, (dialog) =>
    dialog.getByRole('checkbox', { name: words.largeBoard }).check(),
  );
  const large = await widths();
  for (const [at, width] of large.entries()) expect(width).toBeGreaterThan(usual[at]! * 1.1);
  // The keys stay beside the row that they are for.
  await resize(page, 1366, 657);
  await sudoku.cell(9, 1).scrollIntoViewIfNeeded();
  await expect(sudoku.cell(1, 1)).not.toBeInViewport();
  await expect(sudoku.button(texts.keypad.digit('5'))).toBeInViewport({ ratio: 1 });
});

test('the dialog is opened and left by keys, and its keys do not reach the board', async ({
  sudoku,
  page,
}) => {
  await sudoku.cell(1, 3).click();
  const button = sudoku.button(words.title);
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('4');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await sudoku.expectValue(FIRST);
});

test('Back closes it', async ({ rotate, page }) => {
  await rotate.open('sort');
  await page.getByRole('button', { name: words.title }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});
