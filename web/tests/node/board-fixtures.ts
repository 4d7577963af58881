import type { SolveFigures, SolveResult } from '../../engine/jiugong';

export const PUZZLE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The engine's result for a puzzle with these solutions, at most two. */
export function resultOf(
  [solution, second]: readonly string[],
  figures: Partial<SolveFigures> = {},
): SolveResult {
  const all = { count: 0, capped: false, conflicts: [], guesses: 0, micros: 1, ...figures };
  if (solution === undefined) return { ...all, status: 'none', solution: null, second: null };
  if (second === undefined) return { ...all, status: 'unique', count: 1, solution, second: null };
  return { ...all, status: 'multiple', solution, second };
}
