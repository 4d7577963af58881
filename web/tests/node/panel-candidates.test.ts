/** Puzzles of candidates on the page: recognized as people draw them, and put on the board with these as notes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { NO_MARKS } from '../../board/marks';
import { boardOfPuzzle } from '../../board/candidates';
import * as models from '../../board/model';
import { boardFrom, snapshotOf } from '../../board/snapshot';
import type { Board } from '../../board/state';
import { parseValues } from '../../board/values';
import { puzzleOnly } from '../../page/panels/solve/share/texts';
import {
  panelPuzzle,
  setOrigin,
  untouched,
  type PanelPuzzle,
} from '../../page/panels/solve/candidates';
import { collectionOf } from '../../page/panels/solve/collection';
import { formatCollection, withCollection } from '../../page/panels/solve/kept-collection';
import { NO_DIGITS } from '../../page/panels/solve/link';
import {
  candidatesOn,
  FIRST_MODEL,
  followBoard,
  goTo,
  withPuzzles,
  withWork,
  type Model,
} from '../../page/panels/solve/model';
import { workOn } from '../../page/panels/solve/work';
import { isOfSudoku, readShared } from '../../page/panels/solve/read-shared';
import { takesText } from '../../page/panels/variants/reads';
import { candidatesIn } from '../../page/ui/candidates';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const has = (mask: number, digit: number): boolean => (mask & (1 << (digit - 1))) !== 0;
const digitsOf = (mask: number): string => DIGITS.filter((digit) => has(mask, digit)).join('');
const reversed = (digits: string): string => [...digits].reverse().join('');
const packed = (masks: readonly number[]): string =>
  masks.map((mask) => DIGITS.map((digit) => (has(mask, digit) ? digit : '.')).join('')).join('');
const lines = (text: string): string => text.replaceAll(/.{81}/g, '$&\n');

/** Cells of which at least one has several candidates. */
const grids = fc
  .array(fc.integer({ min: 1, max: 511 }), { minLength: 81, maxLength: 81 })
  .filter((masks) => masks.some((mask) => digitsOf(mask).length > 1));

type Style = (rows: readonly (readonly string[])[]) => string;

const boxed =
  (edge: string, middle: string, wall: string): Style =>
  (rows) => {
    const line = (row: readonly string[]): string => {
      const parts = [0, 3, 6].map((from) =>
        row
          .slice(from, from + 3)
          .map((cell) => cell.padEnd(9))
          .join(' '),
      );
      return `${wall} ${parts.join(` ${wall} `)} ${wall}`;
    };
    const drawn = rows.map(line);
    return [0, 3, 6]
      .flatMap((from) => [from === 0 ? edge : middle, ...drawn.slice(from, from + 3)])
      .concat(edge)
      .join('\n');
  };

const STYLES: Readonly<Record<string, Style>> = {
  plain: (rows) => rows.map((row) => row.join(' ')).join('\n'),
  crossed: boxed('+---+---+---+', '+---+---+---+', '|'),
  starred: boxed('*---------*', '|---+---+---|', '|'),
  dotted: boxed('.---.---.---.', ':---+---+---:', '|'),
  'with tabs': (rows) => rows.map((row) => row.join('\t')).join('\n'),
};

const nine = (line: string): string => Array.from({ length: 9 }, () => line).join('\n');

/** A page with these puzzles as the engine has read them. */
const pageOf = (...texts: readonly string[]) => {
  const read = texts.map((puzzle, at) => ({ puzzle, comment: '', line: at + 1 }));
  const { puzzles } = collectionOf({ puzzles: read, format: 'line' }, texts.join('\n'));
  return withPuzzles(FIRST_MODEL, puzzles);
};

