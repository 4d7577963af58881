/**
 * Renders the dialog: the content to share at the top, then a section for each way to share it. What few people look for is
 * folded at the end.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { radioRow } from '../../../board/controls';
import type { PageMessages } from '../../../locales/page-messages';
import type { Layout, Range, Sides } from '../../../board/layout';
import { figuresOf } from '../../../board/shapes/figures';
import type { Language } from '../../../locales/languages';
import { dialog } from '../dialog';
import { boardCode, fileAddress, filesFor, frameCode } from '../embed/code';
import { downloads, lookForm } from '../embed/form';
import { button, menu } from '../form';
import { filePicker } from '../file-picker';
import { READABLE } from '../files';
import { revealDetails } from '../reveal';
import {
  COMMON_FORMS,
  MAX_PRINTED,
  waysFrom,
  type Content,
  type Elsewhere,
  type Embedded,
  type FileKind,
  type Said,
  type Sharing,
  type TextForm,
} from './model';
import { qrCode } from './qr';
import { textsFor, type ShareTexts } from './texts';
import { sentences } from '../../../locales/sentences';

export interface ShareEvents {
  readonly onClose: () => void;
  readonly onContent: (content: Content) => void;
  readonly onCopy: (text: string) => void;
  readonly onEmbed: (change: Partial<Pick<Sharing, 'way' | 'look'>>) => void;
  readonly onSend: (link: string) => void;
  readonly onCopyText: (shown: Shown, form: TextForm) => void;
  readonly onSave: (kind: FileKind) => void;
  readonly onOpen: (files: readonly File[]) => void;
  readonly onPrint: (perPage: 1 | 4) => void;
}

/** The panel's values in the dialog. */
export interface Shown {
  readonly language: Language;
  readonly contents: readonly Content[];
  readonly content: Content;
  readonly link: string;
  /** The text formats; empty if there is only one. */
  readonly forms: readonly TextForm[];
  /** The address of a file of the site; null for the single-file page. */
  readonly site: string | null;
  /** The puzzle for an embedded board; null if there is none. */
  readonly embedded: Embedded | null;
  /** What texts and code lack of the puzzle, in words; null if they have all. */
  readonly unwritten: string | null;
  readonly elsewhere: Elsewhere | null;
  readonly kinds: readonly FileKind[];
  /**
   * The number of puzzles in the text of the board; null if the panel has no files and no printing.
   */
  readonly collection: number | null;
  /** Whether the browser supports sharing a link. */
  readonly canSend: boolean;
}

/** The choice of the content; renders nothing if there is only one. */
function contentChoice(
  { contents, content }: Shown,
  texts: ShareTexts,
  onContent: (content: Content) => void,
): TemplateResult | typeof nothing {
  if (contents.length < 2) return nothing;
  return radioRow(
    'share-content',
    texts.content.label,
    contents,
    content,
    texts.content,
    onContent,
  );
}

const isFile = (link: string): boolean => link.startsWith('file:');

function linkSection(shown: Shown, texts: ShareTexts, on: ShareEvents): TemplateResult {
  const words = texts.link;
  const { link } = shown;
  return html`<section aria-labelledby="share-link">
    <h3 id="share-link">${words.title}</h3>
    <input
      type="text"
      class="address"
      readonly
      aria-label=${words.label}
      .value=${link}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    />
    <div class="row">
      ${button(words.copy, () => on.onCopy(link))}
      ${shown.canSend && !isFile(link) ? button(words.send, () => on.onSend(link)) : nothing}
    </div>
    <p>${isFile(link) ? words.fromFile : words.about}</p>
    ${
      isFile(link)
        ? nothing
        : html`<details class="fold">
            <summary>${words.code}</summary>
            ${qrCode(link, words.codeLabel) ?? html`<p>${words.tooLong}</p>`}
          </details>`
    }
  </section>`;
}

/** What a text does not have, beside it. */
const lacking = ({ unwritten }: Shown): TemplateResult | typeof nothing =>
  unwritten === null ? nothing : html`<p>${unwritten}</p>`;

/** A button for each format that copies the board in it. */
const copyButtons = (
  forms: readonly TextForm[],
  shown: Shown,
  { text }: ShareTexts,
  on: ShareEvents,
): readonly TemplateResult[] =>
  forms.map((form) => button(text.forms[form], () => on.onCopyText(shown, form)));

function textSection(shown: Shown, texts: ShareTexts, on: ShareEvents): TemplateResult {
  const forms = COMMON_FORMS.filter((form) => shown.forms.includes(form));
  return html`<section aria-labelledby="share-text">
    <h3 id="share-text">${texts.text.title}</h3>
    <div class="row">
      ${
        forms.length === 0
          ? button(texts.text.copy, () => on.onCopyText(shown, 'line'))
          : copyButtons(forms, shown, texts, on)
      }
    </div>
    ${lacking(shown)}
  </section>`;
}

function elsewhereSection({ elsewhere }: Shown): TemplateResult | typeof nothing {
  if (elsewhere === null) return nothing;
  const { title, links, notes } = elsewhere;
  return html`<section aria-labelledby="share-elsewhere">
    <h3 id="share-elsewhere">${title}</h3>
    <div class="row">
      ${links.map(
        ({ name, address }) =>
          html`<a class="button" href=${address} target="_blank" rel="noopener noreferrer"
            >${name}</a
          >`,
      )}
    </div>
    ${notes.map((note) => html`<p>${note}</p>`)}
  </section>`;
}

/** How large a board is with the clues around it. */
function withMargins(layout: Layout): Sides & Range {
  const { top, right, bottom, left } = figuresOf(layout).margins;
  const { rows, cols, low, high } = layout;
  return { rows: top + rows + bottom, cols: left + cols + right, low, high };
}

