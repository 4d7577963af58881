/** Checks the rules of a puzzle of any shape. */
import { REGION_RULE_FIELDS, type RegionRule } from '../api/rules';
import { badArgument, isInt32, notInt32, shown } from './bad-argument';
import { knownNames } from './known-names';

/** The limits of region_rule.h. What is longer is cut to one entry more, and the module refuses it. */
const MAX_RULES = 4096;
const MAX_ENTRIES = 1 << 17;

const KIND_NAMES = Object.keys(REGION_RULE_FIELDS);

type Field = keyof typeof CHECKS;

/** Where a mistake is. */
interface Place {
  rule: number;
  field?: string;
}

/** How many entries the rules may still have. */
interface Room {
  entries: number;
}

/** Returns the value as JSON has it. */
type Check = (value: unknown, what: string, place: Place, room: Room) => unknown;

const number: Check = (value, what, place) => {
  if (isInt32(value)) return value;
  throw notInt32(what, value, place);
};

/** (JSON has no member for a flag that is not set.) */
const flag: Check = (value, what, place) => {
  if (value === undefined || typeof value === 'boolean') return value || undefined;
  throw badArgument(`${what} must be true or false, not ${shown(value)}.`, place);
};

const listOf =
  (check: Check): Check =>
  (value, what, place, room) => {
    if (typeof value !== 'object' || value === null || !('length' in value)) {
      throw badArgument(`${what} must be a list, not ${shown(value)}.`, place);
    }
    const entries = value as ArrayLike<unknown>;
    const length = Math.trunc(Number(entries.length)) || 0;
    const list: unknown[] = [];
    for (let i = 0; i < length && room.entries-- > 0; i++) {
      list.push(check(entries[i], `Entry ${i} of ${what}`, place, room));
    }
    return list;
  };

/** Checks a list of a fixed length. */
const tupleOf =
  (shape: string, ...checks: readonly Check[]): Check =>
  (value, what, place, room) => {
    if (!Array.isArray(value) || value.length !== checks.length) {
      throw badArgument(`${what} must be ${shape}, not ${shown(value)}.`, place);
    }
    return checks.map((check, i) => check(value[i], what, place, room));
  };

const list = listOf(number);

const of: Check = (value, what, place) => {
  if (value === 'dots' || value === 'xv') return value;
  throw badArgument(`${what} must be "dots" or "xv", not ${shown(value)}.`, place);
};

const pattern: Check = (value, what, place, room) => {
  if (typeof value !== 'string') {
    throw badArgument(`${what} must be a text, not ${shown(value)}.`, place);
  }
  const text = value.slice(0, room.entries);
  room.entries -= text.length;
  return text;
};

const CHECKS = {
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

function checkRule(value: unknown, rule: number, room: Room): object {
  if (typeof value !== 'object' || value === null) {
    throw badArgument(`Rule ${rule + 1} must be an object, not ${shown(value)}.`, { rule });
  }
  const { kind } = value as Partial<RegionRule>;
  if (!KIND_NAMES.includes(kind as string)) {
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
  const checked: Partial<Record<string, unknown>> = { kind };
  for (const field of fields) {
    const given = (value as Partial<Record<Field, unknown>>)[field];
    const what = `The ${field} of rule ${rule + 1}`;
    checked[field] = CHECKS[field](given, what, { rule, field }, room);
  }
  return checked;
}

/** The rules as JSON has them. */
export function checkRules(rules: unknown): readonly object[] {
  if (typeof rules !== 'object' || rules === null || !('length' in rules)) {
    throw badArgument(`The rules must be a list, not ${shown(rules)}.`);
  }
  const count = Math.min((rules as ArrayLike<unknown>).length, MAX_RULES + 1);
  const room = { entries: MAX_ENTRIES + 1 };
  const checked: object[] = [];
  for (let i = 0; i < count && room.entries > 0; i++) {
    checked.push(checkRule((rules as ArrayLike<unknown>)[i], i, room));
  }
  return checked;
}
