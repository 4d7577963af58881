/** Hints for puzzles of other shapes than a classic sudoku: the next cell, and why it has its value. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { applied, begin, isReady, tellMore } from '../../board/hint';
import type { BoardHint, NextCell } from '../../board/next-cell';
import type { Constraint } from '../../board/constraints';
import { cellsOf, CLASSIC, type Layout } from '../../board/layout';
import { add, candidatesOf, has, remove, valuesIn } from '../../board/marks';
import { BOARD_RULES } from '../../rules/on-board/on-board';
import '../../rules/on-board/provided';
import { findShapeHint } from '../../board/shapes/hint-search';
import { fromRegions } from '../../board/shapes/regions';
import { onlySolution } from '../../board/search';
import { boardOf, entries, isComplete, type Board } from '../../board/state';
import { blank, type Values } from '../../board/values';
import { wordsOf } from '../../hints/hints';
import { MESSAGES } from '../../locales/all-messages';
import { EXAMPLES } from '../../page/panels/variants/examples';
import { type Engine, load } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const { signal } = new AbortController();
const NOTES = { areAutomatic: false, areKept: false };

const hintOn = (board: Board, areAutomatic = false): Promise<BoardHint> =>
  findShapeHint(engine, board, areAutomatic, BOARD_RULES, signal);

/** Checks that a reason is true of a board. */
function proves({ cell, value, reason, cages, constraints }: NextCell, board: Board): void {
  const { layout } = board;
  const seen = candidatesOf(layout, entries(board));
  const count = cages.length + constraints.length;
  switch (reason.kind) {
    case 'seen':
      assert.deepEqual(valuesIn(seen[cell]!, layout), [value]);
      assert.equal(count, 0);
      return;
    case 'place':
      assert.deepEqual(
        reason.house.cells.filter((other) => has(seen[other]!, value, layout)),
        [cell],
      );
      assert.equal(count, 0);
      return;
    case 'place-by-rules':
      assert.ok(reason.house.cells.includes(cell));
      assert.ok(count > 0);
      return;
    case 'rules':
      assert.ok(count > 0);
      return;
    case 'steps':
      return;
    case 'trial':
      assert.ok(reason.left.includes(value));
      assert.ok(reason.left.length > 1);
  }
}

const TEXTS = Object.values(MESSAGES);

