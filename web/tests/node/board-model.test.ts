import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseValues } from '../../board/values';
import { keyAction } from '../../board/keys';
import { CLASSIC } from '../../board/layout';
import * as models from '../../board/model';
import { boardIn, EMPTY_MODEL, type Model } from '../../board/model';
import { NO_MARKS } from '../../board/marks';
import { boardOf } from '../../board/state';
import { PUZZLE, SOLUTION } from './board-fixtures';

const solution = parseValues(SOLUTION)!;
const start = models.startWith(EMPTY_MODEL, boardOf(parseValues(PUZZLE)!));
const type = (model: Model, ...values: (number | null)[]): Model =>
  values.reduce(models.typeValue, model);

describe('typing', () => {
  it('asks for a cell first', () => {
    const model = models.typeValue(start, 4);
    assert.equal(model.notice?.kind, 'pick-cell');
    assert.equal(boardIn(model), boardIn(start));
  });

  it('stays on the cell, so that a typo can be overwritten', () => {
    const model = type(models.selectCell(start, 2), 3, 4);
    assert.equal(boardIn(model).own[2], 4);
    assert.equal(model.selected, 2);
  });

  it('explains that a given does not change, until another cell is selected', () => {
    const model = type(models.selectCell(start, 0), 4);
    assert.equal(model.notice?.kind, 'locked');
    assert.equal(models.selectCell(model, 2).notice, null);
  });

  it('starts with own digits on an empty board, whatever was typed before', () => {
    assert.equal(models.clearBoard(models.nextMode(start)).mode, 'digit');
    // Also where it comes by Redo, or from elsewhere: M chooses no other mode there.
    const cleared = models.clearBoard(start);
    const undone = models.chooseMode(models.undoStep(cleared), 'color');
    for (const entry of [
      models.redoStep(undone),
      models.loadBoard(undone, boardIn(cleared)),
      models.goOnWith(undone, cleared.history),
    ]) {
      assert.equal(entry.mode, 'digit');
      assert.equal(boardIn(type(models.selectCell(entry, 2), 5)).givens[2], 5);
    }
  });

  it('moves on while givens are typed, and stops at the last cell', () => {
    const model = type(models.clearBoard(start), 5, 3, null, null, 7);
    assert.equal(model.selected, 5);
    assert.deepEqual(boardIn(model).givens.slice(0, 6), [5, 3, null, null, 7, null]);
    assert.equal(type(models.selectCell(model, 80), 9).selected, 80);
  });

  it('takes no digit after the last cell until a cell is selected', () => {
    const last = type(models.selectCell(models.clearBoard(start), 80), 9);
    assert.equal(last.notice?.kind, 'last-cell');
    assert.equal(type(last, 1, null), last);
    assert.equal(boardIn(type(models.selectCell(last, 80), 1)).givens[80], 1);
    assert.equal(boardIn(models.eraseBack(last)).givens[80], null);
    assert.equal(boardIn(type(models.eraseBack(last), 1)).givens[80], 1);
  });

  it('reports a removed answer, and nothing else', () => {
    const cost = { guesses: 0, micros: 1 };
    const at = models.selectCell(start, 2);
    const solved = models.settle(at, { kind: 'unique', solution, cost });
    for (const change of [models.eraseBack, models.eraseHere]) {
      assert.equal(change(solved).notice?.kind, 'answer-gone');
    }
    assert.equal(type(solved, 4).notice?.kind, 'answer-gone');
    assert.equal(boardIn(models.undoStep(type(solved, 4))), boardIn(solved));
    assert.equal(type(models.settle(at, { kind: 'checked', wrong: [] }), 4).notice, null);
  });

  it('steps back over blanks while givens are typed', () => {
    const typed = type(models.clearBoard(start), 5, 3);
    const once = models.eraseBack(typed);
    assert.deepEqual([once.selected, boardIn(once).givens[1]], [1, null]);
    const twice = models.eraseBack(once);
    assert.deepEqual([twice.selected, boardIn(twice).givens[0]], [0, null]);
    assert.equal(models.eraseBack(twice).selected, 0);
  });

  it('erases in place otherwise', () => {
    const typed = type(models.selectCell(start, 2), 4);
    for (const erase of [models.eraseBack, models.eraseHere]) {
      const model = erase(typed);
      assert.deepEqual([model.selected, boardIn(model).own[2]], [2, null]);
    }
  });
});

