/** Boards of the panel Variants in links and in the browser's storage. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { History } from '../../board/history';
import { CLASSIC } from '../../board/layout';
import { noMarks } from '../../board/marks';
import { boardOf, enter, reshape, setEditing, type Board } from '../../board/state';
import { blank } from '../../board/values';
import { constraintNumbers } from '../../page/panels/variants/constraint-numbers';
import { draw } from '../../page/panels/variants/draw';
import { FIRST_BOARD } from '../../page/panels/variants/examples';
import { PUZZLE_LINK } from '../../page/panels/variants/link';
import { setBoxes } from '../../page/panels/variants/shape';
import { setSum } from '../../page/panels/variants/sums';
import { VARIANTS_WORK } from '../../page/panels/variants/work';
import { isEmpty } from '../../page/ui/boards/contents';
import { formatWork, MAX_LENGTH, parseWork } from '../../page/ui/boards/work';
import { fragmentOf, readFragment, readState, writeState } from '../../page/ui/link';
import { writeNumbers } from '../../page/ui/link-numbers';
import { square } from '../layouts';
import { drawnBoards as boards } from '../random-boards';

const FOUR = square(2, 2, { preset: '4x4' });

/** A killer of 4 × 4 with one cage, 6 for its two cells. */
const KILLER = boardOf(blank(FOUR), { ...FOUR, cages: [{ sum: 6, cells: [0, 1] }] });

/** Asserts that a board has this link. */
const assertWhole = (board: Board, text: string): void =>
  assert.equal(writeState(PUZZLE_LINK, board), text);

