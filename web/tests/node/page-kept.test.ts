import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Keeper, KeptWork } from '../../app/keeper';
import { parseWork } from '../../app/work';
import { parseDigits } from '../../board/digits';
import { snapshotOf } from '../../board/snapshot';
import { boardOf } from '../../board/state';
import { PUZZLE } from './board-fixtures';

/** A storage as a browser has it: its keys are properties, its methods are not its own. */
class FakeStorage {
  static of(entries: Readonly<Record<string, string>> = {}): Storage {
    return Object.assign(new FakeStorage(), entries) as unknown as Storage;
  }
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

const refuse = (): never => {
  throw new Error('refused');
};

describe('kept work', () => {
  it('is read back under its name, until it is erased', () => {
    const keeper = new Keeper(FakeStorage.of());
    assert.equal(keeper.kept, 'nothing');
    keeper.write('solve', { a: 1 });
    keeper.write('rotate', { b: 2 });
    assert.deepEqual([keeper.read('solve'), keeper.read('rotate')], [{ a: 1 }, { b: 2 }]);
    keeper.erase('rotate');
    assert.deepEqual([keeper.read('rotate'), keeper.kept], [null, 'something']);
    keeper.eraseAll();
    assert.deepEqual([keeper.read('solve'), keeper.kept], [null, 'nothing']);
  });

  it('is all that is erased', () => {
    const storage = FakeStorage.of({ other: 'x', 'jiugong.theme': 'dark' });
    const keeper = new Keeper(storage);
    assert.equal(keeper.kept, 'nothing');
    keeper.write('solve', {});
    keeper.eraseAll();
    assert.deepEqual({ ...storage }, { other: 'x', 'jiugong.theme': 'dark' });
  });

  it('is nothing when it is no JSON, of another version or not ours', () => {
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
        new Keeper(FakeStorage.of({ 'jiugong.work.solve': text })).read('solve'),
        null,
        text,
      );
    }
  });

  it('is not kept where there is no storage or it refuses, and nothing breaks', () => {
    const nowhere = new Keeper(null);
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
    for (const keeper of [nowhere, new Keeper(refusing as unknown as Storage)]) {
      keeper.write('solve', {});
      assert.equal(keeper.read('solve'), null);
      keeper.eraseAll();
    }
    assert.equal(nowhere.kept, 'nowhere');
  });
});

describe('the work of a view', () => {
  it('is written when it has changed, and not again once it was erased', () => {
    const keeper = new Keeper(FakeStorage.of());
    const work = new KeptWork(keeper, 'solve', { digits: 0 });
    work.keep({ digits: 0 });
    assert.equal(keeper.kept, 'nothing');
    work.keep({ digits: 1 });
    assert.deepEqual(work.read(), { digits: 1 });
    keeper.eraseAll();
    work.keep({ digits: 1 });
    assert.equal(work.read(), null);
    work.keep({ digits: 0 });
    assert.deepEqual(work.read(), { digits: 0 });
  });
});

describe('work of the view Solve', () => {
  const snapshot = snapshotOf(boardOf(parseDigits(PUZZLE)!));
  const work = { snapshot, editing: true, keepMarks: false };

  it('is a snapshot and two choices', () => {
    assert.deepEqual(parseWork(JSON.parse(JSON.stringify(work))), work);
    const odd = { snapshot, editing: 'yes', more: 1 };
    assert.deepEqual(parseWork(odd), { snapshot, editing: false, keepMarks: false });
  });

  it('is nothing without a snapshot', () => {
    const wrong: readonly unknown[] = [
      null,
      'x',
      3,
      {},
      { ...work, snapshot: { ...snapshot, own: '' } },
    ];
    for (const kept of wrong) assert.equal(parseWork(kept), null);
  });
});
