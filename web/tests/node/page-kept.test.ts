import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  formatCollection,
  KeptCollection,
  MAX_KEPT,
  withCollection,
} from '../../page/panels/solve/kept-collection';
import { KeptWork, otherWorkIn, Store } from '../../page/ui/store';
import {
  FIRST_MODEL,
  goTo,
  withPuzzles,
  type Model as SolveModel,
} from '../../page/panels/solve/model';
import { BOARD_LINK } from '../../page/panels/solve/link';
import { fragmentOf } from '../../page/ui/link';
import { lastWorkOn, SOLVE_WORK } from '../../page/panels/solve/work';
import { formatWork, MAX_STEPS, parseWork, type Work } from '../../page/ui/boards/work';
import { parseValues } from '../../board/values';
import { NO_MARKS } from '../../board/marks';
import * as models from '../../board/model';
import { EMPTY_MODEL, type Model } from '../../board/model';
import { boardOf, type Board } from '../../board/state';
import { PUZZLE, SOLUTION } from './board-fixtures';
import { fakeStorage, fillable, refuse } from './fake-storage';

describe('stored work', () => {
  it('is read back by its name, until it is erased', () => {
    const store = new Store(fakeStorage());
    assert.equal(store.kept, 'nothing');
    store.write('solve', { a: 1 });
    store.write('rotate', { b: 2 });
    assert.deepEqual([store.read('solve'), store.read('rotate')], [{ a: 1 }, { b: 2 }]);
    store.erase('rotate');
    assert.deepEqual([store.read('rotate'), store.kept], [null, 'something']);
    store.eraseAll();
    assert.deepEqual([store.read('solve'), store.kept], [null, 'nothing']);
  });

  it('is the only data that is erased', () => {
    const storage = fakeStorage({ other: 'x', 'jiugong.theme': 'dark' });
    const store = new Store(storage);
    assert.equal(store.kept, 'nothing');
    store.write('solve', {});
    store.eraseAll();
    assert.deepEqual({ ...storage }, { other: 'x', 'jiugong.theme': 'dark' });
  });

  it('is nothing if it is not JSON, of another version or foreign', () => {
    for (const text of [
      '',
      '{',
      'null',
      '7',
      '"x"',
      '[]',
      '{}',
      '{"version":2,"work":{}}',
      '{"work":1}',
    ]) {
      assert.equal(
        new Store(fakeStorage({ 'jiugong.work.solve': text })).read('solve'),
        null,
        text,
      );
    }
  });

  it('is not stored without storage or in a failing one, and nothing breaks', () => {
    const nowhere = new Store(null);
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const failing = new Store(refusing as unknown as Storage);
    for (const store of [nowhere, failing]) {
      store.write('solve', {});
      assert.equal(new Store(refusing as unknown as Storage).read('solve'), null);
    }
    assert.deepEqual([nowhere.read('solve'), failing.read('solve')], [null, {}]);
    assert.deepEqual([nowhere.kept, nowhere.unsaved], ['nowhere', null]);
    assert.deepEqual(
      [failing.kept, failing.unsaved],
      ['something', { why: 'full', isInTab: false }],
    );
    for (const store of [nowhere, failing]) {
      store.eraseAll();
      assert.deepEqual([store.read('solve'), store.unsaved], [null, null]);
    }
  });

  it('is that of the own tab, and in a new tab that of the last change', () => {
    const shared = fakeStorage();
    const own = [fakeStorage(), fakeStorage()];
    const [a, b] = own.map((storage) => new Store(shared, storage));
    a!.write('solve', { tab: 'a' });
    assert.deepEqual(b!.read('solve'), { tab: 'a' });
    b!.write('solve', { tab: 'b' });
    assert.deepEqual([a!.read('solve'), b!.read('solve')], [{ tab: 'a' }, { tab: 'b' }]);
    assert.deepEqual(new Store(shared, fakeStorage()).read('solve'), { tab: 'b' });
  });

  it('does not come back in a tab after another tab has erased it', () => {
    const shared = fakeStorage();
    const [a, b] = [new Store(shared, fakeStorage()), new Store(shared, fakeStorage())];
    b.write('solve', { tab: 'b' });
    a.eraseAll();
    assert.equal(b.read('solve'), null);
    // Where the tab is told of it, also not after the other one has kept new work.
    b.follow({ name: 'solve', isErased: true });
    a.write('solve', { tab: 'a' });
    assert.deepEqual(b.read('solve'), { tab: 'a' });
  });

  it('is kept by the tab where the shared storage is full, and the other way round', () => {
    const full = Object.assign(fakeStorage({ 'jiugong.work.solve': '{}' }), { setItem: refuse });
    for (const [shared, own] of [
      [full, fakeStorage()],
      [fakeStorage(), full],
    ]) {
      const store = new Store(shared!, own);
      store.write('solve', { digits: 1 });
      assert.deepEqual(store.read('solve'), { digits: 1 });
    }
  });
});

