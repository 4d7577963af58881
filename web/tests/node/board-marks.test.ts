import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { facesOf } from '../../board/cells';
import { parseValues } from '../../board/values';
import { CLASSIC } from '../../board/layout';
import { add, NO_MARKS, onlyValue, toggleMark, valuesIn, withoutSeen } from '../../board/marks';
import * as models from '../../board/model';
import { boardIn, EMPTY_MODEL, type Model } from '../../board/model';
import * as states from '../../board/state';
import { boardOf } from '../../board/state';
import { cellLabel } from '../../board/words';
import { MESSAGES } from '../../locales/all-messages';
import { PUZZLE } from './board-fixtures';

/** The mask of a digit. */
const bitOf = (digit: number): number => add(0, digit, CLASSIC);

const given = boardOf(parseValues(PUZZLE)!);
const start = models.startWith(EMPTY_MODEL, given);
const select = (...cells: number[]): Model => models.selectCells(start, cells);
const cornerAt = (model: Model, cell: number) => valuesIn(boardIn(model).corner[cell]!, CLASSIC);
const candidatesAt = (model: Model, cell: number) =>
  valuesIn(boardIn(model).candidates[cell]!, CLASSIC);

describe('masks', () => {
  it('hold digits as bits', () => {
    assert.deepEqual(valuesIn(0b100_000_101, CLASSIC), [1, 3, 9]);
    assert.equal(bitOf(9), 0b100_000_000);
    assert.deepEqual(
      [0, 0b1000, 0b1001].map((mask) => onlyValue(mask, CLASSIC)),
      [null, 4, null],
    );
  });

  it('are marked in all cells, and unmarked if all have the mark', () => {
    const one = toggleMark(CLASSIC, NO_MARKS, [3], 5);
    const both = toggleMark(CLASSIC, one, [3, 4], 5);
    assert.deepEqual([both[3], both[4]], [bitOf(5), bitOf(5)]);
    assert.deepEqual(toggleMark(CLASSIC, both, [3, 4], 5), NO_MARKS);
  });

  it('lose a digit that a peer has, and are the same object otherwise', () => {
    const marks = toggleMark(CLASSIC, NO_MARKS, [8, 10, 40], 5);
    const tidied = withoutSeen(CLASSIC, marks, [0], 5);
    assert.deepEqual([tidied[8], tidied[10], tidied[40]], [0, 0, bitOf(5)]);
    assert.equal(withoutSeen(CLASSIC, marks, [0], 6), marks);
  });
});

describe('marks that a given excludes', () => {
  // Row 1, column 3 sees the givens 5, 3 and 7 of its row, 9 and 8 of its box, and not the 2.
  const cell = 2;
  const marked = [3, 2].reduce(
    (model, digit) => models.typeMark(model, 'candidates', digit),
    models.typeMark(select(cell), 'corner', 7),
  );

  it('are told, in corners as well', () => {
    const face = facesOf(boardIn(marked))[cell]!;
    assert.deepEqual(valuesIn(face.excluded, CLASSIC), [3, 7]);
    assert.match(
      cellLabel(cell, face, CLASSIC, MESSAGES.en),
      /candidates 2 3.*ruled out by a given: 3 7/,
    );
  });

  it('are not for a digit that was entered, nor where clashes are not told', () => {
    const entered = models.typeValue(models.selectCells(marked, [3]), 2);
    assert.deepEqual(valuesIn(facesOf(boardIn(entered))[cell]!.excluded, CLASSIC), [3, 7]);
    const untold = facesOf(boardIn(marked), { clashes: false, solution: null })[cell]!;
    assert.equal(untold.excluded, 0);
  });
});

