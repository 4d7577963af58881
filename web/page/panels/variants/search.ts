/** Calls the engine for a puzzle and returns the result as plain data. */
import type { SolveRegionsResult } from '../../../api/regions';
import { countByTens } from '../../../board/search';
import type { Engine } from '../../../engine/jiugong';
import type { Finding } from './model';
import { toInput, type Puzzle } from './puzzle';

export async function solvePuzzle(
  engine: Engine,
  puzzle: Puzzle,
  signal: AbortSignal,
): Promise<Finding> {
  const found = await engine.solveRegions({ ...toInput(puzzle), limit: 2, signal });
  const { solution, second, conflicts, capped, nodes, micros } = found;
  const cost = { nodes, micros };
  if (solution === null) return { kind: 'none', conflicts, ...cost };
  if (second === null) return { kind: 'unique', solution, ...cost };
  return { kind: 'several', first: solution, second, more: capped, view: 'both', ...cost };
}

/**
 * Counts the solutions, and tells on the way how many there are at least; the result does not
 * include any of them.
 */
export async function countSolutions(
  engine: Engine,
  puzzle: Puzzle,
  limit: number,
  onFound: (count: number) => void,
  signal: AbortSignal,
): Promise<Finding> {
  const input = toInput(puzzle);
  const countTo = (enough: number): Promise<SolveRegionsResult> =>
    engine.solveRegions({ ...input, limit: enough, signal });
  const found = await countByTens(limit, countTo, onFound);
  const { count, capped, conflicts, nodes, micros } = found;
  if (count === 0) return { kind: 'none', conflicts, nodes, micros };
  return { kind: 'counted', count, capped, nodes, micros };
}
