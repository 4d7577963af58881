/** The Variants panel: regions, cages and voids, drawn by mouse, keys and touch. */
import type { Locator } from '@playwright/test';
import { texts } from './english';
import { expect, test } from './fixtures';

test.describe('drawing', () => {
  test.beforeEach(async ({ variants }) => {
    await variants.open();
    await variants.choose('4x4');
  });

  test('across boxes makes extra regions', async ({ variants }) => {
    await variants.mode('regions');
    await variants.drag([2, 2], [2, 3], [3, 3]);
    await variants.expectCell(2, 2, ['empty'], 'box 1', 'extra region a');
    await variants.expectCell(2, 3, ['empty'], 'box 2', 'extra region a');
    await variants.chooseItem(texts.variants.actions.clearAll);
    await variants.expectCell(2, 3, ['empty'], 'box 2');
  });

  test('cages with the mouse, and typing their sums', { tag: '@gate' }, async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.mode('givens');
    await variants.cell(2, 2).click();
    await keyboard.press('1');
    await expect(variants.status).toContainText(texts.status.editingHow);
    await variants.mode('cages');
    await expect(variants.status).not.toContainText(texts.status.editingHow);
    await variants.press(texts.actions.undo);
    await expect(variants.sum).toBeDisabled();
    await variants.drag([1, 1], [1, 2]);
    await expect(variants.status).toContainText('Cage drawn. ');
    await keyboard.press('3');
    await variants.expectCell(1, 1, ['empty'], 'box 1', 'cage of 3');
    await expect(variants.sum).toHaveValue('3');
    await variants.drag([1, 3], [2, 3]);
    await variants.sum.pressSequentially('5');
    // The next stroke takes what was typed without Enter.
    await variants.drag([4, 1], [4, 2]);
    await variants.press(texts.actions.undo);
    await variants.expectCell(2, 3, ['empty'], 'box 2', 'cage of 5');
    await variants.cell(2, 3).click();
    await variants.expectSign(1, 3, '5');
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.several);
    await variants.press(texts.variants.tools.erase.cages);
    await variants.expectCell(2, 3, ['empty'], 'box 2');
  });

  test('cages with keys only', async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.mode('cages');
    await variants.cell(2, 1).focus();
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Shift+ArrowDown');
    await expect(variants.cell(2, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(variants.cell(3, 2)).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(variants.cell(3, 2)).toBeFocused();
    await keyboard.type('7');
    await variants.expectCell(2, 1, ['empty'], 'box 1', 'cage of 7');
    await keyboard.press('Enter');
    await expect(variants.cell(2, 3)).toBeFocused();
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Enter');
    await keyboard.type('5');
    await variants.expectCell(2, 4, ['empty'], 'box 2', 'cage of 5');
    await keyboard.press('Enter');
    await variants.cell(3, 2).focus();
    await keyboard.press('Backspace');
    await variants.expectCell(2, 1, ['empty'], 'box 1', 'cage without a sum');
    await keyboard.press('Delete');
    await variants.expectCell(2, 1, ['empty'], 'box 1');
    await keyboard.press('Shift+ArrowLeft');
    await keyboard.press('Escape');
    await expect(variants.cell(3, 2)).toHaveAttribute('aria-selected', 'false');
  });
});

test('a killer is chosen to draw cages, and any other preset to enter givens', async ({
  variants,
}) => {
  const { keyboard } = variants.page;
  const { modes, status } = texts.variants;
  const isChosen = (mode: 'givens' | 'cages'): Promise<void> =>
    expect(variants.view.getByRole('radio', { name: modes[mode], exact: true })).toBeChecked();
  await variants.open();
  await variants.choose('killer');
  await isChosen('cages');
  await expect(variants.status).toContainText(status.howTo(modes.hints.cages));
  await variants.drag([1, 1], [1, 2]);
  await keyboard.type('12');
  await variants.expectCell(1, 1, ['empty'], 'box 1', 'cage of 12');
  await variants.page.reload();
  await isChosen('cages');
  await variants.mode('givens');
  await variants.cell(1, 1).click();
  await keyboard.press('5');
  await variants.expectCell(1, 1, ['5 given'], 'box 1', 'cage of 12');
  await isChosen('givens');
  await variants.choose('killer');
  await isChosen('cages');
  // Of a puzzle to be played, another row takes the place of that one.
  await variants.choose('killer', true);
  await expect(variants.view.getByRole('radio', { name: texts.modes.digit })).toBeChecked();
  await variants.choose('4x4');
  await isChosen('givens');
  // What Undo brings back has the mode of its own, too.
  await variants.cell(1, 1).click();
  await keyboard.press('1');
  await variants.choose('killer');
  await isChosen('cages');
  await variants.press(texts.actions.undo);
  await variants.expectCell(1, 1, ['1 given'], 'box 1');
  await isChosen('givens');
});

