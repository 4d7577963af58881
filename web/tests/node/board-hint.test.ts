/** Hints as plain data: their stages, what takes them away, and what applying them does. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Engine, Hint, Step } from '../../engine/jiugong';
import { exhibited, type Exhibit } from '../../board/exhibit';
import {
  begin,
  isReady,
  isTeachable,
  positionOf,
  tellMore,
  tellsMistake,
  wrongCell,
} from '../../board/hint';
import { findHint, findReason } from '../../board/hint-search';
import { keyAction } from '../../board/keys';
import { CLASSIC, housesOf } from '../../board/layout';
import * as models from '../../board/model';
import { boardIn, EMPTY_MODEL, type Model } from '../../board/model';
import type { BoardHint, Reason } from '../../board/next-cell';
import { boardOf, entries, paint, setEditing } from '../../board/state';
import { countValues, parseValues } from '../../board/values';
import { describe as say } from '../../board/words';
import { NO_DRAWING } from '../../hints/drawing';
import { onlyPlaceOf, taughtPosition } from '../../hints/hints';
import { MESSAGES } from '../../locales/all-messages';
import { EMPTY_STEP, PUZZLE, resultOf, SOLUTION } from './board-fixtures';

const texts = MESSAGES.en;
const given = boardOf(parseValues(PUZZLE)!);
const solution = parseValues(SOLUTION)!;
const start = models.startWith(EMPTY_MODEL, given);
const full = models.markCandidates(start);

const step = (change: Partial<Step>): Hint => ({
  kind: 'step',
  step: { ...EMPTY_STEP, ...change },
});

/** Blank cells of row 1, and what the digits allow there. */
const PLACEMENT = step({ placement: { cell: 2, digit: 4 } });
const ELIMINATION = step({ eliminations: [{ cell: 3, digits: [2, 6] }] });

const bits = (...digits: number[]): number => digits.reduce((sum, at) => sum + 2 ** (at - 1), 0);
const type = (model: Model, cell: number, value: number): Model =>
  models.typeValue(models.selectCell(model, cell), value);
const typeMark = (model: Model, cell: number, value: number): Model =>
  models.typeMark(models.selectCell(model, cell), 'candidates', value);
const apply = (model: Model, hint: Hint): Model => models.applyHint(models.withHint(model, hint));
const candidatesIn = (model: Model) => taughtPosition(positionOf(boardIn(model))).candidates;

describe('the stages of a hint', () => {
  const stagesOf = (hint: Hint): readonly string[] => {
    const stages: string[] = [];
    for (let told = begin(hint); ;) {
      stages.push(told.stage);
      const next = tellMore(told);
      if (next.stage === told.stage) return isReady(told) ? [...stages, 'apply'] : stages;
      assert.ok(!isReady(told));
      told = next;
    }
  };

  it('are where, how and what of a step', () => {
    assert.deepEqual(stagesOf(PLACEMENT), ['where', 'how', 'what', 'apply']);
  });

  it('are where and what of an error, which can be mended', () => {
    for (const kind of ['wrong-digit', 'missing-mark'] as const) {
      assert.deepEqual(stagesOf({ kind, cells: [2] }), ['where', 'what', 'apply']);
    }
  });

  it('are one of what nothing can be done about', () => {
    for (const kind of ['solved', 'stuck', 'no-solution', 'several-solutions'] as const) {
      assert.deepEqual(stagesOf({ kind }), ['what']);
    }
    assert.deepEqual(stagesOf({ kind: 'clash', cells: [0, 1] }), ['what']);
  });

  it('have a reason, of a wrong digit', () => {
    const where = models.withHint(type(start, 2, 1), { kind: 'wrong-digit', cells: [2] });
    // Which cell it is has not been told.
    assert.equal(wrongCell(where.hint!), null);
    const wrong = models.withMore(where);
    assert.ok(isReady(wrong.hint!));
    assert.deepEqual([wrongCell(wrong.hint!), wrong.hint!.reason], [2, null]);
    const explained = models.withReason(wrong, [1, 4]);
    assert.ok(isReady(explained.hint!));
    assert.deepEqual(explained.hint!.reason, [1, 4]);
    assert.equal(wrongCell(models.withHint(start, ELIMINATION).hint!), null);
  });
});

