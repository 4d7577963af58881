import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { facesOf, shownValues, textValues } from '../../board/cells';
import { findClashes, isSolved } from '../../board/clashes';
import { CLASSIC, housesOf, peersOf } from '../../board/layout';
import { amend, record, redo, startHistory, undo } from '../../board/history';
import { add } from '../../board/marks';
import * as states from '../../board/state';
import { boardOf, entries, enter, type Board, type Finding } from '../../board/state';
import { BLANK, formatValues, parseValues } from '../../board/values';
import { PUZZLE, SOLUTION } from './board-fixtures';

const digits = (text: string) => {
  const parsed = parseValues(text);
  assert.ok(parsed);
  return parsed;
};
const given = boardOf(digits(PUZZLE));
const cost = { guesses: 0, micros: 10 };
const solved: Finding = { kind: 'unique', solution: digits(SOLUTION), cost };

describe('the classic layout', () => {
  it('has 27 houses of nine cells, and each cell 20 peers', () => {
    assert.equal(housesOf(CLASSIC).length, 27);
    for (const house of housesOf(CLASSIC)) assert.equal(house.cells.length, 9);
    for (const cell of [0, 40, 80]) {
      const peers = peersOf(CLASSIC, cell);
      assert.equal(peers.size, 20);
      assert.ok(!peers.has(cell));
    }
  });
});

describe('digits', () => {
  it('reads every kind of blank and nothing else', () => {
    assert.equal(formatValues(digits(PUZZLE)), PUZZLE);
    assert.equal(formatValues(digits('.0?*_xX12'.repeat(9))), '.......12'.repeat(9));
    assert.equal(parseValues(PUZZLE.slice(1)), null);
    assert.equal(parseValues(`a${PUZZLE.slice(1)}`), null);
  });

  it('names the house, digit and cells of a clash', () => {
    assert.deepEqual(findClashes(CLASSIC, digits(PUZZLE)), []);
    const clashes = findClashes(
      CLASSIC,
      enter(boardOf(BLANK), 0, 7).own.map((d, cell) => (cell === 8 ? 7 : d)),
    );
    assert.equal(clashes.length, 1);
    const [clash] = clashes;
    assert.ok(clash?.kind === 'twice');
    assert.equal(clash.house.kind, 'row');
    assert.equal(clash.value, 7);
    assert.deepEqual(clash?.cells, [0, 8]);
  });

  it('distinguishes a solved board from a full one', () => {
    assert.ok(isSolved(CLASSIC, digits(SOLUTION)));
    assert.ok(!isSolved(CLASSIC, digits('123456789'.repeat(9))));
    assert.ok(!isSolved(CLASSIC, digits(PUZZLE)));
  });
});

describe('board', () => {
  it('locks givens unless they are edited', () => {
    assert.equal(enter(given, 0, 9), given);
    const edited = enter(states.setEditing(given, true), 0, 9);
    assert.equal(edited.givens[0], 9);
    assert.equal(edited.own[0], null);
  });

  it('merges own digits with the givens, which have priority', () => {
    const board = enter(given, 2, 4);
    assert.equal(board.own[2], 4);
    assert.equal(entries(board)[2], 4);
    assert.equal(entries(board)[0], 5);
    const edited = enter(states.setEditing(board, true), 2, 6);
    assert.equal(edited.own[2], null);
    assert.equal(edited.givens[2], 6);
  });

  it('returns the same board if nothing changes', () => {
    assert.equal(enter(given, 2, null), given);
    const board = enter(given, 2, 4);
    assert.equal(enter(board, 2, 4), board);
  });

  it('removes an answer at the next edit, even if no digit changes', () => {
    const board = states.withFinding(given, solved);
    assert.equal(enter(board, 2, null).finding, null);
    assert.equal(enter(board, 2, 4).finding, null);
    assert.equal(enter(board, 0, 4).finding, solved, 'a given is locked, so that was no edit');
  });

  it('clears to an empty board in the mode for givens, and resets to the givens', () => {
    const cleared = states.clear(given);
    assert.ok(cleared.editing);
    assert.deepEqual(entries(cleared), BLANK);
    const board = states.withFinding(enter(given, 2, 4), solved);
    assert.deepEqual(states.reset(board), given);
  });

  it('fills own digits around the givens', () => {
    const board = states.fill(given, digits(SOLUTION));
    assert.equal(formatValues(board.givens), PUZZLE);
    assert.equal(formatValues(entries(board)), SOLUTION);
    assert.ok(states.isComplete(board));
    assert.ok(!states.isComplete(given));
    assert.ok(!states.isComplete(states.withFinding(board, solved)), 'the solver filled that one');
  });
});

