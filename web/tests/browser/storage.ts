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

/** Makes the browser refuse databases. */
export async function forbidDatabase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
}

/** Fills the storage of all tabs, or of this tab as well, with items that are none of the page. */
export const fillStorage = (
  page: Page,
  ...kinds: readonly ('local' | 'session')[]
): Promise<void> =>
  page.evaluate((names) => {
    for (const name of names) {
      const storage = name === 'local' ? localStorage : sessionStorage;
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try {
          storage.setItem(`filler of ${size}`, 'x'.repeat(size));
        } catch {
          // There is no room for so much.
        }
      }
    }
  }, kinds);

/** Makes room in storages that were filled. */
export const emptyStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith('filler')) storage.removeItem(key);
      }
    }
  });
