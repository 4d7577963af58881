/** Boards with a tool: strokes mark cells and draw with them, and the focus stays. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { CLASSIC } from '../../board/layout';
import { square } from '../layouts';
import { texts } from './english';
import { expect, test } from './fixtures';
import { cellOf, centreOf, putBoard } from './shaped-board';
import { stroke } from './touch-gestures';

const SIX = square(2, 3, { voids: [2, 35] });

/** Gives the board a tool that writes down what it gets, and takes the keys named. */
const useTool = (board: Locator, keys: readonly string[] = ['Enter']): Promise<void> =>
  board.evaluate((element: JiugongBoard, taken) => {
    const done: string[] = ((window as { done?: string[] }).done ??= []);
    element.tool = {
      reachesVoids: false,
      goesDiagonally: false,
      draw: (cells) => void done.push(`draw ${cells.join(' ')}`),
      press: ({ key }) => {
        done.push(`press ${key}`);
        return taken.includes(key);
      },
    };
  }, keys);

/** What the tools got. */
const done = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as { done?: string[] }).done?.splice(0) ?? []);

const chosen = (board: Locator): Promise<readonly [number | null, readonly number[]]> =>
  board.evaluate(({ selected, selection }: JiugongBoard) => [selected, selection] as const);

/** Moves the mouse over the middle of cells, and presses it at the first. */
async function drag(page: Page, ...cells: readonly Locator[]): Promise<void> {
  for (const [index, cell] of cells.entries()) {
    const { x, y } = await centreOf(cell);
    await page.mouse.move(x, y);
    if (index === 0) await page.mouse.down();
  }
}

test(
  'a stroke of the mouse marks a connected path, and draws it when it ends',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page } = sudoku;
    const board = await putBoard(page, SIX);
    await useTool(board);
    await drag(page, cellOf(board, 2, 1), cellOf(board, 2, 3), cellOf(board, 4, 3));
    expect(await chosen(board)).toEqual([20, [6, 7, 8, 14, 20]]);
    await expect(cellOf(board, 2, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(cellOf(board, 2, 4)).toHaveAttribute('aria-selected', 'false');
    await expect(board.locator('[aria-live]')).toHaveText(texts.board.selectedCells(5));
    await expect(board.locator('.lines .marked')).not.toHaveAttribute('d', '');
    await expect(board.locator('.peer, .same')).toHaveCount(0);
    expect(await done(page)).toEqual([]);
    await page.mouse.up();
    expect(await done(page)).toEqual(['draw 6 7 8 14 20']);
    expect(await chosen(board)).toEqual([20, [20]]);
    await expect(cellOf(board, 4, 3)).toBeFocused();
    await expect(board.locator('.lines .marked')).toHaveAttribute('d', '');
  },
);

test('Escape and a cancelled pointer drop a stroke', async ({ sudoku }) => {
  const { page } = sudoku;
  const board = await putBoard(page, SIX);
  await useTool(board, ['Escape']);
  await drag(page, cellOf(board, 5, 1), cellOf(board, 5, 3));
  await page.keyboard.press('Escape');
  expect(await chosen(board)).toEqual([26, [26]]);
  await page.mouse.up();
  await drag(page, cellOf(board, 3, 1), cellOf(board, 3, 2));
  await board
    .getByRole('grid')
    .dispatchEvent('pointercancel', { pointerId: 1, isPrimary: true, bubbles: true });
  await page.mouse.up();
  expect(await done(page)).toEqual([]);
  expect(await chosen(board)).toEqual([13, [13]]);
});

test('a cell that becomes void, or comes back, keeps the focus', async ({ sudoku }) => {
  const { page } = sudoku;
  const board = await putBoard(page, SIX);
  await board.evaluate((element: JiugongBoard) => {
    element.tool = {
      reachesVoids: true,
      goesDiagonally: false,
      draw: () => undefined,
      press: ({ key }) => {
        if (key !== 'Enter') return false;
        element.change((shown) => {
          const voids = shown.layout.voids.length === 0 ? [7] : [];
          return { ...shown, layout: { ...shown.layout, voids } };
        });
        return true;
      },
    };
  });
  await cellOf(board, 2, 2).click();
  for (const voids of [[], [7], []]) {
    await page.keyboard.press('Enter');
    expect(await board.evaluate((element: JiugongBoard) => element.layout.voids)).toEqual(voids);
    await expect(cellOf(board, 2, 2)).toBeFocused();
  }
  await page.keyboard.press('Control+z');
  await expect(cellOf(board, 2, 2)).toHaveAccessibleName(new RegExp(`^${texts.shapes.void},`));
});

