/** embed.html in a frame on a page of another origin. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/element';
import type { FrameReport } from '../../site/frame-messages';
import { texts } from './english';
import { expect, test } from './fixtures';
import { KILLER, KILLER_SOLVED } from './killer';
import { BLANK, FIRST, FIRST_SOLVED, TWO_WAYS } from './puzzles';

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

test('the fragment sets a puzzle of another shape', async ({ page, server }) => {
  const query = new URLSearchParams({ controls: '', puzzle: KILLER });
  const frame = await embed(page, server.origin, `#${query}`);
  await expect(frame.locator('jiugong-board')).toHaveJSProperty('puzzle', KILLER);
  await expect(frame.getByRole('gridcell')).toHaveCount(36);
  await frame.getByRole('button', { name: texts.actions.solve, exact: true }).click();
  await expect(frame.getByRole('status')).toContainText(texts.status.unique);
  await send(page, { type: 'jiugong-get' });
  await expect
    .poll(() => reports(page, 'jiugong-value'))
    .toEqual([{ type: 'jiugong-value', puzzle: KILLER, value: KILLER_SOLVED }]);
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

test('a board without controls has none', async ({ page, server }) => {
  const frame = await embed(page, server.origin, '');
  await expect(frame.getByRole('grid')).toBeVisible();
  await expect(frame.getByRole('button')).toHaveCount(0);
  await expect(frame.locator('jiugong-board')).toHaveJSProperty('value', BLANK);
});

test(
  'a new fragment changes the board without a reload',
  { tag: '@gate' },
  async ({ page, server }) => {
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
  },
);

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

test('the puzzle of a frame is no step of the reader, and stays', async ({ page, server }) => {
  const frame = await embed(page, server.origin, `#controls&puzzle=${FIRST}`);
  const board = frame.locator('jiugong-board');
  const button = (name: string): Locator => frame.getByRole('button', { name, exact: true });
  for (const puzzle of [FIRST, TWO_WAYS]) {
    await send(page, { type: 'jiugong-set', puzzle });
    await expect(board).toHaveJSProperty('puzzle', puzzle);
    await expect(button(texts.actions.undo)).toHaveAttribute('aria-disabled', 'true');
    await frame.getByRole('gridcell', { name: 'empty' }).first().click();
    await page.keyboard.press('1');
    await button(texts.actions.clear).click();
    await expect(board).toHaveJSProperty('value', puzzle);
  }
});

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

test('the parent page receives input events', { tag: '@gate' }, async ({ page, server }) => {
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

test('a frame gives hints where its address asks for them, and reports them', async ({
  page,
  server,
}) => {
  const frame = await embed(page, server.origin, `#controls&hints&puzzle=${FIRST}`);
  const hint = frame.getByRole('button', { name: texts.actions.hint });
  await hint.click();
  const stages = (): Promise<unknown> => reports(page, 'jiugong-hint');
  await expect.poll(stages).toEqual([{ type: 'jiugong-hint', stage: 'where' }]);
  await send(page, { type: 'jiugong-set', hints: false });
  await expect(hint).toBeHidden();
});

test('reports an invalid puzzle as text and as a message', async ({ page, server }) => {
  const text = '<img src=x onerror=alert(1)>';
  const frame = await embed(page, server.origin, `#puzzle=${encodeURIComponent(text)}`);
  await expect(frame.getByRole('status')).toContainText('That text is not a puzzle.');
  await expect(frame.locator('img')).toHaveCount(0);
  await expect
    .poll(() => reports(page, 'jiugong-error'))
    .toMatchObject([{ type: 'jiugong-error', code: 'bad-character' }]);
});

test('ignores invalid messages', async ({ page, server }) => {
  const frame = await embed(page, server.origin, `#puzzle=${FIRST}&theme=url(x)&lang=<b>`);
  const board = frame.locator('jiugong-board');
  await expect(board).not.toHaveAttribute('theme');
  await expect(board).toHaveAttribute('lang', 'en');
  const noise = [
    null,
    'jiugong-set',
    ['jiugong-set'],
    { type: 'jiugong-set', puzzle: 5 },
    { type: 'jiugong-set', puzzle: '1'.repeat(1_000_000) },
    { type: 'jiugong-set', puzzle: '', innerHTML: '<b>' },
    { type: 'jiugong-set', theme: 'pink', puzzle: '' },
    { type: 'webpackOk' },
  ];
  for (const message of noise) await send(page, message);
  await send(page, { type: 'jiugong-get' });
  await expect
    .poll(() => reports(page, 'jiugong-value'))
    .toEqual([{ type: 'jiugong-value', puzzle: FIRST, value: FIRST }]);
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

test('works in a tab of its own', async ({ page, server }) => {
  await page.goto(`${server.origin}/embed.html#controls&puzzle=${FIRST}`);
  await page.getByRole('button', { name: texts.actions.solve }).click();
  await expect(page.locator('jiugong-board')).toHaveJSProperty('value', FIRST_SOLVED);
});
