/** When the puzzle on a board is rated in the background, and what is known of it then. */
import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import { getEngine } from '../../board/get-engine';
import { type Engine, JiugongError, type RateResult } from '../../engine/jiugong';
import { type Difficulty, DifficultyKeeper } from '../../page/ui/boards/difficulty';
import { BLANK, FIRST, TWO_WAYS } from '../browser/puzzles';
import { stopTime } from './stopped-clock';

/** Milliseconds for which a puzzle has to stand. */
const DEBOUNCE_MS = 1500;

const EASY: Difficulty = {
  er: 1.2,
  ep: 1.2,
  ed: 1.2,
  level: 'beginner',
  hardest: 'hidden-single',
};
const NONE: Difficulty = { er: null, ep: null, ed: null, level: null, hardest: null };

after(async () => (await getEngine()).close());

/** Lets what an engine has answered arrive. */
const arrived = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** A keeper of a board with a puzzle, and a teacher that answers what the test says. */
function keeperIn(t: TestContext, { saveData = false, teacher = async () => EASY } = {}) {
  const value = { connection: { saveData } };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  const pass = stopTime(t);
  const board = { editing: false, puzzle: FIRST };
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const seen = { changes: 0 };
  const rate = async (puzzle: string, { signal }: { signal: AbortSignal }): Promise<Difficulty> => {
    asked.push(puzzle);
    signals.push(signal);
    return teacher();
  };
  const engine = async () => ({ rate }) as unknown as Engine;
  const keeper = new DifficultyKeeper(board, () => ++seen.changes, engine);
  /** Changes the board, as far as it says, and lets it stand. */
  const stand = async (change: Partial<typeof board> = {}): Promise<Difficulty | null> => {
    Object.assign(board, change);
    keeper.follow();
    pass(DEBOUNCE_MS);
    await arrived();
    return keeper.present;
  };
  return { keeper, board, asked, signals, seen, pass, stand };
}

test('a puzzle that stands is rated once, and known when it comes back', async (t) => {
  const { keeper, asked, seen, pass, stand } = keeperIn(t);
  keeper.follow();
  pass(DEBOUNCE_MS - 1);
  // A digit, say: it begins to stand again.
  keeper.follow();
  pass(DEBOUNCE_MS - 1);
  assert.deepEqual([keeper.present, asked], [null, []]);
  pass(1);
  await arrived();
  assert.deepEqual([keeper.present, asked, seen.changes], [EASY, [FIRST], 1]);
  await stand();
  assert.equal(await stand({ puzzle: BLANK }), null);
  assert.equal((await stand({ puzzle: FIRST }))?.level, 'beginner');
  assert.deepEqual(asked, [FIRST]);
});

test('a puzzle that is entered is not rated, and has no level until it is played', async (t) => {
  const { asked, stand } = keeperIn(t);
  assert.equal(await stand({ editing: true }), null);
  assert.deepEqual(asked, []);
  assert.deepEqual(await stand({ editing: false }), EASY);
  assert.equal(await stand({ editing: true }), null);
  assert.deepEqual(await stand({ editing: false }), EASY);
});

test('a puzzle without a level is asked about once, and takes nothing from the one before', async (t) => {
  let answer = EASY;
  const { asked, stand } = keeperIn(t, { teacher: async () => answer });
  await stand();
  answer = NONE;
  assert.equal(await stand({ puzzle: TWO_WAYS }), null);
  assert.deepEqual(await stand({ puzzle: FIRST }), EASY);
  assert.equal(await stand({ puzzle: TWO_WAYS }), null);
  assert.deepEqual(asked, [FIRST, TWO_WAYS]);
});

test('a rating goes on until the puzzle changes, or is entered', async (t) => {
  let answer: Promise<Difficulty> = new Promise(() => undefined);
  const { asked, signals, stand } = keeperIn(t, { teacher: () => answer });
  await stand();
  await stand();
  assert.deepEqual([asked, signals[0]!.aborted], [[FIRST], false]);
  await stand({ editing: true });
  assert.ok(signals[0]!.aborted);
  await stand({ editing: false });
  answer = Promise.resolve(EASY);
  assert.deepEqual(await stand({ puzzle: TWO_WAYS }), EASY);
  assert.deepEqual([asked, signals[1]!.aborted], [[FIRST, FIRST, TWO_WAYS], true]);
});

test('where the teacher does not arrive, the next change asks again', async (t) => {
  let code: 'unavailable' | null = 'unavailable';
  const teacher = async (): Promise<Difficulty> => {
    if (code !== null) throw new JiugongError(code, 'jiugong-teach.js cannot be loaded.');
    return EASY;
  };
  const { asked, stand } = keeperIn(t, { teacher });
  assert.equal(await stand(), null);
  code = null;
  assert.deepEqual(await stand(), EASY);
  assert.deepEqual(asked, [FIRST, FIRST]);
});

/** That of a page that is never idle. */
const whenNeverIdle: typeof requestIdleCallback = (task, options) =>
  options?.timeout === undefined ? 0 : Number(setTimeout(task, options.timeout));

test('a page that is never idle still rates its puzzle', async (t) => {
  const { asked, pass, stand } = keeperIn(t);
  Object.assign(globalThis, { requestIdleCallback: whenNeverIdle });
  t.after(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'));
  await stand();
  assert.deepEqual(asked, []);
  pass(2000);
  await arrived();
  assert.deepEqual(asked, [FIRST]);
});

test('a puzzle that cannot be rated is not asked about again', async (t) => {
  const teacher = async (): Promise<Difficulty> => {
    throw new JiugongError('internal', 'It broke.');
  };
  const { asked, stand } = keeperIn(t, { teacher });
  assert.equal(await stand(), null);
  assert.equal(await stand(), null);
  assert.deepEqual(asked, [FIRST]);
});

test('where data is to be saved, only what was made with its ratings has a level', async (t) => {
  const { keeper, asked, stand } = keeperIn(t, { saveData: true });
  assert.equal(await stand(), null);
  keeper.know(FIRST, EASY);
  assert.deepEqual(await stand(), EASY);
  assert.deepEqual(asked, []);
});

test('the teacher itself has a level for a puzzle with one solution, and none for two', async () => {
  const engine = await getEngine();
  const levelOf = async (puzzle: string): Promise<RateResult['level']> =>
    (await engine.rate(puzzle)).level;
  assert.deepEqual([await levelOf(FIRST), await levelOf(TWO_WAYS)], ['beginner', null]);
});
