/** The browser's storage of a page. */
import type { Page } from '@playwright/test';

/** Makes the browser refuse storage, as in some private windows. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
}
