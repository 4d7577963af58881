/** Maps keys on the crossings of a board to actions; null for keys without an action. */
import type { Cursor } from './model';

type CrossingAction =
  { readonly kind: 'move'; readonly to: Cursor } | { readonly kind: 'press' | 'other' | 'half' };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

interface Size {
  readonly rows: number;
  readonly cols: number;
}

/**
 * The crossing that a key moves to. Arrows stop at the edges, so that a user who does not see the
 * board knows the position.
 */
function destination(
  { key, ctrlKey }: Key,
  { row, col }: Cursor,
  { rows, cols }: Size,
): Cursor | null {
  const lastRow = rows - 2;
  const lastCol = cols - 2;
  const to: Readonly<Record<string, Cursor>> = {
    ArrowLeft: { row, col: Math.max(0, col - 1) },
    ArrowRight: { row, col: Math.min(lastCol, col + 1) },
    ArrowUp: { row: Math.max(0, row - 1), col },
    ArrowDown: { row: Math.min(lastRow, row + 1), col },
    Home: { row: ctrlKey ? 0 : row, col: 0 },
    End: { row: ctrlKey ? lastRow : row, col: lastCol },
  };
  return to[key] ?? null;
}

export function crossingAction(event: Key, cursor: Cursor, size: Size): CrossingAction | null {
  if (event.altKey || event.metaKey) return null;
  const to = destination(event, cursor, size);
  if (to !== null) return { kind: 'move', to };
  if (event.ctrlKey) return null;
  if (event.key === 'Enter' || event.key === ' ')
    return { kind: event.shiftKey ? 'other' : 'press' };
  return event.key.toLowerCase() === 'h' ? { kind: 'half' } : null;
}