const nextCell = (reason: Reason): BoardHint => ({
  kind: 'cell',
  cell: 2,
  value: 4,
  reason,
  cages: [],
  constraints: [],
});

describe('the cell that a hint shows', () => {
  const elsewhere = models.selectCells(start, [5, 6]);
  const selectionsOf = (hint: BoardHint): readonly (readonly number[])[] => {
    const place = hint.kind === 'step' ? onlyPlaceOf(hint.step) : null;
    const told = [models.withHint(elsewhere, hint, place)];
    while (!isReady(told.at(-1)!.hint!)) told.push(models.withMore(told.at(-1)!));
    return told.map(({ selection }) => selection);
  };
  const before = [5, 6];

  it('is selected, so that the digit is typed there', () => {
    const placement = { cell: 2, digit: 4 };
    const hidden = step({ technique: 'hidden-single', houses: [0], placement });
    assert.deepEqual(selectionsOf(hidden), [before, before, [2]]);
    const naked = step({ technique: 'naked-single', placement });
    assert.deepEqual(selectionsOf(naked), [[2], [2], [2]]);
    const told = models.withMore(models.withMore(models.withHint(elsewhere, hidden)));
    assert.equal(boardIn(models.typeValue(told, 4)).own[2], 4);
  });

  it('is selected on a board of another shape', () => {
    const house = housesOf(CLASSIC)[0]!;
    assert.deepEqual(selectionsOf(nextCell({ kind: 'place', house })), [before, [2]]);
    assert.deepEqual(selectionsOf(nextCell({ kind: 'seen' })), [[2], [2]]);
  });

  it('is selected where it is to be looked at or mended, so that keys change no other cell', () => {
    const cells = [7];
    const eliminations = [{ cell: 3, digits: [2, 6] }];
    const forcing = step({ technique: 'cell-forcing-chains', cells, eliminations });
    assert.deepEqual(selectionsOf(forcing), [cells, cells, cells]);
    for (const kind of ['wrong-digit', 'missing-mark'] as const) {
      assert.deepEqual(selectionsOf({ kind, cells: [2] }), [before, [2]]);
    }
  });

  it('leaves the selection where it is about a house, or several cells', () => {
    const pair = step({ technique: 'naked-pair', cells: [2, 3], houses: [0] });
    assert.deepEqual(selectionsOf(pair), [before, before, before]);
    assert.deepEqual(selectionsOf({ kind: 'missing-mark', cells: [2, 3] }), [before, before]);
  });
});

describe('what Apply says', () => {
  const said = (model: Model, hint: BoardHint): readonly string[] => {
    const { headline, details } = say(models.applyHint(models.withHint(model, hint)), texts);
    return [headline, ...details];
  };
  const { status } = texts;
  const left = 81 - countValues(given.givens);

  it('is the digit of a cell, and what is left', () => {
    const expected = [status.cellIs('r1c3', 4), status.playing(left - 1)];
    assert.deepEqual(said(start, PLACEMENT), expected);
    assert.deepEqual(said(start, nextCell({ kind: 'seen' })), expected);
  });

  it('is how many candidates went, and which were noted first', () => {
    const [removed, playing] = [status.removed(2), status.playing(left)];
    assert.deepEqual(said(start, ELIMINATION), [removed, status.noted, playing]);
    assert.deepEqual(said(full, ELIMINATION), [removed, playing]);
    const some = typeMark(start, 2, 4);
    assert.deepEqual(said(some, ELIMINATION), [removed, status.missingNoted, playing]);
    const automatic = models.withSetting(start, 'notes', 'automatic');
    assert.deepEqual(said(automatic, ELIMINATION), [removed, playing]);
  });

  it('is how something was mended', () => {
    const wrong = said(type(start, 2, 1), { kind: 'wrong-digit', cells: [2] });
    assert.deepEqual(wrong, ['Wrong digit erased: r1c3.', status.playing(left)]);
    const marks = said(typeMark(start, 2, 1), { kind: 'missing-mark', cells: [2] });
    assert.deepEqual(marks, ['All candidates noted in r1c3.', status.playing(left)]);
  });

  it('is that the puzzle is solved, by its last digit', () => {
    const last = models.startWith(EMPTY_MODEL, {
      ...given,
      own: solution.map((value, cell) =>
        given.givens[cell] === null && cell !== 2 ? value : null,
      ),
    });
    assert.equal(said(last, PLACEMENT)[0], status.complete);
  });
});

