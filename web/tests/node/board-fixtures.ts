import type { SolveFigures, SolveResult, Step } from '../../engine/jiugong';

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

/** A step that does nothing, for tests that need a few of its parts. */
export const EMPTY_STEP: Step = {
  technique: 'naked-pair',
  variant: 0,
  name: '',
  rating: 0,
  complexity: 0,
  placement: null,
  eliminations: [],
  cells: [],
  digits: [],
  extraCells: [],
  extraDigits: [],
  houses: [],
  groups: [],
  candidates: [],
  links: [],
  blockers: [],
  excluded: [],
  trees: [],
  nested: [],
};
