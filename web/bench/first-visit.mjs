/**
 * The measurement of ./dev bench page: a first visit that types a digit and asks for the answer.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const visitor = join(dirname(fileURLToPath(import.meta.url)), 'visitor.js');

/**
 * Opens the page with an empty cache. Returns the milliseconds from the start of the navigation
 * until a digit, typed as soon as the scripts had run, was visible (`ready`), the milliseconds from
 * pressing Solve until the answer was visible (`solve`), and the answer (`value`). `browser` is a
 * Playwright browser.
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
