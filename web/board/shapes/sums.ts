/** The possible sums of cages. */
import { valuesOf, type Layout, type Range } from '../layout';

interface SumRange {
  readonly least: number;
  readonly most: number;
}

const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

/** The range of the sum of `count` different values; null if there are fewer values. */
export function sumRange(range: Range, count: number): SumRange | null {
  const values = valuesOf(range);
  if (count > values.length) return null;
  return {
    least: total(values.slice(0, count)),
    most: total(values.slice(values.length - count)),
  };
}

/** The index of the first cage whose sum no values add up to; null for none. */
export function impossibleCage(layout: Range & Pick<Layout, 'cages'>): number | null {
  const cage = layout.cages.findIndex(({ sum, cells }) => {
    const range = sumRange(layout, cells.length);
    return sum !== null && range !== null && (sum < range.least || sum > range.most);
  });
  return cage < 0 ? null : cage;
}
