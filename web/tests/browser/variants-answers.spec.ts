/** The Variants panel: solving and counting. */
import { texts } from './english';
import { expect, test } from './fixtures';

test.describe('answers', () => {
  test.beforeEach(({ variants }) => variants.open());

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
