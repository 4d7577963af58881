/** Pencil marks and selections, by keys, mouse and touch. */
import { stroke, type Point } from './touch-gestures';
import type { ClassicSnapshot, JiugongBoard } from '../../board/element';
import { boardFrom } from '../../board/snapshot';
import { pictureOf } from '../../page/ui/boards/picture';
import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton, menuItem } from './menus';
import { BLANK, FIRST } from './puzzles';
import type { SudokuPage } from './sudoku-page';

const own = (digit: number): RegExp => new RegExp(`^${digit} yours`);

test('Shift and Control type marks of two kinds', { tag: '@gate' }, async ({ sudoku }) => {
  const { keyboard } = sudoku.page;
  const cell = sudoku.cell(1, 3);
  await cell.click();
  for (const key of ['Shift+Digit1', 'Shift+Digit2', 'Control+Digit4']) await keyboard.press(key);
  await expect(cell).toHaveAccessibleName(
    'empty, corner 1 2, candidates 4, row 1, column 3, box 1',
  );
  await keyboard.press('Shift+Digit1');
  await expect(cell).toHaveAccessibleName(/corner 2, candidates 4, row/);
  await sudoku.expectValue(FIRST);
  await keyboard.press('Control+z');
  await expect(cell).toHaveAccessibleName(/corner 1 2, candidates 4, row/);
  await keyboard.press('Delete');
  await expect(cell).toHaveAccessibleName(/empty, row/);
});

test(
  'the keypad enters what its switch selects, and M changes the switch',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page } = sudoku;
    const cell = sudoku.cell(1, 3);
    await cell.click();
    await page.getByRole('radio', { name: texts.modes.corner }).check();
    await sudoku.press(texts.keypad.corner(4));
    await page.keyboard.press('2');
    await expect(cell).toHaveAccessibleName(/empty, corner 2 4, row/);
    await page.getByRole('radio', { name: texts.modes.candidates }).check();
    await sudoku.press(texts.keypad.candidates(1));
    await expect(cell).toHaveAccessibleName(/corner 2 4, candidates 1, row/);
    await cell.focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('radio', { name: texts.modes.color })).toBeChecked();
    await page.keyboard.press('m');
    await expect(page.getByRole('radio', { name: texts.modes.digit })).toBeChecked();
    await page.keyboard.press('4');
    await expect(cell).toHaveAccessibleName(own(4));
  },
);

test(
  'Shift and arrows select several cells, and Escape one again',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { keyboard } = sudoku.page;
    const selected = sudoku.grid.getByRole('gridcell', { selected: true });
    await sudoku.cell(1, 3).click();
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Shift+ArrowDown');
    await expect(selected).toHaveCount(3);
    await expect(sudoku.page.getByText(texts.board.selectedCells(3))).toHaveCount(1);
    await expect(sudoku.cell(2, 4)).toBeFocused();
    await keyboard.press('4');
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(own(4));
    await expect(sudoku.cell(1, 4)).toHaveAccessibleName(own(4));
    await expect(sudoku.cell(2, 4)).toHaveAccessibleName(/^1 given/);
    await keyboard.press('Escape');
    await expect(selected).toHaveCount(1);
    await expect(sudoku.cell(2, 4)).toHaveAttribute('aria-selected', 'true');
    // The ring lies within the lines around the cell, also where it has the focus.
    const ring = await sudoku.cell(2, 4).evaluate((cell) => {
      const { top, right, bottom, left } = getComputedStyle(cell, '::after');
      return [cell.matches(':focus-visible'), top, right, bottom, left];
    });
    expect(ring).toEqual([true, '1px', '1px', '1px', '1px']);
  },
);

