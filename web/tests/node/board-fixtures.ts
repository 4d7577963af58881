import type { SolveResult } from '../../engine/jiugong';

export const PUZZLE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** A result of the engine: no solution, but for what is said. */
export const resultOf = (more: Partial<SolveResult>): SolveResult => ({
  status: 'none',
  count: 0,
  capped: false,
  solution: null,
  second: null,
  conflicts: [],
  guesses: 0,
  micros: 1,
  ...more,
});
