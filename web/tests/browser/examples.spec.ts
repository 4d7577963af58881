import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EXAMPLES_MESSAGES } from '../../locales/examples-messages';
import { MESSAGES } from '../../locales/all-messages';
import { serve } from '../../serve.mjs';
import { expect, test } from './fixtures';
import { FIRST_SOLVED } from './puzzles';

const texts = EXAMPLES_MESSAGES.en;
const solveName = MESSAGES.en.actions.solve;

test.beforeEach(({ page, server }) => page.goto(`${server.origin}/examples.html`));

test('links between the page and the examples', async ({ page, server }) => {
  await page.goto(server.origin);
  await page.getByRole('link', { name: texts.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  await page.getByRole('link', { name: texts.back }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('a board in a post matches its code', async ({ page, server }) => {
  const post = page.getByRole('region', { name: texts.post.title, exact: true });
  await expect(
    post.getByRole('region', { name: `${texts.code}: ${texts.post.title}` }),
  ).toContainText(`<script src="${server.origin}/jiugong.js"></script>`);
  await page.getByRole('checkbox', { name: texts.embed.solve }).check();
  await post.getByRole('button', { name: solveName }).click();
  await expect(post.locator('jiugong-board')).toHaveJSProperty('value', FIRST_SOLVED);
});

test('a framed board has the height it needs', { tag: '@gate' }, async ({ page, server }) => {
  const section = page.getByRole('region', { name: texts.frame.title, exact: true });
  const frame = section.frameLocator('iframe');
  await page.getByRole('checkbox', { name: texts.embed.solve }).check();
  await frame.getByRole('button', { name: solveName }).click();
  await expect(frame.getByRole('status')).toContainText('One solution.');
  const code = section.getByRole('region', { name: `${texts.code}: ${texts.frame.title}` });
  await expect(code).toContainText(`${server.origin}/embed.html#controls&amp;hints&amp;puzzle=`);
  await expect(code).toContainText('frame.style.height');
  const overflow = (): Promise<number> =>
    frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
  await expect.poll(overflow).toBe(0);
});

test('the code of the API runs', async ({ page }) => {
  const section = page.getByRole('region', { name: texts.api.title, exact: true });
  await expect(
    section.getByRole('region', { name: `${texts.code}: ${texts.api.title}` }),
  ).toContainText("engine.generate({ symmetry: 'rotate180' })");
  await section.getByRole('button', { name: texts.api.run }).click();
  await expect(section.getByRole('log', { name: texts.api.output })).toContainText(
    /unique, guesses: \d+, seed: \d+/,
  );
});

test('code fits a phone and can be copied', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const code of await page.locator('pre').all()) {
    const [wanted, given] = await code.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(wanted).toBe(given);
  }
  const post = page.getByRole('region', { name: texts.post.title, exact: true });
  await post.getByRole('button', { name: `${texts.copy}: ${texts.post.title}` }).click();
  await expect(post.getByText(texts.copied)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`<script src="${server.origin}/jiugong.js"></script>\n<jiugong-board\n`);
  expect(text).toMatch(/<\/jiugong-board>\n$/);
});

test('the choices apply to the boards and to their code', async ({ page }) => {
  const { embed, look, post, frame } = texts;
  const choices = page.getByRole('group', { name: look });
  await choices.getByRole('combobox', { name: embed.width }).selectOption(embed.widths.small);
  await choices.getByRole('combobox', { name: embed.theme }).selectOption(embed.themes.dark);
  await choices.getByRole('checkbox', { name: embed.controls }).uncheck();
  for (const [title, place] of [
    [post.title, page],
    [frame.title, page.frameLocator('iframe')],
  ] as const) {
    const code = page.getByRole('region', { name: `${texts.code}: ${title}` });
    await expect(code).toContainText('max-width: 320px');
    await expect(code).toContainText(/theme="?dark/);
    await expect(code).not.toContainText('controls');
    const board = place.locator('jiugong-board');
    await expect(board).toHaveAttribute('theme', 'dark');
    await expect(board).toHaveCSS('width', '320px');
    await expect(board.getByRole('button')).toHaveCount(0);
  }
});

test('all code works on a page of another origin', async ({ page, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('checkbox', { name: texts.embed.solve }).check();
  const folder = info.outputPath('elsewhere');
  await mkdir(folder);
  for (const { title } of [texts.post, texts.frame, texts.api]) {
    await page.getByRole('button', { name: `${texts.copy}: ${title}` }).click();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const head = '<!doctype html><title>A blog</title><link rel="icon" href="data:,">';
    await writeFile(join(folder, `${title}.html`), `${head}<body>${code}`);
  }
  const server = await serve([folder]);
  const open = (title: string) =>
    page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${title}.html`);
  try {
    await open(texts.post.title);
    await page.getByRole('button', { name: solveName, exact: true }).click();
    await expect(page.locator('jiugong-board')).toHaveJSProperty('value', FIRST_SOLVED);
    await open(texts.frame.title);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: solveName, exact: true }).click();
    await expect(frame.getByRole('status')).toContainText('One solution.');
    await expect
      .poll(() => frame.locator('html').evaluate((html) => html.clientHeight - html.scrollHeight))
      .toBe(0);
    const said = page.waitForEvent('console', (message) => /unique/.test(message.text()));
    await open(texts.api.title);
    await said;
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test.describe('opened from a file', () => {
  test('the code has the bare name of the script', async ({ page }) => {
    const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
    await page.goto(pathToFileURL(join(root, 'build', 'site', 'examples.html')).href);
    const code = page.getByRole('region', { name: `${texts.code}: ${texts.post.title}` });
    await expect(code).toContainText('<script src="jiugong.js"></script>');
    await expect(
      page.getByRole('link', { name: texts.embed.download('jiugong.js') }),
    ).toBeVisible();
    await expect(page.getByText(texts.embed.fromFile)).toBeVisible();
  });
});

// (Which language that is, and its words: languages.test.ts.)
test.describe('for a browser in zh-TW', () => {
  test.use({ locale: 'zh-TW' });

  test('the examples are in that language', async ({ page, server }) => {
    const title = EXAMPLES_MESSAGES['zh-Hant'].title;
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await expect(page).toHaveTitle(`${title} · 九宫 Jiugong`);
    const buttons = [page, page.frameLocator('iframe')].map((place) =>
      place.locator('jiugong-board').getByRole('button', { name: '提示' }),
    );
    for (const button of buttons) await expect(button).toBeVisible();
    await page.goto(server.origin);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('nothing scrolls sideways, however wide the page is', async ({ page }) => {
  await page.getByRole('button', { name: texts.api.run }).click();
  await expect(page.getByRole('log')).toContainText('seed');
  for (const letters of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), letters).toBe(width);
    }
  }
});
