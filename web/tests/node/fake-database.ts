/** The databases of a browser, in memory. */
import * as fake from 'fake-indexeddb';

const classes = Object.entries(fake).filter(([name]) => name.startsWith('IDB'));

/** Gives this thread the databases of a browser, all of them empty. */
export function useEmptyDatabases(): void {
  Object.assign(globalThis, Object.fromEntries(classes), { indexedDB: new fake.IDBFactory() });
}
