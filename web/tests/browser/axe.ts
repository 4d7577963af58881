/** Runs axe, the accessibility checker, on a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the violations of the page and its frames of the same origin, one line each. `contrast`,
 * the slowest check, may be skipped if it was run in another language.
 */
export async function complaints(page: Page, contrast = true): Promise<string[]> {
  // Without the lists of passed checks, and without a second page to merge results, axe takes a
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
