/** The Variants panel: solving and counting. */
import { texts } from './english';
import { expect, test } from './fixtures';

test.describe('answers', () => {
  test.beforeEach(({ variants }) => variants.open());

  test('with several solutions show them one by one', async ({ variants }) => {
    await variants.paste('4x4; rows; columns; boxes 2x2; cells 12343412.1......');
    await variants.solve();
    await expect(variants.status).toContainText(texts.status.exactlyTwo);
    await expect(variants.status).toContainText('They differ in 4 cells.');
    const differing = variants.cell(4, 1);
    await expect(differing).toHaveAccessibleName(/\d in the first solution, \d in the second, row/);
    const [, first, second] = /(\d) in the first solution, (\d)/.exec(
      (await differing.getAttribute('aria-label'))!,
    )!;
    const view = (name: string) => variants.view.getByRole('radio', { name, exact: true });
    await view('Second').check({ force: true });
    await variants.expectCell(4, 1, [`${second} solved`], 'box 3');
    await view('First').check({ force: true });
    await variants.expectCell(4, 1, [`${first} solved`], 'box 3');
  });

  test('are counted up to a limit', async ({ variants }) => {
    await variants.choose('4x4');
    await variants.count();
    await expect(variants.status).toContainText(texts.status.exactly(288));
    await variants.expectCell(1, 1, ['empty'], 'box 1');
    await variants.choose('6x6');
    await variants.count(10_000);
    await expect(variants.status).toContainText(texts.status.moreThan(10_000));
  });

  test('tell how many there are at least, also when they are stopped', async ({ variants }) => {
    // A hundred thousand are found at once; all of them take minutes, so that Stop comes first.
    await variants.paste('6x6; values 1-9; rows; columns; non-consecutive');
    await variants.count(100_000_000);
    const least = new RegExp(
      [4, 5, 6, 7].map((zeros) => texts.status.atLeast(10 ** zeros)).join('|'),
    );
    await expect(variants.status).toContainText(least);
    await variants.press(texts.actions.stop);
    await expect(variants.status).toContainText(texts.status.stopped);
    await expect(variants.status).toContainText(least);
  });

  test('that take long can be stopped', async ({ variants }) => {
    await variants.choose('non-consecutive');
    await variants.count();
    await expect(variants.view.getByRole('progressbar')).toBeVisible();
    await variants.press(texts.actions.stop);
    await expect(variants.status).toContainText(texts.status.stopped);
    await expect(variants.button(texts.actions.stop)).toHaveCount(0);
    await expect(variants.view.getByRole('progressbar')).toHaveCount(0);
    await variants.count();
    await expect(variants.button(texts.actions.stop)).toBeVisible();
    await variants.page.keyboard.press('Escape');
    await expect(variants.status).toContainText(texts.status.stopped);
  });
});
