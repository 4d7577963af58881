/** Searches on boards of other shapes with the shipped engine, compared with trying all values. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as fc from 'fast-check';
import { facesOf } from '../../board/cells';
import { isSolved } from '../../board/clashes';
import { cellsOf, CLASSIC, peersOf, valuesOf, type Cells, type Layout } from '../../board/layout';
import { add, noMarks, type Masks } from '../../board/marks';
import * as models from '../../board/model';
import {
  checkBoard,
  countSolutions,
  findCandidates,
  findConflict,
  findingOf,
  questionsOn,
  solveBoard,
  solveCells,
} from '../../board/search';
import { boardOf, entries, withFinding, type Board, type Finding } from '../../board/state';
import { blank, type Values } from '../../board/values';
import { describe as say } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';
import '../../rules/on-board/provided';
import { toInput } from '../../board/shapes/regions';
import { impossibleCage } from '../../board/shapes/sums';
import { describeContradiction } from '../../page/panels/variants/live-words';
import { textsFor } from '../../page/panels/variants/texts';
import { square } from '../layouts';
import { type Engine, JiugongError, load } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const { signal } = new AbortController();

/** All solutions up to a limit, found by trying each value in each cell. */
function solutionsOf(layout: Layout, values: Values, limit: number): readonly Values[] {
  const found: Values[] = [];
  const cells = cellsOf(layout);
  const trial = [...values];
  const fill = (at: number): void => {
    if (found.length === limit) return;
    const cell = cells[at];
    if (cell === undefined) {
      if (isSolved(layout, trial)) found.push([...trial]);
      return;
    }
    if (values[cell] !== null) return fill(at + 1);
    const seen = new Set([...peersOf(layout, cell)].map((peer) => trial[peer]));
    for (const value of valuesOf(layout)) {
      if (seen.has(value)) continue;
      trial[cell] = value;
      fill(at + 1);
    }
    trial[cell] = null;
  };
  fill(0);
  return found;
}

const LIMIT = 3000;

/** A solution of the plain shapes, less the lowest value. */
const GRID = [0, 1, 2, 3, 2, 3, 0, 1, 1, 0, 3, 2, 3, 2, 1, 0];

const JIGSAW: readonly Cells[] = [
  [0, 1, 2, 5],
  [3, 6, 7, 11],
  [4, 8, 9, 12],
  [10, 13, 14, 15],
];

/** The cells of the grid from a random one on, as many as asked for. */
const cellsFrom = (start: number, length: number, among: Cells): Cells =>
  Array.from({ length }, (_, at) => among[(start + at) % among.length]!);

/** Random shapes of 4 × 4 cells with all kinds of regions and rules, of which few are void. */
const shapes: fc.Arbitrary<Layout> = fc
  .record({
    low: fc.constantFrom(0, 1, 33),
    kind: fc.constantFrom('boxes', 'jigsaw', 'none'),
    voids: fc.uniqueArray(fc.nat(15), { maxLength: 2 }),
    rules: fc.record({
      rows: fc.constant(true),
      columns: fc.constant(true),
      diagonals: fc.boolean(),
      antiKnight: fc.boolean(),
      antiKing: fc.constant(false),
      nonConsecutive: fc.constantFrom(false, false, true),
    }),
    cages: fc.array(
      fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 0, 0, 1)),
      { maxLength: 3 },
    ),
    extras: fc.array(fc.nat(15), { maxLength: 1 }),
  })
  .map(({ low, kind, voids, rules, cages, extras }): Layout => {
    const all = [...Array(16).keys()];
    const parts = all.filter((cell) => !voids.includes(cell));
    return {
      ...square(2, 2),
      low,
      high: low + 3,
      voids,
      rules,
      boxes: kind === 'boxes' ? { rows: 2, cols: 2 } : null,
      areas:
        kind === 'jigsaw'
          ? JIGSAW.map((cells) => cells.filter((cell) => parts.includes(cell))).filter(
              (cells) => cells.length > 0,
            )
          : [],
      extras: extras.map((start) => cellsFrom(start, 3, parts)),
      cages: cages.map(([start, length, more], index) => {
        const cells = cellsFrom(start, length, parts);
        const sum = cells.reduce((total, cell) => total + low + GRID[cell]!, more);
        return { sum: index === 2 ? null : sum, cells };
      }),
    };
  });

