/** The one object of this room that has state: draws the dialog and does what is asked for in it. */
import { render } from 'lit';
import type { JiugongBoard } from '../../board/jiugong-board';
import { sharedEngine } from '../../board/shared-engine';
import type { Snapshot } from '../../board/snapshot';
import type { TextFormat, TextPuzzle } from '../../engine/jiugong';
import type { ShareMessages } from '../../locales/share/en';
import { copyText } from '../clipboard';
import { rasterize, save } from './files';
import { linkTo, writeState } from './link';
import { chosenContent, contentsOf, NOT_SHARING, openDialog, printed, withSaid } from './model';
import type { FileKind, Said, Sharing, TextForm } from './model';
import { pictureOf } from './picture';
import { withText } from './png-text';
import { fillSheets } from './print-sheet';
import { digitsOf, jsonOf, markdownOf, sdkOf, sdmOf } from './texts';
import { shareDialog, type ShareEvents } from './view';
import { pictureWords } from './words';

/** What the dialog needs of the page. */
export interface ShareHost {
  readonly board: JiugongBoard;
  /** The puzzles of the text that the board is from. */
  readonly collection: () => readonly TextPuzzle[];
  readonly open: (files: readonly File[]) => void;
}

export class Share {
  #sharing: Sharing = NOT_SHARING;
  readonly #host: ShareHost;
  readonly #place: HTMLElement;
  readonly #sheets: HTMLElement;
  #texts: ShareMessages;
  /** How many to a page the next print is to have; it may come from the browser's own menu, too. */
  #perPage: 1 | 4 = 1;

  readonly #events: ShareEvents = {
    onClose: () => this.close(),
    onContent: (content) => this.#show({ ...this.#sharing, content, said: null }),
    onCopyLink: () => void this.#copy(this.#link),
    onSend: () => void this.#send(),
    onForm: (form) => this.#show({ ...this.#sharing, form, said: null }),
    onCopyText: () => void this.#copyText(),
    onSave: (kind) => void this.#save(kind),
    onOpen: (files) => {
      this.close();
      this.#host.open(files);
    },
    onPrint: (perPage) => {
      this.#perPage = perPage;
      print();
    },
  };

  constructor(host: ShareHost, place: HTMLElement, sheets: HTMLElement, texts: ShareMessages) {
    this.#host = host;
    this.#place = place;
    this.#sheets = sheets;
    this.#texts = texts;
    addEventListener('beforeprint', () => this.#fillSheets());
    addEventListener('afterprint', () => this.#emptySheets());
    this.#show(this.#sharing);
  }

  /** Goes on in another language. */
  speak(texts: ShareMessages): void {
    this.#texts = texts;
    this.#show(this.#sharing);
  }

  /** The board or the page around it has changed. */
  follow(): void {
    if (this.#sharing.open) this.#show(this.#sharing);
  }

  open(): void {
    this.#show(openDialog(this.#sharing));
    const dialog = this.#dialog;
    if (!dialog.open) dialog.showModal();
  }

  close(): void {
    if (!this.#sharing.open) return;
    this.#dialog.close();
    this.#show({ ...this.#sharing, open: false });
  }

  #show(next: Sharing): void {
    this.#sharing = next;
    render(
      shareDialog(next, next.open ? this.#shown : null, this.#texts, this.#events),
      this.#place,
    );
  }

  get #dialog(): HTMLDialogElement {
    return this.#place.querySelector('dialog')!;
  }

  get #shown() {
    const contents = contentsOf(this.#host.board.board);
    return {
      contents,
      content: chosenContent(contents, this.#sharing.content).content,
      link: this.#link,
      collection: this.#host.collection().length,
      canSend: 'share' in navigator,
    };
  }

  get #snapshot(): Snapshot {
    return chosenContent(contentsOf(this.#host.board.board), this.#sharing.content).snapshot;
  }

  get #link(): string {
    return linkTo(location.href, this.#snapshot);
  }

  get #picture(): string {
    return pictureOf(this.#snapshot, pictureWords(this.#snapshot, this.#texts));
  }

  #say(said: Said | null): void {
    this.#show(withSaid(this.#sharing, said));
  }

  async #copy(text: string): Promise<void> {
    this.#say({ kind: (await copyText(text)) ? 'copied' : 'not-copied' });
  }

  async #copyText(): Promise<void> {
    await this.#copy(await this.#textAs(this.#sharing.form));
  }

  async #textAs(form: TextForm): Promise<string> {
    const snapshot = this.#snapshot;
    const digits = digitsOf(snapshot);
    if (form === 'line') return digits;
    if (form === 'json') return jsonOf(snapshot);
    if (form === 'cells') return this.#written(digits, 'json');
    if (form !== 'markdown') return this.#written(digits, form);
    const grid = await this.#written(digits, 'boxed');
    return markdownOf(grid, this.#texts.text.openHere, this.#link);
  }

  /** Without an engine the one line that needs none. */
  async #written(digits: string, format: TextFormat): Promise<string> {
    try {
      return await (await sharedEngine()).writeText(digits, { format });
    } catch {
      return digits;
    }
  }

  async #send(): Promise<void> {
    try {
      await navigator.share({ title: document.title, url: this.#link });
      this.#say({ kind: 'sent' });
    } catch (error) {
      const isAbort = error instanceof DOMException && error.name === 'AbortError';
      this.#say(isAbort ? null : { kind: 'not-sent' });
    }
  }

  async #save(kind: FileKind): Promise<void> {
    const name = `sudoku.${kind}`;
    try {
      save(name, await this.#fileOf(kind));
      this.#say({ kind: 'saved', name });
    } catch {
      this.#say({ kind: 'not-saved' });
    }
  }

  async #fileOf(kind: FileKind): Promise<Blob> {
    const snapshot = this.#snapshot;
    if (kind === 'png') return withText(await rasterize(this.#picture), writeState(snapshot));
    if (kind === 'svg') return new Blob([this.#picture], { type: 'image/svg+xml' });
    if (kind === 'sdk') return new Blob([sdkOf(snapshot)], { type: 'text/plain' });
    const puzzles = this.#host.collection().map(({ puzzle }) => puzzle);
    return new Blob([sdmOf(puzzles.length > 1 ? puzzles : [digitsOf(snapshot)])], {
      type: 'text/plain',
    });
  }

  /** In place of the page, while that shows the board; from the browser's own menu what is to be seen. */
  #fillSheets(): void {
    if (this.#place.closest('[hidden]') !== null) return;
    const { open } = this.#sharing;
    const shown = Array.from(contentsOf(this.#host.board.board).values()).at(-1)!;
    const boards = printed(
      open ? this.#snapshot : shown,
      open ? this.#host.collection() : [],
      this.#perPage,
      this.#texts.paper.number,
    );
    fillSheets(this.#sheets, boards, this.#perPage, ({ snapshot }) =>
      pictureWords(snapshot, this.#texts),
    );
  }

  #emptySheets(): void {
    this.#perPage = 1;
    fillSheets(this.#sheets, [], 1, () => ({ title: '', description: '' }));
  }
}
