/** What the menu of Solve does, and which action of a board comes next. */
import './small-dom';
import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { keyHint } from '../../board/key-hints';
import type { JiugongBoard } from '../../board/jiugong-board';
import type { BoardHint } from '../../board/next-cell';
import { controls } from '../../board/own-controls';
import { startHistory } from '../../board/history';
import { CLASSIC } from '../../board/layout';
import { boardOf, enter, type Board, type Finding } from '../../board/state';
import { BLANK, parseValues } from '../../board/values';
import { nothing, render } from 'lit';
import { LANGUAGES } from '../../locales/languages';
import { FIRST_MODEL, type Model } from '../../page/panels/solve/model';
import {
  menuGroups,
  sidebar,
  type Knowledge,
  type SidebarEvents,
} from '../../page/panels/solve/sidebar';
import { printForm, type OfferEvents } from '../../page/panels/solve/offers';
import type { Made } from '../../page/panels/solve/request';
import { dayInWords } from '../../page/panels/solve/daily';
import { textsFor } from '../../page/panels/solve/texts';
import type { SidebarEvents as VariantEvents } from '../../page/panels/variants/events';
import { FIRST_MODEL as FIRST_VARIANTS } from '../../page/panels/variants/model';
import { menuGroups as variantGroups } from '../../page/panels/variants/sidebar';
import { textsFor as variantTextsFor } from '../../page/panels/variants/texts';
import {
  actionRow,
  COUNT_LIMIT,
  nextAction,
  type ActionEvents,
} from '../../page/ui/boards/actions';
import type { GameKeeper } from '../../page/ui/boards/game-keeper';
import type { MenuGroup } from '../../page/ui/menu';
import { PUZZLE } from './board-fixtures';

const PLAIN = { tone: 'plain', headline: '', details: [] } as const;

const texts = textsFor('en');
const { puzzle, solver } = texts.page;

/** An object with all methods, which write down that they are called, and a property that is set. */
function recorder<What extends object>(done: string[], set: Partial<What> = {}): What {
  const call =
    (name: string) =>
    (...values: readonly unknown[]): void =>
      void done.push([name, ...values].join(' '));
  return new Proxy(set as What, {
    get: (target, name) => Reflect.get(target, name) ?? call(String(name)),
    set: (_, name, value) => done.push(`${String(name)} = ${value}`) > 0,
  });
}

/** Chooses each item once; returns what came of it, by the label of the item. */
const chooseAll = (
  menu: readonly MenuGroup[],
  done: string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    menu.flatMap(({ items }) =>
      items.map(({ label, onChoose }) => {
        onChoose();
        return [label, done.splice(0)];
      }),
    ),
  );

/** The paths of the icons with names, by their names. */
const icons = (place: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(place.querySelectorAll('button.named'), (button) => [
      button.textContent!.trim(),
      button.querySelector('path')!.getAttribute('d')!,
    ]),
  );

test('the actions of the element have the icons that those of the page have', () => {
  const page = document.createElement('div');
  const element = document.createElement('div');
  const board = {
    board: boardOf(parseValues(PUZZLE)!),
    mode: 'digit',
    entry: 'cell',
    message: PLAIN,
    hinted: null,
  } as object;
  render(actionRow(board as JiugongBoard, null, [], texts, recorder<ActionEvents>([])), page);
  render(
    controls(
      board as JiugongBoard,
      texts,
      () => {},
      () => {},
    ),
    element,
  );
  const { undo, redo, check } = texts.actions;
  const { [texts.page.more]: _, ...shared } = icons(page);
  assert.deepEqual(Object.keys(shared).sort(), [check, redo, undo].sort());
  assert.deepEqual(icons(element), shared);
});

test('the items of the menu do what they are called', () => {
  const { newPuzzle, examples, print } = texts.solve;
  for (const editing of [false, true]) {
    const done: string[] = [];
    const board = recorder<JiugongBoard>(done, { editing });
    const menu = menuGroups(board, texts, recorder<SidebarEvents>(done));
    assert.deepEqual(chooseAll(menu, done), {
      [newPuzzle.label]: ['onDialog new'],
      [puzzle.daily]: ['onDialog daily'],
      [puzzle.practise]: ['onLearn'],
      [examples.label]: ['onDialog examples'],
      [puzzle.own]: ['onOwn'],
      [puzzle.paste]: ['onPaste'],
      [puzzle.photo]: ['onPhoto'],
      [puzzle.openFile]: ['onOpenFile'],
      [puzzle.history]: ['onHistory'],
      [solver.cell]: ['solveCells'],
      [solver.count]: [`count ${COUNT_LIMIT}`],
      [solver.conflict]: ['explainConflict'],
      [solver.explain]: ['onExplain'],
      [puzzle.edit]: [`editing = ${!editing}`],
      [puzzle.startAgain]: ['reset'],
      [`${texts.share.open}…`]: ['onShare'],
      [print.label]: ['onDialog print'],
      [solver.candidates]: ['showCandidates'],
      [solver.markCandidates]: ['markCandidates'],
      [puzzle.fixGivens]: ['fixGivens'],
    });
  }
});

