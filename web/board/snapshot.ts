/** Snapshots: a classic board in a form that can be stored, sent and restored. */
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
}

/** Takes a snapshot. It omits a shown answer, which is not the person's work. */
export const snapshotOf = ({ givens, own, corner, candidates }: Board): Snapshot => ({
  givens: formatValues(givens),
  own: formatValues(own),
  corner,
  candidates,
});

export const boardFrom = (snapshot: Snapshot): Board => ({
  ...boardOf(parseValues(snapshot.givens) ?? BLANK),
  own: parseValues(snapshot.own) ?? BLANK,
  corner: snapshot.corner,
  candidates: snapshot.candidates,
});

const isDigits = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9.]{81}$/.test(value);

const isMask = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 512;

const areMasks = (value: unknown): value is Masks =>
  Array.isArray(value) && value.length === 81 && Array.from(value).every(isMask);

/**
 * Validates a snapshot from outside; returns a copy without other members, or null if it is
 * invalid.
 */
export function parseSnapshot(value: unknown): Snapshot | null {
  if (typeof value !== 'object' || value === null) return null;
  const { givens, own, corner, candidates } = value as Readonly<Record<string, unknown>>;
  if (!isDigits(givens) || !isDigits(own) || !areMasks(corner) || !areMasks(candidates))
    return null;
  const isTwice = Array.from(own).some((digit, cell) => digit !== '.' && givens[cell] !== '.');
  return isTwice ? null : { givens, own, corner: [...corner], candidates: [...candidates] };
}