/** Fills a board by Hint and Apply alone. */
async function walk(start: Board): Promise<void> {
  const solution = (await onlySolution(engine, start, signal))!;
  let board = start;
  for (let left = cellsOf(start.layout).length; !isComplete(board); --left) {
    assert.ok(left > 0);
    const hint = entries(board).every((value) => value === null)
      ? await hintOn(board)
      : BOARD_RULES.nextCell(board.layout, entries(board), solution);
    assert.ok(hint.kind === 'cell');
    assert.equal(hint.value, solution[hint.cell]);
    proves(hint, board);
    for (const texts of TEXTS) {
      for (const stage of ['where', 'what'] as const) {
        const view = BOARD_RULES.viewOfHint(hint, stage, board, texts, wordsOf(texts.language));
        const { headline, details } = view.words;
        for (const line of [headline, ...details]) assert.doesNotMatch(line, /undefined|\[object/);
        assert.ok(view.drawing.under.length > 0);
      }
    }
    board = applied(board, hint, NOTES);
  }
}

const read = async (text: string): Promise<Board> =>
  fromRegions(await engine.readRegions(text, { signal }));

describe('every puzzle is filled by Hint and Apply, with a true reason for each cell', () => {
  for (const [preset, text] of Object.entries(EXAMPLES)) {
    if (preset === '9x9') continue;
    test(preset, async () => {
      await walk(await read(text));
    });
  }

  const RULES = ['thermometer', 'arrow', 'whisper', 'kropki', 'sandwich', 'little-killer'] as const;
  for (const [seed, rule] of RULES.entries()) {
    test(`made with ${rule}`, async () => {
      const { puzzle } = await engine.generateRegions({ preset: '6x6', rules: [rule], seed });
      await walk(fromRegions(puzzle));
    });
  }
});

describe('the easiest reason is told', () => {
  const layout: Layout = { ...CLASSIC, preset: null };
  const solution: Values = Array.from(
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
    Number,
  );
  const blankBut = (cells: readonly number[]): Values =>
    solution.map((value, cell) => (cells.includes(cell) ? null : value));
  const only = (cells: readonly number[]): Values =>
    solution.map((value, cell) => (cells.includes(cell) ? value : null));
  const tell = (values: Values, ...constraints: readonly Constraint[]): NextCell =>
    BOARD_RULES.nextCell({ ...layout, constraints }, values, solution);

  test('the last place of a value in a house', () => {
    const next = tell(blankBut([0, 40]));
    assert.equal(next.reason.kind, 'place');
  });

  test('the only value that the cells in sight leave', () => {
    // r1c1 sees 3, 4 and 6 in its row, 1, 8, 7, 9 and 2 in its column: 5 is left.
    const next = tell(only([1, 2, 3, 18, 27, 45, 54, 63]));
    assert.deepEqual([next.cell, next.value, next.reason], [0, 5, { kind: 'seen' }]);
  });

  test('one rule: a dot beside a digit', () => {
    const next = tell(only([1]), { kind: 'ratio', cells: [0, 1], ratio: 3 });
    assert.deepEqual(next.reason.kind, 'trial');
    const odd = tell(only([1, 3]), {
      kind: 'table',
      cells: [0, 1],
      pairs: [
        [5, 3],
        [6, 3],
      ],
    });
    assert.deepEqual([odd.cell, odd.value, odd.reason.kind], [0, 5, 'rules']);
    assert.equal(odd.constraints.length, 1);
  });

  test('a cage with one combination takes its values from the rest of its row', () => {
    // 1 and 2 are in the cage r1c8 r1c9; r2c5 and r3c2 keep 9 out of the other boxes.
    const cages = [{ sum: 3, cells: [7, 8] }];
    const next = BOARD_RULES.nextCell({ ...layout, cages }, only([13, 19]), solution);
    assert.deepEqual([next.cell, next.value, next.reason.kind], [6, 9, 'place-by-rules']);
    assert.deepEqual([next.cages, next.constraints], [[0], []]);
  });

  test('thousands of rules, which say nothing, do not hold it up', () => {
    let asked = 0;
    const sums = Array.from({ length: 2000 }, (): Constraint => {
      const rule: Constraint = { kind: 'sum', cells: [0, 10, 20, 30], sum: 20 };
      // Each rule is asked for its cells once for each combination that is tried.
      return Object.defineProperty(rule, 'cells', {
        get: () => {
          ++asked;
          return [0, 10, 20, 30];
        },
      });
    });
    const next = tell(blank(layout), ...sums);
    assert.equal(next.reason.kind, 'trial');
    assert.ok(asked > 2000 && asked < 1_100_000, `${asked} times`);
  });
});

describe('before any cell', () => {
  test('a wrong value, and marks that lack the right one', async () => {
    const board = await read(EXAMPLES.x);
    const solution = (await onlySolution(engine, board, signal))!;
    const cell = board.givens.indexOf(null);
    const right = solution[cell]!;
    const wrong = (right % 9) + 1;
    const withWrong = { ...board, own: board.own.map((own, at) => (at === cell ? wrong : own)) };
    assert.deepEqual(await hintOn(withWrong), { kind: 'wrong-digit', cells: [cell] });
    const marks = candidatesOf(board.layout, board.givens);
    const lacking = (mask: number): number => remove(mask, right, board.layout);
    const marked = {
      ...board,
      candidates: marks.map((mask, at) => (at === cell ? lacking(mask) : mask)),
    };
    const expected = lacking(marks[cell]!) === 0 ? 'cell' : 'missing-mark';
    assert.equal((await hintOn(marked)).kind, expected);
    assert.deepEqual(await hintOn(marked, true), { kind: 'missing-mark', cells: [cell] });
    const full = { ...board, own: board.givens.map((given, at) => given ?? solution[at]!) };
    const filled = {
      ...full,
      own: full.own.map((own, at) => (board.givens[at] === null ? own : null)),
    };
    assert.deepEqual(await hintOn(filled), { kind: 'solved' });
  });

  test('no solution, or several', async () => {
    const { layout } = await read(EXAMPLES.x);
    const empty = boardOf(blank(layout), layout);
    assert.deepEqual(await hintOn(empty), { kind: 'several-solutions' });
    const clashing = boardOf(
      empty.givens.map((_, cell) => (cell < 2 ? 1 : null)),
      layout,
    );
    assert.deepEqual(await hintOn(clashing), { kind: 'no-solution' });
  });

  test('where it is, what it is, and then Apply', () => {
    const hint: BoardHint = {
      kind: 'cell',
      cell: 0,
      value: 5,
      reason: { kind: 'seen' },
      cages: [],
      constraints: [],
    };
    const first = begin(hint);
    assert.deepEqual([first.stage, isReady(first)], ['where', false]);
    assert.deepEqual([tellMore(first).stage, isReady(tellMore(first))], ['what', true]);
    const layout: Layout = { ...CLASSIC, preset: null };
    const board = boardOf(blank(layout), layout);
    const noted = { ...board, candidates: board.candidates.map((mask) => add(mask, 5, layout)) };
    const next = applied(noted, hint, NOTES);
    assert.equal(next.own[0], 5);
    assert.equal(has(next.candidates[1]!, 5, layout), false);
    assert.equal(has(next.candidates[80]!, 5, layout), true);
  });
});
