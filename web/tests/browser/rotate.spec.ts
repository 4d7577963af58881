/** The Rotate panel without its solvers: navigation, playing, shuffling, texts. */
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
    await expect(link(texts.page.panelNames.solve)).toHaveAttribute('aria-current', 'page');
    await link(texts.page.panelNames.rotate).click();
    await link(texts.rotate.puzzles.tripods).click();
    await expect(page).toHaveURL(/#rotate\/tripods$/);
    await expect(sudoku.grid).toBeHidden();
    await expect(link(texts.rotate.puzzles.tripods)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('table', { name: texts.rotate.board.tripods })).toBeVisible();
    await link(texts.page.panelNames.solve).click();
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
  await page.getByRole('link', { name: texts.page.panelNames.rotate, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(rotate.crossing(1, 1)).toBeVisible();
  // Past Variants, Batch, language and theme, and the first puzzle.
  for (let i = 0; i < 6; ++i) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.rotate.puzzles.boxes })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rotate.boxCrossing(2, 2)).toBeVisible();
  await expect(sudoku.grid).toBeHidden();
});

test(
  'typing in one view does not affect the other',
  { tag: '@gate' },
  async ({ rotate, sudoku }) => {
    await sudoku.cell(1, 3).click();
    await rotate.open();
    await rotate.page.keyboard.press('4');
    await rotate.page.keyboard.press('Control+z');
    await rotate.page.getByRole('link', { name: texts.page.panelNames.solve, exact: true }).click();
    await sudoku.expectValue(FIRST);
    await sudoku.cell(1, 3).click();
    await rotate.page.keyboard.press('4');
    await rotate.open();
    await rotate.page.keyboard.press('Control+z');
    await rotate.page.getByRole('link', { name: texts.page.panelNames.solve, exact: true }).click();
    await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  },
);

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

  test('turn the other way and by half if that is one press', async ({ rotate }) => {
    await rotate.crossing(1, 1).click({ button: 'right' });
    await expect(rotate.status).toContainText('Not an allowed turn: counter-clockwise.');
    await rotate.expectRows(...FIRST_TILES);
    await rotate.chooseTurns('any');
    await rotate.crossing(1, 1).click({ button: 'right' });
    await rotate.expectRows('8 5 7', '9 6 4', '3 2 1');
    await rotate.crossing(1, 1).click({ modifiers: ['Shift'] });
    await rotate.expectRows('5 6 7', '8 9 4', '3 2 1');
    await rotate.page
      .getByRole('radio', { name: texts.rotate.rules.directions.half })
      .check({ force: true });
    await rotate.crossing(1, 1).click();
    await rotate.expectRows(...FIRST_TILES);
    await expect(rotate.status).toContainText('3 moves so far.');
    await rotate.chooseTurns('clockwise');
    await expect(rotate.status).toContainText('8 moves so far.');
    await expect(
      rotate.page.getByRole('radio', { name: texts.rotate.rules.directions.half }),
    ).toBeDisabled();
    await expect(rotate.page.getByRole('radio', { name: /^clockwise/ })).toBeChecked();
  });

  test('explain the allowed turns, and nothing else', async ({ rotate }) => {
    const buttons = rotate.page.getByRole('group', { name: texts.rotate.board.buttons });
    await expect(buttons).toHaveAccessibleDescription(/Enter turns it\.$/);
    await rotate.chooseTurns('quarter');
    await expect(buttons).toHaveAccessibleDescription(
      /Shift\+Enter the other way\. Mouse: Shift or/,
    );
    await rotate.chooseTurns('any');
    await expect(buttons).toHaveAccessibleDescription(
      /the other way, H half a turn\. Mouse: Shift or/,
    );
  });

  test('are turned by keys', { tag: '@gate' }, async ({ rotate }) => {
    const { keyboard } = rotate.page;
    await rotate.chooseTurns('any');
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
    // The status is the next stop, as in the other panels, so that keys can scroll it.
    await keyboard.press('Tab');
    await expect(rotate.status).toBeFocused();
    await keyboard.press('Tab');
    await expect(rotate.button(texts.rotate.actions.solve)).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await expect(rotate.crossing(2, 1)).toBeFocused();
  });

  test('have a crossing under every point of the board', async ({ rotate }) => {
    const board = (await rotate.page.locator('.twist').boundingBox())!;
    await rotate.page.mouse.click(board.x + 4, board.y + 4);
    await rotate.expectRows('6 9 7', '5 8 4', '3 2 1');
    await rotate.page.mouse.click(board.x + board.width - 4, board.y + board.height - 4);
    await rotate.expectRows('6 9 7', '5 2 8', '3 1 4');
  });

  test('come in every size, shuffled so that presses lead back', async ({ rotate }) => {
    for (const [rows, cols] of [
      [2, 2],
      [2, 3],
      [10, 2],
      [10, 10],
    ] as const) {
      await rotate.chooseSize(rows, cols);
      await expect(rotate.page.locator('.crossing')).toHaveCount((rows - 1) * (cols - 1));
      const tiles = (await rotate.rows()).flatMap((row) => row.split(' ').map(Number));
      expect([...tiles].sort((a, b) => a - b)).toEqual(
        Array.from({ length: rows * cols }, (_, index) => index + 1),
      );
    }
    const before = await rotate.rows();
    await rotate.press(texts.rotate.actions.shuffle);
    expect(await rotate.rows()).not.toEqual(before);
    await rotate.press(texts.rotate.actions.undo);
    await rotate.expectRows(...before);
  });

  test('report that they are sorted', async ({ sudoku, rotate }) => {
    await sudoku.paste('2 4\n1 3');
    await rotate.expectRows('2 4', '1 3');
    await rotate.crossing(1, 1).click();
    await expect(rotate.status).toContainText('Sorted! 1 move.');
    await rotate.press(texts.rotate.actions.undo);
    await expect(rotate.status).toContainText('0 moves so far; best known 1.');
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
      await rotate.openText();
      await rotate.textField.fill('1 2 3\n4 5 x<b>');
      await rotate.press(texts.page.text.put);
      await expect(rotate.textField).toBeFocused();
      const selected = await rotate.textField.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
      expect(selected).toBe('x');
      await expect(rotate.textField).toHaveValue('1 2 3\n4 5 x<b>');
      await expect(rotate.page.getByText('Line 2, column 5:')).toHaveCount(2);
      await rotate.textField.fill('3 2\n1 0');
      await rotate.press(texts.page.text.put);
      await rotate.expectRows('3 2', '1 0');
      await expect(rotate.textField).toHaveValue('3 2\n1 0');
      await rotate.crossing(1, 1).click();
      await expect(rotate.textField).toHaveValue('1 3\n0 2');
    },
  );

  test('an unfinished text survives a switch of views', async ({ rotate }) => {
    await rotate.openText();
    await rotate.textField.fill('1 2 3');
    await rotate.page.getByRole('link', { name: texts.rotate.puzzles.tripods }).click();
    await expect(rotate.textField).not.toHaveValue('1 2 3');
    await rotate.page.getByRole('link', { name: texts.rotate.puzzles.sort }).click();
    await expect(rotate.textField).toHaveValue('1 2 3');
  });

  test('turn with an animation, unless the user prefers reduced motion', async ({ rotate }) => {
    const { page } = rotate;
    // Animations are counted, since a turn is too short to observe.
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Object.assign(window, { animated: new Set<Element>() });
      Element.prototype.animate = function (...frames) {
        (window as unknown as { animated: Set<Element> }).animated.add(this);
        return animate.apply(this, frames);
      };
    });
    const moved = () =>
      page.evaluate(() => {
        const { animated } = window as unknown as { animated: Set<Element> };
        const count = animated.size;
        animated.clear();
        return count;
      });
    await rotate.crossing(1, 1).click();
    expect(await moved()).toBe(4);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await rotate.crossing(1, 1).click();
    await rotate.expectRows('5 6 7', '8 9 4', '3 2 1');
    expect(await moved()).toBe(0);
  });
});

