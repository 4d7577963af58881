/** What is typed of a constraint: a number, values, a pattern, or pairs of values. */
import { constraintOf, fieldsOf, type Constraint, type Fields } from '../../board/constraints';
import type { Layout } from '../../board/layout';
import { LAST_SIGN, signOf } from '../../board/values';

/** What is typed beside a stroke. */
export const CLUES = [
  'sum',
  'difference',
  'ratio',
  'modulus',
  'count',
  'value',
  'values',
  'pattern',
  'pairs',
  'bulb',
] as const;
export type ClueName = (typeof CLUES)[number];

/** Whether what is typed is more than a number or values, so that it is typed in its field and not on the board. */
export const isLong = (name: ClueName | undefined): boolean =>
  name === 'pattern' || name === 'pairs';

/** The fields of constraints among them. */
type ClueField = Exclude<ClueName, 'bulb'>;

/** Reads values as they are on the board; in any order, those of the layout alone. */
export function valuesIn(text: string, layout: Layout): readonly number[] {
  const hasNumbers = layout.high > LAST_SIGN;
  const signs = text.match(hasNumbers ? /\d+/g : /[\da-z]/gi) ?? [];
  const values = signs.map((sign) => parseInt(sign, hasNumbers ? 10 : 36));
  return values.filter((value) => value >= layout.low && value <= layout.high);
}

export const valuesText = (values: readonly number[], { high }: Layout): string =>
  values.map((value) => signOf(value, high)).join(high > LAST_SIGN ? ' ' : '');

/** Whether values that are typed are all there are: they begin with an equals sign. */
const areExact = (text: string): boolean => text.trimStart().startsWith('=');

/** Reads pairs such as `1-2 2-4`, in which two values are joined by any sign, or stand side by side. */
export function pairsIn(text: string, layout: Layout): readonly (readonly [number, number])[] {
  const hasNumbers = layout.high > LAST_SIGN;
  const pair = hasNumbers ? /(\d+)[^\d,;]+?(\d+)/g : /([\da-z])[^\da-z,;\s]*([\da-z])/gi;
  const pairs = [...text.matchAll(pair)].map(([, a = '', b = '']): readonly [number, number] => [
    parseInt(a, hasNumbers ? 10 : 36),
    parseInt(b, hasNumbers ? 10 : 36),
  ]);
  const isValue = (value: number): boolean => value >= layout.low && value <= layout.high;
  return pairs.filter(([a, b]) => isValue(a) && isValue(b));
}

const pairsText = (pairs: readonly (readonly number[])[], { high }: Layout): string =>
  pairs.map((pair) => pair.map((value) => signOf(value, high)).join('-')).join(' ');

/** A whole number from 0 on; null for anything else. */
export const numberOf = (clue: string): number | null =>
  /^\d{1,4}$/.test(clue) ? Number(clue) : null;

/** The field of a constraint that a person can type; null if it has none. */
export function clueField({ kind }: Constraint): ClueField | null {
  const fields: readonly string[] = fieldsOf(kind);
  const isField = (name: ClueName): name is ClueField => name !== 'bulb' && fields.includes(name);
  return CLUES.find(isField) ?? null;
}

/** What stands in the field of a constraint. */
export function clueOf(constraint: Constraint, layout: Layout): string {
  const name = clueField(constraint);
  const field = name === null ? undefined : (constraint as Fields)[name];
  if (name === 'values') {
    const isExact = (constraint as Fields).exactly === true;
    return (isExact ? '=' : '') + valuesText(field as readonly number[], layout);
  }
  return name === 'pairs'
    ? pairsText(field as readonly (readonly number[])[], layout)
    : String((field as number | string | undefined) ?? '');
}

/** The fields that a text means; null if it means none. */
export function fieldsIn(
  name: ClueName,
  clue: string,
  kind: Constraint['kind'],
  layout: Layout,
): Fields | null {
  switch (name) {
    case 'bulb':
      return { bulb: numberOf(clue) ?? 1 };
    case 'pattern':
      return clue === '' ? null : { pattern: clue };
    case 'pairs': {
      const pairs = pairsIn(clue, layout);
      return pairs.length === 0 ? null : { pairs };
    }
    case 'values': {
      const values = valuesIn(clue, layout);
      if (values.length === 0) return null;
      return kind === 'contains' ? { values, exactly: areExact(clue) } : { values };
    }
    default: {
      const number = numberOf(clue);
      return number === null ? null : { [name]: number };
    }
  }
}

/** Whether a text can be what is typed of a constraint. */
export const isClue = (
  name: ClueName,
  clue: string,
  kind: Constraint['kind'],
  layout: Layout,
): boolean =>
  name === 'bulb' ? numberOf(clue) !== null : fieldsIn(name, clue, kind, layout) !== null;

/** Changes what is typed of a constraint; the same layout if it cannot be that. */
export function setClue(layout: Layout, index: number, clue: string): Layout {
  const constraint = layout.constraints[index]!;
  const name = clueField(constraint);
  if (name === null || clueOf(constraint, layout) === clue) return layout;
  const fields = fieldsIn(name, clue, constraint.kind, layout);
  if (fields === null) return layout;
  const changed = constraintOf(constraint.kind, { ...(constraint as Fields), ...fields });
  const constraints = layout.constraints.map((old, at) => (at === index ? changed : old));
  return { ...layout, constraints };
}
