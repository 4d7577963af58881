/** Practising: the positions that are brought, what is said of them, and what counts in the course. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import './small-dom';
import { render } from 'lit';
import { getEngine } from '../../board/get-engine';
import { isReady } from '../../board/hint';
import { applyHint, redoStep, undoStep, withHint, withMore } from '../../board/model';
import { boardFrom, snapshotOf, type Snapshot } from '../../board/snapshot';
import { boardOf, eliminate, enter, isComplete } from '../../board/state';
import { parseValues } from '../../board/values';
import type { Message } from '../../board/words';
import { type Engine, JiugongError, type Step } from '../../engine/jiugong';
import * as hints from '../../hints/hints';
import type { Language } from '../../locales/languages';
import { enPractice } from '../../page/panels/solve/practice/messages/en';
import { findPuzzle } from '../../page/panels/solve/practice/find';
import { Practice } from '../../page/panels/solve/practice/practice';
import { describePuzzle } from '../../page/panels/solve/practice/words';
import { PRACTICE } from '../../page/panels/solve/work';
import {
  ALL,
  chapterOf,
  COURSE,
  MOST_SHOWN,
  parseCourse,
  POSITIONS,
  withFound,
  type Course,
} from '../../page/ui/course';
import type { Practised, Topic } from '../../page/ui/techniques';
import { isAlone, removals } from '../eliminations';
import { PUZZLE } from './board-fixtures';
import { PanelBoard } from './panel-board';

let engine: Engine;
before(async () => {
  engine = await getEngine();
});
after(() => engine.close());

let board: PanelBoard;
let kept: Map<string, unknown>;
let said: ((language: Language) => Message) | null;
let practice: Practice;
/** Called when a part of the page is drawn anew. */
let onRedraw: () => void;

const create = (): Practice => {
  const created = new Practice({
    board: board.element,
    store: {
      read: (name) => kept.get(name) ?? null,
      readEach: (name) => (kept.has(name) ? [kept.get(name)] : []),
      write: (name, work) => void kept.set(name, work),
    },
    maker: {
      bring: async (find, onFound) => {
        const found = await find(engine, new AbortController().signal);
        if (found === 'none') return found;
        onFound(found);
        board.open(boardFrom(found.position));
        return found;
      },
    },
    hints,
    language: 'en',
    say: (tell) => (said = tell),
    redraw: () => onRedraw(),
  });
  board.addEventListener('jiugong-change', () => {
    said = null;
    created.follow();
  });
  return created;
};

beforeEach(() => {
  board = new PanelBoard();
  kept = new Map();
  said = null;
  onRedraw = () => undefined;
  practice = create();
});

const headline = (): string | undefined => said?.('en').headline;

const position = () => {
  const { givens, own: digits, candidates: marks } = snapshotOf(board.board);
  return { givens, digits, marks };
};

/** The step that is the next one on the board. */
async function nextStep(): Promise<Step> {
  const hint = await engine.hint(position(), { style: 'human' });
  assert.ok(hint.kind === 'step');
  return hint.step;
}

/** Brings positions until one has a step of several eliminations, of which no other step has some. */
async function bringSeveral(technique: Practised): Promise<Step> {
  for (;;) {
    await practice.bring(technique);
    const step = await nextStep();
    const { steps } = await engine.steps(position(), { style: 'human' });
    if (removals(step).length > 1 && isAlone(step, steps)) return step;
  }
}

const found = (technique: Practised): number =>
  chapterOf(parseCourse(kept.get(COURSE)), technique).found;

it('says that the step was found, also after a cell was selected, and counts it', async () => {
  const step = await bringSeveral('pointing');
  const name = hints.techniqueName('pointing', 'en');
  assert.equal(headline(), enPractice.ready(name));
  const all = removals(step);
  for (const [at, one] of all.entries()) {
    board.change((before) => eliminate(before, [one], false));
    const isLast = at === all.length - 1;
    assert.equal(headline(), isLast ? enPractice.done(name) : enPractice.part(at + 1, all.length));
    assert.equal(practice.isDone, isLast);
    assert.equal(found('pointing'), isLast ? 1 : 0);
  }
  board.selected = 5;
  assert.equal(headline(), enPractice.done(name));
  // What the board answers to a key is not hidden.
  const cell = board.board.givens.findIndex((given) => given !== null);
  board.type(cell, 5);
  assert.equal(headline(), undefined);
  board.selected = cell + 1;
  assert.equal(headline(), enPractice.done(name));
  const first = board.board.givens;
  await practice.bring();
  assert.notDeepEqual(board.board.givens, first);
  assert.ok(!practice.isDone);
});

