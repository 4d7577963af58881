/** The menus of a board, by keyboard, mouse and touch. */
import type { Page } from '@playwright/test';
import { texts } from './english';
import { expect, test } from './fixtures';
import { choose, menuButton, menuItem } from './menus';
import { FIRST, FIRST_SOLVED } from './puzzles';

const { page: words, solve } = texts;

/** Chooses a file with this text in the menu. */
async function openFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await choose(page, words.puzzle.openFile);
  await (
    await chooser
  ).setFiles({ name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

test(
  'a menu opens from its button by keys, moves, and leaves',
  { tag: '@gate' },
  async ({ sudoku, page }) => {
    const { keyboard } = page;
    const button = menuButton(page);
    const menu = page.getByRole('menu', { name: words.more });
    // The page takes the place of its first screen, whose menus have no items, and the focus with it.
    await expect(page.locator('#sidebar [role=menuitem]').first()).toBeAttached();
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    for (const [key, item] of [
      ['Enter', solve.newPuzzle.label],
      [' ', solve.newPuzzle.label],
      ['ArrowDown', solve.newPuzzle.label],
      ['ArrowUp', words.puzzle.fixGivens],
    ] as const) {
      await keyboard.press(key);
      await expect(menuItem(page, item)).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await keyboard.press('Enter');
    for (const [key, item] of [
      ['ArrowDown', words.puzzle.daily],
      ['ArrowUp', solve.newPuzzle.label],
      ['ArrowUp', words.puzzle.fixGivens],
      ['ArrowDown', solve.newPuzzle.label],
      ['End', words.puzzle.fixGivens],
      ['Home', solve.newPuzzle.label],
      // What stands on the page beside the board is left out.
      ['s', words.solver.cell],
      ['s', words.puzzle.startAgain],
      ['s', `${texts.share.open}…`],
      ['s', words.puzzle.fixGivens],
    ] as const) {
      await keyboard.press(key);
      await expect(menuItem(page, item), key).toBeFocused();
    }
    await keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(
      page.locator('#sidebar').getByRole('button', { name: words.puzzle.paste }),
    ).toBeFocused();
    await sudoku.expectPuzzle(FIRST);
  },
);

test('keys do not reach the board under a menu', { tag: '@gate' }, async ({ sudoku, page }) => {
  const played = `534${FIRST.slice(3)}`;
  await sudoku.cell(1, 3).click();
  await page.keyboard.press('4');
  await sudoku.expectValue(played);
  await menuButton(page).click();
  for (const key of ['6', 'Backspace', 'Delete', 'ArrowDown', 'Control+z', 'Meta+z', 'Shift+1']) {
    await page.keyboard.press(key);
    await sudoku.expectValue(played);
  }
  await page.keyboard.press('Escape');
  await expect(sudoku.cell(1, 3)).toHaveAttribute('aria-selected', 'true');
  // Nor does Control+Enter ask for the answer, which would come later.
  await menuButton(page).press('ArrowUp');
  await page.evaluate(() => {
    const heard: string[] = [];
    addEventListener('keydown', ({ key }) => heard.push(key));
    Object.assign(window, { heard });
  });
  await page.keyboard.press('Control+Enter');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
});

test('a closed menu no longer watches the page', async ({ sudoku, page }) => {
  const button = menuButton(page);
  await sudoku.expectPuzzle(FIRST);
  await page.evaluate(() => {
    const watching = new Set<unknown>();
    const { addEventListener, removeEventListener } = document;
    document.addEventListener = (...all: Parameters<typeof addEventListener>) => {
      if (all[0] === 'pointerdown') watching.add(all[1]);
      addEventListener.apply(document, all);
    };
    document.removeEventListener = (...all: Parameters<typeof removeEventListener>) => {
      watching.delete(all[1]);
      removeEventListener.apply(document, all);
    };
    Object.assign(window, { watching });
  });
  const count = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { watching: Set<unknown> }).watching.size);
  await button.click();
  expect(await count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await count()).toBe(0);
  await sudoku.choose(words.puzzle.edit);
  await sudoku.expectEditing(true);
  expect(await count()).toBe(0);
});

test('a press beside a menu closes it, and so does its button', async ({ sudoku, page }) => {
  const menu = page.getByRole('menu');
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await menuButton(page).click();
  await expect(menu).toBeHidden();
  await menuButton(page).click();
  await expect(menu).toBeVisible();
  await page.locator('h1').click();
  await expect(menu).toBeHidden();
  await sudoku.expectPuzzle(FIRST);
});

test('an item that is on is marked, and an answer leaves the menus as they are', async ({
  sudoku,
  page,
}) => {
  await menuButton(page).click();
  const edit = menuItem(page, words.puzzle.edit);
  await expect(edit).toHaveAttribute('aria-checked', 'false');
  await edit.click();
  await sudoku.expectEditing(true);
  await menuButton(page).click();
  await expect(edit).toHaveAttribute('aria-checked', 'true');
  await edit.click();
  await sudoku.expectEditing(false);
  await page.keyboard.press('Control+Enter');
  await menuButton(page).click();
  await sudoku.expectValue(FIRST_SOLVED);
  await expect(menuItem(page, solve.newPuzzle.label)).toBeFocused();
});

test('a menu is in sight, with all its items', async ({ sudoku, page }) => {
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [1440, 900],
  ] as const) {
    await test.step(`at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await menuButton(page).click();
      await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('End');
      await expect(page.locator('[role^=menuitem]:focus')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
  await sudoku.expectPuzzle(FIRST);
});

test('a file is opened from the menu', { tag: '@gate' }, async ({ sudoku, page }) => {
  const puzzle = `${FIRST.slice(0, 80)}.`;
  await openFile(page, puzzle);
  await sudoku.expectPuzzle(puzzle);
});

test('variants have the same menus', async ({ variants, page }) => {
  await variants.open();
  await variants.choose('killer', true);
  await openFile(page, '4x4; rows; columns');
  await expect(variants.grid.getByRole('gridcell')).toHaveCount(16);
});

test('a variant that is played on is not replaced by a file that was read meanwhile', async ({
  variants,
  page,
}) => {
  await variants.open();
  await variants.choose('4x4');
  await variants.mode('play');
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    const released = new Promise((release) => addEventListener('release', release));
    Blob.prototype.arrayBuffer = async function (): Promise<ArrayBuffer> {
      await released;
      const bytes = await read.call(this);
      // In a later task, when what waits for the bytes has them.
      setTimeout(() => document.body.classList.add('was-read'));
      return bytes;
    };
  });
  await openFile(page, '6x6; rows; columns');
  await variants.cell(1, 1).click();
  await page.keyboard.press('2');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page.locator('body')).toHaveClass(/was-read/);
  // Whoever wanted it would have put it on the board when the engine has answered what came after it.
  await page.evaluate(async () => {
    const engine = await window.Jiugong!.load();
    await engine.readRegions('6x6; rows; columns');
    engine.close();
  });
  await expect(variants.grid.getByRole('gridcell')).toHaveCount(16);
  await variants.expectCell(1, 1, ['2 yours'], 'box 1');
});
