/**
 * A group of keys as one tab stop, in which arrows, Home and End move: the pattern of a toolbar. Which key it is stays
 * where a person was, for each board.
 */

const stops = new WeakMap<object, number>();

/** The key that Tab comes to, of so many. */
export const stopOf = (board: object, count: number): number =>
  Math.min(stops.get(board) ?? 0, count - 1);

/** Where a key of the keyboard leads to from one of `count` keys in rows of `width`; null for no other. */
export function target(key: string, at: number, count: number, width: number): number | null {
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - width,
    ArrowDown: at + width,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}

const keysIn = ({ currentTarget }: Event): readonly HTMLElement[] => [
  ...(currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button'),
];

/** Makes the key with the focus the tab stop, also before the next rendering. */
export const keepStop =
  (board: object) =>
  (event: Event): void => {
    const keys = keysIn(event);
    const at = keys.indexOf(event.target as HTMLElement);
    stops.set(board, at);
    keys.forEach((key, index) => (key.tabIndex = index === at ? 0 : -1));
  };

/** Moves the focus among the keys. An arrow at the edge does nothing: it moves no cell either. */
export function rove(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !/^(Arrow\w+|Home|End)$/.test(key)) return;
  event.preventDefault();
  const keys = keysIn(event);
  const width = keys.filter(({ offsetTop }) => offsetTop === keys[0]!.offsetTop).length;
  const at = keys.indexOf(event.target as HTMLElement);
  keys[target(key, at, keys.length, width) ?? at]?.focus();
}
