/**
 * The share dialog's state and actions, for the current panel. No other object of this folder has
 * state.
 */
import { openModal } from '../dialog';
import { render } from 'lit';
import type { PageMessages } from '../../../locales/page-messages';
import { copyText } from '../clipboard';
import { save } from '../download';
import { linkTo } from '../link';
import { isTold } from '../told-error';
import { chosenContent, NOT_SHARING, openDialog } from './model';
import type { Content, Elsewhere, Embedded, FileKind, Said, Sharing, TextForm } from './model';
import type { ShareEvents, Shown } from './share-dialog';
import { loadPart } from '../part';

/** The shareable content of a panel. */
export interface ShareHost {
  /** The contents that can be shared now, the puzzle first. */
  readonly contents: () => readonly Content[];
  readonly fragment: (content: Content) => string;
  /** The text formats; empty if there is only one. */
  readonly forms: readonly TextForm[];
  readonly textAs: (content: Content, form: TextForm, link: string) => Promise<string>;
  /** The puzzle for an embedded board; absent for what cannot be embedded. */
  readonly embedded?: () => Embedded;
  /** What texts and code lack of the puzzle, in words; null or absent where they have all. */
  readonly unwritten?: () => string | null;
  /** Absent for a panel whose puzzles no other program knows. */
  readonly elsewhere?: () => Elsewhere | null;
  /** Null for a panel that has links and texts only. */
  readonly files: FileHost | null;
}

/** Files and printing. */
export interface FileHost {
  /** The kinds of files that the panel writes. */
  readonly kinds: readonly FileKind[];
  /** The name of a saved file, without its ending. */
  readonly name: () => string;
  /** The number of puzzles in the text of the board. */
  readonly collection: () => number;
  readonly fileOf: (content: Content, kind: FileKind) => Promise<Blob>;
  readonly print: (perPage: 1 | 4) => void;
  readonly open: (files: readonly File[]) => void;
}

/** The address of the site's files; null for the single-file page, which has none beside it. */
const siteAddress = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[src]')?.src ?? null;

/** The texts of the dialog. */
type Texts = Pick<PageMessages, 'share' | 'language'>;

/** Draws the dialog. Most people never open it, so that it is a part of its own. */
type Draw = typeof import('./share-dialog').shareDialog;

export class Share {
  #sharing: Sharing = NOT_SHARING;
  #host: ShareHost | null = null;
  /** Whose content is to be shown when the dialog has arrived. */
  #next: ShareHost | null = null;
  /** Null until the dialog is opened for the first time. */
  #draw: Draw | null = null;
  readonly #place: HTMLElement;
  readonly #onMissing: (error: unknown) => void;
  #texts: Texts;

  readonly #events: ShareEvents = {
    onClose: () => this.close(),
    onContent: (content) => this.#show({ ...this.#sharing, content, said: null }),
    onCopy: (text) => void this.#copy(text),
    onEmbed: (change) => this.#show({ ...this.#sharing, ...change, said: null }),
    onSend: (link) => void this.#send(link),
    onCopyText: (shown, form) => void this.#copyText(shown, form),
    onSave: (kind) => void this.#save(kind),
    onOpen: (files) => {
      const host = this.#host;
      this.close();
      host?.files?.open(files);
    },
    onPrint: (perPage) => this.#host?.files?.print(perPage),
  };

  /** `onMissing` is told why the dialog cannot be opened. */
  constructor(place: HTMLElement, texts: Texts, onMissing: (error: unknown) => void) {
    this.#place = place;
    this.#texts = texts;
    this.#onMissing = onMissing;
  }

  setTexts(texts: Texts): void {
    this.#texts = texts;
    this.#show(this.#sharing);
  }

  /** Renders again after a change of the shared content or its surroundings. */
  follow(): void {
    if (this.#sharing.open) this.#show(this.#sharing);
  }

  open(host: ShareHost): void {
    this.#next = host;
    void this.#open(host);
  }

  async #open(host: ShareHost): Promise<void> {
    try {
      this.#draw ??= (await loadPart('share-dialog', () => import('./share-dialog'))).shareDialog;
    } catch (error) {
      return this.#onMissing(error);
    }
    // The person may have gone on to another panel.
    if (this.#next !== host) return;
    this.#host = host;
    this.#show(openDialog(this.#sharing));
    const dialog = this.#dialog;
    if (!dialog.open) openModal(dialog);
  }

  close(): void {
    this.#next = null;
    if (!this.#sharing.open) return;
    this.#dialog.close();
    this.#host = null;
    this.#show({ ...this.#sharing, open: false });
  }

  /** The content to share; null while the dialog is closed. */
  get content(): Content | null {
    if (this.#host === null) return null;
    return chosenContent(this.#host.contents(), this.#sharing.content);
  }

  #show(next: Sharing): void {
    this.#sharing = next;
    if (this.#draw === null) return;
    render(this.#draw(next, this.#shown, this.#texts, this.#events), this.#place);
  }

  get #dialog(): HTMLDialogElement {
    return this.#place.querySelector('dialog')!;
  }

  get #shown(): Shown | null {
    const [host, content] = [this.#host, this.content];
    if (host === null || content === null) return null;
    return {
      language: this.#texts.language,
      contents: host.contents(),
      content,
      link: linkTo(location.href, host.fragment(content)),
      forms: host.forms,
      site: siteAddress(),
      embedded: host.embedded?.() ?? null,
      unwritten: host.unwritten?.() ?? null,
      elsewhere: host.elsewhere?.() ?? null,
      kinds: host.files?.kinds ?? [],
      collection: host.files?.collection() ?? null,
      canSend: 'share' in navigator,
    };
  }

  #say(said: Said | null): void {
    this.#show({ ...this.#sharing, said });
  }

  async #copy(text: string): Promise<void> {
    this.#say({ kind: (await copyText(text)) ? 'copied' : 'notCopied' });
  }

  async #copyText({ content, link }: Shown, form: TextForm): Promise<void> {
    const host = this.#host;
    if (host !== null) await this.#copy(await host.textAs(content, form, link));
  }

  async #send(url: string): Promise<void> {
    try {
      await navigator.share({ title: document.title, url });
      this.#say({ kind: 'sent' });
    } catch (error) {
      const isAbort = error instanceof DOMException && error.name === 'AbortError';
      this.#say(isAbort ? null : { kind: 'notSent' });
    }
  }

  async #save(kind: FileKind): Promise<void> {
    const [files, content] = [this.#host?.files, this.content];
    if (!files || content === null) return;
    const name = `${files.name()}.${kind}`;
    try {
      save(name, await files.fileOf(content, kind));
      this.#say({ kind: 'saved', name });
    } catch (error) {
      this.#say({ kind: 'notSaved' });
      if (!isTold(error)) throw error;
    }
  }
}