test('what only experts look for is at the end of both menus, and counting is one entry', () => {
  const board = recorder<JiugongBoard>([], {
    editing: false,
    board: boardOf(parseValues(PUZZLE)!),
  });
  const variantTexts = variantTextsFor('en');
  const on = recorder<VariantEvents>([]);
  for (const menu of [
    menuGroups(board, texts, recorder<SidebarEvents>([])),
    variantGroups(FIRST_VARIANTS, board, true, variantTexts, on),
  ]) {
    const last = menu.at(-1)!;
    assert.equal(last.label, solver.expert);
    assert.deepEqual(
      last.items.map(({ label }) => label),
      [solver.candidates, solver.markCandidates, puzzle.fixGivens],
    );
    const labels = menu.flatMap(({ items }) => items.map(({ label }) => label));
    assert.equal(labels.filter((label) => label.startsWith('Count')).length, 1);
    assert.equal(new Set(labels).size, labels.length);
  }
});

test('hints name their keys where there are keys', (t) => {
  const { hints } = texts.page;
  assert.equal(keyHint(hints.undo), 'Undo (Ctrl+Z)');
  const before = globalThis.matchMedia;
  t.after(() => (globalThis.matchMedia = before));
  const asked: string[] = [];
  globalThis.matchMedia = ((query: string) => ({ matches: asked.push(query) > 0 })) as never;
  for (const language of LANGUAGES) {
    const { modes, page, status } = textsFor(language);
    for (const hint of [
      ...Object.values(page.hints),
      ...Object.values(modes.hints),
      status.fitsHow,
    ]) {
      assert.doesNotMatch(keyHint(hint), /Esc|Ctrl|Shift|[HM]\b|\d|[()（）]/);
    }
    assert.doesNotMatch(keyHint(page.solver.hints.solve), /Ctrl/);
  }
  assert.equal(new Set(asked).size, 1);
});

describe('the action that is filled', () => {
  const board = (change: Partial<Board> = {}, of: Partial<JiugongBoard> = {}): JiugongBoard =>
    ({
      board: { ...boardOf(parseValues(PUZZLE)!), ...change },
      editing: false,
      hinted: null,
      hasHints: true,
      canUndo: true,
      canRedo: false,
      ...of,
    }) as JiugongBoard;
  const next = (shown: JiugongBoard, isSlow = false, isFinished = false) =>
    nextAction(shown, isSlow, isFinished);
  const played = { own: [4, ...Array<null>(80).fill(null)] };

  it('follows what is on the board', () => {
    assert.equal(next(board({}, { canUndo: false })), 'new', 'on a first visit');
    assert.equal(
      next(board()),
      'hint',
      'of a puzzle that was pasted, whose answer is one press away',
    );
    assert.equal(next(board(played)), 'hint', 'while it is played');
    assert.equal(next(board(played), true), 'stop', 'while something takes long');
    assert.equal(next(board({}, { editing: true })), 'start', 'while it is entered');
    assert.equal(next(board(played), false, true), 'next', 'once it is solved');
    const finding = { kind: 'none', conflicts: [0], reason: [] } as unknown as Finding;
    assert.equal(next(board({ finding })), 'edit', 'where there is no solution');
    const ofMarks = { ...finding, candidates: '1........'.repeat(81) } as Finding;
    assert.equal(next(board({ finding: ofMarks })), null, 'where wrong candidates leave none');
  });

  it('is to hear more of a hint while one is told, and none beside an answer', () => {
    const hint = { kind: 'cell', cell: 0, value: 4 } as BoardHint;
    assert.equal(
      next(board({}, { hinted: { hint, stage: 'where', reason: null, place: null } })),
      'hint',
    );
    assert.equal(
      next(board({}, { hinted: { hint, stage: 'what', reason: null, place: null } })),
      'hint',
    );
    const counted = { kind: 'counted', count: 2, capped: false, ofGivens: false } as const;
    assert.equal(next(board({ finding: counted })), null);
    assert.equal(next(board(played, { hasHints: false })), null);
  });
});

/** What stands beside a board; `finish` is the time in which it was solved. */
function beside(
  page: Model,
  finish: number | null,
  of: Partial<JiugongBoard> = {},
  label: Knowledge['label'] = null,
): Element {
  const board = {
    board: boardOf(parseValues(PUZZLE)!),
    puzzle: PUZZLE,
    message: PLAIN,
    mode: 'digit',
    entry: 'cell',
    editing: false,
    hinted: null,
    hasHints: true,
    canUndo: true,
    history: startHistory(boardOf(parseValues(PUZZLE)!)),
    ...of,
  } as unknown as JiugongBoard;
  const games = {
    clock: { element: '' },
    finish: finish === null ? null : { time: finish, hints: 0 },
  } as unknown as GameKeeper;
  const knowledge = {
    difficulty: null,
    names: null,
    language: 'en',
    label,
    practice: null,
  } as const;
  const place = document.createElement('div');
  render(sidebar(page, board, games, knowledge, nothing, texts, {} as SidebarEvents), place);
  return place;
}

