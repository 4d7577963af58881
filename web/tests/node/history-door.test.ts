/** What the page always has of the history: when it loads the rest, and what it says of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HISTORY, HistoryDoor } from '../../page/ui/history/door';
import type { HistoryRoom, Noted } from '../../page/ui/history/contract';
import { PartError } from '../../page/ui/part-error';
import { Store } from '../../page/ui/store';
import { recordOf } from '../game-records';
import { fakeStorage } from './fake-storage';
import { turns } from './turns';

const RECORD = recordOf(1);

const NOT_THERE = new PartError('app-history.js', false);

/** A door to a room that a test fills, and what came of it. */
class House {
  readonly store: Store;
  readonly door: HistoryDoor;
  readonly calls: string[] = [];
  readonly missing: unknown[] = [];
  changes = 0;
  /** What each call of the room does. */
  act: () => Promise<unknown> = () => Promise.resolve();
  load: () => Promise<void> = () => Promise.resolve();

  constructor(storage: Storage | null = fakeStorage()) {
    this.store = new Store(storage);
    const call = (name: string) => async (): Promise<never> => {
      this.calls.push(name);
      return (await this.act()) as never;
    };
    const room: HistoryRoom = {
      note: async (record) => {
        await call('note')();
        return record;
      },
      open: call('open'),
      clear: call('clear'),
      close: () => void this.calls.push('close'),
      redraw: () => undefined,
    };
    const Room = function () {
      return room;
    };
    const host = { onMissing: (error: unknown) => void this.missing.push(error) };
    this.door = new HistoryDoor(this.store, host as never, async () => {
      this.calls.push('load');
      await this.load();
      return Room as never;
    });
    this.door.addEventListener('change', () => ++this.changes);
  }

  note(): Promise<Noted | null> {
    return this.door.note(RECORD, [], true);
  }
}

const refuse = () => Promise.reject(new DOMException('refused', 'QuotaExceededError'));

test('what is written is said in the store, so that it can be erased', async () => {
  const { door, store, ...house } = new House();
  assert.equal(store.kept, 'nothing');
  assert.equal(await door.note(RECORD, [], true), RECORD);
  assert.notEqual(store.read(HISTORY), null);
  await door.erase();
  assert.deepEqual(house.calls, ['load', 'note', 'load', 'clear']);
});

test('nothing is kept where the browser has a database but no storage', async () => {
  const house = new House(null);
  assert.equal(await house.note(), null);
  assert.deepEqual([house.calls, house.door.isOff], [[], true]);
});

test('a dialog that is still loading does not open after something else has come', async () => {
  const house = new House();
  const arrivals: (() => void)[] = [];
  house.load = () => new Promise((resolve) => arrivals.push(resolve));
  const first = house.door.open();
  house.door.close();
  arrivals[0]!();
  await first;
  assert.deepEqual(house.calls, ['load']);
  const second = house.door.open();
  arrivals[1]!();
  await second;
  assert.deepEqual(house.calls, ['load', 'load', 'open']);
  house.door.close();
  assert.equal(house.calls.at(-1), 'close');
});

test('a database that refuses is told until it takes a record again', async () => {
  const house = new House();
  house.act = refuse;
  assert.equal(await house.note(), null);
  assert.equal(await house.note(), null);
  assert.deepEqual([house.door.isOff, house.changes, house.store.kept], [true, 1, 'nothing']);
  house.act = () => Promise.resolve();
  assert.equal(await house.note(), RECORD);
  assert.deepEqual([house.door.isOff, house.changes], [false, 2]);
});

test('a database that a newer version of the page has in another tab is told as refused', async () => {
  const house = new House();
  house.act = () => Promise.reject(new DOMException('', 'VersionError'));
  assert.equal(await house.note(), null);
  assert.ok(house.door.isOff);
});

test('a part that does not arrive is no refusal: it is told, and tried again', async () => {
  const house = new House();
  house.load = () => Promise.reject(NOT_THERE);
  assert.equal(await house.note(), null);
  await house.door.open();
  assert.deepEqual([house.door.isOff, house.missing], [false, [NOT_THERE]]);
  house.load = () => Promise.resolve();
  assert.equal(await house.note(), RECORD);
});

test('a mistake in the page is no refusal either: it is heard', async () => {
  const house = new House();
  const mistake = new TypeError('undefined is not a function');
  house.act = () => Promise.reject(mistake);
  await assert.rejects(house.note(), mistake);
  await assert.rejects(house.door.erase(), mistake);
  assert.deepEqual([house.door.isOff, house.changes], [false, 0]);
});

test('records that cannot be erased can be erased once more', async () => {
  const house = new House();
  await house.note();
  house.act = refuse;
  const erased = house.door.erase();
  house.store.eraseAll();
  await erased;
  assert.deepEqual([house.store.kept, house.door.isOff], ['something', true]);
  house.load = () => Promise.reject(NOT_THERE);
  await house.door.erase();
  assert.deepEqual(house.missing, [NOT_THERE]);
});

test('erasing all work is no trouble where there never was a database', async () => {
  const house = new House();
  house.act = refuse;
  await house.door.erase();
  assert.deepEqual([house.store.kept, house.door.isOff], ['nothing', false]);
});

test('a record that was on its way when all was erased is not said to be there', async () => {
  const house = new House();
  const ends: (() => void)[] = [];
  house.act = () => new Promise<void>((resolve) => ends.push(resolve));
  const noted = house.note();
  await turns();
  const erased = house.door.erase();
  house.store.eraseAll();
  await turns();
  for (const end of ends) end();
  assert.equal(await noted, null);
  await erased;
  assert.deepEqual([ends.length, house.store.kept], [2, 'nothing']);
});
