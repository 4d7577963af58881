/** The walk-through beside its board: its list, branches and searches, what it explains, and its end. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pressKey, texts, until, WalkView } from './walk-view';
import { type Engine, load } from '../../../build/site/jiugong.mjs';
import * as models from '../../board/model';
import { boardOf, entries } from '../../board/state';
import { formatValues, parseValues } from '../../board/values';
import { BLANK, CLASHING, FIRST_SOLVED, HARD, IMPOSSIBLE, TWO_WAYS } from '../browser/puzzles';
import { stopTime } from './stopped-clock';

const { walk: words } = texts;

/** A board that lacks six digits of its first row: as many singles. */
const EASY = `......${FIRST_SOLVED.slice(6)}`;
const STEPS = 6;

/** Six singles, then harder steps. */
const MIXED = '6......2.....49..5.....71.3.....1...3......19..5...7...2.96..4...1..5.9...8.2....';

let engine: Engine;
before(async () => {
  engine = await load();
});
after(() => engine.close());

type Ask = Engine['hint'];

const ask: Ask = (...call) => engine.hint(...call);

/** The engine's hints up to a number of calls, and then what comes in their place. */
function hintsUntil(count: number, then: Ask): Ask {
  let calls = 0;
  return (...call) => (++calls > count ? then(...call) : ask(...call));
}

const stuck: Ask = () => Promise.resolve({ kind: 'stuck' });

/** A hint that is never found. */
const never: Ask = (_position, options) =>
  new Promise((_, reject) => {
    options!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
  });

const failing: Ask = () => Promise.reject(new Error('out of order'));

/** Opens it, and waits for the end of the search. */
async function walkThrough(puzzle: string, hint: Ask = ask): Promise<WalkView> {
  const view = new WalkView(puzzle, hint);
  await view.walk.open();
  return view;
}

const digitsOf = (view: WalkView): string => formatValues(entries(view.board.board));

test('the board shows the position before and after a step, and takes no digits meanwhile', async () => {
  const view = await walkThrough(EASY);
  assert.ok(view.board.readOnly && view.beside.hidden && view.hasSteps(STEPS));
  const shown = (): string => formatValues(view.board.exhibit!.values!);
  assert.equal(shown(), EASY);
  view.phase(1);
  const next = shown();
  assert.equal([...next].filter((digit) => digit === '.').length, STEPS - 1);
  assert.equal(digitsOf(view), EASY);
  view.walk.press({ key: 'Escape' } as KeyboardEvent);
  assert.ok(!view.isShown && !view.board.readOnly && !view.beside.hidden);
  assert.equal(view.board.exhibit, null);
  assert.equal(view.left, 1);
});

describe('the list', () => {
  test('groups singles and marks the hardest step', async () => {
    const view = await walkThrough(MIXED, hintsUntil(7, stuck));
    assert.ok(view.hasSteps(7));
    const [run, pointing] = view.lines;
    assert.equal(view.lines.length, 2);
    assert.equal(run!.getAttribute('aria-expanded'), 'false');
    assert.match(run!.textContent!, /6 singles/);
    assert.ok(!view.told.includes(words.hardest));
    view.press(`★ ${words.goToHardest(7)}`);
    assert.equal(pointing!.getAttribute('aria-current'), 'step');
    assert.ok(pointing!.textContent!.includes(words.hardest));
    assert.ok(view.told.includes(words.hardest));
  });

  test('is one stop of Tab, at the shown step; arrows move in it, and Enter opens a run', async () => {
    const view = await walkThrough(MIXED, hintsUntil(7, stuck));
    const stops = (): readonly number[] => view.lines.map(({ tabIndex }) => tabIndex);
    assert.deepEqual(stops(), [0, -1]);
    view.press(`★ ${words.goToHardest(7)}`);
    assert.deepEqual(stops(), [-1, 0]);
    view.lines[1]!.focus();
    pressKey(view.lines[1]!, 'ArrowUp');
    assert.ok(document.activeElement === view.lines[0]);
    view.lines[0]!.click();
    assert.equal(view.lines.length, 8);
    assert.equal(view.lines[0]!.getAttribute('aria-expanded'), 'true');
    pressKey(view.lines[0]!, 'ArrowDown');
    assert.ok(document.activeElement === view.lines[1]);
    view.lines[1]!.click();
    assert.equal(view.lines[1]!.getAttribute('aria-current'), 'step');
    assert.match(view.told, /^Step 1:/);
    view.lines[0]!.click();
    assert.equal(view.lines.length, 2);
  });
});

test('branches are shown one at a time, and chains inside on demand', async (t) => {
  // In this style the first step is found sooner.
  localStorage.setItem('jiugong-explain', 'explainer');
  t.after(() => localStorage.clear());
  const view = await walkThrough(HARD, hintsUntil(1, stuck));
  const first = view.told;
  const branch = (): string => view.all('.branches p')[0]!.textContent!;
  assert.equal(branch(), words.branch.at(1, 2));
  view.press(words.branch.next);
  assert.equal(branch(), words.branch.at(2, 2));
  assert.notEqual(view.told, first);
  view.press(words.branch.next);
  assert.equal(view.told, first);
  view.all('.inside [role=menuitem]')[0]!.click();
  assert.ok(view.told.includes(' › '));
  const back = view.button(`‹ ${words.inside.back}`)!;
  assert.ok(document.activeElement === back);
  back.click();
  assert.equal(view.told, first);
});

