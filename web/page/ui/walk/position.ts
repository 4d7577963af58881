/** Positions of a walk-through and boards. */
import { candidatesOf, NO_MARKS, without } from '../../../board/marks';
import { positionOf } from '../../../board/hint';
import { entries, type Board } from '../../../board/state';
import type { Values } from '../../../board/values';
import type { TaughtPosition } from '../../../hints/hints';
import type { Start } from './model';

/** A position as the engine takes it. */
export interface Asked {
  readonly givens: string;
  readonly digits: string | null;
  readonly marks: readonly number[] | null;
}

/** The position of a board from which its steps are looked for. */
export function askedOf(board: Board, start: Start): Asked {
  const { givens, digits, marks } = positionOf(board);
  return {
    givens,
    digits: start === 'givens' ? null : digits,
    marks: start === 'board' ? marks : null,
  };
}

/** A later position of the same puzzle. */
export const asked = (givens: string, { digits, candidates }: TaughtPosition): Asked => ({
  givens,
  digits: digits.join(''),
  marks: candidates,
});

/** The starts that differ for a board. */
export function startsOf(board: Board): readonly Start[] {
  const hasDigits = board.own.some((value) => value !== null);
  const values = entries(board);
  const hasMarks = board.candidates.some((mask, cell) => mask !== 0 && values[cell] === null);
  if (hasDigits && hasMarks) return ['board', 'digits', 'givens'];
  return hasDigits || hasMarks ? ['board', 'givens'] : ['board'];
}

export const valuesOf = ({ digits }: TaughtPosition): Values =>
  digits.map((digit) => (digit === 0 ? null : digit));

/** A board at a position of its puzzle, to be played on. What automatic notes leave out stays out. */
export function playedFrom(board: Board, position: TaughtPosition): Board {
  const values = valuesOf(position);
  const allowed = candidatesOf(board.layout, values);
  return {
    ...board,
    own: values.map((value, cell) => (board.givens[cell] === null ? value : null)),
    corner: NO_MARKS,
    candidates: position.candidates,
    removed: allowed.map((mask, cell) => without(mask, position.candidates[cell]!)),
    editing: false,
    finding: null,
  };
}
