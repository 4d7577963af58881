import { texts } from './english';
import { expect, test } from './fixtures';
import { menuButton } from './menus';
import { FIRST } from './puzzles';

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

test('two taps enter a digit and a third erases it', async ({ sudoku }) => {
  await sudoku.button(texts.keypad.digit(4)).tap();
  await expect(sudoku.status).toContainText(texts.status.pickCell);
  await sudoku.cell(1, 3).tap();
  await sudoku.button(texts.keypad.digit(4)).tap();
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^4 yours/);
  // Arrows of a keyboard beside the screen are for the cells.
  await expect(sudoku.cell(1, 3)).toBeFocused();
  await sudoku.button(texts.keypad.erase).tap();
  await sudoku.expectValue(FIRST);
});

test('holding the button of a digit marks the cells that can hold it, and enters nothing', async ({
  sudoku,
}) => {
  const { page } = sudoku;
  const button = sudoku.button(texts.keypad.digit(2));
  const marked = sudoku.grid.locator('.fits');
  const { x, y, width, height } = (await button.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await sudoku.cell(1, 3).tap();
  for (const count of [27, 0]) {
    await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    await expect(marked).toHaveCount(count);
    // (A phone has no keys to name.)
    await expect(sudoku.status).not.toContainText('Esc');
    await touch('touchEnd', []);
  }
  await sudoku.expectValue(FIRST);
  await button.tap();
  await expect(sudoku.cell(1, 3)).toHaveAccessibleName(/^2 yours/);
  // By keys from anywhere, and told.
  await page.keyboard.press('f');
  await page.keyboard.press('5');
  await expect(sudoku.status).toContainText('cells can hold 5');
  await expect(sudoku.cell(5, 2)).toHaveAccessibleName(/^empty, can be 5/);
  await page.keyboard.press('Escape');
  await expect(marked).toHaveCount(0);
});

test('a printed puzzle is entered by taps, cell by cell', { tag: '@gate' }, async ({ sudoku }) => {
  await sudoku.clear();
  for (const name of ['Enter 5', 'Enter 3', 'Leave blank', 'Leave blank', 'Enter 7']) {
    await sudoku.button(name).tap();
  }
  await sudoku.expectPuzzle(`53..7${'.'.repeat(76)}`);
});

test(
  'cells and keys are large enough, and nothing scrolls sideways',
  { tag: '@gate' },
  async ({ sudoku }) => {
    const expectLargeButtons = async (): Promise<void> => {
      for (const button of await sudoku.page.getByRole('button').all()) {
        const size = await button.boundingBox();
        expect(size?.height, (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44);
        expect(size?.width).toBeGreaterThanOrEqual(44);
      }
    };
    const box = await sudoku.cell(5, 5).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
    await expectLargeButtons();
    // What keys enter is asked once the puzzle is played.
    await sudoku.cell(1, 3).tap();
    await sudoku.button(texts.keypad.digit(4)).tap();
    const radio = await sudoku.page.getByRole('radio', { name: texts.modes.corner }).boundingBox();
    expect(Math.min(radio!.width, radio!.height)).toBeGreaterThanOrEqual(44);
    const items = sudoku.page.getByRole('menuitem');
    await menuButton(sudoku.page).tap();
    // A tap is done before the click that comes of it.
    await expect(items).not.toHaveCount(0);
    for (const item of await items.all()) {
      expect((await item.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await sudoku.page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await sudoku.openText();
    const widths = await sudoku.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths).toEqual([320, 320]);
  },
);

test('nothing names a key on a phone: titles, menus and the help', async ({ sudoku, rotate }) => {
  const { page } = sudoku;
  const KEYS = /Ctrl|Shift|\(H\)/;
  const told = (): Promise<string> =>
    page.evaluate(() =>
      [
        document.querySelector<HTMLElement>('main:not([hidden])')!.innerText,
        ...Array.from(
          document.querySelectorAll<HTMLElement>('main:not([hidden]) [title]'),
          ({ title }) => title,
        ),
      ].join('\n'),
    );
  await menuButton(page).tap();
  expect(await told()).not.toMatch(KEYS);
  await page.keyboard.press('Escape');
  await rotate.open();
  expect(await told()).not.toMatch(/Ctrl/);
  await page.evaluate(() => (location.hash = '#help'));
  await expect(page.getByRole('heading', { name: texts.help.sections.buttons })).toBeVisible();
  expect(await told()).not.toMatch(/Ctrl|\(H\)/);
  await expect(page.getByRole('link', { name: texts.help.sections.keys })).toBeHidden();
});
