import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { texts } from './english';
import { serve } from '../../serve.mjs';
import { expect, test as base } from './fixtures';
import { menuButton } from './menus';
import * as puzzles from './puzzles';
import { FIRST, FIRST_SOLVED } from './puzzles';
import { ShareDialog } from './share-dialog';

const test = base.extend<{ share: ShareDialog }>({
  share: async ({ sudoku }, use) => {
    await use(new ShareDialog(sudoku));
  },
});

const ZEROS = FIRST.replaceAll('.', '0');
/** 4 in r1c3 is an own digit; 1 and 2 are corner marks of r1c4, 9 is a candidate of r1c6. */
const WORK = `#p=1-${ZEROS}-O4-CI03-KK80`;

const WORK_SNAPSHOT = {
  givens: FIRST,
  own: `..4${'.'.repeat(78)}`,
  corner: Array.from({ length: 81 }, (_, cell) => (cell === 3 ? 0b11 : 0)),
  candidates: Array.from({ length: 81 }, (_, cell) => (cell === 5 ? 1 << 8 : 0)),
};

async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), fragment);
}

const expectSnapshot = (page: Page, snapshot: unknown): Promise<void> =>
  expect(page.locator('jiugong-board')).toHaveJSProperty('snapshot', snapshot);

test.describe('a link', () => {
  test('opens the whole board', { tag: '@gate' }, async ({ page, homeUrl }) => {
    await page.goto(`${homeUrl}${WORK}`);
    await expectSnapshot(page, WORK_SNAPSHOT);
    await expect(page.getByRole('status').first()).toContainText(
      'A puzzle with 30 givens, and 1 digit filled in.',
    );
    // Without the fragment, a reload does not replace later work.
    expect(page.url()).toBe(`${homeUrl}#solve`);
    // Who has just come begins at the top of the page.
    await expect(page.locator('jiugong-board')).toHaveJSProperty('selected', null);
    await expect(page.locator(':focus')).toHaveCount(0);
  });
});

test.describe('the dialog', () => {
  test(
    'works by keyboard, and its keys do not reach the board',
    { tag: '@gate' },
    async ({ share, sudoku, page }) => {
      await sudoku.cell(1, 3).click();
      await menuButton(page).focus();
      // The third item that begins so.
      for (const key of ['ArrowDown', 's', 's', 's', 'Enter']) await page.keyboard.press(key);
      await expect(share.dialog).toBeVisible();
      await page.keyboard.press('4');
      await expect(share.button(texts.share.close)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(share.dialog).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await sudoku.expectValue(FIRST);
    },
  );

  test('closes at a paste', async ({ share, sudoku }) => {
    await share.open();
    await sudoku.paste(puzzles.BLANK);
    await expect(share.dialog).toBeHidden();
    await sudoku.expectValue(puzzles.BLANK);
  });

  test('shows its messages in whole words on a narrow phone', async ({ share, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 320, height: 568 });
    await share.open();
    await share.button(texts.shareDialog.link.copy).click();
    await expect(share.said).toHaveText(texts.share.said.copied);
    const lines = await share.said.evaluate((said) => {
      const words = document.createRange();
      words.selectNodeContents(said);
      const tops = Array.from(words.getClientRects(), ({ width, top }) => (width > 0 ? top : null));
      return new Set(tops.filter((top) => top !== null)).size;
    });
    expect(lines).toBe(1);
  });
});

test(
  'copies the link, which the QR code holds, too',
  { tag: '@gate' },
  async ({ share, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await follow(page, WORK);
    await share.open();
    await share.button(texts.shareDialog.link.copy).click();
    await expect(share.said).toHaveText(texts.share.said.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await share.link());
    expect(copied).toContain(WORK);
    await share.dialog.getByText(texts.shareDialog.link.code).click();
    expect(await share.scan()).toBe(copied);
    expect(await share.quietZone()).toBeCloseTo(4);
  },
);

test('copies the link without the clipboard API', async ({ share, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not here'));
  });
  await share.open();
  await share.button(texts.shareDialog.link.copy).click();
  await expect(share.said).toHaveText(texts.share.said.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await share.link());
  await expect(share.button(texts.shareDialog.link.copy)).toBeFocused();
});

