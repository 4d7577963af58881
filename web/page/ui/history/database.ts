/**
 * The database of the history: one store of records, by id, and by date in an index. All promises
 * reject with a DOMException where the browser forbids it or has no room left.
 */
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type OpenDBCallbacks,
} from 'idb';
import { siteName } from '../site-storage';
import type { Noted } from './contract';
import { drawId, MAX_RECORDS, parseRecord, type GameRecord } from './record';

/** The name that was that of all copies of an origin. */
const FIRST_NAME = 'jiugong';
const GAMES = 'games';

/**
 * The version of the schema. A later one adds its step to `upgrade`; records of an older state open
 * as links of an older version do.
 */
const VERSION = 1;

interface Schema extends DBSchema {
  games: { key: string; value: GameRecord; indexes: { updated: number } };
}

type Records = IDBPObjectStore<Schema, ['games'], 'games', 'readwrite'>;

/** Brings a database of any older version, 0 for a new one, to the present schema. */
function upgrade(database: IDBPDatabase<Schema>, from: number): void {
  if (from < 1)
    database.createObjectStore(GAMES, { keyPath: 'id' }).createIndex('updated', 'updated');
}

/**
 * Opens a database if it is there; null if it is not, and then none is made.
 */
async function openPresent(
  name: string,
  version?: number,
  callbacks: OpenDBCallbacks<Schema> = {},
): Promise<IDBPDatabase<Schema> | null> {
  let isAbsent = false;
  try {
    return await openDB<Schema>(name, version, {
      ...callbacks,
      upgrade(database, from, _, transaction) {
        isAbsent = from === 0;
        if (!isAbsent) return upgrade(database, from);
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (isAbsent) return null;
    throw error;
  }
}

/** The records of the database that was that of all copies, where they stay. */
async function firstRecords(): Promise<readonly GameRecord[]> {
  const database = await openPresent(FIRST_NAME);
  if (database === null) return [];
  const records = database.objectStoreNames.contains(GAMES) ? await database.getAll(GAMES) : [];
  database.close();
  return records;
}

/** Opens the database of a site. A new one takes over the records that it had in common with others, once. */
async function openOwn(
  name: string,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const present = name === FIRST_NAME ? null : await openPresent(name, VERSION, callbacks);
  if (present !== null) return present;
  const taken = name === FIRST_NAME ? [] : await firstRecords();
  return openDB<Schema>(name, VERSION, {
    ...callbacks,
    upgrade(database, from, _, transaction) {
      upgrade(database, from);
      // (In one transaction: another tab finds all of them, or makes the database itself.)
      for (const record of taken) void transaction.objectStore(GAMES).put(record);
    },
  });
}

/** Deletes the oldest records beyond the limit. */
async function trim(records: Records): Promise<void> {
  const surplus = (await records.count()) - MAX_RECORDS;
  if (surplus <= 0) return;
  const oldest = await records.index('updated').getAllKeys(null, surplus);
  for (const id of oldest) await records.delete(id);
}

export class Database {
  readonly #name: string;
  #opened: Promise<IDBPDatabase<Schema>> | null = null;

  constructor(name = siteName(FIRST_NAME)) {
    this.#name = name;
  }

  /** All valid records, the latest first. */
  async all(): Promise<readonly GameRecord[]> {
    const database = await this.#open();
    const found = await database.getAllFromIndex(GAMES, 'updated');
    return found.flatMap((record) => parseRecord(record) ?? []).reverse();
  }

  /** Writes a record as `HistoryClient.note` says. */
  note(record: GameRecord, known: readonly number[], mayAdd: boolean): Promise<Noted | null> {
    return this.#change(async (records) => {
      const there = await records.get(record.id);
      const isOthers = there !== undefined && !known.includes(there.updated);
      if (!mayAdd && (there === undefined || isOthers)) return null;
      const id = isOthers ? drawId() : record.id;
      await records.put({ ...record, id });
      return { id, updated: record.updated };
    });
  }

  /**
   * Adds records; of two with the same id the later one stays. Resolves to the number of those that
   * were added or replaced an older one, and are not too old to be kept.
   */
  async merge(added: readonly GameRecord[]): Promise<number> {
    const changed = await this.#change(async (records) => {
      const ids = new Set<string>();
      for (const record of added) {
        const there = await records.get(record.id);
        if (there !== undefined && there.updated >= record.updated) continue;
        await records.put(record);
        ids.add(record.id);
      }
      return ids;
    });
    const kept = new Set(await (await this.#open()).getAllKeys(GAMES));
    return [...changed].filter((id) => kept.has(id)).length;
  }

  delete(id: string): Promise<void> {
    return this.#change((records) => records.delete(id));
  }

  clear(): Promise<void> {
    return this.#change((records) => records.clear());
  }

  /** Runs a change as one transaction; resolves when it is on the disk. */
  async #change<Result>(change: (records: Records) => Promise<Result>): Promise<Result> {
    const transaction = (await this.#open()).transaction(GAMES, 'readwrite');
    const run = async (): Promise<Result> => {
      const result = await change(transaction.store);
      await trim(transaction.store);
      return result;
    };
    const [result] = await Promise.all([run(), transaction.done]);
    return result;
  }

  async #open(): Promise<IDBPDatabase<Schema>> {
    const forget = (): void => {
      this.#opened = null;
    };
    if (!globalThis.indexedDB)
      throw new DOMException('There are no databases.', 'NotSupportedError');
    this.#opened ??= openOwn(this.#name, {
      // A newer version of the page in another tab waits for this.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    try {
      return await this.#opened;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
