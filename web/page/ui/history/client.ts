/**
 * What the page always has of the history of boards; the rest (`history.ts`, with the database and
 * the dialog) is loaded when a board is written for the first time, or the dialog is opened.
 */
import { PartError } from '../part-error';
import { isRefusal } from '../refusal';
import type { Store } from '../store';
import type { HistoryHost, HistoryPart, Noted, RecordsListener } from './contract';
import type { GameRecord } from './record';
import { loadPart } from '../part';

/** The name in the store that says that there are records, so that they can be erased. */
export const HISTORY = 'history';

type RoomClass = new (told: RecordsListener, host: HistoryHost) => HistoryPart;

const loadRoom = async (): Promise<RoomClass> =>
  (await loadPart('history', () => import('./history'))).HistoryOfBoards;

/** Dispatches `change` when boards could be kept, or no longer. */
export class HistoryClient extends EventTarget {
  readonly #store: Store;
  readonly #host: HistoryHost;
  readonly #loadRoom: () => Promise<RoomClass>;
  #part: HistoryPart | null = null;
  #isOff = false;
  /** Counts the times that everything was erased. */
  #erasures = 0;
  /** Counts the times that the dialog was asked for, or closed. */
  #turns = 0;

  constructor(store: Store, host: HistoryHost, load = loadRoom) {
    super();
    this.#store = store;
    this.#host = host;
    this.#loadRoom = load;
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
      if (noted !== null) this.noteRecords(true);
      this.#turn(false);
      return noted;
    } catch (error) {
      // What did not arrive is tried again with the next write.
      if (!(error instanceof PartError)) this.#turnOff(error);
      return null;
    }
  }

  /** Opens the dialog. */
  async open(): Promise<void> {
    const turn = ++this.#turns;
    try {
      const part = await this.#load();
      // Something else may have come onto the page meanwhile.
      if (turn === this.#turns) await part.open();
    } catch (error) {
      this.#host.onMissing(error);
    }
  }

  /** Closes the dialog, also one that is still to open. */
  close(): void {
    ++this.#turns;
    this.#part?.close();
  }

  /** Draws the dialog in another language. */
  redraw(): void {
    this.#part?.redraw();
  }

  /** Erases all records, as part of all kept work; called before that of the store. */
  async erase(): Promise<void> {
    ++this.#erasures;
    const hadRecords = this.#store.read(HISTORY) !== null;
    try {
      await (await this.#load()).clear();
    } catch (error) {
      // They are still there, and can be erased once more.
      if (hadRecords) this.noteRecords(true);
      if (!(error instanceof PartError)) this.#turnOff(error, hadRecords);
      else if (hadRecords) this.#host.onMissing(error);
    }
  }

  /** Says in the store whether there are records. */
  noteRecords(areThere: boolean): void {
    const wasSo = this.#store.read(HISTORY) !== null;
    if (areThere && !wasSo) this.#store.write(HISTORY, {});
    else if (!areThere && wasSo) this.#store.erase(HISTORY);
  }

  async #load(): Promise<HistoryPart> {
    const Room = await this.#loadRoom();
    this.#part ??= new Room(this, this.#host);
    return this.#part;
  }

  /** Says that the browser refuses the database, if that is what an error means and there `isNews` in it. */
  #turnOff(error: unknown, isNews = true): void {
    if (!isRefusal(error)) throw error;
    if (isNews) this.#turn(true);
  }

  #turn(isOff: boolean): void {
    if (this.#isOff === isOff) return;
    this.#isOff = isOff;
    this.dispatchEvent(new Event('change'));
  }
}
