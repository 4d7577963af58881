/**
 * What the page always has of the history of boards; the rest (`history.ts`, with the database and
 * the dialog) is loaded when a board is written for the first time, or the dialog is opened.
 */
import type { Board } from '../../../board/state';
import type { Language } from '../../../locales/languages';
import type { Store } from '../store';
import type { GameRecord } from './record';

/** The name in the store that says that there are records, so that they can be erased. */
export const HISTORY = 'history';

/** The part of a record that a write may have changed. */
export type Noted = Pick<GameRecord, 'id' | 'updated'>;

/** What the history knows of the panels. */
export interface HistoryHost {
  readonly language: () => Language;
  /** The name of a panel; null if there is none that plays boards. */
  readonly nameOf: (panel: string) => string | null;
  /** The board of a state; null if it is none of the panel. */
  readonly boardIn: (panel: string, state: string) => Promise<Board | null>;
  /** Puts the board of a record on the page; returns whether it did. */
  readonly open: (record: GameRecord) => Promise<boolean>;
}

/** What `history.ts` exports. */
export interface HistoryRoom {
  note(record: GameRecord, known: readonly number[], mayAdd: boolean): Promise<Noted | null>;
  open(): Promise<void>;
  speak(): void;
  clear(): Promise<void>;
}

/** Dispatches `change` when boards could be kept, or no longer. */
export class HistoryDoor extends EventTarget {
  readonly #store: Store;
  readonly #host: HistoryHost;
  #room: Promise<HistoryRoom> | null = null;
  #isOff = false;
  /** Counts the times that everything was erased. */
  #erasures = 0;

  constructor(store: Store, host: HistoryHost) {
    super();
    this.#store = store;
    this.#host = host;
  }

  /** Whether the browser keeps no boards: it forbids the database, or it is full. */
  get isOff(): boolean {
    return this.#isOff || this.#store.kept === 'nowhere';
  }

  /**
   * Writes a record; one that is not there yet only if `mayAdd`. If it has another date than those
   * in `known`, another tab has changed it: then it stays, and this one becomes a new record.
   * Resolves to what was written; null if nothing was.
   */
  async note(record: GameRecord, known: readonly number[], mayAdd: boolean): Promise<Noted | null> {
    if (this.#store.kept === 'nowhere') return null;
    const erasures = this.#erasures;
    try {
      const noted = await (await this.#load()).note(record, known, mayAdd);
      if (erasures !== this.#erasures) return null;
      if (noted !== null) this.hasRecords(true);
      this.#turn(false);
      return noted;
    } catch {
      this.#turn(true);
      return null;
    }
  }

  /** Opens the dialog; resolves to whether it could be loaded. */
  async open(): Promise<boolean> {
    try {
      await (await this.#load()).open();
      return true;
    } catch {
      return false;
    }
  }

  /** Draws the dialog in another language. */
  async speak(): Promise<void> {
    (await this.#room)?.speak();
  }

  /** Erases all records, as part of all kept work. */
  async erase(): Promise<void> {
    ++this.#erasures;
    try {
      await (await this.#load()).clear();
    } catch {
      this.#turn(true);
    }
  }

  /** Says in the store whether there are records. */
  hasRecords(isSo: boolean): void {
    const wasSo = this.#store.read(HISTORY) !== null;
    if (isSo && !wasSo) this.#store.write(HISTORY, {});
    else if (!isSo && wasSo) this.#store.erase(HISTORY);
  }

  /** A part that cannot be loaded is tried again the next time. */
  async #load(): Promise<HistoryRoom> {
    this.#room ??= import('./history').then(
      ({ HistoryOfBoards }) => new HistoryOfBoards(this, this.#host),
    );
    try {
      return await this.#room;
    } catch (error) {
      this.#room = null;
      throw error;
    }
  }

  #turn(isOff: boolean): void {
    if (this.#isOff === isOff) return;
    this.#isOff = isOff;
    this.dispatchEvent(new Event('change'));
  }
}