describe('marks of a board', () => {
  it('are typed into the blank cells of a selection, each kind separately', () => {
    const marked = models.typeMark(select(0, 2, 3), 'corner', 4);
    assert.deepEqual(
      [0, 2, 3].map((cell) => cornerAt(marked, cell)),
      [[], [4], [4]],
    );
    const both = models.typeMark(marked, 'candidates', 4);
    assert.deepEqual([cornerAt(both, 2), candidatesAt(both, 2)], [[4], [4]]);
    assert.deepEqual(cornerAt(models.typeMark(both, 'corner', 4), 3), []);
  });

  it('are rejected by cells that have digits', () => {
    assert.equal(models.typeMark(select(0), 'corner', 4).notice?.kind, 'no-marks');
    assert.equal(models.typeMark(select(), 'corner', 4).notice?.kind, 'pick-cell');
  });

  it('are typed according to the mode, which cycles', () => {
    const corner = models.nextMode(select(2));
    assert.deepEqual(cornerAt(models.typeInMode(corner, 4), 2), [4]);
    const candidates = models.nextMode(corner);
    assert.deepEqual(candidatesAt(models.typeInMode(candidates, 4), 2), [4]);
    const color = models.nextMode(candidates);
    assert.equal(boardIn(models.typeInMode(color, 4)).colors[2], 0b1000);
    assert.equal(boardIn(models.typeInMode(models.nextMode(color), 4)).own[2], 4);
  });

  it('are erased by a blank in any mode but that of colours', () => {
    for (const mode of ['digit', 'corner', 'candidates'] as const) {
      const marked = models.chooseMode(models.typeMark(select(2), 'corner', 7), mode);
      assert.deepEqual(boardIn(models.typeInMode(marked, null)), given, mode);
    }
  });

  it('stay when a digit beside them is erased', () => {
    const marked = models.typeMark(select(2), 'corner', 7);
    const typed = models.typeValue(models.selectCell(marked, 3), 6);
    const erased = models.eraseHere(models.selectCells(typed, [2, 3]));
    assert.deepEqual([cornerAt(erased, 2), boardIn(erased).own[3]], [[7], null]);
  });

  it('are hidden by a digit, and come back when it is erased, before they are erased themselves', () => {
    const marked = models.typeMark(select(2), 'corner', 7);
    const typed = models.typeValue(marked, 4);
    assert.equal(facesOf(boardIn(typed))[2]?.corner, 0);
    const erased = models.eraseHere(typed);
    assert.equal(facesOf(boardIn(erased))[2]?.corner, bitOf(7));
    assert.deepEqual(boardIn(models.eraseHere(erased)), given);
  });

  it('are removed by a digit in one undo step, unless the setting is off', () => {
    const marked = models.typeMark(select(3, 30), 'candidates', 4);
    const typed = models.typeValue(models.selectCell(marked, 2), 4);
    assert.deepEqual([candidatesAt(typed, 3), candidatesAt(typed, 30)], [[], [4]]);
    assert.equal(boardIn(models.undoStep(typed)), boardIn(marked));
    const kept = models.withKeepMarks(models.selectCell(marked, 2), true);
    assert.deepEqual(candidatesAt(models.typeValue(kept, 4), 3), [4]);
  });

  it('are made on request: the digits that row, column and box leave, in one undo step', () => {
    const marked = models.markCandidates(start);
    assert.deepEqual(candidatesAt(marked, 2), [1, 2, 4]);
    assert.deepEqual(candidatesAt(marked, 40), [5]);
    assert.deepEqual(candidatesAt(marked, 0), []);
    assert.equal(models.markCandidates(marked).history.past.length, marked.history.past.length);
    assert.equal(boardIn(models.undoStep(marked)), given);
  });

  it('remove an answer as any edit does, and are removed by Reset', () => {
    const checked = states.withFinding(given, { kind: 'checked', wrong: [] });
    const marked = states.mark(checked, 'corner', [2], 4);
    assert.equal(marked.finding, null);
    assert.deepEqual(states.reset(marked), given);
  });
});

