/** What searches ask the engine about a board of another shape. */
import type { Engine } from '../../api/engine';
import { cellsOf, type Cells, type Layout } from '../layout';
import { add, noMarks } from '../marks';
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

const only = (values: Values, cells: Cells): Values => {
  const kept = new Set(cells);
  return values.map((value, cell) => (kept.has(cell) ? value : null));
};

export function shapeQuestions(engine: Engine, layout: Layout, signal: AbortSignal): Questions {
  const parts = cellsOf(layout);
  const shape = toInput(layout, blank(layout));

  /** The cells with values that are none of the layout's. */
  const outsideOf = (values: Values): Cells =>
    parts.filter((cell) => values[cell] !== null && !isValue(values[cell]!, layout));
  const inputOf = (values: Values) => ({ ...shape, cells: toCells(layout, values) });

  const search = async (values: Values, limit: number): Promise<Found> => {
    const outside = outsideOf(values);
    if (outside.length > 0) return noneFor(outside);
    const found = await engine.solveRegions({ ...inputOf(values), limit, signal });
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

    async candidates(values) {
      if (outsideOf(values).length > 0) return noMarks(layout);
      const lists = await engine.regionCandidates(inputOf(values), { signal });
      return lists.map((list) => list.reduce((mask, value) => add(mask, value, layout), 0));
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

    rulesAgainst: (values) => engine.regionContradiction(inputOf(values), { signal }),

    // (A pair that differs in many cells would take a search for each cell.)
    difference: async () => null,
  };
}
