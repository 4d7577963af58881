/**
 * Stores the user's work in the browser's storage under a name per panel. The storage may be missing
 * (a page may be opened where it is forbidden) or full, and anyone may have written into it: the
 * panel must validate all that it reads.
 */

/** Other items of the page have other prefixes and stay when work is erased. */
const PREFIX = 'jiugong.work.';

/** The version of the stored format; other versions are not read. */
const VERSION = 1;

/** Whether the storage holds work of the user; 'nowhere' if there is no storage. */
export type Kept = 'something' | 'nothing' | 'nowhere';

/** Dispatches `change` when work was kept or erased in this tab. */
export class Store extends EventTarget {
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    super();
    this.#storage = storage;
  }

  get kept(): Kept {
    if (this.#storage === null) return 'nowhere';
    return this.#names().length === 0 ? 'nothing' : 'something';
  }

  /** Returns the stored value of a name, unvalidated; null if there is none. */
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
      this.dispatchEvent(new Event('change'));
    } catch {
      // A full storage keeps its old value.
    }
  }

  erase(name: string): void {
    try {
      this.#storage?.removeItem(PREFIX + name);
      this.dispatchEvent(new Event('change'));
    } catch {
      // A storage that was forbidden meanwhile keeps its old value.
    }
  }

  /** Erases the work of every panel. */
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

/**
 * The stored work of one panel. Work is written only when it changes, so that erased work does not
 * come back by itself.
 */
export class KeptWork<Work extends object> {
  readonly #store: Store;
  readonly #name: string;
  /** The work that was last written or read, or the panel's initial work. */
  #last: string;

  constructor(store: Store, name: string, first: Work | null) {
    this.#store = store;
    this.#name = name;
    this.#last = JSON.stringify(first);
  }

  /** Returns the stored work, unvalidated; null if there is none. */
  read(): unknown {
    const kept = this.#store.read(this.#name);
    if (kept !== null) this.#last = JSON.stringify(kept);
    return kept;
  }

  /** Stores work; null erases it. */
  keep(work: Work | null): void {
    const text = JSON.stringify(work);
    if (text === this.#last) return;
    this.#last = text;
    if (work === null) this.#store.erase(this.#name);
    else this.#store.write(this.#name, work);
  }
}

/** Removes the notice about restored work, for use when no work is stored any longer. */
export const withoutRestored = <
  State extends { readonly notice: { readonly kind: string } | null },
>(
  state: State,
): State => (state.notice?.kind === 'restored' ? { ...state, notice: null } : state);

/** Whether a change by another tab replaces the work of this one. */
export const isOtherWork = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): boolean =>
  key !== null && key.startsWith(PREFIX) && newValue !== null;

/** Opens the storage of this browser; the access itself may throw. */
export function openStore(): Store {
  try {
    return new Store(window.localStorage);
  } catch {
    return new Store(null);
  }
}
