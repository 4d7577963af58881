/** The board's state for layouts of every shape, and that the classic one is as it always was. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as fc from 'fast-check';
import { facesOf } from '../../board/cells';
import { findClashes, isSolved } from '../../board/clashes';
import { keyAction } from '../../board/keys';
import {
  cellsOf,
  CLASSIC,
  colOf,
  housesOf,
  isCell,
  peersOf,
  rowOf,
  valuesOf,
  type Layout,
} from '../../board/layout';
import { add, candidatesOf, difference, has, remove, valuesIn } from '../../board/marks';
import * as models from '../../board/model';
import { boardIn, EMPTY_MODEL, type Model } from '../../board/model';
import { boardOf, entries, reshape } from '../../board/state';
import { blank, type Values } from '../../board/values';
import { cellLabel, describe as say } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';
import { EXAMPLES } from '../../page/panels/variants/examples';
import { fromRegions } from '../../board/shapes/regions';
import { square } from '../layouts';
import { type Engine, load, REGION_PRESETS } from '../../../build/site/jiugong.mjs';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const texts = MESSAGES.en;

const SIX = square(2, 3);
const SIXTEEN = square(4, 4);
const FROM_ZERO = square(2, 2, { low: 0, high: 3 });
const JIGSAW: Layout = {
  ...square(2, 2, { boxes: null }),
  areas: [
    [0, 1, 2, 4],
    [3, 6, 7, 11],
    [5, 8, 9, 12],
    [10, 13, 14, 15],
  ],
};
const HOLED = square(2, 2, { voids: [0, 5, 15] });
const APART = square(2, 3, { rules: { ...CLASSIC.rules, nonConsecutive: true } });
const KILLER = square(2, 2, { cages: [{ sum: 3, cells: [0, 1] }] });

const start = (layout: Layout, givens: Values = blank(layout)): Model =>
  models.startWith(EMPTY_MODEL, boardOf(givens, layout));

const typeAt = (model: Model, cell: number, value: number | null): Model =>
  models.typeValue(models.selectCell(model, cell), value);

const sorted = (lists: readonly (readonly number[])[]): readonly string[] =>
  lists.map(String).sort();

/** Whether two cells of a classic sudoku share a row, column or box. */
const rowsColumnsBoxes = (a: number, b: number): boolean =>
  a !== b &&
  (Math.floor(a / 9) === Math.floor(b / 9) ||
    a % 9 === b % 9 ||
    (Math.floor(a / 27) === Math.floor(b / 27) &&
      Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3)));