describe('a full storage', () => {
  it('is told, with what a reload restores, until there is room again', () => {
    const [shared, own] = [fillable(), fillable()];
    const store = new Store(shared.storage, own.storage);
    let changes = 0;
    store.addEventListener('change', () => ++changes);
    store.write('solve', { digits: 1 });
    assert.equal(store.unsaved, null);
    shared.fill(true);
    store.write('solve', { digits: 2 });
    assert.deepEqual(store.unsaved, { why: 'full', isInTab: true });
    own.fill(true);
    store.write('solve', { digits: 3 });
    assert.deepEqual(store.unsaved, { why: 'full', isInTab: false });
    assert.deepEqual(store.read('solve'), { digits: 3 });
    shared.fill(false);
    own.fill(false);
    const before = changes;
    store.flush();
    assert.deepEqual([store.unsaved, changes - before], [null, 1]);
    store.flush();
    assert.equal(changes - before, 1);
    const [reloaded, another] = [own.storage, fakeStorage()].map(
      (tab) => new Store(shared.storage, tab),
    );
    assert.deepEqual(
      [reloaded!.read('solve'), another!.read('solve')],
      [{ digits: 3 }, { digits: 3 }],
    );
  });

  it('is told after a reload as well, and then gets what the tab has', () => {
    for (const before of [{ digits: 1 }, null]) {
      const { storage, fill } = fillable();
      const own = fakeStorage();
      const store = new Store(storage, own);
      if (before !== null) store.write('solve', before);
      fill(true);
      store.write('solve', { digits: 2 });
      for (let reload = 0; reload < 2; ++reload) {
        const reloaded = new Store(storage, own);
        reloaded.retrieve();
        assert.deepEqual(reloaded.unsaved, { why: 'full', isInTab: true });
        assert.deepEqual(reloaded.read('solve'), { digits: 2 });
        assert.deepEqual(new Store(storage, fakeStorage()).read('solve'), before);
      }
      fill(false);
      for (let reload = 0; reload < 2; ++reload) {
        const reloaded = new Store(storage, own);
        reloaded.retrieve();
        assert.equal(reloaded.unsaved, null);
        assert.deepEqual(new Store(storage, fakeStorage()).read('solve'), { digits: 2 });
        assert.ok(reloaded.isLatest('solve'));
      }
    }
  });

  it('does not get, after a reload, what another tab has replaced or erased meanwhile', () => {
    for (const isErased of [true, false]) {
      const { storage, fill } = fillable();
      const own = fakeStorage();
      const [one, other] = [new Store(storage, own), new Store(storage, fakeStorage())];
      one.write('solve', { digits: 1 });
      fill(true);
      one.write('solve', { digits: 2 });
      fill(false);
      if (isErased) other.erase('solve');
      else other.write('solve', { digits: 3 });
      const reloaded = new Store(storage, own);
      reloaded.retrieve();
      assert.equal(reloaded.unsaved, null);
      assert.deepEqual(reloaded.read('solve'), isErased ? null : { digits: 2 });
      assert.deepEqual(new Store(storage).read('solve'), isErased ? null : { digits: 3 });
    }
  });

  it('does not get what another tab has replaced while this one was open', () => {
    const { storage, fill } = fillable();
    const own = fakeStorage();
    const [one, other] = [new Store(storage, own), new Store(storage, fakeStorage())];
    one.write('solve', { digits: 1 });
    fill(true);
    one.write('solve', { digits: 2 });
    fill(false);
    for (const digits of [3, 1]) {
      other.write('solve', { digits });
      one.follow({ name: 'solve', isErased: false });
    }
    new Store(storage, own).retrieve();
    assert.deepEqual(new Store(storage).read('solve'), { digits: 1 });
  });

  it('does not get what another tab has replaced while this one was asleep, or a copy of it', () => {
    for (const isCopy of [true, false]) {
      const { storage, fill } = fillable();
      const own = fakeStorage();
      const one = new Store(storage, own);
      one.write('solve', { digits: 1 });
      fill(true);
      one.write('solve', { digits: 2 });
      const copy = fakeStorage();
      copy.setItem('jiugong.work.solve', own.getItem('jiugong.work.solve')!);
      const other = new Store(storage, isCopy ? copy : fakeStorage());
      other.retrieve();
      fill(false);
      other.write('solve', { digits: 3 });
      one.flush(); // It comes into sight, before it is told of anything.
      assert.equal(one.unsaved, null);
      assert.deepEqual(one.read('solve'), { digits: 2 });
      assert.deepEqual(new Store(storage).read('solve'), { digits: 3 });
      one.write('solve', { digits: 4 });
      assert.deepEqual(new Store(storage).read('solve'), { digits: 4 });
    }
  });

  it('gets what it refused with the next change of anything', () => {
    const { storage, fill } = fillable();
    const store = new Store(storage, fakeStorage());
    fill(true);
    store.write('solve', { digits: 1 });
    fill(false);
    store.write('rotate', { presses: 1 });
    assert.equal(store.unsaved, null);
    assert.deepEqual(new Store(storage).read('solve'), { digits: 1 });
  });

  it('gets what it refused when other work is erased', () => {
    const { storage, fill } = fillable();
    const store = new Store(storage);
    store.write('rotate', { presses: 1 });
    fill(true);
    store.write('solve', { digits: 1 });
    fill(false);
    store.erase('rotate');
    assert.deepEqual([store.unsaved, store.read('solve')], [null, { digits: 1 }]);
    assert.notEqual(storage.getItem('jiugong.work.solve'), null);
  });

  it('of the tab alone gives way to the newer value of all tabs', () => {
    const own = fillable();
    const shared = fakeStorage();
    const store = new Store(shared, own.storage);
    store.write('solve', { digits: 1 });
    own.fill(true);
    store.write('solve', { digits: 2 });
    assert.equal(store.unsaved, null);
    assert.deepEqual(new Store(shared, own.storage).read('solve'), { digits: 2 });
  });

  it('does not get what another tab has erased, or replaced by a later change', () => {
    for (const isErased of [true, false]) {
      const { storage, fill } = fillable();
      const [one, other] = [new Store(storage, fakeStorage()), new Store(storage, fakeStorage())];
      one.write('solve', { digits: 1 });
      fill(true);
      one.write('solve', { digits: 2 });
      fill(false);
      if (isErased) other.eraseAll();
      else other.write('solve', { digits: 3 });
      one.follow({ name: 'solve', isErased });
      assert.equal(one.unsaved, null);
      assert.deepEqual(one.read('solve'), isErased ? null : { digits: 2 });
      assert.deepEqual(new Store(storage).read('solve'), isErased ? null : { digits: 3 });
    }
  });
});

