/** Maps keys on a board of any shape to actions; null for keys without an action. */
import type { Mode } from './model';
import { valueOfKey } from '../../../board/values';

export type KeyAction =
  | {
      readonly kind: 'move';
      readonly down: number;
      readonly across: number;
      readonly grows: boolean;
    }
  /** A value or, in the mode for cages, the digit of a sum. */
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'draw' | 'pick' | 'drop' | 'erase' | 'shorten' };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** More cells than any board has, to reach its edge. */
const FAR = 100;

const ARROWS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

function moveOf({ key, ctrlKey, shiftKey }: Key, mode: Mode): KeyAction | null {
  const arrow = ctrlKey ? undefined : ARROWS[key];
  if (arrow !== undefined) {
    const [down, across] = arrow;
    return { kind: 'move', down, across, grows: shiftKey && mode !== 'digits' };
  }
  if (key !== 'Home' && key !== 'End') return null;
  const far = key === 'Home' ? -FAR : FAR;
  return { kind: 'move', down: ctrlKey ? far : 0, across: far, grows: false };
}

function actionOf(key: string, mode: Mode): KeyAction | null {
  if (key === 'Delete') return { kind: 'erase' };
  if (key === 'Backspace') return { kind: mode === 'cages' ? 'shorten' : 'erase' };
  if (mode === 'digits') {
    if (key === '.' || key === ' ') return { kind: 'erase' };
    const value = valueOfKey(key);
    return value === null ? null : { kind: 'value', value };
  }
  if (key === 'Enter') return { kind: 'draw' };
  if (key === ' ') return { kind: 'pick' };
  if (key === 'Escape') return { kind: 'drop' };
  return mode === 'cages' && /^[0-9]$/.test(key) ? { kind: 'value', value: Number(key) } : null;
}

export function keyAction(event: Key, mode: Mode): KeyAction | null {
  if (event.altKey || event.metaKey) return null;
  const move = moveOf(event, mode);
  if (move !== null || event.ctrlKey) return move;
  return actionOf(event.key, mode);
}