it('says that Redo brings it back where Undo has taken it away, and nowhere else', async () => {
  await practice.bring('pointing');
  board.edit(undoStep);
  assert.equal(headline(), enPractice.undone);
  board.edit(redoStep);
  assert.equal(headline(), enPractice.ready(hints.techniqueName('pointing', 'en')));
  const later = boardOf(parseValues(PUZZLE)!);
  board.open(later);
  board.change((before) => enter(before, before.givens.indexOf(null), 5));
  board.edit(undoStep);
  board.edit(undoStep);
  assert.ok(practice.isOn);
  board.edit(redoStep);
  assert.equal(board.board.givens, later.givens);
  assert.equal(headline(), undefined);
});

it('sets the keys for a step that removes candidates, and back', async () => {
  await practice.bring('pointing');
  assert.equal(board.mode, 'candidates');
  assert.ok(said!('en').details.includes(enPractice.readyToRemove));
  board.open(boardOf(parseValues(PUZZLE)!));
  assert.equal(board.mode, 'digit');
  board.edit(undoStep);
  assert.ok(said!('en').details.includes(enPractice.readyToRemove));
  assert.equal(board.mode, 'candidates');
  // A mode that the reader chooses stays, but not for another position.
  board.mode = 'corner';
  board.selected = 5;
  assert.equal(board.mode, 'corner');
  await practice.bring('pointing');
  assert.equal(board.mode, 'candidates');
  const { eliminations } = await nextStep();
  board.change((before) => eliminate(before, eliminations, false));
  assert.ok(said!('en').details.includes(enPractice.doneHow));
  assert.equal(board.mode, 'digit');
  await practice.bring('pointing');
  await practice.bring('singles');
  assert.equal(board.mode, 'digit');
  assert.ok(!said!('en').details.includes(enPractice.readyToRemove));
});

it('says the task again once a mistake is taken back', async () => {
  await practice.bring('pointing');
  const task = said!('en');
  const { solution } = await engine.solve(snapshotOf(board.board).givens);
  const cell = board.board.own.findIndex(
    (own, at) => own === null && board.board.givens[at] === null,
  );
  board.type(cell, (Number(solution![cell]) % 9) + 1);
  assert.notDeepEqual(said!('en'), task);
  board.edit(undoStep);
  assert.deepEqual(said!('en'), task);
});

it('names a wrong digit as hints name cells', async () => {
  await practice.bring('pointing');
  const cell = board.board.own.findIndex(
    (own, at) => own === null && board.board.givens[at] === null,
  );
  const { solution } = await engine.solve(snapshotOf(board.board).givens);
  board.type(cell, (Number(solution![cell]) % 9) + 1);
  assert.match(headline()!, /^Row \d, column \d is \d in the solution/);
});

it('takes any technique of a group', async () => {
  await practice.bring('singles' satisfies Topic);
  assert.equal(headline(), enPractice.readyOf(hints.groupName('singles', 'en')));
  const { placement } = await nextStep();
  board.type(placement!.cell, placement!.digit);
  assert.ok(practice.isDone);
});

it('does not count a step that the hint has shown', async () => {
  await practice.bring('pointing');
  const step = await nextStep();
  board.game.show((model) => withHint(model, { kind: 'step', step }, null));
  while (!isReady(board.game.model.hint!)) board.game.show(withMore);
  board.change((before) => eliminate(before, step.eliminations, false));
  assert.ok(practice.isDone);
  assert.deepEqual(said!('en').details, [enPractice.helped]);
  assert.equal(found('pointing'), 0);
});

it('does not count a step that the solver has shown', async () => {
  await practice.bring('hidden-single');
  let { placement } = await nextStep();
  board.selected = placement!.cell;
  await board.game.solveCells();
  assert.equal(board.board.own[placement!.cell], placement!.digit);
  assert.ok(practice.isDone);
  const shows = [() => board.solve(), () => board.game.showCandidates()];
  for (const show of shows) {
    await practice.bring();
    ({ placement } = await nextStep());
    await show();
    if (board.isSolved) board.edit(undoStep);
    board.type(placement!.cell, placement!.digit);
    assert.deepEqual(said!('en').details, [enPractice.helped]);
  }
  assert.equal(found('hidden-single'), 0);
});

it('does not count it after a reload either, nor what the walk-through has shown', async () => {
  await practice.bring('pointing');
  let step = await nextStep();
  board.game.show((model) => withHint(model, { kind: 'step', step }, null));
  while (!isReady(board.game.model.hint!)) board.game.show(withMore);
  await reload();
  board.change((before) => eliminate(before, step.eliminations, false));
  assert.ok(practice.isDone);
  await practice.bring();
  step = await nextStep();
  practice.walk();
  board.change((before) => eliminate(before, step.eliminations, false));
  assert.deepEqual(said!('en').details, [enPractice.helped]);
  assert.equal(found('pointing'), 0);
});

