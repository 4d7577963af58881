/**
 * A constraint as a list of numbers, for links: the number of its kind, then its fields in the order of
 * `REGION_RULE_FIELDS`. A list begins with its length; a flag is 0 or 1, a name the number of it, a text its
 * characters by their codes. Of cells only the first is there as it is, of each other one the step
 * from the one before: most lines go on beside it.
 */
import {
  CONSTRAINT_KINDS,
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

/** The numbers of a field, which `Reader` reads. */
function numbersOf(type: FieldType, field: unknown): Numbers {
  switch (type) {
    case 'cells':
      return stepsOf(field as Numbers);
    case 'groups': {
      const groups = field as readonly Numbers[];
      return [groups.length, ...groups.flatMap(stepsOf)];
    }
    case 'cell':
    case 'number':
      return [field as number];
    case 'numbers':
      return withLength(field as Numbers);
    case 'flag':
      return [field === true ? 1 : 0];
    case 'name':
      return [UNMARKED.findIndex((name) => name === field)];
    case 'text':
      return withLength(Array.from(field as string, (character) => character.codePointAt(0)!));
    case 'pairs': {
      const pairs = field as readonly Numbers[];
      return [pairs.length, ...pairs.flat()];
    }
    case 'transitions': {
      const list = field as readonly (readonly [number, Numbers, number])[];
      const all = list.flatMap(([state, values, next]) => [state, ...withLength(values), next]);
      return [list.length, ...all];
    }
  }
}

export const constraintNumbers = (constraint: Constraint): Numbers => [
  CONSTRAINT_KINDS.indexOf(constraint.kind),
  ...fieldsOf(constraint.kind).flatMap((name) =>
    numbersOf(FIELDS[name], (constraint as Fields)[name]),
  ),
];

class Reader extends NumberReader {
  cells(): Numbers {
    let last = 0;
    return this.list(() => (last += this.number()));
  }

  field(type: FieldType): unknown {
    switch (type) {
      case 'cells':
        return this.cells();
      case 'groups':
        return this.list(() => this.cells());
      case 'cell':
      case 'number':
        return this.number();
      case 'numbers':
        return this.list(() => this.number());
      case 'flag':
        return this.number() === 1;
      case 'name':
        return UNMARKED[this.number()];
      case 'text':
        return this.list(() => characterOf(this.number())).join('');
      case 'pairs':
        return this.list(() => [this.number(), this.number()]);
      case 'transitions':
        return this.list(() => [this.number(), this.list(() => this.number()), this.number()]);
    }
  }
}

const characterOf = (code: number): string =>
  code >= 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';

/** Reads a constraint whose cells are among these; null if the numbers are those of none. */
export function readConstraint(numbers: Numbers, parts: ReadonlySet<number>): Constraint | null {
  const reader = new Reader(numbers);
  const kind = CONSTRAINT_KINDS[reader.number()];
  if (kind === undefined) return null;
  const fields = fieldsOf(kind).map((name) => [name, reader.field(FIELDS[name])]);
  return reader.isAtEnd ? constraintIn({ kind, ...Object.fromEntries(fields) }, parts) : null;
}