/** A board with some of the values of a solution, or of random ones if there is none. */
const boards: fc.Arbitrary<Board> = fc
  .record({
    layout: shapes,
    pick: fc.nat(LIMIT - 1),
    given: fc.array(fc.nat(15), { maxLength: 7 }),
    own: fc.array(fc.nat(15), { maxLength: 4 }),
    wrong: fc.dictionary(fc.nat(15).map(String), fc.nat(3), { maxKeys: 2 }),
  })
  .map(({ layout, pick, given, own, wrong }): Board => {
    const all = solutionsOf(layout, blank(layout), LIMIT);
    const solution = all[pick % Math.max(1, all.length)];
    const parts = cellsOf(layout);
    const valueAt = (cell: number): number | null =>
      !parts.includes(cell)
        ? null
        : layout.low + (wrong[cell] ?? (solution?.[cell] ?? layout.low) - layout.low);
    const pickFrom = (cells: Cells): Values =>
      blank(layout).map((_, cell) => (cells.includes(cell) ? valueAt(cell) : null));
    const givens = pickFrom(given);
    const owned = pickFrom(own).map((value, cell) => (givens[cell] === null ? value : null));
    return { ...boardOf(givens, layout), own: owned };
  });

const masksOf = (layout: Layout, solutions: readonly Values[]): Masks => {
  const masks = [...noMarks(layout)];
  for (const solution of solutions) {
    for (const cell of cellsOf(layout)) masks[cell] = add(masks[cell]!, solution[cell]!, layout);
  }
  return masks;
};

/** Checks a property of random boards of which all solutions are known. */
const forBoards = (
  numRuns: number,
  property: (board: Board, all: (values: Values) => readonly Values[]) => Promise<void>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(boards, async (board) => {
      const all = (values: Values): readonly Values[] => solutionsOf(board.layout, values, LIMIT);
      fc.pre(all(board.givens).length < LIMIT);
      await property(board, all);
    }),
    { seed: 18, numRuns },
  );

