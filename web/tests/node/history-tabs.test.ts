/** Boards that are played in tabs of one browser: their records, and the time of a tab that is closed. */
import './small-dom';
import assert from 'node:assert/strict';
import { beforeEach, test, type TestContext } from 'node:test';
import * as models from '../../board/model';
import { boardOf } from '../../board/state';
import { parseValues } from '../../board/values';
import { pageMessagesFor } from '../../locales/page-messages';
import { SOLVE_WORK } from '../../page/panels/solve/work';
import { GameKeeper } from '../../page/ui/boards/game-keeper';
import { WorkKeeper } from '../../page/ui/boards/work-keeper';
import { Database } from '../../page/ui/history/database';
import { HistoryClient } from '../../page/ui/history/client';
import type { GameRecord } from '../../page/ui/history/record';
import { Store } from '../../page/ui/store';
import { PUZZLE, SOLUTION } from './board-fixtures';
import { useEmptyDatabases } from './fake-database';
import { fakeStorage } from './fake-storage';
import { PanelBoard } from './panel-board';
import { turns } from './turns';

const GIVENS = PUZZLE.replaceAll('.', '0');

/** What the clocks show the time by. */
let now = 0;

beforeEach((t) => {
  const { mock } = t as TestContext;
  now = 0;
  mock.method(performance, 'now', () => now);
  // A clock that is seen draws itself at each second.
  mock.method(globalThis, 'setTimeout', () => 0);
  useEmptyDatabases();
});

/** What writes the records: the database alone, without the dialog. */
class Room extends Database {
  // The client tells the other part of itself, and a database takes another argument.
  constructor() {
    super('jiugong');
  }
}

/** A tab with the panel Solve, as far as its board is kept. */
class Tab {
  readonly board = new PanelBoard();
  readonly games: GameKeeper;
  readonly #own: Storage;
  readonly #shared: Storage;

  /** `load` brings what writes the records. */
  constructor(shared: Storage, own = fakeStorage(), load = async () => Room) {
    this.#shared = shared;
    this.#own = own;
    const store = new Store(shared, own);
    const history = new HistoryClient(store, {} as never, load as never);
    const work = new WorkKeeper(this.board.element, SOLVE_WORK, store, 'solve');
    this.games = new GameKeeper({
      board: this.board.element,
      place: document.createElement('main'),
      link: SOLVE_WORK.link,
      panel: 'solve',
      store,
      history,
      texts: pageMessagesFor('en'),
    });
    work.restore();
    this.games.restore();
    this.board.addEventListener('jiugong-change', () => {
      work.keep();
      this.games.follow();
    });
    this.games.show();
  }

  /** Types a value into a cell, and waits until it is in the database. */
  async type(cell: number, value: number): Promise<void> {
    this.board.type(cell, value);
    await turns(10);
  }

  reload(): Tab {
    return new Tab(this.#shared, this.#own);
  }
}

const records = (): Promise<readonly GameRecord[]> => new Database().all();

const states = async (): Promise<readonly string[]> =>
  (await records()).map(({ state }) => state).sort();

test('a board that two tabs go on with becomes two, also after reloads', async () => {
  const shared = fakeStorage();
  const one = new Tab(shared);
  await one.type(2, 4);
  assert.deepEqual(await states(), [`1-${GIVENS}-O4`]);
  const other = new Tab(shared);
  assert.equal(other.board.board.own[2], 4);
  await one.type(3, 6);
  assert.deepEqual(await states(), [`1-${GIVENS}-O46`]);
  await other.type(3, 2);
  assert.deepEqual(await states(), [`1-${GIVENS}-O42`, `1-${GIVENS}-O46`]);
  await one.type(5, 8);
  await other.type(5, 7);
  assert.deepEqual(await states(), [`1-${GIVENS}-O427`, `1-${GIVENS}-O468`]);
  const [others, ones] = [other.reload(), one.reload()];
  await ones.type(6, 9);
  await others.type(6, 1);
  assert.deepEqual(await states(), [`1-${GIVENS}-O4271`, `1-${GIVENS}-O4689`]);
});

test('a board of the history opens as one step of undo, and goes on in its record', async () => {
  const tab = new Tab(fakeStorage());
  await tab.type(2, 4);
  tab.board.open(boardOf(parseValues(`${'.'.repeat(80)}9`)!));
  await tab.type(0, 5);
  const [, first] = await records();
  assert.equal(tab.games.open(first!), true);
  assert.equal(tab.board.board.own[2], 4);
  await tab.type(3, 6);
  assert.deepEqual(await states(), [`1-${'0'.repeat(80)}9-O5`, `1-${GIVENS}-O46`]);
  tab.board.edit(models.undoStep);
  tab.board.edit(models.undoStep);
  assert.equal(tab.board.board.own[0], 5);
});

test('a board that the person has solved is kept as solved, with its time', async () => {
  const tab = new Tab(fakeStorage());
  for (const [cell, digit] of Array.from(SOLUTION, Number).entries()) {
    if (PUZZLE[cell] === '.') tab.board.type(cell, digit);
    now += 1000;
  }
  await turns(20);
  const [{ solved, time }] = (await records()) as [GameRecord];
  // From the first digit to the last.
  assert.deepEqual([solved, time], [true, 1000 * (PUZZLE.lastIndexOf('.') - PUZZLE.indexOf('.'))]);
});

test('a board that is filled by the engine is no board that the person has solved', async () => {
  const tab = new Tab(fakeStorage());
  await tab.type(2, 4);
  const solution = parseValues(SOLUTION)!;
  const cost = { guesses: 0, micros: 1 };
  tab.board.game.show((model) => models.settle(model, { kind: 'unique', solution, cost }));
  tab.board.dispatchEvent(new CustomEvent('jiugong-solved', { detail: { by: 'engine' } }));
  await turns(10);
  assert.deepEqual(
    (await records()).map(({ solved }) => solved),
    [false],
  );
});

test('a tab that is closed right after a key goes on with its time, and loses no record', async () => {
  const shared = fakeStorage();
  // It ends before anything is in the database.
  const tab = new Tab(shared, fakeStorage(), () => new Promise(() => undefined));
  tab.board.type(2, 4);
  now = 65_000;
  tab.board.type(3, 6);
  now = 66_000;
  dispatchEvent(new Event('pagehide'));
  const next = new Tab(shared);
  assert.equal(next.games.clock.time, 66_000);
  await turns(10);
  assert.deepEqual(
    (await records()).map(({ state, time }) => [state, time]),
    [[`1-${GIVENS}-O46`, 66_000]],
  );
});

test('a tab that only looks at a board of another one writes nothing', async () => {
  const shared = fakeStorage();
  await new Tab(shared).type(2, 4);
  const before = await records();
  const other = new Tab(shared);
  now = 30_000;
  other.games.leave();
  await turns(10);
  assert.deepEqual(await records(), before);
});