describe('what is shown of a board', () => {
  const exhibit: Exhibit = { values: solution, candidates: null, drawing: NO_DRAWING };
  const changes: Readonly<Record<string, (model: Model) => Model>> = {
    'a digit': (model) => type(model, 3, 6),
    'a mark': (model) => typeMark(model, 3, 6),
    'a step of undo': models.undoStep,
    'a step of redo': models.redoStep,
    'another puzzle': (model) => models.loadBoard(model, boardOf(solution)),
    'the result of a search': (model) => models.settle(model, { kind: 'checked', wrong: [] }),
    'givens that are edited': (model) => models.editGivens(model, true),
    'automatic notes': (model) => models.withSetting(model, 'notes', 'automatic'),
    'the empty board': models.clearBoard,
  };
  const shown = models.undoStep(type(type(start, 2, 4), 11, 2));

  for (const [name, change] of Object.entries(changes)) {
    it(`goes with ${name}`, () => {
      const hinted = change(models.withHint(shown, PLACEMENT));
      const exhibiting = change(models.withExhibit(shown, exhibit));
      assert.deepEqual([hinted.hint, exhibiting.exhibit], [null, null]);
    });
  }

  it('stays with a selection, a colour, and a message', () => {
    const colored = models.typeInMode(models.selectCell(shown, 5), 3, 'color');
    const hinted = models.withHint(colored, PLACEMENT);
    for (const next of [
      models.selectCell(hinted, 7),
      models.typeInMode(models.selectCell(hinted, 6), 3, 'color'),
      models.typeValue(models.selectCell(hinted, 0), 3),
    ]) {
      assert.equal(next.hint, hinted.hint);
    }
  });

  it('is one thing: a hint takes the place of an exhibit, and the other way round', () => {
    const both = models.withHint(models.withExhibit(start, exhibit), PLACEMENT);
    assert.equal(both.exhibit, null);
    assert.equal(models.withExhibit(both, exhibit).hint, null);
    assert.equal(models.withExhibit(both, null).hint, null);
    assert.equal(models.dropHint(both).hint, null);
    assert.equal(models.dropHint(start), start);
  });

  it('changes nothing of the board', () => {
    const own = paint(boardIn(type(full, 2, 4)), [2], 1);
    const candidates = own.candidates.map(() => bits(1, 9));
    const seen = exhibited(own, { values: given.givens, candidates, drawing: NO_DRAWING });
    assert.deepEqual(entries(seen), given.givens);
    assert.deepEqual([seen.candidates, seen.corner], [candidates, given.corner]);
    // The colours of a drawing have a meaning of their own.
    assert.deepEqual(seen.colors, given.colors);
    const marks = exhibited(own, { values: null, candidates: null, drawing: NO_DRAWING });
    assert.equal(marks, own);
  });

  it('hides the answer of the solver with its digits', () => {
    const cost = { guesses: 0, micros: 1 };
    const solved = models.settle(start, { kind: 'unique', solution, cost });
    const seen = exhibited(boardIn(solved), { ...exhibit, values: given.givens });
    assert.equal(seen.finding, null);
  });
});

