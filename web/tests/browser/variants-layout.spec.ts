/** The Variants panel: its layout, from phone to desktop. */
import type { Locator } from '@playwright/test';
import { texts } from './english';
import { expect, test } from './fixtures';
import { resize } from './resize';
import type { VariantsPage } from './variants-page';

const SIZES: readonly [width: number, height: number][] = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
];

test(
  'only a large board scrolls sideways, and buttons are large enough',
  { tag: '@gate' },
  async ({ variants }) => {
    const { page, view } = variants;
    await variants.open();
    await variants.choose('25x25');
    await variants.openShape();
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const small = await view.evaluate((place) =>
        [...place.querySelectorAll('button:not([role]), select, summary, .check')]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const box = element.getBoundingClientRect();
            return Math.min(box.width, box.height) < 44 ? element.textContent : null;
          })
          .filter((name) => name !== null),
      );
      expect(small, `at ${width} px`).toEqual([]);
      const cell = (await variants.cell(1, 1).boundingBox())!;
      expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(24);
      // The last cell scrolls into view within the board.
      await variants.cell(1, 1).focus();
      await variants.cell(25, 25).focus();
      await expect(variants.cell(25, 25)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollX)).toBe(0);
      const tops = await page
        .locator('#views')
        .evaluate((place) =>
          Array.from(place.querySelectorAll('a'), (link) => link.getBoundingClientRect().y),
        );
      expect(new Set(tops).size, `links at ${width} px`).toBe(1);
    }
  },
);

/** How dark the board is at its edges: the mean of the pixels of a line within each. */
async function edgesOf({ page, view }: VariantsPage): Promise<Record<'left' | 'right', number>> {
  const { x, y, width, height } = (await view.locator('jiugong-board').boundingBox())!;
  const shadeAt = async (left: number): Promise<number> => {
    const clip = {
      x: Math.round(left),
      y: Math.round(y + height / 4),
      width: 1,
      height: height / 2,
    };
    const picture = (await page.screenshot({ clip })).toString('base64');
    return page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const pixels = pen.getImageData(0, 0, image.width, image.height).data;
      return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    }, picture);
  };
  return { left: await shadeAt(x + 1), right: await shadeAt(x + width - 2) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('a shadow shows where a large board goes on, and a tap brings a cell into sight', async ({
    variants,
  }) => {
    await variants.open();
    for (const preset of ['16x16', '25x25'] as const) {
      await variants.choose(preset);
      const last = preset === '16x16' ? 16 : 25;
      await variants.cell(last, last).focus();
      const end = await edgesOf(variants);
      expect(end.left, preset).toBeLessThan(end.right - 10);
      await variants.cell(1, 1).focus();
      await expect(variants.cell(1, 1)).toBeInViewport({ ratio: 1 });
      const start = await edgesOf(variants);
      expect(start.right, preset).toBeLessThan(start.left - 10);
      // The cell that is cut by the edge.
      const board = (await variants.view.locator('jiugong-board').boundingBox())!;
      const cell = variants.cell(2, 15);
      const { x, y, width } = (await cell.boundingBox())!;
      expect(x + width).toBeGreaterThan(board.x + board.width);
      await variants.page.touchscreen.tap(x + 4, y + 4);
      await expect(cell).toBeFocused();
      await expect(cell).toBeInViewport({ ratio: 1 });
    }
  });
});

const colour = (control: Locator): Promise<string> =>
  control.evaluate((element) => getComputedStyle(element).color);

test('size and rules do not look disabled', async ({ variants }) => {
  const { page, view } = variants;
  await variants.open();
  await variants.openShape();
  const { shape, presets } = texts.variants;
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const ink = await colour(view.getByRole('button', { name: presets.example }));
    for (const name of [shape.rows, shape.cols, shape.boxRows, shape.boxCols]) {
      expect(await colour(view.getByRole('combobox', { name, exact: true })), name).toBe(ink);
    }
    for (const name of [shape.low, shape.high]) {
      expect(await colour(view.getByRole('spinbutton', { name })), name).toBe(ink);
    }
    expect(await colour(view.getByText(shape.title))).toBe(ink);
  }
});

test('no control moves because of a short answer', async ({ variants }) => {
  const places = (): Promise<readonly string[]> =>
    variants.view.evaluate((view) =>
      Array.from(view.querySelectorAll('.side button:not([role]), select, summary'), (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // (What is not drawn has no place, whatever the page is scrolled by.)
        return width === 0 ? '' : [x, y + scrollY, width, height].map(Math.round).join();
      }),
    );
  await variants.open();
  for (const [width, height] of SIZES) {
    await variants.page.setViewportSize({ width, height });
    await variants.press(texts.variants.presets.example);
    await expect(variants.status).toContainText('diagonals');
    // (So says the first puzzle, too, which is not the reader's yet: the panel still begins with the button for a new one.)
    await expect(variants.view.locator('.side.first')).toHaveCount(0);
    const before = await places();
    await variants.solve();
    await expect(variants.status).toContainText('One solution.');
    expect(await places()).toEqual(before);
  }
});