test('boxes turn as a whole, with the number of clashing digits', async ({ rotate, sudoku }) => {
  await rotate.open('boxes');
  await expect(rotate.status).toContainText('27 digits clash in rows and columns.');
  await rotate.boxCrossing(1, 1).click();
  const [first] = await rotate.rows();
  expect(first).toBe('1 2 blank 3 7 blank 2 7 blank');
  await expect(rotate.status).toContainText('1 move so far.');
  await sudoku.paste(FIRST);
  await expect(rotate.status).toContainText(texts.rotate.status.done.boxes);
  await rotate.boxCrossing(1, 1).click();
  await rotate.boxCrossing(1, 1).click();
  await rotate.boxCrossing(1, 1).click();
  await rotate.boxCrossing(1, 1).click();
  await expect(rotate.status).toContainText('4 moves; best known 0.');
  expect((await rotate.rows())[0]).toBe('5 3 4 6 7 8 9 1 2');
});

test('a new sudoku can be undone', async ({ rotate }) => {
  await rotate.open('boxes');
  const before = await rotate.rows();
  await rotate.press(texts.rotate.actions.newSudoku);
  await expect.poll(() => rotate.rows()).not.toEqual(before);
  const digits = (await rotate.rows()).join(' ').match(/[1-9]/g);
  expect(digits).toHaveLength(36);
  await rotate.press(texts.rotate.actions.undo);
  await rotate.expectRows(...before);
});

