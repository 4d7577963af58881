/** The Variants panel: a variant is played like a classic sudoku. */
import { en as hints } from '../../hints/messages/en';
import { texts } from './english';
import { expect, test } from './fixtures';
import { stroke } from './touch-gestures';

const { board, status, actions, keypad, modes, shapes } = texts;

/** A killer with one solution: 1234 3412 2143 4321. */
const KILLER =
  '4x4; rows; columns; boxes 2x2; cage 3 r1c1 r1c2; cage 8 r2c1 r2c2 r3c2; ' +
  'cells ..3...1.....4...';

const CAGE = shapes.regions.cage(3);

test('a variant that is solved is followed by the next example of the menu', async ({
  variants,
  page,
}) => {
  await variants.open();
  await variants.choose('4x4', true);
  const next = variants.button(texts.page.clock.next);
  await variants.cell(1, 1).click();
  for (const [row, digits] of ['2314', '1423', '4132', '3241'].entries()) {
    for (const [column, digit] of Array.from(digits).entries()) {
      await variants.cell(row + 1, column + 1).click();
      await expect(next).toHaveCount(0);
      await page.keyboard.press(digit);
    }
  }
  await next.click();
  await expect(variants.grid.getByRole('gridcell')).toHaveCount(36);
  await variants.expectCell(1, 3, [board.given('4')], 'box 1');
  await expect(page).toHaveURL(/#variants\/6x6$/);
  await expect(next).toHaveCount(0);
  await expect(variants.view.locator('jiugong-board')).toHaveJSProperty('editing', false);
});

test.describe('a variant', () => {
  test.beforeEach(async ({ variants }) => {
    await variants.open();
    await variants.paste(KILLER);
    await variants.expectCell(1, 3, [board.given('3')], 'box 2');
  });

  test('takes digits beside its givens, which stay', async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.cell(1, 1).click();
    await keyboard.press('1');
    await variants.expectCell(1, 1, [board.own('1')], 'box 1', CAGE);
    await expect(variants.cell(1, 1)).toBeFocused();
    await variants.cell(1, 3).click();
    await keyboard.press('2');
    await expect(variants.status).toContainText(status.locked);
    await variants.expectCell(1, 3, [board.given('3')], 'box 2');
    await variants.mode('givens');
    await keyboard.press('2');
    await variants.expectCell(1, 3, [board.given('2')], 'box 2');
    await variants.press(actions.undo);
    await variants.mode('play');
    await variants.chooseItem(texts.page.puzzle.startAgain);
    await variants.expectCell(1, 1, [board.empty], 'box 1', CAGE);
    await variants.expectCell(1, 3, [board.given('3')], 'box 2');
  });

  test('that is opened while regions are drawn is to be played', async ({ variants }) => {
    await variants.mode('cages');
    await variants.paste(KILLER);
    await expect(variants.view.locator('jiugong-board')).toHaveJSProperty('editing', false);
    await expect(variants.button(actions.check)).toBeVisible();
    await variants.cell(1, 1).click();
    await variants.page.keyboard.press('1');
    await variants.expectCell(1, 1, [board.own('1')], 'box 1', CAGE);
  });

  test('that undo brings back while another is drawn is to be played', async ({ variants }) => {
    await variants.choose('4x4');
    await variants.mode('cages');
    await variants.drag([3, 3], [3, 4]);
    await expect(variants.sum).toBeVisible();
    await variants.press(actions.undo);
    await variants.press(actions.undo);
    await variants.expectCell(1, 3, [board.given('3')], 'box 2');
    await expect(variants.button(actions.check)).toBeVisible();
    await expect(variants.sum).toHaveCount(0);
    await variants.drag([3, 3], [3, 4]);
    await variants.expectCell(3, 4, [board.empty], 'box 4');
    await variants.cell(3, 4).click();
    await variants.page.keyboard.press('2');
    await variants.expectCell(3, 4, [board.own('2')], 'box 4');
  });

  test(
    'is checked without its answer, and tells a clash in a cage',
    { tag: '@gate' },
    async ({ variants }) => {
      const { keyboard } = variants.page;
      await variants.cell(1, 1).click();
      await keyboard.press('2');
      await variants.press(actions.check);
      await expect(variants.status).toContainText(status.someWrong(1, 'r1c1'));
      await variants.expectCell(1, 1, [board.own('2'), board.wrong], 'box 1', CAGE);
      await variants.expectCell(1, 2, [board.empty], 'box 1', CAGE);
      await keyboard.press('1');
      await variants.press(actions.check);
      await expect(variants.status).toContainText(status.allRight(1, 12));
      await variants.cell(1, 2).click();
      await keyboard.press('4');
      const names = texts.cellNames(['r1c1', 'r1c2']);
      await expect(variants.status).toContainText(shapes.wrongSum(3, names));
      await expect(variants.cell(1, 2)).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test('keeps digits and marks, and what can be undone, over a reload', async ({ variants }) => {
    const { page } = variants;
    await variants.cell(1, 1).click();
    for (const key of ['1', 'ArrowRight', 'Shift+Digit2']) await page.keyboard.press(key);
    const expectAll = async (): Promise<void> => {
      await variants.expectCell(1, 1, [board.own('1')], 'box 1', CAGE);
      await variants.expectCell(1, 2, [board.empty, board.cornerMarks(['2'])], 'box 1', CAGE);
    };
    await expectAll();
    await page.reload();
    await expectAll();
    await variants.press(actions.undo);
    await variants.press(actions.undo);
    await variants.expectCell(1, 1, [board.empty], 'box 1', CAGE);
    await variants.expectCell(1, 3, [board.given('3')], 'box 2');
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the rules are one press away, and beside the board of a wide window', async ({
    variants,
  }) => {
    const rules = variants.view.getByRole('region', { name: texts.shapes.rulesTitle });
    const button = variants.button(texts.variants.shape.rulesLabel);
    await variants.open();
    await variants.paste(KILLER);
    await variants.expectCell(1, 1, [board.empty], 'box 1', CAGE);
    await expect(rules).not.toBeInViewport({ ratio: 0.95 });
    await button.tap();
    await expect(rules).toBeInViewport({ ratio: 0.95 });
    await expect(variants.button(keypad.digit('1'))).toBeInViewport({ ratio: 1 });
    await variants.page.setViewportSize({ width: 1280, height: 800 });
    await expect(button).toBeHidden();
    await expect(rules).toBeInViewport({ ratio: 0.95 });
  });

  test('a variant is played with its keys', async ({ variants }) => {
    await variants.open();
    await variants.paste(KILLER);
    await variants.expectCell(1, 1, [board.empty], 'box 1', CAGE);
    await variants.cell(1, 1).tap();
    await variants.view.getByRole('radio', { name: modes.candidates }).check({ force: true });
    await variants.button(keypad.candidates('1')).tap();
    await variants.button(keypad.candidates('2')).tap();
    await variants.expectCell(1, 1, [board.empty, board.candidateMarks(['1', '2'])], 'box 1', CAGE);
    await variants.view.getByRole('radio', { name: modes.digit }).check({ force: true });
    await variants.button(keypad.digit('1')).tap();
    await variants.expectCell(1, 1, [board.own('1')], 'box 1', CAGE);
    // A stroke that begins on the selected cell selects.
    const at = async (row: number, column: number) => {
      const { x, y, width, height } = (await variants.cell(row, column).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    await stroke(variants.page, [await at(1, 1), await at(1, 2)]);
    await expect(variants.cell(1, 2)).toHaveAttribute('aria-selected', 'true');
    await variants.press(keypad.erase);
    await variants.expectCell(1, 1, [board.empty, board.candidateMarks(['1', '2'])], 'box 1', CAGE);
  });
});

test('a variant has hints: a wrong digit first, then the next cell, by the button or the key H', async ({
  variants,
  page,
}) => {
  await variants.open();
  await variants.paste(KILLER);
  await variants.expectCell(1, 3, [board.given('3')], 'box 2');
  await variants.cell(1, 1).click();
  await page.keyboard.press('2');
  await page.keyboard.press('h');
  await expect(variants.status).toContainText(hints.states.wrongInside);
  await page.keyboard.press('h');
  await expect(variants.status).toContainText(hints.states.wrongDigit('r1c1', '2'));
  await variants.press(actions.why);
  // The cages alone exclude it.
  await expect(variants.status).toContainText(shapes.oneReason('r1c1'));
  await variants.press(actions.apply);
  await variants.expectCell(1, 1, ['empty'], 'box 1', CAGE);
  await variants.press(actions.hint);
  await expect(variants.grid.locator('.layer.under path')).not.toHaveCount(0);
  await variants.press(actions.tell.what);
  await variants.press(actions.apply);
  await expect(variants.grid.getByRole('gridcell', { name: /^empty/ })).toHaveCount(12);
});