describe('a link to a puzzle of any shape', () => {
  it('holds all of it, with own digits and marks', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const text = fragmentOf(PUZZLE_LINK, board);
        const shape =
          /^#v=1(-P[0-9A-Z]+)?-S[0-9A-Z]+(-[COBAEKTL][0-9A-Z]+)*(-[DMNRF][0-9A-Z]+){0,5}$/;
        assert.match(text, shape);
        const state = setEditing(board, isEmpty(board));
        assert.deepEqual(readFragment(PUZZLE_LINK, text), { kind: 'state', state });
      }),
    );
  });

  it('is to be played if there are givens, cages or work, and filled otherwise', () => {
    const isEditing = (text: string): boolean | null => {
      const link = readState(PUZZLE_LINK, text);
      return link.kind === 'state' ? link.state.editing : null;
    };
    for (const text of ['1-S4413322', '1-S4413300-A01', '1-S4413300-E01', '1-S4413322-O0']) {
      assert.equal(isEditing(text), true, text);
    }
    for (const work of ['C1', 'K601', 'D1', 'M1', 'N1', 'R1', 'F1']) {
      assert.equal(isEditing(`1-S4413322-${work}`), false, work);
    }
  });

  it('keeps its format: sent links are opened for years', () => {
    const board: Board = {
      ...KILLER,
      givens: KILLER.givens.map((_, cell) => (cell === 15 ? 3 : null)),
      own: KILLER.own.map((_, cell) => (cell === 3 ? 1 : cell === 14 ? 2 : null)),
      corner: noMarks(FOUR).map((_, cell) => (cell === 0 ? 0b1010 : 0)),
      candidates: noMarks(FOUR).map((_, cell) => (cell === 2 ? 0b1111 : cell === 5 ? 0b100 : 0)),
    };
    assert.equal(fragmentOf(PUZZLE_LINK, board), '#v=1-P4X4-S4413322-CZF3-K701-DZ31ZA2-MA-NZ2FZ24');
    const colored = {
      ...KILLER,
      removed: noMarks(FOUR).map((_, cell) => (cell === 4 ? 0b1 : 0)),
      colors: noMarks(FOUR).map((_, cell) => (cell === 1 ? 0b11 : 0)),
    };
    assert.equal(fragmentOf(PUZZLE_LINK, colored), '#v=1-P4X4-S4413322-K701-RZ41-FZ13');
    const layout = { ...FOUR, rows: 1, cols: 2, boxes: null, preset: null, low: 0, high: 35 };
    const full = { ...boardOf(blank(layout), layout), candidates: [0, 2 ** 36 - 1] };
    assert.equal(fragmentOf(PUZZLE_LINK, full), '#v=1-S120PB300-NZ1PQRYQYORVQF');
  });

  it('is damaged with more colours than there are, or with marks that are no values', () => {
    for (const part of ['R', 'N', 'M'].map((letter) => letter + writeNumbers([16]))) {
      assert.equal(readState(PUZZLE_LINK, `1-S4413322-${part}`).kind, 'damaged', part);
    }
    assert.equal(readState(PUZZLE_LINK, `1-S4413322-F${writeNumbers([255])}`).kind, 'state');
    assert.equal(readState(PUZZLE_LINK, `1-S4413322-F${writeNumbers([256])}`).kind, 'damaged');
  });

  it('is damaged with a list of an impossible length', () => {
    const [regex = -1] = constraintNumbers({ kind: 'regex', cells: [0], pattern: '' });
    const pattern = (length: number): string => `T${writeNumbers([regex, length, 1, 0])}`;
    // A black cage of the first cell, and its text.
    const cage = (length: number): string => `L${writeNumbers([2, 1, 1, 0, length])}`;
    for (const part of [pattern, cage]) {
      const kindOf = (length: number): string =>
        readState(PUZZLE_LINK, `1-S4413322-${part(length)}`).kind;
      assert.deepEqual([0, -1, 1, 99].map(kindOf), ['state', 'damaged', 'damaged', 'damaged']);
    }
  });

  it('tells every change of a character, or is the link to another board', () => {
    const changes = fc.record({
      board: boards,
      at: fc.nat(),
      to: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-z.'),
    });
    const isTold = ({ board, at, to }: { board: Board; at: number; to: string }): void => {
      const text = writeState(PUZZLE_LINK, board);
      const place = 2 + (at % (text.length - 2));
      const changed = text.slice(0, place) + to + text.slice(place + 1);
      const link = readState(PUZZLE_LINK, changed);
      if (link.kind === 'state') assertWhole(link.state, changed);
      else assert.equal(link.kind, 'damaged');
    };
    fc.assert(fc.property(changes, isTold), { numRuns: 1000 });
  });

  it('is short', () => {
    assert.equal(
      fragmentOf(PUZZLE_LINK, FIRST_BOARD),
      '#v=1-PX-S9918733-CZ24Z256Z66Z311ZB7Z12Z15Z28Z52Z26Z11Z14ZB53Z37Z659Z23',
    );
    const layout = {
      ...setBoxes(FIRST_BOARD.layout, null),
      extras: [[8, 0, 4]],
      cages: [
        { sum: 15, cells: [1, 0] },
        { sum: null, cells: [80] },
      ],
    };
    assert.match(
      fragmentOf(PUZZLE_LINK, boardOf(FIRST_BOARD.givens, layout)),
      /^#v=1-S9918700-C\w+-E044-KG01-K0R8$/,
    );
  });

  it('holds drawn and typed content', () => {
    let layout = setBoxes(FIRST_BOARD.layout, null);
    layout = draw(layout, 'void', [80]);
    layout = draw(layout, 'regions', [0, 1, 10]);
    layout = setSum(draw(layout, 'cages', [3, 4]), 0, 7);
    const state = reshape(FIRST_BOARD, layout);
    const link = readState(PUZZLE_LINK, writeState(PUZZLE_LINK, state));
    assert.deepEqual(link, { kind: 'state', state });
    assert.equal(state.layout.cages[0]!.sum, 7);
  });

  it('is damaged if it holds an invalid puzzle', () => {
    const many = '-E0'.repeat(4097);
    for (const text of [
      '1-',
      '1-S',
      '1-S441330',
      '1-S44133000',
      '1-S0413300',
      '1-SP14133000', // sizes: 0 rows, 37 rows
      '1-S44Z13300',
      '1-S441PD300',
      '1-S4413PX00', // values below 0, 37 values, unknown rules
      '1-S4413350',
      '1-S4413302',
      '1-S4514700', // boxes that are too large, have no rows; diagonals on a rectangle
      '1-PNONE-S4413300',
      '1-P-S4413300',
      '1-S4413300-PX',
      '1-S4413300-C',
      '1-S4413300-CZ1',
      '1-S4413300-CZ01',
      '1-S4413300-CZ11Z1',
      '1-S4413300-CZH1',
      '1-S4413300-O',
      '1-S4413300-OG',
      '1-S4413300-O00',
      '1-S4413300-C1-O0',
      '1-S4413300-O0-C1',
      '1-S4413300-AZ1',
      '1-S4413300-A01-A1',
      '1-S4413322-A01', // areas that overlap, or beside boxes
      '1-S4413300-K0',
      '1-S4413300-KZ10',
      '1-S4413300-X0',
      '1-S4413300-E1Z1',
      '1-S4413300-E00',
      '1-S4413300-E0-A1',
      `1-S4413300${many}`,
      `1-S4413300-E${'1'.repeat(1_000_000)}`,
      `1-S4413300${'-'.repeat(1_000_000)}`,
      '1-S4413300-CZX0',
      '1-S4413300-D', // own digits in too many cells, in a given, after marks
      '1-S4413300-DZH1',
      '1-S4413300-CZF1-DZF1',
      '1-S4413300-CZF1-O0-DZE1',
      '1-S4413300-M1-D1',
      '1-S4413300-D1-C1',
      '1-S4413300-M', // masks of no value, with too many values, below 0, twice, too large
      '1-S4413300-M0',
      '1-S4413300-M10',
      '1-S4413300-MZ0',
      '1-S4413300-MG',
      '1-S4413300-NZ1G',
      '1-S4413300-M1-M1',
      '1-S4413300-N1-M1',
      '1-S44Z13300-M1',
      '1-S120PB300-NPQRYQYORVQG',
      `1-S4413300-M${'Y'.repeat(1_000_000)}0`,
      `1-S4413300-D${'Z9'.repeat(500_000)}`,
      '1-S4413300-<img src=x onerror=alert(1)>',
      '1-S4413300-😀',
      'constructor',
    ]) {
      assert.deepEqual(readState(PUZZLE_LINK, text), { kind: 'damaged' }, text.slice(0, 60));
    }
    assert.equal(readState(PUZZLE_LINK, `1-S4413300${many.slice(3)}`).kind, 'state');
    assert.deepEqual(readState(PUZZLE_LINK, '3-?'), { kind: 'newer' });
  });

  it('rejects noise, and each accepted link has one encoding', () => {
    const near = fc
      .array(fc.string({ unit: fc.constantFrom(...'0123456789COAEKDMNSPXZ'), maxLength: 8 }))
      .map((parts) => ['1-S4413300', ...parts].join('-'));
    const any = fc.string();
    fc.assert(
      fc.property(fc.oneof(near, any), (text) => {
        const link = readState(PUZZLE_LINK, text);
        if (link.kind === 'state') assertWhole(link.state, text);
        else assert.notEqual(link.kind, 'none');
      }),
    );
  });
});