test.describe('nine tripods', () => {
  test.beforeEach(({ rotate }) => rotate.open('tripods'));

  test('mark complete rows and columns', async ({ rotate, sudoku }) => {
    const rows = Array.from({ length: 9 }, () => '123456789').join('\n');
    await sudoku.paste(rows);
    await expect(rotate.status).toContainText('9 rows and 0 columns complete.');
    await expect(rotate.page.locator('.mark.row')).toHaveCount(9);
    await rotate.crossing(1, 1).click();
    await expect(rotate.page.locator('.mark.row')).toHaveCount(7);
  });

  test('accept only nine of each digit', async ({ rotate, sudoku }) => {
    const before = await rotate.rows();
    await sudoku.paste(`${'123456789'.repeat(8)}123456788`);
    await expect(rotate.status).toContainText(
      'The digit 8 occurs 10 times, expected nine of each.',
    );
    await sudoku.paste(`${'123456789'.repeat(8)}12345678.`);
    await expect(rotate.status).toContainText('Found a blank at r9c9');
    await sudoku.paste('123456789\n12345');
    await expect(rotate.status).toContainText('Line 2');
    await rotate.expectRows(...before);
  });
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
      const least = width === 320 ? 29 : 36;
      const small = (await rotate.crossing(5, 5).boundingBox())!;
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(least);
      for (const puzzle of ['boxes', 'tripods'] as const) {
        await rotate.open(puzzle);
        expect(await place()).toBe(before);
        expect(await hidden(), puzzle).toBeLessThanOrEqual(0);
        expect(await scrollWidth()).toBe(width);
      }
      await rotate.openText();
      expect(await scrollWidth()).toBe(width);
      // As at the start.
      await rotate.openText();
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
      for (const gesture of turns === 'clockwise' ? [/tap/i] : [/tap/i, /hold a finger/i]) {
        await expect(buttons).toHaveAccessibleDescription(gesture);
      }
    }
  });

  test('a long touch turns the other way, once', async ({ rotate }) => {
    await rotate.open();
    await rotate.chooseTurns('quarter');
    const crossing = rotate.crossing(1, 1);
    const finger = { pointerType: 'touch', clientX: 100, clientY: 100, bubbles: true };
    await crossing.dispatchEvent('pointerdown', finger);
    await rotate.expectRows('8 5 7', '9 6 4', '3 2 1');
    await crossing.dispatchEvent('contextmenu', { bubbles: true, cancelable: true });
    await crossing.dispatchEvent('pointerup', finger);
    await crossing.dispatchEvent('click');
    await rotate.expectRows('8 5 7', '9 6 4', '3 2 1');
    await crossing.dispatchEvent('pointerdown', finger);
    await crossing.dispatchEvent('pointermove', { ...finger, clientX: 130 });
    await crossing.dispatchEvent('pointerup', { ...finger, clientX: 130 });
    await crossing.tap();
    await rotate.expectRows(...FIRST_TILES);
  });
});
