/**
 * Stores the user's work in the browser's storage under a name per panel. The storage may be missing
 * (a page may be opened where it is forbidden) or full, and anyone may have written into it: the
 * panel must validate all that it reads. What the storage does not take stays in memory, and is
 * tried again. A thousand steps take a while to write, so that work waits until the page is idle, or goes.
 *
 *     localStorage      the work that was changed last, in any tab: a new tab begins with it
 *     sessionStorage    the work of this tab, which a reload restores whatever other tabs do; with a mark where
 *                       localStorage did not take it, so that this is told and tried again also after a reload
 */

import { siteName, takeOver } from './site-storage';
import { whenIdle } from './idle';
import { isRefusal } from './refusal';

/** Other items of the page have other prefixes and stay when work is erased. */
const PREFIX = siteName('jiugong.work.');

/** The version of the stored format; other versions are not read, and a later one stays as it is. */
const VERSION = 1;
const BEGIN = `{"version":${VERSION},`;

/** The mark of work that the tab alone has: the digest of what localStorage had instead. */
const MARKED = new RegExp(`^\\{"version":${VERSION},"over":(-?\\d+),`);

/** The milliseconds after which work is stored even on a page that is never idle. */
const LONGEST_WAIT = 1000;

/** Whether the storage holds work of the user; 'nowhere' if there is no storage. */
export type Kept = 'something' | 'nothing' | 'nowhere';

/** Why work is not stored where a new tab would find it. */
interface Unsaved {
  /** The storage is full, or has work of a later version of the page, which stays as it is. */
  readonly why: 'full' | 'later';
  /** Whether a reload of this tab restores it. */
  readonly isInTab: boolean;
}

/** Runs a task when there is time for it. */
type Later = (task: () => void) => void;

const atOnce: Later = (task) => task();

/** Parses a stored value; null if it is none. */
function workIn(text: string): unknown {
  try {
    const kept: unknown = JSON.parse(text);
    const isOurs = typeof kept === 'object' && kept !== null && 'version' in kept;
    return isOurs && kept.version === VERSION && 'work' in kept ? kept.work : null;
  } catch {
    return null;
  }
}