const namesOf = (place: Element, buttons: string): readonly string[] =>
  Array.from(place.querySelectorAll(buttons), (button) => button.textContent.trim());

test('who has solved a puzzle is told its day, and has nothing to check, to hint or to solve', () => {
  const { actions, page: words } = texts;
  const { today } = FIRST_MODEL.daily;
  const won = beside(FIRST_MODEL, 65_000, {}, { day: today, level: 'hard' });
  const day = dayInWords(today, 'en');
  assert.deepEqual(namesOf(won, '.won .status > p').slice(1), [`Hard · ${day}`, '1:05 · no hints']);
  assert.deepEqual(namesOf(won, '.won button'), [
    words.clock.next,
    words.puzzle.others,
    texts.share.open,
  ]);
  const off = namesOf(won, '.actions > [aria-disabled="true"]');
  assert.deepEqual(
    [actions.check, actions.hint, actions.solve].filter((name) => !off.includes(name)),
    [],
  );
  // The puzzle of another day, or of none, leads to those of today as well.
  const earlier = beside(FIRST_MODEL, 65_000, {}, { day: '2026-01-02', level: 'hard' });
  for (const place of [earlier, beside(FIRST_MODEL, 65_000)]) {
    assert.equal(namesOf(place, '.won button')[1], words.puzzle.todays);
  }
});

test('a board that was emptied by mistake is brought back as long as nothing is entered', () => {
  const played = boardOf(parseValues(PUZZLE)!);
  const emptied = boardOf(BLANK, CLASSIC, true);
  const { cancel } = texts.page.puzzle;
  const done: string[] = [];
  const offers = (past: readonly Board[], present = emptied): boolean => {
    const of = { board: present, editing: true, history: { past, present, future: [] } };
    const undoTo = (isWanted: (board: Board) => boolean): void => {
      done.push(...past.filter(isWanted).map((board) => (board === played ? 'played' : 'entered')));
    };
    const acts = { undoTo, focus: () => void done.push('focus') };
    const place = beside(FIRST_MODEL, null, { ...of, ...acts });
    const button = Array.from(place.querySelectorAll('button')).find(
      ({ textContent }) => textContent.trim() === cancel,
    );
    button?.click();
    return button !== undefined;
  };
  assert.ok(!offers([]), 'where nothing was before');
  assert.ok(!offers([played], enter(emptied, 0, 1)), 'beside a digit');
  assert.deepEqual(done, []);
  assert.ok(offers([played]));
  assert.deepEqual(done.splice(0), ['focus', 'played']);
  assert.ok(offers([played, emptied, enter(emptied, 0, 1)]), 'once a digit was erased again');
  assert.deepEqual(done, ['focus', 'played']);
});

test('puzzles for paper begin with that on the board', () => {
  const filled = (slow: boolean, kept: readonly Made[] = []): readonly string[] => {
    const place = document.createElement('div');
    const { making, printing } = FIRST_MODEL;
    render(
      printForm({ ...printing, kept }, { ...making, slow }, texts, recorder<OfferEvents>([])),
      place,
    );
    return namesOf(place, '.main');
  };
  const { print } = texts.solve;
  assert.deepEqual(filled(false), [print.board]);
  assert.deepEqual(filled(true), [texts.actions.stop]);
  assert.deepEqual(filled(false, [{} as Made]), [print.kept(1)]);
});

test('one action at most is filled, whatever else is told and offered', () => {
  const slow = { ...FIRST_MODEL, making: { ...FIRST_MODEL.making, slow: true } };
  const told = {
    hint: { kind: 'cell', cell: 0, value: 4 } as BoardHint,
    reason: null,
    place: null,
  };
  const filled = (page: Model, finish: number | null, of: Partial<JiugongBoard> = {}) =>
    namesOf(beside(page, finish, of), '.side .main');
  const { actions, page: words } = texts;
  assert.deepEqual(filled(FIRST_MODEL, null), [actions.hint]);
  assert.deepEqual(filled(FIRST_MODEL, null, { canUndo: false }), [texts.solve.newPuzzle.title]);
  assert.deepEqual(filled(FIRST_MODEL, null, { editing: true }), [words.start.label]);
  assert.deepEqual(filled(FIRST_MODEL, 5000), [words.clock.next]);
  assert.deepEqual(filled(slow, 5000), [actions.stop]);
  assert.deepEqual(filled(FIRST_MODEL, null, { hinted: { ...told, stage: 'where' } }), [
    actions.tell.what,
  ]);
  assert.deepEqual(filled(FIRST_MODEL, null, { hinted: { ...told, stage: 'what' } }), [
    actions.apply,
  ]);
  assert.deepEqual(filled(slow, null, { hinted: { ...told, stage: 'what' } }), [actions.stop]);
});
