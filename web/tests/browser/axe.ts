/** Runs axe, the accessibility checker, on a page. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that apply to a page in any language and theme. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those about names, labels and languages, which a text in another language may break. */
const OF_TEXTS = ['cat.text-alternatives', 'cat.name-role-value', 'cat.forms', 'cat.language'];

/** More of them, from categories whose other rules are not about texts. */
const OF_NAMES = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'landmark-unique',
  'table-duplicate-name',
];

interface Checked {
  /** Only the rules that depend on the texts of the page. */
  readonly textsOnly?: boolean;
  /** The contrast of colours, the slowest check. */
  readonly contrast?: boolean;
}

/** Returns the violations of the page and its frames of the same origin, one line each. */
export async function complaints(
  page: Page,
  { textsOnly = false, contrast = true }: Checked = {},
): Promise<string[]> {
  // The script of axe is large, and stays in a page; another state may have another frame.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  // Without the lists of passed checks, and without a second page to merge results, axe takes a
  // quarter of the time.
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries([
        ...OF_NAMES.map((rule) => [rule, { enabled: true }]),
        ['color-contrast', { enabled: contrast }],
      ]),
    })
    .withTags(textsOnly ? OF_TEXTS : ALL)
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
