/** The Rotate panel without its solvers: navigation, and presses, keys and touches on its board. */
import { panelName } from '../panel-name';
import { texts } from './english';
import { expect, test } from './fixtures';
import { FIRST } from './puzzles';

const FIRST_TILES = ['9 8 7', '6 5 4', '3 2 1'] as const;

test(
  'Rotate has a link and addresses, and comes back',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku, rotate }) => {
    const { page } = rotate;
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(link(panelName('solve'))).toHaveAttribute('aria-current', 'page');
    // The bar is under the name, as wide as that.
    await expect(link(panelName('solve'))).toHaveCSS('text-decoration-line', 'underline');
    await expect(link(panelName('rotate'))).toHaveCSS('text-decoration-line', 'none');
    await link(panelName('rotate')).click();
    await link(texts.rotate.puzzles.tripods).click();
    await expect(page).toHaveURL(/#rotate\/tripods$/);
    await expect(sudoku.grid).toBeHidden();
    await expect(link(texts.rotate.puzzles.tripods)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('table', { name: texts.rotate.board.tripods })).toBeVisible();
    await link(panelName('solve')).click();
    await expect(sudoku.grid).toBeVisible();
    await sudoku.expectValue(FIRST);
    await page.goBack();
    await expect(rotate.crossing(8, 8)).toBeVisible();
    await page.reload();
    await expect(link(texts.rotate.puzzles.tripods)).toHaveAttribute('aria-current', 'page');
  },
);

test('the links work with keys only', async ({ rotate, sudoku }) => {
  const { page } = rotate;
  await page.getByRole('link', { name: panelName('rotate'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(rotate.crossing(1, 1)).toBeVisible();
  // Past Variants, Learn, Batch, Help and settings, and the first puzzle.
  for (let i = 0; i < 7; ++i) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.rotate.puzzles.boxes })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rotate.boxCrossing(2, 2)).toBeVisible();
  await expect(sudoku.grid).toBeHidden();
});

test('typing in one view does not affect the other', async ({ rotate, sudoku }) => {
  await sudoku.cell(1, 3).click();
  await rotate.open();
  await rotate.page.keyboard.press('4');
  await rotate.page.keyboard.press('Control+z');
  await rotate.page.getByRole('link', { name: panelName('solve'), exact: true }).click();
  await sudoku.expectValue(FIRST);
  await sudoku.cell(1, 3).click();
  await rotate.page.keyboard.press('4');
  await rotate.open();
  await rotate.page.keyboard.press('Control+z');
  await rotate.page.getByRole('link', { name: panelName('solve'), exact: true }).click();
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
});

test.describe('tiles', () => {
  test.beforeEach(({ rotate }) => rotate.open());

  test(
    'are turned by the mouse, counted, undone and redone',
    { tag: '@gate' },
    async ({ rotate }) => {
      await expect(rotate.status).toContainText('1 of 9 tiles in place.');
      await rotate.crossing(1, 1).click();
      await rotate.expectRows('6 9 7', '5 8 4', '3 2 1');
      await expect(rotate.status).toContainText('1 move so far.');
      await rotate.crossing(2, 2).click();
      await rotate.expectRows('6 9 7', '5 2 8', '3 1 4');
      await expect(rotate.status).toContainText('2 moves so far.');
      await rotate.press(texts.rotate.actions.undo);
      await rotate.page.keyboard.press('Control+z');
      await rotate.expectRows(...FIRST_TILES);
      await expect(rotate.button(texts.rotate.actions.undo)).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await rotate.page.keyboard.press('Control+y');
      await rotate.press(texts.rotate.actions.redo);
      await rotate.expectRows('6 9 7', '5 2 8', '3 1 4');
      await rotate.press(texts.rotate.actions.startOver);
      await rotate.expectRows(...FIRST_TILES);
    },
  );

  test('are turned by keys', { tag: '@gate' }, async ({ rotate }) => {
    const { keyboard } = rotate.page;
    await rotate.chooseTurns('any');
    // What they do is said of the keys and the mouse alone.
    await expect(
      rotate.page.getByRole('group', { name: texts.rotate.board.buttons }),
    ).toHaveAccessibleDescription(texts.rotate.keys.any);
    await rotate.crossing(1, 1).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowDown');
    await expect(rotate.crossing(2, 2)).toBeFocused();
    await keyboard.press('Enter');
    await rotate.expectRows('9 8 7', '6 2 5', '3 1 4');
    await expect(rotate.crossing(2, 2)).toBeFocused();
    await keyboard.press('Shift+Enter');
    await rotate.expectRows(...FIRST_TILES);
    await keyboard.press('Space');
    await keyboard.press('Space');
    await keyboard.press('h');
    await rotate.expectRows(...FIRST_TILES);
    await expect(rotate.status).toContainText('5 moves so far.');
    await keyboard.press('Home');
    await expect(rotate.crossing(2, 1)).toBeFocused();
    await keyboard.press('Tab');
    await expect(rotate.button(texts.rotate.actions.solve)).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(rotate.crossing(2, 1)).toBeFocused();
  });

  test('fit the longest numbers of the engine', async ({ rotate, sudoku }) => {
    await sudoku.paste('-2147483648 2147483647\n-5 1000');
    await rotate.expectRows('-2147483648 2147483647', '-5 1000');
    for (const tile of await rotate.page.locator('#rotate-view .tile').all()) {
      const width = await tile.evaluate((element) => [element.scrollWidth, element.clientWidth]);
      expect(width[0]).toBeLessThanOrEqual(width[1]!);
    }
  });

  test('have a crossing under every point of the board', async ({ rotate }) => {
    const board = (await rotate.page.locator('.twist').boundingBox())!;
    await rotate.page.mouse.click(board.x + 4, board.y + 4);
    await rotate.expectRows('6 9 7', '5 8 4', '3 2 1');
    await rotate.page.mouse.click(board.x + board.width - 4, board.y + board.height - 4);
    await rotate.expectRows('6 9 7', '5 2 8', '3 1 4');
  });

  test(
    'are pasted and typed; errors are named, selected and kept',
    { tag: '@gate' },
    async ({ rotate, sudoku }) => {
      await sudoku.paste('5, 5, 1\n2, 2, 2');
      await rotate.expectRows('5 5 1', '2 2 2');
      await sudoku.paste('1 2 3\n4 5 x<b>');
      await expect(rotate.status).toContainText('Line 2, column 5: found “x”, expected a number.');
      await rotate.expectRows('5 5 1', '2 2 2');
      await rotate.press(texts.page.paste.mend);
      await expect(rotate.textField).toHaveValue('1 2 3\n4 5 x<b>');
      await rotate.press(texts.page.paste.put);
      await expect(rotate.textField).toBeFocused();
      const selected = await rotate.textField.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
      expect(selected).toBe('x');
      await expect(rotate.textField).toHaveValue('1 2 3\n4 5 x<b>');
      await expect(rotate.button(/^Line 2, column 5:/)).toBeVisible();
      await rotate.textField.fill('3 2\n1 0');
      await rotate.press(texts.page.paste.put);
      await rotate.expectRows('3 2', '1 0');
      await expect(rotate.textField).toBeHidden();
    },
  );
});

