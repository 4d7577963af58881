/**
 * Judges what a reader does in a position to practise: the step itself or a part of it, something else that is true, or a
 * mistake.
 */
import type { Step } from '../../../../api/engine';
import { CLASSIC, housesOf } from '../../../../board/layout';
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
  /** The placement, all eliminations of a step, or a digit that follows from these. */
  | { readonly kind: 'done'; readonly step: Step }
  /** Some of its eliminations. */
  | { readonly kind: 'part'; readonly step: Step; readonly made: number; readonly of: number }
  /** True, but of none of the steps; and whether that, with what else is on the board, has left none of them to be made. */
  | { readonly kind: 'other'; readonly isOver: boolean }
  /** A candidate was removed against the solution, or a digit is on the board. */
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

/** The reader's digits. */
const digitsOf = ({ own }: Board): readonly Place[] =>
  own.flatMap((digit, cell) => (digit === null ? [] : [{ cell, digit }]));

const hasWrongDigit = (solution: Values, board: Board): boolean =>
  digitsOf(board).some(({ cell, digit }) => digit !== solution[cell]);

/** Those that were entered between two boards. */
const entered = (before: Board, after: Board): readonly Place[] =>
  digitsOf(after).filter(({ cell, digit }) => digit !== before.own[cell]);

/** How many eliminations of a step are made where these candidates are left, and no digit is wrong. */
const madeOf = (step: Step, left: Masks): number =>
  eliminated(step).filter(({ cell, digit }) => !has(left[cell]!, digit)).length;

/** Whether a cell has one candidate left, or a digit one place in a house. */
const isForced = (candidates: Masks, { cell, digit }: Place): boolean =>
  candidates[cell] === 1 << (digit - 1) ||
  housesOf(CLASSIC).some(
    ({ cells }) =>
      cells.includes(cell) && cells.every((one) => (one === cell) === has(candidates[one]!, digit)),
  );

/** Whether a digit that was entered follows from the eliminations of a step, and would not without them. */
function followsFrom(step: Step, before: Board, place: Place): boolean {
  const allowed = candidatesOf(before.layout, entries(before));
  const made = [...candidatesOn(before)];
  const unmade = [...made];
  for (const { cell, digit } of eliminated(step)) {
    const bit = 1 << (digit - 1);
    made[cell]! &= ~bit;
    unmade[cell]! |= allowed[cell]! & bit;
  }
  return isForced(made, place) && !isForced(unmade, place);
}

/** Whether no step is left to be made: other digits and eliminations have done all that they would. */
export function isOver({ steps, solution }: Task, board: Board): boolean {
  if (hasWrongDigit(solution, board)) return false;
  const left = candidatesOn(board);
  return steps.every((step) =>
    step.placement === null
      ? madeOf(step, left) === eliminated(step).length
      : board.own[step.placement.cell] !== null,
  );
}

/** Whether the reader has made a step, as the notes and digits say: what other digits rule out was not eliminated by hand. */
function isMade(step: Step, board: Board): boolean {
  if (step.placement !== null) return board.own[step.placement.cell] === step.placement.digit;
  const allowed = candidatesOf(board.layout, entries(board));
  return eliminated(step).every(({ cell, digit }) => {
    const notes = board.candidates[cell]!;
    return has(allowed[cell]!, digit) && notes !== 0 && !has(notes, digit);
  });
}

/** The first mistake among what was entered and removed. A wrong digit from before is told until it is gone. */
function mistakeIn(
  solution: Values,
  after: Board,
  digits: readonly Place[],
  candidates: readonly Place[],
): Verdict | null {
  const isWrong = ({ cell, digit }: Place): boolean => digit !== solution[cell];
  const wrong = digits.find(isWrong) ?? digitsOf(after).find(isWrong);
  if (wrong !== undefined) return { kind: 'wrong-digit', right: solution[wrong.cell]!, ...wrong };
  const needed = candidates.find(({ cell, digit }) => digit === solution[cell]);
  return needed === undefined ? null : { kind: 'wrong-candidate', ...needed };
}

/**
 * Judges a change from a board to another one; null for what removes no candidate and enters no digit. Of several steps
 * that it belongs to the one counts that is nearest to its end. A step that was made beside a wrong digit counts once that
 * is gone.
 */
export function judge(task: Task, before: Board, after: Board): Verdict | null {
  const digits = entered(before, after);
  const candidates = removed(task, before, after);
  const { solution, steps } = task;
  const isChanged = digits.length + candidates.length > 0;
  const mistake = isChanged ? mistakeIn(solution, after, digits, candidates) : null;
  if (mistake !== null) return mistake;
  const isMended = hasWrongDigit(solution, before) && !hasWrongDigit(solution, after);
  const made = isMended ? steps.find((step) => isMade(step, after)) : undefined;
  if (made !== undefined) return { kind: 'done', step: made };
  if (!isChanged) return null;
  // What comes after the steps is not judged.
  if (isOver(task, before)) return null;
  const placing = steps.find((step) =>
    step.placement === null
      ? digits.some((place) => followsFrom(step, before, place))
      : isIn(digits)(step.placement),
  );
  if (placing !== undefined) return { kind: 'done', step: placing };
  const left = candidatesOn(after);
  const parts = steps
    .filter((step) => candidates.some(isIn(eliminated(step))))
    .map((step) => ({ step, made: madeOf(step, left), of: eliminated(step).length }))
    .sort((one, other) => one.of - one.made - (other.of - other.made));
  const [nearest] = parts;
  if (nearest === undefined) return { kind: 'other', isOver: isOver(task, after) };
  return nearest.made === nearest.of
    ? { kind: 'done', step: nearest.step }
    : { kind: 'part', ...nearest };
}
