/** The cells that a finding says something against, besides those that break a rule. */
import { diagonalsOf, regionsOf, type Cells } from '../layout';
import type { Board } from '../state';
import { withSums } from './regions';
import { impossibleCage } from './sums';

export function blamedCells({ layout, finding }: Board): Cells {
  const cellsOfCage = (cage: number | undefined): Cells =>
    cage === undefined ? [] : (layout.cages[cage]?.cells ?? []);
  if (finding?.kind === 'invalid') {
    const { code, cell, region, cage } = finding.error;
    if (cell !== null) return [cell];
    if (region !== null) return regionsOf(layout)[region]?.cells ?? [];
    if (cage !== null) return cellsOfCage(withSums(layout)[cage]);
    return code === 'bad-diagonals' ? diagonalsOf(layout).flat() : [];
  }
  if (finding?.kind !== 'none' && finding?.kind !== 'conflict') return [];
  if (finding.reason === null) return [];
  const isClash = finding.kind === 'none' && finding.conflicts.length > 0;
  const cage = isClash ? null : impossibleCage(layout);
  return cage === null ? finding.reason : cellsOfCage(cage);
}
