/** The texts that belong to the Variants panel, with the shipped engine. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNotation } from '../../board/shapes/notation';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { EXAMPLES as CLASSIC_EXAMPLES } from '../../page/panels/solve/examples';
import { EXAMPLES } from '../../page/panels/variants/examples';
import { isVariantText, takesText } from '../../page/panels/variants/reads';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import * as puzzles from '../browser/puzzles';
import { PUZZLE, SOLUTION } from './board-fixtures';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const SEED = { seed: 18 };

const rowsOf = (cells: string, length = 9): readonly string[] =>
  cells.match(new RegExp(`.{${length}}`, 'g')) ?? [];
const inRows = (cells: string, length = 9): string => rowsOf(cells, length).join('\n');
const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** The texts of puzzles that the engine's tests read, as far as they are plain literals. */
function textsOfEngineTests(): readonly string[] {
  const file = join('..', 'native_tests', 'unit', 'regions', 'region_text_test.cpp');
  const read = /puzzle_of\(\s*((?:"(?:[^"\\\n]|\\.)*"\s*)+)\)/g;
  return Array.from(readFileSync(file, 'utf8').matchAll(read), ([, literals]) =>
    Array.from(literals!.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, part]) =>
      JSON.parse(`"${part}"`),
    ).join(''),
  );
}

const LABELS = [0, 3, 6]
  .map((first) =>
    [0, 1, 2]
      .map((third) => `${first + third}`.repeat(3))
      .join('')
      .repeat(3),
  )
  .join('');

/** A jigsaw as numbers: 16, 32, 64 and 128 for the walls above, right, below and left of a cell. */
const WALLS = `
176 208 80 16 16 112 144 22 112
128 16 53 128 96 144 0 32 176
192 1 32 160 176 200 64 101 166
177 192 96 233 160 208 80 24 32
128 48 208 88 0 87 112 192 32
128 66 80 112 160 181 144 48 228
167 153 16 53 224 160 128 3 48
224 128 0 96 144 32 193 64 32
208 70 96 208 64 64 80 112 224
`;

/** Other forms in the engine's tests. */
const FORMS: readonly string[] = [
  ...[16, 25, 36, 49, 64, 100, 144, 256, 625, 1296].map((cells) => '.'.repeat(cells)),
  `${'.'.repeat(255)}g`,
  `9x9\nrows\ncolumns\nboxes 3x3\ncells\n${inRows(PUZZLE)}`,
  `\ufeff ; 9 X 9 ;; Values 1 - 9\r\n\r\nROWS;columns;\tboxes 3 x 3;cells ${PUZZLE} ;`,
  PUZZLE + LABELS,
  `${PUZZLE}\n${LABELS}\n`,
  `${inRows(PUZZLE)}\n\n${inRows(LABELS)}\n`,
  '3x3:1zzza_9',
  'https://example.org/puzzles/js/solo.html#3x3:1zzza_9',
  '3x3:1zzza_9 # easy',
  '3x3xdb:zzzc',
  '6j:zj,ze______________________________',
  '.Cage~10~R1C1~R1C2.Thermo~R3C3~R4C4.~R5C5_7',
  'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.~R1C1_5',
  WALLS,
  `1\n\n${WALLS}`,
  WALLS.replaceAll(/\s+/g, ' '),
  LABELS + PUZZLE,
  `${inRows(LABELS)}\n\n${inRows(PUZZLE)}\n`,
  '15 r1c1 r1c2\n4 r9c9 r9c8\n',
  '15=r1c1+r1c2;4=r9c9+r9c8',
  'R1C1,R1C2=15\nR9C9,R9C8=4',
  'r1c1r1c2 = 15\r\n\r\nr9c9 4 r9c8',
  '15: (r1c1, r1c2)\n4: (r9c9, r9c8)',
  `${PUZZLE}\n15 r1c1 r1c2\n4 r9c9 r9c8`,
  `${inRows(PUZZLE)}\n15 r1c1 r1c2\n`,
];

