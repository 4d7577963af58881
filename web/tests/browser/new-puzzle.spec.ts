/** New puzzles, generated in the browser. */
import type { Locator, Page } from '@playwright/test';
import type { ToHost } from '../../engine/protocol';
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { SudokuPage } from './sudoku-page';

/** Opens the dialog for a new puzzle. */
async function openNew(sudoku: SudokuPage): Promise<Locator> {
  await sudoku.choose('puzzle', texts.solve.newPuzzle.label);
  return sudoku.page.getByRole('dialog', { name: texts.solve.newPuzzle.title });
}

const puzzleOf = ({ page }: SudokuPage): Promise<string> =>
  page.locator('jiugong-board').evaluate((board: HTMLElement & { puzzle: string }) => board.puzzle);

/** Makes a puzzle in the dialog, which closes. */
async function make(sudoku: SudokuPage): Promise<string> {
  const before = await puzzleOf(sudoku);
  await sudoku.press(texts.solve.newPuzzle.make);
  await expect.poll(() => puzzleOf(sudoku)).not.toBe(before);
  await expect(sudoku.status).toContainText('A new puzzle with');
  await expect(sudoku.page.getByRole('dialog')).toBeHidden();
  return puzzleOf(sudoku);
}

const cluesIn = (puzzle: string): number => puzzle.replaceAll('.', '').length;

const seedIn = async (panel: Locator): Promise<string> => {
  const said = await panel.getByText(/^Its seed is \d+\.$/).textContent();
  return /\d+/.exec(said ?? '')![0];
};

/** Gives the page a worker that does not receive the call, so that there is something to stop. */
async function holdMaking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: ToHost, transfer: object = []): void {
        const calls =
          message.kind === 'calls' ? message.calls.filter(([, name]) => name !== 'generate') : [];
        const heard = message.kind === 'calls' ? { ...message, calls } : message;
        super.postMessage(heard, transfer as Transferable[]);
      }
    };
  });
}

test('each new puzzle is different, and one step to undo', async ({ sudoku }) => {
  const panel = await openNew(sudoku);
  const first = await make(sudoku);
  await expect(sudoku.status).toContainText(texts.solve.newPuzzle.isMinimal);
  await openNew(sudoku);
  const seed = await seedIn(panel);
  const second = await make(sudoku);
  await openNew(sudoku);
  expect(await seedIn(panel)).not.toBe(seed);
  await sudoku.page.keyboard.press('Escape');
  await sudoku.press(texts.actions.undo);
  await sudoku.expectPuzzle(first);
  await sudoku.press(texts.actions.undo);
  await sudoku.expectPuzzle(FIRST);
  await sudoku.press(texts.actions.redo);
  await sudoku.press(texts.actions.redo);
  await sudoku.expectPuzzle(second);
  await sudoku.solve();
  await expect(sudoku.status).toContainText(texts.status.unique);
});

test('makes the requested clues and symmetry, and a seed repeats a puzzle', async ({ sudoku }) => {
  const { page } = sudoku;
  const panel = await openNew(sudoku);
  await panel.getByRole('combobox', { name: texts.page.wishes.clues }).selectOption('32');
  await panel
    .getByRole('combobox', { name: texts.page.wishes.symmetry })
    .selectOption(texts.page.wishes.symmetries.rotate180);
  const made = await make(sudoku);
  expect(cluesIn(made)).toBe(32);
  const pattern = made.replace(/\d/g, 'x');
  expect(Array.from(pattern).reverse().join('')).toBe(pattern);
  await expect(sudoku.status).toContainText('A new puzzle with 32 givens.');

  await openNew(sudoku);
  const seed = await seedIn(panel);
  await make(sudoku);
  await openNew(sudoku);
  const field = panel.getByRole('textbox', { name: texts.page.wishes.seed });
  await field.fill(` ${seed} `);
  await field.press('Enter');
  await sudoku.expectPuzzle(made);

  // The next visit restores the options, but not the seed.
  await page.reload();
  const again = await openNew(sudoku);
  await expect(again.getByRole('combobox', { name: texts.page.wishes.clues })).toHaveValue('32');
  await expect(again.getByRole('combobox', { name: texts.page.wishes.symmetry })).toHaveValue(
    'rotate180',
  );
  await expect(again.getByRole('textbox', { name: texts.page.wishes.seed })).toHaveValue('');
});

test('reports that the requested number of clues was not reached', async ({ sudoku }) => {
  const panel = await openNew(sudoku);
  await panel.getByRole('combobox', { name: texts.page.wishes.clues }).selectOption('17');
  await panel.getByRole('textbox', { name: texts.page.wishes.seed }).fill('1');
  const made = await make(sudoku);
  expect(cluesIn(made)).toBeGreaterThan(17);
  await expect(sudoku.status).toContainText(`A new puzzle with ${cluesIn(made)} givens.`);
  await expect(sudoku.status).toContainText(
    'You asked for 17; this is the nearest that was found.',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the new puzzle is in sight, whatever was before', async ({ sudoku }) => {
    await sudoku.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await openNew(sudoku);
    await make(sudoku);
    await expect(sudoku.grid).toBeInViewport({ ratio: 1 });
    await expect(sudoku.status).toBeInViewport({ ratio: 1 });
  });
});

test('rejects an invalid seed', async ({ sudoku }) => {
  const panel = await openNew(sudoku);
  const field = panel.getByRole('textbox', { name: texts.page.wishes.seed });
  for (const text of ['abc', '18446744073709551616', '-5']) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(/A seed is a whole number/);
    await sudoku.press(texts.solve.newPuzzle.make);
    await expect(sudoku.status).toContainText('No puzzle was made');
    await sudoku.expectPuzzle(FIRST);
  }
  await field.fill('5');
  await expect(field).toHaveAccessibleDescription('');
});

test('copies the seed', async ({ sudoku, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openNew(sudoku);
  await make(sudoku);
  await openNew(sudoku);
  await panel.getByRole('button', { name: texts.solve.newPuzzle.copySeed }).click();
  await expect(panel.getByRole('status')).toHaveText(texts.page.text.copied);
  expect(await sudoku.page.evaluate(() => navigator.clipboard.readText())).toBe(
    await seedIn(panel),
  );
});

test('generation is stopped by its button, by leaving, and by a paste', async ({
  page,
  homeUrl,
}) => {
  await holdMaking(page);
  await page.goto(homeUrl);
  const sudoku = new SudokuPage(page);
  const panel = await openNew(sudoku);
  const makeButton = panel.getByRole('button', { name: texts.solve.newPuzzle.make });
  const stopButton = panel.getByRole('button', { name: texts.actions.stop });
  await makeButton.click();
  await stopButton.click();
  await expect(sudoku.status).toContainText(texts.status.stopped);
  await makeButton.click();
  await expect(stopButton).toBeVisible();
  // Without the dialog nothing is made.
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await openNew(sudoku);
  await expect(makeButton).toBeVisible();
  await makeButton.click();
  await expect(stopButton).toBeVisible();
  await sudoku.paste(FIRST);
  await expect(panel).toBeHidden();
  await openNew(sudoku);
  await expect(makeButton).toBeVisible();
});

test('the making of the next puzzle is stopped beside the board', async ({ page, homeUrl }) => {
  await holdMaking(page);
  await page.goto(homeUrl);
  const sudoku = new SudokuPage(page);
  await sudoku.enterDigits(FIRST_SOLVED);
  await sudoku.press(texts.page.clock.next);
  await sudoku.press(texts.actions.stop);
  await expect(sudoku.status).toContainText(texts.status.stopped);
  await expect(sudoku.button(texts.actions.check)).toBeVisible();
});
