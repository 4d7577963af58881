/** Pictures of boards of any layout: what they show, and that they open again. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { CLASSIC, type Layout } from '../../board/layout';
import { NO_MARKS, noMarks } from '../../board/marks';
import { drawingOf } from '../../board/shapes/drawing';
import { provideRules } from '../../board/shapes/figures';
import { BOARD_RULES } from '../../rules/on-board/on-board';
import { boardFrom } from '../../board/snapshot';
import { boardOf, setEditing, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { PANELS } from '../../page/panels/panels';
import { BOARD_LINK } from '../../page/panels/solve/link';
import { isOfSudoku } from '../../page/panels/solve/read-shared';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { panelLinkIn } from '../../page/shell/router';
import { pixelsOf } from '../../page/ui/boards/board-share';
import { isEmpty } from '../../page/ui/boards/contents';
import { pictureOf, pictureSize, stateInPicture } from '../../page/ui/boards/picture';
import { FILLS } from '../../page/ui/boards/picture-parts';
import { withText } from '../../page/ui/boards/png-text';
import { fragmentOf, readFragment, writeState } from '../../page/ui/link';
import { square } from '../layouts';
import { drawnBoards as boards } from '../random-boards';
import { PUZZLE } from './board-fixtures';

const WORDS = { title: 'A puzzle', description: '30 givens' };

const pictured = (board: Board): string => pictureOf(board, fragmentOf(PUZZLE_LINK, board), WORDS);

const text = (content: string) => ({ name: '', text: content, isPicture: false });

interface Sign {
  readonly sign: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The texts of a picture with the room that they take, about. */