test('a change of the size is one step, and keeps cell and focus', async ({ sudoku }) => {
  const { page } = sudoku;
  const board = await putBoard(page, SIX);
  const nine = square(3, 3);
  await cellOf(board, 3, 4).click();
  await board.evaluate(
    (element: JiugongBoard, shape) =>
      element.change((shown) => {
        const none = Array.from({ length: 81 }, () => null);
        const marks = none.map(() => 0);
        const cells = { givens: none, own: none, corner: marks, candidates: marks };
        return { ...shown, ...cells, layout: shape };
      }),
    nine,
  );
  await expect(board.getByRole('gridcell')).toHaveCount(81);
  expect(await chosen(board)).toEqual([21, [21]]);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+z');
  await expect(board.getByRole('gridcell')).toHaveCount(36);
  await expect(cellOf(board, 1, 1)).toBeFocused();
});

test.describe('pixels', () => {
  // Playwright adds a style to hide carets in Firefox.
  test.use({ allowedErrors: /style-src-elem/ });

  test('a classic board looks the same with a tool, and shows what is marked', async ({
    sudoku,
  }) => {
    const { page } = sudoku;
    const board = await putBoard(page, CLASSIC, { width: '400px' });
    const grid = board.getByRole('grid');
    const before = await grid.screenshot();
    await useTool(board);
    expect((await grid.screenshot()).equals(before)).toBe(true);
    await drag(page, cellOf(board, 2, 1), cellOf(board, 2, 3));
    const line = (await board.locator('.lines .marked').boundingBox())!;
    expect(line.width).toBeGreaterThan(100);
  });
});

test('a stroke at the edge of a large board scrolls it', async ({ sudoku }) => {
  const { page } = sudoku;
  await page.setViewportSize({ width: 390, height: 664 });
  const board = await putBoard(page, square(5, 5));
  await useTool(board);
  const { x, y } = await centreOf(cellOf(board, 2, 1));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 0; i < 40; ++i) await page.mouse.move(385 + (i % 2), y);
  await expect(cellOf(board, 2, 1)).not.toBeInViewport();
  await expect(cellOf(board, 2, 25)).toBeInViewport({ ratio: 1 });
  await page.mouse.up();
  const row = Array.from({ length: 25 }, (_, col) => 25 + col);
  expect(await done(page)).toEqual([`draw ${row.join(' ')}`]);
  await expect(cellOf(board, 2, 25)).toBeFocused();
});

test('a stroke that selects scrolls a large board, too', async ({ sudoku }) => {
  const { page } = sudoku;
  await page.setViewportSize({ width: 390, height: 664 });
  const board = await putBoard(page, square(5, 5));
  const { x, y } = await centreOf(cellOf(board, 2, 1));
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The bar that scrolls can be at the very edge.
  for (let i = 0; i < 40; ++i) await page.mouse.move(369 + (i % 2), y);
  await page.mouse.up();
  await expect(cellOf(board, 2, 24)).toHaveAttribute('aria-selected', 'true');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('a finger draws from any cell', { tag: '@gate' }, async ({ sudoku }) => {
    const { page } = sudoku;
    const board = await putBoard(page, SIX);
    await useTool(board);
    const points = [await centreOf(cellOf(board, 3, 1)), await centreOf(cellOf(board, 5, 1))];
    await stroke(page, points);
    expect(await done(page)).toEqual(['draw 12 18 24']);
    await cellOf(board, 3, 4).tap();
    expect(await done(page)).toEqual(['draw 15']);
    expect(await chosen(board)).toEqual([15, [15]]);
  });
});
