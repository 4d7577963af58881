/** What a reader chooses about playing: highlights, mistakes, the digit before the cell, automatic notes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyAction } from '../../board/keys';
import { CLASSIC, peersOf } from '../../board/layout';
import { candidatesOf, has, valuesIn } from '../../board/marks';
import * as models from '../../board/model';
import { boardIn, EMPTY_MODEL, facesIn, type Model } from '../../board/model';
import { onlySolution } from '../../board/search';
import { DEFAULTS, isChoice, SETTINGS } from '../../board/settings';
import { boardOf, entries, mark, type Board } from '../../board/state';
import { parseValues } from '../../board/values';
import { describe as say, spokenContent } from '../../board/words';
import type { Engine } from '../../engine/jiugong';
import { MESSAGES } from '../../locales/all-messages';
import { square } from '../layouts';
import { PUZZLE, resultOf, SOLUTION } from './board-fixtures';

const texts = MESSAGES.en;
const given = boardOf(parseValues(PUZZLE)!);
const solution = parseValues(SOLUTION)!;
const start = models.startWith(EMPTY_MODEL, given);

const wrongIn = (model: Model): readonly number[] =>
  facesIn(model).flatMap((face, cell) => (face.wrong ? [cell] : []));
const clashesIn = (model: Model): readonly number[] =>
  facesIn(model).flatMap((face, cell) => (face.clash ? [cell] : []));
const type = (model: Model, cell: number, value: number): Model =>
  models.typeValue(models.selectCell(model, cell), value);

describe('settings', () => {
  it('have the first choice of each by default', () => {
    for (const [name, choices] of Object.entries(SETTINGS)) {
      assert.equal(DEFAULTS[name as keyof typeof DEFAULTS], choices[0]);
    }
  });

  it('are no other values', () => {
    assert.ok(isChoice('notes', 'automatic'));
    for (const value of ['', 'all', 'toString', null, undefined, 0, ['own']]) {
      assert.ok(!isChoice('notes', value), String(value));
    }
  });
});

describe('the digit in focus', () => {
  const inFocus = (model: Model): number | null => models.digitInFocus(model, facesIn(model));

  it('is that of the selected cell, whoever entered it', () => {
    assert.deepEqual([inFocus(start), inFocus(models.selectCell(start, 0))], [null, 5]);
    assert.deepEqual([inFocus(models.selectCell(start, 2)), inFocus(type(start, 2, 4))], [null, 4]);
  });

  it('is the active one where the digit is chosen first, which is no colour', () => {
    const first = models.withSetting(models.selectCell(start, 0), 'entry', 'digit');
    const active = models.choose(first, 7);
    assert.equal(inFocus(active), 7);
    const color = models.choose(models.chooseMode(active, 'color'), 2);
    assert.equal(inFocus(color), 5);
  });
});

describe('mistakes', () => {
  const truth = { layout: given.layout, givens: given.givens, solution };
  const withWrong = models.withSetting(start, 'mistakes', 'wrong');
  /** A wrong digit that clashes with a given. */
  const wrong = type(withWrong, 2, 5);

  it('are clashes by default', () => {
    assert.deepEqual(clashesIn(type(start, 2, 5)), [0, 2]);
  });

  it('are the digits that are not in the only solution, once it is known', () => {
    assert.deepEqual([clashesIn(wrong), wrongIn(wrong)], [[0, 2], []]);
    const known = models.withKnownSolution(wrong, truth);
    assert.deepEqual([clashesIn(known), wrongIn(known)], [[], [2]]);
    assert.equal(say(known, texts).headline, texts.status.someWrong(1, 'r1c3'));
    assert.match(spokenContent(known, [2], texts), new RegExp(texts.board.wrong));
    const checked = models.settle(known, { kind: 'checked', wrong: [2] });
    assert.deepEqual([clashesIn(checked), wrongIn(checked)], [[], [2]]);
    const right = type(known, 2, 4);
    assert.deepEqual([wrongIn(right), say(right, texts).tone], [[], 'plain']);
  });

  it('are clashes for another puzzle, and without an only solution', () => {
    const none = models.withKnownSolution(wrong, { ...truth, solution: null });
    const other = models.withKnownSolution(wrong, { ...truth, givens: [...given.givens] });
    for (const model of [none, other]) assert.deepEqual(clashesIn(model), [0, 2]);
  });

  it('ask for the solution when there is a digit to compare, once, and not while givens are typed', () => {
    assert.ok(!models.needsSolution(withWrong));
    assert.ok(models.needsSolution(wrong));
    assert.ok(!models.needsSolution(type(start, 2, 5)));
    assert.ok(!models.needsSolution(models.editGivens(wrong, true)));
    assert.ok(!models.needsSolution(models.withKnownSolution(wrong, { ...truth, solution: null })));
    assert.ok(
      models.needsSolution(
        models.fillBoard(
          models.loadBoard(wrong, boardOf(solution.slice(0, 80).concat(null))),
          solution,
        ),
      ),
    );
  });

  it('are told by the engine, which is asked about the givens alone', async () => {
    const { signal } = new AbortController();
    const asked: string[] = [];
    const engineWith = (...solutions: readonly string[]): Engine =>
      ({
        solve: async (puzzle: string) => {
          asked.push(puzzle);
          return resultOf(solutions);
        },
      }) as unknown as Engine;
    const board = boardIn(wrong);
    assert.deepEqual(await onlySolution(engineWith(SOLUTION), board, signal), solution);
    assert.equal(
      await onlySolution(engineWith(SOLUTION, `${SOLUTION.slice(1)}5`), board, signal),
      null,
    );
    assert.equal(await onlySolution(engineWith(), board, signal), null);
    assert.deepEqual(asked, [PUZZLE, PUZZLE, PUZZLE]);
  });

  it('are not marked at all until Check, nor told', () => {
    const none = type(models.withSetting(start, 'mistakes', 'none'), 2, 5);
    assert.deepEqual([clashesIn(none), wrongIn(none)], [[], []]);
    assert.equal(say(none, texts).headline, texts.status.playing(50));
    const checked = models.settle(none, { kind: 'checked', wrong: [2] });
    assert.deepEqual(wrongIn(checked), [2]);
    assert.deepEqual(clashesIn(models.editGivens(none, true)), [0, 2]);
  });

  it('of a full board are told in any case', () => {
    const none = models.withSetting(start, 'mistakes', 'none');
    const full = models.fillBoard(
      none,
      solution.map((value, cell) => (cell === 2 ? 5 : value)),
    );
    assert.equal(say(full, texts).headline, texts.status.filled);
    assert.equal(say(models.fillBoard(none, solution), texts).headline, texts.status.complete);
  });
});

