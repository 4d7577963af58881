import type { JiugongBoard } from '../../board/jiugong-board';
import { expect, test } from './fixtures';
import { BLANK, FIRST, FIRST_SOLVED } from './puzzles';

test.beforeEach(({ page, server }) => page.goto(`${server.origin}/blog.html`));

test('several boards live on a page of its own with one script', async ({ page }) => {
  const monday = page.locator('#monday');
  const tuesday = page.locator('#tuesday');
  await expect(page.getByRole('grid', { name: 'Sudoku board' })).toHaveCount(3);
  await expect(page.locator('#wednesday')).toHaveJSProperty('puzzle', FIRST);
  await monday.getByRole('button', { name: 'Solve' }).click();
  await expect(monday).toHaveJSProperty('value', FIRST_SOLVED);
  await expect(monday.getByRole('status')).toContainText('One solution.');
  await expect(tuesday).toHaveJSProperty('value', BLANK);
  await tuesday.getByRole('gridcell').first().click();
  await tuesday.getByRole('button', { name: 'Enter 7' }).click();
  await expect(tuesday).toHaveJSProperty('value', `7${BLANK.slice(1)}`);
  await monday.getByRole('button', { name: 'Reset' }).click();
  await monday.getByRole('button', { name: 'Clear' }).click();
  await expect(monday).toHaveJSProperty('value', BLANK);
  await expect(monday.getByRole('gridcell').first()).toBeFocused();
});

test('a board only takes keys that are meant for it', async ({ page }) => {
  await page.keyboard.press('5');
  await expect(page.locator('#tuesday')).toHaveJSProperty('value', BLANK);
  const readOnly = page.locator('#wednesday');
  await expect(readOnly).toHaveJSProperty('puzzle', FIRST);
  await readOnly.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('4');
  await expect(readOnly).toHaveJSProperty('value', FIRST);
  await page.keyboard.press('ArrowDown');
  await expect(readOnly.getByRole('gridcell').nth(11)).toBeFocused();
});

test('methods, value and events', async ({ page }) => {
  const seen = await page.evaluate(async (solved) => {
    const board = document.querySelector<JiugongBoard>('#monday')!;
    const events: string[] = [];
    for (const name of ['jiugong-input', 'jiugong-solved', 'jiugong-error']) {
      document.addEventListener(name, (event) => {
        const { by, error } = (event as CustomEvent).detail;
        events.push([event.type, by, error?.code].filter(Boolean).join(' '));
      });
    }
    const results: unknown[] = [];
    board.value = solved;
    results.push(await board.check(), board.value === solved);
    board.reset();
    results.push(await board.check(), await board.solve());
    board.undo();
    results.push(board.value === board.puzzle);
    board.redo();
    board.clear();
    board.undo();
    results.push(board.value === solved);
    try {
      board.value = 'nonsense';
    } catch (error) {
      results.push((error as { code: string }).code);
    }
    board.puzzle = 'nonsense';
    await new Promise((resolve) => board.addEventListener('jiugong-error', resolve));
    return { events, results };
  }, FIRST_SOLVED);
  expect(seen.results).toEqual([true, true, null, 'unique', true, true, 'bad-argument']);
  expect(seen.events).toEqual([
    'jiugong-input',
    'jiugong-solved engine',
    'jiugong-input',
    'jiugong-input',
    'jiugong-error bad-character',
  ]);
});

test('a person who fills the last cell has solved it', async ({ page }) => {
  const board = page.locator('#monday');
  const solvedBy = board.evaluate(
    (element) =>
      new Promise((resolve) =>
        element.addEventListener('jiugong-solved', (event) =>
          resolve((event as CustomEvent).detail),
        ),
      ),
  );
  await board.evaluate(
    (element: JiugongBoard, value) => {
      element.value = value;
    },
    FIRST_SOLVED.replace('4', '.'),
  );
  await board.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('4');
  expect(await solvedBy).toEqual({ by: 'person', value: FIRST_SOLVED });
  await expect(board.getByRole('status')).toContainText('Solved!');
});

test('a script included twice does no harm', async ({ page, server }) => {
  await page.goto(`${server.origin}/twice.html`);
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('status')).toContainText('At least two solutions.');
});
