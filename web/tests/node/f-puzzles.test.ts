/** Links of f-puzzles and SudokuPad on the Variants panel, with the shipped engine. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { textsFor } from '../../page/panels/variants/texts';
import { LANGUAGES } from '../../locales/languages';
import { EXAMPLES } from '../../page/panels/variants/examples';
import { readFPuzzle, type Reading } from '../../page/panels/variants/f-puzzles';
import type { Layout } from '../../board/layout';
import { fromRegions, toInput } from '../../board/shapes/regions';
import type { Board } from '../../board/state';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { fPuzzleInText, takesText } from '../../page/panels/variants/reads';
import { describeForeign } from '../../page/panels/variants/words';
import { fPuzzleIn } from '../../page/ui/f-puzzles';
import { readState, writeState } from '../../page/ui/link';
import { type Engine, load, type RegionPresetName } from '../../../build/site/jiugong.mjs';
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

const DAMAGED = { kind: 'damaged' } as const;

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

describe('rules that the panel does not have', () => {
  const foreign = (more: object): readonly string[] => {
    const reading = read(nine(more));
    assert.equal(reading?.kind, 'foreign', JSON.stringify(more));
    return (reading as { readonly rules: readonly string[] }).rules;
  };
  const line = [{ lines: [['R1C1', 'R2C2']] }];
  const own = emptyGrid(9).map((row, down) => row.map(() => ({ region: down })));

  it('are named, and open nothing', () => {
    assert.deepEqual(foreign({ thermometer: line, antiknight: true, arrow: line }), [
      'thermometer',
      'arrow',
    ]);
    assert.deepEqual(foreign({ negative: ['ratio'] }), ['negative']);
    assert.deepEqual(foreign({ killercage: [{ cells: ['R1C1'], value: '<5' }] }), ['killercage']);
    assert.deepEqual(foreign({ grid: own, disjointgroups: true }), ['disjointgroups']);
    const marked = emptyGrid(9).map((row) => [{ givenPencilMarks: [1] }, ...row.slice(1)]);
    assert.deepEqual(foreign({ grid: marked }), ['givenPencilMarks']);
  });

  it('are told in each language, those of unknown names together and last', () => {
    const rules = ['constructor', '__proto__', 'Thermometer', '<b>', 'line', 'text', 'xv'];
    for (const language of LANGUAGES) {
      const texts = textsFor(language);
      const { headline, rules: words, other, has } = texts.variants.foreign;
      const told = describeForeign(rules, texts);
      assert.equal(told.headline, headline);
      assert.deepEqual(told.details, [has([words.thermometer, words.line, words.xv, other])]);
    }
    const texts = textsFor('en');
    const two = describeForeign(['thermometer', 'arrow'], texts);
    assert.match(two.details.join(), /^It has thermometers and arrows\. /);
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

  it('to a puzzle with foreign rules are for this panel, which names them', () => {
    assert.ok(takesText(linkTo(nine({ thermometer: [{ lines: [['R1C1']] }] }))));
  });
});

describe('untrusted links', () => {
  it('with invalid parts are damaged', () => {
    const cage = (...cells: readonly unknown[]): object => nine({ killercage: [{ cells }] });
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
      assert.deepEqual(read(puzzle), DAMAGED, JSON.stringify(puzzle).slice(0, 100));
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
    assert.equal(readFPuzzle(source).kind, 'foreign');
    assert.equal(({} as Readonly<Record<string, unknown>>)['given'], undefined);
  });

  it('of any content are a puzzle that a link of the page can hold, foreign or damaged', () => {
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
    assert.deepEqual([...kinds].sort(), ['damaged', 'foreign', 'puzzle']);
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
        assert.match(kind, /^(damaged|foreign)$/, JSON.stringify(source).slice(0, 100));
      }
    }
  });
});
