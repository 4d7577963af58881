/** New puzzles, generated in the browser. */
import type { Locator } from '@playwright/test';
import { load } from '../../../build/site/jiugong.mjs';
import { texts } from './english';
import { expect, test } from './fixtures';
import { holdCalls } from './held-calls';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { SudokuPage } from './sudoku-page';

/** Opens the dialog for a new puzzle. */
async function openNew(sudoku: SudokuPage): Promise<Locator> {
  await sudoku.choose(texts.solve.newPuzzle.label);
  const dialog = sudoku.page.getByRole('dialog', { name: texts.solve.newPuzzle.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

const { goals } = texts.solve.newPuzzle;
const { levels } = texts.page.difficulty;

/** Opens the dialog with all options. */
async function openMore(sudoku: SudokuPage): Promise<Locator> {
  const panel = await openNew(sudoku);
  const more = panel.getByText(texts.solve.newPuzzle.more, { exact: true });
  // The dialog is there before its form, which may come with its options open.
  await expect(more).toBeVisible();
  if (!(await panel.getByRole('radio', { name: goals.any }).isVisible())) await more.click();
  return panel;
}

const goal = (panel: Locator, name: string): Promise<void> =>
  panel.getByRole('radio', { name, exact: true }).check();

/** Opens the dialog for puzzles of any difficulty. */
async function openAny(sudoku: SudokuPage): Promise<Locator> {
  const panel = await openMore(sudoku);
  await goal(panel, goals.any);
  return panel;
}

const puzzleOf = ({ page }: SudokuPage): Promise<string> =>
  page.locator('jiugong-board').evaluate((board: HTMLElement & { puzzle: string }) => board.puzzle);

/** Makes a puzzle in the dialog, which closes. */
async function make(sudoku: SudokuPage): Promise<string> {
  const before = await puzzleOf(sudoku);
  await sudoku.press(texts.solve.newPuzzle.make);
  await expect.poll(() => puzzleOf(sudoku)).not.toBe(before);
  await expect(sudoku.status).toContainText('A new puzzle');
  await expect(sudoku.page.getByRole('dialog')).toBeHidden();
  return puzzleOf(sudoku);
}

const cluesIn = (puzzle: string): number => puzzle.replaceAll('.', '').length;

const seedIn = async (panel: Locator): Promise<string> => {
  const said = await panel.getByText(/^Its seed is \d+\.$/).textContent({ timeout: 5000 });
  return /\d+/.exec(said ?? '')![0];
};

test('each new puzzle is different, and one step to undo', { tag: '@gate' }, async ({ sudoku }) => {
  const panel = await openAny(sudoku);
  const first = await make(sudoku);
  await expect(sudoku.status).toContainText(texts.solve.newPuzzle.isMinimal);
  await openAny(sudoku);
  const seed = await seedIn(panel);
  const second = await make(sudoku);
  await openAny(sudoku);
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
  const panel = await openAny(sudoku);
  await panel.getByRole('combobox', { name: texts.page.request.clues }).selectOption('32');
  await panel
    .getByRole('combobox', { name: texts.page.request.symmetry })
    .selectOption(texts.page.request.symmetries.rotate180);
  const made = await make(sudoku);
  expect(cluesIn(made)).toBe(32);
  const pattern = made.replace(/\d/g, 'x');
  expect(Array.from(pattern).reverse().join('')).toBe(pattern);
  await expect(sudoku.status).toContainText('A new puzzle with 32 givens.');

  await openAny(sudoku);
  const seed = await seedIn(panel);
  await make(sudoku);
  await openAny(sudoku);
  const field = panel.getByRole('textbox', { name: texts.page.request.seed });
  await field.fill(` ${seed} `);
  await field.press('Enter');
  await sudoku.expectPuzzle(made);

  // The next visit restores the options, but not the seed.
  await page.reload();
  const again = await openAny(sudoku);
  await expect(again.getByRole('combobox', { name: texts.page.request.clues })).toHaveValue('32');
  await expect(again.getByRole('combobox', { name: texts.page.request.symmetry })).toHaveValue(
    'rotate180',
  );
  await expect(again.getByRole('textbox', { name: texts.page.request.seed })).toHaveValue('');
});

const er = (sudoku: SudokuPage): Promise<string> =>
  sudoku.status.textContent().then((said) => /ER (\d+\.\d)/.exec(said ?? '')![1]!);

test('makes a puzzle of the chosen level, which the next visit and the next puzzle keep', async ({
  sudoku,
}) => {
  const panel = await openNew(sudoku);
  await expect(panel.getByRole('radio', { name: levels.easy })).toBeFocused();
  await goal(panel, levels.hard);
  await make(sudoku);
  await expect(sudoku.status).toContainText(texts.solve.newPuzzle.madeOf(levels.hard));
  const badge = sudoku.button(texts.page.difficulty.label(levels.hard));
  await expect(badge).toHaveText(levels.hard);
  await sudoku.press(texts.actions.undo);
  await expect(badge).toHaveCount(0);
  await sudoku.page.reload();
  const again = await openNew(sudoku);
  await expect(again.getByRole('radio', { name: levels.hard })).toBeChecked();
});

test('makes a puzzle within a range of ratings', async ({ sudoku }) => {
  const panel = await openMore(sudoku);
  await goal(panel, goals.er);
  await panel.getByRole('spinbutton', { name: texts.solve.newPuzzle.erFrom }).fill('4.1');
  await panel.getByRole('spinbutton', { name: texts.solve.newPuzzle.erTo }).fill('3.8');
  await make(sudoku);
  expect(['3.8', '3.9', '4.0', '4.1']).toContain(await er(sudoku));
});

test('the ratings of a puzzle have one decimal, whole ones too', async ({ sudoku }) => {
  const panel = await openMore(sudoku);
  await goal(panel, goals.er);
  for (const name of [texts.solve.newPuzzle.erFrom, texts.solve.newPuzzle.erTo]) {
    await panel.getByRole('spinbutton', { name }).fill('2');
  }
  await make(sudoku);
  await sudoku.page.getByRole('button', { name: texts.page.difficulty.label('') }).click();
  await expect(sudoku.page.getByRole('definition').nth(1)).toHaveText('2.0');
});

test('makes a puzzle that needs a technique, from a seed that is a text', async ({ sudoku }) => {
  const makeOne = async (): Promise<void> => {
    const panel = await openMore(sudoku);
    await goal(panel, goals.technique);
    const menu = panel.getByRole('combobox', { name: texts.solve.newPuzzle.technique });
    await menu.selectOption({ label: 'XY-wing' });
    await panel.getByRole('textbox', { name: texts.page.request.seed }).fill('2026-12-24');
  };
  await makeOne();
  const made = await make(sudoku);
  expect(await er(sudoku)).toBe('4.2');
  await sudoku.press(texts.actions.undo);
  await makeOne();
  expect(await make(sudoku)).toBe(made);
  const panel = await openMore(sudoku);
  await expect(panel.getByText('2026-12-24')).toBeVisible();
});

test('a long search tells its best, which can be taken', async ({ sudoku }) => {
  const panel = await openMore(sudoku);
  await goal(panel, goals.er);
  // No search finds this within the time of a test.
  for (const name of [texts.solve.newPuzzle.erFrom, texts.solve.newPuzzle.erTo]) {
    await panel.getByRole('spinbutton', { name }).fill('11.9');
  }
  await sudoku.press(texts.solve.newPuzzle.make);
  await expect(panel.getByRole('status').first()).toContainText('Best so far');
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await sudoku.press(texts.solve.newPuzzle.takeBest);
  await expect(panel).toBeHidden();
  await expect(sudoku.status).toContainText('A new puzzle');
  await expect(sudoku.status).toContainText('You asked for ER 11.9 to 11.9');
});

test.describe('the puzzles of a day', () => {
  const open = async (sudoku: SudokuPage): Promise<Locator> => {
    await sudoku.choose(texts.page.puzzle.daily);
    return sudoku.page.getByRole('dialog', { name: texts.solve.daily.title });
  };

  test('are the same each time, say their day, and are marked when solved', async ({
    page,
    homeUrl,
  }) => {
    await page.clock.setFixedTime(new Date(2026, 11, 24, 12));
    await page.goto(homeUrl);
    const sudoku = new SudokuPage(page);
    const dialog = await open(sudoku);
    const day = (name: string): Locator => dialog.getByRole('radio', { name });
    await expect(day('Thu, December 24')).toBeChecked();
    await expect(day('Fri, December 25')).toBeDisabled();
    await dialog.getByRole('button', { name: levels.beginner }).click();
    await expect(sudoku.status).toContainText(`${levels.beginner}, Thursday, December 24, 2026.`);
    const made = await puzzleOf(sudoku);
    await sudoku.press(texts.actions.undo);
    await open(sudoku);
    await dialog.getByRole('button', { name: levels.beginner }).click();
    await sudoku.expectPuzzle(made);
    const engine = await load();
    const { solution } = await engine.solve(made);
    engine.close();
    await sudoku.enterDigits(solution!);
    await expect(sudoku.status).toContainText(texts.status.complete);
    await page.reload();
    await open(sudoku);
    const solved = dialog.getByRole('button', { name: levels.beginner });
    await expect(solved).toContainText(texts.solve.daily.solved);
    await expect(dialog.getByText(texts.solve.daily.solved)).toHaveCount(1);
    await page.clock.setFixedTime(new Date(2026, 11, 25, 12));
    await page.keyboard.press('Escape');
    await open(sudoku);
    await expect(day('Fri, December 25')).toBeChecked();
    await expect(dialog.getByText(texts.solve.daily.solved)).toHaveCount(0);
    await expect(day('Thu, December 24')).toHaveAccessibleName(/, 1 solved$/);
    await day('Fri, December 25').press('ArrowLeft');
    await expect(day('Thu, December 24')).toBeChecked();
    await expect(dialog.getByText(texts.solve.daily.solved)).toHaveCount(1);
    await dialog.getByRole('button', { name: texts.solve.daily.before }).click();
    await expect(day('Tue, November 24')).toBeChecked();
    await dialog.getByRole('button', { name: texts.solve.daily.after }).click();
    await expect(day('Thu, December 24')).toBeChecked();
  });
});

test('puzzles are printed, and their solutions on a page of their own', async ({ sudoku }) => {
  const { print } = texts.solve;
  await sudoku.page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await sudoku.choose(print.label);
  await sudoku.page.getByRole('combobox', { name: print.amount }).selectOption('2');
  await sudoku.press(print.start);
  await sudoku.page.emulateMedia({ media: 'print' });
  const sheets = sudoku.page.locator('#sheets .sheet');
  await expect(sheets).toHaveCount(2);
  await expect(sheets.first().getByRole('figure')).toHaveCount(2);
  await expect(sheets.last().getByRole('heading')).toHaveText(print.solutions);
  await expect(sheets.last().getByRole('figure')).toHaveCount(2);
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

test('copies the seed', async ({ sudoku, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openAny(sudoku);
  await make(sudoku);
  await openMore(sudoku);
  await panel.getByRole('button', { name: texts.solve.newPuzzle.copySeed }).click();
  await expect(panel.getByRole('status')).toHaveText(texts.page.text.copied);
  expect(await sudoku.page.evaluate(() => navigator.clipboard.readText())).toBe(
    await seedIn(panel),
  );
});

test(
  'generation is stopped by its button, by leaving, and by a paste',
  { tag: '@gate' },
  async ({ page, sudoku }) => {
    await holdCalls(page, 'generate');
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
  },
);

test('the focus stays on the button that makes and stops', async ({ page, sudoku }) => {
  await holdCalls(page, 'generate');
  const panel = await openNew(sudoku);
  const makeButton = panel.getByRole('button', { name: texts.solve.newPuzzle.make });
  const stopButton = panel.getByRole('button', { name: texts.actions.stop });
  await makeButton.press('Enter');
  await expect(stopButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(makeButton).toBeFocused();
});

test('four puzzles are not printed while one is made', async ({ page, sudoku }) => {
  await holdCalls(page, 'generate');
  const panel = await openMore(sudoku);
  await sudoku.press(texts.solve.newPuzzle.make);
  const stopButton = panel.getByRole('button', { name: texts.actions.stop });
  await expect(stopButton).toBeVisible();
  // Another task would take away the button at once, and bring it back later.
  const stays = await panel.evaluate(
    (dialog, [stop, print]) => {
      const button = (name: string): HTMLElement | undefined =>
        [...dialog.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
      button(print)!.click();
      return button(stop) !== undefined;
    },
    [texts.actions.stop, texts.solve.newPuzzle.copySeed] as const,
  );
  expect(stays).toBe(true);
});

test('another puzzle stops the judging of the one that was entered', async ({ page, sudoku }) => {
  await holdCalls(page, 'solve');
  const stopButton = sudoku.button(texts.actions.stop);
  const judge = async (): Promise<void> => {
    await sudoku.choose(texts.page.puzzle.own);
    await page.keyboard.press('5');
    await sudoku.press(texts.page.start.label);
    await expect(stopButton).toBeVisible();
  };
  await judge();
  await sudoku.paste(FIRST);
  await sudoku.expectPuzzle(FIRST);
  await expect(stopButton).toHaveCount(0);
  await judge();
  await sudoku.choose(texts.page.puzzle.daily);
  await sudoku.press(levels.beginner);
  await expect(sudoku.status).toContainText(levels.beginner);
  await expect(stopButton).toHaveCount(0);
});

test('the making of the next puzzle is stopped beside the board', async ({ page, sudoku }) => {
  await holdCalls(page, 'generate');
  await sudoku.enterDigits(FIRST_SOLVED);
  await sudoku.press(texts.page.clock.next);
  await sudoku.press(texts.actions.stop);
  await expect(sudoku.status).toContainText(texts.status.stopped);
  await expect(sudoku.button(texts.actions.check)).toBeVisible();
});
