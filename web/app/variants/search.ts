/** Asks the engine about a puzzle and tells what it found as plain data. */
import type { Engine } from '../../engine/jiugong';
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

/** How many solutions there are, without showing any. */
export async function countSolutions(
  engine: Engine,
  puzzle: Puzzle,
  limit: number,
  signal: AbortSignal,
): Promise<Finding> {
  const found = await engine.solveRegions({ ...toInput(puzzle), limit, signal });
  const { count, capped, conflicts, nodes, micros } = found;
  if (count === 0) return { kind: 'none', conflicts, nodes, micros };
  return { kind: 'counted', count, capped, nodes, micros };
}
