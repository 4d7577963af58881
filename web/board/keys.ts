/** What a key means on a board; null for keys that are none of its business. */
import { columnOf, rowOf } from './geometry';
import type { MarkKind } from './marks';

export type KeyAction =
  /** Goes to another cell; or selects that as well. */
  | { readonly kind: 'move' | 'extend'; readonly to: (cell: number) => number }
  /** Types a digit as the mode has it, 0 for a blank. */
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'mark'; readonly digit: number; readonly as: MarkKind }
  | { readonly kind: 'erase-back' | 'erase-here' | 'undo' | 'redo' | 'next-mode' | 'one-cell' };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type Move = Extract<KeyAction, { kind: 'move' | 'extend' }>;

const move = (to: (cell: number) => number): Move => ({ kind: 'move', to });

/** Arrows stop at the edges, so that one always knows where one is without looking. */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: move((cell) => (columnOf(cell) === 0 ? cell : cell - 1)),
  ArrowRight: move((cell) => (columnOf(cell) === 8 ? cell : cell + 1)),
  ArrowUp: move((cell) => (rowOf(cell) === 0 ? cell : cell - 9)),
  ArrowDown: move((cell) => (rowOf(cell) === 8 ? cell : cell + 9)),
  Home: move((cell) => rowOf(cell) * 9),
  End: move((cell) => rowOf(cell) * 9 + 8),
};

/** The digit printed on a key, whatever Shift or Control make of it; 0 for other keys. */
const printedDigit = ({ code }: Key): number =>
  Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);

/** The Command key of a Mac undoes as Control does elsewhere, but with digits it belongs to the browser. */
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

/** With Shift, arrows select and digits are corner marks; but on keyboards that need Shift for a digit it is one. */
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
