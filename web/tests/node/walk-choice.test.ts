/** All steps of a position, in the walk-through: how they are arranged, and how it goes on from one of them. */
import assert from 'node:assert/strict';
import { after, before, describe, it, test } from 'node:test';
import { pressKey, texts, until, WalkView } from './walk-view';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import type { Step, Technique } from '../../engine/jiugong';
import * as hints from '../../hints/hints';
import * as choices from '../../page/ui/walk/choice';
import { UNKNOWN } from '../../page/ui/walk/choice';
import * as walks from '../../page/ui/walk/model';
import { formatValues } from '../../board/values';
import { EMPTY_STEP, PUZZLE } from './board-fixtures';
import { stopTime } from './stopped-clock';

const { others, ...words } = texts.walk;

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

const single = (technique: Technique, cell: number, digit = 1): Step => ({
  ...EMPTY_STEP,
  technique,
  rating: 1,
  placement: { cell, digit },
});
const removal = (technique: Technique, ...cells: readonly number[]): Step => ({
  ...EMPTY_STEP,
  technique,
  rating: 2,
  eliminations: cells.map((cell) => ({ cell, digits: [2, 3] })),
});

const LAST = single('hidden-single', 80);
const FIRST = single('hidden-single', 0);
const NAKED = single('naked-single', 9);
const PAIR = removal('naked-pair', 40, 41);

/** A position with more steps than that, of sets above all. */
const MANY_STEPS =
  '................12..3.45..............6...4...7.1.......82...7.3.9.5....4...6....';
const MANY_MARKS =
  '29408i120h0a85080670812a142h40ag55261a11c485898g214q9189488d0h40182274a0c044102h02' +
  '9c184o011m233203042ac030d02d0g5442ag0k1470080410a00a0o20016ucg2e0a2g4g1g012kb88l';

describe('all steps of a position', () => {
  const choice = choices.withFound(UNKNOWN, [LAST, NAKED, FIRST, PAIR]);
  const rows = (now: choices.Choice) =>
    choices.groupsOf(now).map(({ first, last }) => [first, last]);

  it('are in groups of their techniques, the easiest first', () => {
    assert.deepEqual(choice.steps, [LAST, FIRST, NAKED, PAIR]);
    assert.deepEqual(rows(choice), [
      [0, 1],
      [2, 2],
      [3, 3],
    ]);
    assert.deepEqual(rows(UNKNOWN), []);
  });

  it('are in the order of their difficulties, which the engine does not keep to', () => {
    const hard = { ...NAKED, rating: 60 };
    const found = [PAIR, hard, { ...FIRST, rating: 14 }, { ...LAST, rating: 4 }];
    const { steps } = choices.withFound(UNKNOWN, found);
    assert.deepEqual(
      steps.map(({ rating }) => rating),
      [2, 4, 14, 60],
    );
  });

  it('are in groups of boxes on request, while the chosen one stays', () => {
    const byPlace = choices.withList(choices.choose(choice, 1), { order: 'place' });
    assert.deepEqual(byPlace.steps, [NAKED, FIRST, PAIR, LAST]);
    assert.deepEqual(byPlace.steps.map(choices.boxOf), [0, 0, 4, 8]);
    assert.deepEqual(rows(byPlace), [
      [0, 1],
      [2, 2],
      [3, 3],
    ]);
    assert.equal(byPlace.at, 1);
    assert.deepEqual(choices.withList(byPlace, { order: 'difficulty' }), { ...choice, at: 1 });
  });

  it('are there once where a technique does the same in two ways', () => {
    const again = { ...FIRST, houses: [9] };
    const other = single('naked-single', 0);
    assert.deepEqual(choices.withFound(UNKNOWN, [FIRST, again, other]).steps, [FIRST, other]);
  });

  it('have chains on request, and where there is nothing else', () => {
    const chain = removal('xy-chain', 3);
    const found = choices.withFound(UNKNOWN, [FIRST, chain, PAIR]);
    assert.deepEqual([found.steps, choices.chainsIn(found)], [[FIRST, PAIR], 1]);
    const all = choices.withList(choices.choose(found, 1), { hasChains: true });
    assert.deepEqual([all.steps.length, choices.chainsIn(all)], [3, 1]);
    assert.equal(all.steps[all.at], PAIR);
    const only = choices.withFound(UNKNOWN, [chain]);
    assert.deepEqual([only.steps, choices.chainsIn(only)], [[chain], 0]);
    assert.equal(choices.chainsIn(UNKNOWN), 0);
    const requested = choices.withFound({ ...UNKNOWN, hasChains: true }, [FIRST, chain]);
    assert.deepEqual(requested.steps, [FIRST, chain]);
  });

  it('may be more than the engine tells', () => {
    assert.equal(choice.isCut, false);
    const many = Array.from({ length: choices.MOST }, () => FIRST);
    assert.equal(choices.withFound(UNKNOWN, many).isCut, true);
    assert.equal(choices.withFound(UNKNOWN, many.slice(1)).isCut, false);
  });

  it('are as many as the engine tells at most', async () => {
    // Each two letters are a mask.
    const marks = MANY_MARKS.match(/../g)!.map((mask) => parseInt(mask, 32));
    const { steps } = await engine.steps({ givens: MANY_STEPS, marks }, { style: 'human' });
    assert.equal(steps.length, choices.MOST);
  });

  it('are chosen as far as there are any', () => {
    assert.equal(choices.choose(choice, 9).at, 3);
    assert.equal(choices.choose(choice, -1), choice);
    assert.equal(choices.choose(UNKNOWN, 1), UNKNOWN);
  });

  it('say what they do by digit', () => {
    assert.deepEqual([...choices.effectsOf(FIRST)], [[1, [0]]]);
    assert.deepEqual(
      [...choices.effectsOf(PAIR)],
      [
        [2, [40, 41]],
        [3, [40, 41]],
      ],
    );
  });
});

