/** embed.html in a frame on a page of another origin. (What it obeys and reports: framed-board.test.ts.) */
import type { FrameLocator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/element';
import type { FrameReport } from '../../site/frame-messages';
import { texts } from './english';
import { expect, test } from './fixtures';
import { KILLER, KILLER_SOLVED } from './killer';
import { BLANK, FIRST, FIRST_SOLVED } from './puzzles';

declare global {
  interface Window {
    /** The messages that the test page has received from frames. */
    reports: FrameReport[];
  }
}

const READY = { type: 'jiugong-ready' };

test.beforeEach(async ({ page, server }) => {
  await page.goto(`${server.origin.replace('127.0.0.1', 'localhost')}/host.html`);
  await page.evaluate(() => {
    window.reports = [];
    addEventListener('message', ({ data, source }) => {
      window.reports.push(data);
      const frame = document.querySelector('iframe');
      if (data.type === 'jiugong-size' && source === frame?.contentWindow) {
        frame!.style.height = `${data.height}px`;
      }
    });
  });
});

/** Adds a frame to the page and waits until it is ready. */
async function embed(page: Page, origin: string, fragment: string): Promise<FrameLocator> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.title = 'Sudoku';
    frame.style.cssText = 'width: 100%; border: 0';
    frame.src = src;
    document.body.append(frame);
  }, `${origin}/embed.html${fragment}`);
  await expect.poll(() => reports(page, 'jiugong-ready')).toEqual([READY]);
  return page.frameLocator('iframe');
}

const reports = (page: Page, type: FrameReport['type']): Promise<FrameReport[]> =>
  page.evaluate((wanted) => window.reports.filter((report) => report.type === wanted), type);

const send = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((data) => frames[0]!.postMessage(data, '*'), message);

test('the fragment sets the board', { tag: '@gate' }, async ({ page, server }) => {
  const frame = await embed(page, server.origin, `#controls&theme=dark&lang=fr&puzzle=${FIRST}`);
  const board = frame.locator('jiugong-board');
  await expect(board).toHaveJSProperty('puzzle', FIRST);
  await expect(board).toHaveAttribute('theme', 'dark');
  await expect(board).toHaveAttribute('lang', 'fr');
  await expect(frame.getByRole('button', { name: texts.actions.solve })).toBeVisible();
  await expect(frame.getByRole('gridcell').first()).toHaveAccessibleName(/^5 given/);
});

test('a puzzle that takes long to load comes in spite of what is done before', async ({
  page,
  server,
}) => {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/jiugong-regions.js*', async (route) => {
    await held;
    await route.continue();
  });
  const query = new URLSearchParams({ controls: '', puzzle: KILLER });
  const frame = await embed(page, server.origin, `#${query}`);
  await frame.getByRole('gridcell').first().click();
  await page.keyboard.press('1');
  const board = frame.locator('jiugong-board');
  await expect(board).toHaveJSProperty('value', `1${BLANK.slice(1)}`);
  letGo();
  // (By the method: after 200 ms the button is that to stop.)
  expect(await board.evaluate((element: JiugongBoard) => element.solve())).toBe('unique');
  await expect(board).toHaveJSProperty('value', KILLER_SOLVED);
});

test('a new fragment changes the board without a reload', async ({ page, server }) => {
  const frame = await embed(page, server.origin, `#puzzle=${FIRST}`);
  const board = frame.locator('jiugong-board');
  await frame.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('4');
  const change = (fragment: string): Promise<void> =>
    page.evaluate(
      (src) => void (document.querySelector('iframe')!.src = src),
      `${server.origin}/embed.html${fragment}`,
    );
  await change(`#controls&puzzle=${FIRST}`);
  await expect(frame.getByRole('button', { name: texts.actions.solve })).toBeVisible();
  await expect(board).toHaveJSProperty('value', `534${FIRST.slice(3)}`);
  await change('');
  await expect(board).toHaveJSProperty('value', BLANK);
  await expect(frame.getByRole('button')).toHaveCount(0);
});

