/** What searches ask the engine about the values of a layout. */
import type { CountResult, Engine, RegionContradiction, SolveResult } from '../api/engine';
import type { Cells } from './layout';
import type { Masks } from './marks';
import type { Cost } from './state';
import { formatValues, parseValues, type Values } from './values';

export interface Solutions {
  /** Null if there is none. */
  readonly solution: Values | null;
  /** Null if there is only one. */
  readonly second: Values | null;
  /** Whether there are more than these. */
  readonly capped: boolean;
  /** If there is none: the cells of values that break a rule by themselves. */
  readonly conflicts: Cells;
  readonly cost: Cost;
}

export interface Difference {
  readonly first: Values;
  readonly second: Values;
  /** The number of cells that differ between solutions. */
  readonly undecided: number;
}

/** All questions reject with an `AbortError` once their signal is aborted. */
export interface Questions {
  solve(values: Values): Promise<Solutions>;
  /** Counts the solutions up to a limit. */
  count(values: Values, limit: number): Promise<CountResult>;
  /**
   * The values that these cells hold in some solution, those with a value included; 0 in all of them
   * if there is no solution. Other cells may lack some.
   */
  candidates(values: Values, cells: Cells): Promise<Masks>;
  /**
   * A minimal set of cells whose values have no solution together. It is empty if there is none even
   * without values, and must not be asked for if there are solutions.
   */
  contradiction(values: Values): Promise<Cells>;
  /** Which of these values and rules of the layout have no solution together; null if it has no rules that could be named. */
  rulesAgainst(values: Values): Promise<RegionContradiction | null>;
  /** Two solutions that differ in many cells; null if these cannot be found in a reasonable time. */
  difference(values: Values): Promise<Difference | null>;
}

const valuesIn = (solution: string): Values => {
  const values = parseValues(solution);
  if (values === null) throw new TypeError('a solution is 81 digits');
  return values;
};

/** What the engine says of a classic sudoku. */
export function solutionsIn(found: SolveResult): Solutions {
  const { solution, second, capped, conflicts, guesses, micros } = found;
  return {
    solution: solution === null ? null : valuesIn(solution),
    second: second === null ? null : valuesIn(second),
    capped,
    conflicts,
    cost: { guesses, micros },
  };
}

/** The questions about a classic sudoku: the engine has an answer to each. */
export function classicQuestions(engine: Engine, signal: AbortSignal): Questions {
  return {
    solve: async (values) => solutionsIn(await engine.solve(formatValues(values), { signal })),
    count: (values, limit) => engine.count(formatValues(values), { limit, signal }),
    candidates: async (values) => [...(await engine.candidates(formatValues(values), { signal }))],
    contradiction: async (values) =>
      (await engine.contradiction(formatValues(values), { signal })) ?? [],
    rulesAgainst: async () => null,
    async difference(values) {
      const pair = await engine.difference(formatValues(values), { signal });
      if (pair === null) return null;
      const { first, second, differing } = pair;
      return {
        first: valuesIn(first),
        second: valuesIn(second),
        undecided: differing.length,
      };
    },
  };
}
