/**
 * Judges what a reader does in a position to practise: the step itself or a part of it, something else that is true, or a
 * mistake.
 */
import type { Step } from '../../../../engine/jiugong';
import { candidatesOf, valuesIn, without, type Masks } from '../../../../board/marks';
import { entries, type Board } from '../../../../board/state';
import type { Values } from '../../../../board/values';

/** A position, what its solution is, and the steps that count: those of the technique that are there. */
export interface Task {
  readonly start: Board;
  readonly solution: Values;
  readonly steps: readonly Step[];
}

/** A digit in a cell, as a candidate or as the reader's. */
interface Place {
  readonly cell: number;
  readonly digit: number;
}

export type Verdict =
  /** The placement, or all eliminations of a step. */
  | { readonly kind: 'done'; readonly step: Step }
  /** Some of its eliminations. */
  | { readonly kind: 'part'; readonly step: Step; readonly made: number; readonly of: number }
  /** True, but of none of the steps. */
  | { readonly kind: 'other' }
  /** A candidate was removed, or a digit entered, against the solution. */
  | ({ readonly kind: 'wrong-candidate' } & Place)
  | ({ readonly kind: 'wrong-digit'; readonly right: number } & Place);

const eliminated = ({ eliminations }: Step): readonly Place[] =>
  eliminations.flatMap(({ cell, digits }) => digits.map((digit) => ({ cell, digit })));

const has = (mask: number, digit: number): boolean => (mask & (1 << (digit - 1))) !== 0;

const isIn =
  (places: readonly Place[]) =>
  ({ cell, digit }: Place): boolean =>
    places.some((place) => place.cell === cell && place.digit === digit);

/** The candidates on a board as its digits and notes leave them; all that the digits leave where a cell has no notes. */
function candidatesOn(board: Board): Masks {
  const allowed = candidatesOf(board.layout, entries(board));
  return allowed.map((mask, cell) => mask & (board.candidates[cell]! || mask));
}

/**
 * The candidates of the position that were removed from notes between two boards. Those that a new digit rules out are its
 * consequence; and a cell whose notes are gone, or were never written, says nothing.
 */
function removed({ start }: Task, before: Board, after: Board): readonly Place[] {
  // Where the position has no notes, those that a reader writes are theirs to change.
  if (start.candidates.every((mask) => mask === 0)) return [];
  const first = candidatesOn(start);
  const allowed = candidatesOf(after.layout, entries(after));
  return after.candidates.flatMap((mask, cell) =>
    mask === 0
      ? []
      : valuesIn(
          without(before.candidates[cell]! & first[cell]! & allowed[cell]!, mask),
          after.layout,
        ).map((digit) => ({ cell, digit })),
  );
}

/** The digits that were entered between two boards. */
const entered = (before: Board, after: Board): readonly Place[] =>
  after.own.flatMap((digit, cell) =>
    digit === null || digit === before.own[cell] ? [] : [{ cell, digit }],
  );

/** How many eliminations of a step a board has. */
function madeOf(step: Step, board: Board): number {
  const left = candidatesOn(board);
  const values = entries(board);
  return eliminated(step).filter(
    ({ cell, digit }) => !has(left[cell]!, digit) && values[cell] !== digit,
  ).length;
}

/** The first mistake among what was entered and removed. */
function mistakeIn(
  solution: Values,
  digits: readonly Place[],
  candidates: readonly Place[],
): Verdict | null {
  const wrong = digits.find(({ cell, digit }) => digit !== solution[cell]);
  if (wrong !== undefined) return { kind: 'wrong-digit', right: solution[wrong.cell]!, ...wrong };
  const needed = candidates.find(({ cell, digit }) => digit === solution[cell]);
  return needed === undefined ? null : { kind: 'wrong-candidate', ...needed };
}

/**
 * Judges a change from a board to another one; null for what removes no candidate and enters no digit. Of several steps
 * that it belongs to the one counts that is nearest to its end.
 */
export function judge(task: Task, before: Board, after: Board): Verdict | null {
  const digits = entered(before, after);
  const candidates = removed(task, before, after);
  if (digits.length + candidates.length === 0) return null;
  const mistake = mistakeIn(task.solution, digits, candidates);
  if (mistake !== null) return mistake;
  const placing = task.steps.find(({ placement }) => placement !== null && isIn(digits)(placement));
  if (placing !== undefined) return { kind: 'done', step: placing };
  const parts = task.steps
    .filter((step) => candidates.some(isIn(eliminated(step))))
    .map((step) => ({ step, made: madeOf(step, after), of: eliminated(step).length }))
    .sort((one, other) => one.of - one.made - (other.of - other.made));
  const [nearest] = parts;
  if (nearest === undefined) return { kind: 'other' };
  return nearest.made === nearest.of
    ? { kind: 'done', step: nearest.step }
    : { kind: 'part', ...nearest };
}