describe('cells', () => {
  const roleAt = (board: Board, cell: number) => facesOf(board)[cell]?.role;

  it('show givens, own digits and blanks', () => {
    const board = enter(given, 2, 4);
    assert.equal(roleAt(board, 0), 'given');
    assert.equal(roleAt(board, 2), 'own');
    assert.equal(roleAt(board, 3), 'empty');
  });

  it('mark every cell of a clash', () => {
    const faces = facesOf(enter(given, 2, 5));
    assert.ok(faces[0]?.clash);
    assert.ok(faces[2]?.clash);
    assert.ok(!faces[1]?.clash);
  });

  it('mark clashes with digits that only the engine finds, too', () => {
    const masks = Array.from(SOLUTION, (digit) => add(0, Number(digit), CLASSIC));
    // The solution has the 1 of its first row elsewhere.
    const wrong = enter(given, 2, 1);
    const finding = { kind: 'candidates', masks, ofGivens: true } as const;
    const faces = facesOf(states.withFinding(wrong, finding));
    assert.deepEqual(
      faces.slice(0, 9).map(({ role, clash }) => [role, clash]),
      Array.from(SOLUTION.slice(0, 9), (digit, cell) => [
        cell === 2 ? 'own' : given.givens[cell] === null ? 'answer' : 'given',
        cell === 2 || digit === '1',
      ]),
    );
  });

  it('show one solution in the blanks and correct wrong digits', () => {
    const board = states.withFinding(enter(enter(given, 2, 1), 3, 6), solved);
    assert.equal(formatValues(shownValues(board)), SOLUTION);
    assert.deepEqual(
      facesOf(board)
        .slice(0, 5)
        .map(({ role, corrected }) => [role, corrected]),
      [
        ['given', null],
        ['given', null],
        ['answer', 1],
        ['own', null],
        ['given', null],
      ],
    );
  });

  it('in question are filled if they are certain, else they show the possible digits', () => {
    const board = enter(enter(enter(given, 2, 1), 3, 6), 5, 9);
    const masks = board.own.map((_, cell) => (cell === 2 ? 0b1000 : 0b100010));
    const found = { kind: 'cells', cells: [2, 3, 5, 6], masks, ofGivens: false } as const;
    const { own } = states.withFinding(board, found);
    assert.deepEqual([own[2], own[3], own[5], own[6]], [4, 6, null, null]);
  });

  it('show two solutions together or one of them', () => {
    const first = digits(SOLUTION);
    const second = first.map((digit, cell) => (cell === 2 ? 9 : digit));
    const several: Finding = {
      kind: 'several',
      first,
      second,
      exact: true,
      undecided: null,
      view: 'both',
      cost,
    };
    const both = states.withFinding(given, several);
    assert.equal(roleAt(both, 2), 'differing');
    assert.equal(facesOf(both)[2]?.second, 9);
    assert.equal(shownValues(both)[2], null);
    assert.equal(formatValues(textValues(both)), SOLUTION);
    assert.equal(shownValues(states.chooseView(both, 'first'))[2], first[2]);
    assert.equal(shownValues(states.chooseView(both, 'second'))[2], 9);
  });

  it('mark the digits that a check found wrong', () => {
    const board = states.withFinding(enter(given, 2, 1), { kind: 'checked', wrong: [2] });
    assert.ok(facesOf(board)[2]?.wrong);
  });
});

describe('history', () => {
  const one = enter(given, 2, 1);
  const two = enter(one, 3, 2);

  it('goes back and forth', () => {
    const history = record(record(startHistory(given), one), two);
    assert.equal(undo(history).present, one);
    assert.equal(undo(undo(history)).present, given);
    assert.equal(undo(undo(undo(history))).present, given);
    assert.equal(redo(undo(history)).present, two);
    assert.equal(redo(history), history);
  });

  it('drops undone steps at a new step', () => {
    const history = record(undo(record(startHistory(given), one)), two);
    assert.equal(redo(history), history);
    assert.equal(undo(history).present, given);
  });

  it('records no step for the same board or another view of it', () => {
    const history = record(startHistory(given), one);
    assert.equal(record(history, one), history);
    assert.equal(undo(amend(history, two)).present, given);
  });
});
