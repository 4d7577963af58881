/** Typing the sums of cages. */
import type { Layout } from '../../../board/layout';

/** The largest sum that can be typed. */
export const LARGEST_SUM = 9999;

export function setSum(layout: Layout, cage: number, sum: number | null): Layout {
  if (layout.cages[cage]!.sum === sum) return layout;
  const cages = layout.cages.map((old, index) => (index === cage ? { ...old, sum } : old));
  return { ...layout, cages };
}

/** Appends a digit to a sum, unless the sum becomes too large. */
export function typeSum(layout: Layout, cage: number, digit: number): Layout {
  const { sum } = layout.cages[cage]!;
  const longer = (sum ?? 0) * 10 + digit;
  return longer > LARGEST_SUM ? layout : setSum(layout, cage, longer);
}

/** Removes the last digit of a sum. */
export function shortenSum(layout: Layout, cage: number): Layout {
  const shorter = Math.floor((layout.cages[cage]!.sum ?? 0) / 10);
  return setSum(layout, cage, shorter === 0 ? null : shorter);
}