describe('a walk-through', () => {
  const start = hints.taughtPosition({ givens: PUZZLE });
  const next = (walk: walks.Walk, step: Step): walks.Walk =>
    walks.withStep(walk, step, hints.after(walk.positions.at(-1)!, step));
  const walk = [single('hidden-single', 2, 4), single('hidden-single', 3, 6), NAKED].reduce(
    next,
    walks.begin('human', 'board', start),
  );
  const ended = walks.withEnd(walk, { kind: 'solved' });

  it('offers the steps of the position that is shown, as far as one is known', () => {
    assert.equal(walks.hasChoice(walks.begin('human', 'board', start)), false);
    assert.equal(walks.hasChoice(walks.goTo(walk, 2)), true);
    assert.equal(walks.hasChoice(walks.withPhase(walks.goTo(walk, 2), 'after')), false);
    const open = walks.openChoice(walks.withPhase(walk, 'after'));
    assert.deepEqual(open.shown, { at: 1, phase: 'before', branch: 0, way: [] });
    assert.equal(walks.positionShown(open), walk.positions[1]);
  });

  it('shows as it would go on, and what was there again', () => {
    const open = walks.openChoice(walks.goTo(ended, 1));
    assert.equal(walks.stepShown(walks.previewed(open, hints.after)), undefined);
    const found = walks.goTo(walks.withChoiceFound(open, [LAST, PAIR]), 1);
    const shown = walks.previewed(found, hints.after);
    assert.equal(walks.stepShown(shown), PAIR);
    assert.equal(walks.positionShown(shown), walk.positions[1]);
    const later = walks.previewed(walks.withPhase(found, 'after'), hints.after);
    assert.deepEqual(walks.positionShown(later), hints.after(walk.positions[1]!, PAIR));
    const closed = walks.closeChoice(found);
    assert.deepEqual(closed.steps, walk.steps);
    assert.equal(closed.shown.at, 1);
    assert.equal(walks.previewed(closed, hints.after), closed);
  });

  it('goes on from the chosen step, without those that came after', () => {
    const open = walks.withChoiceFound(walks.openChoice(walks.goTo(ended, 1)), [LAST, PAIR]);
    const taken = walks.takeChosen(walks.goTo(open, 1), hints.after);
    assert.deepEqual(taken.steps, [walk.steps[0], PAIR]);
    assert.equal(taken.positions.length, 3);
    assert.deepEqual([taken.end, taken.search, taken.choice], [null, 'running', null]);
    assert.equal(walks.stepShown(taken), PAIR);
  });

  it('plays on from the position after the chosen step, and tells the next one before it is made', () => {
    const open = walks.withChoiceFound(walks.openChoice(walks.goTo(ended, 1)), [LAST, PAIR]);
    const taken = walks.takeChosen(walks.goTo(open, 1), hints.after);
    assert.equal(walks.positionShown(taken), taken.positions[2]);
    const more = walks.withStep(taken, LAST, taken.positions[2]!);
    assert.deepEqual(
      [walks.goTo(more, 2).shown.at, walks.goTo(more, 2).shown.phase],
      [2, 'before'],
    );
  });

  it('is what it was before, if the choice is undone', () => {
    const open = walks.withChoiceFound(walks.openChoice(walks.goTo(ended, 1)), [LAST, PAIR]);
    const chosen = walks.goTo(open, 1);
    const taken = walks.takeChosen(chosen, hints.after);
    assert.equal(walks.undoTaken(taken), chosen);
    assert.equal(walks.undoTaken(walks.withEnd(taken, { kind: 'solved' })), chosen);
    assert.equal(walks.undoTaken(ended), ended);
    const again = walks.takeChosen(
      walks.withChoiceFound(walks.openChoice(taken), [LAST]),
      hints.after,
    );
    assert.equal(walks.undoTaken(walks.closeChoice(walks.undoTaken(again))), chosen);
  });

  it('shows the step that was explained after the choice was left, as it was shown', () => {
    const shown = walks.withPhase(walks.goTo(ended, 1), 'after');
    assert.equal(walks.closeChoice(walks.openChoice(shown)).shown, shown.shown);
  });

  it('takes no steps that come after it was closed', () => {
    assert.equal(walks.withChoiceFound(walk, [LAST]), walk);
  });
});

