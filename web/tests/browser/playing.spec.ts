/** What a board has for playing: highlights, mistakes, the digit before the cell, notes, colours. */
import type { Locator, Page } from '@playwright/test';
import { labelAt, texts } from './english';
import { expect, test } from './fixtures';
import { KILLER, KILLER_SOLVED } from './killer';
import { FIRST } from './puzzles';

const open = async (page: Page, origin: string): Promise<Locator> => {
  await page.goto(`${origin}/blog.html`);
  return page.locator('#monday');
};

const at = (board: Locator, row: number, column: number): Locator =>
  board.getByRole('gridcell', { name: labelAt(row, column) });
const key = (board: Locator, name: string): Locator =>
  board.getByRole('button', { name, exact: true });
const mode = (board: Locator, name: string): Locator =>
  board.getByRole('radio', { name, exact: true });
const set = (board: Locator, properties: Readonly<Record<string, unknown>>): Promise<void> =>
  board.evaluate((element, values) => void Object.assign(element, values), properties);
const color = (index: number): string => texts.board.color(index, texts.board.colors[index - 1]!);
const spoken = (board: Locator): Locator => board.locator('[aria-live]');

test(
  'wrong digits are marked at once, on boards of any shape',
  { tag: '@gate' },
  async ({ page, server }) => {
    const board = await open(page, server.origin);
    await set(board, { mistakes: 'wrong' });
    await at(board, 1, 3).click();
    await page.keyboard.press('1');
    await expect(at(board, 1, 3)).toHaveAccessibleName(/^1 yours, wrong, row/);
    await expect(at(board, 1, 3)).toHaveAttribute('aria-invalid', 'true');
    await expect(board.getByRole('status')).toContainText(texts.status.someWrong(1, 'r1c3'));
    await page.keyboard.press('4');
    await expect(at(board, 1, 3)).toHaveAttribute('aria-invalid', 'false');
    // A right digit is never marked, although it clashes with a wrong one.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await expect(at(board, 1, 4)).toHaveAttribute('aria-invalid', 'true');
    await expect(at(board, 1, 3)).toHaveAttribute('aria-invalid', 'false');
    await set(board, { puzzle: KILLER });
    await expect(board.getByRole('grid')).toHaveAccessibleName(texts.shapes.label(6, 6));
    await at(board, 1, 1).click();
    await page.keyboard.press('4');
    await expect(at(board, 1, 1)).toHaveAccessibleName(/^4 yours, wrong,/);
    await page.keyboard.press(KILLER_SOLVED.charAt(0));
    await expect(at(board, 1, 1)).toHaveAttribute('aria-invalid', 'false');
  },
);

test(
  'a digit that was chosen first is entered by pressing cells, and erased again',
  { tag: '@gate' },
  async ({ page, server }) => {
    const board = await open(page, server.origin);
    await set(board, { entry: 'digit' });
    const four = key(board, texts.keypad.digit(4));
    await four.click();
    await expect(four).toHaveAttribute('aria-pressed', 'true');
    await at(board, 1, 3).click();
    await expect(at(board, 1, 3)).toHaveAccessibleName(/^4 yours/);
    await expect(spoken(board)).toHaveText(texts.board.own(4));
    await at(board, 3, 4).click();
    await key(board, texts.actions.undo).click();
    await expect(board).toHaveJSProperty('value', `${FIRST.slice(0, 2)}4${FIRST.slice(3)}`);
    await at(board, 1, 3).click();
    await expect(board).toHaveJSProperty('value', FIRST);
    // Keys type into the selected cell, as ever.
    await page.keyboard.press('1');
    await expect(at(board, 1, 3)).toHaveAccessibleName(/^1 yours/);
    const erase = key(board, texts.keypad.erase);
    await erase.click();
    await expect(four).toHaveAttribute('aria-pressed', 'false');
    await at(board, 1, 3).click();
    await expect(board).toHaveJSProperty('value', FIRST);
    // By keys alone: the key of the digit, the arrows, Enter.
    await four.press('Enter');
    await at(board, 1, 3).focus();
    await page.keyboard.press('Enter');
    await expect(at(board, 1, 3)).toHaveAccessibleName(/^4 yours/);
    await page.keyboard.press('Enter');
    await expect(board).toHaveJSProperty('value', FIRST);
    await erase.click();
    await at(board, 1, 3).focus();
    // Escape and a second press of the key leave nothing chosen.
    await page.keyboard.press('Escape');
    await expect(erase).toHaveAttribute('aria-pressed', 'false');
    await four.click();
    await four.click();
    await at(board, 1, 4).click();
    await expect(board).toHaveJSProperty('value', FIRST);
  },
);

test('the keypad has the colours, which are stripes in a cell, and takes them back', async ({
  page,
  server,
}) => {
  const board = await open(page, server.origin);
  await at(board, 1, 3).click();
  const height = async (): Promise<number> => (await board.boundingBox())!.height;
  const before = await height();
  await mode(board, texts.modes.color).check();
  for (let index = 1; index <= 8; ++index) {
    const size = (await key(board, color(index)).boundingBox())!;
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
  }
  expect(await height()).toBe(before);
  await key(board, color(6)).click();
  await expect(at(board, 1, 3)).toHaveAccessibleName(new RegExp(`^empty, ${color(6)}, row`));
  await key(board, color(3)).click();
  await expect(at(board, 1, 3)).toHaveAccessibleName(new RegExp(`, ${color(3)}, ${color(6)}, row`));
  const background = (): Promise<string> =>
    at(board, 1, 3).evaluate((cell) => getComputedStyle(cell).backgroundImage);
  expect(await background()).toContain('50%');
  await key(board, texts.keypad.erase).click();
  await expect(at(board, 1, 3)).toHaveAccessibleName(/^empty, row/);
  expect(await background()).toBe('none');
});

test('colours survive a reload of the page', async ({ sudoku }) => {
  const { page } = sudoku;
  await sudoku.cell(1, 3).click();
  await page.getByRole('radio', { name: texts.modes.color, exact: true }).check();
  await page.keyboard.press('7');
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(new RegExp(color(7)));
  await page.reload();
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(new RegExp(color(7)));
});
