/** Links of f-puzzles and SudokuPad on the Variants panel, with the shipped engine. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { textsFor } from '../../page/panels/variants/texts';
import { LANGUAGES } from '../../locales/languages';
import { EXAMPLES } from '../../page/panels/variants/examples';
import { readFPuzzle } from '../../page/panels/variants/exchange/f-puzzles/read';
import { fPuzzlesAddress, writeFPuzzle } from '../../page/panels/variants/exchange/f-puzzles/write';
import type { Reading } from '../../page/panels/variants/exchange/reading';
import type { Constraint } from '../../board/constraints';
import type { Cosmetic } from '../../board/cosmetics';
import { aboutOf, CLASSIC, named, type Layout } from '../../board/layout';
import { fromRegions, toInput } from '../../board/shapes/regions';
import { boardOf as boardOfLayout, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { withCosmetics } from '../../page/panels/variants/shape';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { fPuzzleInText, takesText } from '../../page/panels/variants/reads';
import { unknownNames, withUnknown } from '../../page/panels/variants/exchange/unknown';
import { fPuzzleIn } from '../../page/ui/f-puzzles';
import { readState, writeState } from '../../page/ui/link';
import { type Engine, load, type RegionPresetName } from '../../../build/site/jiugong.mjs';
import { SAMPLES } from '../rule-samples';
import { emptyGrid, KILLER, linkTo, linkToText } from '../f-puzzles';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

function read(puzzle: unknown): Reading | null {
  const source = fPuzzleIn(linkTo(puzzle));
  if (source === null) return null;
  return source === 'damaged' ? { kind: source } : readFPuzzle(source);
}

function boardOf(source: object): Board {
  const reading = read(source);
  assert.equal(reading?.kind, 'puzzle', JSON.stringify(source).slice(0, 200));
  return (reading as { readonly board: Board }).board;
}

const layoutOf = (source: object): Layout => boardOf(source).layout;

/** An object as its entries in the order of their names. */
const ordered = (value: object): readonly unknown[] =>
  Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));

const sorted = (list: readonly unknown[]): readonly string[] =>
  list.map((entry) => JSON.stringify(entry)).sort();

/** A sudoku of 9 × 9 with further properties. */
const nine = (more: object): object => ({ size: 9, grid: emptyGrid(9), ...more });

const preset = async (name: RegionPresetName): Promise<Board> =>
  fromRegions(await engine.regionPreset(name));

const nameOf = (side: number, cell: number): string =>
  `R${Math.floor(cell / side) + 1}C${(cell % side) + 1}`;

const windowAt = (row: number, col: number): object => ({
  cells: [0, 1, 2].flatMap((down) => [0, 1, 2].map((across) => `R${row + down}C${col + across}`)),
});

/** Numbers without a pattern. */
const any = (cell: number): number => (cell * cell * 7919 + cell * 104_729) % 4093;

