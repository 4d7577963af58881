/** Runs axe on every state of every panel, in every language and both themes; no label is cut there. */
import { complaints } from './axe';
import { cutMenus, cutOff } from './cut';
import { expect, test } from './fixtures';
import { FIRST } from './puzzles';
import { leapToLook } from './settings';
import { STATES } from './states';

/**
 * Each language and each theme occurs; languages do not change colours, themes do not change texts, and neither changes
 * what the page consists of. The states are in English and light. Both Chinese catalogues are made from one source: they
 * name the same things, but their words differ in length.
 */
const OTHER_LOOKS = [
  { language: 'zh-Hans', theme: 'dark', names: true },
  { language: 'zh-Hant', theme: 'dark', names: false },
] as const;

/** What each panel has drawn once its part has arrived. */
const FIRST_SIGHTS = [
  ['solve', 'jiugong-board'],
  ['rotate', '.introduction'],
  ['variants', 'jiugong-board'],
  ['learn', '.chapters'],
  ['batch', '.work'],
  ['help', 'h2'],
] as const;

test.describe('accessibility of the page', () => {
  test('each panel at first sight', { tag: '@gate' }, async ({ sudoku }) => {
    const { page } = sudoku;
    for (const [panel, drawn] of FIRST_SIGHTS) {
      await page.evaluate((id) => (location.hash = id), panel);
      await expect(page.locator(`#${panel}-view ${drawn}`).first()).toBeVisible();
      expect.soft(await complaints(page), panel).toEqual([]);
    }
  });

  for (const { name, reach } of STATES) {
    test(name, async ({ sudoku }) => {
      const { page } = sudoku;
      const restore = await reach(sudoku);
      const cut = async (): Promise<string[]> => [
        ...(await cutOff(page)),
        ...(await cutMenus(page)),
      ];
      expect.soft(await complaints(page), 'en, light').toEqual([]);
      expect.soft(await cut(), 'en').toEqual([]);
      for (const { language, theme, names } of OTHER_LOOKS) {
        await leapToLook(page, language, theme);
        await restore?.();
        const found = names ? await complaints(page, { textsOnly: true }) : [];
        expect.soft(found, `${language}, ${theme}`).toEqual([]);
        expect.soft(await cut(), language).toEqual([]);
      }
    });
  }
});

for (const [locale, colorScheme, checked] of [
  ['en', 'light', {}],
  ['zh-CN', 'dark', { textsOnly: true }],
  ['zh-TW', 'light', { textsOnly: true, contrast: false }],
] as const) {
  test.describe(`accessibility in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    test('the examples and the frame', async ({ page, server }) => {
      await page.goto(`${server.origin}/examples.html`);
      await page.locator('section[aria-labelledby=api] > p button').click();
      await expect(page.getByRole('log')).toContainText('seed');
      await expect(page.frameLocator('iframe').getByRole('grid')).toBeVisible();
      await page.locator('.live > jiugong-board [data-cell="0"]').click();
      expect(await complaints(page, checked)).toEqual([]);
      await page.goto(`${server.origin}/embed.html#controls&puzzle=${FIRST}`);
      await page.locator('.bar button.main').click();
      await expect(page.getByRole('gridcell').nth(2)).toHaveText('4');
      expect(await complaints(page, checked)).toEqual([]);
    });
  });
}