describe('steps', () => {
  it('undoes typing, clearing, resetting, loading and answers one by one', () => {
    const typed = type(models.selectCell(start, 2), 4);
    const reset = models.resetBoard(typed);
    const solved = models.settle(reset, {
      kind: 'unique',
      solution,
      cost: { guesses: 0, micros: 1 },
    });
    const loaded = models.loadBoard(solved, boardOf(solution));
    const cleared = models.clearBoard(loaded);
    const boards = [cleared, loaded, solved, reset, typed, start].map(boardIn);
    let model = cleared;
    for (const board of boards) {
      assert.deepEqual(boardIn(model), board);
      model = models.undoStep(model);
    }
    for (const board of [...boards].reverse().slice(1)) {
      model = models.redoStep(model);
      assert.deepEqual(boardIn(model), board);
    }
  });

  it('undone or redone while givens are typed, bring the cell back', () => {
    const typed = type(models.clearBoard(start), 5, 3, null, 7);
    const undone = models.undoStep(typed);
    assert.deepEqual([undone.selected, undone.selection], [3, [3]]);
    assert.deepEqual(boardIn(type(undone, 8)).givens.slice(0, 5), [5, 3, null, 8, null]);
    assert.equal(models.undoStep(undone).selected, 1);
    assert.equal(models.redoStep(models.undoStep(undone)).selected, 1);
  });

  it('undone or redone while playing, select the cell whose digit or marks change', () => {
    const marked = models.typeMark(models.selectCell(start, 3), 'candidates', 4);
    // The digit also removes the mark of a peer.
    const typed = models.selectCell(type(models.selectCell(marked, 2), 4), 80);
    const undone = models.undoStep(typed);
    assert.deepEqual(undone.selection, [2]);
    assert.deepEqual(models.undoStep(undone).selection, [3]);
    assert.deepEqual(models.redoStep(models.undoStep(undone)).selection, [3]);
    assert.deepEqual(models.redoStep(models.selectCell(undone, 80)).selection, [2]);
  });

  it('undone or redone, select all cells that were typed into together', () => {
    const cells = [2, 3, 5];
    const away = (model: Model): Model => models.selectCell(model, 80);
    const first = type(models.selectCell(start, 2), 1);
    for (const change of [
      (model: Model) => type(model, 4),
      (model: Model) => models.typeMark(model, 'corner', 6),
    ]) {
      const changed = away(change(models.selectCells(first, [3, 5])));
      assert.deepEqual(models.undoStep(changed).selection, [3, 5]);
      const all = away(change(models.selectCells(start, cells)));
      assert.deepEqual(models.undoStep(all).selection, cells);
      assert.deepEqual(models.redoStep(away(models.undoStep(all))).selection, cells);
    }
  });

  it('undone or redone that changed the whole board keep the selection', () => {
    const at = models.selectCell(start, 2);
    const cost = { guesses: 0, micros: 1 };
    const twice = type(models.selectCell(type(at, 4), 3), 6);
    for (const change of [
      models.markCandidates,
      (model: Model) => models.settle(model, { kind: 'unique', solution, cost }),
      (model: Model) => models.resetBoard(model),
      (model: Model) => models.loadBoard(model, boardOf(solution)),
    ]) {
      const away = models.selectCell(change(twice), 40);
      assert.deepEqual(models.undoStep(away).selection, [40]);
      assert.deepEqual(models.redoStep(models.undoStep(away)).selection, [40]);
    }
  });

  it('replaces one finding by another', () => {
    const typed = type(models.selectCell(start, 2), 4);
    const checked = models.settle(typed, { kind: 'checked', wrong: [] });
    const cost = { guesses: 0, micros: 1 };
    const solved = models.settle(checked, { kind: 'unique', solution, cost });
    assert.equal(boardIn(models.undoStep(solved)), boardIn(checked));
  });

  it('does not record marks of a check: Undo reverts the user’s last action', () => {
    const cost = { guesses: 0, micros: 1 };
    const typed = type(models.selectCell(start, 2), 4);
    for (const finding of [
      { kind: 'checked', wrong: [2] },
      { kind: 'counted', count: 1, capped: false, ofGivens: true },
      { kind: 'none', conflicts: [], reason: [0, 1], cost },
    ] as const) {
      const told = models.settle(typed, finding);
      assert.equal(boardIn(told).finding, finding);
      assert.equal(boardIn(models.undoStep(told)), boardIn(start));
      const solved = models.settle(typed, { kind: 'unique', solution, cost });
      const toldOfAnswer = models.settle(solved, finding);
      assert.equal(boardIn(models.undoStep(toldOfAnswer)), boardIn(solved));
    }
  });

  it('records shown digits once, however often they are shown', () => {
    const cost = { guesses: 0, micros: 1 };
    const shown = models.settle(start, { kind: 'candidates', masks: NO_MARKS, ofGivens: false });
    const solved = models.settle(shown, { kind: 'unique', solution, cost });
    const again = models.settle(solved, { kind: 'unique', solution, cost });
    assert.equal(boardIn(models.undoStep(again)), boardIn(shown));
    assert.equal(boardIn(models.undoStep(shown)), boardIn(start));
  });

  it('removes the selection with its board', () => {
    const model = models.loadBoard(models.selectCell(start, 2), boardOf(solution));
    assert.equal(model.selected, null);
  });
});

