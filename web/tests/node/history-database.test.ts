/** The database of the history, in memory. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Database } from '../../page/ui/history/database';
import { MAX_RECORDS, type GameRecord } from '../../page/ui/history/record';
import { useEmptyDatabases } from './fake-database';

const record = (at: number, change: Partial<GameRecord> = {}): GameRecord => ({
  id: at.toString(16).padStart(16, '0'),
  panel: 'solve',
  state: '1-12',
  time: 65_000,
  updated: 1_700_000_000_000 + at,
  solved: false,
  hints: 0,
  level: null,
  day: null,
  ...change,
});

const idsIn = async (database: Database): Promise<readonly string[]> =>
  (await database.all()).map(({ id }) => id);

beforeEach(useEmptyDatabases);

test('boards are there in the next visit, the latest first', async () => {
  const database = new Database();
  await database.note(record(1), [], true);
  await database.note(record(2), [], true);
  await database.note(record(1, { updated: 2e12 }), [record(1).updated], true);
  assert.deepEqual(await new Database().all(), [record(1, { updated: 2e12 }), record(2)]);
});

test('what anyone else has put into the database is left out where it is no record', async () => {
  const database = new Database();
  await database.note(record(1), [], true);
  await database.note(record(2, { state: '<b>' }), [], true);
  assert.deepEqual(await database.all(), [record(1)]);
});

test('a board that another tab has changed becomes two', async () => {
  const [one, other] = [new Database(), new Database()];
  await one.note(record(1), [], true);
  const { updated } = record(1);
  const own = record(1, { updated: updated + 1, time: 1 });
  const others = record(1, { updated: updated + 2, time: 2 });
  assert.deepEqual(await one.note(own, [updated], true), { id: own.id, updated: own.updated });
  const noted = await other.note(others, [updated], true);
  assert.notEqual(noted!.id, own.id);
  assert.deepEqual(await one.all(), [{ ...others, id: noted!.id }, own]);
});

test('the time alone is not written where another tab has changed or erased the record', async () => {
  const database = new Database();
  assert.equal(await database.note(record(1), [], false), null);
  await database.note(record(1), [], true);
  assert.equal(await database.note(record(1, { time: 1 }), [7], false), null);
  assert.deepEqual(await database.all(), [record(1)]);
});

test('of two records with one id the later one stays, whichever comes first', async () => {
  const [early, late] = [record(1), record(1, { updated: 2e12, solved: true })];
  const database = new Database();
  assert.equal(await database.merge([early]), 1);
  assert.equal(await database.merge([late, record(2)]), 2);
  assert.equal(await database.merge([early, late]), 0);
  assert.deepEqual(await database.all(), [late, record(2)]);
});

test('the oldest boards fall out, however they come', async () => {
  const database = new Database();
  const full = Array.from({ length: MAX_RECORDS }, (_, at) => record(at + 1));
  assert.equal(await database.merge(full), MAX_RECORDS);
  assert.equal(await database.merge([record(0)]), 0);
  await database.note(record(1000), [], true);
  const ids = await idsIn(database);
  assert.deepEqual([ids.length, ids[0]], [MAX_RECORDS, record(1000).id]);
  assert.equal(ids.at(-1), record(2).id);
});

test('boards are deleted one by one or all, and come back as they were', async () => {
  const database = new Database();
  await database.merge([record(1), record(2), record(3)]);
  await database.delete(record(2).id);
  assert.deepEqual(await idsIn(database), [record(3).id, record(1).id]);
  await database.merge([record(2)]);
  assert.deepEqual(await database.all(), [record(3), record(2), record(1)]);
  await database.clear();
  assert.deepEqual(await database.all(), []);
});

/** Puts something in the place of the databases; returns what brings them back. */
function replaceDatabases(change: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
  Object.defineProperty(globalThis, 'indexedDB', { ...change, configurable: true });
  return () => void Object.defineProperty(globalThis, 'indexedDB', before);
}

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

/** Makes the database one of a newer version of the page. */
const upgrade = (): Promise<void> =>
  new Promise((upgraded, blocked) => {
    const opening = indexedDB.open('jiugong', 2);
    opening.addEventListener('blocked', blocked);
    opening.addEventListener('success', () => {
      opening.result.close();
      upgraded();
    });
  });

/** The ways in which a browser refuses a database; each returns how it is allowed again. */
const REFUSALS: Readonly<Record<string, () => Promise<() => void>>> = {
  'no access': async () => replaceDatabases({ get: refuse }),
  'no database': async () => replaceDatabases({ value: undefined }),
  'an error that comes later': async () => {
    await upgrade();
    return useEmptyDatabases;
  },
};

for (const [how, forbid] of Object.entries(REFUSALS)) {
  test(`a refused database is tried again by the next call: ${how}`, async () => {
    const database = new Database();
    const allow = await forbid();
    try {
      await assert.rejects(database.note(record(1), [], true));
      await assert.rejects(database.all());
      await assert.rejects(database.clear());
    } finally {
      allow();
    }
    await database.note(record(1), [], true);
    assert.deepEqual(await database.all(), [record(1)]);
  });
}

test('a write rejects where there is no room, and what was there stays', async (t) => {
  const database = new Database();
  await database.note(record(1), [], true);
  const put = t.mock.method(IDBObjectStore.prototype, 'put', refuse);
  await assert.rejects(database.note(record(2), [], true), { name: 'SecurityError' });
  await assert.rejects(database.merge([record(2)]), { name: 'SecurityError' });
  put.mock.restore();
  assert.deepEqual(await database.all(), [record(1)]);
});

test('a tab gives way to a newer version of the page, and keeps nothing from then on', async () => {
  const database = new Database();
  await database.note(record(1), [], true);
  await upgrade();
  await assert.rejects(database.note(record(2), [], true), { name: 'VersionError' });
});

test('a copy of the page has a database of its own, and takes over once what all copies had', async () => {
  const all = new Database();
  await all.merge([record(1), record(2)]);
  // (Two tabs at once.)
  const [tab, other] = [new Database('jiugong /games/ '), new Database('jiugong /games/ ')];
  assert.deepEqual(await Promise.all([idsIn(tab), idsIn(other)]), [
    await idsIn(all),
    await idsIn(all),
  ]);
  await tab.clear();
  await all.note(record(3), [], true);
  assert.deepEqual(await idsIn(new Database('jiugong /games/ ')), []);
  assert.deepEqual(await idsIn(all), [record(3).id, record(2).id, record(1).id]);
});

test('a copy that is the first of its origin has a database, and leaves no other', async () => {
  const database = new Database('jiugong /games/ ');
  await database.note(record(1), [], true);
  assert.deepEqual(await idsIn(database), [record(1).id]);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  assert.deepEqual(names, ['jiugong /games/ ']);
});
