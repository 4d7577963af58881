/** Puzzles of SudokuPad on the Variants panel: JSON after its public format, its short form, and what people may send. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import lzString from 'lz-string';
import type { Constraint } from '../../board/constraints';
import { CLASSIC, type Layout } from '../../board/layout';
import { boardOf as boardOfLayout, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { LANGUAGES } from '../../locales/languages';
import type { Reading } from '../../page/panels/variants/exchange/reading';
import { EXPECTED } from '../../page/panels/variants/exchange/reading';
import { readPuzzle } from '../../page/panels/variants/exchange/sudokupad/sudokupad';
import {
  parseJson,
  sudokuPadAddress,
  unpackSudokuPad,
} from '../../page/panels/variants/exchange/sudokupad/unpack';
import { lostThere, writeSudokuPad } from '../../page/panels/variants/exchange/sudokupad/write';
import {
  describeDamage,
  describeDrawn,
  madeWords,
} from '../../page/panels/variants/exchange/words';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { sudokuPadInText, takesText } from '../../page/panels/variants/reads';
import { textsFor } from '../../page/panels/variants/texts';
import { readState, writeState } from '../../page/ui/link';
import { FIGURE_MESSAGES } from '../../rules/on-board/texts';
import type { RuleName } from '../../rules/rules';
import { SAMPLES } from '../rule-samples';
import { drawnBoards } from '../random-boards';

const emptyCells = (rows: number, cols = rows): object[][] =>
  Array.from({ length: rows }, () => Array.from({ length: cols }, () => ({})));

const BOXES = Array.from({ length: 9 }, (_, box) =>
  Array.from({ length: 9 }, (__, at) => [
    3 * Math.floor(box / 3) + Math.floor(at / 3),
    3 * (box % 3) + (at % 3),
  ]),
);

/** A sudoku of 9 × 9 with further properties. */
const nine = (more: object = {}): object => ({ cells: emptyCells(9), regions: BOXES, ...more });

const rules = (text: string): object => ({ metadata: { rules: text } });

function puzzleIn(source: unknown): Extract<Reading, { kind: 'puzzle' }> {
  const reading = readPuzzle(source);
  assert.equal(reading.kind, 'puzzle', JSON.stringify(reading));
  return reading as Extract<Reading, { kind: 'puzzle' }>;
}

const layoutOf = (source: unknown): Layout => puzzleIn(source).board.layout;
const constraintsOf = (more: object): readonly Constraint[] => layoutOf(nine(more)).constraints;

/** A puzzle without what a person made of it. */
const puzzleOf = ({ layout, givens }: Board): Board => boardOfLayout(givens, layout);

