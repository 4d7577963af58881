/** The work on a board, which is kept at each change and restored by a reload. */
import { replaceGlobal } from './small-dom';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as models from '../../board/model';
import { boardOf } from '../../board/state';
import { parseValues } from '../../board/values';
import type { WorkFormat } from '../../page/ui/boards/work';
import { WorkKeeper } from '../../page/ui/boards/work-keeper';
import { KeptWork, openStore, Store } from '../../page/ui/store';
import { SOLVE_WORK } from '../../page/panels/solve/work';
import { VARIANTS_WORK } from '../../page/panels/variants/work';
import VERSION_1 from '../fixtures/version-1.json';
import { SOLUTION } from './board-fixtures';
import { fakeStorage } from './fake-storage';
import { PanelBoard } from './panel-board';
import { stopTime } from './stopped-clock';

/** A tab with a board that is kept. */
class Tab {
  readonly board = new PanelBoard();
  readonly store: Store;
  readonly isRestored: boolean;
  readonly #shared: Storage;
  readonly #own: Storage;

  constructor(shared = fakeStorage(), own = fakeStorage()) {
    this.#shared = shared;
    this.#own = own;
    this.store = new Store(shared, own);
    const work = new WorkKeeper(this.board.element, SOLVE_WORK, this.store, 'solve');
    this.isRestored = work.restore();
    this.board.addEventListener('jiugong-change', () => work.keep());
  }

  digit(cell: number): number | null {
    return this.board.board.own[cell] ?? null;
  }