/** Six hidden singles, a pointing pair, and a fish further on. */
const MIXED = '6......2.....49..5.....71.3.....1...3......19..5...7...2.96..4...1..5.9...8.2....';

const hint: Engine['hint'] = (...call) => engine.hint(...call);
const steps: Engine['steps'] = (...call) => engine.steps(...call);

/** Opens it for the first steps, and then all steps of the position. */
async function opened(ask: Engine['steps'] = steps): Promise<WalkView> {
  let count = 0;
  const view = new WalkView(
    MIXED,
    async (...call) => (++count > 3 ? { kind: 'stuck' } : hint(...call)),
    ask,
  );
  await view.walk.open();
  view.press(words.next);
  view.press(others.open);
  return view;
}

const isThere = (view: WalkView) => (): boolean => view.lines.length > 0;

test('all steps are listed in groups, shown on the board, and one is taken', async () => {
  const view = await opened();
  assert.equal(view.button(others.take), null);
  assert.match(view.told, new RegExp(others.looking));
  await until(isThere(view));
  assert.ok(document.activeElement === view.button(words.next));
  const count = Number(/^1 of (\d+):/.exec(view.told)![1]);
  assert.ok(view.all('.about p').some((line) => line.textContent === others.withoutChains(count)));
  const group = view.lines.findIndex((line) => line.textContent!.includes('Pointing ('));
  view.lines[group]!.click();
  const line = view.lines[group + 1]!;
  assert.match(line.textContent!, /≠/);
  const before = view.board.exhibit;
  line.click();
  assert.match(view.told, /^\d+ of \d+: Pointing/);
  assert.equal(view.lines[group + 1]!.getAttribute('aria-current'), 'step');
  assert.notDeepEqual(view.board.exhibit!.drawing, before!.drawing);
  // The keys of the walk-through go through this list.
  pressKey(view.lines[group + 1]!, 'ArrowLeft');
  assert.match(view.told, /^\d+ of \d+: (?!Pointing)/);
  pressKey(view.lines[group + 1]!, 'ArrowRight');
  view.choose(others.order.label, others.order.place);
  assert.match(view.told, /^\d+ of \d+: Pointing/);
  assert.match(view.lines[0]!.textContent!, /Box 1/);
  view.press(others.take);
  assert.match(view.told, /^Step 2: Pointing/);
  await until(() => view.hasSteps(2));
  assert.equal(view.button(others.take), null);
  assert.ok(document.activeElement === view.button(words.next));
});