/** Opens the page again, with what is kept of the board. */
async function reload(): Promise<void> {
  board = new PanelBoard(board.board);
  const redrawn = new Promise<void>((resolve) => (onRedraw = resolve));
  practice = create();
  assert.ok(practice.isOn);
  await redrawn;
}

it('goes on after a reload, counts a position once, and only on that board', async () => {
  await practice.bring('pointing');
  const step = await nextStep();
  const { start } = kept.get(PRACTICE) as { readonly start: Snapshot };
  const makeStep = (): void => board.change((now) => eliminate(now, step.eliminations, false));
  await reload();
  assert.equal(headline(), enPractice.ready(hints.techniqueName('pointing', 'en')));
  assert.equal(board.mode, 'candidates');
  makeStep();
  assert.ok(practice.isDone);
  assert.equal(found('pointing'), 1);
  board.change(() => boardFrom(start));
  await reload();
  assert.ok(practice.isDone);
  makeStep();
  assert.equal(found('pointing'), 1);
  board.open(boardOf(parseValues(PUZZLE)!));
  assert.ok(!practice.isOn);
  assert.equal(said, null);
  kept.set(PRACTICE, { topic: 'none', start: snapshotOf(board.board) });
  assert.ok(!create().isOn);
});

it('says after a reload which step is next, and how much of it is made', async () => {
  await practice.bring('naked-single');
  await reload();
  assert.equal(headline(), enPractice.ready(hints.techniqueName('naked-single', 'en')));
  const all = removals(await bringSeveral('x-wing'));
  board.change((now) => eliminate(now, all.slice(0, 1), false));
  const part = enPractice.part(1, all.length);
  assert.equal(headline(), part);
  await reload();
  assert.equal(headline(), part);
  board.change((now) => eliminate(now, all.slice(1), false));
  assert.ok(practice.isDone);
});

it('asks again what counts in a position once the engine has failed', async () => {
  await practice.bring('pointing');
  const step = await nextStep();
  const { steps } = engine;
  const asked = new Promise<void>((resolve) => {
    engine.steps = () => {
      resolve();
      return Promise.reject(new JiugongError('out-of-memory', 'No memory'));
    };
  });
  board = new PanelBoard(board.board);
  practice = create();
  await asked;
  await new Promise((resolve) => setImmediate(resolve));
  engine.steps = steps;
  const redrawn = new Promise<void>((resolve) => (onRedraw = resolve));
  board.change((before) => eliminate(before, step.eliminations, false));
  await redrawn;
  assert.ok(practice.isDone);
});

it('judges a position again to which the reader comes back', async () => {
  await practice.bring('pointing');
  const step = await nextStep();
  const { start } = kept.get(PRACTICE) as { readonly start: Snapshot };
  board = new PanelBoard(boardOf(parseValues(PUZZLE)!));
  const redrawn = new Promise<void>((resolve) => (onRedraw = resolve));
  practice = create();
  board.change(() => boardFrom(start));
  assert.ok(practice.isOn);
  // (The engine has not answered yet.)
  board.change((before) => eliminate(before, step.eliminations, false));
  await redrawn;
  assert.ok(practice.isDone);
  assert.equal(headline(), enPractice.done(hints.techniqueName('pointing', 'en')));
  assert.equal(found('pointing'), 1);
});

it('keeps the puzzle of a chapter, and that it was solved', async () => {
  await practice.makePuzzle('naked-pair');
  const chapter = () => chapterOf(parseCourse(kept.get(COURSE)), 'naked-pair');
  const puzzle = snapshotOf(board.board).givens;
  assert.deepEqual(chapter(), { found: 0, puzzle, isSolved: false, shown: 0 });
  // It is kept until it is solved, with what was done of it.
  const blank = board.board.givens.indexOf(null);
  const { solution } = await engine.solve(puzzle);
  board.type(blank, Number(solution![blank]));
  board.open(boardOf(parseValues(PUZZLE)!));
  await practice.makePuzzle('naked-pair');
  assert.equal(snapshotOf(board.board).givens, puzzle);
  assert.equal(board.board.own[blank], Number(solution![blank]));
  assert.equal(headline(), enPractice.puzzle(hints.techniqueName('naked-pair', 'en')));
  assert.deepEqual(said!('en').details, [enPractice.begunHow, enPractice.puzzleHow]);
  assert.equal(chapter().puzzle, puzzle);
  const values = parseValues(solution!)!;
  for (const [cell, value] of values.entries())
    if (board.board.givens[cell] === null) board.type(cell, value);
  assert.equal(chapter().isSolved, true);
});