  reload(): Tab {
    return new Tab(this.#shared, this.#own);
  }

  /** Another tab of the browser. */
  open(): Tab {
    return new Tab(this.#shared);
  }
}

test('undo and redo go on after a reload', () => {
  const tab = new Tab();
  assert.equal(tab.isRestored, false);
  tab.board.type(2, 4);
  tab.board.type(3, 6);
  tab.board.edit(models.undoStep);
  const next = tab.reload();
  assert.deepEqual([next.isRestored, next.digit(2), next.digit(3)], [true, 4, null]);
  next.board.edit(models.redoStep);
  assert.equal(next.digit(3), 6);
  next.board.edit(models.undoStep);
  next.board.edit(models.undoStep);
  const last = next.reload();
  assert.deepEqual([last.digit(2), last.board.history.past.length], [null, 0]);
});

test('what is typed before the panel is there is kept as well, with its steps', () => {
  const [shared, board] = [fakeStorage(), new PanelBoard()];
  board.type(2, 4);
  const store = new Store(shared, fakeStorage());
  assert.equal(new WorkKeeper(board.element, SOLVE_WORK, store, 'solve').restore(), false);
  const next = new Tab(shared);
  assert.deepEqual([next.isRestored, next.digit(2)], [true, 4]);
  next.board.edit(models.undoStep);
  assert.equal(next.digit(2), null);
});

test('a reload while a puzzle is entered keeps the cell', () => {
  const tab = new Tab();
  tab.board.edit(models.clearBoard);
  for (const value of [5, 3, null]) tab.board.edit((model) => models.typeValue(model, value));
  const next = tab.reload();
  assert.deepEqual([next.board.editing, next.board.selected], [true, 3]);
  next.board.edit((model) => models.typeValue(model, 7));
  assert.deepEqual(next.board.board.givens.slice(0, 5), [5, 3, null, 7, null]);
});

test('erased work does not come back when another cell is selected', () => {
  const tab = new Tab();
  tab.board.edit(models.clearBoard);
  tab.board.edit((model) => models.typeValue(model, 5));
  tab.store.eraseAll();
  tab.board.selected = 40;
  assert.equal(tab.store.kept, 'nothing');
  tab.board.edit((model) => models.typeValue(model, 6));
  assert.equal(tab.reload().board.board.givens[40], 6);
});

test('nothing is kept without input: cells that are selected, answers and automatic notes', () => {
  const tab = new Tab();
  tab.board.selected = 2;
  const solution = parseValues(SOLUTION)!;
  const cost = { guesses: 0, micros: 1 };
  tab.board.game.show((model) => models.settle(model, { kind: 'unique', solution, cost }));
  tab.board.game.show((model) => models.withSetting(model, 'notes', 'automatic'));
  assert.equal(tab.store.kept, 'nothing');
  assert.equal(tab.reload().isRestored, false);
  const noted = new Tab();
  noted.board.game.show((model) => models.withSetting(model, 'notes', 'automatic'));
  assert.notEqual(noted.board.board.candidates[2], 0);
  assert.equal(noted.store.kept, 'nothing');
});

test('two tabs keep their boards, and a new one begins with what was done last', () => {
  const one = new Tab();
  one.board.type(2, 4);
  const other = one.open();
  assert.equal(other.digit(2), 4);
  other.board.type(5, 8);
  const again = one.reload();
  assert.deepEqual([again.digit(2), again.digit(5)], [4, null]);
  again.board.type(10, 7);
  assert.deepEqual([other.reload().digit(5), other.reload().digit(10)], [8, null]);
  const third = one.open();
  assert.equal(third.digit(10), 7);
  // Of all tabs, what is erased stays erased.
  third.store.eraseAll();
  for (const tab of [one, other, third]) assert.equal(tab.reload().isRestored, false);
});

function seem(visibilityState: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the page keeps work when it is idle, and at once when it is hidden or goes', (t) => {
  const [localStorage, sessionStorage] = [fakeStorage(), fakeStorage()];
  const pass = stopTime(t);
  replaceGlobal(t, 'localStorage', localStorage);
  Object.assign(window, { sessionStorage });
  const work = new KeptWork(openStore(), 'solve', { digits: 0 });
  const isStoredAfter = (digits: number, act = (): void => undefined): boolean => {
    work.keep(() => ({ digits }));
    act();
    return (
      localStorage.getItem('jiugong.work.solve') === `{"version":1,"work":{"digits":${digits}}}`
    );
  };
  assert.equal(isStoredAfter(1), false);
  pass(0);
  assert.equal(isStoredAfter(1), true);
  assert.equal(
    isStoredAfter(2, () => seem('hidden')),
    true,
  );
  assert.equal(isStoredAfter(3), true);
  seem('visible');
  assert.equal(isStoredAfter(4), false);
  // What hears of it later than the store, such as the clock, still has something to keep.
  dispatchEvent(new Event('pagehide'));
  assert.equal(isStoredAfter(4), true);
  assert.equal(isStoredAfter(5), true);
  // The browser may bring the page back as it was.
  dispatchEvent(new Event('pageshow'));
  assert.equal(isStoredAfter(6), false);
});

test('the page keeps work in both storages of the browser, and nowhere if one may not even be named', () => {
  const [localStorage, sessionStorage] = [fakeStorage(), fakeStorage()];
  Object.assign(window, { localStorage, sessionStorage });
  openStore().write('solve', { digits: 1 });
  const written = { 'jiugong.work.solve': '{"version":1,"work":{"digits":1}}' };
  const mark = { 'jiugong-taken': 'yes' };
  assert.deepEqual(
    [{ ...localStorage }, { ...sessionStorage }],
    [written, { ...written, ...mark }],
  );
  sessionStorage.setItem('jiugong.work.solve', '{"version":1,"work":{"digits":2}}');
  assert.deepEqual(openStore().read('solve'), { digits: 2 });
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  assert.equal(openStore().kept, 'nowhere');
});

for (const [name, format] of [
  ['solve', SOLVE_WORK],
  ['variants', VARIANTS_WORK],
] as const satisfies readonly (readonly [string, WorkFormat])[]) {
  const key = `jiugong.work.${name}` as const;
  const read = (text: string): [isRestored: boolean, store: Store, shared: Storage] => {
    const shared = fakeStorage({ [key]: text });
    const store = new Store(shared, fakeStorage());
    const board = new PanelBoard(boardOf(parseValues(SOLUTION)!));
    const keeper = new WorkKeeper(board.element, format, store, name);
    const isRestored = keeper.restore();
    board.edit(models.clearBoard);
    keeper.keep();
    return [isRestored, store, shared];
  };

  test(`damaged work is told, and replaced by what is done next: ${name}`, () => {
    const whole = VERSION_1.storage[key];
    assert.equal(read(whole)[1].isDamaged, false);
    for (const damaged of [whole.slice(0, -9), '{"version":1,"work":{"of":"another panel"}}']) {
      const [isRestored, store, shared] = read(damaged);
      assert.deepEqual([isRestored, store.isDamaged], [false, true]);
      const next = new WorkKeeper(new PanelBoard().element, format, new Store(shared), name);
      assert.equal(next.restore(), true);
    }
  });

  test(`work of a later version stays as it is, and the tab has what was done: ${name}`, () => {
    const later = '{"version":2,"work":{"of":"a later version"}}';
    const [isRestored, store, shared] = read(later);
    assert.deepEqual([isRestored, store.isDamaged], [false, false]);
    assert.deepEqual(store.unsaved, { why: 'later', isInTab: true });
    assert.equal(shared.getItem(key), later);
    assert.notEqual(store.read(name), null);
  });
}
