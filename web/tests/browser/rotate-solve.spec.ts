/** The Rotate panel with its solvers: an answer on the board, one that is none, progress and stop. */
import { texts } from './english';
import { expect, test } from './fixtures';
import type { RotatePage } from './rotate-page';

/** The number of presses of the reported answer. */
async function presses({ status }: RotatePage): Promise<number> {
  await expect(status).toContainText(/Solved in \d+ moves/, { timeout: 60_000 });
  return Number(/Solved in (\d+)/.exec((await status.textContent())!)![1]);
}

const rowsOf = (rows: number, cols: number): string[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, col) => row * cols + col + 1).join(' '),
  );

test(
  'sorts reversed tiles in the fewest presses, step by step',
  { tag: '@gate' },
  async ({ rotate }) => {
    await rotate.open();
    await expect(rotate.button(texts.rotate.player.step)).toHaveAttribute('aria-disabled', 'true');
    await rotate.press(texts.rotate.actions.solve);
    const count = await presses(rotate);
    await expect(rotate.status).toContainText('the minimum');
    for (let at = 1; at <= count; ++at) {
      await rotate.press(texts.rotate.player.step);
      await expect(rotate.status).toContainText(`Move ${at} of ${count}:`);
    }
    await rotate.expectRows(...rowsOf(3, 3));
    await expect(rotate.button(texts.rotate.player.step)).toHaveAttribute('aria-disabled', 'true');
    await rotate.press(texts.rotate.player.back);
    await expect(rotate.status).toContainText(`Move ${count - 1} of ${count}:`);
    await rotate.press(texts.rotate.player.start);
    await rotate.expectRows('9 8 7', '6 5 4', '3 2 1');
    await rotate.press(texts.rotate.player.end);
    await rotate.expectRows(...rowsOf(3, 3));
    await rotate.press(texts.rotate.actions.undo);
    await rotate.expectRows('9 8 7', '6 5 4', '3 2 1');
    await expect(rotate.status).toContainText(`the minimum is ${count}.`);
  },
);

test(
  'reports tiles that cannot be sorted',
  { tag: ['@gate', '@everywhere'] },
  async ({ rotate, sudoku }) => {
    await rotate.open();
    await sudoku.paste('2 1\n3 4');
    // Before Solve, which stops the reading of a text.
    await rotate.expectRows('2 1', '3 4');
    await rotate.press(texts.rotate.actions.solve);
    await expect(rotate.status).toContainText(texts.rotate.status.unreachable);
  },
);

test('the player is in sight on a phone, with the board', async ({ rotate }) => {
  const { page } = rotate;
  const { player } = texts.rotate;
  await page.setViewportSize({ width: 390, height: 844 });
  // (Tripods take seconds, and look the same.)
  for (const puzzle of ['sort', 'boxes'] as const) {
    await rotate.open(puzzle);
    await rotate.press(texts.rotate.actions.solve);
    await expect(rotate.button(player.play)).toHaveAttribute('aria-disabled', 'false');
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.getByRole('group', { name: player.label })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('#rotate-view .tiles')).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the progress of a long search is shown, and Stop ends it', async ({ rotate }) => {
  await rotate.open();
  await rotate.chooseSize(10, 10);
  await rotate.press(texts.rotate.actions.solve);
  await expect(rotate.page.getByRole('progressbar')).toBeVisible();
  await expect(rotate.status).toContainText(/\d+ moves so far; looking for fewer/);
  await rotate.press(texts.rotate.actions.stop);
  await expect(rotate.status).toContainText(texts.status.stopped);
  await expect(rotate.page.getByRole('progressbar')).toHaveCount(0);
});
