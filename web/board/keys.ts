/** Maps keyboard events to actions on a board. */
import { cellsOf, colOf, rowOf, type Cells, type Layout, type Range, type Sides } from './layout';
import type { MarkKind } from './marks';
import { isValue, valueOfKey } from './values';

export type KeyAction =
  /** Moves to another cell, or adds it to the selection. */
  | { readonly kind: 'move' | 'extend'; readonly to: (cell: number) => number }
  /** Types a value in the current mode, null for a blank. */
  | { readonly kind: 'value'; readonly value: number | null }
  | { readonly kind: 'mark'; readonly value: number; readonly as: MarkKind }
  | {
      readonly kind:
        /** Asks for a digit, of which the cells that can hold it are marked, or marks none any more. */
        | 'filter'
        | 'erase-back'
        | 'erase-here'
        /** Enters what was chosen before the cell. */
        | 'enter-active'
        | 'undo'
        | 'redo'
        | 'next-mode'
        | 'hint'
        | 'check'
        | 'one-cell'
        /** Keeps the quick find of Firefox closed, which would take the digits that are typed next. */
        | 'nothing';
    };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A layout, and the cells among which keys move. */
interface Ground extends Layout {
  readonly cells: Cells;
}

type Move = (cell: number, ground: Ground) => number;

type Line = (cell: number, sides: Sides) => number;

/** The cells in the row or column of a cell. */
const lineOf = (line: Line, cell: number, ground: Ground): Cells =>
  ground.cells.filter((other) => line(other, ground) === line(cell, ground));

/** Arrows stop at the edges, so that a person knows the position without looking. */
const step =
  (line: Line, by: number): Move =>
  (cell, ground) => {
    const cells = lineOf(line, cell, ground);
    return cells[cells.indexOf(cell) + by] ?? cell;
  };

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: step(rowOf, -1),
  ArrowRight: step(rowOf, 1),
  ArrowUp: step(colOf, -1),
  ArrowDown: step(colOf, 1),
  Home: (cell, ground) => lineOf(rowOf, cell, ground)[0] ?? cell,
  End: (cell, ground) => lineOf(rowOf, cell, ground).at(-1) ?? cell,
};

const FAR_MOVES: Readonly<Record<string, Move>> = {
  home: (cell, { cells }) => cells[0] ?? cell,
  end: (cell, { cells }) => cells.at(-1) ?? cell,
};

const moving = (kind: 'move' | 'extend', move: Move, ground: Ground): KeyAction => ({
  kind,
  to: (cell) => move(cell, ground),
});

/** The value of a key; null for keys without one in this range. */
function typedValue(key: string, range: Range): number | null {
  const value = valueOfKey(key);
  return isValue(value, range) ? value : null;
}

/** The digit printed on a key, regardless of Shift and Control; null for other keys. */
const printedDigit = ({ code }: Key, layout: Layout): number | null =>
  typedValue(code.replace(/^(Digit|Numpad)/, ''), layout);

/**
 * Control or Command: Command undoes like Control, but Command with a digit belongs to the browser,
 * as does either of them with a letter.
 */
function withControl(event: Key, ground: Ground): KeyAction | null {
  const value = event.metaKey ? null : printedDigit(event, ground);
  if (value !== null) return { kind: 'mark', value, as: 'candidates' };
  const key = event.key.toLowerCase();
  if (key === 'z') return { kind: event.shiftKey ? 'redo' : 'undo' };
  if (key === 'y') return { kind: 'redo' };
  const move = FAR_MOVES[key];
  return move === undefined ? null : moving('move', move, ground);
}

/**
 * Shift: arrows extend the selection, and values are corner marks, except on keyboards where Shift
 * is needed to type a digit.
 */
function withShift(event: Key, ground: Ground): KeyAction | null {
  const move = MOVES[event.key];
  if (move !== undefined) return moving('extend', move, ground);
  const value = printedDigit(event, ground) ?? typedValue(event.key, ground);
  return value === null ? null : { kind: 'mark', value, as: 'corner' };
}

/**
 * The action of a key, which moves among `cells` and types values of `range`. A letter that is such a
 * value is typed, whatever else the letter does. With `shift` digits of the number pad are marks, whatever their key became.
 */
export function keyAction(
  event: Key,
  layout: Layout,
  cells = cellsOf(layout),
  range: Range = layout,
  shift = event.shiftKey,
): KeyAction | null {
  const { key } = event;
  const ground = { ...layout, cells };
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return withControl(event, ground);
  const padded = shift && /^Numpad[1-9]$/.test(event.code) ? printedDigit(event, layout) : null;
  if (padded !== null) return { kind: 'mark', value: padded, as: 'corner' };
  const value = typedValue(event.key, range);
  if (value !== null && !(event.shiftKey && value > 9)) return { kind: 'value', value };
  if (/^[0. ]$/.test(key)) return { kind: 'value', value: null };
  if (key === 'Backspace') return { kind: 'erase-back' };
  if (key === 'Delete') return { kind: 'erase-here' };
  if (key === 'Enter' && !event.shiftKey) return { kind: 'enter-active' };
  if (key === 'Escape') return { kind: 'one-cell' };
  if (value === null && /^f$/i.test(key)) return { kind: 'filter' };
  if (value === null && /^m$/i.test(key)) return { kind: 'next-mode' };
  if (value === null && /^h$/i.test(key)) return { kind: 'hint' };
  if (value === null && /^k$/i.test(key)) return { kind: 'check' };
  const shifted = event.shiftKey ? withShift(event, ground) : null;
  if (shifted !== null) return shifted;
  if (key === '/' || key === "'") return { kind: 'nothing' };
  const move = event.shiftKey ? undefined : MOVES[key];
  return move === undefined ? null : moving('move', move, ground);
}