describe('a layout', () => {
  test('of each preset has the regions of the engine as houses, and peers that agree', async () => {
    for (const name of REGION_PRESETS) {
      const read = await engine.readRegions(EXAMPLES[name]);
      const layout = fromRegions(read).layout;
      const houses = housesOf(layout).map(({ cells }) => [...cells].sort((a, b) => a - b));
      const caged = read.cages.map(({ cells }) => [...cells].sort((a, b) => a - b));
      const kinds = new Set(housesOf(layout).map(({ kind }) => kind));
      const others = housesOf(layout).filter(({ kind }) =>
        ['diagonal', 'antiKnight', 'antiKing'].includes(kind),
      );
      assert.deepEqual(
        sorted(houses),
        sorted([
          ...read.regions.map((cells) => [...cells].sort((a, b) => a - b)),
          ...caged,
          ...others.map(({ cells }) => [...cells].sort((a, b) => a - b)),
        ]),
        name,
      );
      assert.deepEqual(
        [kinds.has('diagonal'), kinds.has('antiKnight'), kinds.has('antiKing')],
        [read.diagonals, read.antiKnight, read.antiKing],
        name,
      );
      const apart = (a: number, b: number): readonly number[] =>
        [
          Math.abs(rowOf(a, layout) - rowOf(b, layout)),
          Math.abs(colOf(a, layout) - colOf(b, layout)),
        ].sort();
      const isOnDiagonals = (a: number, b: number): boolean =>
        [
          (cell: number) => rowOf(cell, layout) === colOf(cell, layout),
          (cell: number) => rowOf(cell, layout) + colOf(cell, layout) === layout.cols - 1,
        ].some((isOn) => isOn(a) && isOn(b));
      for (const cell of cellsOf(layout)) {
        const expected = cellsOf(layout).filter(
          (other) =>
            other !== cell &&
            (read.regions.some((cells) => cells.includes(cell) && cells.includes(other)) ||
              caged.some((cells) => cells.includes(cell) && cells.includes(other)) ||
              (read.diagonals && isOnDiagonals(cell, other)) ||
              (read.antiKnight && String(apart(cell, other)) === '1,2') ||
              (read.antiKing && Math.max(...apart(cell, other)) === 1)),
        );
        const peers = [...peersOf(layout, cell)].sort((a, b) => a - b);
        assert.deepEqual(peers, expected, `${name} ${cell}`);
      }
    }
  });

  test('is solved by what the engine finds, and by nothing else', async () => {
    for (const name of REGION_PRESETS) {
      const read = await engine.readRegions(EXAMPLES[name]);
      const layout = fromRegions(read).layout;
      const { solution } = await engine.solveRegions({ ...read, limit: 1 });
      const values: Values = solution!.map((value) => (value < layout.low ? null : value));
      assert.deepEqual(findClashes(layout, values), [], name);
      assert.ok(isSolved(layout, values), name);
      const cell = cellsOf(layout)[0]!;
      const other = valuesOf(layout).find((value) => value !== values[cell])!;
      const wrong = values.map((value, at) => (at === cell ? other : value));
      assert.ok(!isSolved(layout, wrong), name);
      assert.ok(!isSolved(layout, blank(layout)), name);
    }
  });

  test('lacks its void cells', () => {
    assert.equal(cellsOf(HOLED).length, 13);
    assert.deepEqual([isCell(0, HOLED), isCell(1, HOLED), isCell(16, HOLED)], [false, true, false]);
    assert.ok(housesOf(HOLED).every(({ cells }) => !cells.includes(5)));
  });
});

