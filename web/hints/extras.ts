/** The candidates too many of a bivalue universal grave. */
import type { Step } from '../api/engine';
import { cellsOf, housesOf } from './houses';
import { hasDigit, type TaughtPosition } from './position';

/** Of several digits in a cell those with three places or more in each of its houses. */
export function extrasOf(
  { candidates, variant }: Step,
  position: TaughtPosition,
): Step['candidates'] {
  const extras = candidates.filter(({ role }) => role === 'pattern');
  if (variant < 3) return extras;
  const placesIn = (house: number, digit: number): number =>
    cellsOf(house).filter((cell) => hasDigit(position.candidates[cell]!, digit)).length;
  return extras.filter(({ cell, digit }) =>
    housesOf(cell).every((house) => placesIn(house, digit) > 2),
  );
}