describe('the digit before the cell', () => {
  const first = models.withSetting(start, 'entry', 'digit');
  const press = (model: Model, ...cells: number[]): Model =>
    models.typeActive(models.selectCells(model, cells));

  it('is entered, and erased by a second press', () => {
    const active = models.choose(first, 4);
    const once = press(active, 2);
    assert.equal(boardIn(once).own[2], 4);
    assert.equal(boardIn(press(once, 2)).own[2], null);
    assert.equal(boardIn(press(models.choose(once, 1), 2)).own[2], 1);
    assert.equal(press(active, 0).notice?.kind, 'locked');
  });

  it('is toggled as a mark or colour, in all cells of a stroke, but a digit in one alone', () => {
    const active = models.choose(first, 4);
    assert.equal(boardIn(press(active, 2, 3)), given);
    for (const mode of ['corner', 'candidates'] as const) {
      const marked = press(models.chooseMode(active, mode), 2, 3);
      assert.deepEqual([boardIn(marked)[mode][2], boardIn(marked)[mode][3]], [8, 8]);
      assert.deepEqual(boardIn(press(marked, 2, 3)), given);
    }
    const color = models.choose(models.chooseMode(active, 'color'), 4);
    assert.deepEqual(boardIn(press(color, 0, 2)).colors.slice(0, 3), [8, 0, 8]);
  });

  it('can be to erase, in every mode', () => {
    const typed = press(models.choose(first, 4), 2);
    assert.equal(boardIn(press(models.choose(typed, 'erase'), 2)).own[2], null);
    const painted = models.typeInMode(models.selectCell(typed, 2), 3, 'color');
    const wiped = press(models.chooseMode(models.choose(painted, 'erase'), 'color'), 2);
    assert.deepEqual([boardIn(wiped).own[2], boardIn(wiped).colors[2]], [4, 0]);
  });

  it('is for digits or colours, and gone with the setting', () => {
    const active = models.choose(first, 4);
    assert.equal(models.chooseMode(active, 'corner').active, 4);
    assert.equal(models.chooseMode(active, 'color').active, null);
    assert.equal(models.chooseMode(models.choose(active, 'erase'), 'color').active, 'erase');
    assert.equal(models.withSetting(active, 'entry', 'cell').active, null);
    const small = boardOf(Array(16).fill(null), square(2, 2));
    assert.equal(models.startWith(active, small).active, null);
    assert.equal(models.startWith(active, boardOf(solution)).active, 4);
  });

  it('does nothing where cells come first, and while givens are typed', () => {
    assert.equal(boardIn(press(start, 2)), given);
    const editing = models.editGivens(models.choose(first, 4), true);
    assert.ok(!models.isDigitFirst(editing));
    assert.deepEqual(boardIn(press(editing, 2)), boardIn(editing));
  });
});

