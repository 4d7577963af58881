/**
 * What a board marks as broken at once, compared with the engine: random full grids of each kind of rule. The engine
 * finds a solution of a full grid just if all its rules hold.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { isSolved } from '../../board/clashes';
import {
  constraintOf,
  RULE_KINDS,
  FIELDS,
  fieldsOf,
  UNMARKED,
  type Constraint,
  type RuleKind,
  type FieldName,
  type Fields,
} from '../../board/constraints';
import { CLASSIC, type Cells, type Layout } from '../../board/layout';
import { brokenIn } from '../../rules/on-board/broken';
import '../../rules/on-board/provided';
import { toInput } from '../../board/shapes/regions';
import type { Values } from '../../board/values';
import { JiugongError, load, type Engine } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const ROWS = 3;
const COLS = 4;

/** A small grid without houses, so that any values can be in it. */
const gridOf = (low: number, count: number, constraints: readonly Constraint[]): Layout => ({
  ...CLASSIC,
  preset: null,
  rows: ROWS,
  cols: COLS,
  low,
  high: low + count - 1,
  boxes: null,
  rules: { ...CLASSIC.rules, rows: false, columns: false },
  constraints,
});

const ALL: Cells = [...Array(ROWS * COLS).keys()];

/** The kinds whose rule is about two cells. */
const PAIRS: ReadonlySet<RuleKind> = new Set(['difference', 'ratio', 'table']);

/** Different cells: few, so that a rule holds often enough. */
const cellsOf = (kind: RuleKind): fc.Arbitrary<Cells> =>
  PAIRS.has(kind)
    ? fc.shuffledSubarray([...ALL], { minLength: 2, maxLength: 2 })
    : fc.shuffledSubarray([...ALL], { minLength: 1, maxLength: 5 });

/** Numbers as a rule about so few small values has them. */
const NUMBERS: Readonly<Partial<Record<FieldName, readonly [number, number]>>> = {
  sum: [0, 12],
  difference: [0, 3],
  ratio: [2, 3],
  modulus: [2, 4],
  count: [1, 4],
};

function fieldOf(
  name: FieldName,
  kind: RuleKind,
  values: readonly number[],
): fc.Arbitrary<unknown> {
  const value = fc.constantFrom(...values);
  const state = fc.nat(2);
  switch (FIELDS[name]) {
    case 'cells':
      return name === 'bulb'
        ? fc.shuffledSubarray([...ALL], { minLength: 1, maxLength: 2 })
        : cellsOf(kind);
    case 'groups':
      return fc
        .tuple(
          fc.integer({ min: 2, max: 3 }),
          fc.integer({ min: 1, max: 2 }),
          fc.shuffledSubarray([...ALL], { minLength: 6 }),
        )
        .map(([groups, length, cells]) =>
          Array.from({ length: groups }, (_, at) => cells.slice(at * length, (at + 1) * length)),
        );
    case 'cell':
      return fc.constantFrom(...ALL);
    case 'number':
      return name === 'value' || NUMBERS[name] === undefined
        ? name === 'start'
          ? state
          : value
        : fc.integer({ min: NUMBERS[name][0], max: NUMBERS[name][1] });
    case 'numbers':
      return name === 'accept'
        ? fc.uniqueArray(state, { minLength: 1, maxLength: 2 })
        : fc.array(value, { minLength: 1, maxLength: 3 });
    case 'flag':
      return fc.boolean();
    case 'name':
      return fc.constantFrom(...UNMARKED);
    case 'text':
      return fc.constant('.');
    case 'pairs':
      return fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 6 });
    case 'transitions':
      return fc.array(
        fc.tuple(state, fc.uniqueArray(value, { minLength: 1, maxLength: 3 }), state),
        { minLength: 1, maxLength: 6 },
      );
  }
}

interface Case {
  readonly layout: Layout;
  readonly values: Values;
}

/** A grid with one or two rules of a kind, and values in all its cells. */
const casesOf = (kind: RuleKind): fc.Arbitrary<Case> =>
  fc.tuple(fc.constantFrom(0, 1), fc.integer({ min: 3, max: 6 })).chain(([low, count]) => {
    const values = Array.from({ length: count }, (_, at) => low + at);
    const constraint = fc
      .tuple(...fieldsOf(kind).map((name) => fieldOf(name, kind, values)))
      .map((fields) =>
        constraintOf(
          kind,
          Object.fromEntries(fieldsOf(kind).map((name, at) => [name, fields[at]])) as Fields,
        ),
      );
    // Marks that are there are no exceptions of a rule about marks that are not.
    const marks = fc.array(
      fc.record({
        kind: fc.constant('difference' as const),
        cells: fc.constantFrom([0, 1], [5, 1], [6, 7]),
        difference: fc.constant(1),
      }),
      { maxLength: kind === 'unmarked' ? 2 : 0 },
    );
    return fc
      .tuple(
        constraint,
        marks,
        fc.array(fc.constantFrom(...values), { minLength: ALL.length, maxLength: ALL.length }),
      )
      .map(([made, more, grid]) => ({
        layout: gridOf(low, count, [made, ...more]),
        values: grid,
      }));
  });

/** Whether the rules of a full grid hold; null for rules that the engine does not take. */
async function holds({ layout, values }: Case): Promise<boolean | null> {
  try {
    const { solution } = await engine.solveRegions({ ...toInput(layout, values), limit: 1 });
    return solution !== null;
  } catch (error) {
    if (error instanceof JiugongError && error.rule !== null) return null;
    throw error;
  }
}

const RUNS = 300;

describe('the rules of a full grid', () => {
  for (const kind of RULE_KINDS) {
    it(`hold on a board just if they do in the engine: ${kind}`, async () => {
      const seen = { kept: 0, broken: 0 };
      await fc.assert(
        fc.asyncProperty(casesOf(kind), async (each) => {
          const kept = await holds(each);
          if (kept === null) return;
          ++seen[kept ? 'kept' : 'broken'];
          // A board leaves patterns to the engine: it marks none, and praises no grid with one.
          if (kind === 'regex') {
            assert.deepEqual(brokenIn(each.layout, each.values), []);
            assert.ok(!isSolved(each.layout, each.values));
            return;
          }
          assert.equal(brokenIn(each.layout, each.values).length === 0, kept);
          assert.equal(isSolved(each.layout, each.values), kept);
        }),
        { numRuns: RUNS, seed: 1 },
      );
      assert.ok(seen.kept > 3, `kept ${seen.kept}`);
      if (kind !== 'regex') assert.ok(seen.broken > 3, `broken ${seen.broken}`);
    });
  }
});