describe('texts of this panel', () => {
  it('are its examples, in ASCII and in full-width characters', () => {
    for (const text of Object.values(EXAMPLES)) {
      for (const form of [text, `\n ${text}\r\n`, text.replaceAll(/; ?/g, '\n'), fullWidth(text)]) {
        assert.ok(isVariantText(form) && takesText(form), form);
      }
    }
  });

  it('are those of the engine’s tests', async () => {
    const texts = textsOfEngineTests();
    assert.ok(texts.length >= 15, `${texts.length} texts`);
    for (const text of [...texts, ...FORMS]) {
      assert.ok(isVariantText(text), text);
      await engine.readRegions(text);
    }
  });

  it('are the cells of an example alone, on one line, in rows and drawn', () => {
    for (const name of ['4x4', '6x6', '8x8', '10x10', '12x12', '16x16', '25x25'] as const) {
      const side = Number.parseInt(name, 10);
      const [, cells = ''] = EXAMPLES[name].split('cells ');
      const rows = rowsOf(cells, side);
      const border = '-'.repeat(side);
      for (const text of [
        cells,
        cells.toLowerCase(),
        cells.replaceAll('.', '0'),
        rows.join('\n'),
        `${rows.join('\r\n')}\r\n`,
        rows.join(' '),
        rows.map((row) => Array.from(row).join(' ')).join('\n'),
        rows.map((row) => Array.from(row).join(',')).join('\n'),
        `+${border}+\n${rows.map((row) => `|${row}|`).join('\n')}\n+${border}+`,
        fullWidth(rows.join('\n')),
      ]) {
        assert.ok(isVariantText(text), text);
      }
    }
  });

  it('are solved boards of any size', async () => {
    for (const name of ['4x4', '16x16', '25x25'] as const) {
      const { solution } = await engine.solveRegions(await engine.readRegions(EXAMPLES[name]));
      const cells = solution!.map((value) => value.toString(36)).join('');
      assert.ok(isVariantText(cells), cells);
      assert.ok(isVariantText(inRows(cells, Math.sqrt(cells.length))), cells);
    }
  });

  it('are all that the engine writes', async () => {
    for (const text of Object.values(EXAMPLES)) {
      assert.ok(isVariantText(await engine.writeRegions(await engine.readRegions(text))));
    }
  });
});

describe('texts of Solve', () => {
  const classics: readonly string[] = [
    PUZZLE,
    SOLUTION,
    ...CLASSIC_EXAMPLES.flatMap(({ puzzle, text }) => [puzzle, text]),
    ...Object.values(puzzles)
      .filter((value) => typeof value === 'string')
      .filter((text) => !isNotation(text)),
    ...[puzzles.FIRST, puzzles.BLANK].flatMap((board) => [
      puzzles.asDrawing(board),
      puzzles.asJson(board),
    ]),
  ];

  /** The same puzzle as people copy it. */
  const formsOf = (cells: string): readonly string[] => {
    const rows = rowsOf(cells);
    const blank = rows.map((row) => Array.from(row, (cell) => (cell === '.' ? '' : cell)));
    return [
      cells,
      cells.replaceAll('.', '0'),
      cells.replaceAll('.', '-'),
      `"${cells}"`,
      `Puzzle: ${cells}`,
      `${cells} # a comment`,
      `${cells},${SOLUTION}`,
      `${cells} ${SOLUTION}`,
      rows.join('\n'),
      rows.join(' '),
      `1\n${rows.join('\n').replaceAll('.', '0')}`,
      `#ARuud\n#DRandom\n[Puzzle]\n${rows.join('\n')}\n[State]\n${rows.join('\n')}`,
      `#ARuud\n${rows.join('\n')}`,
      rows.map((row) => Array.from(row).join(' ')).join('\n'),
      ...['\t', ',', ';', '|'].map((sign) => blank.map((row) => row.join(sign)).join('\n')),
      `|${' |'.repeat(9)}\n|${'---|'.repeat(9)}\n${blank.map((row) => `|${row.join('|')}|`).join('\n')}`,
      JSON.stringify(rows.map((row) => Array.from(row))),
      fullWidth(cells),
      `https://example.org/?bd=${cells}`,
      `\`\`\`\n${rows.join('\n')}\n\`\`\``,
    ];
  };

  const isSolves = (text: string): void =>
    assert.ok(!isVariantText(text) && !takesText(text), text);

  it('are all classic examples, and forms in which a sudoku is copied', () => {
    for (const text of classics) isSolves(text);
    for (const cells of [PUZZLE, SOLUTION, puzzles.BLANK]) formsOf(cells).forEach(isSolves);
  });

  it('are any boards, one or several', () => {
    const board = fc
      .array(fc.constantFrom(...'....123456789'), { minLength: 81, maxLength: 81 })
      .map((cells) => cells.join(''));
    const isNeverTaken = (cells: string): void => formsOf(cells).forEach(isSolves);
    fc.assert(fc.property(board, isNeverTaken), { ...SEED, numRuns: 100 });
    for (const count of [2, 3, 4, 8, 9, 16, 18, 32]) {
      const boards = fc.sample(fc.oneof(board, fc.constant(SOLUTION)), { numRuns: count, ...SEED });
      for (const between of ['\n', '\r\n', ' ', ',']) isSolves(boards.join(between));
      isSolves(boards.map((cells) => inRows(cells)).join('\n'));
      isSolves(boards.map((cells) => inRows(cells)).join('\n\n'));
      isSolves(`${count}\n${boards.map((cells) => inRows(cells)).join('\n')}`);
      isSolves(Array(count).fill(SOLUTION).join('\n'));
    }
  });

  it('are those whose puzzle has one cell too few or too many', () => {
    for (const cells of [
      PUZZLE.slice(1),
      `${PUZZLE}.`,
      PUZZLE.slice(9),
      `${PUZZLE}${PUZZLE.slice(0, 9)}`,
    ]) {
      isSolves(cells);
      isSolves(inRows(cells));
    }
  });
});

