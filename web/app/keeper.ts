/**
 * Keeps work in the browser's own storage, under a name a view chooses. There may be none (a page may be
 * opened where storage is forbidden), it may be full, and anyone may have written into it: what is read is
 * data from outside, for the view to check.
 */

/** Other things of the page have other prefixes, and stay when work is erased. */
const PREFIX = 'jiugong.work.';

/** Of the form in which work is kept; of another version nothing is read. */
const VERSION = 1;

export class Keeper {
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  /** Whether there is a storage at all. */
  get isPossible(): boolean {
    return this.#storage !== null;
  }

  get isEmpty(): boolean {
    return this.#names().length === 0;
  }

  /** What was kept under a name, unchecked; null if there is nothing. */
  read(name: string): unknown {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(PREFIX + name) ?? 'null');
      const isOurs = typeof kept === 'object' && kept !== null && 'version' in kept;
      return isOurs && kept.version === VERSION && 'work' in kept ? kept.work : null;
    } catch {
      return null;
    }
  }

  write(name: string, work: object): void {
    try {
      this.#storage?.setItem(PREFIX + name, JSON.stringify({ version: VERSION, work }));
    } catch {
      // A full storage keeps what it had.
    }
  }

  erase(name: string): void {
    try {
      this.#storage?.removeItem(PREFIX + name);
    } catch {
      // A storage that was forbidden meanwhile keeps what it had.
    }
  }

  /** Erases the work of every view. */
  eraseAll(): void {
    for (const name of this.#names()) this.erase(name);
  }

  #names(): readonly string[] {
    try {
      const keys = Object.keys(this.#storage ?? {});
      return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  }
}

/** The storage of this browser; only to ask for it may throw. */
export function openKeeper(): Keeper {
  try {
    return new Keeper(window.localStorage);
  } catch {
    return new Keeper(null);
  }
}