describe('a puzzle of SudokuPad', () => {
  it('has givens, boxes and pieces', () => {
    assert.equal(layoutOf(nine()), CLASSIC);
    const cells = emptyCells(9);
    cells[0] = [{ value: 5 }, { value: '3', given: true }, ...cells[0]!.slice(2)];
    assert.deepEqual(puzzleIn(nine({ cells })).board.givens.slice(0, 3), [5, 3, null]);
    const rows = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((col) => [row, col]));
    const quarters = layoutOf({ cells: emptyCells(4), regions: [rows.flat().slice(0, 4)] });
    assert.deepEqual([quarters.boxes, quarters.areas], [null, [[0, 1, 2, 3]]]);
  });

  it('may have any size, and a zero among its values', () => {
    const { rows, cols, low, high } = layoutOf({ cells: emptyCells(6, 8) });
    assert.deepEqual([rows, cols, low, high], [6, 8, 1, 8]);
    const cells = emptyCells(9);
    cells[8]![8] = { value: 0 };
    const { low: least, high: most } = layoutOf({ cells });
    assert.deepEqual([least, most], [0, 8]);
  });

  it('has cages: with a sum, without, that may repeat, and that are only drawn', () => {
    const layout = layoutOf(
      nine({
        cages: [
          {
            cells: [
              [0, 0],
              [0, 1],
            ],
            value: 9,
            unique: true,
          },
          {
            cells: [
              [1, 0],
              [1, 1],
            ],
            value: '12',
          },
          { cells: [[2, 0]], value: '0', unique: true },
          { cells: [[2, 2]], unique: true },
          {
            cells: [
              [3, 0],
              [3, 1],
            ],
            value: '7',
            unique: false,
          },
          { cells: [[4, 0]], value: 'A' },
          { cells: [[5, 0]] },
          {
            cells: [
              [0, 0],
              [8, 8],
            ],
            style: 'extraregion',
            unique: true,
          },
          { value: 'title: A title' },
          { cells: [[6, 0]], unique: false, hidden: true },
        ],
      }),
    );
    assert.deepEqual(layout.cages, [
      { sum: 9, cells: [0, 1] },
      { sum: 12, cells: [9, 10] },
      { sum: null, cells: [18] },
      { sum: null, cells: [20] },
    ]);
    assert.deepEqual(layout.constraints, [{ kind: 'sum', cells: [27, 28], sum: 7 }]);
    assert.deepEqual(layout.extras, [[0, 80]]);
    assert.deepEqual(
      layout.cosmetics?.map((cosmetic) => cosmetic.kind === 'cage' && cosmetic.text),
      ['A', ''],
    );
    assert.equal(layout.about?.title, 'A title');
  });

  it('has the words of its author, wherever they are', () => {
    const words = { title: 'T', author: 'A', rules: ['R', 'S'], msgcorrect: 'M', solution: '1' };
    const about = { title: 'T', author: 'A', rules: 'R\nS', message: 'M' };
    assert.deepEqual(layoutOf(nine({ metadata: words })).about, about);
    assert.deepEqual(layoutOf(nine(words)).about, about);
  });

  it('has rules of the whole board', () => {
    const { rules: on } = layoutOf(nine({ global: ['antiknight', 'nonconsecutive'] }));
    assert.deepEqual([on.antiKnight, on.antiKing, on.nonConsecutive], [true, false, true]);
    assert.equal(layoutOf(nine({ metadata: { antiking: true } })).rules.antiKing, true);
    assert.deepEqual(constraintsOf({ global: ['nonconsecutive', 'antiratio'] }), [
      { kind: 'unmarked', of: 'dots' },
    ]);
    assert.equal(constraintsOf({ global: ['antiratio'] }).length, 1);
    assert.deepEqual(constraintsOf({ global: ['antidifference', 'antiratio', 'antixv'] }), [
      { kind: 'unmarked', of: 'dots' },
      { kind: 'unmarked', of: 'xv' },
    ]);
    // Of a dot that is only drawn nobody knows what it excepts.
    for (const drawing of [dot([0.5, 2], '#44cc66'), dot([0.5, 2], '#ffffff', 'R')]) {
      const unread = layoutOf(
        nine({
          global: ['nonconsecutive', 'antiratio'],
          overlays: [dot([0.5, 1], '#ffffff'), drawing],
        }),
      );
      assert.equal(unread.about?.unknown, 'nonconsecutive\nnegative "antiratio"');
      assert.equal(unread.rules.nonConsecutive, false);
      assert.deepEqual(
        unread.constraints.map(({ kind }) => kind),
        ['difference'],
      );
    }
    // What is not to be seen, or lies at a mark that is a rule, is no dot.
    const white = dot([0.5, 1], '#ffffff');
    const none = { borderColor: 'none', backgroundColor: 'transparent' };
    for (const drawing of [
      { ...dot([3.5, 2], ''), ...none },
      { ...white, borderColor: undefined },
    ]) {
      const read = layoutOf(nine({ global: ['antixv', 'antiratio'], overlays: [drawing, white] }));
      assert.equal(read.about?.unknown, undefined);
      assert.equal(read.constraints.at(-1)?.kind, 'unmarked');
    }
    // The same of an X that is only drawn.
    const global = ['nonconsecutive', 'antixv'];
    for (const [signs, isUnread] of [
      [['x'], true],
      [['X', 'v'], true],
      [['X', 'V'], false],
    ] as const) {
      const overlays = signs.map((sign, at) => text([at + 0.5, 1], sign));
      const read = layoutOf(nine({ global, overlays }));
      assert.equal(read.rules.nonConsecutive, true);
      assert.equal(read.about?.unknown, isUnread ? 'negative "antixv"' : undefined);
      assert.equal(
        read.constraints.some(({ kind }) => kind === 'unmarked'),
        !isUnread,
      );
    }
    const { drawn } = puzzleIn(nine({ global, overlays: [text([0.5, 1], 'X')] }));
    assert.equal(drawn?.plain?.board.layout.about?.unknown, 'negative "antixv"');
    const rising = {
      wayPoints: [
        [0, 9],
        [9, 0],
      ],
      color: '#34BBE6',
      thickness: 2,
    };
    const falling = {
      wayPoints: [
        [9, 9],
        [0, 0],
      ],
      color: '#34BBE6',
      thickness: 2,
    };
    assert.equal(layoutOf(nine({ lines: [rising, falling] })).rules.diagonals, true);
    assert.deepEqual(layoutOf(nine({ lines: [rising] })).extras, [
      [8, 16, 24, 32, 40, 48, 56, 64, 72],
    ]);
  });

  for (const name of ['antiknight', 'antiking', 'nonconsecutive', 'antidifference', 'antiratio'])
    it(`has a rule from metadata as from the list: ${name}`, () => {
      const inList = layoutOf(nine({ global: [name] }));
      assert.deepEqual(layoutOf(nine({ metadata: { [name]: true } })), inList);
      assert.notDeepEqual(inList, layoutOf(nine({})));
    });
});