describe('work of a later version', () => {
  const LATER = '{"version":2,"work":{"digits":9},"more":1}';
  const KEY = 'jiugong.work.solve';

  it('stays as it is, and the tab alone keeps what changes', () => {
    const [shared, own] = [fakeStorage({ [KEY]: LATER }), fakeStorage()];
    const store = new Store(shared, own);
    assert.deepEqual(store.unsaved, { why: 'later', isInTab: true });
    const work = new KeptWork(store, 'solve', { digits: 0 });
    assert.equal(
      work.restore((kept) => kept),
      null,
    );
    work.keep(() => ({ digits: 1 }));
    store.flush();
    assert.equal(shared.getItem(KEY), LATER);
    assert.deepEqual(store.unsaved, { why: 'later', isInTab: true });
    const reloaded = new Store(shared, own);
    assert.deepEqual(reloaded.read('solve'), { digits: 1 });
    assert.equal(reloaded.isDamaged, false);
  });

  it('stays in a tab as well, which then keeps nothing', () => {
    const [shared, own] = [fakeStorage({ [KEY]: LATER }), fakeStorage({ [KEY]: LATER })];
    const store = new Store(shared, own);
    assert.deepEqual(store.unsaved, { why: 'later', isInTab: false });
    store.write('solve', { digits: 1 });
    assert.deepEqual([shared.getItem(KEY), own.getItem(KEY)], [LATER, LATER]);
    // What is restored by a reload is that of all tabs.
    shared.removeItem(KEY);
    store.follow({ name: 'other', isErased: true });
    assert.equal(store.unsaved, null);
    assert.equal(own.getItem(KEY), LATER);
    assert.deepEqual(new Store(shared, own).read('solve'), { digits: 1 });
  });

  it('goes when all work is erased', () => {
    const shared = fakeStorage({ [KEY]: LATER });
    const store = new Store(shared, fakeStorage());
    store.write('solve', { digits: 1 });
    store.eraseAll();
    assert.deepEqual([shared.getItem(KEY), store.unsaved, store.kept], [null, null, 'nothing']);
    store.write('solve', { digits: 2 });
    assert.deepEqual(new Store(shared).read('solve'), { digits: 2 });
  });
});