describe('a puzzle of f-puzzles', () => {
  it('of any size has the usual boxes', async () => {
    for (const side of [4, 6, 8, 9, 10, 12, 16, 25]) {
      const expected = await preset(`${side}x${side}` as RegionPresetName);
      assert.deepEqual(boardOf({ size: side, grid: emptyGrid(side) }), expected);
    }
    for (const side of [1, 2, 3, 5, 7, 11, 13]) {
      const { boxes, areas, rules } = layoutOf({ size: side, grid: emptyGrid(side) });
      assert.deepEqual([boxes, areas, rules.rows, rules.columns], [null, [], true, true]);
    }
  });

  it('has givens up to its size, and no digits that were filled in', () => {
    const grid = emptyGrid(16).map((row) => [...row]);
    grid[0] = [{ value: 16, given: true }, { value: '3', given: true }, { value: 5 }].concat(
      grid[0]!.slice(3) as never,
    );
    const { givens, layout } = boardOf({ size: 16, grid });
    assert.deepEqual([givens.slice(0, 4), layout.high], [[16, 3, null, null], 16]);
  });

  it('has each rule that the panel has', async () => {
    const windows = [windowAt(2, 2), windowAt(2, 6), windowAt(6, 2), windowAt(6, 6)];
    const jigsaw = await preset('jigsaw');
    const pieces = emptyGrid(9).map((row, down) =>
      row.map((_, across) => ({
        region: jigsaw.layout.areas.findIndex((area) => area.includes(down * 9 + across)),
      })),
    );
    const rules: readonly (readonly [RegionPresetName, object])[] = [
      ['x', { 'diagonal+': true, 'diagonal-': true }],
      ['anti-knight', { antiknight: true }],
      ['anti-king', { antiking: true }],
      ['non-consecutive', { nonconsecutive: true }],
      ['disjoint', { disjointgroups: true }],
      ['windoku', { extraregion: windows }],
      ['jigsaw', { grid: pieces }],
    ];
    for (const [name, more] of rules) {
      assert.deepEqual(boardOf(nine(more)), await preset(name), name);
    }
    const off = { antiknight: false, 'diagonal+': false, killercage: [], arrow: [] };
    assert.deepEqual(boardOf(nine(off)), await preset('9x9'));
  });

  it('has one diagonal as an extra region', () => {
    const cellsOf = (more: object): readonly string[] =>
      layoutOf({ size: 4, grid: emptyGrid(4), ...more })
        .extras.flat()
        .map((cell) => nameOf(4, cell));
    assert.deepEqual(cellsOf({ 'diagonal+': true }), ['R1C4', 'R2C3', 'R3C2', 'R4C1']);
    assert.deepEqual(cellsOf({ 'diagonal-': true }), ['R1C1', 'R2C2', 'R3C3', 'R4C4']);
  });

  it('has disjoint groups in boxes of any size', () => {
    const { extras } = layoutOf({ size: 6, grid: emptyGrid(6), disjointgroups: true });
    assert.deepEqual(extras.length, 6);
    assert.deepEqual(extras[1], [1, 4, 13, 16, 25, 28]);
    const { extras: none } = layoutOf({ size: 5, grid: emptyGrid(5), disjointgroups: true });
    assert.deepEqual(none, []);
  });

  it('has cages with and without sums, which may overlap', () => {
    const { cages } = layoutOf(
      nine({
        killercage: [
          { cells: ['R1C1', 'R1C2'], value: '9' },
          { cells: ['R1C2', 'r2c2', 'R1C2'], value: 12 },
          { cells: ['R9C9'] },
          { cells: ['R9C8'], value: '' },
          { cells: ['R9C7'], value: '0' },
          { cells: [], value: '7' },
        ],
      }),
    );
    assert.deepEqual(cages, [
      { sum: 9, cells: [0, 1] },
      { sum: 12, cells: [1, 10] },
      { sum: null, cells: [80] },
      { sum: null, cells: [79] },
      { sum: null, cells: [78] },
    ]);
  });

  it('has regular boxes that are stated as regions, and cells in no region', () => {
    const tall = emptyGrid(6).map((row, down) =>
      row.map((_, across) => ({ region: Math.floor(down / 3) * 3 + Math.floor(across / 2) })),
    );
    assert.deepEqual(layoutOf({ size: 6, grid: tall }).boxes, { rows: 3, cols: 2 });
    const holed = emptyGrid(4).map((row) => [{ region: null }, ...row.slice(1)]);
    const { boxes, areas } = layoutOf({ size: 4, grid: holed });
    assert.deepEqual(
      [boxes, areas],
      [
        null,
        [
          [1, 5],
          [2, 3, 6, 7],
          [9, 13],
          [10, 11, 14, 15],
        ],
      ],
    );
  });

  it('is solved', async () => {
    const killer = boardOf(KILLER);
    const example = fromRegions(await engine.readRegions(EXAMPLES.killer));
    const found = await engine.solveRegions(toInput(killer.layout, killer.givens));
    const expected = await engine.solveRegions(toInput(example.layout, example.givens));
    assert.equal(found.status, 'unique');
    assert.deepEqual(found.solution, expected.solution);
  });

  it('may be as large as a board of the site with cages, regions and a solution', () => {
    const side = 16;
    const cells = Array.from({ length: side * side }, (_, cell) => cell);
    const large = {
      size: side,
      title: 'Sixteen',
      ruleset: Array.from({ length: 1_000 }, (_, at) =>
        String.fromCharCode(97 + (any(at) % 26)),
      ).join(''),
      grid: emptyGrid(side).map((row, down) =>
        row.map((_, across) => ({
          region: any(down * side + across) % side,
          value: 1,
          given: true,
        })),
      ),
      killercage: cells.slice(0, 128).map((cell) => ({
        cells: [nameOf(side, cell), nameOf(side, cell + 128)],
        value: `${(any(cell) % 29) + 3}`,
      })),
      solution: cells.map((cell) => (any(cell) % side) + 1),
    };
    assert.equal(layoutOf(large).cages.length, 128);
  });
});

/** The cells of a row or column of a board of 9 × 9. */
const row = (index: number): readonly number[] =>
  [...Array(9).keys()].map((col) => 9 * index + col);
const column = (index: number): readonly number[] =>
  [...Array(9).keys()].map((at) => 9 * at + index);

