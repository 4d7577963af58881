/** What a key means on a board; null for keys that are none of its business. */
import { columnOf, rowOf } from './geometry';

export type KeyAction =
  | { readonly kind: 'move'; readonly to: (cell: number) => number }
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'erase-back' | 'erase-here' | 'undo' | 'redo' };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const move = (to: (cell: number) => number): KeyAction => ({ kind: 'move', to });

/** Arrows stop at the edges, so that one always knows where one is without looking. */
const MOVES: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: move((cell) => (columnOf(cell) === 0 ? cell : cell - 1)),
  ArrowRight: move((cell) => (columnOf(cell) === 8 ? cell : cell + 1)),
  ArrowUp: move((cell) => (rowOf(cell) === 0 ? cell : cell - 9)),
  ArrowDown: move((cell) => (rowOf(cell) === 8 ? cell : cell + 9)),
  Home: move((cell) => rowOf(cell) * 9),
  End: move((cell) => rowOf(cell) * 9 + 8),
};

function withControl({ key, shiftKey }: Key): KeyAction | null {
  switch (key.toLowerCase()) {
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' };
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

export function keyAction(event: Key): KeyAction | null {
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return withControl(event);
  if (/^[1-9]$/.test(event.key)) return { kind: 'digit', digit: Number(event.key) };
  if (/^[0. ]$/.test(event.key)) return { kind: 'digit', digit: 0 };
  if (event.key === 'Backspace') return { kind: 'erase-back' };
  if (event.key === 'Delete') return { kind: 'erase-here' };
  return MOVES[event.key] ?? null;
}
