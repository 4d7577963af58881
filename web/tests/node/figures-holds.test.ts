/** Which constraints values break on a board: each kind with values that keep it and some that do not. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findClashes, isSolved } from '../../board/clashes';
import type { Constraint } from '../../board/constraints';
import { CLASSIC, type Layout } from '../../board/layout';
import { brokenIn } from '../../rules/on-board/broken';
import '../../rules/on-board/provided';
import { square } from '../layouts';

/** A row of nine cells, whose values may repeat. */
const ROW: Layout = {
  ...CLASSIC,
  preset: null,
  rows: 1,
  cols: 9,
  boxes: null,
  rules: { ...CLASSIC.rules, rows: false, columns: false },
};

const cellsFor = (length: number): readonly number[] => [...Array(length).keys()];

const valuesIn = (digits: string): readonly (number | null)[] =>
  [...digits.padEnd(9, '.')].map((digit) => (digit === '.' ? null : Number(digit)));

it('leaves patterns to the engine, so that no wrong grid is praised', () => {
  const constraint: Constraint = { kind: 'regex', cells: cellsFor(2), pattern: '12' };
  const layout: Layout = { ...ROW, constraints: [constraint] };
  assert.equal(isSolved(layout, valuesIn('345678912')), false);
  assert.equal(isSolved(layout, valuesIn('123456789')), false);
});

it('weighs the cells of a bulb by ten, also where values have two digits', () => {
  const layout: Layout = {
    ...ROW,
    high: 16,
    constraints: [{ kind: 'arrow', bulb: [0, 1], cells: [2, 3] }],
  };
  const values = [1, 12, 10, 12, null, null, null, null, null];
  assert.deepEqual(brokenIn(layout, values), []);
  assert.equal(brokenIn(layout, [1, 12, 11, ...values.slice(3)]).length, 1);
});

it('cuts no piece of zeros alone', () => {
  const constraint: Constraint = { kind: 'sum-segments', cells: cellsFor(3), sum: 5 };
  const layout: Layout = { ...ROW, low: 0, constraints: [constraint] };
  assert.deepEqual(brokenIn(layout, valuesIn('050')), []);
  assert.equal(brokenIn(layout, valuesIn('000')).length, 1);
});

const isBroken = (constraint: Constraint, digits: string): boolean =>
  brokenIn({ ...ROW, constraints: [constraint] }, valuesIn(digits)).length > 0;