/** Parts as SudokuPad itself draws the rules of f-puzzles. */
const dot = (center: readonly number[], backgroundColor: string, text = ''): object => ({
  center,
  width: 0.3,
  height: 0.3,
  rounded: true,
  borderColor: '#000000',
  backgroundColor,
  text,
});
const text = (center: readonly number[], content: string | number): object => ({
  center,
  width: 0.25,
  height: 0.25,
  fontSize: 32,
  text: content,
});
const disc = (center: readonly number[], size: number, color: string): object => ({
  center,
  width: size,
  height: size,
  rounded: true,
  borderColor: color,
  backgroundColor: color,
});
const line = (color: string, ...wayPoints: readonly (readonly number[])[]): object => ({
  color,
  thickness: 16,
  wayPoints,
});

describe('rules that are drawn', () => {
  it('are dots, X and V, and signs between cells', () => {
    assert.deepEqual(
      constraintsOf({
        overlays: [
          dot([0.5, 1], '#FFFFFF'),
          dot([0.5, 2], '#ffffff', '3'),
          dot([1, 0.5], '#000000'),
          dot([2, 0.5], '#000', '4'),
          text([0.5, 4], 'X'),
          text([0.5, 5], 'V'),
          text([4.5, 5], '<'),
          text([5, 4.5], '∨'),
        ],
      }),
      [
        { kind: 'difference', cells: [0, 1], difference: 1 },
        { kind: 'difference', cells: [1, 2], difference: 3 },
        { kind: 'ratio', cells: [0, 9], ratio: 2 },
        { kind: 'ratio', cells: [9, 18], ratio: 4 },
        { kind: 'sum', cells: [3, 4], sum: 10 },
        { kind: 'sum', cells: [4, 5], sum: 5 },
        { kind: 'thermometer', cells: [40, 41] },
        { kind: 'thermometer', cells: [49, 40] },
      ],
    );
  });

  it('are quadruples, thermometers, arrows and little killers', () => {
    assert.deepEqual(
      constraintsOf({
        overlays: [
          { ...dot([1, 1], '#FFFFFF', '1 2 3'), width: 0.7, height: 0.7 },
          { ...dot([4.5, 4.5], '#ffffff'), width: 0.83, height: 0.83, borderColor: '#a1a1a1' },
          { ...dot([7.5, 1], '#ffffff'), width: 1.83, height: 0.83, borderColor: '#a1a1a1' },
          text([-0.5, 0.5], 12),
        ],
        underlays: [disc([0.5, 4.5], 0.85, '#CFCFCF')],
        lines: [line('#CFCFCF', [0.5, 4.5], [0.5, 6.5], [2.5, 8.5])],
        arrows: [
          {
            wayPoints: [
              [4.5, 4.9],
              [4.5, 6.5],
            ],
            color: '#a1a1a1',
            thickness: 5,
            headLength: 0.3,
          },
          {
            wayPoints: [
              [7.5, 1.9],
              [7.5, 3.5],
            ],
            color: '#a1a1a1',
            thickness: 5,
            headLength: 0.3,
          },
          {
            wayPoints: [
              [-0.2, 0.8],
              [-0.02, 0.98],
            ],
            color: '#000000',
            thickness: 2,
          },
        ],
      }),
      [
        { kind: 'contains', cells: [0, 1, 9, 10], values: [1, 2, 3] },
        { kind: 'arrow', bulb: [40], cells: [41, 42] },
        { kind: 'arrow', bulb: [63, 64], cells: [65, 66] },
        { kind: 'thermometer', cells: [4, 5, 6, 16, 26] },
        { kind: 'sum', cells: [1, 11, 21, 31, 41, 51, 61, 71], sum: 12 },
      ],
    );
  });

  it('are odd and even cells, and indexers', () => {
    assert.deepEqual(
      constraintsOf({
        underlays: [
          disc([0.5, 0.5], 0.7, '#CFCFCF'),
          { ...disc([1.5, 0.5], 0.7, '#CFCFCF'), rounded: false },
        ],
        cages: [{ cells: [[0, 1]], style: 'fpColumnIndexer' }],
      }),
      [
        { kind: 'values', cells: [0], values: [1, 3, 5, 7, 9] },
        { kind: 'values', cells: [9], values: [2, 4, 6, 8] },
        { kind: 'indexing', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8], index: 1, value: 2 },
      ],
    );
  });

  const way = [
    [0.5, 0.5],
    [0.5, 2.5],
    [1.5, 3.5],
  ] as const;
  const cells = [0, 1, 2, 12];

  it('are lines of a colour that the author names', () => {
    const named: readonly (readonly [string, string, Constraint])[] = [
      ['#67F067', 'German Whispers: …', { kind: 'whisper', cells, difference: 5 }],
      ['#f067f0', 'Renban lines …', { kind: 'renban', cells }],
      ['#c9c883', 'Nabner lines …', { kind: 'nabner', cells }],
      ['#999999', 'A palindrome …', { kind: 'palindrome', cells }],
      ['#FFA500', 'Dutch whispers …', { kind: 'whisper', cells, difference: 4 }],
      ['#3bb', '模数线', { kind: 'modular', cells, modulus: 3 }],
      ['#2ECBFF', 'Region sum lines', { kind: 'equal-sums', groups: [[0, 1, 2], [12]] }],
    ];
    for (const [color, words, constraint] of named) {
      assert.deepEqual(
        constraintsOf({ lines: [line(color, ...way)], ...rules(words) }),
        [constraint],
        words,
      );
    }
  });

  it('are no Nabner or renban lines where no neighbours on the board may be consecutive', () => {
    for (const color of ['#e8d000', '#f067f0']) {
      const drawn = { lines: [line(color, ...way)], ...rules('相邻两格的值不连续。') };
      assert.deepEqual(constraintsOf(drawn), [], color);
    }
    const lines = [line('#e8d000', ...way)];
    for (const words of ['Yellow: a nabner line.', FIGURE_MESSAGES['zh-Hans'].rules.nabner])
      assert.deepEqual(constraintsOf({ lines, ...rules(words) }), [{ kind: 'nabner', cells }]);
    const renban = { lines: [line('#f067f0', ...way)] };
    const words = FIGURE_MESSAGES['zh-Hans'].rules.renban;
    assert.deepEqual(constraintsOf({ ...renban, ...rules(words) }), [{ kind: 'renban', cells }]);
  });

  it('are red lines where the author says that parities alternate on them', () => {
    const lines = [line('#f07067', ...way)];
    for (const words of [
      'Parity lines',
      'Adjacent digits on a parity line …',
      FIGURE_MESSAGES.en.rules['parity-line'],
      FIGURE_MESSAGES['zh-Hans'].rules['parity-line'],
      'Digits on red lines alternate in parity.',
      'On a red line, odd and even digits alternate.',
      '红线上的数字奇数与偶数相间。',
    ]) {
      assert.deepEqual(
        constraintsOf({ lines, ...rules(words) }),
        [{ kind: 'modular', cells, modulus: 2 }],
        words,
      );
    }
    for (const words of [
      'Digits on a red line all have the same parity.',
      'A grey circle is odd: parity. Red line: the sum is prime.',
      '灰色圆为奇偶提示。红线上数字递增。',
      '红线上的数字奇偶性相同。',
      'Red lines alternate high and low. Grey circles are odd.',
      '',
    ]) {
      assert.deepEqual(constraintsOf({ lines, ...rules(words) }), [], words);
    }
  });

  it('are lines of a colour of f-puzzles where the author says nothing', () => {
    assert.deepEqual(constraintsOf({ lines: [line('#67F067', ...way)] }), [
      { kind: 'whisper', cells, difference: 5 },
    ]);
    assert.deepEqual(constraintsOf({ lines: [line('#00ff00', ...way)] }), []);
  });

  it('are lines between circles and diamonds, where the author names them', () => {
    const end = (center: readonly number[], more: object): object => ({
      ...disc(center, 0.8, '#CFCFCF'),
      backgroundColor: '#FFFFFF',
      ...more,
    });
    const thin = { ...line('#CFCFCF', [0.5, 0.9], [0.5, 2.1]), thickness: 2 };
    const ends = (more: object): object[] => [end([0.5, 0.5], more), end([0.5, 2.5], more)];
    assert.deepEqual(
      constraintsOf({ overlays: ends({}), lines: [thin], ...rules('Between lines') }),
      [{ kind: 'between', cells: [0, 1, 2] }],
    );
    const diamonds = ends({ rounded: false, angle: 45, width: 0.6, height: 0.6 });
    assert.deepEqual(
      constraintsOf({ overlays: diamonds, lines: [thin], ...rules('Lockout lines') }),
      [{ kind: 'lockout', cells: [0, 1, 2], difference: 4 }],
    );
    assert.deepEqual(constraintsOf({ overlays: ends({}), lines: [thin] }), []);
  });

  it('are clues outside of the one kind that the author names', () => {
    const overlays = [text([2.5, -0.5], 12), text([9.5, 3.5], 4)];
    const row = [18, 19, 20, 21, 22, 23, 24, 25, 26];
    const column = [75, 66, 57, 48, 39, 30, 21, 12, 3];
    assert.deepEqual(constraintsOf({ overlays, ...rules('Sandwich sums') }), [
      { kind: 'sandwich', cells: row, sum: 12 },
      { kind: 'sandwich', cells: column, sum: 4 },
    ]);
    assert.deepEqual(constraintsOf({ overlays, ...rules('Skyscrapers') })[1], {
      kind: 'skyscraper',
      cells: column,
      count: 4,
    });
    assert.deepEqual(constraintsOf({ overlays, ...rules('Sandwich sums, skyscrapers') }), []);
    assert.deepEqual(constraintsOf({ overlays }), []);
  });

  it('are told, and so is what is only drawn and what is left out', () => {
    const reading = puzzleIn(
      nine({
        overlays: [dot([0.5, 1], '#FFFFFF'), text([4.5, 4.5], 'hello'), text([99, 99], 'far')],
        lines: [line('#123456', [0.5, 0.5], [3.2, 1.1]), { d: 'M0 0L9 9', color: 'red' }],
        author2: 'x',
        empty: [],
        metadata: { title: 'T', collection: 'c', source: '' },
      }),
    );
    const { drawn, board } = reading;
    const { plain, ...told } = drawn!;
    assert.deepEqual(told, {
      recognized: [{ kind: 'difference', cells: [0, 1], difference: 1 }],
      cosmetics: 2,
      left: ['2', 'author2', 'collection'],
    });
    // As drawings alone all three are there, and the same words.
    assert.equal(plain!.cosmetics, 3);
    assert.deepEqual(plain!.board.layout.constraints, []);
    assert.equal(plain!.board.layout.about?.title, 'T');
    for (const language of LANGUAGES) {
      const texts = textsFor(language);
      const told = describeDrawn(drawn!, board.layout, texts);
      assert.equal(told.length, 3);
      assert.equal(told[1], texts.exchange.cosmetics(2));
      assert.ok(told[2]!.includes('author2'));
    }
  });

  it('have a plain reading only where one was taken for a rule', () => {
    const { drawn } = puzzleIn(nine({ overlays: [text([4.5, 4.5], 'hello')] }));
    assert.equal(drawn!.plain, null);
  });

  it('come with values that are no givens, and with the names of marks that are left out', () => {
    const [first = [], ...rest] = emptyCells(9);
    const filled = [
      { value: 5 },
      { value: 3, given: false },
      { centremarks: [1, 2] },
      ...first.slice(3),
    ];
    const { board, drawn } = puzzleIn(nine({ cells: [filled, ...rest] }));
    assert.deepEqual([board.givens[0], board.givens[1], board.own[1]], [5, null, 3]);
    assert.deepEqual(drawn!.left, ['centremarks']);
  });

  it('of thousands of unknown properties only some are named', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`p${at}`, 1]));
    const { drawn } = puzzleIn(nine({ ...many, metadata: many }));
    assert.equal(drawn!.left.length, 12);
  });

  it('that are rules a board here cannot have are kept as text', () => {
    const unknown = (more: object): string | undefined =>
      puzzleIn(nine(more)).board.layout.about?.unknown;
    assert.equal(unknown({ foglight: [[0, 0]] }), 'foglight [[0,0]]');
    assert.equal(unknown({ triggereffect: [{}] }), 'triggereffect [{}]');
    assert.equal(unknown({ global: ['antifoo', 'antiking'] }), 'antifoo');
    assert.equal(unknown({ foglight: [] }), undefined);
    // Its groups come as cages.
    const groups = [
      {
        type: 'disjoint',
        cells: [
          [0, 0],
          [0, 3],
        ],
      },
    ];
    assert.equal(unknown({ global: ['disjoint'] }), 'disjoint');
    assert.equal(unknown({ global: ['disjoint'], cages: groups }), undefined);
  });
});