describe('rules about some cells', () => {
  const constraintsOf = (more: object): readonly Constraint[] => layoutOf(nine(more)).constraints;
  it('are lines', () => {
    const lines = [['R1C1', 'R2C2', 'R2C3']];
    const cells = [0, 10, 11];
    const each: Readonly<Record<string, object>> = {
      thermometer: { kind: 'thermometer', cells },
      slowthermometer: { kind: 'thermometer', cells, slow: true },
      whispers: { kind: 'whisper', cells, difference: 5 },
      renban: { kind: 'renban', cells },
      nabner: { kind: 'nabner', cells },
      palindrome: { kind: 'palindrome', cells },
      betweenline: { kind: 'between', cells },
      lockout: { kind: 'lockout', cells, difference: 4 },
      zipperline: { kind: 'zipper', cells },
      modularline: { kind: 'modular', cells, modulus: 3 },
      entropicline: { kind: 'entropic', cells },
      doublearrow: { kind: 'equal-sums', groups: [[0, 11], [10]] },
    };
    for (const [name, constraint] of Object.entries(each)) {
      assert.deepEqual(constraintsOf({ [name]: [{ lines }] }), [constraint], name);
    }
    assert.deepEqual(constraintsOf({ whispers: [{ lines, value: '4' }] }), [
      { kind: 'whisper', cells, difference: 4 },
    ]);
    assert.deepEqual(
      constraintsOf({ regionsumline: [{ lines: [['R1C2', 'R1C3', 'R1C4', 'R2C4']] }] }),
      [
        {
          kind: 'equal-sums',
          groups: [
            [1, 2],
            [3, 12],
          ],
        },
      ],
    );
    assert.deepEqual(constraintsOf({ renban: [{ lines: [['R1C1'], []] }, { lines: [] }] }), []);
  });

  it('are arrows, also of several shafts', () => {
    const arrow = [
      {
        cells: ['R1C1', 'R1C2'],
        lines: [
          ['R1C2', 'R2C3', 'R3C4'],
          ['R1C1', 'R2C1'],
        ],
      },
    ];
    assert.deepEqual(constraintsOf({ arrow }), [
      { kind: 'arrow', bulb: [0, 1], cells: [11, 21] },
      { kind: 'arrow', bulb: [0, 1], cells: [9] },
    ]);
  });

  it('are marks between cells, with their usual numbers', () => {
    const cells = ['R1C1', 'R1C2'];
    assert.deepEqual(
      constraintsOf({
        difference: [{ cells }, { cells, value: '3' }],
        ratio: [{ cells, value: '' }, { cells }],
        xv: [{ cells, value: 'X' }, { cells, value: 'v' }, { cells }],
        negative: ['ratio', 'xv', 'difference'],
      }),
      [
        { kind: 'difference', cells: [0, 1], difference: 1 },
        { kind: 'difference', cells: [0, 1], difference: 3 },
        { kind: 'ratio', cells: [0, 1], ratio: 2 },
        { kind: 'ratio', cells: [0, 1], ratio: 2 },
        { kind: 'sum', cells: [0, 1], sum: 10 },
        { kind: 'sum', cells: [0, 1], sum: 5 },
        { kind: 'unmarked', of: 'dots' },
        { kind: 'unmarked', of: 'xv' },
      ],
    );
    assert.deepEqual(constraintsOf({ ratio: [{ cells, value: 3 }] }), [
      { kind: 'ratio', cells: [0, 1], ratio: 3 },
    ]);
    const quadruple = [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1, '2'] }];
    assert.deepEqual(constraintsOf({ quadruple }), [
      { kind: 'contains', cells: [0, 1, 9, 10], values: [1, 2] },
    ]);
    // A cell that is named twice is one.
    const twice = ['R1C1', 'R1C2', 'R1C1'];
    const lines = [['R1C2', 'R2C2']];
    assert.deepEqual(
      constraintsOf({
        quadruple: [{ cells: twice, values: [1] }],
        arrow: [{ cells: twice, lines }],
      }),
      [
        { kind: 'contains', cells: [0, 1], values: [1] },
        { kind: 'arrow', bulb: [0, 1], cells: [10] },
      ],
    );
  });

  it('are clues outside the grid, of which those without a number mean nothing', () => {
    assert.deepEqual(
      constraintsOf({
        sandwichsum: [{ cell: 'R3C0', value: '12' }, { cell: 'R0C1' }],
        xsum: [{ cell: 'R0C4', value: 20 }],
        skyscraper: [{ cell: 'R3C10', value: '3' }],
        littlekillersum: [
          { cell: 'R0C7', cells: ['R1C8', 'R2C9'], direction: 'DR', value: '9' },
          { cell: 'R10C2', direction: 'UR', value: 33 },
        ],
      }),
      [
        { kind: 'sandwich', cells: row(2), sum: 12 },
        { kind: 'x-sum', cells: column(3), sum: 20 },
        { kind: 'skyscraper', cells: [...row(2)].reverse(), count: 3 },
        { kind: 'sum', cells: [7, 17], sum: 9 },
        { kind: 'sum', cells: [74, 66, 58, 50, 42, 34, 26], sum: 33 },
      ],
    );
  });

  it('are marks of cells', () => {
    const grid = emptyGrid(9).map((cells, down) =>
      cells.map((cell, across) => (down + across === 0 ? { givenPencilMarks: [3, '4'] } : cell)),
    );
    assert.deepEqual(
      constraintsOf({
        grid,
        odd: [{ cell: 'R1C2' }],
        even: [{ cell: 'R1C3' }],
        clone: [{ cells: ['R1C1', 'R1C2'], cloneCells: ['R5C5', 'R5C6'] }],
        columnindexer: [{ cells: ['R1C2'] }],
        rowindexer: [{ cells: ['R2C1'] }],
        boxindexer: [{ cells: ['R2C2'] }],
      }),
      [
        { kind: 'values', cells: [1], values: [1, 3, 5, 7, 9] },
        { kind: 'values', cells: [2], values: [2, 4, 6, 8] },
        { kind: 'same-values', groups: [[0], [40]] },
        { kind: 'same-values', groups: [[1], [41]] },
        { kind: 'indexing', cells: row(0), index: 1, value: 2 },
        { kind: 'indexing', cells: column(0), index: 9, value: 2 },
        { kind: 'indexing', cells: [0, 1, 2, 9, 10, 11, 18, 19, 20], index: 10, value: 5 },
        { kind: 'values', cells: [0], values: [3, 4] },
      ],
    );
  });

  it('are extremes, which are not compared with each other', () => {
    const minimum = [{ cell: 'R1C1' }, { cell: 'R1C2' }];
    assert.deepEqual(constraintsOf({ minimum }), [
      { kind: 'thermometer', cells: [0, 9] },
      { kind: 'thermometer', cells: [1, 2] },
      { kind: 'thermometer', cells: [1, 10] },
    ]);
    assert.deepEqual(constraintsOf({ maximum: [{ cell: 'R9C9' }] }), [
      { kind: 'thermometer', cells: [71, 80] },
      { kind: 'thermometer', cells: [79, 80] },
    ]);
  });

  it('may have drawings of their own, which the panel makes itself', () => {
    const line = [{ lines: [['R1C1', 'R1C2']], outlineC: '#67F067', fromConstraint: 'Whispers' }];
    assert.equal(constraintsOf({ whispers: [{ lines: [['R1C1', 'R1C2']] }], line }).length, 1);
  });

  it('come with the words of their author', () => {
    const words = { title: 'T', author: 'A', ruleset: 'R\nS', msgcorrect: 'M' };
    assert.deepEqual(layoutOf(nine({ ...words, antiknight: true })).about, {
      title: 'T',
      author: 'A',
      rules: 'R\nS',
      message: 'M',
    });
    assert.equal(layoutOf(nine({ title: 5, antiknight: true })).about, null);
  });
});