const digitsOf = (kept: unknown): number | null => (kept as { digits?: number }).digits ?? null;

/** A stored value of this version. */
const sound = (digits: number): string => JSON.stringify({ version: 1, work: { digits } });

describe('damaged work', () => {
  const KEY = 'jiugong.work.solve';
  const restored = (shared: string, own: string | null): [unknown, boolean] => {
    const tab = own === null ? {} : { [KEY]: own };
    const store = new Store(fakeStorage({ [KEY]: shared }), fakeStorage(tab));
    const digits = new KeptWork(store, 'solve', {}).restore(digitsOf);
    return [digits, store.isDamaged];
  };
  it('is told, whether it is no work at all or none of the panel', () => {
    assert.deepEqual(restored(sound(1), null), [1, false]);
    for (const damaged of ['', '{"version":1,"wo', '7', '{"version":1,"work":{"digit":1}}']) {
      assert.deepEqual(restored(damaged, null), [null, true]);
    }
  });

  it('of a tab is told, and that of all tabs is restored', () => {
    assert.deepEqual(restored(sound(2), '{"version":1'), [2, true]);
    assert.deepEqual(restored('{"version":1', sound(1)), [1, false]);
  });

  it('is forgotten when all work is erased', () => {
    const store = new Store(fakeStorage({ [KEY]: '{' }));
    let changes = 0;
    store.addEventListener('change', () => ++changes);
    store.restore('solve', (kept) => kept);
    assert.deepEqual([store.isDamaged, changes], [true, 1]);
    store.eraseAll();
    assert.deepEqual([store.isDamaged, store.kept], [false, 'nothing']);
  });
});

describe('a storage event of another tab', () => {
  it('says which work was written or erased', () => {
    const read = (key: string | null, newValue: string | null) => otherWorkIn({ key, newValue });
    assert.deepEqual(read('jiugong.work.solve', '{}'), { name: 'solve', isErased: false });
    assert.deepEqual(read('jiugong.work.solve', null), { name: 'solve', isErased: true });
    assert.equal(read('jiugong.theme', 'dark'), null);
    assert.equal(read(null, null), null);
  });
});