describe('automatic notes', () => {
  const automatic = models.withSetting(start, 'notes', 'automatic');
  const notesAt = (model: Model, cell: number): readonly number[] =>
    valuesIn(boardIn(model).candidates[cell]!, CLASSIC);
  const strike = (model: Model, cell: number, value: number): Model =>
    models.typeMark(models.selectCell(model, cell), 'candidates', value);
  const areTidy = (board: Board): boolean =>
    board.candidates.every(
      (mask, cell) => mask === candidatesOf(board.layout, entries(board))[cell],
    );

  it('are all candidates at once, without a step of the history', () => {
    assert.ok(areTidy(boardIn(automatic)));
    assert.deepEqual(notesAt(automatic, 2), [1, 2, 4]);
    assert.equal(automatic.history.past.length, 0);
  });

  it('follow the digits that come and go', () => {
    const typed = type(automatic, 2, 4);
    assert.ok(areTidy(boardIn(typed)) && !has(boardIn(typed).candidates[3]!, 4, CLASSIC));
    assert.equal(typed.history.past.length, 1);
    assert.ok(areTidy(boardIn(models.eraseHere(typed))));
    assert.deepEqual(boardIn(models.undoStep(typed)), boardIn(automatic));
    assert.deepEqual(boardIn(models.redoStep(models.undoStep(typed))), boardIn(typed));
  });

  it('lack those that the reader removed, also after a digit came and went', () => {
    const struck = strike(automatic, 2, 1);
    assert.deepEqual(notesAt(struck, 2), [2, 4]);
    // A 1 in the same row and back.
    const back = models.eraseHere(type(struck, 3, 1));
    assert.deepEqual(notesAt(back, 2), [2, 4]);
    assert.deepEqual(notesAt(models.undoStep(struck), 2), [1, 2, 4]);
    assert.deepEqual(notesAt(strike(struck, 2, 1), 2), [1, 2, 4]);
  });

  it('are removed from several cells, and come back once all lack them', () => {
    const two = models.typeMark(
      models.selectCells(strike(automatic, 2, 2), [2, 3]),
      'candidates',
      2,
    );
    assert.deepEqual([notesAt(two, 2), notesAt(two, 3)], [[1, 4], [6]]);
    assert.deepEqual(notesAt(models.typeMark(two, 'candidates', 2), 3), [2, 6]);
  });

  it('say why nothing happens', () => {
    assert.equal(strike(automatic, 2, 5).notice?.kind, 'no-candidate');
    assert.equal(strike(automatic, 0, 1).notice?.kind, 'no-marks');
    assert.equal(say(strike(automatic, 2, 5), texts).headline, texts.status.noCandidate);
  });

  it('come back by Erase, by the tool that marks all, and by Reset, which is no step without work', () => {
    const struck = strike(automatic, 2, 1);
    for (const back of [models.eraseHere, models.markCandidates, models.resetBoard]) {
      assert.deepEqual(notesAt(back(struck), 2), [1, 2, 4]);
    }
    assert.equal(models.resetBoard(automatic).history, automatic.history);
  });

  it('stay as they are seen when the reader takes over', () => {
    const own = models.withSetting(strike(automatic, 2, 1), 'notes', 'own');
    assert.deepEqual(notesAt(own, 2), [2, 4]);
    assert.deepEqual(notesAt(type(own, 3, 2), 2), [4]);
    assert.deepEqual(notesAt(models.eraseHere(type(own, 3, 2)), 2), [4]);
  });

  it('go again when they are switched off, and come back by Undo', () => {
    const typed = type(automatic, 2, 4);
    const off = models.withSetting(typed, 'notes', 'own');
    assert.ok(boardIn(off).candidates.every((mask) => mask === 0));
    assert.deepEqual(boardIn(models.undoStep(off)), boardIn(typed));
    const untouched = models.withSetting(automatic, 'notes', 'own');
    assert.deepEqual(untouched.history, start.history);
  });

  it('take the place of own ones in a step that can be undone', () => {
    const own = models.changeBoard(start, (board) => mark(board, 'candidates', [2], 9));
    const taken = models.withSetting(own, 'notes', 'automatic');
    assert.deepEqual(notesAt(taken, 2), [1, 2, 4]);
    // Trying automatic ones costs nothing: own ones come back, and so do the steps before.
    const back = models.withSetting(taken, 'notes', 'own');
    assert.deepEqual(boardIn(back), boardIn(own));
    assert.deepEqual(back.history.past, own.history.past);
    // A hint about the automatic ones goes with them.
    const hinted = models.withHint(taken, { kind: 'stuck' });
    assert.equal(models.withSetting(hinted, 'notes', 'own').hint, null);
    const undone = models.undoStep(taken);
    assert.deepEqual(notesAt(undone, 2), [9]);
    assert.deepEqual(notesAt(models.withSetting(undone, 'notes', 'own'), 2), [9]);
    assert.deepEqual(notesAt(models.redoStep(undone), 2), [1, 2, 4]);
    // The next digit writes all of them anew, in its own step.
    const typed = type(undone, 3, 6);
    assert.ok(areTidy(boardIn(typed)));
    assert.deepEqual(notesAt(models.undoStep(typed), 2), [9]);
  });

  it('wait until the givens are typed', () => {
    const editing = models.clearBoard(automatic);
    assert.ok(boardIn(editing).candidates.every((mask) => mask === 0));
    const typed = models.typeValue(editing, 5);
    assert.ok(boardIn(typed).candidates.every((mask) => mask === 0));
    assert.ok(areTidy(boardIn(models.editGivens(typed, false))));
  });

  it('keep the rules of any shape', () => {
    const layout = square(2, 2, { rules: { ...CLASSIC.rules, nonConsecutive: true } });
    const shaped = models.startWith(automatic, boardOf(Array(16).fill(null), layout));
    const typed = type(shaped, 0, 2);
    assert.deepEqual(valuesIn(boardIn(typed).candidates[1]!, layout), [4]);
    assert.ok(
      [...peersOf(layout, 0)].every((cell) => !has(boardIn(typed).candidates[cell]!, 2, layout)),
    );
  });
});

describe('keys in the mode of colours', () => {
  const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const cells = [...Array(81).keys()];
  const action = (key: string, layout = CLASSIC, more = {}) => {
    const range = models.keysOf(boardOf([], layout), 'color');
    return keyAction({ ...plain, key, ...more }, layout, cells, range);
  };

  it('are 1 to 8, and 0 for none, whatever the values of the board', () => {
    const wide = { ...CLASSIC, low: 0, high: 35 };
    for (const layout of [CLASSIC, wide]) {
      assert.deepEqual(action('8', layout), { kind: 'value', value: 8 });
      assert.deepEqual(action('0', layout), { kind: 'value', value: null });
      assert.equal(action('9', layout), null);
      assert.deepEqual(action('m', layout), { kind: 'next-mode' });
    }
  });

  it('with Shift and Control are marks, as ever', () => {
    const nine = { code: 'Digit9' };
    assert.deepEqual(action('9', CLASSIC, { ...nine, ctrlKey: true }), {
      kind: 'mark',
      value: 9,
      as: 'candidates',
    });
    assert.deepEqual(action('(', CLASSIC, { ...nine, shiftKey: true }), {
      kind: 'mark',
      value: 9,
      as: 'corner',
    });
  });
});