describe('keys', () => {
  const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const action = (key: string, more = {}) => keyAction({ ...plain, key, ...more }, CLASSIC);
  const target = (key: string, from: number, more = {}) => {
    const found = action(key, more);
    assert.equal(found?.kind, 'move');
    return found?.kind === 'move' ? found.to(from) : -1;
  };

  it('moves by arrows, which stop at the edges', () => {
    assert.deepEqual(
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => target(key, 40)),
      [31, 49, 39, 41],
    );
    assert.deepEqual([target('ArrowLeft', 9), target('ArrowRight', 8)], [9, 8]);
    assert.deepEqual([target('ArrowUp', 4), target('ArrowDown', 76)], [4, 76]);
  });

  it('moves to the ends of the row and of the board', () => {
    assert.deepEqual([target('Home', 40), target('End', 40)], [36, 44]);
    const control = { ctrlKey: true };
    assert.deepEqual([target('Home', 40, control), target('End', 40, control)], [0, 80]);
  });

  it('types digits and blanks', () => {
    assert.deepEqual(action('7'), { kind: 'value', value: 7 });
    for (const key of ['0', '.', ' '])
      assert.deepEqual(action(key), { kind: 'value', value: null });
    assert.equal(action('Backspace')?.kind, 'erase-back');
    assert.equal(action('Delete')?.kind, 'erase-here');
  });

  it('selects by Shift and arrows, and one cell again by Escape', () => {
    const down = action('ArrowDown', { shiftKey: true });
    assert.ok(down?.kind === 'extend');
    assert.equal(down.to(40), 49);
    assert.equal(action('Escape')?.kind, 'one-cell');
  });

  it('marks by Shift and by Control with the key of a digit', () => {
    for (const code of ['Digit3', 'Numpad3']) {
      assert.deepEqual(action('#', { code, shiftKey: true }), {
        kind: 'mark',
        value: 3,
        as: 'corner',
      });
      assert.deepEqual(action('3', { code, ctrlKey: true }), {
        kind: 'mark',
        value: 3,
        as: 'candidates',
      });
    }
    assert.equal(action('m')?.kind, 'next-mode');
  });

  it('types a digit on keyboards that need Shift for digits', () => {
    const french = { code: 'Digit3', shiftKey: true };
    assert.deepEqual(action('3', french), { kind: 'value', value: 3 });
  });

  it('undoes and redoes by the shortcuts of every system', () => {
    assert.equal(action('z', { ctrlKey: true })?.kind, 'undo');
    assert.equal(action('z', { metaKey: true })?.kind, 'undo');
    assert.equal(action('y', { ctrlKey: true })?.kind, 'redo');
    assert.equal(action('Z', { ctrlKey: true, shiftKey: true })?.kind, 'redo');
  });

  it('ignores every other key', () => {
    for (const key of ['Tab', 'a', 'F5', 'PageDown']) assert.equal(action(key), null);
    for (const key of ['a', 'f', 'r', 'Enter']) assert.equal(action(key, { ctrlKey: true }), null);
    assert.equal(action('1', { code: 'Digit1', metaKey: true }), null);
    assert.equal(action('1', { code: 'Digit1', altKey: true }), null);
    assert.equal(action('ArrowLeft', { altKey: true }), null);
  });
});

describe('the mode of editing', () => {
  const editing = (model: Model): boolean => boardIn(model).editing;

  it('stays as the person chose it, through Undo and Redo', () => {
    const typed = type(models.clearBoard(start), 5, 3);
    const played = type(models.selectCell(models.editGivens(typed, false), 40), 7);
    let model = played;
    for (let steps = 0; steps < 2; ++steps) {
      model = models.undoStep(model);
      assert.equal(editing(model), false);
    }
    assert.deepEqual(boardIn(model).givens.slice(0, 2), [5, null]);
    model = models.redoStep(models.redoStep(models.editGivens(model, true)));
    assert.deepEqual([boardIn(model).own[40], editing(model)], [7, true]);
  });

  it('comes back with a step that switched it', () => {
    const cleared = models.clearBoard(start);
    assert.equal(editing(models.undoStep(type(cleared, 5))), true);
    assert.equal(editing(models.undoStep(cleared)), false);
    const fixed = models.fixGivens(type(cleared, 5));
    assert.equal(editing(fixed), false);
    assert.equal(editing(models.undoStep(fixed)), true);
    const again = models.editGivens(models.undoStep(fixed), false);
    assert.equal(editing(models.undoStep(models.undoStep(again))), false);
  });
});