describe('a selection', () => {
  it('grows, shrinks and keeps one cell', () => {
    const three = models.extendSelection(models.extendSelection(select(2), 3), 11);
    assert.deepEqual([three.selection, three.selected], [[2, 3, 11], 11]);
    const back = models.extendSelection(three, 2);
    assert.deepEqual([back.selection, back.selected], [[2, 3, 11], 2]);
    const two = models.toggleCell(three, 11);
    assert.deepEqual([two.selection, two.selected], [[2, 3], 3]);
    const one = models.toggleCell(two, 3);
    assert.equal(models.toggleCell(one, 2), one);
    assert.deepEqual(models.selectCell(three, 11).selection, [11]);
  });

  it('takes digits in all its cells except givens, in one undo step', () => {
    const typed = models.typeValue(select(0, 2, 3), 4);
    assert.deepEqual(boardIn(typed).own.slice(0, 4), [null, null, 4, 4]);
    assert.equal(boardIn(models.undoStep(typed)), given);
    assert.deepEqual(boardIn(models.eraseBack(typed)).own, given.own);
    assert.equal(models.typeValue(select(0, 1), 4).notice?.kind, 'locked');
  });

  it('does not move on while givens are edited, if it has several cells', () => {
    const editing = models.selectCells(models.clearBoard(start), [3, 4]);
    const typed = models.typeValue(editing, 7);
    assert.deepEqual(boardIn(typed).givens.slice(3, 6), [7, 7, null]);
    assert.deepEqual(typed.selection, [3, 4]);
  });
});

describe('givens', () => {
  it('are made from the digits on the board', () => {
    const fixed = models.fixGivens(models.typeValue(select(2), 4));
    assert.equal(boardIn(fixed).givens[2], 4);
    assert.deepEqual(boardIn(fixed).own, given.own);
    assert.ok(states.isLocked(boardIn(fixed), 2));
    const typed = models.fixGivens(models.typeValue(models.clearBoard(start), 5));
    assert.ok(!boardIn(typed).editing);
  });
});

describe('the answer to a cell', () => {
  const masks = given.givens.map((digit, cell) =>
    cell === 3 ? bitOf(2) | bitOf(6) : bitOf(digit ?? 4),
  );
  const finding = { kind: 'cells', cells: [2, 3], masks, ofGivens: false } as const;

  it('becomes an own digit, and the other cells show their possible digits', () => {
    const answered = models.settle(start, finding);
    const faces = facesOf(boardIn(answered));
    assert.deepEqual([faces[2]?.role, faces[2]?.value], ['own', 4]);
    assert.deepEqual([faces[3]?.role, faces[3]?.possible], ['empty', masks[3]]);
    assert.equal(faces[5]?.possible, 0);
  });

  it('is a step of its own also after another answer', () => {
    const checked = models.settle(start, { kind: 'checked', wrong: [] });
    const answered = models.settle(checked, finding);
    assert.equal(boardIn(models.undoStep(answered)), boardIn(checked));
  });

  it('keeps a possible digit, and removes an impossible one', () => {
    const typed = (digit: number) => models.settle(models.typeValue(select(3), digit), finding);
    assert.equal(boardIn(typed(6)).own[3], 6);
    assert.equal(boardIn(typed(9)).own[3], null);
  });
});

describe('true candidates', () => {
  it('replace marks, and are an answer on their own', () => {
    const marked = models.typeMark(select(2, 3), 'corner', 9);
    const masks = given.givens.map((_, cell) => (cell === 2 ? bitOf(4) : bitOf(2) | bitOf(6)));
    const faces = facesOf(
      boardIn(models.settle(marked, { kind: 'candidates', masks, ofGivens: false })),
    );
    assert.deepEqual([faces[2]?.role, faces[2]?.value], ['answer', 4]);
    assert.deepEqual([faces[3]?.possible, faces[3]?.corner], [bitOf(2) | bitOf(6), 0]);
    assert.deepEqual([faces[0]?.role, faces[0]?.possible], ['given', 0]);
  });
});