for (const width of [320, 1024]) {
  test(`a frame has the height of its board, ${width} px wide`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    const frame = await embed(page, server.origin, '#controls');
    await expect(frame.getByRole('button', { name: texts.actions.solve })).toBeVisible();
    const sizes = (): Promise<number[]> =>
      frame.locator('html').evaluate((html) => [
        html.scrollHeight - html.clientHeight,
        html.scrollWidth - html.clientWidth,
        // The frame is not higher than needed, apart from rounding to pixels.
        Math.floor(html.clientHeight - document.body.getBoundingClientRect().height),
      ]);
    await expect.poll(sizes).toEqual([0, 0, 0]);
    const letters = (size: string): Promise<void> =>
      frame.locator('html').evaluate((html, value) => {
        html.style.fontSize = value;
      }, size);
    await letters('200%');
    await expect(frame.getByRole('status')).toHaveCSS('font-size', '32px');
    await expect.poll(sizes).toEqual([0, 0, 0]);
    await letters('');
    await page.setViewportSize({ width: 400, height: 900 });
    await expect.poll(sizes).toEqual([0, 0, 0]);
    await send(page, { type: 'jiugong-set', controls: false });
    await expect(frame.getByRole('button')).toHaveCount(0);
    await expect.poll(sizes).toEqual([0, 0, 0]);
  });
}

test(
  'the parent page sets the board and requests its value',
  { tag: '@gate' },
  async ({ page, server }) => {
    const frame = await embed(page, server.origin, '');
    const board = frame.locator('jiugong-board');
    await send(page, { type: 'jiugong-set', puzzle: FIRST, theme: 'light', lang: 'en-GB' });
    await expect(board).toHaveJSProperty('puzzle', FIRST);
    await expect(board).toHaveAttribute('theme', 'light');
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(board).toHaveAttribute('lang', 'en-GB');
    await send(page, { type: 'jiugong-set', readonly: true, theme: 'auto', lang: '' });
    await expect(board).toHaveAttribute('readonly');
    await expect(board).not.toHaveAttribute('theme');
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'light dark');
    await expect(board).toHaveAttribute('lang', 'en');
    await send(page, { type: 'jiugong-get' });
    await expect
      .poll(() => reports(page, 'jiugong-value'))
      .toEqual([{ type: 'jiugong-value', puzzle: FIRST, value: FIRST }]);
  },
);

test('the parent page receives input events', async ({ page, server }) => {
  const almost = FIRST_SOLVED.replace('4', '.');
  const frame = await embed(page, server.origin, `#puzzle=${almost}`);
  await frame.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('1');
  await page.keyboard.press('4');
  await expect
    .poll(() => reports(page, 'jiugong-input'))
    .toEqual([
      { type: 'jiugong-input', value: almost.replace('.', '1') },
      { type: 'jiugong-input', value: FIRST_SOLVED },
    ]);
  await expect
    .poll(() => reports(page, 'jiugong-solved'))
    .toEqual([{ type: 'jiugong-solved', by: 'person', value: FIRST_SOLVED }]);
});

test(
  'ignores messages of other windows than the parent',
  { tag: '@gate' },
  async ({ page, server }) => {
    const frame = await embed(page, server.origin, `#puzzle=${FIRST}`);
    await frame.locator('html').evaluate(() => {
      window.postMessage({ type: 'jiugong-set', puzzle: '' }, '*');
      window.postMessage({ type: 'jiugong-get' }, '*');
    });
    await page.evaluate(() => {
      const other = document.createElement('iframe');
      document.body.append(other);
      const script = other.contentDocument!.createElement('script');
      script.textContent = `parent.frames[0].postMessage({ type: 'jiugong-set', puzzle: '' }, '*')`;
      other.contentDocument!.body.append(script);
    });
    await send(page, { type: 'jiugong-get' });
    await expect
      .poll(() => reports(page, 'jiugong-value'))
      .toEqual([{ type: 'jiugong-value', puzzle: FIRST, value: FIRST }]);
  },
);
