/** Random constraints for property tests: of each kind, with fields of the right types. */
import * as fc from 'fast-check';
import {
  RULE_KINDS,
  constraintOf,
  FIELDS,
  fieldsOf,
  UNMARKED,
  type Constraint,
  type Fields,
  type FieldType,
} from '../board/constraints';
import type { Cells } from '../board/layout';

const number = fc.integer({ min: -3, max: 50 });
const few = { minLength: 1, maxLength: 5 };

/** A field of a constraint that names these cells. */
function fieldOf(type: FieldType, cells: Cells): fc.Arbitrary<unknown> {
  const cell = fc.constantFrom(...cells);
  const line = fc.array(cell, few);
  switch (type) {
    case 'cells':
      return line;
    case 'groups':
      return fc.array(line, few);
    case 'cell':
      return cell;
    case 'number':
      return number;
    case 'numbers':
      return fc.array(number, few);
    case 'flag':
      return fc.boolean();
    case 'name':
      return fc.constantFrom(...UNMARKED);
    case 'text':
      return fc.string({ maxLength: 9, unit: 'grapheme' });
    case 'pairs':
      return fc.array(fc.tuple(number, number), few);
    case 'transitions':
      return fc.array(fc.tuple(number, fc.array(number, few), number), few);
  }
}

export const constraintsOn = (cells: Cells): fc.Arbitrary<Constraint> =>
  fc
    .constantFrom(...RULE_KINDS)
    .chain((kind) =>
      fc
        .tuple(...fieldsOf(kind).map((name) => fieldOf(FIELDS[name], cells)))
        .map((fields) =>
          constraintOf(
            kind,
            Object.fromEntries(fieldsOf(kind).map((name, at) => [name, fields[at]])) as Fields,
          ),
        ),
    );
