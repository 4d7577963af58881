/** The sums of cages: typing them, and their possible range. */
import { valuesOf, type Layout } from '../../../board/layout';

/** The largest sum that can be typed. */
export const LARGEST_SUM = 9999;

export interface SumRange {
  readonly least: number;
  readonly most: number;
}

const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

/** The range of the sum of `count` different values; null if there are fewer values. */
export function sumRange(layout: Layout, count: number): SumRange | null {
  const values = valuesOf(layout);
  if (count > values.length) return null;
  return {
    least: total(values.slice(0, count)),
    most: total(values.slice(values.length - count)),
  };
}

/** The index of the first cage whose sum no values add up to; null for none. */
export function impossibleCage(layout: Layout): number | null {
  const cage = layout.cages.findIndex(({ sum, cells }) => {
    const range = sumRange(layout, cells.length);
    return sum !== null && range !== null && (sum < range.least || sum > range.most);
  });
  return cage < 0 ? null : cage;
}

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