describe('the work of a view', () => {
  it('is written after a change, and not again after it was erased', () => {
    const store = new Store(fakeStorage());
    const work = new KeptWork(store, 'solve', { digits: 0 });
    work.keep(() => ({ digits: 0 }));
    assert.equal(store.kept, 'nothing');
    work.keep(() => ({ digits: 1 }));
    assert.deepEqual(store.read('solve'), { digits: 1 });
    store.eraseAll();
    work.keep(() => ({ digits: 1 }));
    assert.equal(store.read('solve'), null);
    work.keep(() => ({ digits: 0 }));
    assert.deepEqual(store.read('solve'), { digits: 0 });
  });

  it('is not written again after it was read and erased', () => {
    const store = new Store(fakeStorage());
    store.write('solve', { digits: 1 });
    const work = new KeptWork(store, 'solve', { digits: 0 });
    assert.deepEqual(
      work.restore((kept) => kept),
      { digits: 1 },
    );
    store.eraseAll();
    work.keep(() => ({ digits: 1 }));
    assert.equal(store.kept, 'nothing');
  });
});

describe('work that waits', () => {
  /** A store whose tasks a test runs, and how often it has stored anything. */
  const waiting = () => {
    const tasks: (() => void)[] = [];
    const shared = fakeStorage();
    let writes = 0;
    const put = shared.setItem.bind(shared);
    const setItem = (key: string, text: string): void => {
      ++writes;
      put(key, text);
    };
    Object.defineProperty(shared, 'setItem', { value: setItem });
    const store = new Store(shared, null, (task) => tasks.push(task));
    const work = new KeptWork<{ digits: number }>(store, 'solve', { digits: 0 });
    const run = (): void => tasks.splice(0).forEach((task) => task());
    return { store, work, run, shared, writes: () => writes };
  };

  it('is formatted and stored once for all keys that came before', () => {
    const { work, run, shared, writes } = waiting();
    let formatted = 0;
    for (const digits of [1, 2, 3]) {
      work.keep(() => {
        ++formatted;
        return { digits };
      });
    }
    assert.deepEqual([formatted, writes(), work.exists], [0, 0, true]);
    run();
    assert.deepEqual([formatted, writes()], [1, 1]);
    assert.equal(shared.getItem('jiugong.work.solve'), '{"version":1,"work":{"digits":3}}');
  });

  it('is read as it will be, and is there to be erased', () => {
    const { store, work } = waiting();
    work.keep(() => ({ digits: 1 }));
    assert.deepEqual([store.kept, store.read('solve')], ['something', { digits: 1 }]);
    const other = waiting();
    other.work.keep(() => ({ digits: 0 }));
    assert.equal(other.store.kept, 'nothing');
  });

  it('does not come back once all work was erased, here or in another tab', () => {
    for (const isHere of [true, false]) {
      const { store, work, run } = waiting();
      work.keep(() => ({ digits: 1 }));
      if (isHere) store.eraseAll();
      else store.follow({ name: 'solve', isErased: true });
      work.keep(() => ({ digits: 1 }));
      run();
      assert.deepEqual([work.exists, store.kept], [false, 'nothing']);
    }
  });
});

const digitAt2 = ({ own }: Board): number | null => own[2] ?? null;