test(
  'a stroke of the mouse selects the cells it passes, also diagonally',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { mouse } = sudoku.page;
    const centre = async (row: number, column: number): Promise<[x: number, y: number]> => {
      const box = (await sudoku.cell(row, column).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await mouse.move(...(await centre(3, 4)));
    await mouse.down();
    await mouse.move(...(await centre(3, 6)), { steps: 8 });
    await mouse.move(...(await centre(6, 9)), { steps: 24 });
    await mouse.up();
    await mouse.move(...(await centre(9, 1)), { steps: 8 });
    const selected = sudoku.grid.getByRole('gridcell', { selected: true });
    await expect(selected).toHaveCount(6);
    const names = await selected.evaluateAll((cells) =>
      cells.map((cell) => Number((cell as HTMLElement).dataset['cell'])),
    );
    expect(names).toEqual([21, 22, 23, 33, 43, 53]);
    await expect(sudoku.cell(6, 9)).toBeFocused();
  },
);

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });

  const strokeOver = async (
    sudoku: SudokuPage,
    from: readonly [number, number],
    to: readonly [number, number],
    isQuick = false,
  ): Promise<void> => {
    const middle = async ([row, column]: readonly [number, number]): Promise<Point> => {
      const box = (await sudoku.cell(row, column).boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [start, end] = [await middle(from), await middle(to)];
    const points = Array.from({ length: 13 }, (_, step) => ({
      x: start.x + ((end.x - start.x) * step) / 12,
      y: start.y + ((end.y - start.y) * step) / 12,
    }));
    await stroke(sudoku.page, points, isQuick);
  };

  test('a stroke scrolls; a stroke from the selected cell selects', async ({ sudoku }) => {
    const { page } = sudoku;
    const selected = sudoku.grid.getByRole('gridcell', { selected: true });
    await sudoku.cell(6, 4).tap();
    await strokeOver(sudoku, [6, 4], [6, 7]);
    await expect(selected).toHaveCount(4);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await strokeOver(sudoku, [8, 2], [3, 2]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
    await expect(selected).toHaveCount(4);
  });

  test('a tap counts right after a quick stroke over cells', async ({ sudoku }) => {
    await sudoku.cell(6, 4).tap();
    await expect(sudoku.cell(6, 4)).toHaveAttribute('aria-selected', 'true');
    await strokeOver(sudoku, [6, 4], [6, 7], true);
    await menuButton(sudoku.page).tap();
    await expect(menuItem(sudoku.page, texts.page.puzzle.history)).toBeVisible();
    await expect(sudoku.grid.getByRole('gridcell', { selected: true })).toHaveCount(4);
  });
});

test('marks have the same places in pictures, and so on paper, as on the board', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  type Place = readonly [digit: string, x: number, y: number];
  const snapshot = await page.locator('jiugong-board').evaluate((board: JiugongBoard, blank) => {
    board.puzzle = blank;
    // In cell n: the first n digits in the corners, and others between them in the lower row.
    for (let cell = 0; cell < 18; ++cell) {
      board.selected = cell;
      for (let digit = 1; digit <= (cell % 9) + 1; ++digit) board.enter(digit, 'corner');
      if (cell >= 9)
        for (let digit = 1; digit <= cell - 8; ++digit) board.enter(digit, 'candidates');
    }
    return board.snapshot as ClassicSnapshot;
  }, BLANK);
  const onBoard = (cell: number): Promise<Place[]> =>
    sudoku.grid.locator(`[data-cell="${cell}"]`).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return Array.from(element.querySelectorAll('[part=corner] [data-digits]'), (mark) => {
        const box = mark.getBoundingClientRect();
        const x = (box.left + box.width / 2 - left) / width;
        const y = (box.top + box.height / 2 - top) / height;
        return [mark.getAttribute('data-digits')!, x, y] as const;
      });
    });
  const picture = pictureOf(boardFrom(snapshot), '', { title: '', description: '' });
  const drawn = Array.from(
    picture.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)">(\d)</g),
    ([, x, y, size, digit]): Place => [
      digit!,
      (Number(x) - 20) / 100,
      (Number(y) - 20 - 0.36 * Number(size)) / 100,
    ],
  );
  const inPicture = (cell: number): Place[] => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const all = drawn.filter(([, x, y]) => Math.floor(x) === column && Math.floor(y) === row);
    return all.slice(0, column + 1).map(([digit, x, y]) => [digit, x - column, y - row]);
  };
  for (let cell = 0; cell < 18; ++cell) {
    const [board, pictured] = [await onBoard(cell), inPicture(cell)];
    expect(pictured.map(([digit]) => digit)).toEqual(board.map(([digit]) => digit));
    for (const [index, [digit, x, y]] of board.entries()) {
      const [, left, top] = pictured[index]!;
      const distance = Math.hypot(left - x, top - y);
      expect(distance, `corner mark ${digit} of cell ${cell}`).toBeLessThan(0.06);
    }
  }
});

