/**
 * A constraint as a list of numbers, for links: the number of its kind, then its fields in the order of
 * `REGION_RULE_FIELDS`. A list begins with its length; a flag is 0 or 1, a name the number of it, a text its
 * characters by their codes. Of cells only the first is there as it is, of each other one the step
 * from the one before: most lines go on beside it.
 */
import {
  RULE_KINDS,
  constraintIn,
  fieldsOf,
  FIELDS,
  UNMARKED,
  type Constraint,
  type Fields,
  type FieldType,
} from '../../../board/constraints';
import { NumberReader } from './number-reader';

type Numbers = readonly number[];

const withLength = (numbers: Numbers): Numbers => [numbers.length, ...numbers];

const stepsOf = (cells: Numbers): Numbers =>
  withLength(cells.map((cell, index) => cell - (cells[index - 1] ?? 0)));

class Reader extends NumberReader {
  cells(): Numbers {
    let last = 0;
    return this.list(() => (last += this.number()));
  }

  numbers(): Numbers {
    return this.list(() => this.number());
  }
}

const characterOf = (code: number): string =>
  code >= 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';

/** How a field of a type is written, and read. */
interface Way {
  readonly write: (field: never) => Numbers;
  readonly read: (reader: Reader) => unknown;
}

const NUMBER: Way = { write: (number: number) => [number], read: (reader) => reader.number() };

const WAYS: Readonly<Record<FieldType, Way>> = {
  cells: { write: stepsOf, read: (reader) => reader.cells() },
  groups: {
    write: (groups: readonly Numbers[]) => [groups.length, ...groups.flatMap(stepsOf)],
    read: (reader) => reader.list(() => reader.cells()),
  },
  cell: NUMBER,
  number: NUMBER,
  numbers: { write: withLength, read: (reader) => reader.numbers() },
  flag: {
    write: (isOn?: boolean) => [isOn === true ? 1 : 0],
    read: (reader) => reader.number() === 1,
  },
  name: {
    write: (name: (typeof UNMARKED)[number]) => [UNMARKED.indexOf(name)],
    read: (reader) => UNMARKED[reader.number()],
  },
  text: {
    write: (text: string) => withLength(Array.from(text, (sign) => sign.codePointAt(0)!)),
    read: (reader) => reader.list(() => characterOf(reader.number())).join(''),
  },
  pairs: {
    write: (pairs: readonly Numbers[]) => [pairs.length, ...pairs.flat()],
    read: (reader) => reader.list(() => [reader.number(), reader.number()]),
  },
  transitions: {
    write: (list: readonly (readonly [number, Numbers, number])[]) => [
      list.length,
      ...list.flatMap(([state, values, next]) => [state, ...withLength(values), next]),
    ],
    read: (reader) => reader.list(() => [reader.number(), reader.numbers(), reader.number()]),
  },
};

export const constraintNumbers = (constraint: Constraint): Numbers => [
  RULE_KINDS.indexOf(constraint.kind),
  ...fieldsOf(constraint.kind).flatMap((name) =>
    WAYS[FIELDS[name]].write((constraint as Fields)[name] as never),
  ),
];

/** Reads a constraint whose cells are among these; null if the numbers are those of none. */
export function readConstraint(numbers: Numbers, parts: ReadonlySet<number>): Constraint | null {
  const reader = new Reader(numbers);
  const kind = RULE_KINDS[reader.number()];
  if (kind === undefined) return null;
  const fields = fieldsOf(kind).map((name) => [name, WAYS[FIELDS[name]].read(reader)]);
  return reader.isAtEnd ? constraintIn({ kind, ...Object.fromEntries(fields) }, parts) : null;
}