describe('a puzzle that is written', () => {
  const rewritten = (board: Board): Board => boardOf(writeFPuzzle(board).puzzle);

  it('is read again as it was', () => {
    for (const [name, constraint] of Object.entries(SAMPLES)) {
      const board = boardOfLayout(blank(CLASSIC), {
        ...CLASSIC,
        preset: null,
        constraints: [constraint],
      });
      const { lost } = writeFPuzzle(board);
      const { constraints } = rewritten(board).layout;
      if (lost.length > 0) {
        assert.deepEqual([lost, constraints], [[name], []]);
      } else {
        const cells = 'cells' in constraint && name === 'odd' ? constraint.cells : null;
        const single = cells?.map((cell) => ({ ...constraint, cells: [cell] }));
        assert.deepEqual(constraints, single ?? [constraint], name);
      }
    }
  });

  it('is read again as it was, whatever is in it that the format carries', () => {
    const carried = Object.values(SAMPLES).filter((constraint) => {
      const layout = { ...CLASSIC, preset: null, constraints: [constraint] };
      // Dots and what is said of the others belong together, and have tests of their own.
      return (
        !['values', 'difference', 'ratio', 'unmarked'].includes(constraint.kind) &&
        writeFPuzzle(boardOfLayout(blank(CLASSIC), layout)).lost.length === 0
      );
    });
    const cells = fc.uniqueArray(fc.nat(80), { minLength: 1, maxLength: 6 });
    const word = fc.string({ maxLength: 12 });
    // Places that the format knows: the middles of one cell, two or four.
    const place = fc.integer({ min: 1, max: 17 }).map((half) => half / 2);
    const color = fc.constantFrom<`#${string}`>('#ff0000', '#12345678', '#000000');
    const cosmetic = fc.oneof(
      fc
        .record({
          kind: fc.constant('line' as const),
          points: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 2, maxLength: 4 }),
          color,
          width: fc.constantFrom(0.1, 0.25),
        })
        .map(({ points, ...line }): Cosmetic => ({
          ...line,
          points: points.map(([x, y]) => [x + 0.5, y + 0.5] as const),
          head: 0,
        })),
      fc
        .record({
          at: fc.tuple(place, place),
          isRound: fc.boolean(),
          fill: fc.option(color),
          border: fc.option(color),
          text: fc.constantFrom('', 'A', '<b>'),
        })
        .map((shape): Cosmetic => ({
          ...shape,
          kind: 'shape',
          size: [0.5, 0.75],
          angle: 45,
          letters: 0.5,
          ink: '#000000',
          isOver: true,
        })),
      fc.record({ cells, text: fc.constantFrom('', 'B'), color }).map((cage): Cosmetic => ({
        ...cage,
        kind: 'cage',
      })),
    );
    const puzzles = fc.record({
      constraints: fc.uniqueArray(fc.constantFrom(...carried), { maxLength: 8 }),
      cages: fc.array(fc.record({ sum: fc.option(fc.integer({ min: 1, max: 45 })), cells }), {
        maxLength: 3,
      }),
      extras: fc.array(cells, { maxLength: 2 }),
      about: fc.record({ title: word, author: word, rules: word, message: word }),
      on: fc.record({
        diagonals: fc.boolean(),
        antiKnight: fc.boolean(),
        antiKing: fc.boolean(),
        nonConsecutive: fc.boolean(),
      }),
      cosmetics: fc.array(cosmetic, { maxLength: 3 }),
      givens: fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: 81, maxLength: 81 }),
    });
    fc.assert(
      fc.property(puzzles, ({ on, cosmetics, about, givens, ...rest }) => {
        const layout: Layout = withCosmetics(
          {
            ...CLASSIC,
            ...rest,
            preset: null,
            rules: { ...CLASSIC.rules, ...on },
            about: aboutOf({ ...about }),
          },
          cosmetics,
        );
        const board = boardOfLayout(givens, named(layout));
        const { puzzle, lost } = writeFPuzzle(board);
        assert.deepEqual(lost, []);
        const back = boardOf(puzzle as object);
        const { constraints: rules, cosmetics: drawn = [], ...shape } = back.layout;
        const { constraints, cosmetics: drawnBefore = [], ...before } = board.layout;
        assert.deepEqual(JSON.parse(JSON.stringify(shape)), JSON.parse(JSON.stringify(before)));
        // Lists of the format part what is of different kinds.
        assert.deepEqual(sorted(rules.map(ordered)), sorted(constraints.map(ordered)));
        assert.deepEqual(sorted(drawn.map(ordered)), sorted(drawnBefore.map(ordered)));
        assert.deepEqual(back.givens, board.givens);
      }),
      { seed: 11, numRuns: 150 },
    );
  });

  it('names what cannot be carried', () => {
    const lost = Object.entries(SAMPLES).flatMap(([, constraint]) => {
      const layout = { ...CLASSIC, preset: null, constraints: [constraint] };
      return writeFPuzzle(boardOfLayout(blank(CLASSIC), layout)).lost;
    });
    assert.deepEqual(lost, [
      'entropic-quad',
      'entropic-set',
      'sum-segments',
      'equal-sums',
      'edge-sum',
      'outside-sum',
      'sum',
      'unmarked-white',
      'unmarked-black',
      'contains',
      'same-values',
      'counting-circles',
      'hidden-skyscraper',
      'regex',
      'automaton',
      'table',
    ]);
    // Dots are between two cells that touch, and have a number of theirs; a line has two cells.
    const apart: readonly Constraint[] = [
      { kind: 'difference', cells: [0, 1, 2], difference: 3 },
      { kind: 'ratio', cells: [0, 1], ratio: -3 },
      { kind: 'sum', cells: [0, 8], sum: 10 },
      { kind: 'thermometer', cells: [0] },
      { kind: 'values', cells: [0], values: [1, -2, 27] },
    ];
    for (const constraint of apart) {
      const layout = { ...CLASSIC, preset: null, constraints: [constraint] };
      const written = writeFPuzzle(boardOfLayout(blank(CLASSIC), layout));
      assert.equal(written.lost.length, 1, constraint.kind);
      assert.deepEqual(boardOf(written.puzzle).layout.constraints, []);
    }
    const odd = { ...CLASSIC, preset: null, rows: 8, low: 0, high: 8, voids: [3] };
    const rules = { ...CLASSIC.rules, rows: false };
    const board = boardOfLayout(blank(odd), { ...odd, rules });
    assert.deepEqual(writeFPuzzle(board).lost, ['size', 'values', 'rows', 'void']);
    // What is left is another puzzle, of which it is no solution.
    assert.ok(!('solution' in writeFPuzzle(board, board.givens).puzzle));
  });

  it('keeps givens, cages, regions, rules and words', async () => {
    const about = { title: 'T', author: '', rules: 'R', message: 'M' };
    for (const name of ['x', 'windoku', 'jigsaw', 'anti-king', '6x6'] as const) {
      const { layout, givens } = await preset(name);
      const cages = [
        { sum: 5, cells: [0, 1] },
        { sum: null, cells: [9] },
      ];
      const given = givens.map((_, cell) => (cell === 3 ? 2 : null));
      const board = boardOfLayout(given, { ...layout, preset: null, cages, about });
      assert.deepEqual(rewritten(board), board, name);
    }
  });

  it('has an address that opens it, and opens as JSON', () => {
    const { puzzle } = writeFPuzzle(boardOf(KILLER));
    for (const text of [fPuzzlesAddress(puzzle), JSON.stringify(puzzle)]) {
      assert.ok(takesText(text));
      const source = fPuzzleInText(text);
      assert.ok(source !== null && source !== 'damaged');
      assert.deepEqual(readFPuzzle(source), { kind: 'puzzle', board: boardOf(KILLER) });
    }
  });
});

