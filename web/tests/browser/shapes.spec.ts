/** Boards of other shapes than a classic sudoku: drawn, typed into, marked and named. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import { CLASSIC, type Layout } from '../../board/layout';
import { SAMPLES } from '../rule-samples';
import { square } from '../layouts';
import { texts } from './english';
import { expect, test } from './fixtures';
import { cellOf, putBoard } from './shaped-board';

const SIXTEEN = square(4, 4);
const NOTHING = { title: '', author: '', rules: '', message: '' };
/** The samples that stand outside the grid. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'little-killer',
  'outside-sum',
  'sandwich',
  'x-sum',
  'skyscraper',
  'hidden-skyscraper',
  'numbered-room',
]);
const KILLER = square(2, 3, {
  cages: [
    { sum: 7, cells: [0, 1] },
    { sum: 11, cells: [2, 8] },
  ],
  extras: [[14, 15, 20, 21]],
  voids: [35],
  rules: { ...CLASSIC.rules, diagonals: true },
});
const JIGSAW: Layout = {
  ...square(2, 2, { boxes: null }),
  areas: [
    [0, 1, 2, 5],
    [3, 6, 7, 11],
    [4, 8, 9, 12],
    [10, 13, 14, 15],
  ],
};

test(
  'a board with values above 9 is typed into with keys, marked and undone',
  { tag: '@gate' },
  async ({ page, sudoku }) => {
    await expect(sudoku.grid).toBeVisible();
    const board = await putBoard(page, SIXTEEN);
    await expect(board.getByRole('gridcell')).toHaveCount(256);
    await cellOf(board, 1, 1).click();
    await page.keyboard.press('g');
    await expect(cellOf(board, 1, 1)).toHaveAccessibleName(/^G yours, row/);
    await expect(cellOf(board, 1, 1)).toHaveText('G');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+A');
    await expect(cellOf(board, 1, 2)).toHaveAccessibleName(/empty, corner A, row/);
    await page.keyboard.press('Control+End');
    await expect(cellOf(board, 16, 16)).toBeFocused();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(cellOf(board, 1, 1)).toHaveAccessibleName(/empty, row/);
  },
);

test(
  'cages, extra regions, diagonals and void cells are drawn and named',
  { tag: '@gate' },
  async ({ page, sudoku }) => {
    await expect(sudoku.grid).toBeVisible();
    const board = await putBoard(page, KILLER);
    await expect(board.getByRole('gridcell')).toHaveCount(36);
    await expect(cellOf(board, 1, 1)).toHaveAccessibleName(
      `${texts.board.empty}, row 1, column 1, box 1, ${texts.shapes.regions.diagonal}, ${texts.shapes.regions.cage(7)}`,
    );
    await expect(cellOf(board, 3, 3)).toHaveAccessibleName(
      new RegExp(texts.shapes.regions.extra('a')),
    );
    await expect(board.getByRole('gridcell', { name: texts.shapes.void })).toHaveCount(1);
    // Style sheets can hide a path: its box tells whether it is drawn.
    const frame = (await board.locator('.lines .pieces').boundingBox())!;
    expect(frame.width).toBeGreaterThan(100);
    await expect(board.locator('.lines .cage')).toHaveCount(2);
    await expect(board.locator('.lines .diagonal')).toHaveCount(2);
    await cellOf(board, 1, 1).click();
    for (const key of ['4', 'ArrowRight', '4']) await page.keyboard.press(key);
    const message = { headline: texts.status.clashes(1) };
    await expect
      .poll(() => board.evaluate((element: JiugongBoard) => element.message))
      .toMatchObject(message);
    // A void cell is passed over.
    await cellOf(board, 6, 5).click();
    await page.keyboard.press('ArrowRight');
    await expect(cellOf(board, 6, 5)).toBeFocused();
  },
);

/** The pixels of a picture in which nothing but the ink of digits is, by their numbers. */
const inked = (page: Page, png: Buffer): Promise<number[]> =>
  page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter((pixel) =>
      [29, 27, 24].every((color, part) => Math.abs(data[4 * pixel + part]! - color) < 4),
    );
  }, png.toString('base64'));

test('no rule that is drawn covers a digit', { tag: '@gate' }, async ({ page, variants }) => {
  // Its script has the rules.
  await variants.open();
  const rules = { ...CLASSIC.rules, diagonals: true };
  const cages = [{ sum: 12, cells: [0, 1, 9] }];
  const constraints = Object.entries(SAMPLES).flatMap(([name, constraint]) =>
    OUTSIDE.has(name) ? [] : [constraint],
  );
  const plain = { ...CLASSIC, preset: null, about: { ...NOTHING, title: 'Plain' } };
  const pixelsOn = async (layout: Layout): Promise<number[]> => {
    const board = await putBoard(page, layout, { width: '540px' });
    await board.evaluate((element: JiugongBoard) => {
      element.mistakes = 'none';
      element.highlight = 'none';
      element.selection = [];
      element.value = Array.from({ length: 81 }, (_, cell) => (cell % 9) + 1).join('');
      element.fixGivens();
    });
    return inked(page, await board.screenshot());
  };
  const before = await pixelsOn(plain);
  const drawn = new Set(
    await pixelsOn({ ...plain, rules, cages, constraints, extras: [[0, 1, 10, 11]] }),
  );
  expect(before.length).toBeGreaterThan(5000);
  expect(before.filter((pixel) => !drawn.has(pixel))).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
});

