/** The tools that draw constraints. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CLASSIC, type Cells, type Layout } from '../../board/layout';
import { ruleName } from '../../rules/rules';
import { OWN_TOOLS, TOOLS, type RuleTool, type ToolName } from '../../rules/tools/tools';
import {
  ruleAt,
  drawRule,
  drawGroups,
  eraseRule,
  fits,
  shiftRule,
} from '../../page/panels/variants/rule-tools';
import { clueField, clueOf, pairsIn, setClue, valuesIn, valuesText } from '../../rules/tools/clues';
import type { Need } from '../../rules/tools/strokes';
import { eraseAll } from '../../page/panels/variants/draw';
import { square } from '../layouts';

const tool = (name: ToolName): RuleTool => TOOLS.find((other) => other.name === name)!;

/** A stroke as each tool needs it, and strokes that are none. */
const STROKES: Readonly<Record<Need, readonly [fitting: Cells, ...others: readonly Cells[]]>> = {
  line: [[0, 10, 11, 12], [0], [0, 2], [8, 9]],
  pair: [[0, 1], [0], [0, 10], [0, 1, 2], [8, 9]],
  block: [[0, 10], [0], [0, 2], [8, 17], [72, 73]],
  edge: [[27], [0], [40], [40, 41], [0, 10], [27, 18]],
  diagonal: [[3, 13], [3], [3, 12], [40, 50]],
  square: [
    [0, 10, 20],
    [0, 10],
    [0, 1, 2],
    [0, 10, 11],
  ],
  start: [[27, 28, 29], [27], [40, 41], [27, 28, 37], [0, 10]],
  ends: [[0, 40], [0]],
  cells: [[0, 40]],
  groups: [[0, 40], []],
};

/** Whether a stroke alone makes a constraint, which has not several groups. */
const drawsAlone = ({ needs }: RuleTool): boolean => needs !== 'groups';

const draw = (name: ToolName, cells: Cells, clue?: string, layout: Layout = CLASSIC): Layout =>
  drawRule(layout, tool(name), cells, clue ?? tool(name).clue?.[1] ?? '');

describe('a tool', () => {
  for (const used of TOOLS.filter(drawsAlone)) {
    it(`draws what it is named after: ${used.name}`, () => {
      const [fitting, ...others] = STROKES[used.needs];
      const drawn = draw(used.name, fitting);
      assert.ok(drawn.constraints.length > 0);
      if (!(used.name in OWN_TOOLS)) {
        for (const made of drawn.constraints) assert.equal(ruleName(made, drawn), used.name);
      }
      assert.ok(drawn.constraints.every(({ kind }) => kind === used.of));
      for (const cells of others) {
        assert.ok(!fits(used, cells, CLASSIC), cells.join());
        assert.equal(draw(used.name, cells), CLASSIC);
      }
    });

    it(`erases the same one: ${used.name}`, () => {
      const [fitting] = STROKES[used.needs];
      const once = draw(used.name, fitting);
      assert.deepEqual(draw(used.name, fitting, undefined, once).constraints, []);
    });
  }

  it('needs its number or values', () => {
    for (const clue of ['', 'x', '-1', '99999'])
      assert.equal(draw('sandwich', [27], clue), CLASSIC);
    for (const clue of ['', '0', '12345']) assert.equal(draw('quadruple', [0, 10], clue), CLASSIC);
  });

  it('draws a clue about all of its line, up to a void cell', () => {
    const whole = draw('sandwich', [35]);
    assert.deepEqual(whole.constraints, [
      { kind: 'sandwich', cells: [35, 34, 33, 32, 31, 30, 29, 28, 27], sum: 10 },
    ]);
    const cut = draw('little-killer', [3, 13], '9', { ...CLASSIC, voids: [33] });
    assert.deepEqual(cut.constraints, [{ kind: 'sum', cells: [3, 13, 23], sum: 9 }]);
    assert.deepEqual(draw('x-sum', [80, 71], '9').constraints, [
      { kind: 'x-sum', cells: [80, 71, 62, 53, 44, 35, 26, 17, 8], sum: 9 },
    ]);
  });

  it('cuts lines of equal sums at the boxes', () => {
    const drawn = draw('region-sum', [1, 2, 3, 13, 12]);
    assert.deepEqual(drawn.constraints, [
      {
        kind: 'equal-sums',
        groups: [
          [1, 2],
          [3, 13, 12],
        ],
      },
    ]);
    assert.equal(draw('region-sum', [0, 1]), CLASSIC);
  });

  it('makes a bulb of several cells', () => {
    const drawn = draw('arrow', [0, 1, 2, 12], '2');
    assert.deepEqual(drawn.constraints, [{ kind: 'arrow', bulb: [0, 1], cells: [2, 12] }]);
    assert.equal(draw('arrow', [0, 1], '2'), CLASSIC);
  });

  it('puts signs around a minimum, and cells in an order of their own for indexers', () => {
    assert.deepEqual(
      draw('minimum', [0]).constraints.map((made) => 'cells' in made && made.cells),
      [
        [0, 1],
        [0, 9],
      ],
    );
    const [indexer] = draw('row-index', [20]).constraints;
    assert.deepEqual(indexer, {
      kind: 'indexing',
      cells: [2, 11, 20, 29, 38, 47, 56, 65, 74],
      index: 20,
      value: 3,
    });
  });

  it('has one constraint of all circles', () => {
    const two = draw('counting-circles', [2, 3], '', draw('counting-circles', [1, 2]));
    assert.deepEqual(two.constraints, [{ kind: 'counting-circles', cells: [1, 3] }]);
  });
});