describe('a collection of puzzles', () => {
  const puzzles = [
    { puzzle: PUZZLE, comment: 'easy', line: 1 },
    { puzzle: SOLUTION, comment: '', line: 2 },
  ];
  const page = goTo(withPuzzles(FIRST_MODEL, puzzles), 1);
  const kept = formatCollection(page);

  it('is stored with the index of the current one', () => {
    const read = withCollection(FIRST_MODEL, JSON.parse(JSON.stringify(kept)));
    assert.deepEqual(read, page);
  });

  it('is not stored for one puzzle or very many', () => {
    const many = Array(MAX_KEPT + 1).fill(puzzles[0]);
    const stored = (some: typeof puzzles): SolveModel =>
      withCollection(FIRST_MODEL, formatCollection(withPuzzles(FIRST_MODEL, some)));
    assert.equal(stored(many.slice(1)).puzzles.length, MAX_KEPT);
    for (const wrong of [[], puzzles.slice(1), many]) assert.equal(stored(wrong), FIRST_MODEL);
  });

  it('is not stored before there is one', () => {
    const store = new Store(fakeStorage());
    const collection = new KeptCollection(store);
    for (const some of [[], puzzles.slice(1)]) {
      collection.keep(withPuzzles(FIRST_MODEL, some));
    }
    assert.equal(store.kept, 'nothing');
  });

  it('stays in its tab when another tab goes on to a single puzzle', () => {
    const shared = fakeStorage();
    const own = [fakeStorage(), fakeStorage()];
    const open = (storage: Storage | undefined) => {
      const collection = new KeptCollection(new Store(shared, storage));
      return { collection, restored: collection.restore(FIRST_MODEL) };
    };
    open(own[1]).collection.keep(page);
    const other = open(own[0]);
    assert.equal(other.restored.puzzles.length, 2);
    other.collection.keep(withPuzzles(FIRST_MODEL, puzzles.slice(1)));
    assert.deepEqual(
      own.map((storage) => open(storage).restored.puzzles.length),
      [0, 2],
    );
    // The other tabs are told of a written item, not of an erased one.
    assert.notEqual(shared.getItem('jiugong.work.solve.puzzles'), null);
  });

  it('follows a board that waits to be stored, but not one that is the same as before', () => {
    const tasks: (() => void)[] = [];
    const store = new Store(fakeStorage(), fakeStorage(), (task) => tasks.push(task));
    const [board, collection] = [new KeptWork(store, 'solve', {}), new KeptCollection(store)];
    const keep = (work: object): void => {
      board.keep(() => work);
      collection.keep(FIRST_MODEL);
      tasks.splice(0).forEach((task) => task());
    };
    keep({ digits: 1 });
    assert.equal(store.has('solve.puzzles'), true);
    store.eraseAll();
    keep({ digits: 1 });
    assert.equal(store.kept, 'nothing');
  });

  it('of another tab does not come with the board of one that has none', () => {
    const shared = fakeStorage();
    const tabs = [fakeStorage(), fakeStorage()].map((own) => new Store(shared, own));
    const [one, other] = tabs as [Store, Store];
    const restoredIn = (store: Store): number =>
      new KeptCollection(store).restore(FIRST_MODEL).puzzles.length;
    const ones = new KeptCollection(one);
    one.write('solve', { digits: 1 });
    ones.keep(withPuzzles(FIRST_MODEL, []));
    other.write('solve', { digits: 2 });
    new KeptCollection(other).keep(page);
    assert.deepEqual(tabs.map(restoredIn), [0, 2]);
    // Nor does it stay for a new tab, which begins with the board of this one.
    one.write('solve', { digits: 3 });
    ones.keep(withPuzzles(FIRST_MODEL, []));
    assert.equal(restoredIn(new Store(shared, fakeStorage())), 0);
  });

  it('is empty if the stored data is invalid', () => {
    const entry = [PUZZLE, ''];
    for (const wrong of [
      null,
      7,
      {},
      { puzzles: 'x', at: 0 },
      { puzzles: [], at: 0 },
      ...[-1, 2, 0.5, '0', null].map((at) => ({ ...kept, at })),
      ...[[PUZZLE], [PUZZLE, 7], ['<b>', ''], [7, ''], PUZZLE, null].map((odd) => ({
        puzzles: [entry, odd],
        at: 0,
      })),
      { puzzles: Array(MAX_KEPT + 1).fill(entry), at: 0 },
    ]) {
      assert.equal(withCollection(FIRST_MODEL, wrong), FIRST_MODEL);
    }
  });
});