describe('the classic layout', () => {
  test('has the peers and candidates of a sudoku', () => {
    const values = fc.array(fc.option(fc.integer({ min: 1, max: 9 }), { freq: 2 }), {
      minLength: 81,
      maxLength: 81,
    });
    fc.assert(
      fc.property(values, (digits) => {
        const masks = candidatesOf(CLASSIC, digits);
        for (const cell of digits.keys()) {
          let expected = 0;
          for (let digit = 1; digit <= 9; ++digit) {
            const isSeen = digits.some(
              (other, at) => other === digit && rowsColumnsBoxes(cell, at),
            );
            if (digits[cell] === null && !isSeen) expected |= 1 << (digit - 1);
          }
          assert.equal(masks[cell], expected);
        }
        const clashing = new Set(findClashes(CLASSIC, digits).flatMap(({ cells }) => cells));
        for (const [cell, digit] of digits.entries()) {
          const isTwice =
            digit !== null &&
            digits.some((other, at) => other === digit && rowsColumnsBoxes(cell, at));
          assert.equal(clashing.has(cell), isTwice);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('masks', () => {
  const range = fc
    .tuple(fc.nat({ max: 30 }), fc.nat({ max: 35 }))
    .map(([low, more]) => ({ low, high: low + more }));

  test('hold up to 36 values from any lowest one', () => {
    fc.assert(
      fc.property(range, fc.array(fc.nat({ max: 35 })), (values, offsets) => {
        const chosen = offsets
          .map((offset) => values.low + offset)
          .filter((value) => value <= values.high);
        const mask = chosen.reduce((all, value) => add(all, value, values), 0);
        const sorted = [...new Set(chosen)].sort((a, b) => a - b);
        assert.deepEqual(valuesIn(mask, values), sorted);
        for (const value of valuesOf(values)) {
          assert.equal(has(mask, value, values), chosen.includes(value));
        }
        const gone = sorted[0];
        if (gone === undefined) return;
        assert.deepEqual(valuesIn(remove(mask, gone, values), values), sorted.slice(1));
        assert.equal(remove(remove(mask, gone, values), gone, values), remove(mask, gone, values));
        assert.deepEqual(valuesIn(difference(mask, remove(mask, gone, values)), values), [gone]);
      }),
    );
  });

  test('of a classic sudoku have bit d - 1 for digit d', () => {
    assert.equal(
      [1, 4, 9].reduce((mask, digit) => add(mask, digit, CLASSIC), 0),
      0b100_001_001,
    );
  });
});

describe('a board of any layout', () => {
  test('takes values, keeps givens, and undoes', () => {
    for (const [layout, value] of [
      [SIX, 6],
      [SIXTEEN, 16],
      [FROM_ZERO, 0],
      [JIGSAW, 4],
      [HOLED, 4],
    ] as const) {
      const last = cellsOf(layout).at(-1)!;
      const givens = blank(layout).map((_, cell) => (cell === last ? value : null));
      const model = start(layout, givens);
      assert.equal(typeAt(model, last, value).notice?.kind, 'locked');
      const cell = cellsOf(layout)[0]!;
      const typed = typeAt(model, cell, value);
      assert.deepEqual(
        [entries(boardIn(typed))[cell], entries(boardIn(typed))[last]],
        [value, value],
      );
      assert.deepEqual(
        [facesOf(boardIn(typed))[cell]?.role, facesOf(boardIn(typed))[last]?.role],
        ['own', 'given'],
      );
      assert.equal(boardIn(models.undoStep(typed)), boardIn(model));
      assert.equal(boardIn(models.eraseBack(typed)).own[cell], null);
    }
  });

  test('has marks, which a value removes from its peers only', () => {
    for (const [layout, value] of [
      [SIXTEEN, 16],
      [FROM_ZERO, 0],
      [JIGSAW, 2],
      [KILLER, 1],
    ] as const) {
      const cell = cellsOf(layout)[1]!;
      const all = models.selectCells(start(layout), cellsOf(layout));
      const marked = models.typeMark(models.typeMark(all, 'corner', value), 'candidates', value);
      const typed = typeAt(marked, cell, value);
      const { corner, candidates } = boardIn(typed);
      for (const other of cellsOf(layout)) {
        const left = peersOf(layout, cell).has(other) ? [] : [value];
        assert.deepEqual(valuesIn(corner[other]!, layout), left);
        assert.deepEqual(valuesIn(candidates[other]!, layout), left);
      }
      assert.deepEqual(models.undoStep(typed).selection, [cell]);
      assert.equal(boardIn(models.undoStep(typed)), boardIn(marked));
    }
  });

  test('marks the candidates that peers leave', () => {
    const typed = typeAt(start(JIGSAW), 4, 3);
    const { candidates } = boardIn(models.markCandidates(typed));
    assert.deepEqual(valuesIn(candidates[0]!, JIGSAW), [1, 2, 4]);
    assert.deepEqual(valuesIn(candidates[5]!, JIGSAW), [1, 2, 4]);
    assert.deepEqual(valuesIn(candidates[10]!, JIGSAW), [1, 2, 3, 4]);
    assert.deepEqual(valuesIn(candidates[4]!, JIGSAW), []);
    const holed = boardIn(models.markCandidates(start(HOLED)));
    assert.deepEqual([holed.candidates[0], holed.candidates[1]], [0, 0b1111]);
  });

  test('has no marks of consecutive values beside a value where that is a rule', () => {
    const typed = typeAt(start(APART), 7, 3);
    const { candidates } = boardIn(models.markCandidates(typed));
    // Beside it, as peers elsewhere, and aslant of it in another box.
    for (const cell of [1, 6, 8, 13]) {
      assert.deepEqual(valuesIn(candidates[cell]!, APART), [1, 5, 6], `cell ${cell}`);
    }
    assert.deepEqual(valuesIn(candidates[10]!, APART), [1, 2, 4, 5, 6]);
    assert.deepEqual(valuesIn(candidates[14]!, APART), [1, 2, 3, 4, 5, 6]);

    const marked = models.markCandidates(start(APART));
    const tidied = boardIn(typeAt(marked, 7, 3)).candidates;
    assert.deepEqual(
      tidied,
      candidates.map((mask, cell) => (cell === 7 ? tidied[7]! : mask)),
    );
    // The range ends at 6, and a row of the grid at its edge.
    const atEdge = boardIn(typeAt(marked, 11, 6)).candidates;
    assert.deepEqual(valuesIn(atEdge[10]!, APART), [1, 2, 3, 4]);
    assert.deepEqual(valuesIn(atEdge[12]!, APART), [1, 2, 3, 4, 5, 6]);
    assert.deepEqual(valuesIn(boardIn(typeAt(marked, 11, 1)).candidates[10]!, APART), [3, 4, 5, 6]);
  });

  test('is changed with its layout in one step, and keeps the selected cells that it still has', () => {
    const typed = models.selectCells(typeAt(start(SIX), 7, 3), [7, 8, 35]);
    const grown = models.changeBoard(typed, (board) => reshape(board, SIXTEEN));
    assert.deepEqual(
      [boardIn(grown).own[17], grown.selection, grown.selected],
      [3, [17, 18, 85], 85],
    );
    const small = models.changeBoard(grown, (board) => reshape(board, KILLER));
    assert.deepEqual([small.selection, small.selected], [[5, 6], 6]);
    const undone = models.undoStep(models.selectCell(small, 6));
    assert.deepEqual([boardIn(undone).layout, undone.selection], [SIXTEEN, [18]]);
    assert.deepEqual(models.undoStep(undone).selection, [8]);
    assert.deepEqual(models.undoStep(models.undoStep(undone)).selection, [7]);
    assert.equal(
      models.changeBoard(typed, (board) => board),
      typed,
    );
  });

  test('selects what a step typed, or the cage that it drew, but no void cell', () => {
    const typed = typeAt(start(KILLER), 7, 3);
    const recaged = models.changeBoard(typed, (board) => reshape(board, square(2, 2)));
    assert.deepEqual(models.undoStep(models.selectCell(recaged, 2)).selection, [0]);
    const holed = models.changeBoard(typed, (board) =>
      reshape(board, square(2, 2, { voids: [7] })),
    );
    assert.equal(holed.selected, null);
    assert.deepEqual(models.undoStep(holed).selection, [7]);
    assert.equal(models.redoStep(models.undoStep(holed)).selected, null);
  });

  test('selects the line that a step drew, but no cell of a rule of the whole board', () => {
    const line = { kind: 'whisper', cells: [4, 5, 6], difference: 2 } as const;
    const allDots = { ...line, cells: [4, 5, 4] };
    for (const [constraint, cells] of [
      [line, [4]],
      [allDots, [0]],
      [{ kind: 'unmarked', of: 'dots' }, [0]],
    ] as const) {
      const blank = start(square(2, 2));
      const drawn = models.changeBoard(models.selectCell(blank, 0), (board) =>
        reshape(board, square(2, 2, { constraints: [constraint] })),
      );
      assert.deepEqual(models.undoStep(drawn).selection, cells, JSON.stringify(constraint));
    }
  });

  test('lets void cells be selected only while they are reached', () => {
    const reached = models.withReach(start(HOLED), true);
    assert.equal(models.reachedCells(reached).length, 16);
    const marked = models.selectCells(reached, [1, 2, 0]);
    const left = models.withReach(marked, false);
    assert.deepEqual([left.selection, left.selected], [[1, 2], 2]);
    assert.equal(models.withReach(marked, true), marked);
  });

  test('keeps several cells selected when a person moves past them, until the tool is gone', () => {
    const marked = models.selectCells(start(SIX), [1, 2, 8]);
    const past = models.moveTo(marked, 9);
    assert.deepEqual([past.selection, past.selected], [[1, 2, 8], 9]);
    const back = models.backToSelection(past);
    assert.deepEqual([back.selection, back.selected], [[9], 9]);
    assert.equal(models.backToSelection(marked), marked);
    assert.deepEqual(models.moveTo(back, 10).selection, [10]);
    const gone = models.changeBoard(
      models.moveTo(models.selectCells(start(SIX), [34, 35]), 0),
      (board) => reshape(board, square(2, 2)),
    );
    assert.deepEqual([gone.selection, gone.selected], [[0], 0], 'only the cell that it is on');
  });

  test('is typed cell by cell as a puzzle, past void cells', () => {
    const empty = models.clearBoard(start(HOLED));
    assert.equal(empty.selected, 1);
    const typed = [1, 2, 3, 4].reduce<Model>(models.typeValue, empty);
    assert.equal(typed.selected, 6);
    assert.deepEqual(boardIn(typed).givens.slice(0, 6), [null, 1, 2, 3, 4, null]);
    assert.equal(models.eraseBack(typed).selected, 4);
    const last = typeAt(typed, 14, 2);
    assert.deepEqual([last.selected, last.notice?.kind], [14, 'last-cell']);
  });

  test('keeps its layout when it is cleared or reset, and in another layout no selection', () => {
    const given = start(KILLER);
    const typed = typeAt(given, 3, 2);
    for (const change of [models.clearBoard, models.resetBoard, models.resetPuzzle]) {
      assert.equal(boardIn(change(typed)).layout, KILLER);
    }
    assert.ok(!boardIn(models.clearWork(typed)).editing, 'cages are clues');
    const pasted = models.clearWork(models.pasteBoard(start(SIX), boardOf(blank(KILLER), KILLER)));
    assert.deepEqual([boardIn(pasted).layout, boardIn(pasted).editing], [SIX, true]);
    assert.equal(boardIn(models.undoStep(pasted)).layout, KILLER);
    const other = models.loadBoard(typed, boardOf(blank(SIX), SIX));
    const back = models.undoStep(models.selectCell(other, 35));
    assert.deepEqual([boardIn(back).layout, back.selected], [KILLER, null]);
  });

  test('is complete when all its rules are kept', () => {
    const solution = [2, 1, 3, 4, 3, 4, 1, 2, 1, 2, 4, 3, 4, 3, 2, 1];
    const { status } = texts;
    const message = (layout: Layout, values: Values): string =>
      say(models.fillBoard(start(layout), values), texts).headline;
    assert.equal(message(KILLER, solution), status.complete);
    const sum = { ...KILLER, cages: [{ sum: 7, cells: [0, 1] }] };
    assert.equal(message(sum, solution), status.clashes(1));
    const apart = square(2, 2, { rules: { ...CLASSIC.rules, nonConsecutive: true } });
    assert.notEqual(message(apart, solution), status.complete);
  });
});

describe('keys', () => {
  const action = (layout: Layout, key: string, more = {}) =>
    keyAction(
      { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more },
      layout,
    );

  test('type the values of the layout: letters above 9, and 0 only where it is one', () => {
    assert.deepEqual(action(SIXTEEN, 'g'), { kind: 'value', value: 16 });
    assert.deepEqual(action(SIXTEEN, 'A'), { kind: 'value', value: 10 });
    assert.equal(action(SIXTEEN, 'i'), null);
    assert.equal(action(SIX, '7'), null);
    assert.deepEqual(action(FROM_ZERO, '0'), { kind: 'value', value: 0 });
    for (const key of ['.', ' ']) {
      assert.deepEqual(action(FROM_ZERO, key), { kind: 'value', value: null });
    }
    assert.deepEqual(action(SIX, '0'), { kind: 'value', value: null });
    assert.deepEqual(action(SIXTEEN, 'G', { shiftKey: true }), {
      kind: 'mark',
      value: 16,
      as: 'corner',
    });
    assert.equal(action(SIXTEEN, 'm')?.kind, 'next-mode');
    assert.deepEqual(action(square(5, 5), 'm'), { kind: 'value', value: 22 });
  });

  test('with Control leave letters to the browser', () => {
    for (const key of ['a', 'c', 'f']) {
      assert.equal(action(SIXTEEN, key, { ctrlKey: true }), null);
    }
    assert.equal(action(square(6, 6), 'z', { ctrlKey: true })?.kind, 'undo');
  });

  test('move past void cells', () => {
    const to = (key: string, cell: number, more = {}): number => {
      const found = action(HOLED, key, more);
      return found?.kind === 'move' ? found.to(cell) : -1;
    };
    assert.equal(to('ArrowLeft', 1), 1);
    assert.equal(to('ArrowRight', 4), 6);
    assert.equal(to('ArrowDown', 1), 9);
    assert.equal(to('ArrowUp', 4), 4);
    assert.deepEqual([to('Home', 3), to('End', 13)], [1, 14]);
    const control = { ctrlKey: true };
    assert.deepEqual([to('Home', 9, control), to('End', 9, control)], [1, 14]);
  });
});

test('keys move over the cells that they are told', () => {
  const press = (key: string, ctrlKey = false): number | null => {
    const event = { key, code: '', ctrlKey, metaKey: false, altKey: false, shiftKey: false };
    const found = keyAction(event, HOLED, [...blank(HOLED).keys()]);
    return found?.kind === 'move' ? found.to(4) : null;
  };
  assert.deepEqual(
    [press('ArrowRight'), press('ArrowUp'), press('Home', true), press('End', true)],
    [5, 0, 0, 15],
  );
});

describe('words', () => {
  const label = (layout: Layout, cell: number): string =>
    cellLabel(cell, facesOf(boardOf(blank(layout), layout))[cell]!, layout, texts);

  test('name the regions of a cell', () => {
    assert.equal(label(CLASSIC, 40), 'empty, row 5, column 5, box 5');
    assert.equal(label(JIGSAW, 3), 'empty, row 1, column 4, region 2');
    assert.equal(label(KILLER, 1), 'empty, row 1, column 2, box 1, cage of 3');
  });

  test('write values as signs', () => {
    const model = typeAt(start(SIXTEEN), 0, 16);
    const face = facesOf(boardIn(model))[0]!;
    assert.equal(cellLabel(0, face, SIXTEEN, texts), 'G yours, row 1, column 1, box 1');
  });

  test('name the house of a clash, and other broken rules', () => {
    const detail = (layout: Layout, ...typed: readonly [cell: number, value: number][]): string =>
      say(
        typed.reduce((model, [cell, value]) => typeAt(model, cell, value), start(layout)),
        texts,
      ).details[0]!;
    assert.match(detail(JIGSAW, [3, 1], [6, 1]), /^Region 2 has more than one 1: r1c4 and /);
    assert.match(detail(KILLER, [0, 1], [1, 1]), /^Row 1 has more than one 1/);
    assert.match(detail(KILLER, [0, 3], [1, 4]), /^A cage does not add up to 3: r1c1/);
    const rules = { ...CLASSIC.rules, nonConsecutive: true, antiKnight: true, diagonals: true };
    const strict = square(2, 2, { rules });
    assert.match(detail(strict, [0, 3], [1, 4]), /^Adjacent cells hold consecutive values/);
    assert.match(detail(strict, [0, 1], [15, 1]), /^A diagonal has more than one 1/);
    assert.match(detail(strict, [0, 1], [6, 1]), /^A pair of cells a knight’s move apart has more/);
    assert.match(detail(SIXTEEN, [0, 16], [15, 16]), /^Row 1 has more than one G/);
  });
});
