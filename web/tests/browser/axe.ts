/** What axe has to say of a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What is wrong with what is shown, frames of the same origin included, a line each. Contrast, the most of the
 * work, may be left out where it was looked at in other words.
 */
export async function complaints(page: Page, contrast = true): Promise<string[]> {
  // Without the lists of all that is right, and without a second page to put them together in, it takes a
  // quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: contrast } },
    })
    .withTags(TAGS)
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