test('going on with another step says what it replaces, and can be undone', async () => {
  const view = await opened();
  await until(isThere(view));
  assert.equal(view.button(others.undo), null);
  pressKey(view.button(words.next)!, 'ArrowRight');
  const { told } = view;
  view.press(others.take);
  const said = (): string => view.all('.said')[0]!.textContent!;
  assert.equal(said(), others.taken);
  // What is found next leaves it there.
  await until(() => view.hasSteps(2));
  assert.equal(said(), others.taken);
  view.press(others.undo);
  assert.equal(view.told, told);
  assert.equal(said(), '');
  assert.ok(document.activeElement === view.button(words.next));
  view.press(others.close);
  assert.match(view.told, /^Step 2:/);
  assert.equal(view.button(others.undo), null);
  await until(() => view.hasSteps(3));
});

test('difficulties are called that, in the order that is asked for', async () => {
  const view = await opened();
  await until(isThere(view));
  const ratings = (): string[] =>
    view.lines.map((line) => line.querySelector('.rating')!.textContent!.trim());
  const shown = ratings();
  const numbers = shown.map((rating) => Number(/\d+/.exec(rating)![0]));
  assert.ok(
    shown.every((rating) => rating.startsWith(words.rated(''))),
    shown.join(),
  );
  assert.ok(numbers.length > 2);
  assert.deepEqual(
    numbers,
    [...numbers].sort((one, other) => one - other),
  );
  view.press(others.close);
  // The shorter list says so to screen readers.
  assert.match(view.lines[1]!.textContent!.replaceAll(/\s+/g, ' '), /, difficulty \d+/);
});

test('Escape and Back lead to the step that was there', async () => {
  const view = await opened();
  await until(isThere(view));
  const told = /^Step 2:/;
  pressKey(view.button(words.next)!, 'Escape');
  assert.match(view.told, told);
  assert.ok(view.walk.isOpen && document.activeElement === view.button(others.open));
  view.press(others.open);
  await until(isThere(view));
  view.press(others.close);
  assert.match(view.told, told);
  view.press(words.close);
  assert.ok(!view.walk.isOpen);
});

test('the board shows the position that the chosen step leads to', async () => {
  const view = await opened();
  await until(isThere(view));
  const count = (): number =>
    [...formatValues(view.board.exhibit!.values!)].filter((digit) => digit !== '.').length;
  const before = count();
  view.phase(1);
  assert.equal(count(), before + 1);
});

test('a search for all steps is told once it takes long, stops, and goes on', async (t) => {
  const pass = stopTime(t);
  const signals: AbortSignal[] = [];
  let isFound = false;
  const view = await opened((position, options) => {
    signals.push(options!.signal!);
    return isFound
      ? steps(position, options)
      : new Promise((_, reject) => {
          options!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        });
  });
  await until(() => signals.length === 1);
  assert.equal(view.button(words.stop), null);
  pass(200);
  assert.ok(view.all('.search')[0]!.textContent!.includes(others.looking));
  view.press(words.stop);
  assert.ok(signals[0]!.aborted && view.told.includes(words.stopped));
  view.press(words.goOn);
  await until(() => signals.length === 2);
  view.press(others.close);
  assert.ok(signals[1]!.aborted);
  isFound = true;
  view.press(others.open);
  await until(isThere(view));
});

test('steps that come meanwhile leave what is told', async () => {
  const found: (() => void)[] = [];
  let count = 0;
  const view = new WalkView(
    MIXED,
    async (...call) => {
      if (++count > 2) await new Promise<void>((resolve) => found.push(resolve));
      return hint(...call);
    },
    () => Promise.reject(new Error('out of order')),
  );
  void view.walk.open();
  await until(() => found.length === 1);
  view.press(others.open);
  await until(() => view.tone.includes('alarm'));
  found[0]!();
  await until(() => found.length === 2);
  assert.match(view.tone, /alarm/);
  view.press(others.close);
  assert.doesNotMatch(view.tone, /alarm/);
  view.press(words.close);
});

test('a search for all steps that fails is told, and tried again', async () => {
  let fails = true;
  const view = await opened((...call) =>
    fails ? Promise.reject(new Error('out of order')) : steps(...call),
  );
  await until(() => view.tone.includes('alarm'));
  fails = false;
  view.press(words.goOn);
  await until(isThere(view));
  assert.doesNotMatch(view.tone, /alarm/);
});