describe('work of the view Solve', () => {
  const given = boardOf(parseValues(PUZZLE)!);
  const play = (...changes: readonly ((model: Model) => Model)[]): Model =>
    changes.reduce((model, change) => change(model), models.startWith(EMPTY_MODEL, given));
  const at =
    (cell: number, change: (model: Model) => Model) =>
    (model: Model): Model =>
      change(models.selectCell(model, cell));
  const type = (digit: number | null) => (model: Model) => models.typeValue(model, digit);
  const mark = (digit: number) => (model: Model) => models.typeMark(model, 'corner', digit);
  const reloaded = (work: Work): Work =>
    parseWork(SOLVE_WORK, JSON.parse(JSON.stringify(formatWork(SOLVE_WORK, work))))!;
  const played = play(at(2, type(4)), at(3, mark(2)), at(5, type(8)), models.undoStep);

  it('has all steps back and forth', () => {
    const work = { history: played.history, selected: null };
    assert.equal(work.history.past.length, 2);
    assert.deepEqual(reloaded(work), work);
  });

  it('of before the setting for marks was one of the page is read without it', () => {
    const work = { history: played.history, selected: null };
    const kept = { ...formatWork(SOLVE_WORK, work), keepMarks: true };
    assert.deepEqual(parseWork(SOLVE_WORK, kept), work);
  });

  it('marks the steps at which givens were edited', () => {
    const { history } = play(models.clearBoard, type(5), models.fixGivens, models.undoStep);
    assert.deepEqual(
      [history.past.map(({ editing }) => editing), history.present.editing],
      [[false, true], true],
    );
    assert.deepEqual(reloaded({ history, selected: null }).history, history);
  });

  it('has the cell at which givens are entered', () => {
    const { history, selected } = play(models.clearBoard, type(5), type(null));
    assert.deepEqual(reloaded({ history, selected }).selected, 2);
  });

  it('of before the cell was kept, or with an invalid one, has none', () => {
    const kept = formatWork(SOLVE_WORK, { history: played.history, selected: 5 });
    for (const selected of [undefined, null, -1, 81, 1.5, '5', [5]]) {
      assert.equal(parseWork(SOLVE_WORK, { ...kept, selected })!.selected, null);
    }
  });

  it('leaves out the engine’s results, whose steps disappear', () => {
    const finding = { kind: 'candidates', masks: NO_MARKS, ofGivens: false } as const;
    const told = (model: Model): Model => models.settle(model, finding);
    const { history } = play(told, at(2, type(4)), told, models.undoStep, told);
    const kept = reloaded({ history, selected: null }).history;
    assert.deepEqual(kept.past.map(digitAt2), [null]);
    assert.deepEqual(
      [digitAt2(kept.present), kept.present.finding, kept.future.length],
      [4, null, 0],
    );
    const back = play(told, at(2, type(4)), told, models.undoStep, models.undoStep);
    const forth = reloaded({ history: back.history, selected: null }).history;
    assert.deepEqual([forth.past.length, forth.future.map(digitAt2)], [0, [4]]);
  });

  it('has a limited number of steps', () => {
    const steps = Array.from({ length: MAX_STEPS + 5 }, (_, step) => at(2, type(1 + (step % 9))));
    const { history } = play(...steps);
    const kept = reloaded({ history, selected: null }).history;
    assert.deepEqual(kept, { ...history, past: history.past.slice(-MAX_STEPS) });
    const back = steps.reduce(models.undoStep, play(...steps)).history;
    const next = reloaded({ history: back, selected: null }).history;
    assert.deepEqual(next, { ...back, future: back.future.slice(0, MAX_STEPS) });
  });

  it('is only the board if the steps are invalid', () => {
    const kept = formatWork(SOLVE_WORK, {
      history: played.history,
      selected: null,
    });
    const alone = { past: [], present: played.history.present, future: [] };
    const step = fragmentOf(BOARD_LINK, given).slice('#p='.length);
    for (const steps of [undefined, 'x', 7, [7], [step, 'x'], Array(MAX_STEPS + 1).fill(step)]) {
      const read = parseWork(SOLVE_WORK, { ...kept, past: steps, future: steps });
      assert.deepEqual(read, { history: alone, selected: null });
    }
  });

  it('is nothing without a snapshot', () => {
    const kept = formatWork(SOLVE_WORK, {
      history: played.history,
      selected: null,
    });
    for (const wrong of [null, 'x', 3, {}, { ...kept, snapshot: { givens: PUZZLE, own: '' } }]) {
      assert.equal(parseWork(SOLVE_WORK, wrong), null);
    }
  });

  it('on a puzzle is its last state', () => {
    const { history } = play(at(2, type(4)), models.clearBoard, type(5));
    assert.equal(lastWorkOn(PUZZLE, history)?.own[2], '4');
    assert.equal(lastWorkOn(PUZZLE, played.history)?.own[5], '.');
    assert.equal(lastWorkOn(SOLUTION, history), null);
  });
});
