/** Where to look for a step. */
import type { Step, Technique } from '../api/engine';

/** Houses or, without any, cells. */
export interface Place {
  readonly houses: readonly number[];
  readonly cells: readonly number[];
}

const SINGLES: ReadonlySet<Technique> = new Set(['full-house', 'hidden-single', 'naked-single']);

/** Steps that one finds without candidates. */
export const isSingle = ({ technique }: Step): boolean => SINGLES.has(technique);

/** Those whose pattern is the cells, whatever houses they lie in. */
const PATTERNS_OF_CELLS: ReadonlySet<Technique> = new Set([
  'unique-rectangle',
  'unique-loop',
  'hidden-rectangle',
  'bug',
]);

export const isPatternOfCells = ({ technique }: Step): boolean => PATTERNS_OF_CELLS.has(technique);

/** Base lines, then as many cover lines. */
export const isFish = ({ technique, trees }: Step): boolean =>
  trees.length === 0 && /^(?:finned-|sashimi-)?(?:x-wing|swordfish|jellyfish)$/.test(technique);

const BOTH_HOUSES: ReadonlySet<Technique> = new Set([
  'locked-pair',
  'locked-triplet',
  'sue-de-coq',
]);

/** The house or cells that a reader looks at to find the step. */
export function placeOf(step: Step): Place {
  const { technique, houses, cells, trees, placement } = step;
  if (houses.length !== 0 && !isPatternOfCells(step)) {
    const count = isFish(step) ? houses.length / 2 : BOTH_HOUSES.has(technique) ? 2 : 1;
    return { houses: houses.slice(0, count), cells: [] };
  }
  if (cells.length !== 0) return { houses: [], cells };
  // Cycles are all round, chains where they begin.
  const [tree] = trees;
  if (tree === undefined) return { houses: [], cells: [placement!.cell] };
  const path = trees.length === 2 ? tree : tree.slice(0, 1);
  return { houses: [], cells: [...new Set(path.map(({ cell }) => cell))] };
}
