/**
 * Keeps work in the browser's own storage, under a name a view chooses. There may be none (a page may be
 * opened where storage is forbidden), it may be full, and anyone may have written into it: what is read is
 * data from outside, for the view to check.
 */

/** Other things of the page have other prefixes, and stay when work is erased. */
const PREFIX = 'jiugong.work.';

/** Of the form in which work is kept; of another version nothing is read. */
const VERSION = 1;

/** What the browser's storage has of a person's work; nowhere where there is no storage. */
export type Kept = 'something' | 'nothing' | 'nowhere';

export class Keeper {
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  get kept(): Kept {
    if (this.#storage === null) return 'nowhere';
    return this.#names().length === 0 ? 'nothing' : 'something';
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

/** Work of a view, which is kept whenever it has changed: what is erased does not come back by itself. */
export class KeptWork<Work extends object> {
  readonly #keeper: Keeper;
  readonly #name: string;
  /** The work that was kept or read last, or with which the view began. */
  #last: string;

  constructor(keeper: Keeper, name: string, first: Work | null) {
    this.#keeper = keeper;
    this.#name = name;
    this.#last = JSON.stringify(first);
  }

  /** What was kept, unchecked; null if there is nothing. */
  read(): unknown {
    const kept = this.#keeper.read(this.#name);
    if (kept !== null) this.#last = JSON.stringify(kept);
    return kept;
  }

  /** Null for none. */
  keep(work: Work | null): void {
    const text = JSON.stringify(work);
    if (text === this.#last) return;
    this.#last = text;
    if (work === null) this.#keeper.erase(this.#name);
    else this.#keeper.write(this.#name, work);
  }
}

/** Where nothing is kept any longer, nothing is said to have come back. */
export const withoutRestored = <
  State extends { readonly notice: { readonly kind: string } | null },
>(
  state: State,
): State => (state.notice?.kind === 'restored' ? { ...state, notice: null } : state);

/** Whether a change that another tab has made to the storage takes the place of work of this one. */
export const isOtherWork = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
  key !== null && key.startsWith(PREFIX) && newValue !== null;

/** The storage of this browser; only to ask for it may throw. */
export function openKeeper(): Keeper {
  try {
    return new Keeper(window.localStorage);
  } catch {
    return new Keeper(null);
  }
}