describe('a puzzle that is written', () => {
  const rewritten = (board: Board, made: string): Reading =>
    readPuzzle(unpackSudokuPad(sudokuPadAddress(writeSudokuPad(board, made))));

  it('is read again as it was, whatever it has', () => {
    fc.assert(
      fc.property(drawnBoards, fc.string(), (board, made) => {
        const puzzle = puzzleOf(board);
        const state = writeState(PUZZLE_LINK, puzzle);
        // Values that no link holds are for no other program either.
        fc.pre(readState(PUZZLE_LINK, state).kind === 'state');
        const reading = rewritten(board, made);
        assert.equal(reading.kind, 'puzzle');
        const { board: back } = reading as Extract<Reading, { kind: 'puzzle' }>;
        assert.deepEqual(
          [back.layout, back.givens, back.own],
          [puzzle.layout, puzzle.givens, puzzle.own],
        );
      }),
      { seed: 22, numRuns: 60 },
    );
  });

  it('has a drawing for each kind of rule, by which others and this panel know most again', () => {
    const texts = textsFor('en');
    const unknown: string[] = [];
    // (What is said of all neighbours without a dot has no drawing.)
    const samples = Object.entries(SAMPLES).filter(
      ([name]) => !/^unmarked-(white|black)$/.test(name),
    );
    for (const [name, constraint] of samples) {
      const { names, rules: sentences } = FIGURE_MESSAGES.en;
      const said = `${names[name as RuleName]}: ${sentences[name as RuleName]}`;
      const about = { title: '', author: '', rules: said, message: '' };
      const layout = { ...CLASSIC, preset: null, constraints: [constraint], about };
      const board = boardOfLayout(blank(layout), layout);
      const { metadata, ...drawn } = writeSudokuPad(board, '') as { metadata: object };
      const lists = ['underlays', 'lines', 'arrows', 'overlays', 'cages', 'global'];
      assert.ok(
        lists.some((list) => list in drawn),
        name,
      );
      const foreign = { ...drawn, metadata: { ...metadata, jiugong: undefined } };
      const { constraints } = layoutOf(JSON.parse(JSON.stringify(foreign)));
      const split =
        constraint.kind === 'values'
          ? constraint.cells.map((cell) => ({ ...constraint, cells: [cell] }))
          : [constraint];
      if (JSON.stringify(constraints) !== JSON.stringify(split)) {
        const isLoose = constraint.kind === 'values' && constraints.length === split.length;
        if (!isLoose) unknown.push(name);
      }
    }
    assert.deepEqual(unknown, [
      'allowed',
      'slow-thermometer',
      'entropic-quad',
      'entropic-set',
      'sum-segments',
      'double-arrow',
      'equal-sums',
      'edge-sum',
      'outside-sum',
      'contains',
      'clone',
      'same-values',
      'counting-circles',
      'hidden-skyscraper',
      'indexing',
      'regex',
      'automaton',
      'table',
    ]);
    assert.match(madeWords({ ...CLASSIC, constraints: [SAMPLES.renban] }, texts), /Purple/);
  });

  it('that was changed elsewhere is what it is by then', () => {
    const layout = { ...CLASSIC, preset: null, constraints: [SAMPLES.renban] };
    const written = writeSudokuPad(boardOfLayout(blank(layout), layout), 'Renban') as {
      cages?: object[];
    };
    written.cages = [
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        value: '9',
        unique: true,
      },
    ];
    assert.deepEqual(layoutOf(written).cages, [{ sum: 9, cells: [0, 1] }]);
  });

  it('names what is not to be seen there', () => {
    const constraints = [SAMPLES.regex, SAMPLES.renban];
    const on = { ...CLASSIC.rules, rows: false };
    assert.deepEqual(lostThere({ ...CLASSIC, rules: on, voids: [3], constraints }), [
      'rows',
      'void',
      'regex',
    ]);
  });
});