describe('rules that the panel does not have', () => {
  const unknown = (more: object): readonly string[] =>
    layoutOf(nine(more)).about!.unknown!.split('\n');
  const line = [{ lines: [['R1C1', 'R2C2']] }];
  const own = emptyGrid(9).map((row, down) => row.map(() => ({ region: down })));

  it('are kept as text, and the rest opens', () => {
    const layout = layoutOf(nine({ taxicab: line, antiknight: true, foglight: ['R1C1'] }));
    assert.equal(layout.about!.unknown, `taxicab ${JSON.stringify(line)}\nfoglight ["R1C1"]`);
    assert.equal(layout.rules.antiKnight, true);
    assert.deepEqual(unknown({ negative: ['xv', 'sum'] }), ['negative "sum"']);
    assert.deepEqual(layoutOf(nine({ negative: ['xv', 'sum'] })).constraints, [
      { kind: 'unmarked', of: 'xv' },
    ]);
    const [two, other] = [
      ['R1C1', 'R1C2'],
      ['R5C1', 'R5C2'],
    ];
    const xv = [
      { cells: two, value: 'L' },
      { cells: other, value: 'X' },
    ];
    assert.deepEqual(unknown({ xv }), [`xv ${JSON.stringify(xv[0])}`]);
    assert.deepEqual(layoutOf(nine({ xv })).constraints, [
      { kind: 'sum', cells: [36, 37], sum: 10 },
    ]);
    assert.match(unknown({ difference: [{ cells: two, value: 'x' }] }).join(), /^difference /);
    assert.match(unknown({ sandwichsum: [{ cell: 'R0C1', value: '>9' }] }).join(), /^sandwichsum /);
    const fog = nine({ cage: [{ cells: two, value: 'FOGLIGHT' }] });
    assert.deepEqual(unknown(fog), ['fogofwar']);
    assert.deepEqual(layoutOf(fog).cosmetics, undefined);
    const cages = nine({ killercage: [{ cells: two, value: '<5' }] });
    assert.deepEqual(unknown(cages), ['killercage R1C1 R1C2 "<5"']);
    assert.deepEqual(layoutOf(cages).cages, [{ sum: null, cells: [0, 1] }]);
    assert.deepEqual(unknown({ grid: own, disjointgroups: true }), ['disjointgroups']);
  });

  it('with marks that mean something else have no rule of cells without marks', () => {
    const dots = { difference: [{ cells: ['R1C1', 'R1C2'], value: '?' }] };
    const negative = ['ratio', 'difference', 'xv'];
    const { rules, constraints, about } = layoutOf(
      nine({ ...dots, nonconsecutive: true, negative }),
    );
    assert.equal(rules.nonConsecutive, false);
    assert.deepEqual(constraints, [{ kind: 'unmarked', of: 'xv' }]);
    const [, ...others] = about!.unknown!.split('\n');
    assert.deepEqual(others, ['nonconsecutive', 'negative "ratio"', 'negative "difference"']);
    const xv = [{ cells: ['R1C1', 'R1C2'], value: 'XV' }];
    const layout = layoutOf(nine({ xv, nonconsecutive: true, negative: ['xv'] }));
    assert.deepEqual([layout.rules.nonConsecutive, layout.constraints], [true, []]);
    assert.match(layout.about!.unknown!, /\nnegative "xv"$/);
  });

  it('are told by their names in each language', () => {
    const rules = ['constructor', '__proto__ [1]', 'Thermometer []', '<b>', 'foglight', 'fogofwar'];
    const about = withUnknown(null, rules);
    for (const language of LANGUAGES) {
      const texts = textsFor(language);
      const { thermometer, foglight } = texts.variants.unknown.names;
      assert.deepEqual(unknownNames({ about }, texts), [
        'constructor',
        '__proto__',
        thermometer,
        '<b>',
        foglight,
      ]);
    }
  });
});

