/** Finds the cells that an error, or an unsolvable cage, is about. */
import { puzzleOf, stepOf, type Model } from './model';
import { diagonalsOf, regionsOf, type Cells } from '../../../board/layout';
import { layoutOf, withSums, type Puzzle } from './puzzle';
import { impossibleCage } from '../../../board/shapes/sums';

const cellsOfCage = (puzzle: Puzzle, cage: number | undefined): Cells =>
  cage === undefined ? [] : (puzzle.cages[cage]?.cells ?? []);

export function blamedCells(model: Model): Cells {
  const { notice } = model;
  const puzzle = puzzleOf(model);
  if (notice?.kind === 'failed') {
    const { code, cell, region, cage } = notice.error;
    if (cell !== null) return [cell];
    if (region !== null) return regionsOf(layoutOf(puzzle))[region]?.cells ?? [];
    if (cage !== null) return cellsOfCage(puzzle, withSums(puzzle)[cage]);
    return code === 'bad-diagonals' ? diagonalsOf(layoutOf(puzzle)).flat() : [];
  }
  const { finding } = stepOf(model);
  if (finding?.kind !== 'none' || finding.conflicts.length > 0) return [];
  return cellsOfCage(puzzle, impossibleCage(puzzle) ?? undefined);
}