/** A constraint of so many cells, and digits that keep and that break it. */
const CASES: readonly (readonly [Constraint, readonly string[], readonly string[]])[] = [
  [{ kind: 'values', cells: cellsFor(2), values: [1, 3] }, ['11', '31'], ['12', '21']],
  [{ kind: 'thermometer', cells: cellsFor(3) }, ['129'], ['113', '321', '132']],
  [{ kind: 'thermometer', cells: cellsFor(3), slow: true }, ['113', '222'], ['121']],
  [{ kind: 'whisper', cells: cellsFor(3), difference: 5 }, ['161', '494'], ['165', '951']],
  [{ kind: 'renban', cells: cellsFor(3) }, ['324'], ['325', '322']],
  [{ kind: 'nabner', cells: cellsFor(3) }, ['357', '915'], ['353', '354', '192']],
  [{ kind: 'palindrome', cells: cellsFor(3) }, ['121'], ['122']],
  [{ kind: 'between', cells: cellsFor(4) }, ['1329', '9231'], ['1923', '1319', '5565']],
  [{ kind: 'lockout', cells: cellsFor(3), difference: 4 }, ['195'], ['123', '155', '151', '139']],
  [{ kind: 'zipper', cells: cellsFor(5) }, ['13524'], ['12345']],
  [{ kind: 'zipper', cells: cellsFor(4) }, ['1234'], ['1243']],
  [{ kind: 'modular', cells: cellsFor(4), modulus: 3 }, ['1231', '4567'], ['1241', '1232']],
  [{ kind: 'entropic', cells: cellsFor(4) }, ['1472', '9519'], ['1475', '1171']],
  [{ kind: 'entropic-set', cells: cellsFor(4) }, ['1147', '9951'], ['1144', '1111']],
  [{ kind: 'sum-segments', cells: cellsFor(4), sum: 10 }, ['9164', '1234'], ['9123', '9911']],
  [{ kind: 'equal-sums', groups: [[0, 1], [2]] }, ['123', '336'], ['122']],
  [{ kind: 'arrow', bulb: [0], cells: [1, 2] }, ['312', '633'], ['512']],
  [{ kind: 'arrow', bulb: [0, 1], cells: [2, 3] }, ['1293', '1899'], ['1399']],
  [{ kind: 'sum', cells: cellsFor(3), sum: 10 }, ['118', '442'], ['119']],
  [{ kind: 'difference', cells: cellsFor(2), difference: 2 }, ['13', '31'], ['12', '11']],
  [{ kind: 'ratio', cells: cellsFor(2), ratio: 2 }, ['12', '84'], ['13', '11']],
  [{ kind: 'contains', cells: cellsFor(3), values: [5, 5] }, ['515', '555'], ['511']],
  [{ kind: 'contains', cells: cellsFor(3), values: [5, 5], exactly: true }, ['515'], ['555']],
  [
    {
      kind: 'same-values',
      groups: [
        [0, 1],
        [2, 3],
      ],
    },
    ['1221'],
    ['1222'],
  ],
  [{ kind: 'counting-circles', cells: cellsFor(3) }, ['122', '333'], ['112', '322']],
  [{ kind: 'sandwich', cells: cellsFor(4), sum: 5 }, ['1329', '9231'], ['1339', '1932']],
  [{ kind: 'x-sum', cells: cellsFor(3), sum: 5 }, ['231', '239'], ['131', '941']],
  [{ kind: 'skyscraper', cells: cellsFor(4), count: 2 }, ['1911'], ['1239', '9123']],
  [
    { kind: 'hidden-skyscraper', cells: cellsFor(4), value: 3 },
    ['1439', '3439'],
    ['1239', '4239', '2423'],
  ],
  [{ kind: 'numbered-room', cells: cellsFor(4), value: 7 }, ['3179', '2711'], ['1234', '9777']],
  [
    { kind: 'indexing', cells: cellsFor(4), index: 1, value: 7 },
    ['1379', '7123'],
    ['1277', '1977'],
  ],
  [
    {
      kind: 'automaton',
      cells: cellsFor(3),
      start: 0,
      transitions: [
        [0, [1], 0],
        [0, [1, 2], 1],
        [1, [3], 1],
      ],
      accept: [1],
    },
    ['113', '233', '111'],
    ['131', '311'],
  ],
  [
    {
      kind: 'table',
      cells: cellsFor(2),
      pairs: [
        [1, 5],
        [2, 2],
      ],
    },
    ['15', '22'],
    ['51', '12'],
  ],
];

describe('values', () => {
  for (const [constraint, kept, broken] of CASES) {
    it(`keep or break ${constraint.kind} of ${JSON.stringify(constraint).length} characters`, () => {
      for (const digits of kept) assert.ok(!isBroken(constraint, digits), digits);
      for (const digits of broken) assert.ok(isBroken(constraint, digits), digits);
      // Only cells that are all filled tell.
      const first = broken[0]!;
      assert.ok(!isBroken(constraint, `.${first.slice(1)}`));
    });
  }

  it('break the rule of marks that are all shown only where there is none', () => {
    const dot: Constraint = { kind: 'difference', cells: [1, 0], difference: 1 };
    const layout = { ...ROW, constraints: [dot, { kind: 'unmarked', of: 'dots' } as const] };
    const cells = (digits: string): readonly (readonly number[])[] =>
      brokenIn(layout, valuesIn(digits)).map((each) => [...each.cells]);
    assert.deepEqual(cells('12'), []);
    assert.deepEqual(cells('123'), [[1, 2]]);
    assert.deepEqual(cells('3484'), [
      [1, 2],
      [2, 3],
    ]);
    const xv = { ...ROW, constraints: [{ kind: 'unmarked', of: 'xv' } as const] };
    assert.equal(brokenIn(xv, valuesIn('1482')).length, 2);
  });
});

const solution = (text: string): readonly number[] => [...text].map(Number);

describe('a board', () => {
  it('is not solved while a constraint is broken, and names it', () => {
    const layout = square(2, 2, {
      preset: null,
      constraints: [{ kind: 'thermometer', cells: [0, 1, 2] }],
    });
    assert.ok(isSolved(layout, solution('1234341221434321')));
    const other = solution('2134341212434321');
    const clash = findClashes(layout, other).find(({ kind }) => kind === 'rule');
    assert.deepEqual(clash!.cells, [0, 1, 2]);
    assert.ok(!isSolved(layout, other));
  });
});
