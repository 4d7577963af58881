/** Layouts for tests. */
import { CLASSIC, type Layout } from '../board/layout';

/** A square one with boxes of these sides, and as many values. */
export const square = (rows: number, cols: number, more: Partial<Layout> = {}): Layout => ({
  ...CLASSIC,
  rows: rows * cols,
  cols: rows * cols,
  high: rows * cols,
  boxes: { rows, cols },
  ...more,
});