/** A link to a text. */
const linkTo = (packed: string): string =>
  `https://sudokupad.app/scl${encodeURIComponent(lzString.compressToBase64(packed))}`;

describe('links', () => {
  const json = JSON.stringify(
    nine({
      cages: [
        {
          cells: [
            [0, 0],
            [0, 1],
          ],
          value: 9,
        },
      ],
    }),
  );

  it('hold JSON, in paths and queries, in messages, and percent-encoded', () => {
    const link = linkTo(json);
    const packed = link.slice(link.indexOf('scl') + 3);
    for (const text of [
      link,
      ` Look: ${link} \n`,
      encodeURIComponent(link),
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc${packed}`,
      json,
    ]) {
      assert.ok(takesText(text), text.slice(0, 60));
      assert.deepEqual(unpackSudokuPad(sudokuPadInText(text)!), JSON.parse(json));
    }
    for (const text of ['https://sudokupad.app/abc123', 'https://x.y/sclerosis-of-the-nerves']) {
      assert.ok(!takesText(text), text);
    }
  });

  it('hold the short form', () => {
    const short =
      `{cs:50,ce:[[,{v:5},],[,,{v:'7'}],[,,]],re:[[[0,0],[0,1]]],` +
      `u:[{ct:[.5,.5],w:.8,h:.8,r:t,c2:CFCFCF,c1:#0},{ct:[1.5,1.5],c2:#F,r:f}],` +
      `metadata:{t:'It\\'s \\u00e9: {a,b}\\n',author:"x"},l:[{wp:[[.5,.5],[1.5,1.5]],c:123456,th:3}]}`;
    assert.deepEqual(parseJson(short), {
      cellSize: 50,
      cells: [
        [{}, { value: 5 }, {}],
        [{}, {}, { value: '7' }],
        [{}, {}, {}],
      ],
      regions: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
      underlays: [
        {
          center: [0.5, 0.5],
          width: 0.8,
          height: 0.8,
          rounded: true,
          backgroundColor: '#CFCFCF',
          borderColor: '#000000',
        },
        { center: [1.5, 1.5], backgroundColor: '#ffffff', rounded: false },
      ],
      metadata: { title: "It's é: {a,b}\n", author: 'x' },
      lines: [
        {
          wayPoints: [
            [0.5, 0.5],
            [1.5, 1.5],
          ],
          color: '#123456',
          thickness: 3,
        },
      ],
    });
    assert.equal(puzzleIn(unpackSudokuPad(linkTo(short))).board.givens[1], 5);
  });
});

describe('untrusted puzzles', () => {
  it('have a place for each mistake, in words', () => {
    const cases: readonly (readonly [unknown, readonly (string | number)[]])[] = [
      [undefined, []],
      [5, []],
      [{}, ['cells']],
      [{ cells: [] }, ['cells']],
      [{ cells: [[]] }, ['cells', 1]],
      [{ cells: [[{}, {}], [{}]] }, ['cells', 2]],
      [{ cells: [5] }, ['cells', 1]],
      [{ cells: [[5]] }, ['cells', 1, 1]],
      [{ cells: [[{ value: [] }]] }, ['cells', 1, 1]],
      [{ cells: emptyCells(37) }, ['cells']],
      // More values than a board can have.
      [{ cells: [[{ value: '9999' }, {}]] }, ['cells']],
      [nine({ regions: 5 }), ['regions']],
      [nine({ regions: [[[0, 9]]] }), ['regions', 1, 1]],
      [nine({ regions: [[[0.5, 0]]] }), ['regions', 1, 1]],
      [nine({ cages: [null] }), ['cages', 1]],
      [nine({ cages: [{ cells: [[0, 0], '0'] }] }), ['cages', 1, 'cells', 2]],
      [nine({ cages: Array(4097).fill({}) }), ['cages']],
      [nine({ lines: [{ wayPoints: [[0, 'x']] }] }), ['lines', 1, 'wayPoints', 1]],
      [nine({ lines: [{ wayPoints: [], thickness: {} }] }), ['lines', 1, 'thickness']],
      [nine({ overlays: Array(2001).fill({}) }), ['overlays']],
      [nine({ overlays: [{ center: [0] }] }), ['overlays', 1, 'center']],
      [nine({ underlays: [{ center: [0, 0], text: {} }] }), ['underlays', 1, 'text']],
      [nine({ global: {} }), ['global']],
    ];
    for (const [source, path] of cases) {
      const reading = readPuzzle(source);
      assert.equal(reading.kind, 'damaged', JSON.stringify(source)?.slice(0, 80));
      const { fault } = reading as Extract<Reading, { kind: 'damaged' }>;
      assert.deepEqual(fault!.path, path);
      for (const language of LANGUAGES) {
        const { details } = describeDamage(fault!, textsFor(language));
        assert.ok(path.every((part) => details[0]!.includes(String(part))));
      }
    }
    for (const language of LANGUAGES) {
      const { expected } = textsFor(language).exchange;
      assert.deepEqual(Object.keys(expected).sort(), [...EXPECTED].sort());
    }
  });

  it('of any content are a puzzle that a link holds, or damaged', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(0, -1, 1e300, '#fff', [0, 0]));
    const point = fc.tuple(
      fc.oneof(fc.integer({ min: -4, max: 20 }), odd),
      fc.integer({ min: -4, max: 20 }),
    );
    const half = point.map(([row, col]) => [typeof row === 'number' ? row / 2 : row, col / 2]);
    const part = fc.record(
      {
        center: half,
        wayPoints: fc.array(half, { maxLength: 4 }),
        cells: fc.array(point, { maxLength: 3 }),
        width: fc.oneof(fc.constant(0.3), odd),
        height: fc.constant(0.3),
        rounded: fc.boolean(),
        backgroundColor: fc.constantFrom('#ffffff', '#000', 'red', '#12345', '#CFCFCF'),
        borderColor: fc.constant('#000000'),
        color: fc.oneof(fc.constantFrom('#67F067', '#CFCFCF'), odd),
        thickness: fc.nat(40),
        headLength: fc.constant(0.3),
        text: fc.oneof(fc.constantFrom('', '5', 'X'), odd),
        value: fc.oneof(fc.nat(20), odd),
        unique: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    const list = fc.oneof({ weight: 9, arbitrary: fc.array(part, { maxLength: 6 }) }, odd);
    const cell = fc.record({ value: fc.oneof(fc.nat(9), odd) }, { requiredKeys: [] });
    const row = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, cell), {
      minLength: 4,
      maxLength: 4,
    });
    const puzzles = fc.record(
      {
        cells: fc.array(row, { minLength: 4, maxLength: 4 }),
        cages: list,
        lines: list,
        arrows: list,
        overlays: list,
        underlays: list,
        metadata: fc.oneof(fc.constant({ rules: 'Whispers, renban, sandwich' }), odd),
        global: fc.oneof(fc.constant(['antiknight']), odd),
      },
      { requiredKeys: ['cells'] },
    );
    const kinds = new Set<string>();
    fc.assert(
      fc.property(puzzles, (source) => {
        const reading = readPuzzle(parseJson(JSON.stringify(source)));
        kinds.add(reading.kind);
        if (reading.kind !== 'puzzle') return;
        const state = writeState(PUZZLE_LINK, reading.board);
        assert.equal(readState(PUZZLE_LINK, state).kind, 'state');
      }),
      { seed: 8, numRuns: 300 },
    );
    assert.deepEqual([...kinds].sort(), ['damaged', 'puzzle']);
  });

  it('in any text are read without an error', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      "'",
      '"',
      '\\',
      'ce',
      't',
      '5',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        readPuzzle(parseJson(parts.join('')));
      }),
      { seed: 9, numRuns: 2_000 },
    );
    assert.equal(parseJson(`{ce:${'['.repeat(1000)}`), undefined);
    assert.equal(parseJson(`{ce:[${','.repeat(100_000)}]}`), undefined);
    assert.equal(parseJson(' '.repeat(500_000)), undefined);
  });

  it('nested deeper than the stack are never followed', () => {
    const deep = `${'['.repeat(20_000)}0${']'.repeat(20_000)}`;
    const own = writeSudokuPad(boardOfLayout(blank(CLASSIC), CLASSIC), '');
    for (const source of [
      nine({ cages: 'deep' }),
      nine({ cages: [{ cells: 'deep', value: 'deep' }] }),
      nine({ metadata: { rules: 'deep', title: 'deep' } }),
      { ...own, other: 'deep' },
      { cells: 'deep' },
    ]) {
      const reading = readPuzzle(parseJson(JSON.stringify(source).replaceAll('"deep"', deep)));
      assert.match(reading.kind, /^(damaged|puzzle)$/);
    }
  });

  it('change no prototype', () => {
    const polluted = '{ce:[[,],[,]],__proto__:{x:1},constructor:{prototype:{y:1}}}';
    assert.equal(readPuzzle(parseJson(polluted)).kind, 'puzzle');
    assert.equal(({} as Readonly<Record<string, unknown>>)['x'], undefined);
  });

  it('that are packed too tight are not unpacked', () => {
    assert.equal(unpackSudokuPad(linkTo(`{"cells":"${'a'.repeat(400_000)}"}`)), undefined);
    assert.equal(unpackSudokuPad(`https://sudokupad.app/sclN4${'A'.repeat(70_000)}`), undefined);
  });
});
