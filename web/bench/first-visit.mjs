/** What ./dev bench page measures: a visitor who comes for the first time, types a digit and asks for the answer. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const visitor = join(dirname(fileURLToPath(import.meta.url)), 'visitor.js');

/**
 * Opens the page with nothing kept of it, no files either; gives how many milliseconds after the navigation
 * began the first digit was seen that was typed as soon as the scripts had run (`ready`), how many the first
 * answer took from pressing Solve until it was seen (`solve`), and the answer (`value`). `browser` is Playwright's.
 */
export async function firstVisit(browser, url) {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1024, height: 768 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: visitor });
    await page.goto(url);
    return await page.evaluate(() => window.visited);
  } finally {
    await context.close();
  }
}
