/**
 * The history of boards: the database, and the dialog that lists it. The page loads this part when
 * it is needed (`client.ts`).
 */
import { openModal } from '../dialog';
import { render } from 'lit';
import type { Language } from '../../../locales/languages';
import { HISTORY_MESSAGES } from '../../../locales/history-messages';
import { pageMessagesFor } from '../../../locales/page-messages';
import { pictureOf } from '../boards/picture';
import { save } from '../download';
import { readAll } from '../files';
import { PartError } from '../part-error';
import { whereRefused } from '../refusal';
import { Database } from './database';
import type { HistoryHost, HistoryPart, Noted, RecordsListener } from './contract';
import { fileName, formatFile, MAX_FILE, parseFiles } from './file';
import type { GameRecord } from './record';
import { historyDialog, type Dialog, type DialogEvents, type Entry, type Said } from './view';

const CLOSED: Dialog = { isOpen: false, entries: null, said: null, isAsked: false };

/** How far beyond the edge of the dialog pictures are drawn. */
const PRELOAD_MARGIN = '400px';

export class HistoryOfBoards implements HistoryPart {
  readonly #listener: RecordsListener;
  readonly #host: HistoryHost;
  readonly #database = new Database();
  readonly #place = document.createElement('div');
  #dialog: Dialog = CLOSED;
  /** Counts the lists that were asked for; only the latest is shown. */
  #lists = 0;

