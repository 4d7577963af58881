/** The measurement of ./dev bench page --phone: first visits on an emulated phone over slow networks. */
import { onNewPage } from './in-chromium.mjs';

/** How much slower its processor is. */
const SLOWDOWN = 6;

/**
 * The networks: milliseconds before each answer, and bits a second. The first two are those of Chrome's developer
 * tools, which multiply the round trips of a real network (150 and 400 ms) so as to stand for its connections, too; the
 * last two are such networks without that.
 */
export const NETWORKS = [
  { name: 'Fast 3G of Chrome', latency: 562.5, rate: 1_440_000 },
  { name: 'Slow 3G of Chrome', latency: 2000, rate: 400_000 },
  { name: '150 ms, 1.6 Mbit/s', latency: 150, rate: 1_600_000 },
  { name: '400 ms, 400 kbit/s', latency: 400, rate: 400_000 },
];

/**
 * Opens the page with an empty cache. Returns the milliseconds from the
 * start of the navigation until text and board were on screen (`board`), until the page had started (`started`), and
 * the sum of layout shifts (`shift`). `browser` is a Playwright browser.
 */
export function phoneVisit(browser, url, { latency, rate }) {
  const phone = {
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  };
  return onNewPage(browser, phone, 'phone-visitor.js', async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: rate / 8,
      uploadThroughput: rate / 8,
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => window.phoneVisit.started !== undefined, null, {
      timeout: 60_000,
    });
    const { board, started, shifts } = await page.evaluate(() => window.phoneVisit);
    return { board, started, shift: shifts.reduce((sum, each) => sum + each, 0) };
  });
}
