/** Typed checks of data from outside: what is not as it should be is named with its place. */
import { hundredths, type CosmeticColor, type CosmeticPoint } from '../../../../board/cosmetics';
import { isObject } from '../../../ui/f-puzzles';
import type { Expected, Path, Reading } from './reading';

/** A part that is not as it should be. */
export class Fault extends Error {
  constructor(
    readonly path: Path,
    readonly expected: Expected,
  ) {
    super(`${path.join(' ')}: expected ${expected}`);
  }
}

/** Reads something from outside; a `Fault` becomes the damage that is told. */
export function reading(read: () => Reading): Reading {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { path, expected } = error;
    return { kind: 'damaged', fault: { path, expected } };
  }
}

export type Part = Readonly<Record<string, unknown>>;

export function objectAt(value: unknown, path: Path): Part {
  if (!isObject(value)) throw new Fault(path, 'object');
  return value;
}

/** A list with its entries; an absent one is empty. */
export function listAt<T>(
  value: unknown,
  path: Path,
  most: number,
  read: (entry: unknown, path: Path) => T,
): readonly T[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Fault(path, 'list');
  if (value.length > most) throw new Fault(path, 'fewer');
  return (value as readonly unknown[]).map((entry, index) => read(entry, [...path, index + 1]));
}

/** A number; `otherwise` where there is none. */
export function numberAt(value: unknown, path: Path, otherwise: number): number {
  if (value === undefined || value === null || value === '') return otherwise;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new Fault(path, 'number');
  return number;
}

/** A text, or a number as a text; '' where there is none. */
export function textAt(value: unknown, path: Path): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Fault(path, 'text');
  return value.replaceAll('\0', '');
}

/** A point, row before column, with the column first. */
export function pointAt(value: unknown, path: Path): CosmeticPoint {
  const [row, col] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const isPoint = [row, col].every((part) => typeof part === 'number' && Number.isFinite(part));
  if (!isPoint) throw new Fault(path, 'point');
  return [hundredths(col as number), hundredths(row as number)];
}

const isIn = (part: unknown, side: number): part is number =>
  Number.isInteger(part) && (part as number) >= 0 && (part as number) < side;

/** A row and a column, from 0, as the number of a cell. */
export function cellAt(
  value: unknown,
  path: Path,
  { rows, cols }: { readonly rows: number; readonly cols: number },
): number {
  const [row, col] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (!isIn(row, rows) || !isIn(col, cols)) throw new Fault(path, 'cell');
  return row * cols + col;
}

const NAMED: ReadonlyMap<string, CosmeticColor> = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['red', '#ff0000'],
  ['green', '#008000'],
  ['blue', '#0000ff'],
  ['yellow', '#ffff00'],
  ['orange', '#ffa500'],
  ['purple', '#800080'],
]);

/** The colour for names that are not known. */
const GREY: CosmeticColor = '#808080';

/** A colour; null for none, and for what cannot be seen. */
export function colorOf(value: unknown): CosmeticColor | null {
  if (typeof value !== 'string') return null;
  const name = value.trim().toLowerCase();
  if (['', 'none', 'transparent'].includes(name)) return null;
  const digits = /^#([\da-f]{3,8})$/.exec(name)?.[1];
  if (digits === undefined) return NAMED.get(name) ?? GREY;
  const long = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  if (long.length !== 6 && long.length !== 8) return GREY;
  if (long.endsWith('00') && long.length === 8) return null;
  return `#${long.endsWith('ff') && long.length === 8 ? long.slice(0, 6) : long}`;
}