describe('work of the panel Variants', () => {
  const reloaded = (history: History<Board>, selected: number | null = null) =>
    parseWork(
      VARIANTS_WORK,
      JSON.parse(JSON.stringify(formatWork(VARIANTS_WORK, { history, selected }))),
    );

  const type = (board: Board, ...entries: readonly (readonly [number, number])[]): Board[] =>
    entries.map(([cell, value]) => (board = enter(board, cell, value)));

  it('is the whole history, whatever its layouts', () => {
    const playing = type(KILLER, [2, 1], [3, 2], [7, 4]);
    const other = boardOf(blank(FOUR), { ...FOUR, voids: [5] }, true);
    const drawing = type(other, [0, 3], [15, 1]);
    const [present, ...future] = drawing.slice().reverse();
    const history = { past: [KILLER, ...playing, other], present: present!, future };
    const work = reloaded(history, 6)!;
    assert.deepEqual(work, { history, selected: 6 });
    assert.equal(reloaded(history, 5)!.selected, null, 'a cell outside the puzzle');
  });

  it('has one layout for the steps of one shape, as before', () => {
    const playing = type(KILLER, [2, 1], [3, 2]);
    const { history } = reloaded({
      past: [KILLER, playing[0]!],
      present: playing[1]!,
      future: [],
    })!;
    for (const { layout } of history.past) assert.equal(layout, history.present.layout);
    const classic = boardOf(blank(CLASSIC), CLASSIC, true);
    const { past } = reloaded({
      past: [classic],
      present: enter(classic, 0, 1),
      future: [],
    })!.history;
    assert.equal(past[0]!.layout, CLASSIC);
  });

  it('has givens of its own for each puzzle, also where there are none', () => {
    const killers = [5, 6].map((sum) =>
      boardOf(blank(FOUR), { ...FOUR, cages: [{ sum, cells: [0, 1] }] }),
    );
    const [one, other] = killers as [Board, Board];
    const present = enter(other, 0, 1);
    const { history } = reloaded({ past: [one, other], present, future: [] })!;
    const [before, after] = history.past.map(({ givens }) => givens);
    assert.equal(after, history.present.givens);
    assert.notEqual(before, after);
  });

  it('has fewer steps of a large board, so that a storage has room for them', () => {
    const layout = square(6, 6);
    const full = boardOf(
      blank(layout).map((_, cell) => (cell % 36) + 1),
      layout,
    );
    const steps = Array.from({ length: 1000 }, (_, step) => ({
      ...full,
      givens: full.givens.map((given, cell) => (cell === step ? null : given)),
    }));
    const present = steps.pop()!;
    const { past } = formatWork(VARIANTS_WORK, {
      history: { past: steps, present, future: [] },
      selected: null,
    }) as { readonly past: readonly string[] };
    assert.ok(past.join('').length <= MAX_LENGTH && past.length > 100, String(past.length));
    assert.deepEqual(
      reloaded({ past: steps, present, future: [] })!.history.past.at(-1),
      steps.at(-1),
    );
  });

  it('of the first version is one puzzle', () => {
    const puzzle = '1-PX-S9918733-CZ24Z256Z66Z311ZB7';
    const work = parseWork(VARIANTS_WORK, { puzzle })!;
    const { past, present, future } = work.history;
    assert.deepEqual([past, future, present.editing], [[], [], false]);
    assert.equal(writeState(PUZZLE_LINK, present), puzzle);
    assert.equal(parseWork(VARIANTS_WORK, { puzzle: '1-S4413322' })!.history.present.editing, true);
  });

  it('is nothing if it is invalid, and only the board if its steps are', () => {
    const history = { past: [KILLER], present: enter(KILLER, 3, 1), future: [] };
    const kept = formatWork(VARIANTS_WORK, { history, selected: null });
    const { puzzle } = kept as { readonly puzzle: string };
    const texts = ['', '<script>', `${puzzle}-`, puzzle.replace('1-', '2-'), 3, [], null];
    const wrong: readonly unknown[] = [
      null,
      7,
      'x',
      [],
      {},
      ...texts.map((text) => ({ puzzle: text })),
    ];
    for (const value of wrong) {
      assert.equal(parseWork(VARIANTS_WORK, value), null, JSON.stringify(value));
    }
    fc.assert(fc.property(fc.jsonValue(), (value) => parseWork(VARIANTS_WORK, value) === null));
    for (const past of [undefined, 'x', [7], [puzzle, `${puzzle}-`], Array(1001).fill(puzzle)]) {
      const work = parseWork(VARIANTS_WORK, { ...kept, past });
      assert.deepEqual(work?.history, { past: [], present: history.present, future: [] });
    }
  });
});
