/** The Variants panel: what the live check says while a puzzle is set. */
import type { JiugongBoard } from '../../board/jiugong-board';
import { texts } from './english';
import { expect, test } from './fixtures';
import type { VariantsPage } from './variants-page';

const { live } = texts.variants;

/** Types givens: cells of the board and their values. */
const give = (
  { view }: VariantsPage,
  givens: readonly (readonly [number, number])[],
): Promise<void> =>
  view.locator('jiugong-board').evaluate((board: JiugongBoard, pairs) => {
    for (const [cell, value] of pairs) {
      board.selected = cell;
      board.enter(value);
    }
  }, givens);

const SEVERAL = [
  [0, 1],
  [5, 3],
  [10, 1],
  [15, 2],
] as const;
const UNIQUE = [[14, 4]] as const;
const NONE = [
  [1, 4],
  [13, 4],
] as const;

test.describe('while a puzzle is set', () => {
  test.beforeEach(async ({ variants }) => {
    await variants.open();
    await variants.choose('4x4');
  });

  test(
    'it is said after each change whether it has one solution',
    { tag: '@gate' },
    async ({ variants }) => {
      await expect(variants.verdict).toHaveCount(0);
      await give(variants, SEVERAL);
      await expect(variants.verdict).toHaveText(live.several);
      await variants.press(live.several);
      await expect(variants.status).toContainText(live.several);
      await give(variants, UNIQUE);
      await expect(variants.verdict).toHaveText(live.unique);
      await variants.press(live.unique);
      await expect(variants.status).toContainText(live.uniqueHow);
      await variants.press(texts.actions.undo);
      await expect(variants.verdict).toHaveText(live.several);
      await variants.press(texts.page.start.label);
      await expect(variants.verdict).toHaveCount(0);
    },
  );

  test('what contradicts is named and marked at a press', async ({ variants }) => {
    await give(variants, SEVERAL);
    await variants.mode('constraints');
    await variants.drag([1, 2], [1, 3]);
    await variants.mode('givens');
    await give(variants, NONE);
    await expect(variants.verdict).toHaveText(live.none);
    await variants.press(live.none);
    await expect(variants.status).toContainText(texts.shapes.together);
    const named = variants.status.getByText(/^•.*r1c2/).first();
    await expect(named).toBeHidden();
    await variants.status.locator('summary').click();
    await expect(named).toBeVisible();
    await expect(variants.grid.locator('.look-removed')).not.toHaveCount(0);
    await variants.press(texts.actions.undo);
    await expect(variants.grid.locator('.look-removed')).toHaveCount(0);
  });

  test('a rule that cannot be is told by the board', async ({ variants }) => {
    await variants.openShape();
    await variants.size('boxRows', 3);
    await give(variants, [[0, 1]]);
    await expect(variants.verdict).toHaveText(live.invalid);
    await variants.press(live.invalid);
    await expect(variants.status).toContainText(texts.shapes.unsolvable);
  });

  test('neither the focus nor anything else moves, and a notice stays', async ({ variants }) => {
    const { page } = variants;
    const places = (): Promise<unknown> =>
      variants.view.evaluate((view) =>
        Array.from(view.querySelectorAll('.side > *, .entry button, .actions > *'), (element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    await give(variants, SEVERAL);
    await variants.mode('cages');
    await variants.drag([1, 3], [1, 4]);
    const before = await places();
    const said = await variants.status.innerText();
    await variants.cell(1, 3).focus();
    await expect(variants.verdict).toHaveText(live.several);
    expect(await places()).toEqual(before);
    await expect(variants.cell(1, 3)).toBeFocused();
    expect(said).not.toBe('');
    // Two digits of a sum, with a verdict between them.
    await page.keyboard.press('1');
    await expect(variants.status).toContainText('1');
    await expect(variants.verdict).toHaveText(live.none);
    await page.keyboard.press('0');
    await expect(variants.sum).toHaveValue('10');
  });

  test('it can be switched off, which is kept', async ({ variants }) => {
    const { page } = variants;
    await give(variants, SEVERAL);
    await expect(variants.verdict).toHaveText(live.several);
    await variants.chooseItem(live.setting);
    await expect(variants.verdict).toHaveCount(0);
    await expect(variants.grid.locator('svg.over path[d^=M]')).toHaveCount(0);
    await page.reload();
    await expect(variants.grid).toBeVisible();
    await give(variants, [[6, 4]]);
    await variants.chooseItem(live.setting);
    await expect(variants.verdict).not.toHaveText('');
  });
});