test(
  'candidates are legible on a small phone, and have places of their own',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const { page } = sudoku;
    await page.setViewportSize({ width: 360, height: 640 });
    await sudoku.paste(BLANK);
    // The board is selected with it.
    await sudoku.expectPuzzle(BLANK);
    await page.locator('jiugong-board').evaluate((board: JiugongBoard) => {
      for (const [cell, digits] of [
        [0, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
        [1, [2, 5, 6, 7, 8, 9]],
      ] as const) {
        board.selected = cell;
        for (const digit of digits) board.enter(digit, 'candidates');
      }
    });
    const places = (cell: number): Promise<Record<string, readonly number[]>> =>
      sudoku.grid.locator(`[data-cell="${cell}"]`).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return Object.fromEntries(
          Array.from(element.querySelectorAll('[data-digits]'), (mark) => {
            const box = mark.getBoundingClientRect();
            const x = Math.round((100 * (box.left + box.width / 2 - left)) / width);
            const y = Math.round((100 * (box.top + box.height / 2 - top)) / height);
            return [
              mark.getAttribute('data-digits')!,
              [x, y, parseFloat(getComputedStyle(mark).fontSize)],
            ];
          }).filter(([digit]) => digit !== ''),
        );
      });
    const [all, some] = [await places(0), await places(1)];
    expect(Object.keys(some)).toEqual(['2', '5', '6', '7', '8', '9']);
    for (const [digit, [x, y, size]] of Object.entries(all)) {
      const [column, row] = [(Number(digit) - 1) % 3, Math.floor((Number(digit) - 1) / 3)];
      expect(Math.abs(x! - (100 / 3) * (column + 0.5)), digit).toBeLessThan(8);
      expect(Math.abs(y! - (100 / 3) * (row + 0.5)), digit).toBeLessThan(8);
      expect(size, digit).toBeGreaterThanOrEqual(9);
      if (digit in some) {
        expect(Math.abs(some[digit]![0]! - x!), digit).toBeLessThanOrEqual(1);
        expect(Math.abs(some[digit]![1]! - y!), digit).toBeLessThanOrEqual(1);
      }
    }
  },
);

test('corner marks are read in order, with candidates between them', async ({ sudoku }) => {
  const { page } = sudoku;
  await page.getByRole('radio', { name: texts.modes.corner }).check();
  await sudoku.cell(1, 3).click();
  for (const digit of '974251') await page.keyboard.press(digit);
  for (const digit of '84621') await page.keyboard.press(`Control+Digit${digit}`);
  for (const width of [320, 1024]) {
    await test.step(`at a width of ${width}`, async () => {
      await page.setViewportSize({ width, height: 700 });
      const { corner, candidates } = await sudoku.cell(1, 3).evaluate((cell) => {
        const inner = cell.querySelector('[part=candidates] [data-digits]')!;
        const outer = Array.from(cell.querySelectorAll('[part=corner] [data-digits]'), (mark) => ({
          text: mark.getAttribute('data-digits'),
          place: mark.getBoundingClientRect(),
        }));
        const read = [...outer].sort(
          (a, b) => a.place.top - b.place.top || a.place.left - b.place.left,
        );
        const { top, bottom } = inner.getBoundingClientRect();
        // A digit takes three quarters of the height of its line.
        const rim = (bottom - top) / 8;
        return {
          corner: read.map(({ text }) => text).join(''),
          candidates: outer.every(
            ({ place }) => place.bottom < top + rim || place.top > bottom - rim,
          ),
        };
      });
      expect(corner).toBe('124579');
      expect(candidates).toBe(true);
    });
  }
});
