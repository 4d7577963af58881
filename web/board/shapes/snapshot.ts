/** Snapshots of boards of any shape, and their validation. */
import { REGION_PRESETS } from '../../api/engine';
import { constraintIn } from '../constraints';
import {
  ABOUT,
  aboutOf,
  CLASSIC,
  isConsistent,
  known,
  MAX_ABOUT,
  MAX_CONSTRAINTS,
  MAX_REGIONS,
  MAX_SIDE,
  MAX_VALUES,
  RULES,
  type About,
  type Cage,
  type Cells,
  type Layout,
  type Sides,
} from '../layout';
import type { Masks } from '../marks';
import * as classic from '../snapshot';
import { COLOR_MASKS, extrasIn, extrasOf, type Extras, type Snapshot } from '../snapshot';
import { boardOf, type Board } from '../state';
import type { Values } from '../values';

/** A snapshot of a board that is no classic sudoku. Its lists have one entry per cell. */
export interface ShapeSnapshot extends Extras {
  readonly layout: Layout;
  readonly givens: Values;
  /** The person's own digits; null in cells with a given. */
  readonly own: Values;
  /** Pencil marks as masks: bit v - `low` for value v. */
  readonly corner: Masks;
  readonly candidates: Masks;
}

export type BoardSnapshot = Snapshot | ShapeSnapshot;

/** Takes a snapshot. It omits a shown answer, which is not the person's work. */
export function snapshotOf(board: Board): BoardSnapshot {
  const { layout, givens, own, corner, candidates } = board;
  return layout === CLASSIC
    ? classic.snapshotOf(board)
    : { layout, givens, own, corner, candidates, ...extrasOf(board) };
}

export function boardFrom(snapshot: BoardSnapshot): Board {
  if (!('layout' in snapshot)) return classic.boardFrom(snapshot);
  const { layout, givens, ...layers } = snapshot;
  return { ...boardOf(givens, layout), ...layers };
}

/** The largest number of the engine. */
const LARGEST = 2 ** 31 - 1;

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Copies a list whose entries are all right; null for anything else. */
function listOf<T>(
  value: unknown,
  most: number,
  copy: (entry: unknown) => T | undefined,
): readonly T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const copied = Array.from(value as readonly unknown[], copy);
  return copied.includes(undefined) ? null : (copied as T[]);
}

function perCell<T>(
  value: unknown,
  { rows, cols }: Sides,
  copy: (entry: unknown) => T | undefined,
): readonly T[] | null {
  const list = listOf(value, rows * cols, copy);
  return list?.length === rows * cols ? list : null;
}

const sidesIn = (value: unknown): Sides | null => {
  if (!isObject(value)) return null;
  const { rows, cols } = value;
  return isWhole(rows, 1, MAX_SIDE) && isWhole(cols, 1, MAX_SIDE) ? { rows, cols } : null;
};

/** Different cells that are part of the puzzle, at least one. */
function cellsIn(value: unknown, parts: ReadonlySet<number>): Cells | null {
  const cells = listOf(value, parts.size, (cell) =>
    parts.has(cell as number) ? (cell as number) : undefined,
  );
  const isRight = cells !== null && cells.length > 0 && new Set(cells).size === cells.length;
  return isRight ? cells : null;
}

function cageIn(value: unknown, parts: ReadonlySet<number>): Cage | null {
  if (!isObject(value)) return null;
  const { sum } = value;
  const cells = cellsIn(value['cells'], parts);
  return cells !== null && (sum === null || isWhole(sum, 0, LARGEST)) ? { sum, cells } : null;
}

function rulesIn(value: unknown): Layout['rules'] | null {
  if (!isObject(value)) return null;
  const rules = RULES.map((rule) => [rule, value[rule]] as const);
  return rules.every(([, isOn]) => typeof isOn === 'boolean')
    ? (Object.fromEntries(rules) as Layout['rules'])
    : null;
}