const groups = (layout: Layout): readonly (readonly Cells[])[] =>
  layout.constraints.flatMap((made) => ('groups' in made ? [made.groups] : []));

describe('a rule of several groups', () => {
  for (const name of ['same-values', 'equal-sums'] as const) {
    it(`is drawn stroke by stroke: ${name}`, () => {
      const used = tool(name);
      const two = drawGroups(CLASSIC, used, [0, 1], [40, 49]);
      assert.equal(ruleName(two.constraints[0]!, two), name);
      const three = drawGroups(two, used, [49, 40], [70, 71]);
      assert.deepEqual(groups(three), [
        [
          [0, 1],
          [40, 49],
          [70, 71],
        ],
      ]);
      assert.deepEqual(groups(drawGroups(three, used, [0, 1], [71, 70])), []);
      assert.equal(drawGroups(two, used, [0, 1], [1, 0]), two);
    });
  }

  it('has as many cells in each where the values are the same', () => {
    assert.equal(drawGroups(CLASSIC, tool('same-values'), [0, 1], [40]), CLASSIC);
    const uneven = drawGroups(CLASSIC, tool('equal-sums'), [0, 1], [40]);
    assert.equal(uneven.constraints.length, 1);
  });

  it('is a square with all its lines', () => {
    const [square3] = groups(draw('magic-square', [20, 10, 0]));
    assert.deepEqual(square3, [
      [0, 1, 2],
      [9, 10, 11],
      [18, 19, 20],
      [0, 9, 18],
      [1, 10, 19],
      [2, 11, 20],
      [0, 10, 20],
      [2, 10, 18],
    ]);
    assert.equal(
      draw('magic-square', [0, 10, 20], '', { ...CLASSIC, voids: [11] }).constraints.length,
      0,
    );
  });
});

describe('a constraint that is moved', () => {
  const line = draw('thermometer', [0, 10, 11]);

  it('keeps its shape', () => {
    assert.deepEqual(shiftRule(line, 0, 10, 40).constraints, [
      { kind: 'thermometer', cells: [30, 40, 41] },
    ]);
  });

  it('stays where it has no room, or is there already', () => {
    assert.equal(shiftRule(line, 0, 0, 0), line);
    assert.equal(shiftRule(line, 0, 0, 8), line);
    assert.equal(shiftRule(line, 0, 11, 9), line);
    const voids = { ...line, voids: [41] };
    assert.equal(shiftRule(voids, 0, 10, 40), voids);
    const both = draw('thermometer', [30, 40, 41], '', line);
    assert.equal(shiftRule(both, 0, 10, 40), both);
  });

  it('moves a clue with its whole line', () => {
    const clue = draw('sandwich', [27]);
    const [moved] = shiftRule(clue, 0, 27, 45).constraints;
    assert.deepEqual(moved && 'cells' in moved && moved.cells.slice(0, 2), [45, 46]);
    assert.equal(shiftRule(clue, 0, 27, 28), clue);
  });
});