/** A puzzle put on the board of the panel. */
function put(puzzle: PanelPuzzle, snapshot = untouched(puzzle)): Board {
  const board = boardFrom(snapshot);
  setOrigin(board, puzzle);
  return board;
}

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('a text with candidates', () => {
  for (const [name, style] of Object.entries(STYLES)) {
    it(`is for this panel, and for the engine, ${name}`, () => {
      fc.assert(
        fc.property(grids, fc.boolean(), (masks, isReversed) => {
          const cells = masks.map(digitsOf).map((cell) => (isReversed ? reversed(cell) : cell));
          const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
          const text = style(rows);
          assert.deepEqual(readShared(`Look:\n\`\`\`\n${text}\n\`\`\``), { kind: 'text', text });
          assert.equal(isOfSudoku({ name: '', text, isPicture: false }), true);
          assert.equal(takesText(text), false);
        }),
        { seed: 4, numRuns: 30 },
      );
    });
  }

  it('may be 729 characters, wherever their lines end, and no board of 27 rows', () => {
    fc.assert(
      fc.property(grids, (masks) => {
        const text = packed(masks);
        for (const drawn of [text, lines(text), text.replaceAll(/.{27}/g, '$&\n')]) {
          assert.deepEqual(readShared(drawn), { kind: 'text', text });
          assert.equal(isOfSudoku({ name: '', text: drawn, isPicture: false }), true);
          assert.equal(takesText(drawn), false);
        }
      }),
      { seed: 4, numRuns: 30 },
    );
  });

  it('is a square of 27 lines with three by three digits a cell, and no larger sudoku', () => {
    const cells = Array.from({ length: 729 }, (_, at) =>
      at % 5 === 0 ? '.' : (Math.floor(at / 27) % 3) * 3 + (at % 3) + 1,
    );
    const text = cells.join('').replaceAll(/.{27}/g, '$&\n');
    assert.equal(candidatesIn(text), text);
    assert.equal(takesText(text), false);
    const other = text.replace(/[1-9]/, (digit) => (digit === '9' ? '8' : '9'));
    assert.equal(candidatesIn(other), null);
  });

  it('is nothing else: digits alone, other sizes, a digit twice, words', () => {
    const row = '21 3 4 5 6 7 8 9 1';
    assert.notEqual(candidatesIn(nine(row)), null);
    for (const text of [
      nine('1 2 3 4 5 6 7 8 9'),
      nine('11 3 4 5 6 7 8 9 1'),
      nine('12 3 4 5 6 7 8 9'),
      nine(`${row} 2`),
      `${nine(row)}\n${row}`,
      `A title\n${nine(row)}`,
      nine('12 x 4 5 6 7 8 9 1'),
      '21'.repeat(364) + '3',
      '.'.repeat(728),
      '',
    ]) {
      assert.equal(candidatesIn(text), null, text);
    }
  });
});