test('everything fits in windows of any size, and controls do not move', async ({ rotate }) => {
  const { page } = rotate;
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await test.step(`at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const place = async (): Promise<string> =>
        JSON.stringify(await rotate.button(texts.rotate.actions.solve).boundingBox());
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      /** The height of the part of the status that is not visible. */
      const hidden = () =>
        rotate.status.evaluate((status) => status.scrollHeight - status.clientHeight);
      await rotate.open();
      await page.evaluate(() => scrollTo(0, 0));
      const before = await place();
      expect(await hidden()).toBeLessThanOrEqual(0);
      const links = await page
        .getByRole('navigation', { name: texts.rotate.puzzles.label })
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => {
            const words = document.createRange();
            words.selectNodeContents(link);
            const lines = new Set(Array.from(words.getClientRects(), ({ top }) => top)).size;
            return { lines, top: link.getBoundingClientRect().top };
          }),
        );
      // Side by side, each on one line.
      expect(links.map(({ lines }) => lines)).toEqual([1, 1, 1]);
      expect(new Set(links.map(({ top }) => top)).size).toBe(1);
      const buttons = await page.locator('#rotate-view .side button').evaluateAll((all) =>
        all.map((button) => {
          const { width: across, height: down } = button.getBoundingClientRect();
          return { name: button.textContent, size: Math.min(across, down) };
        }),
      );
      expect(buttons.length).toBeGreaterThan(0);
      for (const { name, size } of buttons) expect(size, name).toBeGreaterThanOrEqual(44);
      const crossing = (await rotate.crossing(1, 1).boundingBox())!;
      expect(crossing.width).toBeGreaterThanOrEqual(44);
      for (const size of [2, 7, 10] as const) {
        await rotate.chooseSize(size, 10);
        await rotate.crossing(1, 1).click();
        expect(await place()).toBe(before);
      }
      const least = width === 320 ? 28 : 36;
      const small = (await rotate.crossing(5, 5).boundingBox())!;
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(least);
      for (const puzzle of ['boxes', 'tripods'] as const) {
        await rotate.open(puzzle);
        expect(await place()).toBe(before);
        expect(await hidden(), puzzle).toBeLessThanOrEqual(0);
        expect(await scrollWidth()).toBe(width);
      }
      const moves = page.locator('#rotate-view summary').last();
      await moves.click();
      expect(await scrollWidth()).toBe(width);
      // As at the start.
      await moves.click();
      await rotate.open();
      await rotate.chooseSize(3, 3);
    });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('blocks turn in the chosen direction', async ({ rotate }) => {
    await rotate.open();
    await rotate.chooseTurns('quarter');
    await rotate.crossing(1, 1).tap();
    await rotate.expectRows('6 9 7', '5 8 4', '3 2 1');
    await rotate.page.getByRole('radio', { name: texts.rotate.rules.directions.ccw }).tap();
    await rotate.crossing(1, 1).tap();
    await rotate.expectRows(...FIRST_TILES);
  });

  test('the help is about touch alone', async ({ rotate }) => {
    const { board, keys, touch } = texts.rotate;
    await rotate.open();
    for (const turns of ['clockwise', 'quarter', 'any'] as const) {
      await rotate.chooseTurns(turns);
      await expect(rotate.page.getByText(keys[turns])).toBeHidden();
      await expect(rotate.page.getByText(touch[turns])).toBeVisible();
      const buttons = rotate.page.getByRole('group', { name: board.buttons });
      await expect(buttons).toHaveAccessibleDescription(touch[turns]);
      for (const gesture of turns === 'clockwise' ? [/tap/i] : [/tap/i, /press and hold/i]) {
        await expect(buttons).toHaveAccessibleDescription(gesture);
      }
    }
  });
});
