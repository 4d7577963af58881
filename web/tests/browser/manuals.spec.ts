/** The markup of the manuals, copied into a page beside the files of the site. (readme.test.ts says what they have.) */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { en } from '../../locales/board/en';
import { manualMarkup } from '../manual-markup';
import { expect, test } from './fixtures';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { resize } from './resize';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** The solution of the killer in docs/embedding.md. */
const KILLER_SOLVED = '2143341213244231';

for (const [index, [manual, markup]] of manualMarkup(root).entries()) {
  test(
    `markup ${index + 1}, of ${manual}, shows a puzzle in pages of any width`,
    { tag: '@gate' },
    async ({ page, server }) => {
      await page.route('**/manual.html', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><link rel="icon" href="data:,"><body style="margin: 0">${markup}`,
        }),
      );
      await page.goto(`${server.origin}/manual.html`);
      const place = markup.includes('<iframe') ? page.frameLocator('iframe') : page;
      const board = place.locator('jiugong-board');
      const puzzle = /puzzle="?([^"]*)"/.exec(markup)![1]!;
      await expect(board).toHaveJSProperty('puzzle', puzzle);
      const hint = place.getByRole('button', { name: en.actions.hint, exact: true });
      await expect(hint).toHaveCount(/ hints| play/.test(markup) ? 1 : 0);
      const solve = place.getByRole('button', { name: en.actions.solve, exact: true });
      if (markup.includes(' play')) {
        await expect(solve).toHaveCount(0);
      } else {
        await solve.click();
        const solved = puzzle === FIRST ? FIRST_SOLVED : KILLER_SOLVED;
        await expect(board).toHaveJSProperty('value', solved);
      }
      for (const width of [320, 390, 1024]) {
        await resize(page, width, 900);
        // Nothing is cut off; a page may scroll, a frame must not have to.
        const cut = (): Promise<number[]> =>
          place
            .locator('html')
            .evaluate((html) => [
              html.scrollWidth - html.clientWidth,
              window === parent ? 0 : html.scrollHeight - html.clientHeight,
            ]);
        await expect.poll(cut, `${width} px wide`).toEqual([0, 0]);
      }
    },
  );
}