describe('a search for steps', () => {
  test('shows them as they come, stops, and goes on', async (t) => {
    const pass = stopTime(t);
    let isFound = false;
    let asked = 0;
    const view = new WalkView(EASY, (...call) => {
      ++asked;
      return isFound || asked <= 2 ? ask(...call) : never(...call);
    });
    void view.walk.open();
    await until(() => asked === 3);
    assert.ok(view.hasSteps(2));
    assert.equal(view.button(words.stop), null);
    pass(200);
    assert.ok(view.all('.search')[0]!.textContent!.includes(words.looking(3)));
    view.press(words.stop);
    const stopped = (): boolean => view.all('p').some((line) => line.textContent === words.stopped);
    assert.ok(stopped() && view.hasSteps(2));
    isFound = true;
    view.press(words.goOn);
    await until(() => view.hasSteps(STEPS));
    assert.ok(!stopped());
  });

  test('that fails is told, and so are the steps before when one goes to them', async () => {
    let fails = true;
    let asked = 0;
    const view = await walkThrough(EASY, (...call) =>
      ++asked > 2 && fails ? failing(...call) : ask(...call),
    );
    assert.match(view.tone, /alarm/);
    view.press(words.next);
    assert.match(view.told, /^Step 2:/);
    assert.doesNotMatch(view.tone, /alarm/);
    fails = false;
    view.press(words.goOn);
    await until(() => view.hasSteps(STEPS));
  });

  test('ends with the walk-through', async () => {
    const signals: AbortSignal[] = [];
    const view = new WalkView(EASY, (position, options) => {
      signals.push(options!.signal!);
      return never(position, options);
    });
    void view.walk.open();
    await until(() => signals.length > 0);
    view.press(words.close);
    assert.ok(signals[0]!.aborted && !view.isShown);
  });
});

describe('what is explained', () => {
  test('is the puzzle from its start, where a digit is wrong', async () => {
    const view = new WalkView(EASY, ask);
    view.type(2, 1);
    await view.walk.open();
    assert.match(view.told, /r1c3/);
    assert.equal(view.lines.length, 0);
    view.press(words.instead.givens);
    await until(() => view.hasSteps(STEPS));
    assert.equal(view.board.exhibit!.values![2], null);
    assert.equal(view.chosen(words.start.label), words.start.givens);
    view.choose(words.start.label, words.start.board);
    await until(() => view.told.includes('r1c3'));
    assert.equal(view.lines.length, 0);
    view.press(words.close);
    assert.equal(view.board.board.own[2], 1);
  });

  test('are the digits, where marks lack the right one', async () => {
    const view = new WalkView(EASY, ask);
    view.type(2, 4);
    const wrong = 9;
    view.game.edit((model) => models.typeMark(models.selectCell(model, 0), 'candidates', wrong));
    await view.walk.open();
    assert.match(view.told, /r1c1/);
    view.press(words.instead.digits);
    await until(() => view.hasSteps(STEPS - 1));
    assert.equal(view.chosen(words.start.label), words.start.digits);
  });

  test('is nothing of a puzzle of which no steps lead to one solution', async () => {
    for (const puzzle of [IMPOSSIBLE, CLASHING, TWO_WAYS, BLANK]) {
      const view = await walkThrough(puzzle);
      assert.match(view.tone, /alarm/);
      assert.notEqual(view.told, '');
      assert.ok(!view.told.includes(words.looking(1)));
      assert.equal(view.lines.length, 0);
      assert.equal(view.button(words.instead.givens), null);
      view.press(words.close);
      assert.ok(!view.isShown);
    }
  });

  test('is the puzzle of a board that is solved, which has no steps itself', async () => {
    const view = new WalkView(EASY, ask);
    view.game.edit((model) => models.fillBoard(model, parseValues(FIRST_SOLVED)!));
    await view.walk.open();
    assert.match(view.tone, /good/);
    assert.equal(view.lines.length, 0);
    view.press(words.instead.givens);
    await until(() => view.hasSteps(STEPS));
  });
});

describe('it ends', () => {
  const changes: Readonly<Record<string, (view: WalkView) => void>> = {
    'with another puzzle': ({ game }) =>
      game.put((model) => models.loadBoard(model, boardOf(parseValues(TWO_WAYS)!))),
    'with an answer': ({ game }) =>
      game.show((model) =>
        models.settle(model, {
          kind: 'unique',
          solution: parseValues(FIRST_SOLVED)!,
          cost: { guesses: 0, micros: 1 },
        }),
      ),
    'with another exhibit': ({ board }) => {
      board.exhibit = { ...board.exhibit! };
    },
  };

  for (const [name, change] of Object.entries(changes)) {
    test(name, async () => {
      const view = await walkThrough(EASY);
      const walked = view.board.exhibit;
      change(view);
      assert.ok(!view.isShown && !view.walk.isOpen);
      assert.ok(!view.beside.hidden && !view.board.readOnly);
      assert.equal(view.left, 1);
      assert.notEqual(view.board.exhibit, walked);
    });
  }
});

test('the choice of techniques is kept, the walk-through is not', async (t) => {
  t.after(() => localStorage.clear());
  const view = await walkThrough(EASY);
  const { style, ratings } = words;
  assert.equal(view.chosen(style.label), style.human);
  assert.ok(view.all('.hint').some((line) => line.textContent === ratings.human));
  view.choose(style.label, style.explainer);
  await until(() => view.hasSteps(STEPS));
  assert.ok(view.told.includes(words.rated('1.0')));
  assert.ok(view.all('.hint').some((line) => line.textContent === ratings.explainer));
  const next = new WalkView(EASY, ask);
  assert.ok(!next.walk.isOpen);
  await next.walk.open();
  assert.equal(next.chosen(style.label), style.explainer);
});