describe('a board of another shape', () => {
  test('is solved as by trying all values', () =>
    forBoards(60, async (board, all) => {
      const found = await solveBoard(engine, board, signal);
      const together = all(entries(board));
      const solutions = together.length > 0 ? together : all(board.givens);
      const keys = new Set(solutions.map(String));
      if (found.kind === 'unique') assert.deepEqual([found.solution], solutions);
      else if (found.kind === 'several') {
        assert.equal(found.exact, solutions.length === 2);
        assert.ok(keys.has(String(found.first)) && keys.has(String(found.second)));
        assert.notDeepEqual(found.first, found.second);
      } else {
        assert.equal(found.kind, 'none');
        assert.deepEqual(solutions, []);
      }
    }));

  test('has as many solutions as trying all values finds', () =>
    forBoards(40, async (board, all) => {
      const found = await countSolutions(50, () => assert.fail())(engine, board, signal);
      const together = all(entries(board));
      const ofGivens = together.length === 0;
      const { length } = ofGivens ? all(board.givens) : together;
      if (length === 0) assert.equal(found.kind, 'none');
      else {
        const count = Math.min(50, length);
        assert.deepEqual(found, { kind: 'counted', count, capped: length > 50, ofGivens });
      }
    }));

  test('shows as candidates the values of all solutions', () =>
    forBoards(40, async (board, all) => {
      const found = await findCandidates(engine, board, signal);
      const together = all(entries(board));
      const ofGivens = together.length === 0;
      const solutions = ofGivens ? all(board.givens) : together;
      if (solutions.length === 0) assert.equal(found.kind, 'none');
      else {
        const masks = masksOf(board.layout, solutions);
        assert.deepEqual(found, { kind: 'candidates', masks, ofGivens });
      }
    }));

  test('shows the same for some cells, whatever is in them', () =>
    forBoards(40, async (board, all) => {
      const cells = cellsOf(board.layout).filter((cell) => board.givens[cell] === null);
      const selection = cells.filter((_, index) => index % 3 === 0);
      fc.pre(selection.length > 0);
      const found = await solveCells(selection)(engine, board, signal);
      const rest = entries(board).map((value, cell) => (selection.includes(cell) ? null : value));
      const together = all(rest);
      const solutions = together.length === 0 ? all(board.givens) : together;
      if (solutions.length === 0) return assert.equal(found.kind, 'none');
      const masks = masksOf(board.layout, solutions);
      assert.ok(found.kind === 'cells');
      assert.deepEqual(found.cells, selection);
      assert.deepEqual(
        selection.map((cell) => found.masks[cell]),
        selection.map((cell) => masks[cell]),
      );
    }));

  test('is checked by its only solution, or for any', () =>
    forBoards(40, async (board, all) => {
      const found = await checkBoard(engine, board, signal);
      const solutions = all(board.givens);
      if (solutions.length === 0) return assert.equal(found.kind, 'none');
      assert.ok(found.kind === 'checked');
      const [solution] = solutions;
      if (solutions.length > 1) {
        assert.deepEqual(found.wrong, all(entries(board)).length > 0 ? [] : null);
      } else {
        const isWrong = (cell: number): boolean =>
          board.own[cell] !== null && board.own[cell] !== solution![cell];
        assert.deepEqual(found.wrong, cellsOf(board.layout).filter(isWrong));
      }
    }));

  test('without a solution has a contradiction, of which no part can be left out', async () => {
    const sizes = new Set<number>();
    await forBoards(400, async (board, all) => {
      const found = await solveBoard(engine, board, signal);
      if (found.kind !== 'none' || found.conflicts.length > 0) return;
      const only = (cells: Cells): Values =>
        board.givens.map((value, cell) => (cells.includes(cell) ? value : null));
      assert.deepEqual(all(only(found.reason)), []);
      if (impossibleCage(board.layout) !== null) return void sizes.add(0);
      assert.deepEqual(found.reason, found.rules?.givens);
      const isImpossible = all(blank(board.layout)).length === 0;
      const reason = await questionsOn(engine, board.layout, signal).contradiction(board.givens);
      sizes.add(reason.length);
      assert.equal(reason.length === 0, isImpossible);
      assert.deepEqual(all(only(reason)), []);
      for (const cell of reason) {
        assert.notEqual(all(only(reason.filter((other) => other !== cell))).length, 0);
      }
    });
    // (Otherwise the boards have become too easy for this test.)
    assert.ok(
      [0, 1, 2].every((size) => sizes.has(size)),
      [...sizes].join(),
    );
  });

  test('names a digit that is none of its values as the reason', async () => {
    const layout = square(2, 2);
    const givens = blank(layout).map((_, cell) => (cell === 3 ? 7 : null));
    const found = await solveBoard(engine, boardOf(givens, layout), signal);
    assert.ok(found.kind === 'none');
    assert.deepEqual(found.conflicts, [3]);
    const own = { ...boardOf(blank(layout), layout), own: givens };
    assert.equal((await solveBoard(engine, own, signal)).kind, 'several');
    assert.deepEqual(await checkBoard(engine, own, signal), { kind: 'checked', wrong: null });
  });

  test('stops a search of many parts at once', async () => {
    const layout = square(4, 4);
    const stop = new AbortController();
    const searched = findCandidates(engine, boardOf(blank(layout), layout), stop.signal);
    stop.abort();
    await assert.rejects(searched, { name: 'AbortError' });
  });

  test('tells on the way how many solutions there are at least', async () => {
    const layout = square(2, 3);
    const told: number[] = [];
    const search = countSolutions(200_000, (count) => told.push(count));
    const found = await search(engine, boardOf(blank(layout), layout), signal);
    assert.deepEqual(found, { kind: 'counted', count: 200_000, capped: true, ofGivens: false });
    assert.deepEqual(told, [10_000, 100_000]);
  });
});