describe('a constraint that is drawn', () => {
  const layout = draw('white-dot', [0, 1], undefined, draw('sandwich', [0, 1]));

  it('is found at its cells, one outside at its first', () => {
    assert.equal(ruleAt(layout, 0), 1);
    assert.equal(ruleAt(layout, 0, 'sandwich'), 0);
    assert.equal(ruleAt(layout, 5), null);
    assert.equal(ruleAt(layout, 1, 'sandwich'), null);
    for (const [name, stroke] of [
      ['little-killer', [0, 10]],
      ['outside-sum', [36, 37, 38, 39, 40, 41]],
    ] as const) {
      const crossed = draw(name, stroke, undefined, draw('german-whisper', [40, 41]));
      const [first] = stroke;
      assert.deepEqual(
        [first, 40].map((cell) => ruleAt(crossed, cell)),
        [1, 0],
        name,
      );
      assert.equal(ruleAt(crossed, 40, 'sum'), null, name);
    }
    const pair = draw('x', [0, 1]);
    assert.deepEqual([ruleAt(pair, 0), ruleAt(pair, 1)], [0, 0]);
  });

  it('gets another number, or other values', () => {
    assert.equal(clueField(layout.constraints[0]!), 'sum');
    const other = setClue(layout, 0, '23');
    assert.equal(clueOf(other.constraints[0]!, other), '23');
    assert.equal(setClue(other, 0, '23'), other);
    assert.equal(setClue(layout, 0, 'x'), layout);
    const quadruple = draw('quadruple', [0, 10], '12');
    assert.equal(clueOf(setClue(quadruple, 0, '9 8').constraints[0]!, quadruple), '98');
    const exact = setClue(draw('contains', [0, 1, 2]), 0, '=55');
    assert.deepEqual(exact.constraints, [
      { kind: 'contains', cells: [0, 1, 2], values: [5, 5], exactly: true },
    ]);
    assert.equal(clueOf(exact.constraints[0]!, exact), '=55');
    assert.equal(clueOf(setClue(exact, 0, '5').constraints[0]!, exact), '5');
    const pattern = draw('regex', [0, 1, 2], '[12]*3');
    assert.equal(clueOf(setClue(pattern, 0, '1+').constraints[0]!, pattern), '1+');
    assert.equal(setClue(pattern, 0, ''), pattern);
    const table = draw('table', [0, 1], '1-2, 3–4');
    assert.deepEqual(table.constraints, [
      {
        kind: 'table',
        cells: [0, 1],
        pairs: [
          [1, 2],
          [3, 4],
        ],
      },
    ]);
    assert.equal(clueOf(table.constraints[0]!, table), '1-2 3-4');
    assert.equal(setClue(table, 0, '1'), table);
    const line = draw('renban', [0, 1]);
    assert.equal(clueField(line.constraints[0]!), null);
    assert.equal(setClue(line, 0, '3'), line);
  });

  it('is erased alone, or with all', () => {
    assert.deepEqual(eraseRule(layout, 1).constraints, [layout.constraints[0]]);
    assert.deepEqual(eraseAll(layout, 'constraints').constraints, []);
    assert.equal(eraseAll(CLASSIC, 'constraints'), CLASSIC);
  });
});

describe('values that are typed', () => {
  it('are signs of the board, or numbers where it has those', () => {
    const letters = square(4, 4);
    assert.deepEqual(valuesIn('1 a,g h0', letters), [1, 10, 16]);
    assert.equal(valuesText([1, 10, 16], letters), '1AG');
    const numbers = { ...CLASSIC, low: 30, high: 40 };
    assert.deepEqual(valuesIn('30 41, 40', numbers), [30, 40]);
    assert.equal(valuesText([30, 40], numbers), '30 40');
    assert.deepEqual(pairsIn('30-31 32-41 33 34', numbers), [
      [30, 31],
      [33, 34],
    ]);
    assert.deepEqual(pairsIn('12 3-A a:g', letters), [
      [1, 2],
      [3, 10],
      [10, 16],
    ]);
  });
});
