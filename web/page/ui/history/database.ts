/**
 * The database of the history: one store of records, by id, and by date in an index. All promises
 * reject where the browser forbids it or has no room left.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Noted } from './door';
import { drawId, MAX_RECORDS, parseRecord, type GameRecord } from './record';

const NAME = 'jiugong';
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

/** Deletes the oldest records beyond the limit. */
async function trim(records: Records): Promise<void> {
  const surplus = (await records.count()) - MAX_RECORDS;
  if (surplus <= 0) return;
  const oldest = await records.index('updated').getAllKeys(null, surplus);
  for (const id of oldest) await records.delete(id);
}

export class Database {
  #opened: Promise<IDBPDatabase<Schema>> | null = null;

  /** All valid records, the latest first. */
  async all(): Promise<readonly GameRecord[]> {
    const database = await this.#open();
    const found = await database.getAllFromIndex(GAMES, 'updated');
    return found.flatMap((record) => parseRecord(record) ?? []).reverse();
  }

  /** Writes a record as `HistoryDoor.note` says. */
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
    this.#opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade,
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
