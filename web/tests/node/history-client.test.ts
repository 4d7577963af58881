/** What the page always has of the history: when it loads the rest, and what it says of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HISTORY, HistoryClient } from '../../page/ui/history/client';
import type { HistoryPart, Noted } from '../../page/ui/history/contract';
import { PartError } from '../../page/ui/part-error';
import { Store } from '../../page/ui/store';
import { recordOf } from '../game-records';
import { fakeStorage } from './fake-storage';
import { turns } from './turns';

const RECORD = recordOf(1);

const NOT_THERE = new PartError('app-history.js', false);

/** A client whose part a test fills, and what came of it. */
class TestedHistory {
  readonly store: Store;
  readonly client: HistoryClient;
  readonly calls: string[] = [];
  readonly missing: unknown[] = [];
  changes = 0;
  /** What each call of the part does. */
  act: () => Promise<unknown> = () => Promise.resolve();
  load: () => Promise<void> = () => Promise.resolve();

  constructor(storage: Storage | null = fakeStorage()) {
    this.store = new Store(storage);
    const call = (name: string) => async (): Promise<never> => {
      this.calls.push(name);
      return (await this.act()) as never;
    };
    const part: HistoryPart = {
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
      return part;
    };
    const host = { onMissing: (error: unknown) => void this.missing.push(error) };
    this.client = new HistoryClient(this.store, host as never, async () => {
      this.calls.push('load');
      await this.load();
      return Room as never;
    });
    this.client.addEventListener('change', () => ++this.changes);
  }

  note(): Promise<Noted | null> {
    return this.client.note(RECORD, [], true);
  }
}

const refuse = () => Promise.reject(new DOMException('refused', 'QuotaExceededError'));

test('what is written is said in the store, so that it can be erased', async () => {
  const { client, store, ...history } = new TestedHistory();
  assert.equal(store.kept, 'nothing');
  assert.equal(await client.note(RECORD, [], true), RECORD);
  assert.notEqual(store.read(HISTORY), null);
  await client.erase();
  assert.deepEqual(history.calls, ['load', 'note', 'load', 'clear']);
});

test('nothing is kept where the browser has a database but no storage', async () => {
  const history = new TestedHistory(null);
  assert.equal(await history.note(), null);
  assert.deepEqual([history.calls, history.client.isOff], [[], true]);
});

test('a dialog that is still loading does not open after something else has come', async () => {
  const history = new TestedHistory();
  const arrivals: (() => void)[] = [];
  history.load = () => new Promise((resolve) => arrivals.push(resolve));
  const first = history.client.open();
  history.client.close();
  arrivals[0]!();
  await first;
  assert.deepEqual(history.calls, ['load']);
  const second = history.client.open();
  arrivals[1]!();
  await second;
  assert.deepEqual(history.calls, ['load', 'load', 'open']);
  history.client.close();
  assert.equal(history.calls.at(-1), 'close');
});

test('a database that refuses is told until it takes a record again', async () => {
  const history = new TestedHistory();
  history.act = refuse;
  assert.equal(await history.note(), null);
  assert.equal(await history.note(), null);
  assert.deepEqual(
    [history.client.isOff, history.changes, history.store.kept],
    [true, 1, 'nothing'],
  );
  history.act = () => Promise.resolve();
  assert.equal(await history.note(), RECORD);
  assert.deepEqual([history.client.isOff, history.changes], [false, 2]);
});

test('a database that a newer version of the page has in another tab is told as refused', async () => {
  const history = new TestedHistory();
  history.act = () => Promise.reject(new DOMException('', 'VersionError'));
  assert.equal(await history.note(), null);
  assert.ok(history.client.isOff);
});

test('a part that does not arrive is no refusal: it is told, and tried again', async () => {
  const history = new TestedHistory();
  history.load = () => Promise.reject(NOT_THERE);
  assert.equal(await history.note(), null);
  await history.client.open();
  assert.deepEqual([history.client.isOff, history.missing], [false, [NOT_THERE]]);
  history.load = () => Promise.resolve();
  assert.equal(await history.note(), RECORD);
});

test('a mistake in the page is no refusal either: it is heard', async () => {
  const history = new TestedHistory();
  const mistake = new TypeError('undefined is not a function');
  history.act = () => Promise.reject(mistake);
  await assert.rejects(history.note(), mistake);
  await assert.rejects(history.client.erase(), mistake);
  assert.deepEqual([history.client.isOff, history.changes], [false, 0]);
});

test('records that cannot be erased can be erased once more', async () => {
  const history = new TestedHistory();
  await history.note();
  history.act = refuse;
  const erased = history.client.erase();
  history.store.eraseAll();
  await erased;
  assert.deepEqual([history.store.kept, history.client.isOff], ['something', true]);
  history.load = () => Promise.reject(NOT_THERE);
  await history.client.erase();
  assert.deepEqual(history.missing, [NOT_THERE]);
});

test('erasing all work is no trouble where there never was a database', async () => {
  const history = new TestedHistory();
  history.act = refuse;
  await history.client.erase();
  assert.deepEqual([history.store.kept, history.client.isOff], ['nothing', false]);
});

test('a record that was on its way when all was erased is not said to be there', async () => {
  const history = new TestedHistory();
  const ends: (() => void)[] = [];
  history.act = () => new Promise<void>((resolve) => ends.push(resolve));
  const noted = history.note();
  await turns();
  const erased = history.client.erase();
  history.store.eraseAll();
  await turns();
  for (const end of ends) end();
  assert.equal(await noted, null);
  await erased;
  assert.deepEqual([ends.length, history.store.kept], [2, 'nothing']);
});