/** The code for other pages. */
function embedSection(
  sharing: Sharing,
  shown: Shown,
  texts: ShareTexts,
  on: ShareEvents,
): TemplateResult | typeof nothing {
  const { site, embedded, language } = shown;
  if (site === null || embedded === null) return nothing;
  const words = texts.embed;
  const ways = waysFrom(site);
  const way = ways.includes(sharing.way) ? sharing.way : ways[0]!;
  const { look } = sharing;
  const files =
    way === 'copy'
      ? filesFor(embedded.layout, look.language ?? language, look.controls && look.hints)
      : [];
  const about = way === 'copy' ? words.about.copy(files) : words.about[way];
  const code =
    way === 'frame'
      ? frameCode(embedded.puzzle, look, site, texts.picture.title, withMargins(embedded.layout))
      : way === 'copy'
        ? boardCode(embedded.puzzle, look, null, fileAddress('', site))
        : boardCode(embedded.puzzle, look, site);
  return html`<details class="fold" @toggle=${revealDetails}>
    <summary>${words.title}</summary>
    <div class="embed">
      <div class="row">
        ${menu(words.way, ways, way, words.ways, (chosen) => on.onEmbed({ way: chosen }))}
        ${lookForm(look, words, (change) => on.onEmbed({ look: { ...look, ...change } }))}
      </div>
      <textarea
        readonly
        rows="6"
        spellcheck="false"
        aria-label=${words.code}
        .value=${code}
      ></textarea>
      <div class="row">${button(words.copy, () => on.onCopy(code))} ${downloads(files, words)}</div>
      <p>${sentences(about, isFile(site) ? words.fromFile : '')}</p>
      ${lacking(shown)}
    </div>
  </details>`;
}

const saveButtons = (
  kinds: readonly FileKind[],
  { file }: ShareTexts,
  on: ShareEvents,
): readonly TemplateResult[] => kinds.map((kind) => button(file.save[kind], () => on.onSave(kind)));

function printButtons(collection: number, { paper }: ShareTexts, on: ShareEvents): TemplateResult {
  return collection < 2
    ? button(paper.board, () => on.onPrint(1))
    : html`${button(paper.one, () => on.onPrint(1))} ${button(paper.four, () => on.onPrint(4))}`;
}

/** The board on paper and as a picture. */
function paperSection(collection: number, texts: ShareTexts, on: ShareEvents): TemplateResult {
  const words = texts.paper;
  const about =
    collection > MAX_PRINTED ? words.first(MAX_PRINTED, collection) : words.collection(collection);
  return html`<section aria-labelledby="share-paper">
    <h3 id="share-paper">${words.title}</h3>
    <div class="row">${saveButtons(['png'], texts, on)} ${printButtons(collection, texts, on)}</div>
    ${collection < 2 ? nothing : html`<p>${about}</p>`}
  </section>`;
}

/** What few people look for: formats of programs. */
function moreSection(
  shown: Shown,
  texts: ShareTexts,
  on: ShareEvents,
): TemplateResult | typeof nothing {
  const { collection } = shown;
  const forms = shown.forms.filter((form) => !COMMON_FORMS.includes(form));
  if (collection === null) return nothing;
  return html`<details class="fold" @toggle=${revealDetails}>
    <summary>${texts.more}</summary>
    ${
      forms.length === 0
        ? nothing
        : html`<section aria-labelledby="share-more-text">
            <h3 id="share-more-text">${texts.text.others}</h3>
            <div class="row">${copyButtons(forms, shown, texts, on)}</div>
          </section>`
    }
    <section aria-labelledby="share-file">
      <h3 id="share-file">${texts.file.title}</h3>
      <div class="row">
        ${saveButtons(
          shown.kinds.filter((kind) => kind !== 'png'),
          texts,
          on,
        )}
      </div>
      ${collection > 1 ? html`<p>${texts.file.collection(collection)}</p>` : nothing}
    </section>
  </details>`;
}

function openSection(texts: ShareTexts, onOpen: (files: readonly File[]) => void): TemplateResult {
  const words = texts.keep;
  return html`<section aria-labelledby="share-open">
    <h3 id="share-open">${words.title}</h3>
    ${filePicker(words.open, READABLE, onOpen)}
    <p>${words.about}</p>
  </section>`;
}

function content(
  sharing: Sharing,
  shown: Shown,
  texts: ShareTexts,
  on: ShareEvents,
): TemplateResult {
  const { collection } = shown;
  return html`${contentChoice(shown, texts, on.onContent)} ${linkSection(shown, texts, on)}
  ${textSection(shown, texts, on)} ${elsewhereSection(shown)}
  ${
    collection === null
      ? nothing
      : html`${paperSection(collection, texts, on)} ${openSection(texts, on.onOpen)}`
  }
  ${embedSection(sharing, shown, texts, on)} ${moreSection(shown, texts, on)}`;
}

const describeSaid = (said: Said, { said: words }: ShareTexts): string =>
  said.kind === 'saved' ? words.saved(said.name) : words[said.kind];

/** The dialog, which is empty while it is closed. */
export function shareDialog(
  sharing: Sharing,
  shown: Shown | null,
  page: Pick<PageMessages, 'share' | 'language'>,
  on: ShareEvents,
): TemplateResult {
  const texts = textsFor(page);
  const { title, close } = texts;
  const said = sharing.said === null ? '' : describeSaid(sharing.said, texts);
  return dialog(
    'share-dialog',
    { title, close, said },
    shown === null ? null : content(sharing, shown, texts, on),
    on.onClose,
  );
}
