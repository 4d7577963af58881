/**
 * A phone of 320 px: every state fits, also with text of twice the size, and controls are large
 * enough for touch.
 */
import type { Page } from '@playwright/test';
import { cutOff } from './cut';
import { expect, test } from './fixtures';
import { leapToLook } from './settings';
import { STATES } from './states';

test.use({
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  colorScheme: 'dark',
});

/**
 * Returns the controls smaller than 44 px. Cells and crossings of a board, also on a photo, and the days of a month may
 * have 24 px, since their number is fixed; links within a line of text are exempt.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = 'button, select, textarea, input, summary, [role=gridcell], a';
    const boards = document.querySelectorAll('jiugong-board');
    const roots = [document, ...Array.from(boards, ({ shadowRoot }) => shadowRoot!)];
    return roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(targets)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('p a') && element.closest('[inert]') === null)
      .map((element) => ({
        element,
        least: element.matches('[role=gridcell], .crossing, .read-cell, .month input') ? 24 : 44,
        size: (element.closest('label') ?? element).getBoundingClientRect(),
      }))
      .filter(({ size, least }) => Math.min(size.width, size.height) < least - 0.01)
      .map(({ element, size }) =>
        [
          element.tagName,
          element.className,
          element.textContent?.trim().slice(0, 30),
          size.width,
          size.height,
        ].join(' '),
      );
  });

const setLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

for (const { name, reach } of STATES) {
  test(name, async ({ sudoku }) => {
    const { page } = sudoku;
    const restore = await reach(sudoku);
    for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) {
      if (language !== 'en') {
        await leapToLook(page, language);
        await restore?.();
      }
      for (const size of ['200%', '100%']) {
        await setLetters(page, size);
        expect.soft(await cutOff(page), `${language}, ${size}`).toEqual([]);
      }
      expect.soft(await tooSmall(page), language).toEqual([]);
    }
  });
}
