/** The Variants panel: presets, typing, size and rules. */
import { capitalized } from '../../page/panels/variants/capitalized';
import { texts } from './english';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import { expect, test } from './fixtures';

test(
  'Variants has a link and addresses, and solves an example',
  { tag: ['@gate', '@everywhere'] },
  async ({ sudoku, variants }) => {
    const { page } = variants;
    await variants.open();
    await expect(sudoku.grid).toBeHidden();
    await expect(page).toHaveURL(/#variants$/);
    await variants.solve();
    await expect(variants.status).toContainText('One solution.');
    await variants.choose('windoku');
    await expect(page).toHaveURL(/#variants\/windoku$/);
    await page.reload();
    const { label } = texts.variants.presets;
    await expect(variants.view.getByRole('combobox', { name: label })).toHaveValue('windoku');
    await expect(variants.status).toContainText(
      texts.variants.status.howTo(texts.variants.modes.hints.givens),
    );
    await page.goto(page.url().replace('windoku', 'killer'));
    await variants.press(texts.variants.presets.example);
    await expect(variants.status).toContainText(FIGURE_MESSAGES.en.ordinary.cages);
  },
);

test('the accessible name of a cell has its visible content, letters of regions included', async ({
  variants,
}) => {
  await variants.open();
  for (const name of ['toroidal', 'killer'] as const) {
    await variants.choose(name, true);
    await variants.solve();
    await expect(variants.status).toContainText('One solution.');
    const unnamed = await variants.grid.evaluate((grid) =>
      Array.from(grid.querySelectorAll('[role=gridcell]'), (cell) => {
        const words = cell.getAttribute('aria-label')!.split(/,? /);
        const signs = Array.from(cell.querySelectorAll<HTMLElement>('[data-digits]'));
        const seen = [cell.textContent!.trim(), ...signs.map((sign) => sign.dataset['digits']!)];
        return seen.filter((sign) => !words.includes(sign));
      }).flat(),
    );
    expect(unnamed, name).toEqual([]);
  }
});

test.describe('digits', () => {
  test.beforeEach(({ variants }) => variants.open());

  test('are typed, moved between with arrows, erased, undone and redone', async ({ variants }) => {
    const { keyboard } = variants.page;
    const { board } = texts;
    await variants.choose('12x12');
    await variants.cell(1, 1).click();
    await keyboard.press('c');
    await expect(variants.cell(1, 2), 'givens go on to the next cell').toBeFocused();
    await keyboard.press('7');
    await variants.expectCell(1, 1, [board.given('C')], 'box 1');
    await variants.expectCell(1, 2, [board.given('7')], 'box 1');
    await keyboard.press('ArrowLeft');
    await keyboard.press('d');
    await variants.expectCell(1, 2, [board.given('7')], 'box 1');
    await keyboard.press('Delete');
    await variants.expectCell(1, 2, [board.empty], 'box 1');
    await keyboard.press('Control+End');
    await expect(variants.cell(12, 12)).toBeFocused();
    await keyboard.press('Control+z');
    await variants.expectCell(1, 2, [board.given('7')], 'box 1');
    await variants.press(texts.actions.undo);
    await variants.press(texts.actions.undo);
    await variants.expectCell(1, 1, [board.empty], 'box 1');
    for (let i = 0; i < 3; ++i) await variants.press(texts.actions.redo);
    await variants.expectCell(1, 1, [board.given('C')], 'box 1');
    await variants.expectCell(1, 2, [board.empty], 'box 1');
    await variants.chooseItem(texts.variants.actions.clearDigits);
    await variants.expectCell(1, 1, [board.empty], 'box 1');
  });

  test('land where the arrows went, also after a button was pressed', async ({ variants }) => {
    const { keyboard } = variants.page;
    await variants.choose('12x12');
    await variants.cell(1, 1).click();
    await variants.press(texts.keypad.digit('7'));
    await keyboard.press('ArrowRight');
    await expect(variants.cell(1, 3)).toBeFocused();
    await keyboard.press('8');
    await variants.expectCell(1, 1, [texts.board.given('7')], 'box 1');
    await variants.expectCell(1, 3, [texts.board.given('8')], 'box 1');
  });

  test('that clash are marked and named', async ({ variants }) => {
    await variants.choose('x');
    for (const [row, column] of [
      [1, 1],
      [5, 5],
    ] as const) {
      await variants.cell(row, column).click();
      await variants.page.keyboard.press('3');
    }
    await variants.page.keyboard.press('Control+Enter');
    await expect(variants.status).toContainText('No solution.');
    await expect(variants.status).toContainText('r1c1 and r5c5');
    const { given, clash } = texts.board;
    await variants.expectCell(5, 5, [given('3'), clash], 'box 5', 'diagonal');
    await expect(variants.cell(1, 1)).toHaveAttribute('aria-invalid', 'true');
    const mark = variants.cell(1, 1);
    expect(await mark.evaluate((cell) => getComputedStyle(cell, '::before').clipPath)).toContain(
      'polygon',
    );
  });

  test('typed after an answer remove it, and Undo restores it', async ({ variants }) => {
    await variants.solve();
    await expect(variants.cell(1, 1)).toHaveAccessibleName(/^\d solved, row/);
    await variants.cell(1, 1).click();
    await variants.page.keyboard.press('8');
    await expect(variants.status).toContainText(texts.status.answerGone);
    await expect(variants.cell(1, 2)).toHaveAccessibleName(/empty, row/);
    await variants.press(texts.actions.undo);
    await expect(variants.cell(1, 2)).toHaveAccessibleName(/^\d solved, row/);
  });
});

test('size, values and rules are chosen', async ({ variants }) => {
  await variants.open();
  await variants.openShape();
  await variants.size('rows', 6);
  await expect(variants.status).toContainText(texts.variants.status.cut);
  await variants.size('cols', 6);
  await expect(variants.grid.getByRole('gridcell')).toHaveCount(36);
  await variants.chooseItem(texts.variants.actions.clearDigits);
  await expect(variants.status).toContainText('values 1 to 6: rows, columns, boxes 2 × 3.');
  await variants.rule('diagonals', true);
  await variants.expectCell(1, 1, ['empty'], 'box 1', 'diagonal');
  await variants.rule('antiKing', true);
  await variants.size('boxRows', 3);
  await expect(variants.status).toContainText('both diagonals, anti-king, boxes 3 × 3.');
  await variants.rule('boxes', false);
  await variants.expectCell(1, 1, ['empty'], 'diagonal');
  for (const repeated of [-3, -4]) {
    await variants.range('low', repeated);
    await expect(
      variants.view.getByRole('spinbutton', { name: texts.variants.shape.low }),
    ).toHaveValue('0');
  }
  await expect(variants.button(texts.keypad.digit('0'))).toBeVisible();
  await variants.range('high', 4);
  await variants.solve();
  await expect(variants.status).toContainText('Row 1 has 6 cells, but there are only 5 values.');
  await variants.size('cols', 5);
  await expect(
    variants.view.getByRole('checkbox', { name: capitalized(texts.shapes.rules.diagonals) }),
  ).toBeDisabled();
});
