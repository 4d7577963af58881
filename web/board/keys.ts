/** Maps keyboard events to actions on a board. */
import { columnOf, rowOf } from './geometry';
import type { MarkKind } from './marks';

export type KeyAction =
  /** Moves to another cell, or adds it to the selection. */
  | { readonly kind: 'move' | 'extend'; readonly to: (cell: number) => number }
  /** Types a digit in the current mode, 0 for a blank. */
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'mark'; readonly digit: number; readonly as: MarkKind }
  | { readonly kind: 'erase-back' | 'erase-here' | 'undo' | 'redo' | 'next-mode' | 'one-cell' };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type Move = Extract<KeyAction, { kind: 'move' | 'extend' }>;

const move = (to: (cell: number) => number): Move => ({ kind: 'move', to });

/** Arrows stop at the edges, so that a person knows the position without looking. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: move((cell) => (columnOf(cell) === 0 ? cell : cell - 1)),
  ArrowRight: move((cell) => (columnOf(cell) === 8 ? cell : cell + 1)),
  ArrowUp: move((cell) => (rowOf(cell) === 0 ? cell : cell - 9)),
  ArrowDown: move((cell) => (rowOf(cell) === 8 ? cell : cell + 9)),
  Home: move((cell) => rowOf(cell) * 9),
  End: move((cell) => rowOf(cell) * 9 + 8),
};

/** The digit printed on a key, regardless of Shift and Control; 0 for other keys. */
const printedDigit = ({ code }: Key): number =>
  Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);

/**
 * Control or Command: Command undoes like Control, but Command with a digit belongs to the browser.
 */
function withControl(event: Key): KeyAction | null {
  const digit = event.metaKey ? 0 : printedDigit(event);
  if (digit !== 0) return { kind: 'mark', digit, as: 'candidates' };
  switch (event.key.toLowerCase()) {
    case 'z':
      return { kind: event.shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    case 'home':
      return move(() => 0);
    case 'end':
      return move(() => 80);
    default:
      return null;
  }
}

/**
 * Shift: arrows extend the selection and digits are corner marks, except on keyboards where Shift
 * is needed to type a digit.
 */
function withShift(event: Key): KeyAction | null {
  const found = MOVES[event.key];
  if (found !== undefined) return { ...found, kind: 'extend' };
  const digit = printedDigit(event);
  return digit === 0 ? null : { kind: 'mark', digit, as: 'corner' };
}

export function keyAction(event: Key): KeyAction | null {
  const { key } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return withControl(event);
  if (/^[1-9]$/.test(key)) return { kind: 'digit', digit: Number(key) };
  if (/^[0. ]$/.test(key)) return { kind: 'digit', digit: 0 };
  if (key === 'Backspace') return { kind: 'erase-back' };
  if (key === 'Delete') return { kind: 'erase-here' };
  if (key === 'Escape') return { kind: 'one-cell' };
  if (/^m$/i.test(key)) return { kind: 'next-mode' };
  return event.shiftKey ? withShift(event) : (MOVES[key] ?? null);
}
