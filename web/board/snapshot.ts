/** Snapshots: a classic board in a form that can be stored, sent and restored. */
import { COLORS } from './colors';
import type { Masks } from './marks';
import { boardOf, type Board } from './state';
import { BLANK, formatValues, parseValues } from './values';

export interface Snapshot {
  /** The givens: 81 characters, `.` for blank cells. */
  readonly givens: string;
  /** The person's own digits in the same form; blank in cells with a given. */
  readonly own: string;
  /** Pencil marks: 81 masks, bit d - 1 for digit d. */
  readonly corner: readonly number[];
  readonly candidates: readonly number[];
  /** The candidates that the person removed from automatic ones, in the same form; only if there are any. */
  readonly removed?: readonly number[];
  /** 81 masks, bit c - 1 for colour c; only if there are any. */
  readonly colors?: readonly number[];
}

/** The layers of a snapshot that are there only if they are not empty. */
export type Extras = Pick<Snapshot, 'removed' | 'colors'>;

const hasAny = (masks: Masks): boolean => masks.some((mask) => mask !== 0);

export const extrasOf = ({ removed, colors }: Pick<Board, 'removed' | 'colors'>): Extras => ({
  ...(hasAny(removed) ? { removed } : {}),
  ...(hasAny(colors) ? { colors } : {}),
});

/**
 * Copies these layers of a snapshot from outside, each by the reader of its masks, which returns null
 * for invalid ones; null if one is invalid.
 */
export function extrasIn(
  { removed, colors }: Readonly<Record<string, unknown>>,
  marksIn: (value: unknown) => Masks | null,
  colorsIn: (value: unknown) => Masks | null,
): Extras | null {
  const [gone, painted] = [
    removed === undefined ? undefined : marksIn(removed),
    colors === undefined ? undefined : colorsIn(colors),
  ];
  if (gone === null || painted === null) return null;
  return {
    ...(gone === undefined ? {} : { removed: gone }),
    ...(painted === undefined ? {} : { colors: painted }),
  };
}

/** The number of different masks of colours. */
export const COLOR_MASKS = 2 ** COLORS.high;

/** Takes a snapshot. It omits a shown answer, which is not the person's work. */
export const snapshotOf = (board: Board): Snapshot => ({
  givens: formatValues(board.givens),
  own: formatValues(board.own),
  corner: board.corner,
  candidates: board.candidates,
  ...extrasOf(board),
});

export const boardFrom = ({ givens, own, ...masks }: Snapshot): Board => ({
  ...boardOf(parseValues(givens) ?? BLANK),
  own: parseValues(own) ?? BLANK,
  ...masks,
});

const isDigits = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9.]{81}$/.test(value);

/** Reads 81 masks below a bound; null for anything else. */
const masksBelow =
  (bound: number) =>
  (value: unknown): Masks | null => {
    const isMask = (mask: unknown): boolean =>
      Number.isInteger(mask) && (mask as number) >= 0 && (mask as number) < bound;
    const isRight = Array.isArray(value) && value.length === 81 && Array.from(value).every(isMask);
    return isRight ? [...(value as Masks)] : null;
  };

const marksIn = masksBelow(512);

/**
 * Validates a snapshot from outside; returns a copy without other members, or null if it is
 * invalid.
 */
export function parseSnapshot(value: unknown): Snapshot | null {
  if (typeof value !== 'object' || value === null) return null;
  const members = value as Readonly<Record<string, unknown>>;
  const { givens, own } = members;
  if (!isDigits(givens) || !isDigits(own)) return null;
  const [corner, candidates] = [marksIn(members['corner']), marksIn(members['candidates'])];
  const extras = extrasIn(members, marksIn, masksBelow(COLOR_MASKS));
  if (corner === null || candidates === null || extras === null) return null;
  const isTwice = Array.from(own).some((digit, cell) => digit !== '.' && givens[cell] !== '.');
  return isTwice ? null : { givens, own, corner, candidates, ...extras };
}
