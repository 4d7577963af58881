/** Turns the rules of a puzzle of any shape into numbers for the module. */
import { REGION_RULE_FIELDS, type RegionRule } from '../api/rules';
import { badArgument, isInt32, notInt32, shown } from './bad-argument';
import { knownNames } from './known-names';

/** The limits of region_rule.h. What is longer is cut to one entry more, and the module refuses it. */
const MAX_RULES = 4096;
const MAX_ENTRIES = 1 << 17;

const KIND_NAMES = Object.keys(REGION_RULE_FIELDS);

type Field = keyof typeof ENCODERS;

/** Where a mistake is. */
interface Place {
  rule: number;
  field?: string;
}

type Encoder = (value: unknown, what: string, place: Place) => number[];

const number: Encoder = (value, what, place) => {
  if (isInt32(value)) return [value];
  throw notInt32(what, value, place);
};

const flag: Encoder = (value, what, place) => {
  if (value === undefined || typeof value === 'boolean') return [value === true ? 1 : 0];
  throw badArgument(`${what} must be true or false, not ${shown(value)}.`, place);
};

/** Encodes the length of a list and then each entry. */
const listOf =
  (encode: Encoder): Encoder =>
  (value, what, place) => {
    if (typeof value !== 'object' || value === null || !('length' in value)) {
      throw badArgument(`${what} must be a list, not ${shown(value)}.`, place);
    }
    const length = Math.trunc(Number((value as ArrayLike<unknown>).length)) || 0;
    const count = Math.min(Math.max(length, 0), MAX_ENTRIES + 1);
    const numbers = [count];
    for (let i = 0; i < count && numbers.length <= 2 * MAX_ENTRIES; i++) {
      for (const one of encode((value as ArrayLike<unknown>)[i], `Entry ${i} of ${what}`, place)) {
        numbers.push(one);
      }
    }
    return numbers;
  };

/** Encodes a list of a fixed length. */
const tupleOf =
  (shape: string, ...encoders: readonly Encoder[]): Encoder =>
  (value, what, place) => {
    if (!Array.isArray(value) || value.length !== encoders.length) {
      throw badArgument(`${what} must be ${shape}, not ${shown(value)}.`, place);
    }
    return encoders.flatMap((encode, i) => encode(value[i], what, place));
  };

const list = listOf(number);

const of: Encoder = (value, what, place) => {
  const marks = ['dots', 'xv'].indexOf(value as string);
  if (marks >= 0) return [marks];
  throw badArgument(`${what} must be "dots" or "xv", not ${shown(value)}.`, place);
};

const pattern: Encoder = (value, what, place) => {
  if (typeof value !== 'string') {
    throw badArgument(`${what} must be a text, not ${shown(value)}.`, place);
  }
  return list(new TextEncoder().encode(value.slice(0, MAX_ENTRIES)), what, place);
};

const ENCODERS = {
  slow: flag,
  exactly: flag,
  of,
  difference: number,
  modulus: number,
  sum: number,
  ratio: number,
  count: number,
  value: number,
  pattern,
  values: list,
  pairs: listOf(tupleOf('[number, number]', number, number)),
  index: number,
  bulb: list,
  start: number,
  transitions: listOf(tupleOf('[state, values, next]', number, list, number)),
  accept: list,
  cells: list,
  groups: listOf(list),
};

function encodeRule(value: unknown, rule: number): readonly number[] {
  if (typeof value !== 'object' || value === null) {
    throw badArgument(`Rule ${rule + 1} must be an object, not ${shown(value)}.`, { rule });
  }
  const { kind } = value as Partial<RegionRule>;
  const number = KIND_NAMES.indexOf(kind as string);
  if (number < 0) {
    const known = knownNames(kind, KIND_NAMES, 'REGION_RULE_FIELDS');
    throw badArgument(`Rule ${rule + 1} is of the unknown kind ${shown(kind)}; ${known}.`, {
      rule,
      field: 'kind',
    });
  }
  const fields: readonly Field[] = REGION_RULE_FIELDS[kind!];
  for (const field of Object.keys(value)) {
    if (field === 'kind' || (fields as readonly string[]).includes(field)) continue;
    const known = `its fields are ${['kind', ...fields].join(', ')}`;
    throw badArgument(`Rule ${rule + 1}, ${kind}, has no ${field}; ${known}.`, { rule, field });
  }
  const numbers = fields.flatMap((field) =>
    ENCODERS[field](
      (value as Partial<Record<Field, unknown>>)[field],
      `The ${field} of rule ${rule + 1}`,
      { rule, field },
    ),
  );
  return [number, numbers.length, ...numbers];
}

/** The number of rules, then each as `wasm/bindings/region_puzzle_numbers.h` describes it. */
export function toRuleNumbers(rules: unknown): readonly (readonly number[])[] {
  if (typeof rules !== 'object' || rules === null || !('length' in rules)) {
    throw badArgument(`The rules must be a list, not ${shown(rules)}.`);
  }
  const count = Math.min((rules as ArrayLike<unknown>).length, MAX_RULES + 1);
  const encoded: (readonly number[])[] = [[count]];
  let left = 4 * MAX_ENTRIES;
  for (let i = 0; i < count && left > 0; i++) {
    const rule = encodeRule((rules as ArrayLike<unknown>)[i], i);
    encoded.push(rule);
    left -= rule.length;
  }
  return encoded;
}
