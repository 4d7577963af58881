/** Constraints as plain data: checked, moved, in layouts, snapshots and links. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import {
  cellsIn,
  constraintIn,
  isSameConstraint,
  MAX_ENTRIES,
  MAX_PATTERN,
  moveConstraint,
  type Constraint,
} from '../../board/constraints';
import { CLASSIC, isConsistent, known, MAX_CONSTRAINTS, type Layout } from '../../board/layout';
import { fromRegions, toInput } from '../../board/shapes/regions';
import { boardFrom, parseSnapshot, snapshotOf } from '../../board/shapes/snapshot';
import { boardOf, reshape } from '../../board/state';
import { blank } from '../../board/values';
import { constraintNumbers, readConstraint } from '../../page/panels/variants/constraint-numbers';
import { draw } from '../../page/panels/variants/draw';
import { resize } from '../../page/panels/variants/shape';
import { readNumbers, writeNumbers } from '../../page/ui/link-numbers';
import { constraintsOn } from '../random-rules';

const ALL = new Set(Array(81).keys());
const constraints = constraintsOn([...ALL]);

const THERMOMETER: Constraint = { kind: 'thermometer', cells: [0, 1, 10] };
const ARROW: Constraint = { kind: 'arrow', bulb: [0], cells: [1, 2] };
const SUMS: Constraint = { kind: 'equal-sums', groups: [[0, 1], [2]] };
const INDEX: Constraint = { kind: 'indexing', cells: [0, 1], index: 5, value: 2 };
const EMPTY: Constraint = { kind: 'regex', cells: [0], pattern: '' };
const MACHINE: Constraint = {
  kind: 'automaton',
  cells: [0, 1],
  start: 0,
  transitions: [
    [0, [1, 2], 1],
    [1, [3], 0],
  ],
  accept: [0, 1],
};

const withConstraints = (list: readonly Constraint[]): Layout => ({
  ...CLASSIC,
  preset: null,
  constraints: list,
});

const aside = (cell: number): number | null => (cell === 10 ? null : cell + 1);

describe('a constraint from outside', () => {
  it('is copied, without members that its kind does not have', () => {
    fc.assert(
      fc.property(constraints, (constraint) => {
        const more = { ...(JSON.parse(JSON.stringify(constraint)) as object), more: 1 };
        assert.deepEqual(constraintIn(more, ALL), constraint);
      }),
      { seed: 22, numRuns: 300 },
    );
  });

  it('is refused if it is none', () => {
    const bad: readonly unknown[] = [
      null,
      'renban',
      [],
      { kind: 'nothing', cells: [1] },
      { kind: '__proto__', cells: [1] },
      { kind: 'renban' },
      { kind: 'renban', cells: [] },
      { kind: 'renban', cells: '12' },
      { kind: 'renban', cells: [81] },
      { kind: 'renban', cells: [1, null] },
      { kind: 'renban', cells: Array(MAX_ENTRIES + 1).fill(1) },
      { ...THERMOMETER, slow: 1 },
      { ...INDEX, index: 81 },
      { kind: 'sum', cells: [1, 2] },
      { kind: 'sum', cells: [1, 2], sum: 1.5 },
      { kind: 'sum', cells: [1, 2], sum: 2 ** 31 },
      { kind: 'unmarked', of: 'all' },
      { kind: 'equal-sums', groups: [[1], []] },
      { kind: 'regex', cells: [1], pattern: 'a'.repeat(MAX_PATTERN + 1) },
      { kind: 'table', cells: [1, 2], pairs: [[1, 2, 3]] },
      { ...MACHINE, transitions: [[0, [1]]] },
      { ...MACHINE, transitions: [[0, [], 1]] },
      { ...MACHINE, transitions: [null] },
    ];
    for (const value of bad) assert.equal(constraintIn(value, ALL), null, JSON.stringify(value));
  });
});

describe('a constraint', () => {
  it('names its cells', () => {
    assert.deepEqual(cellsIn(ARROW), [0, 1, 2]);
    assert.deepEqual(cellsIn(SUMS), [0, 1, 2]);
    assert.deepEqual(cellsIn(INDEX), [5, 0, 1]);
    assert.deepEqual(cellsIn({ kind: 'unmarked', of: 'xv' }), []);
  });

  it('moves with its cells, and goes with one of them', () => {
    assert.deepEqual(moveConstraint(ARROW, aside), { ...ARROW, bulb: [1], cells: [2, 3] });
    assert.deepEqual(moveConstraint(SUMS, aside), { ...SUMS, groups: [[1, 2], [3]] });
    assert.deepEqual(moveConstraint(MACHINE, aside), { ...MACHINE, cells: [1, 2] });
    assert.deepEqual(moveConstraint(INDEX, aside), { ...INDEX, cells: [1, 2], index: 6 });
    assert.equal(moveConstraint(THERMOMETER, aside), null);
  });

  it('is the same whatever the order of its fields', () => {
    const turned = { cells: [0, 1, 10], kind: 'thermometer' } as const;
    assert.ok(isSameConstraint(THERMOMETER, turned));
    assert.ok(!isSameConstraint(THERMOMETER, { ...THERMOMETER, slow: true }));
    assert.ok(!isSameConstraint({ kind: 'renban', cells: [1] }, { kind: 'zipper', cells: [1] }));
  });

  it('is read from its numbers in a link', () => {
    fc.assert(
      fc.property(constraints, (constraint) => {
        const numbers = readNumbers(writeNumbers(constraintNumbers(constraint)));
        assert.deepEqual(readConstraint(numbers!, ALL), constraint);
      }),
      { seed: 22, numRuns: 500 },
    );
  });

  it('is not read from other numbers', () => {
    const numbers = constraintNumbers(MACHINE);
    for (let length = 0; length < numbers.length; ++length) {
      const cut = readConstraint(numbers.slice(0, length), ALL);
      assert.notDeepEqual(cut, MACHINE);
    }
    assert.equal(readConstraint([...numbers, 0], ALL), null);
    assert.equal(readConstraint([3, 2 ** 30, 1], ALL), null);
    assert.equal(readConstraint([3, -1], ALL), null);
    assert.equal(readConstraint([99], ALL), null);
    // A list that may be empty, of an impossible length.
    const [kind = -1, length, ...cells] = constraintNumbers(EMPTY);
    assert.equal(length, 0);
    for (const wrong of [-1, 1, 99]) {
      assert.equal(readConstraint([kind, wrong, ...cells], ALL), null);
    }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 90 })), (random) => {
        const read = readConstraint(random, ALL);
        if (read !== null) assert.notEqual(constraintIn(read, ALL), null);
      }),
      { seed: 22, numRuns: 500 },
    );
  });
});

describe('a layout with constraints', () => {
  it('is no preset', () => {
    assert.notEqual(known({ ...CLASSIC, constraints: [ARROW] }), CLASSIC);
    assert.equal(known({ ...CLASSIC, constraints: [] }), CLASSIC);
  });

  it('is consistent if they name cells of the puzzle, and are not too many', () => {
    const layout = withConstraints([ARROW, MACHINE]);
    assert.ok(isConsistent(layout));
    assert.ok(!isConsistent({ ...layout, voids: [2] }));
    const many = Array<Constraint>(MAX_CONSTRAINTS + 1).fill(ARROW);
    assert.ok(isConsistent(withConstraints(many.slice(1))));
    assert.ok(!isConsistent(withConstraints(many)));
  });

  it('goes into a snapshot and back, where the first versions had none', () => {
    const board = boardOf(blank(CLASSIC), withConstraints([ARROW, MACHINE]));
    const snapshot = JSON.parse(JSON.stringify(snapshotOf(board)));
    assert.deepEqual(boardFrom(parseSnapshot(snapshot)!), board);
    const { constraints: _, ...first } = snapshot.layout;
    const old = boardFrom(parseSnapshot({ ...snapshot, layout: first })!);
    assert.deepEqual(old.layout.constraints, []);
    for (const list of [{}, [null], [{ ...ARROW, bulb: [81] }]]) {
      const layout = { ...snapshot.layout, constraints: list };
      assert.equal(parseSnapshot({ ...snapshot, layout }), null);
    }
  });

  it('passes them to the engine, and takes them from it', () => {
    const layout = withConstraints([THERMOMETER, SUMS]);
    const input = toInput(layout, blank(layout));
    assert.deepEqual(input.rules, layout.constraints);
    const read = { areas: [], extras: [], ...input } as unknown as Parameters<
      typeof fromRegions
    >[0];
    assert.deepEqual(fromRegions(read).layout.constraints, layout.constraints);
  });

  it('loses those that lose a cell to another size or a void cell', () => {
    const far: Constraint = { kind: 'renban', cells: [79, 80] };
    const layout = withConstraints([THERMOMETER, far]);
    assert.deepEqual(resize(layout, 6, 6).constraints, [{ ...THERMOMETER, cells: [0, 1, 7] }]);
    assert.deepEqual(draw(layout, 'void', [10]).constraints, [far]);
    assert.deepEqual(reshape(boardOf(blank(layout), layout), CLASSIC).layout.constraints, []);
  });
});