test('a stroke at the edge of a large board scrolls it', async ({ variants }) => {
  await variants.page.setViewportSize({ width: 390, height: 844 });
  await variants.open();
  await variants.choose('25x25');
  await variants.mode('regions');
  const { mouse } = variants.page;
  await variants.cell(1, 1).scrollIntoViewIfNeeded();
  const { x, y } = (await variants.cell(1, 1).boundingBox())!;
  await mouse.move(x + 12, y + 30);
  await mouse.down();
  for (let i = 0; i < 40; ++i) await mouse.move(380 - (i % 2), y + 30);
  await expect(variants.cell(1, 1)).not.toBeInViewport();
  await mouse.up();
  await variants.expectCell(2, 20, ['empty'], 'box 4', 'extra region a');
});

test('a reload comes back in the mode, and to the rule, that was drawn', async ({ variants }) => {
  const { page, view } = variants;
  const chosen = (mode: 'givens' | 'regions' | 'constraints'): Locator =>
    view.getByRole('radio', { name: texts.variants.modes[mode], exact: true });
  await variants.open();
  await variants.choose('4x4');
  await variants.mode('regions');
  await variants.drag([1, 1], [1, 2]);
  await page.reload();
  await expect(chosen('regions')).toBeChecked();
  await variants.mode('constraints');
  await view.locator('#tool').selectOption('little-killer');
  await page.reload();
  await expect(chosen('constraints')).toBeChecked();
  await expect(view.locator('#tool')).toHaveValue('little-killer');
  await variants.choose('6x6');
  await expect(chosen('givens')).toBeChecked();
});

test('a reload comes back in the mode of its tab', async ({ variants, context, homeUrl }) => {
  const { page, view } = variants;
  await variants.open();
  await variants.choose('4x4');
  await variants.mode('regions');
  await variants.drag([1, 1], [1, 2]);
  const other = await context.newPage();
  await other.goto(`${homeUrl}#variants`);
  const radio = (name: 'regions' | 'cages') => ({ name: texts.variants.modes[name], exact: true });
  const there = other.locator('#variants-view');
  await expect(there.getByRole('radio', radio('regions'))).toBeChecked();
  await there.getByRole('radio', radio('cages')).check();
  await expect(there.getByRole('radio', radio('cages'))).toBeChecked();
  await page.reload();
  await expect(view.getByRole('radio', radio('regions'))).toBeChecked();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('taps and fills a cell, and draws cages', { tag: '@gate' }, async ({ variants }) => {
    await variants.open();
    await variants.choose('4x4');
    await variants.cell(2, 2).tap();
    await variants.button(texts.keypad.digit('3')).tap();
    await variants.expectCell(2, 2, ['3 given'], 'box 1');
    await variants.mode('cages');
    await variants.touch([1, 1], [1, 3], [2, 3]);
    await variants.expectCell(1, 2, ['empty'], 'box 1', 'cage without a sum');
    await variants.expectCell(2, 3, ['empty'], 'box 2', 'cage without a sum');
  });

  test('a clue outside is pressed where it stands, and turned in a corner', async ({
    variants,
  }) => {
    await variants.open();
    await variants.choose('anti-knight');
    await variants.mode('constraints');
    await variants.view.locator('#tool').selectOption('sandwich');
    // What takes the presses is not seen.
    const grid = variants.view.locator('jiugong-board .grid');
    const border = await grid.evaluate((one) => getComputedStyle(one, '::before').borderWidth);
    expect(border).toBe('0px');
    const tapOutside = async (across: number, down: number): Promise<void> => {
      const { width, height } = (await variants.cell(9, 9).boundingBox())!;
      const { x, y } = await variants.pointIn(9, 9);
      await variants.page.touchscreen.tap(x + across * width, y + down * height);
    };
    await tapOutside(0, 1);
    await expect(variants.status).toContainText('r9c9–r1c9');
    await tapOutside(0, 1);
    await expect(variants.status).toContainText('r9c9–r9c1');
    await variants.numberKey('7').tap();
    await tapOutside(0, 1);
    await expect(variants.status).toContainText('Sandwich 10: r9c9–r1c9');
    await tapOutside(1, 0);
    await expect(variants.status).toContainText('Sandwich 7: r9c9–r9c1');
  });

  test('sums are typed on keys of the page, from cage to cage', async ({ variants }) => {
    const { view } = variants;
    const press = (name: string): Promise<void> => variants.numberKey(name).tap();
    await variants.open();
    await variants.choose('killer');
    await expect(variants.sum).toBeHidden();
    await expect(variants.numberKey('1')).toBeDisabled();
    // A second press on a cell draws a cage of it.
    for (let times = 0; times < 2; ++times) await variants.cell(1, 1).tap();
    for (const key of ['1', '2', texts.keypad.backspace]) await press(key);
    await variants.expectSign(1, 1, '1');
    await view.getByRole('button', { name: texts.actions.undo }).tap();
    await variants.expectSign(1, 1, '12');
    await press('3');
    await variants.expectSign(1, 1, '3');
    await variants.touch([3, 3], [3, 4]);
    await press('9');
    await variants.expectSign(3, 3, '9');
    await press(texts.variants.tools.erase.cages);
    await expect(variants.cell(3, 3).locator('.sum')).toHaveCount(0);
    await variants.chooseItem(texts.variants.tools.eraseAll.cages);
    await expect(variants.cell(1, 1).locator('.sum')).toHaveCount(0);
  });
});