/** Whether a later version of the page has stored a value, which begins with its version. */
function isLater(text: string | null): boolean {
  const [, version] = /^\{"version":(\d+)\b/.exec(text ?? '') ?? [];
  return Number(version) > VERSION;
}

function namesIn(storage: Storage | null): readonly string[] {
  try {
    const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Tells whether a stored value is still the same. */
function digestOf(text: string | null): number {
  let digest = text === null ? -1 : 0;
  for (let at = 0; at < (text?.length ?? 0); ++at)
    digest = (Math.imul(digest, 31) + text!.charCodeAt(at)) | 0;
  return digest;
}

const marked = (text: string, over: number): string =>
  `${BEGIN}"over":${over},${text.slice(BEGIN.length)}`;

const withoutMark = (text: string | null): string | null => text?.replace(MARKED, BEGIN) ?? null;

/** Dispatches `change` when work was kept or erased in this tab, or could not be. */
export class Store extends EventTarget {
  readonly #shared: Storage | null;
  readonly #own: Storage | null;
  /**
   * The values that the shared storage did not take, by name, with the digest of what it has instead (null before the first
   * try): they are tried again until another tab has stored anything else, of which a tab that sleeps is not told.
   */
  readonly #refused = new Map<string, { readonly text: string; readonly over: number | null }>();
  /** What formats the work that is to be stored, by name; null if it is what was stored last. */
  readonly #waiting = new Map<string, () => string | null>();
  readonly #later: Later;
  #isDamaged = false;

  /** `later` says when what may wait is stored. */
  constructor(shared: Storage | null, own: Storage | null = null, later: Later = atOnce) {
    super();
    this.#shared = shared;
    this.#own = own;
    this.#later = later;
  }

  /** Takes up what an earlier visit of this tab could not store for all, unless another tab has stored anything since. */
  retrieve(): void {
    for (const name of namesIn(this.#own)) {
      const text = this.#textIn(this.#own, name)!;
      const [, digest] = MARKED.exec(text) ?? [];
      if (digest !== undefined)
        this.#refused.set(name, { text: withoutMark(text)!, over: Number(digest) });
    }
    this.#putRefused();
  }

  get kept(): Kept {
    if (this.#shared === null) return 'nowhere';
    if (this.#names().length === 0) this.flush();
    return this.#names().length === 0 ? 'nothing' : 'something';
  }

  /** Whether there is work of a name, or will be. */
  has(name: string): boolean {
    return this.#waiting.has(name) || this.#texts(name).length > 0;
  }

  /** What keeps changes from being stored; null if nothing does. */
  get unsaved(): Unsaved | null {
    const later = this.#names().filter((name) => isLater(this.#textIn(this.#shared, name)));
    const names = [...later, ...this.#refused.keys()];
    if (this.#shared === null || names.length === 0) return null;
    return {
      why: later.length > 0 ? 'later' : 'full',
      isInTab: names.every((name) => this.#isInTab(name)),
    };
  }

  /** Whether stored work could not be read since the page was opened. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** Returns the stored value of a name, unvalidated; null if there is none. */
  read(name: string): unknown {
    return this.readEach(name)[0] ?? null;
  }

  /** Returns that of this tab and the last one of all tabs, for what is merged so that no tab loses what another one kept. */
  readEach(name: string): readonly unknown[] {
    if (this.#waiting.has(name)) this.flush();
    return this.#texts(name)
      .map(workIn)
      .filter((work) => work !== null);
  }

  /**
   * Returns what `parse` makes of the stored value of a name, of the first one that it can read; null
   * if there is none. One that cannot be read makes the store damaged.
   */
  restore<Result>(name: string, parse: (work: unknown) => Result | null): Result | null {
    if (this.#waiting.has(name)) this.flush();
    for (const text of this.#texts(name)) {
      const work = workIn(text);
      const result = work === null ? null : parse(work);
      if (result !== null) return result;
      this.#isDamaged = true;
      this.dispatchEvent(new Event('change'));
    }
    return null;
  }

  /** Whether this tab was the last of all to store a value of a name. */
  isLatest(name: string): boolean {
    const own = this.#textIn(this.#own, name);
    return own !== null && own === this.#textIn(this.#shared, name);
  }

  write(name: string, work: object): void {
    if (this.#shared !== null) this.#waiting.set(name, () => JSON.stringify(work));
    this.flush();
  }

  /** Stores what `format` returns when there is time for it; nothing if that is null. */
  writeLater(name: string, format: () => string | null): void {
    if (this.#shared === null) return;
    // (A map keeps the place of a name that it has.)
    this.#waiting.delete(name);
    this.#waiting.set(name, format);
    this.#later(() => this.flush());
  }

  /** Stores what waits, in the order in which it came, and what was refused where there is room by now. */
  flush(): void {
    let isNews = this.#refused.size > 0;
    for (const name of this.#waiting.keys()) {
      this.#format(name);
      isNews ||= this.#refused.has(name);
      this.#putRefused();
    }
    if (!isNews) return;
    this.#putRefused();
    this.dispatchEvent(new Event('change'));
  }

  erase(name: string): void {
    this.#forget(name);
    this.#remove(this.#shared, name);
    this.#putRefused();
    this.dispatchEvent(new Event('change'));
  }

  /** Erases the work of every panel. */
  eraseAll(): void {
    this.#isDamaged = false;
    for (const name of [...this.#waiting.keys(), ...this.#names()]) this.erase(name);
  }

  /** Follows another tab: what it has erased is erased here, and what it has stored is the last change of all tabs. */
  follow({ name, isErased }: OtherWork): void {
    if (isErased) this.#forget(name);
    else this.#giveWay(name);
    this.#putRefused();
    this.dispatchEvent(new Event('change'));
  }

  /** Leaves what was refused to this tab alone, since another one has stored something newer; false if it is in memory only. */
  #giveWay(name: string): boolean {
    if (!this.#isInTab(name)) return false;
    const refused = this.#refused.get(name);
    // (Without the mark: it is not taken up again.)
    if (refused !== undefined) this.#putInto(this.#own, name, refused.text);
    this.#refused.delete(name);
    return true;
  }

  /** Erases the value of this tab. */
  #forget(name: string): void {
    // Who formats work knows from then on what was kept last, and does not keep the same again.
    this.#format(name);
    this.#refused.delete(name);
    this.#remove(this.#own, name);
  }

  #remove(storage: Storage | null, name: string): void {
    try {
      storage?.removeItem(PREFIX + name);
    } catch {
      // A storage that was forbidden meanwhile keeps its old value.
    }
  }

  /** Formats work that waits, and has it stored like what was refused. */
  #format(name: string): void {
    const text = this.#waiting.get(name)?.() ?? null;
    this.#waiting.delete(name);
    if (text !== null) this.#refused.set(name, { text: `${BEGIN}"work":${text}}`, over: null });
  }

  #putRefused(): void {
    for (const [name, { text, over }] of this.#refused) {
      const isReplaced = over !== null && over !== digestOf(this.#textIn(this.#shared, name));
      if (isReplaced && this.#giveWay(name)) continue;
      if (this.#put(name, text)) this.#refused.delete(name);
    }
  }

  /** Stores a value; returns whether the shared storage has it. */
  #put(name: string, text: string): boolean {
    const isShared = this.#putInto(this.#shared, name, text);
    const over = isShared ? null : digestOf(this.#textIn(this.#shared, name));
    if (over !== null) this.#refused.set(name, { text, over });
    const ofTab = over === null ? text : marked(text, over);
    const isOwn = this.#putInto(this.#own, name, ofTab);
    // The next visit would read an older value of this tab before it.
    if (isShared && !isOwn && !isLater(this.#textIn(this.#own, name)))
      this.#remove(this.#own, name);
    return isShared;
  }

  #putInto(storage: Storage | null, name: string, text: string): boolean {
    if (storage === null || isLater(this.#textIn(storage, name))) return false;
    try {
      storage.setItem(PREFIX + name, text);
      return true;
    } catch (error) {
      // A full storage keeps its old value.
      if (!isRefusal(error)) throw error;
      return false;
    }
  }

  /** Whether this tab has, or would take, the value of a name. */
  #isInTab(name: string): boolean {
    const own = this.#textIn(this.#own, name);
    const refused = this.#refused.get(name);
    return refused === undefined
      ? this.#own !== null && !isLater(own)
      : withoutMark(own) === refused.text;
  }

  /**
   * The stored values of a name, in the order in which they are read: that of this tab comes first,
   * unless another tab has erased all work meanwhile.
   */
  #texts(name: string): readonly string[] {
    const refused = this.#refused.get(name)?.text ?? null;
    const shared = this.#textIn(this.#shared, name);
    const own = shared === null ? null : this.#textIn(this.#own, name);
    return [refused, own, shared].filter((text) => text !== null && !isLater(text)) as string[];
  }

  #textIn(storage: Storage | null, name: string): string | null {
    try {
      return storage?.getItem(PREFIX + name) ?? null;
    } catch {
      return null;
    }
  }

  /** The names of all work that is stored, or should be. */
  #names(): readonly string[] {
    return [...new Set([...namesIn(this.#shared), ...this.#refused.keys()])];
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

  /** Returns what `parse` makes of the stored work; null if there is none that it can read. */
  restore<Result>(parse: (kept: unknown) => Result | null): Result | null {
    return this.#store.restore(this.#name, (kept) => {
      const restored = parse(kept);
      if (restored !== null) this.#last = JSON.stringify(kept);
      return restored;
    });
  }

  /** Whether there is stored work, or will be. */
  get exists(): boolean {
    return this.#store.has(this.#name);
  }

  /**
   * Stores what `work` returns when there is time for it. A panel that has none any longer stores that: without the item,
   * other tabs would take their work for erased. The same work is stored again where it `isLost`.
   */
  keep(work: () => Work, isLost = (): boolean => false): void {
    this.#store.writeLater(this.#name, () => {
      const text = JSON.stringify(work());
      if (text === this.#last && !isLost()) return null;
      return (this.#last = text);
    });
  }
}

/** Removes the notice about restored work, for use when no work is stored any longer. */
export const withoutRestored = <
  State extends { readonly notice: { readonly kind: string } | null },
>(
  state: State,
): State => (state.notice?.kind === 'restored' ? { ...state, notice: null } : state);

/** What another tab did with the work of a name. */
interface OtherWork {
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
function storage(open: () => Storage, isOfTab = false): Storage | null {
  try {
    const opened = open();
    takeOver(opened, undefined, isOfTab);
    return opened;
  } catch {
    return null;
  }
}

const storageOfAll = (): Storage | null => storage(() => window.localStorage);

const storageOfTab = (): Storage | null => storage(() => window.sessionStorage, true);

/** Whether there is work with which this tab begins. */
export const hasStoredWork = (): boolean =>
  [storageOfAll(), storageOfTab()].some((each) => namesIn(each).length > 0);

/** Stores at once what is kept while the page is hidden or goes: it may end without another event. */
export function openStore(): Store {
  let isGoing = false;
  const store = new Store(storageOfAll(), storageOfTab(), (task) => {
    if (isGoing || document.visibilityState === 'hidden') task();
    else whenIdle(task, LONGEST_WAIT);
  });
  // (When the person comes back there may be room for what was refused.)
  document.addEventListener('visibilitychange', () => store.flush());
  addEventListener('pagehide', () => {
    isGoing = true;
    store.flush();
  });
  addEventListener('pageshow', () => {
    isGoing = false;
  });
  return store;
}
