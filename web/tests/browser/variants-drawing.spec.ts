/** The Variants panel: regions, cages and voids, drawn by mouse, keys and touch. */
import { texts } from './english';
import { expect, test } from './fixtures';

test.describe('drawing', () => {
  test.beforeEach(async ({ variants }) => {
    await variants.open();
    await variants.choose('4x4');
  });

  test('a jigsaw with the mouse', async ({ variants }) => {
    await variants.openShape();
    await variants.rule('boxes', false);
    await variants.mode('regions');
    await variants.drag([1, 1], [1, 3], [2, 3]);
    await variants.drag([1, 4], [4, 4]);
    await variants.drag([4, 3], [4, 1], [3, 1]);
    await variants.drag([2, 1], [2, 2], [3, 2], [3, 3]);
    await expect(variants.status).toContainText(texts.variants.status.drawn.regions);
    await variants.expectCell(2, 3, ['empty'], 'region 1');
    await variants.expectCell(2, 4, ['empty'], 'region 2');
    await variants.expectCell(3, 3, ['empty'], 'region 4');
    await expect(
      variants.view.getByRole('combobox', { name: texts.variants.presets.label }),
    ).toHaveValue('');
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.several);
    await variants.press(texts.actions.undo);
    // A stroke from inside a region extends it, and takes the cell from its neighbour.
    await variants.drag([2, 3], [2, 4]);
    await variants.expectCell(2, 4, ['empty'], 'region 1');
    await variants.solve();
    await expect(variants.status).toContainText(
      'Region 1 has 5 cells, but there are only 4 values.',
    );
    await variants.press(texts.actions.undo);
    await variants.expectCell(2, 4, ['empty'], 'region 2');
    await variants.cell(1, 1).click();
    await variants.press(texts.variants.tools.erase.regions);
    await variants.expectCell(1, 1, ['empty']);
    await variants.press(texts.variants.tools.eraseAll);
    await variants.expectCell(4, 1, ['empty']);
  });

  test('across boxes makes extra regions', { tag: '@gate' }, async ({ variants }) => {
    await variants.mode('regions');
    await variants.drag([2, 2], [2, 3], [3, 3]);
    await variants.expectCell(2, 2, ['empty'], 'box 1', 'extra region a');
    await variants.expectCell(2, 3, ['empty'], 'box 2', 'extra region a');
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
    await variants.sum.fill('5');
    await variants.sum.press('Enter');
    await variants.expectCell(2, 3, ['empty'], 'box 2', 'cage of 5');
    await variants.expectSign(1, 3, '5');
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.several);
    await variants.press(texts.variants.tools.erase.cages);
    await variants.expectCell(2, 3, ['empty'], 'box 2');
  });

  test('a press alone draws no cage and no region, another one at the same cell does', async ({
    variants,
  }) => {
    const { freeCell, drawn } = texts.variants.status;
    for (const [layer, name] of [
      ['cages', 'cage without a sum'],
      ['regions', 'extra region a'],
    ] as const) {
      await variants.choose('4x4');
      await variants.mode(layer);
      await variants.cell(2, 2).click();
      await expect(variants.status).toContainText(freeCell[layer]);
      await variants.expectCell(2, 2, ['empty'], 'box 1');
      // Moving on by keys forgets the press.
      await variants.page.keyboard.press('ArrowRight');
      await variants.cell(2, 2).click();
      await variants.expectCell(2, 2, ['empty'], 'box 1');
      await variants.cell(2, 2).click();
      await expect(variants.status).toContainText(drawn[layer]);
      await variants.expectCell(2, 2, ['empty'], 'box 1', name);
      await variants.cell(3, 3).click();
      await variants.page.keyboard.press('Enter');
      await expect(variants.status).toContainText(drawn[layer]);
    }
  });

  test('cages that lose cells to others, and impossible sums', async ({ variants }) => {
    await variants.mode('cages');
    await variants.drag([1, 1], [1, 3]);
    await variants.page.keyboard.type('12');
    await expect(variants.status).toContainText(texts.shapes.cage(12, 3, 6, 9));
    await variants.drag([2, 2], [1, 2]);
    await expect(variants.status).toContainText(texts.variants.status.taken.cages);
    await variants.expectSign(1, 1, '12a');
    await variants.expectSign(1, 3, 'a');
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.none);
    await expect(variants.status).toContainText(texts.shapes.cage(12, 2, 3, 7));
    await expect(variants.cell(1, 3)).toHaveAccessibleName(new RegExp(texts.board.reason));
    await expect(variants.cell(1, 2)).not.toHaveAccessibleName(new RegExp(texts.board.reason));
  });

  test('cages with keys only', { tag: '@gate' }, async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.mode('cages');
    await variants.cell(2, 1).focus();
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Shift+ArrowDown');
    await expect(variants.cell(2, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(variants.cell(3, 2)).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await expect(variants.sum).toBeFocused();
    await keyboard.type('7');
    await keyboard.press('Enter');
    await expect(variants.cell(3, 2)).toBeFocused();
    await variants.expectCell(2, 1, ['empty'], 'box 1', 'cage of 7');
    await keyboard.press('Backspace');
    await variants.expectCell(2, 1, ['empty'], 'box 1', 'cage without a sum');
    await keyboard.press('Delete');
    await variants.expectCell(2, 1, ['empty'], 'box 1');
    await keyboard.press('Shift+ArrowLeft');
    await keyboard.press('Escape');
    await expect(variants.cell(3, 2)).toHaveAttribute('aria-selected', 'false');
  });

  test('a region of cells that do not touch, with keys only', async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.mode('regions');
    await variants.cell(1, 1).focus();
    for (const key of [
      'Space',
      'ArrowDown',
      'ArrowRight',
      'Space',
      'ArrowRight',
      'Space',
      'Space',
    ]) {
      await keyboard.press(key);
    }
    await keyboard.press('Enter');
    const { extra } = texts.shapes.regions;
    await variants.expectCell(1, 1, [texts.board.empty], 'box 1', extra('a'));
    await variants.expectCell(2, 2, [texts.board.empty], 'box 1', extra('a'));
    await variants.expectCell(2, 1, [texts.board.empty], 'box 1');
    await variants.expectCell(2, 3, [texts.board.empty], 'box 2');
  });

  test('no cells that were marked on a board of another size', async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.mode('regions');
    await variants.cell(4, 4).focus();
    await keyboard.press('Space');
    await variants.openShape();
    await variants.size('rows', 3);
    await variants.cell(1, 1).focus();
    await keyboard.press('Space');
    await keyboard.press('Enter');
    const { extra } = texts.shapes.regions;
    await variants.expectCell(1, 1, [texts.board.empty], 'box 1', extra('a'));
    await variants.expectCell(1, 2, [texts.board.empty], 'box 1');
  });

  test('voids, with the mouse and with keys', async ({ variants }) => {
    await variants.mode('void');
    await variants.drag([1, 1], [1, 2]);
    await variants.expectCell(1, 2, [texts.shapes.void]);
    await variants.page.keyboard.press('ArrowDown');
    await variants.page.keyboard.press('Enter');
    await variants.expectCell(2, 2, [texts.shapes.void]);
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.several);
    await variants.cell(1, 1).click();
    await variants.expectCell(1, 1, ['empty'], 'box 1');
    await variants.press(texts.variants.tools.eraseAll);
    await variants.expectCell(2, 2, ['empty'], 'box 1');
  });

  test('by keys is announced like that with the mouse', async ({ variants }) => {
    const { keyboard } = variants.page;
    const { drawn, typeSum } = texts.variants.status;
    await variants.mode('cages');
    await variants.cell(1, 1).focus();
    for (const key of ['Shift+ArrowRight', 'Enter']) await keyboard.press(key);
    await expect(variants.status).toContainText(drawn.cages);
    await expect(variants.status).toContainText(typeSum);
  });

  test('is cut by a smaller size, which is told', async ({ variants }) => {
    await variants.mode('cages');
    await variants.drag([3, 1], [4, 1]);
    await variants.page.keyboard.type('7');
    await variants.openShape();
    await variants.size('rows', 3);
    await expect(variants.status).toContainText(texts.variants.status.cut);
    const { cageWithoutSum, cage } = texts.shapes.regions;
    await expect(variants.cell(3, 1)).toHaveAccessibleName(new RegExp(cageWithoutSum));
    await variants.press(texts.actions.undo);
    await expect(variants.cell(3, 1)).toHaveAccessibleName(new RegExp(cage(7)));
  });

  test('clears everything at once, and twice is once', async ({ variants }) => {
    await variants.mode('cages');
    await variants.drag([1, 1], [1, 2]);
    await variants.mode('void');
    await variants.drag([4, 4]);
    for (let i = 0; i < 2; ++i)
      await variants.chooseItem('puzzle', texts.variants.actions.clearAll);
    await variants.expectCell(1, 1, ['empty'], 'box 1');
    await variants.expectCell(4, 4, ['empty'], 'box 4');
    await variants.press(texts.actions.undo);
    await variants.expectCell(4, 4, [texts.shapes.void]);
  });
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
});