/** The words about what is practised, and where they lead. */
function about(): readonly [address: string | null, words: string] {
  const place = document.createElement('div');
  render(practice.about(), place);
  return [
    place.querySelector('a')!.getAttribute('href'),
    place.textContent!.replaceAll(/\s+/g, ' ').trim(),
  ];
}

/** Enters the solution of the puzzle on the board. */
async function solve(): Promise<void> {
  const { solution } = await engine.solve(snapshotOf(board.board).givens);
  for (const [cell, value] of parseValues(solution!)!.entries())
    if (board.board.givens[cell] === null) board.type(cell, value);
}

it('says of the puzzle of a chapter what counts, whether it did, and leads on', async () => {
  const name = hints.techniqueName('naked-pair', 'en');
  const label = enPractice.chapter(name);
  await practice.makePuzzle('naked-pair');
  assert.equal(headline(), enPractice.puzzle(name));
  assert.equal(said!('en').details.at(-1), enPractice.puzzleHow);
  const shown = enPractice.shown(0, MOST_SHOWN);
  assert.deepEqual(about(), ['#learn/naked-pair', `${label} ${shown}`]);
  assert.ok(practice.isOn && !practice.isDone);
  await solve();
  assert.deepEqual(about(), ['#learn/naked-pair', `${label} ${enPractice.counted}`]);
  // The positions are not found yet.
  assert.equal(practice.next, enPractice.next);
  const course = Array.from({ length: POSITIONS }).reduce<Course>(
    (now) => withFound(now, 'naked-pair'),
    parseCourse(kept.get(COURSE)),
  );
  kept.set(COURSE, course);
  const next = hints.techniqueName('hidden-pair', 'en');
  assert.equal(practice.next, enPractice.nextChapter(next));
  await practice.goOn();
  assert.equal(location.hash, '#learn/hidden-pair');
});

it('does not count a puzzle of a chapter whose digits were shown, and says so', async () => {
  await practice.makePuzzle('naked-pair');
  await board.game.showCandidates();
  assert.equal(chapterOf(parseCourse(kept.get(COURSE)), 'naked-pair').shown, ALL);
  await solve();
  assert.ok(about()[1].endsWith(enPractice.notCounted));
  // Its chapter still needs one.
  const found = { found: POSITIONS, puzzle: snapshotOf(board.board).givens, isSolved: false };
  kept.set(COURSE, { 'naked-pair': { ...found, shown: ALL } });
  assert.equal(practice.next, enPractice.another);
});

/** Puzzles of which the X-wing is the hardest step: with two later chapters of the course, with one, and with none. */
const FISH = [
  '.....5..7.68.1..9..7..3.26..86....5.4...9.....1.3..8....1..9..6.4.8...........12.',
  '...7...84.1.5.96...7.........5..42..1....57....98.13.5.....64.9.9.....7.2.3...1..',
  '.8......3..67..2..7...4..1.21.4....746...1.92..7.2618......574.82.1.....9...64.2.',
] as const;

/** What is found among puzzles that the generator makes one after another, the last one for ever. */
function findAmong(...puzzles: readonly string[]) {
  const left = [...puzzles];
  const generator = {
    generate: async () => ({
      puzzle: left.length > 1 ? left.shift()! : left[0]!,
      hardest: 'x-wing',
    }),
    explain: (puzzle: string, options: object) => engine.explain(puzzle, options),
  } as unknown as Engine;
  return findPuzzle(generator, 'x-wing', new AbortController().signal);
}

it('takes for a chapter the puzzle that needs least of later ones, and says what that is', async () => {
  const [two, one, none] = FISH;
  assert.deepEqual(await findAmong(two, one, none), { puzzle: none, later: [] });
  assert.deepEqual(await findAmong(two, one, two), { puzzle: one, later: ['remote-pair'] });
  const name = hints.techniqueName('remote-pair', 'en');
  const { details } = describePuzzle('', [name], false, enPractice);
  assert.deepEqual(details, [enPractice.later([name]), enPractice.puzzleHow]);
});

it('does not count a puzzle of a chapter that hints have solved', async () => {
  await practice.makePuzzle('naked-pair');
  while (!isComplete(board.board)) {
    const step = await nextStep();
    board.game.show((model) => withHint(model, { kind: 'step', step }, null));
    while (!isReady(board.game.model.hint!)) board.game.show(withMore);
    board.edit(applyHint);
  }
  const { isSolved, shown } = chapterOf(parseCourse(kept.get(COURSE)), 'naked-pair');
  assert.deepEqual([isSolved, shown], [false, ALL]);
  assert.ok(about()[1].endsWith(enPractice.notCounted));
});
