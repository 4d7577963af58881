/** What comes of a puzzle of another program. */
import type { Constraint } from '../../../../board/constraints';
import type { Board } from '../../../../board/state';

/** What was made of drawings. */
export interface DrawnThere {
  /** The rules that were recognized by their look. */
  readonly recognized: readonly Constraint[];
  /** How many drawings have no rule here. */
  readonly cosmetics: number;
  /** What was left out: a number of drawings, and properties by their names; untrusted. */
  readonly left: readonly string[];
  /** The puzzle with all drawings as they are, if any were taken for rules; null otherwise. */
  readonly plain: (Pick<DrawnThere, 'cosmetics'> & { readonly board: Board }) | null;
}

/** What should have been there. */
export const EXPECTED = [
  'grid',
  'rectangle',
  'object',
  'list',
  'fewer',
  'cell',
  'point',
  'number',
  'text',
  'part',
  'entry',
  'first',
  'cells9',
  'cells81',
] as const;
export type Expected = (typeof EXPECTED)[number];

/** The names and the numbers, from 1, that lead to a place: `cages 3 cells 2`. */
export type Path = readonly (string | number)[];

/** Where something is not as it should be, and what should have been there. */
export interface Damage {
  readonly path: Path;
  readonly expected: Expected;
}

export type Reading =
  | { readonly kind: 'puzzle'; readonly board: Board; readonly drawn?: DrawnThere }
  | { readonly kind: 'damaged'; readonly fault?: Damage };