describe('a layout that is no puzzle', () => {
  const texts = MESSAGES.en;
  const NINE_CELLS = [...Array(9).keys()];
  const wordsFor = async (layout: Layout) => {
    const board = boardOf(blank(layout), layout);
    const finding = await solveBoard(engine, board, signal).catch(findingOf);
    const model = models.settle(models.startWith(models.EMPTY_MODEL, board), finding);
    const { headline, details, tone } = say(model, texts);
    const marked = facesOf(models.boardIn(model)).flatMap(({ reason }, cell) =>
      reason ? [cell] : [],
    );
    assert.equal(tone, 'alarm');
    return { kind: finding.kind, headline, detail: details.join(' '), marked };
  };
  const { unsolvable, tooLarge, empty, together, cage } = texts.shapes;
  const wide = square(3, 3, { high: 8, rules: { ...CLASSIC.rules, rows: false, columns: false } });

  const cases: readonly (readonly [string, Layout, string, Cells])[] = [
    [
      'has a region larger than the number of values',
      { ...square(2, 2, { boxes: null }), areas: [[0, 1, 2, 3, 4]] },
      tooLarge('Region 1', 5, 4),
      [0, 1, 2, 3, 4],
    ],
    [
      'has a cage larger than the number of values',
      square(2, 2, {
        cages: [
          { sum: null, cells: [15] },
          { sum: 9, cells: [5, 6, 9, 10, 11] },
        ],
      }),
      tooLarge('Cage 2', 5, 4),
      [5, 6, 9, 10, 11],
    ],
    [
      'has boxes larger than the number of values',
      wide,
      tooLarge('Box 1', 9, 8),
      [0, 1, 2, 9, 10, 11, 18, 19, 20],
    ],
    [
      'has diagonals that are too long',
      { ...wide, boxes: null, rules: { ...wide.rules, diagonals: true } },
      tooLarge('A diagonal', 9, 8),
      [
        ...new Set([...NINE_CELLS.map((at) => at * 10), ...NINE_CELLS.map((at) => at * 8 + 8)]),
      ].sort((a, b) => a - b),
    ],
    ['has no cell', square(2, 2, { voids: [...Array(16).keys()] }), empty, []],
  ];
  for (const [name, layout, words, marked] of cases) {
    test(name, async () => {
      assert.deepEqual(await wordsFor(layout), {
        kind: 'invalid',
        headline: unsolvable,
        detail: words,
        marked,
      });
    });
  }

  test('has a cage with a sum that no values make', async () => {
    const impossible = square(2, 2, { cages: [{ sum: 9, cells: [0, 1] }] });
    assert.deepEqual(await wordsFor(impossible), {
      kind: 'none',
      headline: texts.status.none,
      detail: cage(9, 2, 3, 7),
      marked: [0, 1],
    });
  });

  test('has rules that contradict each other', async () => {
    const values = { low: 1, high: 2, rows: 2, cols: 2, boxes: null };
    const contradictory = square(1, 2, {
      ...values,
      rules: { ...CLASSIC.rules, diagonals: true },
    });
    assert.deepEqual(await wordsFor(contradictory), {
      kind: 'none',
      headline: texts.status.none,
      detail: [together, '• Row 2 and column 2', '• Both diagonals'].join(' '),
      marked: [],
    });
  });

  test('has clues that contradict each other, which playing names as setting does', async () => {
    const row = NINE_CELLS.map((at) => at);
    const layout: Layout = {
      ...CLASSIC,
      preset: null,
      constraints: [
        { kind: 'sandwich', cells: row, sum: 9 },
        { kind: 'sandwich', cells: row, sum: 11 },
      ],
    };
    const board = boardOf(blank(layout), layout);
    const found = await engine.regionContradiction(toInput(layout, board.givens));
    assert.ok(found !== null);
    assert.deepEqual([found.regions.length, found.rules], [1, [0, 1]]);
    const setting = describeContradiction(found, layout, textsFor('en')).details;
    const typed = { ...board, own: board.own.map((_, cell) => (cell === 40 ? 5 : null)) };
    for (const [search, from] of [
      [findConflict, board],
      [findConflict, typed],
      [solveBoard, board],
      [solveBoard, { ...board, givens: typed.own }],
    ] as const) {
      const finding = await search(engine, from, signal);
      const model = models.settle(models.startWith(models.EMPTY_MODEL, from), finding);
      assert.deepEqual(say(model, texts).details, setting);
    }
    assert.ok(setting.some((words) => words.startsWith('• Sandwich 9: r1c1–r1c9')));
  });

  test('has a given that contradicts a rule, which playing names as setting does', async () => {
    const layout = square(2, 2, { cages: [{ sum: 4, cells: [0, 1] }] });
    const givens = blank(layout).map((_, cell) => (cell === 0 ? 2 : cell === 15 ? 1 : null));
    const board = boardOf(givens, layout);
    const model = models.settle(
      models.startWith(models.EMPTY_MODEL, board),
      await solveBoard(engine, board, signal),
    );
    const found = await engine.regionContradiction(toInput(layout, givens));
    const { details } = say(model, texts);
    assert.deepEqual(details, describeContradiction(found!, layout, textsFor('en')).details);
    assert.ok(details.includes(`• ${texts.shapes.digits(['r1c1'])}`), details.join(' '));
    assert.ok(details.includes(`• ${texts.shapes.cageAt(4, 'r1c1')}`), details.join(' '));
    const mine = { ...boardOf(blank(layout), layout), own: givens };
    const conflict = models.settle(
      models.startWith(models.EMPTY_MODEL, mine),
      await findConflict(engine, mine, signal),
    );
    assert.deepEqual(say(conflict, texts).details, details);
  });

  test('has a cage that no values add up to, which setting names as playing does', async () => {
    const layout = square(2, 2, { cages: [{ sum: 2, cells: [0, 1] }] });
    const board = boardOf(blank(layout), layout);
    const finding = await findConflict(engine, board, signal);
    const model = models.settle(models.startWith(models.EMPTY_MODEL, board), finding);
    const found = await engine.regionContradiction(toInput(layout, board.givens));
    const { details } = say(model, texts);
    assert.deepEqual(details, [texts.shapes.cage(2, 2, 3, 7)]);
    assert.deepEqual(describeContradiction(found!, layout, textsFor('en')).details, details);
  });

  test('keeps what a person made, and its marks go with the next change', () => {
    const error = new JiugongError('bad-region-size', '', { region: 0 });
    const finding: Finding = { kind: 'invalid', error };
    const board = boardOf(blank(square(2, 2)), square(2, 2));
    const start = models.startWith(models.EMPTY_MODEL, board);
    const settled = models.settle(start, finding);
    assert.equal(settled.history.past.length, 0);
    assert.deepEqual(withFinding(board, finding).own, board.own);
    assert.equal(models.boardIn(models.typeValue(models.selectCell(settled, 5), 1)).finding, null);
  });

  test('is told apart from a failure of the engine', () => {
    for (const code of ['internal', 'bad-argument', 'unavailable', 'closed'] as const) {
      const error = new JiugongError(code, 'broken');
      assert.throws(() => findingOf(error), error);
    }
  });
});