describe('applying a step', () => {
  it('enters a digit and tidies marks, as typing does', () => {
    const next = apply(full, PLACEMENT);
    const typed = type(full, 2, 4);
    assert.deepEqual(boardIn(next), boardIn(typed));
    assert.deepEqual([next.hint, next.history.past.length], [null, full.history.past.length + 1]);
    assert.equal(boardIn(models.undoStep(next)), boardIn(full));
    assert.equal(boardIn(models.redoStep(models.undoStep(next))), boardIn(next));
  });

  it('leaves the marks of peers where they are kept', () => {
    const kept = models.withKeepMarks(full, true);
    assert.deepEqual(boardIn(apply(kept, PLACEMENT)), boardIn(type(kept, 2, 4)));
  });

  it('writes no notes with a digit', () => {
    assert.deepEqual(boardIn(apply(start, PLACEMENT)).candidates, given.candidates);
  });

  it('removes candidates, and marks all blank cells without any before', () => {
    const own = typeMark(typeMark(start, 2, 1), 2, 4);
    const next = apply(own, ELIMINATION);
    const { candidates } = boardIn(next);
    assert.equal(candidates[2], bits(1, 4));
    assert.equal(candidates[3], candidatesIn(start)[3]! - bits(2, 6));
    const others = [...candidates.keys()].filter((cell) => cell !== 2 && cell !== 3);
    for (const cell of others) assert.equal(candidates[cell], candidatesIn(start)[cell], `${cell}`);
    assert.equal(next.history.past.length, own.history.past.length + 1);
    assert.equal(boardIn(models.undoStep(next)), boardIn(own));
  });

  it('keeps other marks of the person as they are', () => {
    const own = typeMark(models.selectCell(full, 3), 3, 9);
    const before = boardIn(own).candidates;
    const after = boardIn(apply(own, ELIMINATION)).candidates;
    for (const [cell, mask] of before.entries()) {
      assert.equal(after[cell], cell === 3 ? mask & ~bits(2, 6) : mask);
    }
    assert.deepEqual(boardIn(apply(own, ELIMINATION)).corner, boardIn(own).corner);
  });

  it('removes automatic candidates, which stay away', () => {
    const automatic = models.withSetting(start, 'notes', 'automatic');
    const next = apply(automatic, ELIMINATION);
    const { candidates, removed } = boardIn(next);
    assert.equal(removed[3], bits(2, 6));
    assert.equal(candidates[3], boardIn(automatic).candidates[3]! & ~bits(2, 6));
    const later = type(next, 80, 9);
    assert.equal(boardIn(later).candidates[3], candidates[3]);
  });

  it('hides a shown answer', () => {
    const cost = { guesses: 0, micros: 1 };
    const solved = models.settle(start, { kind: 'unique', solution, cost });
    for (const hint of [PLACEMENT, ELIMINATION]) {
      assert.equal(boardIn(apply(solved, hint)).finding, null);
    }
  });
});

describe('applying the correction of an error', () => {
  it('erases a wrong digit, whose marks come back', () => {
    const marked = typeMark(start, 2, 1);
    const next = apply(type(marked, 2, 1), { kind: 'wrong-digit', cells: [2] });
    assert.deepEqual(entries(boardIn(next)), given.givens);
    assert.equal(boardIn(next).candidates[2], bits(1));
  });

  it('brings back the candidates of a cell that lacks one', () => {
    const lacking = typeMark(start, 2, 1);
    const next = apply(lacking, { kind: 'missing-mark', cells: [2] });
    assert.equal(boardIn(next).candidates[2], candidatesIn(start)[2]);
    assert.equal(boardIn(next).candidates[3], 0);
  });

  it('brings back automatic candidates that were removed', () => {
    const automatic = models.withSetting(start, 'notes', 'automatic');
    const lacking = typeMark(automatic, 2, 4);
    assert.equal(boardIn(lacking).removed[2], bits(4));
    const next = apply(lacking, { kind: 'missing-mark', cells: [2] });
    assert.deepEqual(boardIn(next).candidates, boardIn(automatic).candidates);
  });

  it('does nothing about what it cannot mend', () => {
    const clash = models.withHint(start, { kind: 'clash', cells: [0, 1] });
    assert.equal(boardIn(models.applyHint(clash)), given);
    assert.equal(models.applyHint(start), start);
  });
});