describe('other texts', () => {
  it('are left to Solve, which reports its error', () => {
    for (const text of [
      '',
      ' \n',
      'hello',
      'Solve this one, please: it has 17 givens.',
      'r1c1 must be 5, since r1c2 is not.',
      'In r1c1 there is a 5',
      '15 r1c1 hello',
      '15 r1c1 16 r1c2',
      'A sudoku of 9x9 cells',
      '9x9\nThis is a sudoku.',
      '1920x1080',
      '3.14159265358979323846',
      '####',
      '####\n####\n####\n####',
      'Sixteen letters!',
      'abcdefghijklmnop',
      '....\n....\n....\n..5.',
      '....\n....\n....\n...',
      '1234\n1234',
      '12',
      'https://example.org/4x4',
      '[[1,2,3,4],[1,2,3,4],[1,2,3,4],[1,2,3,4]]',
      '{"jiugong":1}',
      '1,2,,\n3,4,,\n,,1,2\n,,3,4',
    ]) {
      assert.ok(!isVariantText(text) && !takesText(text), text);
    }
  });

  it('of letters are prose, whatever their length', () => {
    const letter = fc.constantFrom(...'etaoinshrdlucmfwypvbgkjqxz', ' ', ' ', ',', '.', '\n');
    for (const length of [16, 18, 32, 36, 49, 64, 72, 81, 100, 144, 162, 256, 625, 1296, 1458]) {
      const prose = fc
        .array(letter, { minLength: length, maxLength: length * 2 })
        .map((letters) => {
          const text = letters.join('');
          // Exactly so many signs, as a board of this size has.
          let signs = 0;
          const end = Array.from(text).findIndex(
            (sign) => /[^\s,]/.test(sign) && ++signs === length,
          );
          return text.slice(0, end + 1);
        });
      fc.assert(
        fc.property(prose, (text) => !isVariantText(text)),
        { ...SEED, numRuns: 30 },
      );
    }
  });

  it('that look like a board are taken only if the engine reads them', async () => {
    const shapes = Object.values(EXAMPLES).map((text) => text.split('cells ')[1] ?? text);
    const change = fc.record({
      text: fc.constantFrom(...shapes, ...FORMS, ...shapes.map((cells) => inRows(cells, 4))),
      at: fc.nat(),
      length: fc.nat(2),
      other: fc.constantFrom(
        '',
        '.',
        '1',
        '9',
        'A',
        'x',
        '#',
        '\n',
        ' ',
        ',',
        '%',
        'r1c1',
        '15',
        ';',
      ),
    });
    let taken = 0;
    const property = fc.asyncProperty(change, async ({ text, at, length, other }) => {
      const from = at % (text.length + 1);
      const changed = text.slice(0, from) + other + text.slice(from + length);
      // A list of cells may name one twice or outside the board, which the panel reports.
      if (!isVariantText(changed) || /r\d|\dx|x\d|\d x/i.test(changed)) return;
      // (So are mistakes in numbers with walls and in the IDs of games, which are nothing else.)
      if (/\b\d{3}\b|:/.test(changed)) return;
      ++taken;
      await engine.readRegions(changed);
    });
    await fc.assert(property, { ...SEED, numRuns: 3_000 });
    assert.ok(taken >= 100, `${taken} taken`);
  });

  it('are recognized quickly, however long they are', () => {
    for (const part of [
      '.',
      ' ',
      ';',
      '\n',
      ', ',
      '\t',
      'r1c1',
      '15 r1c1\n',
      '5',
      '%',
      'x',
      'http://',
      '９',
    ]) {
      for (const frame of ['', '9x9', '9x9;', '15 r1c1 ']) {
        const long = frame + part.repeat(1_000_000 / part.length);
        assert.equal(typeof takesText(`${long}!`), 'boolean');
        assert.equal(typeof takesText(long.slice(0, 99_000)), 'boolean');
      }
    }
  });
});