describe('links', () => {
  const variant = linkTo(KILLER);

  it('are found in messages, and percent-encoded', () => {
    const found = fPuzzleInText(variant);
    assert.ok(found !== null && found !== 'damaged');
    const packed = variant.slice(variant.indexOf('=') + 1);
    for (const text of [
      ` ${variant}\n`,
      `Can you solve this? ${variant} I cannot.`,
      `<${variant}>`,
      `Bob:\n> Look:\n> ${variant}\n`,
      encodeURIComponent(variant),
      `https://sudokupad.app/fpuzzles${packed}`,
      `https://sudokupad.app/fpuz${packed}?setting-nogrid=1`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles${packed}`,
    ]) {
      assert.deepEqual(fPuzzleInText(text), found, text.slice(0, 80));
      assert.ok(takesText(text), text.slice(0, 80));
    }
  });

  it('to classic puzzles, and damaged ones, are for Solve', () => {
    for (const text of [
      linkTo(nine({})),
      linkTo(nine({ title: 'x', arrow: [] })),
      variant.slice(0, 100),
      linkTo({ grid: [] }),
      'https://f-puzzles.com/?id=abc',
      'https://sudokupad.app/abc123',
      `${'.'.repeat(81)} ${variant}`,
      `# ${variant}\n${'.........\n'.repeat(9)}`,
    ]) {
      assert.ok(!takesText(text), text.slice(0, 80));
    }
  });

  it('to a puzzle with unknown rules are for this panel', () => {
    assert.ok(takesText(linkTo(nine({ taxicab: [{ lines: [['R1C1']] }] }))));
  });
});