const signsIn = (picture: string): readonly Sign[] =>
  Array.from(
    picture.matchAll(
      /(<g transform="scale[^>]*>)?<text x="(\d+)" y="(\d+)" font-size="([\d.]+)"(?: text-anchor="(start|end)")?>([^<]*)</g,
    ),
    ([, figure, x, y, fontSize, anchor, sign]) => {
      // Figures have their places from the corner of the grid on.
      const margin = figure === undefined ? 0 : 20;
      const [size, width] = [Number(fontSize), 0.6 * Number(fontSize) * sign!.length];
      const start =
        margin + Number(x) - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
      const bottom = margin + Number(y);
      return { sign: sign!, left: start, right: start + width, top: bottom - 0.72 * size, bottom };
    },
  );

const touch = (a: Sign, b: Sign): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** An empty board with these candidates and corner marks in each cell. */
const marked = (layout: Layout, candidates: number, corner: number): Board => ({
  ...boardOf(blank(layout), layout),
  candidates: noMarks(layout).map(() => candidates),
  corner: noMarks(layout).map(() => corner),
});

describe('a picture', () => {
  it('of a variant holds a link, by which it opens from any panel', async () => {
    const png = new Uint8Array(45);
    for (const board of fc.sample(boards, { numRuns: 60, seed: 4 })) {
      const state = setEditing(board, isEmpty(board));
      const svg = text(pictured(board));
      const link = panelLinkIn(svg, PANELS)!;
      assert.equal(link, stateInPicture(svg.text));
      assert.deepEqual(readFragment(PUZZLE_LINK, link), { kind: 'state', state });
      assert.ok(!isOfSudoku(svg));
      const bytes = await withText(png, link).text();
      assert.equal(panelLinkIn({ text: bytes, isPicture: true }, PANELS), link);
      assert.ok(!isOfSudoku({ name: '', text: bytes, isPicture: true }));
    }
  });

  it('of a sudoku holds the board alone, which is for Solve', () => {
    const board = boardFrom({
      givens: PUZZLE,
      own: '.'.repeat(81),
      corner: NO_MARKS,
      candidates: NO_MARKS,
    });
    const svg = text(pictureOf(board, writeState(BOARD_LINK, board), WORDS));
    assert.equal(panelLinkIn(svg, PANELS), null);
    assert.ok(isOfSudoku(svg));
  });

  it('of noise has no link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (noise) => {
        const files = [noise, `tEXtjiugong\0${noise}\n`, `tEXtjiugong\0#v=${noise}`];
        for (const file of files) {
          const link = panelLinkIn({ text: file, isPicture: true }, PANELS);
          assert.ok(link === null || /^#[prv]=[0-9]+-[0-9A-Z-]+$/.test(link));
        }
      }),
    );
    for (const part of ['tEXtjiugong\0', '#v=1-', '#v=', '\0']) {
      const long = part.repeat(1_000_000 / part.length);
      assert.ok((panelLinkIn({ text: long, isPicture: true }, PANELS) ?? '').length < 10);
    }
  });

  it('of a classic board has the bytes that it has always had', () => {
    const board = boardFrom({
      givens: PUZZLE,
      own: `..4${'.'.repeat(78)}`,
      corner: NO_MARKS.map((_, cell) => (PUZZLE[cell] === '.' ? (cell * 37) % 512 : 0)),
      candidates: NO_MARKS.map((_, cell) => (PUZZLE[cell] === '.' ? (cell * 91) % 512 : 0)),
    });
    const picture = pictureOf(board, writeState(BOARD_LINK, board), WORDS);
    const bytes = createHash('sha256').update(picture).digest('hex');
    assert.equal(bytes, '146cbccef6692be9c0dfa7400f47529d06f886c74c569ba9d476e7f01d8d028e');
  });

  it('shows the colours of a cell in stripes, below all else', () => {
    for (const layout of [CLASSIC, square(2, 2, { extras: [[0, 1]] })]) {
      const colors = noMarks(layout).map((_, cell) => (cell === 1 ? 0b10000101 : 0));
      const board = { ...boardOf(blank(layout), layout), colors };
      const picture = pictureOf(board, 'x', WORDS);
      const stripes = Array.from(
        picture.matchAll(/<rect x="([\d.]+)" y="20" width="34" height="100" fill="(#\w{6})"/g),
        ([, x, fill]) => [Number(x), fill],
      );
      const [red, , yellow, , , , , grey] = FILLS;
      assert.deepEqual(stripes, [
        [120, red],
        [153.3, yellow],
        [186.7, grey],
      ]);
      assert.ok(picture.lastIndexOf('<rect') < picture.indexOf('<path'));
      // The shade of an extra region would cover them.
      assert.ok(!picture.includes('M1 0h1v1h-1z'));
    }
  });

  it('shows values, sums and letters, and escapes foreign texts', () => {
    const layout = square(4, 4, {
      voids: [255],
      extras: [[20, 200]],
      cages: [{ sum: 12, cells: [0, 1] }],
    });
    const board = {
      ...boardOf(
        blank(layout).map((_, cell) => (cell === 0 ? 16 : null)),
        layout,
      ),
      own: blank(layout).map((_, cell) => (cell === 1 ? 10 : null)),
    };
    const words = { title: '</title><script>', description: '"&' };
    const picture = pictureOf(board, '#v=1-', words);
    assert.deepEqual(
      signsIn(picture).map(({ sign }) => sign),
      ['12', 'a', 'a', 'G', 'A'],
    );
    assert.ok(!picture.includes('<script'));
    assert.ok(picture.includes('<title>&#60;/title&#62;&#60;script&#62;</title>'));
    const plain = pictureOf({ ...board, layout: { ...layout, voids: [] } }, '#v=1-', words);
    const hatched = 'stroke-width="0.015"';
    assert.deepEqual([picture.includes(hatched), plain.includes(hatched)], [true, false]);
  });

  it('has its texts inside the board, whatever the layout', () => {
    const isInside = (board: Board): void => {
      const [width, height] = pictureSize(board.layout);
      for (const { sign, left, right, top, bottom } of signsIn(pictured(board))) {
        const room = [left, top, width - right, height - bottom];
        assert.ok(
          room.every((distance) => distance > 0),
          `${sign}: ${room}`,
        );
      }
    };
    fc.assert(fc.property(boards, isInside), { seed: 5 });
  });

  it('has marks that do not touch each other or the sum of a cage', () => {
    const cages = [{ sum: 10, cells: [0, 9] }];
    provideRules(BOARD_RULES);
    const sum = { kind: 'sum', cells: [0, 1, 10], sum: 12 } as const;
    const allowed = { kind: 'values', cells: [0], values: [1, 3, 4, 6] } as const;
    const large = { ...square(6, 6), rows: 2, cols: 2, low: 31, high: 39, boxes: null };
    for (const [name, layout, candidates, corner] of [
      ['killer', { ...CLASSIC, cages }, 511, 0],
      ['killer, corner marks', { ...CLASSIC, cages }, 0, 511],
      ['a sum and a small text', { ...CLASSIC, constraints: [sum, allowed] }, 511, 0],
      ['the same, corner marks', { ...CLASSIC, constraints: [sum, allowed] }, 0, 511],
      ['killer, both', { ...CLASSIC, cages }, 0b11111, 511],
      ['16 × 16', square(4, 4), 0xffff, 0],
      ['16 × 16, corner marks', square(4, 4), 0, 0xffff],
      ['16 × 16, both', square(4, 4), 0x3f, 0xff],
      ['36 values', square(6, 6), 2 ** 36 - 1, 0],
      ['values above 35', large, 511, 0],
      ['values above 35, corner marks', large, 0, 511],
      ['values above 35, both', large, 0b1111, 511],
    ] as const) {
      const board = marked(layout, candidates, corner);
      assert.ok(layout.cages.length === 0 || drawingOf(layout).sums.size > 0);
      const inCell = signsIn(pictured(board)).filter(
        ({ right, bottom }) => right < 130 && bottom < 130,
      );
      assert.ok(inCell.length > 1, name);
      for (const [index, sign] of inCell.entries()) {
        const others = inCell.slice(index + 1).filter((other) => touch(sign, other));
        assert.deepEqual(others, [], `${name}: ${JSON.stringify(sign)}`);
      }
    }
  });

  it('has diagonals that leave out void cells', () => {
    const rules = { ...CLASSIC.rules, diagonals: true };
    assert.deepEqual(drawingOf({ ...CLASSIC, rules }).diagonals, ['M0 0L9 9', 'M9 0L0 9']);
    const voids = [0, 10, 40, 64];
    assert.deepEqual(drawingOf({ ...CLASSIC, rules, voids }).diagonals, [
      'M2 2L4 4M5 5L9 9',
      'M9 0L5 4M4 5L2 7M1 8L0 9',
    ]);
    const board = boardOf(blank(CLASSIC), { ...CLASSIC, rules, voids });
    assert.ok(pictured(board).includes('M2 2L4 4M5 5L9 9M9 0L5 4M4 5L2 7M1 8L0 9'));
  });

  it('has 1200 pixels on its longer side, or 64 to a cell', () => {
    assert.deepEqual(pixelsOf(CLASSIC), [1200, 1200]);
    assert.deepEqual(pixelsOf({ ...CLASSIC, rows: 2, cols: 8 }), [1200, 343]);
    const [width, height] = pixelsOf(square(6, 6));
    assert.ok(width === height && width >= 36 * 64, String(width));
  });
});
