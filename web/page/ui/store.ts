/**
 * Stores the user's work in the browser's storage under a name per panel. The storage may be missing
 * (a page may be opened where it is forbidden) or full, and anyone may have written into it: the
 * panel must validate all that it reads.
 *
 *     localStorage      the work that was changed last, in any tab: a new tab begins with it
 *     sessionStorage    the work of this tab, which a reload restores whatever other tabs do
 */

/** Other items of the page have other prefixes and stay when work is erased. */
const PREFIX = 'jiugong.work.';

/** The version of the stored format; other versions are not read. */
const VERSION = 1;

/** Whether the storage holds work of the user; 'nowhere' if there is no storage. */
export type Kept = 'something' | 'nothing' | 'nowhere';

/** Parses a stored value; null if it is none. */
function workIn(text: string | null | undefined): unknown {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const isOurs = typeof kept === 'object' && kept !== null && 'version' in kept;
    return isOurs && kept.version === VERSION && 'work' in kept ? kept.work : null;
  } catch {
    return null;
  }
}

/** Dispatches `change` when work was kept or erased in this tab. */
export class Store extends EventTarget {
  readonly #shared: Storage | null;
  readonly #own: Storage | null;

  constructor(shared: Storage | null, own: Storage | null = null) {
    super();
    this.#shared = shared;
    this.#own = own;
  }

  get kept(): Kept {
    if (this.#shared === null) return 'nowhere';
    return this.#names().length === 0 ? 'nothing' : 'something';
  }

  /**
   * Returns the stored value of a name, unvalidated; null if there is none. That of this tab comes
   * first, unless another tab has erased all work meanwhile.
   */
  read(name: string): unknown {
    const shared = this.#textIn(this.#shared, name);
    const own = shared === null ? null : workIn(this.#textIn(this.#own, name));
    return own ?? workIn(shared);
  }

  /** Whether this tab was the last of all to store a value of a name. */
  isLatest(name: string): boolean {
    const own = this.#textIn(this.#own, name);
    return own !== null && own === this.#textIn(this.#shared, name);
  }

  write(name: string, work: object): void {
    const text = JSON.stringify({ version: VERSION, work });
    for (const storage of [this.#own, this.#shared]) {
      try {
        storage?.setItem(PREFIX + name, text);
      } catch {
        // A full storage keeps its old value.
      }
    }
    this.dispatchEvent(new Event('change'));
  }

  erase(name: string): void {
    this.forget(name);
    try {
      this.#shared?.removeItem(PREFIX + name);
    } catch {
      // A storage that was forbidden meanwhile keeps its old value.
    }
    this.dispatchEvent(new Event('change'));
  }

  /** Erases the value of this tab, since another tab has erased what they share. */
  forget(name: string): void {
    try {
      this.#own?.removeItem(PREFIX + name);
    } catch {
      // As above.
    }
  }

  /** Erases the work of every panel. */
  eraseAll(): void {
    for (const name of this.#names()) this.erase(name);
  }

  #textIn(storage: Storage | null, name: string): string | null {
    try {
      return storage?.getItem(PREFIX + name) ?? null;
    } catch {
      return null;
    }
  }

  #names(): readonly string[] {
    try {
      const keys = Object.keys(this.#shared ?? {});
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

  constructor(store: Store, name: string, first: Work) {
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

  /**
   * Stores work. A panel that has none any longer stores that: without the item, other tabs would
   * take their work for erased.
   */
  keep(work: Work): void {
    const text = JSON.stringify(work);
    if (text === this.#last) return;
    this.#last = text;
    this.#store.write(this.#name, work);
  }
}

/** Removes the notice about restored work, for use when no work is stored any longer. */
export const withoutRestored = <
  State extends { readonly notice: { readonly kind: string } | null },
>(
  state: State,
): State => (state.notice?.kind === 'restored' ? { ...state, notice: null } : state);

/** What another tab did with the work of a name. */
export interface OtherWork {
  readonly name: string;
  readonly isErased: boolean;
}

/** Reads what another tab did; null if it concerns no work. */
export function otherWorkIn({
  key,
  newValue,
}: Pick<StorageEvent, 'key' | 'newValue'>): OtherWork | null {
  if (key === null || !key.startsWith(PREFIX)) return null;
  return { name: key.slice(PREFIX.length), isErased: newValue === null };
}

/** A storage of this browser; null if the access itself throws. */
function storage(open: () => Storage): Storage | null {
  try {
    return open();
  } catch {
    return null;
  }
}

export const openStore = (): Store =>
  new Store(
    storage(() => window.localStorage),
    storage(() => window.sessionStorage),
  );