  readonly #pictures = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (isIntersecting) this.#drawPicture(target as HTMLElement);
      }
    },
    { rootMargin: PRELOAD_MARGIN },
  );

  readonly #events: DialogEvents = {
    onClose: () => this.close(),
    onOpen: (record) => void this.#openBoard(record),
    onDelete: (record) => void this.#delete(record),
    onRestore: (record) => void this.#restore(record),
    onAsk: () => this.#show({ isAsked: !this.#dialog.isAsked }),
    onDeleteAll: () => void this.#deleteAll(),
    onExport: () => this.#export(),
    onImport: (files) => void this.#import(files),
  };

  constructor(listener: RecordsListener, host: HistoryHost) {
    this.#listener = listener;
    this.#host = host;
    this.#place.id = 'history';
    document.body.append(this.#place);
    this.#show({});
  }

  note(record: GameRecord, known: readonly number[], mayAdd: boolean): Promise<Noted | null> {
    return this.#database.note(record, known, mayAdd);
  }

  clear(): Promise<void> {
    return this.#database.clear();
  }

  async open(): Promise<void> {
    this.#show({ ...CLOSED, isOpen: true });
    if (!this.#element.open) openModal(this.#element);
    await this.#list();
  }

  close(): void {
    if (!this.#dialog.isOpen) return;
    this.#element.close();
    this.#show(CLOSED);
  }

  redraw(): void {
    this.#show({});
  }

  get #element(): HTMLDialogElement {
    return this.#place.querySelector('dialog')!;
  }

  #show(change: Partial<Dialog>): void {
    this.#dialog = { ...this.#dialog, ...change };
    const language = this.#host.language();
    const { page } = pageMessagesFor(language);
    const words = {
      texts: HISTORY_MESSAGES[language],
      part: page.part,
      language,
      levels: page.difficulty.levels,
      hints: page.clock.hints,
      nameOf: (panel: string): string => this.#host.nameOf(panel) ?? panel,
    };
    render(historyDialog(this.#dialog, words, this.#events), this.#place);
    for (const place of this.#place.querySelectorAll('.picture:empty'))
      this.#pictures.observe(place);
  }

  /**
   * Lists what there is now, and says an outcome; without one, what has been said meanwhile stays: on a slow disk, or while
   * a part is loading, the person has gone on.
   */
  async #list(said?: Said | null): Promise<void> {
    const list = ++this.#lists;
    const show = (change: Partial<Dialog>): void => {
      if (list === this.#lists) this.#show({ ...change, isAsked: false });
    };
    const records = await this.#database.all().catch(whereRefused);
    if (records === null) return show({ entries: null, said: { kind: 'off' } });
    this.#listener.noteRecords(records.length > 0);
    const entries = await Promise.all(records.map((record) => this.#entryOf(record)));
    show(said === undefined ? { entries } : { entries, said });
  }

  async #entryOf(record: GameRecord): Promise<Entry> {
    try {
      const board = await this.#host.boardIn(record.panel, record.state);
      const titleOf = board === null ? null : await this.#host.titleOf(record.panel);
      const title = titleOf && ((language: Language) => titleOf(board!, language));
      return { record, board, title, missing: null };
    } catch (error) {
      const missing = error instanceof PartError ? error : null;
      return { record, board: null, title: null, missing };
    }
  }

  #drawPicture(place: HTMLElement): void {
    this.#pictures.unobserve(place);
    const entry = this.#dialog.entries?.find(({ record }) => record.id === place.dataset['id']);
    if (!entry?.board || place.firstChild !== null) return;
    const image = new Image();
    // The line beside it says what it shows.
    image.alt = '';
    const svg = pictureOf(entry.board, '', { title: '', description: '' });
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    place.append(image);
  }

  async #openBoard(record: GameRecord): Promise<void> {
    if ((await this.#host.boardIn(record.panel, record.state)) === null) {
      return this.#show({ said: { kind: 'unreadable' } });
    }
    // Closing returns the focus, which the board takes.
    this.close();
    this.#host.open(record);
  }

  async #delete(record: GameRecord): Promise<void> {
    const at = this.#dialog.entries?.findIndex((entry) => entry.record.id === record.id) ?? 0;
    await this.#change(() => this.#database.delete(record.id), { kind: 'deleted', record });
    // The focused button is gone: the next one, or the last.
    const buttons = [...this.#place.querySelectorAll<HTMLElement>('.delete')];
    (buttons[at] ?? buttons.at(-1) ?? this.#place.querySelector<HTMLElement>('.close'))?.focus();
  }

  async #restore(record: GameRecord): Promise<void> {
    await this.#change(() => this.#database.merge([record]), null);
    this.#place.querySelector<HTMLElement>('.close')?.focus();
  }

  async #deleteAll(): Promise<void> {
    this.#place.querySelector<HTMLElement>('.close')?.focus();
    await this.#change(() => this.#database.clear(), null);
  }

  async #change(change: () => Promise<unknown>, said: Said | null): Promise<void> {
    const isDone = await change().then(() => true, whereRefused);
    if (isDone === null) return this.#show({ said: { kind: 'off' } });
    await this.#list(said);
  }

  #export(): void {
    const games = this.#dialog.entries?.map(({ record }) => record) ?? [];
    const name = fileName(new Date());
    save(name, new Blob([formatFile(games)], { type: 'application/json' }));
    this.#show({ said: { kind: 'exported', name } });
  }

  /** Adds the boards of files, whatever they hold; none if one of the files cannot be read. */
  async #import(files: readonly File[]): Promise<void> {
    if (files.reduce((total, { size }) => total + size, 0) > MAX_FILE) {
      return this.#show({ said: { kind: 'large' } });
    }
    const read = await readAll(files).catch(whereRefused);
    if (read === null) return this.#show({ said: { kind: 'unread' } });
    const texts = read.map(({ text }) => text);
    const reading = parseFiles(texts, Date.now());
    if (reading.kind !== 'games') return this.#show({ said: { kind: reading.kind } });
    const entries = await Promise.all(reading.games.map((game) => this.#entryOf(game)));
    const error = entries.find(({ missing }) => missing !== null)?.missing ?? null;
    if (error !== null) return this.#show({ said: { kind: 'missing', error } });
    const known = entries.filter(({ board }) => board !== null);
    const invalid = reading.invalid + entries.length - known.length;
    const records = known.map(({ record }) => record);
    const count = await this.#database.merge(records).catch(whereRefused);
    if (count === null) return this.#show({ said: { kind: 'off' } });
    await this.#list({ kind: 'imported', count, invalid });
  }
}
