/**
 * Rules about some cells of a layout (thermometers, arrows, dots, sandwiches …) as plain data that never
 * changes: those of the API (`api/rules.ts`), all of whose lists are arrays. One table says which
 * fields each kind has; it reads, moves and compares them.
 */
import { REGION_RULE_FIELDS, type RegionRule, type RegionRuleKind } from '../api/engine';

type Plain<T> = T extends number | string | boolean | undefined
  ? T
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Plain<T[K]> }
    : T extends ArrayLike<infer Entry>
      ? readonly Plain<Entry>[]
      : { readonly [K in keyof T]: Plain<T[K]> };

export type RuleKind = RegionRuleKind;

export type Constraint<Kind extends RuleKind = RuleKind> = Plain<
  Extract<RegionRule, { kind: Kind }>
>;

/** What a field holds, by its name: it means the same in each kind. */
export const FIELDS = {
  cells: 'cells',
  bulb: 'cells',
  groups: 'groups',
  index: 'cell',
  values: 'numbers',
  accept: 'numbers',
  difference: 'number',
  ratio: 'number',
  modulus: 'number',
  sum: 'number',
  count: 'number',
  value: 'number',
  start: 'number',
  slow: 'flag',
  exactly: 'flag',
  of: 'name',
  pattern: 'text',
  pairs: 'pairs',
  transitions: 'transitions',
} as const;

export type FieldName = keyof typeof FIELDS;
export type FieldType = (typeof FIELDS)[FieldName];

export const RULE_KINDS = Object.keys(REGION_RULE_FIELDS) as readonly RuleKind[];

/** The marks whose absence is a rule, too: the field `of`. */
export const UNMARKED = ['dots', 'xv'] as const;

/** The longest pattern, and the most entries of any other list. */
export const MAX_PATTERN = 1000;
export const MAX_ENTRIES = 1 << 17;

/** A constraint as a table of its fields. */
export type Fields = Readonly<Partial<Record<FieldName, unknown>>>;

export const fieldsOf = (kind: RuleKind): readonly FieldName[] => REGION_RULE_FIELDS[kind];

const fieldIn = (constraint: Constraint, name: FieldName): unknown => (constraint as Fields)[name];

/** All cells that a constraint names, in its order; a cell can be there several times. */
export const cellsIn = (constraint: Constraint): readonly number[] =>
  fieldsOf(constraint.kind).flatMap((name): readonly number[] => {
    const field = fieldIn(constraint, name);
    switch (FIELDS[name]) {
      case 'cells':
        return field as readonly number[];
      case 'groups':
        return (field as readonly (readonly number[])[]).flat();
      case 'cell':
        return [field as number];
      default:
        return [];
    }
  });

/** Makes a constraint of fields; those that are undefined or false are left out, as they mean nothing. */
export function constraintOf(kind: RuleKind, fields: Fields): Constraint {
  const kept = Object.entries(fields).filter(([, field]) => field !== undefined && field !== false);
  return { kind, ...Object.fromEntries(kept) } as unknown as Constraint;
}

/**
 * Moves the cells of a constraint; null if one of them is gone (null), since the rest would be another
 * rule.
 */
export function moveConstraint(
  constraint: Constraint,
  move: (cell: number) => number | null,
): Constraint | null {
  if (cellsIn(constraint).some((cell) => move(cell) === null)) return null;
  const moved = (cells: readonly number[]): readonly number[] => cells.map((cell) => move(cell)!);
  const fields = fieldsOf(constraint.kind).map((name) => {
    const field = fieldIn(constraint, name);
    switch (FIELDS[name]) {
      case 'cells':
        return [name, moved(field as readonly number[])];
      case 'groups':
        return [name, (field as readonly (readonly number[])[]).map(moved)];
      case 'cell':
        return [name, move(field as number)];
      default:
        return [name, field];
    }
  });
  return constraintOf(constraint.kind, Object.fromEntries(fields) as Fields);
}

/** Whether two constraints are the same, for a list that has each once. */
export const isSameConstraint = (a: Constraint, b: Constraint): boolean =>
  a === b || (a.kind === b.kind && JSON.stringify(ordered(a)) === JSON.stringify(ordered(b)));

const ordered = (constraint: Constraint): readonly unknown[] =>
  fieldsOf(constraint.kind).map((name) => fieldIn(constraint, name) ?? null);

/** The largest number of the engine. */
const LARGEST = 2 ** 31 - 1;

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= LARGEST;

/** Copies a list of at least one entry; undefined if it, or an entry, is none. */
function listIn<T>(
  value: unknown,
  copy: (entry: unknown) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ENTRIES) return undefined;
  const copied = Array.from(value as readonly unknown[], copy);
  return copied.includes(undefined) ? undefined : (copied as T[]);
}

const numberIn = (value: unknown): number | undefined => (isNumber(value) ? value : undefined);

/** Copies a field from outside; undefined if it is not of its type. */
function copied(
  type: FieldType,
  value: unknown,
  cellIn: (value: unknown) => number | undefined,
): unknown {
  switch (type) {
    case 'cells':
      return listIn(value, cellIn);
    case 'groups':
      return listIn(value, (group) => listIn(group, cellIn));
    case 'cell':
      return cellIn(value);
    case 'number':
      return numberIn(value);
    case 'numbers':
      return listIn(value, numberIn);
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'name':
      return UNMARKED.find((name) => name === value);
    case 'text':
      return typeof value === 'string' && value.length <= MAX_PATTERN ? value : undefined;
    case 'pairs':
      return listIn(value, (pair) => {
        const numbers = listIn(pair, numberIn);
        return numbers?.length === 2 ? numbers : undefined;
      });
    case 'transitions':
      return listIn(value, (transition) => {
        if (!Array.isArray(transition) || transition.length !== 3) return undefined;
        const [state, values, next] = transition as readonly unknown[];
        const numbers = listIn(values, numberIn);
        return isNumber(state) && isNumber(next) && numbers !== undefined
          ? [state, numbers, next]
          : undefined;
      });
  }
}

/**
 * Copies a constraint from outside that names these cells alone; null if it is none. Whether it makes
 * sense, for example has the right number of cells, is for the engine to say.
 */
export function constraintIn(value: unknown, parts: ReadonlySet<number>): Constraint | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const kind = RULE_KINDS.find((name) => name === given['kind']);
  if (kind === undefined) return null;
  const cellIn = (cell: unknown): number | undefined =>
    parts.has(cell as number) ? (cell as number) : undefined;
  const fields = fieldsOf(kind).map((name) => {
    const isLeftOut = FIELDS[name] === 'flag' && given[name] === undefined;
    return [name, isLeftOut ? false : copied(FIELDS[name], given[name], cellIn)] as const;
  });
  return fields.some(([, field]) => field === undefined)
    ? null
    : constraintOf(kind, Object.fromEntries(fields) as Fields);
}