test('a shape that is no puzzle is told, and its cells are marked until it changes', async ({
  sudoku,
}) => {
  const board = await putBoard(sudoku.page, { ...JIGSAW, areas: [[0, 1, 2, 3, 4]] });
  await cellOf(board, 4, 4).click();
  await board.evaluate((element: JiugongBoard) => element.solve());
  const { headline, details } = await board.evaluate((element: JiugongBoard) => element.message);
  expect(headline).toContain(texts.shapes.unsolvable);
  expect(details.join(' ')).toContain(texts.shapes.tooLarge('Region 1', 5, 4));
  const marked = board.getByRole('gridcell', { name: texts.board.reason });
  await expect(marked).toHaveCount(5);
  // Looking at another cell does not end it.
  await cellOf(board, 4, 3).click();
  await expect(marked).toHaveCount(5);
  await sudoku.page.keyboard.press('1');
  await expect(marked).toHaveCount(0);
});

const LARGE = square(5, 5);

test('a large board scrolls in its own box, for cells of 24 px', async ({ page, sudoku }) => {
  await expect(sudoku.grid).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const board = await putBoard(page, LARGE);
    const cell = (await cellOf(board, 1, 1).boundingBox())!;
    expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(24);
    const place = (await board.locator('.scroller').boundingBox())!;
    expect(place.height).toBeLessThanOrEqual(place.width);
    await cellOf(board, 1, 1).click();
    await page.keyboard.press('Control+End');
    await expect(cellOf(board, 25, 25)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Home');
    await expect(cellOf(board, 25, 1)).toBeInViewport({ ratio: 1 });
    expect(await board.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  }
});

test('a board that has room does not scroll, at any width', async ({ page, sudoku }) => {
  await expect(sudoku.grid).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const shape of [square(3, 4), { ...square(4, 4), cols: 12 }]) {
    const board = await putBoard(page, shape);
    const hidden = await board.evaluate((element: JiugongBoard) => {
      const scroller = element.renderRoot.querySelector('.scroller')!;
      return Array.from({ length: 200 }, (_, index) => {
        element.parentElement!.style.inlineSize = `${400 + index * 0.85}px`;
        return (
          scroller.scrollWidth > scroller.clientWidth ||
          scroller.scrollHeight > scroller.clientHeight
        );
      });
    });
    expect(hidden).not.toContain(true);
  }
});

/** The sizes of signs, and the places and sizes of cells. */
const lookOf = (board: Locator): Promise<readonly unknown[]> =>
  board.evaluate((element: JiugongBoard) => {
    const all = (names: string): readonly Element[] =>
      Array.from(element.renderRoot.querySelectorAll(names));
    return [
      ...all('.given, .own, .inner, .outer, .whole').map((sign) => getComputedStyle(sign).fontSize),
      ...all('.cell').map((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return [left, top, width, height].map((length) => Math.round(length * 4) / 4);
      }),
    ];
  });

/** Enters a digit, and marks of both kinds alone and together. */
async function fillIn(page: Page, board: Locator): Promise<void> {
  await cellOf(board, 1, 1).click();
  await page.keyboard.press('9');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Digit1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Digit3');
  await page.keyboard.press('Control+Digit4');
}

test('a board of the size of a classic one looks like it', async ({ page, sudoku }) => {
  await expect(sudoku.grid).toBeVisible();
  const classic = await putBoard(page, CLASSIC, { width: '490px' });
  await fillIn(page, classic);
  const look = await lookOf(classic);
  const shaped = await putBoard(page, square(3, 3, { rules: KILLER.rules }), { width: '490px' });
  await fillIn(page, shaped);
  expect(await lookOf(shaped)).toEqual(look);
});

/** The boxes of the signs of a cell, relative to it, as fractions of its side. */
const signsOf = (cell: Locator): Promise<readonly (readonly number[])[]> =>
  cell.evaluate((place) => {
    const { left, top, width } = place.getBoundingClientRect();
    return Array.from(place.querySelectorAll('[data-digits]'), (sign) => {
      const box = sign.getBoundingClientRect();
      return [box.left - left, box.top - top, box.right - left, box.bottom - top].map(
        (length) => length / width,
      );
    });
  });

test('marks do not overlap the sum of a cage, and are inside its lines', async ({
  page,
  sudoku,
}) => {
  await expect(sudoku.grid).toBeVisible();
  const board = await putBoard(page, square(3, 3, { cages: [{ sum: 23, cells: [0, 1, 9] }] }));
  await cellOf(board, 1, 1).click();
  for (const digit of [1, 2, 3, 4]) await page.keyboard.press(`Shift+Digit${digit}`);
  const [sum, first, , , last] = await signsOf(cellOf(board, 1, 1));
  expect(first![1]).toBeGreaterThanOrEqual(sum![3]! - 0.02);
  expect(first![0]).toBeGreaterThan(0.08);
  expect(last![2]).toBeLessThan(0.92);
  expect(last![3]).toBeLessThan(0.92);
  await page.keyboard.press('Delete');
  for (let digit = 1; digit <= 9; ++digit) await page.keyboard.press(`Control+Digit${digit}`);
  const placed = await signsOf(cellOf(board, 1, 1));
  const above = placed[0]!;
  expect(placed).toHaveLength(10);
  expect(placed[1]![1]).toBeGreaterThanOrEqual(above[3]! - 0.02);
  expect(placed[9]![3]).toBeLessThan(0.97);
});

test('all candidates of a large board fit into a cell', async ({ page, sudoku }) => {
  await expect(sudoku.grid).toBeVisible();
  for (const side of [3, 4, 5, 6]) {
    await test.step(`${side * side} of them`, async () => {
      const board = await putBoard(page, square(side, side));
      await board.evaluate((element: JiugongBoard) => element.markCandidates());
      const boxes = await signsOf(cellOf(board, 2, 2));
      expect(boxes).toHaveLength(side * side);
      expect(Math.min(...boxes.flat())).toBeGreaterThanOrEqual(0);
      expect(Math.max(...boxes.flat())).toBeLessThanOrEqual(1);
    });
  }
});
