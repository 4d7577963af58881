/** A hint as plain data: a step of the teacher on a classic sudoku, the next cell on any other puzzle. */
import type { Hint } from '../api/engine';
import type { Constraint } from './constraints';
import type { House } from './layout';

/** Why a cell of a puzzle of any shape has its value. */
export type Reason =
  /** The cells that it sees hold all other values. */
  | { readonly kind: 'seen' }
  /** A house has no other place for the value. */
  | { readonly kind: 'place'; readonly house: House }
  /** Besides the cells that it sees, these rules leave no other value. */
  | { readonly kind: 'rules' }
  /** Because of these rules a house has no other place for the value. */
  | { readonly kind: 'place-by-rules'; readonly house: House }
  /** These rules leave no other value, after some steps. */
  | { readonly kind: 'steps' }
  /** No rule says so alone: the cell has the fewest values left, and the others fail later. */
  | { readonly kind: 'trial'; readonly left: readonly number[] };

/** A hint for a puzzle of another shape: a cell with its value, and why it has this one. */
export interface NextCell {
  readonly kind: 'cell';
  readonly cell: number;
  readonly value: number;
  readonly reason: Reason;
  /** The cages, by their places in the layout, and the constraints that the reason is about. */
  readonly cages: readonly number[];
  readonly constraints: readonly Constraint[];
}

/** The teacher's steps are for classic sudokus, the next cell for all other puzzles; all else for both. */
export type BoardHint = Hint | NextCell;
