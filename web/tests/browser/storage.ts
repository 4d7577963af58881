/** What a browser keeps for a page. */
import type { Page } from '@playwright/test';

/** Has the browser refuse to keep anything, as in some private windows. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
}