describe('a puzzle of candidates', () => {
  const masks = Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 0b10000 : 0b11));
  const text = packed(masks);

  it('has those that are alone as givens, and the others as notes', () => {
    const puzzle = panelPuzzle({ puzzle: text, comment: '', line: 1 });
    const givens = `5${'.'.repeat(80)}`;
    assert.deepEqual(puzzle, { puzzle: givens, candidates: text, comment: '', line: 1 });
    const { removed, ...board } = untouched(puzzle);
    assert.deepEqual(board, {
      givens,
      own: NO_DIGITS,
      corner: NO_MARKS,
      candidates: [0, ...masks.slice(1)],
    });
    // (What the given excludes is there already.)
    assert.deepEqual([removed![0], removed![1], removed![80]], [0, 0b111101100, 0b111111100]);
    assert.deepEqual(
      untouched(panelPuzzle({ puzzle: GIVENS, comment: '', line: 1 })).givens,
      GIVENS,
    );
  });

  it('is told from others while it is on the board', () => {
    const page = pageOf(text, GIVENS);
    const [puzzle] = page.puzzles;
    const board = boardFrom(untouched(puzzle!));
    assert.equal(candidatesOn(page, board), text);
    assert.equal(candidatesOn(page, boardFrom(puzzleOnly(GIVENS))), null);
    assert.equal(candidatesOn(goTo(page, 1), boardFrom(puzzleOnly(GIVENS))), null);
    // A cleared board has its givens, often none, as well; so has another puzzle of a collection.
    assert.equal(candidatesOn(page, { ...board, editing: true }), null);
    const other = pageOf(packed(masks.map((mask) => (mask === 0b11 ? 0b101 : mask))));
    assert.equal(candidatesOn(other, board), null);
  });

  it('is a board for whoever reads texts', () => {
    assert.deepEqual(snapshotOf(boardOfPuzzle(text)), untouched(pageOf(text).puzzles[0]!));
    assert.equal(snapshotOf(boardOfPuzzle(GIVENS)).givens, GIVENS);
  });

  it('has its candidates as automatic notes, too', () => {
    const page = pageOf(text);
    const automatic = models.withSetting(models.EMPTY_MODEL, 'notes', 'automatic');
    const opened = models.boardIn(models.loadBoard(automatic, boardOfPuzzle(text)));
    assert.deepEqual(opened.candidates, [0, ...masks.slice(1)]);
    assert.equal(candidatesOn(page, opened), text);
  });

  it('is followed by Undo and gone back to where others have the same givens', () => {
    const others = [0b101, 0b110].map((mask) => packed(Array<number>(81).fill(mask)));
    const page = pageOf(...others);
    const [first, second] = page.puzzles.map((puzzle) => boardFrom(untouched(puzzle)));
    assert.deepEqual(
      page.puzzles.map(({ puzzle }) => puzzle),
      [NO_DIGITS, NO_DIGITS],
    );
    assert.equal(followBoard(goTo(page, 1), first!).at, 0);
    assert.equal(followBoard(goTo(page, 1), second!).at, 1);
    const fewer = { ...first!, candidates: first!.candidates.map(() => 0b100) };
    assert.deepEqual([followBoard(page, fewer).at, followBoard(goTo(page, 1), fewer).at], [0, 1]);
  });

  it('keeps what was done of it for when one goes back, and for no other', () => {
    // All candidates of the first are the second's, too; its solution has no notes left.
    const several = [0b11, 0b111].map((mask) => packed(Array<number>(81).fill(mask)));
    let page = pageOf(...several);
    const solution = '12'.repeat(41).slice(0, 81);
    const start = put(page.puzzles[0]!);
    const solved = { ...start, own: parseValues(solution)!, candidates: NO_MARKS };
    assert.equal(followBoard(page, solved).at, 0);
    page = goTo(withWork(page, solved), 1);
    const second = workOn(page.puzzles, 1, { past: [start], present: solved, future: [] });
    assert.deepEqual(second, untouched(page.puzzles[1]!));
    const present = put(page.puzzles[1]!, second);
    const history = { past: [start, solved], present, future: [] };
    assert.deepEqual(workOn(page.puzzles, 0, history), snapshotOf(solved));
    // Undo goes back to the number, though the board fits the second puzzle, too.
    assert.deepEqual([followBoard(page, solved).at, followBoard(page, start).at], [0, 0]);
    assert.equal(followBoard(goTo(page, 0), present).at, 1);
    const restored = withCollection(
      FIRST_MODEL,
      JSON.parse(JSON.stringify(formatCollection(page))),
    );
    assert.deepEqual(
      boardFrom(workOn(restored.puzzles, 0, history)),
      boardFrom(snapshotOf(solved)),
    );
    assert.deepEqual(workOn(restored.puzzles, 1, history), second);
  });

  it('shares no work with others, nor do puzzles of givens that are there twice', () => {
    const page = pageOf(GIVENS, GIVENS, packed(Array<number>(81).fill(0b11)));
    const worked = { ...put(page.puzzles[0]!), own: parseValues('..4'.padEnd(81, '.'))! };
    const history = { past: [], present: worked, future: [] };
    const works = (of: Model) => of.puzzles.map((_, at) => workOn(of.puzzles, at, history).own[2]);
    assert.deepEqual(works(withWork(page, worked)), ['4', '.', '.']);
    // What was done before it was opened.
    assert.deepEqual(works(pageOf(GIVENS)), ['4']);
  });

  it('stays the same with own notes and digits that are none of its candidates', () => {
    const several = [0b11, 0b111].map((mask) => packed(Array<number>(81).fill(mask)));
    const page = pageOf(...several);
    const start = put(page.puzzles[0]!);
    for (const board of [
      { ...start, candidates: start.candidates.map(() => 0b101) },
      { ...start, own: parseValues('3'.padEnd(81, '.'))! },
    ]) {
      const followed = followBoard(page, board);
      assert.deepEqual([followed.at, candidatesOn(followed, board)], [0, several[0]]);
      const left = goTo(withWork(followed, board), 1);
      const history = { past: [start, board], present: put(left.puzzles[1]!), future: [] };
      assert.deepEqual(workOn(left.puzzles, 0, history), snapshotOf(board));
      // A board of unknown origin is told by its content.
      const other = boardFrom(snapshotOf(board));
      assert.equal(candidatesOn(page, other), null);
      assert.equal(followBoard(page, other).at, 1);
    }
    // Nothing is kept of a board that was cleared, to enter another puzzle.
    assert.equal(withWork(page, { ...boardFrom(puzzleOnly(NO_DIGITS)), editing: true }), page);
  });

  it('is kept alone, so that a reload still solves with its candidates', () => {
    const page = pageOf(text);
    const restored = withCollection(
      FIRST_MODEL,
      JSON.parse(JSON.stringify(formatCollection(page))),
    );
    assert.equal(candidatesOn(restored, boardFrom(untouched(page.puzzles[0]!))), text);
    assert.deepEqual(withCollection(FIRST_MODEL, formatCollection(pageOf(GIVENS))), FIRST_MODEL);
  });

  it('is restored without work that is stored with it but has other givens', () => {
    const work = { ...puzzleOnly(GIVENS), own: `..4${'.'.repeat(78)}` };
    const puzzles = [text, GIVENS].flatMap((read) => pageOf(read).puzzles);
    const page = withPuzzles(
      FIRST_MODEL,
      puzzles.map((puzzle) => ({ ...puzzle, work })),
    );
    const restored = withCollection(
      FIRST_MODEL,
      JSON.parse(JSON.stringify(formatCollection(page))),
    );
    assert.deepEqual(
      restored.puzzles.map(({ work: kept }) => kept?.own),
      [undefined, work.own],
    );
  });

  it('keeps its candidates in a collection that is stored', () => {
    const page = pageOf(text, GIVENS);
    const restored = withCollection(
      FIRST_MODEL,
      JSON.parse(JSON.stringify(formatCollection(page))),
    );
    assert.deepEqual(restored.puzzles, page.puzzles);
  });
});
