/** Texts and values from outside for property tests: hostile ones, and valid ones with a part replaced. */
import * as fc from 'fast-check';
import { PUZZLE } from './node/board-fixtures';

/** Fragments of syntax that some reader understands. */
const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '${alert(1)}',
  '__proto__',
  '\u0000',
  '\u202e',
  '\ud800',
  '😀',
  'NaN',
  '-1',
  '1e999',
];

export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(...MARKUP),
  fc
    .array(fc.constantFrom(...MARKUP, '5', '.', '\n', ',', '[', '{', '=', 'r1c1', ';', PUZZLE))
    .map((parts) => parts.join('')),
);

/** A text with a part replaced. */
export const mutatedText = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.nat(text.length),
      fc.nat(4),
      fc.oneof(hostileText, fc.constantFrom('', '0', '9', '"')),
    )
    .map(([at, length, other]) => text.slice(0, at) + other + text.slice(at + length));

/** The path to a value inside a JSON value: `turns` chooses among the entries on the way. */
function pathInto(value: unknown, [turn, ...turns]: readonly number[]): readonly string[] {
  if (turn === undefined || typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [];
  const [key, part] = entries[turn % entries.length]!;
  return [key, ...pathInto(part, turns)];
}

function replaced(value: unknown, [key, ...way]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const part = (value as Readonly<Record<string, unknown>>)[key];
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  return Object.assign(copy, { [key]: replaced(part, way, other) });
}

/** A JSON value with one value inside replaced. */
export const mutatedValue = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.array(fc.nat(), { maxLength: 8 }),
      fc.oneof(fc.jsonValue(), hostileText, fc.double(), fc.integer({ min: -2, max: 90 })),
    )
    .map(([turns, other]) => replaced(structuredClone(value), pathInto(value, turns), other));