test.describe('the code for other pages', () => {
  const { embed } = texts.shareDialog;
  const { ways, widths, themes } = embed;

  let elsewhere: Server | undefined;

  /** Opens a page of another origin with some code in it, and a copy of the script beside it. */
  async function openElsewhere(page: Page, code: string, script = ''): Promise<void> {
    const folder = test.info().outputPath('elsewhere');
    await mkdir(folder);
    const head = '<!doctype html><title>A blog</title><link rel="icon" href="data:,">';
    await writeFile(join(folder, 'post.html'), `${head}<body>${code}`);
    await writeFile(join(folder, 'jiugong.js'), script);
    elsewhere = await serve([folder]);
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/post.html`);
  }

  test.afterEach(() => {
    elsewhere?.closeAllConnections();
    elsewhere?.close();
  });

  const solveIn = async (place: Page | FrameLocator): Promise<void> => {
    await place.getByRole('button', { name: texts.actions.solve, exact: true }).click();
    await expect(place.locator('jiugong-board')).toHaveJSProperty('value', FIRST_SOLVED);
  };

  test.beforeEach(async ({ context, page, share }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await follow(page, WORK);
    await share.open();
    await share.openCode();
  });

  test(
    'shows the puzzle there with the script of this site',
    { tag: '@gate' },
    async ({ page, share }) => {
      const { dark } = themes;
      await share.chooseEmbedding({
        way: ways.script,
        width: widths.small,
        theme: dark,
        controls: true,
      });
      await openElsewhere(page, await share.copyCode());
      const board = page.locator('jiugong-board');
      await expect(board).toHaveJSProperty('puzzle', FIRST);
      await expect(board).toHaveJSProperty('value', FIRST);
      await expect(board).toHaveAttribute('theme', 'dark');
      await expect(board).toHaveCSS('width', '320px');
      await solveIn(page);
    },
  );

  test('shows it with a copy of the script', async ({ page, share }) => {
    const { copy: way } = ways;
    await share.chooseEmbedding({
      way,
      width: widths.large,
      theme: themes.system,
      controls: false,
    });
    const code = await share.copyCode();
    const download = page.waitForEvent('download');
    await share.dialog.getByRole('link', { name: embed.download('jiugong.js') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('jiugong.js');
    await openElsewhere(page, code, await readFile(await file.path(), 'utf8'));
    const board = page.locator('jiugong-board');
    await expect(board).toHaveJSProperty('puzzle', FIRST);
    await expect(board).toHaveCSS('width', '576px');
    await expect(page.getByRole('button')).toHaveCount(0);
    await board.evaluate((element: HTMLElement & { solve(): Promise<unknown> }) => element.solve());
    await expect(board).toHaveJSProperty('value', FIRST_SOLVED);
  });

  for (const width of ['small', 'medium', 'large'] as const) {
    test(`shows it in a frame that is ${width}, whole`, async ({ page, share }) => {
      const { light } = themes;
      await share.chooseEmbedding({
        way: ways.frame,
        width: widths[width],
        theme: light,
        controls: true,
      });
      await openElsewhere(page, await share.copyCode());
      const frame = page.frameLocator('iframe');
      await solveIn(frame);
      await expect(frame.locator('jiugong-board')).toHaveAttribute('theme', 'light');
      for (const viewport of [320, 360, 430, 600, 1024]) {
        await page.setViewportSize({ width: viewport, height: 700 });
        const hidden = (): Promise<number[]> =>
          frame
            .locator('html')
            .evaluate((html) => [
              html.scrollHeight - html.clientHeight,
              html.scrollWidth - html.clientWidth,
            ]);
        await expect.poll(hidden, `at ${viewport} px`).toEqual([0, 0]);
      }
    });
  }

  test('in a frame without controls shows the board alone', async ({ page, share }) => {
    await share.chooseEmbedding({
      way: ways.frame,
      width: widths.small,
      theme: themes.dark,
      controls: false,
    });
    await openElsewhere(page, await share.copyCode());
    const frame = page.locator('iframe');
    const { width, height } = (await frame.boundingBox())!;
    expect([width, height]).toEqual([320, 320]);
    const board = page.frameLocator('iframe').locator('jiugong-board');
    await expect(board).toHaveJSProperty('puzzle', FIRST);
    await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0);
  });
});

test.describe('files', () => {
  // A browser may treat the canvas of a page from a file in another way.
  test(
    'are saved as a picture and opened again',
    { tag: ['@gate', '@everywhere'] },
    async ({ share, sudoku, page }, info) => {
      await follow(page, WORK);
      await share.open();
      const download = await share.save('png');
      expect(download.suggestedFilename()).toBe('sudoku.png');
      await expect(share.said).toHaveText(texts.share.said.saved('sudoku.png'));
      const path = info.outputPath('saved.png');
      await download.saveAs(path);
      await share.button(texts.share.close).click();
      await sudoku.clear();
      await share.open();
      await share.openFile(path);
      await expect(share.dialog).toBeHidden();
      await expectSnapshot(page, WORK_SNAPSHOT);
      await expect(sudoku.status).toContainText('A puzzle with 30 givens');
    },
  );

  test('a picture shows the board in pixels', async ({ share, page }) => {
    await share.open();
    const download = await share.save('png');
    const path = await download.path();
    const base64 = (await readFile(path)).toString('base64');
    const seen = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      /** Whether there is any ink well inside a cell. */
      const isInked = (cell: number): boolean => {
        const side = image.width / 9.4;
        const left = image.width * (20 / 940) + side * (cell % 9);
        const top = image.width * (20 / 940) + side * Math.floor(cell / 9);
        const { data: pixels } = context.getImageData(
          left + side / 5,
          top + side / 5,
          side / 2,
          side / 2,
        );
        return pixels.some((value) => value < 128);
      };
      const cells = Array.from({ length: 81 }, (_, cell) => cell);
      return { width: image.width, height: image.height, inked: cells.map(isInked) };
    }, base64);
    expect([seen.width, seen.height]).toEqual([1200, 1200]);
    expect(seen.inked).toEqual(Array.from(FIRST, (digit) => digit !== '.'));
  });
});

const withoutPrinter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.print = () => undefined;
  });

/**
 * Returns the number of pages. Firefox compresses the page objects of its PDFs and adds a line
 * break after them.
 */
function pagesOf(pdf: Buffer): number {
  const packed = pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\n?endstream/g);
  const texts = Array.from(packed, ([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1');
    } catch {
      return ''; // data compressed in another way is not a list of objects
    }
  });
  return [pdf.toString('latin1'), ...texts].join('\n').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Prints to a PDF, since headless browsers have no printers. */
async function print(
  share: ShareDialog,
  kind: 'board' | 'one' | 'four',
  paper: { landscape?: boolean } = {},
): Promise<Buffer> {
  const { page } = share.sudoku;
  await withoutPrinter(page);
  await share.open();
  await share.button(texts.shareDialog.paper[kind]).click();
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
  const pdf = await page.pdf({ ...paper, margin });
  await share.button(texts.share.close).click();
  return pdf;
}

test.describe('in print', () => {
  test('boards are printed alone or in fours', async ({ share, sudoku }) => {
    expect(pagesOf(await print(share, 'board'))).toBe(1);
    await sudoku.paste(`${FIRST} # one\n`.repeat(5));
    await expect(sudoku.status).toContainText('5 puzzles read.');
    expect(pagesOf(await print(share, 'one'))).toBe(5);
    expect(pagesOf(await print(share, 'four'))).toBe(2);
    expect(pagesOf(await print(share, 'four', { landscape: true }))).toBe(2);
  });

  test(
    'only the boards are printed, and the page comes back afterwards',
    { tag: '@gate' },
    async ({ share, sudoku, page }) => {
      await sudoku.paste(`${FIRST} # easy\n${FIRST_SOLVED} # <b>done\n`);
      await expect(sudoku.status).toContainText('2 puzzles read.');
      await withoutPrinter(page);
      await share.open();
      await share.button(texts.shareDialog.paper.four).click();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      const pictures = page.getByRole('img', { name: texts.share.picture.title });
      await expect(pictures).toHaveCount(2);
      await expect(pictures.first()).toBeVisible();
      await expect(page.getByText(`${texts.share.puzzleOf(1, 2)} · easy`)).toBeVisible();
      await expect(page.getByText(`${texts.share.puzzleOf(2, 2)} · <b>done`)).toBeVisible();
      await expect(share.dialog).toBeHidden();
      await expect(sudoku.grid).toBeHidden();
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen' });
      await expect(pictures).toHaveCount(0);
      await expect(share.dialog).toBeVisible();
    },
  );

  test('the browser’s own command prints the visible board', async ({ share, sudoku, page }) => {
    await sudoku.paste(`${FIRST}\n`.repeat(5));
    await expect(sudoku.status).toContainText('5 puzzles read.');
    await print(share, 'four');
    await sudoku.solve();
    await sudoku.expectValue(FIRST_SOLVED);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('img', { name: texts.share.picture.title })).toHaveCount(1);
    await expect(page.locator('#sheets text')).toHaveCount(81);
    expect(pagesOf(await page.pdf())).toBe(1);
  });
});
