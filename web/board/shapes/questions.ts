/** What searches ask the engine about a board of another shape. It can only search for solutions. */
import type { Engine } from '../../engine/jiugong';
import { cellsOf, type Cells, type Layout } from '../layout';
import { add, candidatesOf, has, noMarks, valuesIn as marksIn } from '../marks';
import type { Questions, Solutions } from '../questions';
import { blank, isValue, type Values } from '../values';
import { toCells, toInput, valuesIn } from './regions';

interface Found extends Solutions {
  readonly count: number;
}

/** The answer for values that are none of the layout's, which the engine does not take. */
const noneFor = (conflicts: Cells): Found => ({
  count: 0,
  solution: null,
  second: null,
  capped: false,
  conflicts,
  cost: { guesses: 0, micros: 0 },
});

/** The values of some cells alone. */
const only = (values: Values, cells: Cells): Values => {
  const kept = new Set(cells);
  return values.map((value, cell) => (kept.has(cell) ? value : null));
};

export function shapeQuestions(engine: Engine, layout: Layout, signal: AbortSignal): Questions {
  const parts = cellsOf(layout);
  const shape = toInput(layout, blank(layout));

  const search = async (values: Values, limit: number): Promise<Found> => {
    const isOutside = (value: number | null): boolean => value !== null && !isValue(value, layout);
    const outside = parts.filter((cell) => isOutside(values[cell] ?? null));
    if (outside.length > 0) return noneFor(outside);
    const cells = toCells(layout, values);
    const found = await engine.solveRegions({ ...shape, cells, limit, signal });
    const { count, capped, conflicts, nodes, micros } = found;
    return {
      count,
      solution: found.solution === null ? null : valuesIn(found.solution),
      second: found.second === null ? null : valuesIn(found.second),
      capped,
      conflicts,
      cost: { guesses: nodes, micros },
    };
  };

  const hasSolution = async (values: Values): Promise<boolean> =>
    (await search(values, 1)).solution !== null;

  return {
    solve: (values) => search(values, 2),

    async count(values, limit) {
      const { count, capped } = await search(values, limit);
      return { count, capped };
    },

    /**
     * Asks for a solution with each value in each cell, except for values that are in a solution found
     * before. A puzzle with one solution costs one search; one with many about as many as there are
     * pencil marks that are in no solution, at most 729 on 9 × 9.
     */
    async candidates(values, cells) {
      const masks = [...noMarks(layout)];
      const see = (solution: Values): void => {
        for (const cell of parts) masks[cell] = add(masks[cell]!, solution[cell]!, layout);
      };
      const { solution, second } = await search(values, 2);
      if (solution !== null) see(solution);
      if (second === null) return masks;
      see(second);
      const possible = candidatesOf(layout, values);
      for (const cell of cells) {
        for (const value of marksIn(possible[cell]!, layout)) {
          if (has(masks[cell]!, value, layout)) continue;
          const tried = values.map((old, at) => (at === cell ? value : old));
          const { solution: other } = await search(tried, 1);
          if (other !== null) see(other);
        }
      }
      return masks;
    },

    /**
     * QuickXplain (Ulrich Junker, AAAI 2004): the number of searches grows with the size of the set,
     * and only with the logarithm of the number of values.
     */
    async contradiction(values) {
      /** The cells of `cells` that contradict those of `held`, a minimal set. */
      const reduce = async (held: Cells, cells: Cells, isNew: boolean): Promise<Cells> => {
        if (isNew && !(await hasSolution(only(values, held)))) return [];
        if (cells.length < 2) return cells;
        const [first, second] = [cells.slice(0, cells.length / 2), cells.slice(cells.length / 2)];
        const ofSecond = await reduce([...held, ...first], second, true);
        const ofFirst = await reduce([...held, ...ofSecond], first, ofSecond.length > 0);
        return [...ofFirst, ...ofSecond];
      };
      const filled = parts.filter((cell) => values[cell] !== null);
      return reduce([], filled, true);
    },

    // (A pair that differs in many cells would take a search for each cell.)
    difference: async () => null,
  };
}
