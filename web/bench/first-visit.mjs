/**
 * The measurement of ./dev bench page: a first visit that types a digit and asks for the answer.
 */
import { onNewPage } from './in-chromium.mjs';

/**
 * Opens the page with an empty cache. Returns the milliseconds from the start of the navigation
 * until a digit, typed as soon as the scripts had run, was visible (`ready`), the milliseconds from
 * pressing Solve until the answer was visible (`solve`), and the answer (`value`). `browser` is a
 * Playwright browser.
 */
export const firstVisit = (browser, url) =>
  onNewPage(browser, { viewport: { width: 1024, height: 768 } }, 'visitor.js', async (page) => {
    await page.goto(url);
    return page.evaluate(() => window.visited);
  });
