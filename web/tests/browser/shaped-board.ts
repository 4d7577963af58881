/** A board of any shape over the page, whose script has all shapes. */
import type { Locator, Page } from '@playwright/test';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { Layout } from '../../board/layout';
import { snapshotOf } from '../../board/shapes/snapshot';
import { boardOf } from '../../board/state';
import { blank } from '../../board/values';
import { labelAt } from './english';
import type { Point } from './touch-gestures';

/** Puts it into a place of this width, in CSS. Boards of the page have no controls of their own. */
export async function putBoard(
  page: Page,
  layout: Layout,
  { width = 'auto' } = {},
): Promise<Locator> {
  await page.evaluate(
    ([snapshot, inlineSize]) => {
      document.querySelector('#shaped')?.parentElement?.remove();
      const place = document.createElement('div');
      place.style.cssText =
        'position: fixed; inset: 0; z-index: 99; overflow: auto; background: Canvas';
      place.style.inlineSize = inlineSize;
      const board = document.createElement('jiugong-board') as unknown as JiugongBoard;
      board.id = 'shaped';
      place.append(board);
      document.body.append(place);
      board.restore(snapshot);
    },
    [snapshotOf(boardOf(blank(layout), layout)), width] as const,
  );
  return page.locator('#shaped');
}

/** A cell by its row and column, both 1-based. */
export const cellOf = (board: Locator, row: number, col: number): Locator =>
  board.getByRole('gridcell', { name: labelAt(row, col) });

export async function centreOf(cell: Locator): Promise<Point> {
  const { x, y, width, height } = (await cell.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