describe('what hints ask the engine', () => {
  const { signal } = new AbortController();
  /** An engine with these answers. */
  const engineOf = (hint: Hint, solutions: readonly string[] = [SOLUTION]): Engine =>
    ({
      hint: () => Promise.resolve(hint),
      solve: () => Promise.resolve(resultOf(solutions)),
      contradiction: (puzzle: string) =>
        Promise.resolve([...puzzle].flatMap((sign, cell) => (sign === '1' ? [cell] : []))),
    }) as unknown as Engine;

  it('is the position with the marks of the person', () => {
    const board = boardIn(typeMark(type(start, 2, 4), 3, 6));
    const { givens, digits, marks } = positionOf(board);
    assert.deepEqual([givens, digits[2], digits[0], marks[3]], [PUZZLE, '4', '.', bits(6)]);
  });

  it('names one wrong digit at a time', async () => {
    const found = await findHint(
      engineOf({ kind: 'wrong-digit', cells: [2, 3] }),
      given,
      false,
      signal,
    );
    assert.deepEqual(found, { kind: 'wrong-digit', cells: [2] });
  });

  it('names which digit of a clash is wrong', async () => {
    const board = boardIn(type(type(start, 3, 4), 2, 4));
    const clash: Hint = { kind: 'clash', cells: [2, 3] };
    const found = await findHint(engineOf(clash), board, false, signal);
    assert.deepEqual(found, { kind: 'wrong-digit', cells: [3] });
  });

  it('tells a clash where the puzzle has no one solution', async () => {
    const board = boardIn(type(type(start, 3, 4), 2, 4));
    const clash: Hint = { kind: 'clash', cells: [2, 3] };
    for (const solutions of [[], [SOLUTION, SOLUTION]]) {
      assert.equal(await findHint(engineOf(clash, solutions), board, false, signal), clash);
    }
  });

  it('misses candidates where a reader has removed all automatic ones', async () => {
    const automatic = models.withSetting(start, 'notes', 'automatic');
    const none = [1, 2, 4].reduce((model, digit) => typeMark(model, 2, digit), automatic);
    assert.equal(boardIn(none).candidates[2], 0);
    const found = await findHint(engineOf(PLACEMENT), boardIn(none), true, signal);
    assert.deepEqual(found, { kind: 'missing-mark', cells: [2] });
    assert.equal(await findHint(engineOf(PLACEMENT), boardIn(automatic), true, signal), PLACEMENT);
    assert.equal(await findHint(engineOf(PLACEMENT), given, false, signal), PLACEMENT);
  });

  it('is why a digit is wrong: the givens with which it has no solution', async () => {
    const board = boardIn(type(start, 2, 1));
    const found = await findReason(engineOf(PLACEMENT), board, 2, signal);
    const ones = [...PUZZLE].flatMap((sign, cell) => (sign === '1' ? [cell] : []));
    assert.deepEqual(found, ones);
  });
});