describe('untrusted links', () => {
  it('with invalid parts are damaged', () => {
    const cage = (...cells: readonly unknown[]): object => nine({ killercage: [{ cells }] });
    const marked = JSON.stringify(nine({ xv: [{ cells: ['R1C1', 'R1C2'], value: 'deep' }] }));
    const deep = marked.replace('"deep"', `${'['.repeat(100_000)}5${']'.repeat(100_000)}`);
    const source = fPuzzleIn(linkToText(deep));
    assert.ok(source !== null && source !== 'damaged');
    assert.equal(readFPuzzle(source).kind, 'puzzle');
    for (const puzzle of [
      cage('R0C1'),
      cage('R1C10'),
      cage('R1C1C1'),
      cage('r1c001'),
      cage(5),
      cage(['R1C1']),
      cage({ toString: null }),
      cage(...Array(82).fill('R1C1')),
      nine({ killercage: 5 }),
      nine({ killercage: { cells: ['R1C1'] } }),
      nine({ killercage: [null] }),
      nine({ killercage: [{ cells: 'R1C1' }] }),
      nine({ killercage: Array(4_097).fill({ cells: ['R1C1'] }) }),
      nine({
        extraregion: Array(2_000).fill({ cells: ['R1C1'] }),
        killercage: Array(2_097).fill({ cells: ['R1C1'] }),
      }),
      nine({ extraregion: [{}] }),
      nine({ thermometer: 5 }),
      nine({ thermometer: [5] }),
      nine({ thermometer: [{ lines: 'R1C1' }] }),
      nine({ thermometer: [{ lines: [['R1C1', 'R1C10']] }] }),
      nine({ thermometer: [{ lines: Array(82).fill(['R1C1', 'R1C2']) }] }),
      nine({ thermometer: [{ lines: [Array(82).fill('R1C1')] }] }),
      nine({ arrow: [{ cells: ['R0C1'], lines: [] }] }),
      nine({ difference: [{ cells: ['R1C1'], value: 2 }] }),
      nine({ xv: [{ cells: ['R1C1', 'R1C2', 'R1C3'], value: 'X' }] }),
      nine({ odd: [{ cell: 'R10C1' }] }),
      nine({ sandwichsum: [{ cell: 'R1C1', value: 3 }] }),
      nine({ sandwichsum: [{ cell: 'R0C0', value: 3 }] }),
      nine({ littlekillersum: [{ cell: 'R0C1', direction: 'UR', value: 3 }] }),
      nine({ littlekillersum: [{ cell: 'R0C1', direction: '__proto__', value: 3 }] }),
      nine({ quadruple: [{ cells: ['R1C1'], values: 3 }] }),
      nine({ quadruple: [{ cells: ['R1C1'], values: ['x'] }] }),
      nine({ clone: [{ cells: ['R1C1'], cloneCells: [] }] }),
      nine({ negative: 'xv' }),
      nine({ grid: emptyGrid(9).map((row) => [{ givenPencilMarks: ['x'] }, ...row.slice(1)]) }),
      { grid: emptyGrid(37) },
      { grid: [] },
      { grid: emptyGrid(6).slice(1) },
      { grid: [[null]] },
      { grid: [[{ value: 2, given: true }]] },
      { grid: [[{ value: -1, given: true }]] },
      { grid: [[{ value: 'x', given: true }]] },
      { grid: [[{ region: 'x' }]] },
      { grid: [[{ region: -1 }]] },
      { grid: [[{ region: 1e9 }]] },
      [],
      5,
      null,
    ]) {
      assert.equal(read(puzzle)?.kind, 'damaged', JSON.stringify(puzzle).slice(0, 100));
    }
  });

  it('have the place of a part of a rule that is none', () => {
    const parts: readonly (readonly [more: object, path: readonly (string | number)[]])[] = [
      [{ thermometer: [{ lines: [] }, { lines: [['R1C1', 'R99C1']] }] }, ['thermometer', 2]],
      [{ killercage: [{ cells: ['R1C1', 'X'] }] }, ['killercage', 1, 'cells', 2]],
      [{ arrow: [7] }, ['arrow', 1]],
      [{ difference: { cells: [] } }, ['difference']],
      [{ littlekillersum: [{ cell: 'R0C1', direction: 'N', value: '9' }] }, ['littlekillersum', 1]],
      [{ line: [{ lines: 3 }] }, ['line', 1]],
    ];
    for (const [more, path] of parts) {
      const found = read({ size: 9, grid: emptyGrid(9), ...more });
      assert.ok(found?.kind === 'damaged', JSON.stringify(more));
      assert.deepEqual(found.fault?.path, path);
    }
  });

  it('change no prototype', () => {
    const text = JSON.stringify(nine({ x: 1 })).replace(
      '"x":1',
      '"__proto__":{"given":true,"value":5,"region":1},"constructor":{"prototype":{"y":1}}',
    );
    const link = linkTo(JSON.parse(text));
    const source = fPuzzleIn(link);
    assert.ok(source !== null && source !== 'damaged');
    assert.deepEqual([...source.rules.keys()], ['__proto__', 'constructor']);
    assert.ok(source.cells.every(({ given, region }) => given === null && region === undefined));
    const reading = readFPuzzle(source);
    assert.ok(reading.kind === 'puzzle');
    assert.match(reading.board.layout.about!.unknown!, /^__proto__ .*\nconstructor /);
    assert.equal(({} as Readonly<Record<string, unknown>>)['given'], undefined);
  });

  it('of any content are a puzzle that a link of the page can hold, or damaged', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>('R1C1', 'R9C9', 'R99C99', '__proto__', 0, -1, 10, 1e300, 'NaN'),
      fc.array(fc.record({ cells: fc.array(fc.constantFrom('R1C1', 'R4C4', 'R5C5', 7)) })),
    );
    const side = 4;
    const cell = fc.record(
      { value: odd, given: fc.boolean(), region: fc.oneof(fc.nat(5), odd) },
      { requiredKeys: [] },
    );
    const empty = fc.constant({});
    const row = fc.array(fc.oneof({ weight: 9, arbitrary: empty }, cell), {
      minLength: side,
      maxLength: side,
    });
    const cells = fc.array(fc.constantFrom('R1C1', 'R4C4', 'R2C3'), { maxLength: 5 });
    const lists = fc.array(fc.record({ cells, value: fc.oneof(fc.nat(20), fc.constant('')) }));
    const puzzles = fc.record(
      {
        size: odd,
        grid: fc.oneof(
          { weight: 9, arbitrary: fc.array(row, { minLength: side, maxLength: side }) },
          odd,
        ),
        antiknight: fc.oneof(fc.boolean(), odd),
        disjointgroups: fc.boolean(),
        'diagonal+': fc.boolean(),
        'diagonal-': fc.boolean(),
        killercage: fc.oneof({ weight: 3, arbitrary: lists }, odd),
        extraregion: fc.oneof({ weight: 3, arbitrary: lists }, odd),
      },
      { requiredKeys: ['grid'] },
    );
    const kinds = new Set<string>();
    const isWhole = (source: unknown): void => {
      const reading = read(source);
      kinds.add(reading!.kind);
      if (reading?.kind !== 'puzzle') return;
      const { board } = reading;
      const drawn = readState(PUZZLE_LINK, writeState(PUZZLE_LINK, board));
      assert.equal(drawn.kind, 'state');
    };
    fc.assert(fc.property(puzzles, isWhole), { seed: 18, numRuns: 1_000 });
    assert.deepEqual([...kinds].sort(), ['damaged', 'puzzle']);
  });

  it('nested deeper than the stack are never followed', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(20_000)}0${close.repeat(20_000)}`;
      for (const source of [
        nine({ killercage: [{ cells: ['R1C1'], value: 'deep' }] }),
        nine({ killercage: [{ cells: ['deep'] }] }),
        nine({ extraregion: 'deep' }),
        nine({ arrow: 'deep' }),
        { grid: [[{ value: 'deep', given: true }]] },
        { grid: [[{ region: 'deep' }]] },
        { grid: 'deep' },
      ]) {
        const link = linkToText(JSON.stringify(source).replace('"deep"', deep));
        const read = fPuzzleIn(link);
        const kind = read === 'damaged' ? read : readFPuzzle(read!).kind;
        assert.match(kind, /^(damaged|puzzle)$/, JSON.stringify(source).slice(0, 100));
      }
    }
  });
});