function aboutIn(value: unknown): About | null | undefined {
  if (value === null) return null;
  if (!isObject(value)) return undefined;
  // (The first versions had no unknown rules, and other puzzles have none.)
  const texts = [...ABOUT, 'unknown'].map((name) => [name, value[name] ?? ''] as const);
  const areTexts = texts.every(([, text]) => typeof text === 'string' && text.length <= MAX_ABOUT);
  return areTexts ? aboutOf(Object.fromEntries(texts) as unknown as About) : undefined;
}

const presetIn = (value: unknown): Layout['preset'] | undefined =>
  value === null ? null : REGION_PRESETS.find((name) => name === value);

function layoutIn(value: unknown): Layout | null {
  const sides = sidesIn(value);
  if (sides === null || !isObject(value)) return null;
  const { low, high } = value;
  if (!isWhole(low, 0, LARGEST) || !isWhole(high, low, Math.min(low + MAX_VALUES - 1, LARGEST)))
    return null;
  const all = new Set(Array.from({ length: sides.rows * sides.cols }, (_, cell) => cell));
  const none: Cells = [];
  const voids =
    Array.isArray(value['voids']) && value['voids'].length === 0
      ? none
      : cellsIn(value['voids'], all);
  if (voids === null) return null;
  const parts = new Set([...all].filter((cell) => !voids.includes(cell)));
  const region = (cells: unknown): Cells | undefined => cellsIn(cells, parts) ?? undefined;
  const areas = listOf(value['areas'], MAX_REGIONS, region);
  const extras = listOf(value['extras'], MAX_REGIONS, region);
  const cages = listOf(value['cages'], MAX_REGIONS, (cage) => cageIn(cage, parts) ?? undefined);
  // (The first versions had none.)
  const constraints = listOf(
    value['constraints'] ?? [],
    MAX_CONSTRAINTS,
    (constraint) => constraintIn(constraint, parts) ?? undefined,
  );
  const rules = rulesIn(value['rules']);
  const boxes = value['boxes'] === null ? null : sidesIn(value['boxes']);
  const preset = presetIn(value['preset']);
  if (areas === null || extras === null || cages === null || rules === null) return null;
  if (constraints === null) return null;
  const about = aboutIn(value['about'] ?? null);
  if (about === undefined) return null;
  if (preset === undefined || (boxes === null && value['boxes'] !== null)) return null;
  const shape = { preset, ...sides, low, high, voids, rules, boxes };
  const layout = { ...shape, areas, extras, cages, constraints, about };
  return isConsistent(layout) ? known(layout) : null;
}

function parseShape(value: Unknown): ShapeSnapshot | null {
  const layout = layoutIn(value['layout']);
  if (layout === null) return null;
  const voids = new Set(layout.voids);
  // Values may be out of range: a shape can be changed under them.
  const toValue = (entry: unknown): number | null | undefined =>
    entry === null || isWhole(entry, 0, LARGEST) ? entry : undefined;
  const masksBelow =
    (bound: number) =>
    (masks: unknown): Masks | null =>
      perCell(masks, layout, (mask) => (isWhole(mask, 0, bound - 1) ? mask : undefined));
  const marksIn = masksBelow(2 ** (layout.high - layout.low + 1));
  const givens = perCell(value['givens'], layout, toValue);
  const own = perCell(value['own'], layout, toValue);
  const corner = marksIn(value['corner']);
  const candidates = marksIn(value['candidates']);
  const extras = extrasIn(value, marksIn, masksBelow(COLOR_MASKS));
  if (givens === null || own === null || corner === null || candidates === null) return null;
  if (extras === null) return null;
  const masks = [corner, candidates, ...Object.values<Masks>(extras)];
  const isRight = givens.every((given, cell) => {
    const isOwn = own[cell] !== null;
    const isMarked = masks.some((layer) => layer[cell] !== 0);
    return voids.has(cell) ? given === null && !isOwn && !isMarked : given === null || !isOwn;
  });
  return isRight ? { layout, givens, own, corner, candidates, ...extras } : null;
}

/**
 * Validates a snapshot from outside; returns a copy without other members, or null if it is
 * invalid.
 */
export const parseSnapshot = (value: unknown): BoardSnapshot | null =>
  isObject(value) && Object.hasOwn(value, 'layout')
    ? parseShape(value)
    : classic.parseSnapshot(value);