describe('hints are told', () => {
  const view = {
    words: { headline: 'Look', details: ['there'] },
    drawing: NO_DRAWING,
    needsCandidates: false,
    placed: null,
  };

  it('in the status', () => {
    const hinted = models.withHint(start, PLACEMENT);
    assert.deepEqual(say(hinted, texts, false, view), { ...view.words, tone: 'plain' });
    assert.notEqual(say(start, texts).headline, 'Look');
  });

  it('with the reason of a wrong digit', () => {
    const wrong = models.withMore(
      models.withHint(type(start, 2, 1), { kind: 'wrong-digit', cells: [2] }),
    );
    assert.equal(say(wrong, texts, false, view).tone, 'alarm');
    const because = say(models.withReason(wrong, [1, 4]), texts, false, view);
    assert.deepEqual(because.details, ['there', texts.status.excluded('r1c3', 1, 'r1c2 and r1c5')]);
  });

  it('after a message about a key, which goes with the next press', () => {
    const hinted = models.withHint(start, PLACEMENT);
    const locked = models.typeValue(models.selectCell(hinted, 0), 3);
    assert.equal(say(locked, texts, false, view).headline, texts.status.locked);
    assert.equal(say(models.withMore(locked), texts, false, view).headline, 'Look');
  });

  it('where givens are not edited', () => {
    assert.ok(isTeachable(given));
    assert.ok(!isTeachable(setEditing(given, true)));
  });

  it('by the key H, where it is no value', () => {
    const key = { code: 'KeyH', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    for (const name of ['h', 'H']) {
      assert.deepEqual(keyAction({ ...key, key: name }, CLASSIC), { kind: 'hint' });
    }
    const large = { ...CLASSIC, preset: null, high: 20 };
    assert.deepEqual(keyAction({ ...key, key: 'h' }, large), { kind: 'value', value: 17 });
    assert.equal(keyAction({ ...key, key: 'h', ctrlKey: true }, CLASSIC), null);
  });
});

describe('the way back to before a mistake', () => {
  const back = (model: Model): Model => models.undoMistake(model, solution);
  const { status } = texts;

  it('undoes all since the wrong digit, selects its cell, and can be redone', () => {
    const right = type(start, 2, solution[2]!);
    const wrong = type(right, 3, solution[3] === 9 ? 8 : 9);
    const later = typeMark(type(wrong, 5, solution[5]!), 6, 1);
    const there = back(later);
    assert.deepEqual(entries(boardIn(there)), entries(boardIn(right)));
    assert.deepEqual(there.selection, [3]);
    const { headline, details } = say(there, texts);
    assert.deepEqual([headline, ...details], [status.wentBack, status.wentBackHow(3)]);
    let again = there;
    for (let step = 0; step < 3; ++step) again = models.redoStep(again);
    assert.deepEqual(boardIn(again), boardIn(later));
  });

  it('ends at the last board without a mistake, not before one that was mended', () => {
    const mended = type(type(start, 2, 1), 2, solution[2]!);
    const wrong = type(mended, 3, solution[3] === 9 ? 8 : 9);
    assert.equal(boardIn(back(wrong)).own[2], solution[2]);
    assert.equal(back(wrong).history.past.length, mended.history.past.length);
  });

  it('is none where the digit came with the board, or another puzzle was before', () => {
    const wrong = boardIn(type(start, 2, 1));
    for (const model of [
      models.loadBoard(models.startWith(EMPTY_MODEL, boardOf(solution)), wrong),
      models.startWith(EMPTY_MODEL, wrong),
    ]) {
      const there = back(type(model, 3, solution[3]!));
      assert.equal(say(there, texts).headline, status.noWayBack);
      assert.equal(boardIn(there).own[3], solution[3]);
    }
  });

  it('does not lead to a puzzle of another shape, which may have no givens either', () => {
    const [one, other] = [9, 10].map((sum) =>
      boardOf(Array<null>(81).fill(null), { ...CLASSIC, cages: [{ sum, cells: [0, 1] }] }),
    );
    const wrong = { ...other!, own: boardIn(type(start, 2, 1)).own };
    const there = back(models.loadBoard(models.startWith(EMPTY_MODEL, one!), wrong));
    assert.equal(say(there, texts).headline, status.noWayBack);
    assert.equal(boardIn(there), wrong);
  });

  it('is offered once Check or a hint has told which digit is wrong', () => {
    const board = boardIn(type(start, 2, 1));
    const checked = (wrong: readonly number[] | null) =>
      tellsMistake({ ...board, finding: { kind: 'checked', wrong } }, null);
    assert.deepEqual([checked([2]), checked([]), checked(null)], [true, false, false]);
    assert.ok(!tellsMistake(board, null));
    const told = begin({ kind: 'wrong-digit', cells: [2] });
    assert.ok(!tellsMistake(board, told));
    assert.ok(tellsMistake(board, tellMore(told)));
  });
});
